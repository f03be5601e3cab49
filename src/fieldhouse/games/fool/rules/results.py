"""A game is over: the score, what everybody did in it, who was hurt.

Chapters 1 to 11 are not at hand: how often, and who, is our own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from fieldhouse.games.fool.dice import D6
from fieldhouse.games.fool.model import RETURNS, Injury, Player
from fieldhouse.games.fool.positions import (
    BACKS,
    DEFENSIVE_LINE,
    KICKERS,
    OFFENSIVE_LINE,
    QUARTERBACK,
    field_parts,
    parts,
)
from fieldhouse.games.fool.rules.by_hand import (
    by_number,
    check_counts,
    check_injuries,
    check_score,
    check_uses,
    said_of,
)
from fieldhouse.games.fool.rules.depth import Use, lineup
from fieldhouse.games.fool.rules.experience import NORMALLY, PLAYED, PRACTICED, Kicks, credit, exhibition_credit
from fieldhouse.games.fool.rules.injuries import describe, longer_injury
from fieldhouse.games.fool.rules.newcomers import passed_a_game
from fieldhouse.games.fool.rules.position_changes import exhibition_thirds, gained
from fieldhouse.games.fool.rules.special_teams import returned
from fieldhouse.games.fool.rules.standings import is_playoff
from fieldhouse.games.fool.state import EXHIBITION, GAME_DAYS, League, Refused, commissioner_only, in_phase
from fieldhouse.table.seat import seated

INCIDENTS: Final = (0, 0, 1, 1, 1, 2)
"""Our own: how many players of a team are shaken up in a game, by a die."""
LONGER_FROM: Final = 4
"""Our own: from this die on he misses games."""
NO_KICKS: Final = ((0, 0, 0), (0, 0, 0))
Uses = Mapping[str, object]
"""By the player's number: his thirds of a game, or these and how much he played where, as ``[3, {"G": 2, "C": 1}]``."""
UseRows = Sequence[Sequence[object]]
"""The same as a form gives it: a player's number and his thirds, row by row."""


def result(
    league: League,
    by: str,
    game: int,
    score: Sequence[int],
    kicks: Sequence[Sequence[int]] | None = None,
    returns: Sequence[Sequence[int]] = ((0, 0), (0, 0)),
    uses: Uses | UseRows | None = None,
    injuries: Sequence[Sequence[object]] | None = None,
    seed: int = 0,
) -> None:
    """A game's result, as the football engine or the commissioner gives it.

    *kicks* are field goals tried, points after and punts of each team, *returns* its punt and kick returns, away first.
    Without *uses* the line-ups tell who played, and without *kicks* kickers have the two thirds that they normally
    have; with *uses*, whoever is not named has practiced. Without *uses* and *injuries* (player, ability, games, 0 for
    the season) injuries are rolled, and whoever is hurt is drawn. *seed* says how to play the game again. Refused if
    there is no such game now, it has been played, or cannot have been so.
    """
    commissioner_only(by)
    in_phase(league, GAME_DAYS, EXHIBITION, rule="12.2")
    index = next((index for index, fixture in enumerate(league.fixtures) if fixture.number == game), -1)
    if index < 0 or league.fixtures[index].stage != league.stage:
        raise Refused(f"There is no game {game} in {league.stage}.")
    fixture = league.fixtures[index]
    if fixture.score is not None:
        raise Refused(f"Rule 13.1: game {game} has been played: {fixture.score[0]}-{fixture.score[1]}.")
    check_score(league.stage, score)
    check_counts(NO_KICKS if kicks is None else kicks, returns)
    said = by_number(uses or {})
    check_uses(league, fixture, said)
    check_injuries(league, fixture, injuries or ())
    hurt = (injuries or ()) if said or injuries else None
    league.fixtures[index] = fixture._replace(score=(score[0], score[1]))
    league.note(f"{fixture.away} {score[0]}, {fixture.home} {score[1]} ({fixture.stage})")
    for seat, team in seated((fixture.away, fixture.home)):
        counted = Kicks(*kicks[seat]) if kicks is not None else Kicks() if said else NORMALLY
        apply_game(league, team, counted, returns[seat], said or None, hurt)


def apply_game(
    league: League,
    team: str,
    kicks: Kicks,
    returns: Sequence[int],
    given: Uses | None,
    injuries: Sequence[Sequence[object]] | None,
) -> None:
    """All that a game does to a team's players. Rolls and draws."""
    chosen = lineup(league, team)
    uses = chosen.uses()
    if given is not None:
        uses = {int(number): _use_by_hand(value, uses.get(int(number))) for number, value in given.items()}
    is_exhibition = league.phase == EXHIBITION
    for player in league.roster(team):
        use = uses.get(player.id, Use(PRACTICED, {}))
        jobs = [slot for slot in KICKERS if player.id in chosen.starters[slot]]
        is_by_hand = given is not None and str(player.id) in given and not field_parts(player.position)
        after = _experienced(league, player, use, None if is_by_hand else kicks, jobs, is_exhibition)
        thirds = exhibition_thirds(league, player) if is_exhibition else use.thirds
        after = gained(league, after, use.places, thirds)
        if not is_exhibition:
            for kind, count in zip(RETURNS, returns, strict=True):
                if count and chosen.returners.get(kind) == player.id:
                    after = returned(league, after, kind, count)
        league.put(a_game_later(after, is_exhibition))
    if injuries is None:
        _hurt_in_game(league, team, uses)
    else:
        _hurt_by_hand(league, team, injuries)
    if not is_exhibition:
        league.set_team(team, games=league.teams[team].games + 1)


def _use_by_hand(value: object, planned: Use | None) -> Use:
    """What the commissioner says a man did; without his places the line-up tells them."""
    if isinstance(value, int):
        return Use(value, planned.places if planned else {})
    thirds, places = said_of(value)
    assert isinstance(thirds, int) and isinstance(places, Mapping), "check_uses has seen it"
    return Use(thirds, {str(slot): float(share) for slot, share in places.items()})


def _experienced(
    league: League, player: Player, use: Use, kicks: Kicks | None, jobs: Sequence[str], is_exhibition: bool
) -> Player:  # fmt: skip
    """The man with his experience of the game."""
    if is_exhibition:
        return exhibition_credit(league, player, use.thirds, use.places)
    return credit(league, player, use.thirds, kicks, jobs, is_playoff(league.stage), use.places)


def a_game_later(player: Player, is_exhibition: bool) -> Player:
    """One game nearer to being well, and to the end of a suspension, a newcomer's trial, a fresh change of position."""
    injury = player.injury
    if injury is not None and not injury.is_season:
        left = injury._replace(games=injury.games - 1)
        player = replace(player, injury=left if left.games > 0 else None)
    if player.suspended and not is_exhibition:
        player = replace(player, suspended=player.suspended - 1)
    if player.moved is not None and not is_exhibition:
        player = replace(player, moved=player.moved._replace(games=player.moved.games + 1))
    return passed_a_game(player, is_exhibition)


# Injuries


def danger(player: Player, thirds: int) -> int:
    """Our own: how likely a player is the one who is hurt, by position and use; '#' doubles it, 'r' halves it."""
    if thirds < PLAYED or all(part in KICKERS for part in parts(player.position)):
        return 0
    main = parts(player.position)[0]
    base = 8 if main in BACKS else 4 if main == QUARTERBACK or main in OFFENSIVE_LINE else 6
    if main in DEFENSIVE_LINE:
        base = 5
    return base * thirds * (4 if "#" in player.attributes else 1 if "r" in player.attributes else 2) // 2


def _hurt_in_game(league: League, team: str, uses: Mapping[int, Use]) -> None:
    """12.4: who is hurt in a game, drawn by the danger he was in, and for how long. Rolls."""
    for _ in range(INCIDENTS[league.table.roll(D6, "incidents") - 1]):
        pile: list[int] = []
        for number, use in uses.items():
            player = league.players[number]
            if player.injury is None:
                pile += [number] * danger(player, use.thirds)
        if not pile:
            return
        victim = league.players[league.table.draw(pile, "hurt")]
        if league.table.roll(D6, "how badly") >= LONGER_FROM:
            _set_injury(league, victim, longer_injury(league, victim))


def _set_injury(league: League, player: Player, injury: Injury | None) -> None:
    """Put the injury down, if there is one, and say so."""
    if injury is None:
        return
    is_early = league.phase == EXHIBITION
    league.put(replace(player, injury=injury._replace(is_of_camp=is_early), was_hurt_in_camp=is_early))
    league.note(f"{player.called} is hurt: {describe(injury)}")


def _hurt_by_hand(league: League, team: str, injuries: Sequence[Sequence[object]]) -> None:
    """Put down the injuries that the commissioner names."""
    for number, ability, games in injuries:
        player = league.player(int(str(number)))
        if player.team == team:
            _set_injury(league, player, Injury(str(ability), int(str(games)), is_season=not games))
