"""A result as the commissioner enters it: whatever could not have been is refused before anything has changed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeGuard

from fieldhouse.games.fool.franchise import Fixture
from fieldhouse.games.fool.model import ABILITIES, Player
from fieldhouse.games.fool.player_value import RETURN_SLOTS, SLOTS
from fieldhouse.games.fool.rules.experience import PLAYED, PRACTICED, STARTED
from fieldhouse.games.fool.rules.standings import is_playoff
from fieldhouse.games.fool.state import League, Refused

PLACES = (*SLOTS, *RETURN_SLOTS)
MOST_FIGURES: Final = 9


def check_score(stage: str, score: Sequence[int]) -> None:
    """13.1: points of both teams, and a winner in playoffs."""
    if not _is_row(score, 2) or (is_playoff(stage) and score[0] == score[1]):
        raise Refused(
            f"Rule 13.1: {score} is no score of {stage}; expected away and home points, and a winner in playoffs."
        )


def check_counts(kicks: object, returns: object) -> None:
    """12.3.4 and 12.2b: kicks and returns of both teams."""
    if not _is_pair_of_rows(kicks, 3):
        raise Refused(
            "Rule 12.3.4: kicks are field goals tried, points after and punts, of the visitors, then of the home "
            f"team; expected three numbers for each, not {kicks}."
        )
    if not _is_pair_of_rows(returns, 2):
        raise Refused(
            "Rule 12.2b: returns are punt and kick returns, of the visitors, then of the home team; "
            f"expected two numbers for each, not {returns}."
        )


def _is_pair_of_rows(value: object, length: int) -> bool:
    """Are these, from a client, two rows of *length* numbers?"""
    return isinstance(value, Sequence) and len(value) == 2 and all(_is_row(each, length) for each in value)


def _is_row(value: object, length: int) -> bool:
    """So many whole numbers, none of them below zero."""
    if not isinstance(value, Sequence) or isinstance(value, str) or len(value) != length:
        return False
    return all(type(each) is int and each >= 0 for each in value)


def by_number(uses: object) -> Mapping[str, object]:
    """Who played, by number; a form gives it row by row. Refused if it is no list of players, or names one twice."""
    if isinstance(uses, Mapping):
        return uses
    if not isinstance(uses, Sequence) or not all(_is_pair(row) for row in uses):
        raise Refused(f"Rule 12.3.4: who played is said by player's number, as in {{'12': 3}}, not {uses}.")
    if len({str(number) for number, _ in uses}) < len(uses):
        raise Refused("Rule 12.3.4: somebody is named twice among those who played.")
    return {str(number): thirds for number, thirds in uses}


def _is_pair(value: object) -> TypeGuard[Sequence[object]]:
    """Two things in a row; a text of two letters is none."""
    return isinstance(value, Sequence) and not isinstance(value, str) and len(value) == 2


def said_of(value: object) -> tuple[object, object]:
    """How much somebody played, and where, if that is said."""
    return (value[0], value[1]) if _is_pair(value) else (value, {})


def check_uses(league: League, fixture: Fixture, uses: Mapping[str, object]) -> None:
    """12.3.4 and 12.5.2: who has played how much, and where."""
    for number, value in uses.items():
        player = _man_of(league, fixture, number)
        thirds, places = said_of(value)
        if type(thirds) is not int or not PRACTICED <= thirds <= STARTED:
            raise Refused(
                f"Rule 12.3.4: {player.name} cannot have {thirds} thirds of a game; "
                "expected 3 (started), 2 (took part) or 1 (practiced)."
            )
        if thirds >= PLAYED and not player.can_play:
            raise Refused(f"Rule 12.3.4: {player.name} cannot have played: {_why_not(player)}.")
        _check_places(player, places)


def _check_places(player: Player, places: object) -> None:
    """Refuse places that there are not, and shares of nothing."""
    shares = places if isinstance(places, Mapping) else {str(places): 0}
    for slot, share in shares.items():
        if slot not in PLACES:
            raise Refused(f"Rule 12.5.2: there is no place {slot!r} to play at; there are {', '.join(PLACES)}.")
        if type(share) not in (int, float) or not share > 0:
            raise Refused(f"Rule 12.5.2: {player.name} played {share} at {slot}; expected a number above 0.")


def check_injuries(league: League, fixture: Fixture, injuries: object) -> None:
    """12.8: who is hurt, in what, and for how many games; 0: the season."""
    if not isinstance(injuries, Sequence):
        raise Refused(
            f"Rule 12.8: injuries are a list, each a player, an ability and the games missed, not {injuries}."
        )
    hurt: list[int] = []
    for each in injuries:
        if not isinstance(each, Sequence) or len(each) != 3:
            raise Refused(f"Rule 12.8: an injury is a player, an ability and the games missed, not {each}.")
        player = _man_of(league, fixture, each[0])
        _, ability, games = each
        if not player.can_play or player.id in hurt:
            reason = "he has been hurt in this game" if player.id in hurt else _why_not(player)
            raise Refused(f"Rule 12.8: {player.name} cannot have been hurt: {reason}.")
        if ability not in ABILITIES:
            raise Refused(f"Rule 12.8: {player.name} is hurt in P, C or S, not {ability!r}.")
        if type(games) is not int or games < 0:
            raise Refused(f"Rule 12.8: {player.name} misses a number of games, or 0 for the season, not {games!r}.")
        hurt.append(player.id)


def _man_of(league: League, fixture: Fixture, number: object) -> Player:
    """The player of that number, who must play for one of the two."""
    if not str(number).isdecimal() or len(str(number)) > MOST_FIGURES:
        raise Refused(f"Rule 13.1: {number!r} is no player's number.")
    player = league.player(int(str(number)))
    if player.team not in (fixture.away, fixture.home):
        raise Refused(f"Rule 13.1: {player.name} does not play in game {fixture.number}.")
    return player


def _why_not(player: Player) -> str:
    """Why he cannot have played."""
    if player.injury is not None:
        return "he is hurt"
    return "he is suspended" if player.suspended else f"he is on the {player.status} list"
