"""12.5.2 Player position changes: which are allowed, the roll, its reversal, and playing out of position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from fieldhouse.games.fool.charts.compiled import CHANGE, LATE_YEARS, OLD, OLDEST, ROOKIE, SPECIALIZATION, class_of
from fieldhouse.games.fool.charts.effects import ABILITY, PASS_VALUE
from fieldhouse.games.fool.dice import D6
from fieldhouse.games.fool.model import MOVED, RETURNS, Moved, Moving, Player
from fieldhouse.games.fool.positions import QUARTERBACK, covers, is_specialization, kicking_parts
from fieldhouse.games.fool.rules.effects import changed, is_better, loses_pass_value, orders_of
from fieldhouse.games.fool.state import PRESEASON, League, Refused
from fieldhouse.table.dice import Column

PROSE_REVERSAL = 3
HEAD_START = 4
"""Sixths of a game: the two thirds of the rule in brackets."""
GAMES_TO_REVERT = 3
"""12.5.2: a player cut or traded within so many games of his change may go back to his old position."""


def table_of(league: League, player: Player, target: str) -> str | None:
    """12.5.2: the table of a change, if he may make it. Who has been a quarterback may become one again."""
    table = league.tables.move_table(player.position, target)
    return CHANGE if table is None and is_back_to_quarterback(player, target) else table


def is_back_to_quarterback(player: Player, target: str) -> bool:
    """A passer who plays elsewhere now would play his old position again."""
    return target == QUARTERBACK and player.passing is not None and not covers(player.position, QUARTERBACK)


def check_move(league: League, player: Player, target: str) -> None:
    """12.5.2: may this player change to *target* now?"""
    if table_of(league, player, target) is None:
        raise Refused(f"Rule 12.5.2: a {player.position} cannot become a {target}.")
    gives_up_pass = league.settings.pass_injury_exception and loses_pass_value(player.position, target)
    hurt = [ability for ability in player.lingering if not (gives_up_pass and ability == "P")]
    if player.injury is not None or hurt:
        raise Refused(f"Rule 12.3.2: {player.name} is recovering from an injury and cannot change position.")
    if player.moves_from > league.year:
        raise Refused(f"Rule 12.5.2: {player.name} may not change position again before season {player.moves_from}.")


def column_of(league: League, player: Player, target: str) -> Column:
    """12.8: the column, by the kind of change and the player's age or class."""
    table = table_of(league, player, target)
    assert table is not None
    if table not in (SPECIALIZATION, CHANGE):
        return league.tables.transitions[table, class_of(player)]
    band = ROOKIE if player.is_rookie else league.tables.band(player.age)
    columns = league.tables.specialization if table == SPECIALIZATION else league.tables.change
    return columns[LATE_YEARS if band in (OLD, OLDEST) else band]


def position_change(league: League, player: Player, target: str) -> Player:
    """12.5.2: the roll for a change of position. Good changes go by the new position, bad ones by the old."""
    old = player.position
    gained = player.passing if is_back_to_quarterback(player, target) else league.tables.pass_value(old, target)
    base = player
    if loses_pass_value(old, target):
        base = replace(player, p=0, lingering=tuple(each for each in player.lingering if each != "P"))
    elif gained is not None:
        base = replace(player, p=gained)
    orders = orders_of(league, base, target=target)
    after = changed(league, base, column_of(league, player, target), "position change", orders)
    moved = Moved(
        old,
        is_better(base, after),
        0,
        (player.p, player.c, player.s),
        player.attributes,
        (after.p, after.c, after.s),
        after.attributes,
        player.team,
        league.year,
        league.year,
        league.day,
    )
    league.note(f"{player.called} is now {target} instead of {old} (12.5.2)")
    has_passed = covers(old, QUARTERBACK) and not covers(target, QUARTERBACK)
    return replace(
        after, position=_with_kicking(old, target), moved=moved, moving=None, moves_from=league.year + 1, regimen=MOVED,
        passing=player.p if has_passed else player.passing,
    )  # fmt: skip


def _with_kicking(old: str, target: str) -> str:
    """A kicker's job stays with the player, as in DH/P to CB/P."""
    return "/".join((target, *kicking_parts(old)))


def reversal_up_to(league: League, player: Player) -> int:
    """12.8: 1-4 for a rookie just drafted, 1-3 for a veteran, 1 from 30 on; 12.5.2's own text has 1-3 for all."""
    return league.tables.reversal[class_of(player)] if league.settings.reversal_by_age else PROSE_REVERSAL


def check_reversal(league: League, player: Player) -> Moved:
    """The change that may be reversed now; a refusal if there is none."""
    moved = player.moved
    if moved is None or moved.attempt != league.year:
        raise Refused(f"Rule 12.5.2: {player.name} has no change of position that could be reversed now.")
    if moved.team != player.team:
        raise Refused(f"Rule 12.5.2: only the team he changed with may try to reverse it, and {player.name} left it.")
    return moved


def reversal(league: League, player: Player) -> Player:
    """12.5.2: a low roll takes back position and what the change did; else both stay, until one more try next camp.

    What other rolls have done to him since stays with him. However it comes out, he changes no more this season.
    Refused if there is nothing to reverse (``check_reversal``).
    """
    moved = check_reversal(league, player)
    if league.table.roll(D6, "reversal") > reversal_up_to(league, player):
        again = league.year + 1 if league.year == moved.year else 0
        league.note(f"{player.called} stays {player.position}: the change is not reversed (12.5.2)")
        return replace(player, moved=moved._replace(attempt=again), moves_from=league.year + 1)
    now = (player.p, player.c, player.s)
    p, c, s = (max(0, own + old - new) for own, old, new in zip(now, moved.ratings, moved.became, strict=True))
    kept = [mark for mark in player.attributes if mark in moved.attributes or mark not in moved.marks]
    lost = [mark for mark in moved.attributes if mark not in moved.marks and mark not in kept]
    ban = 2 if league.settings.long_ban else 1
    league.note(f"{player.called} is {moved.position} again (12.5.2)")
    return replace(
        player, position=moved.position, p=p, c=c, s=s, attributes=(*kept, *lost), moved=None,
        moves_from=league.year + ban,
    )  # fmt: skip


# After camp


def announced(league: League, player: Player, target: str) -> Player:
    """12.5.2: after camp a change is announced, then played for; an idle camp may give it a head start. Refused if he
    may not change to *target* (``check_move``)."""
    check_move(league, player, target)
    has_head_start = league.settings.head_start and league.phase in PRESEASON and not player.regimen
    head_start = HEAD_START if has_head_start else 0
    return replace(player, moving=Moving(target, head_start))


def gained(league: League, player: Player, places: Mapping[str, float], thirds: int) -> Player:
    """12.5.2: a game's experience at the new position; half if he did something else too, none if he mostly did.

    *places* says how much of a game he played where; returning kicks is something else. What a less special position
    adds to the old one is the new position: a center who becomes a utility lineman must play guard or tackle.
    """
    moving = player.moving
    if moving is None or not places:
        return player
    is_within = is_specialization(player.position, moving.target)
    new = [
        place
        for place in places
        if place not in RETURNS and covers(moving.target, place) and (is_within or not covers(player.position, place))
    ]
    there = sum(places[place] for place in new)
    elsewhere = sum(places.values()) - there
    if not there or elsewhere > there:
        return player
    sixths = 2 * thirds if not elsewhere else _sixths_of_both(league, moving.target, places, thirds)
    return replace(player, moving=moving._replace(sixths=moving.sixths + sixths))


def _sixths_of_both(league: League, target: str, places: Mapping[str, float], thirds: int) -> int:
    """12.5.2: half; by the rule in brackets a third of a game, or two if the new position includes the old one."""
    if not league.settings.head_start:
        return thirds
    return 4 if all(place not in RETURNS and covers(target, place) for place in places) else 2


def exhibition_thirds(league: League, player: Player) -> int:
    """12.5.2: two thirds in an exhibition game; one, if there are four of them and he had a special camp."""
    return 1 if player.regimen and league.settings.exhibitions >= 4 else 2


def is_ready(league: League, moving: Moving) -> bool:
    """12.5.2: three games, rounded: 2 2/3 will do."""
    return moving.sixths >= 6 * league.settings.move_games - 2


def completed(league: League, player: Player, go: bool) -> Player:
    """12.5.2: the roll once the games are played, or the change called off, which ends changes for the season. Refused
    before, to whoever is hurt, and in preseason after a special camp."""
    moving = player.moving
    if moving is None or not is_ready(league, moving):
        have = f"{moving.sixths}/6" if moving else "no"
        raise Refused(
            f"Rule 12.5.2: {player.name} has {have} games at a new position; {league.settings.move_games} are needed."
        )
    if player.injury is not None:
        raise Refused(f"Rule 12.3.2: {player.name} is recovering from an injury and cannot change position.")
    if go and player.regimen and league.phase in PRESEASON:
        raise Refused(
            f"Rule 12.5.2: {player.name} had a special camp ({player.regimen}), so that no change of position is "
            "completed before the season."
        )
    if not go:
        return replace(player, moving=None, moves_from=league.year + 1)
    return position_change(league, player, moving.target)


# Leaving the team, and playing out of position


def left(league: League, player: Player) -> Player:
    """12.5.2: a change under way ends when he leaves; a ban longer than this season does too."""
    return replace(player, moving=None, moves_from=min(player.moves_from, league.year + 1))


def may_revert(player: Player) -> bool:
    """12.5.2: he changed less than three games ago and did not improve."""
    moved = player.moved
    return moved is not None and not moved.improved and 0 <= moved.games < GAMES_TO_REVERT


def window_reopened(player: Player) -> Player:
    """12.5.2: whoever is cut in time may be taken at his old position within three games of being cut."""
    if player.moved is None or not may_revert(player):
        return player
    return replace(player, moved=player.moved._replace(games=0))


def reverted(player: Player) -> Player:
    """12.5.2: back to the former position, not to the former values. Refused if he cannot go back."""
    if not may_revert(player) or player.moved is None:
        raise Refused(f"Rule 12.5.2: {player.name} cannot go back to a former position.")
    return replace(player, position=player.moved.position, moved=None)


def ratings_at(league: League, player: Player, slot: str) -> tuple[int, int, int]:
    """12.8: P-C-S at *slot*, with the temporary effects of playing out of position."""
    p, c, s = player.now
    if covers(player.position, slot):
        return p, c, s
    if is_back_to_quarterback(player, slot):
        p = player.passing or 0
    table = table_of(league, player, slot)
    if table is None:
        return 0, max(0, c - 1), max(0, s - 1)
    for step in league.tables.temporary.get(table, ((),))[0]:
        if step.kind == PASS_VALUE:
            p = step.amount
        elif step.kind == ABILITY:
            p, c, s = (
                max(0, value + step.amount) if name == step.name else value
                for name, value in zip("PCS", (p, c, s), strict=True)
            )
    return p, c, s
