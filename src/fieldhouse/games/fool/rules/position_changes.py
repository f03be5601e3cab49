"""12.5.2 Player position changes: which are allowed, the roll, its reversal, and playing out of position."""

from __future__ import annotations

from dataclasses import replace

from fieldhouse.games.fool.dice import D6
from fieldhouse.games.fool.effects import ABILITY, PASS_VALUE
from fieldhouse.games.fool.model import MOVED, Moved, Moving, Player
from fieldhouse.games.fool.positions import covers, is_specialization, kicking_parts
from fieldhouse.games.fool.rules.effects import changed, is_better, loses_pass_value, orders_of
from fieldhouse.games.fool.state import League, Refused
from fieldhouse.games.fool.tables import CHANGE, LATE, OLD, OLDEST, ROOKIE, SPECIALIZATION, class_of
from fieldhouse.table.dice import Column

PROSE_REVERSAL = 3
GAMES_TO_REVERT = 3
"""12.5.2: a player cut or traded within so many games of his change may go back to his old position."""


def check_move(league: League, player: Player, target: str) -> None:
    """12.5.2: may this player change to *target* now?"""
    if league.tables.move_table(player.position, target) is None:
        raise Refused(f"Rule 12.5.2: a {player.position} cannot become a {target}.")
    gives_up_pass = league.settings.pass_injury_exception and loses_pass_value(target)
    hurt = [ability for ability in player.lingering if not (gives_up_pass and ability == "P")]
    if player.injury is not None or hurt:
        raise Refused(f"Rule 12.3.2: {player.name} is recovering from an injury and cannot change position.")
    if player.moves_from > league.year:
        raise Refused(f"Rule 12.5.2: {player.name} may not change position again before season {player.moves_from}.")


def column_of(league: League, player: Player, target: str) -> Column:
    """12.8: the column, by the kind of change and the player's age or class."""
    table = league.tables.move_table(player.position, target)
    assert table is not None
    if table not in (SPECIALIZATION, CHANGE):
        return league.tables.transitions[table, class_of(player)]
    band = ROOKIE if player.is_rookie else league.tables.band(player.age)
    columns = league.tables.specialization if table == SPECIALIZATION else league.tables.change
    return columns[LATE if band in (OLD, OLDEST) else band]


def position_change(league: League, player: Player, target: str) -> Player:
    """12.5.2: the roll for a change of position. Good changes go by the new position, bad ones by the old."""
    old = player.position
    gained = league.tables.pass_value(old, target)
    base = player
    if loses_pass_value(target):
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
        player.team,
        league.year,
        league.year,
    )
    league.note(f"{player.name} is now {target} instead of {old} (12.5.2)")
    return replace(
        after, position=_with_kicking(old, target), moved=moved, moving=None, moves_from=league.year + 1, regimen=MOVED
    )


def _with_kicking(old: str, target: str) -> str:
    """A kicker's job stays with the player, as in DH/P to CB/P."""
    return "/".join((target, *kicking_parts(old)))


def reversal_up_to(league: League, player: Player) -> int:
    """12.8: 1-4 for a rookie just drafted, 1-3 for a veteran, 1 from 30 on; 12.5.2's own text has 1-3 for all."""
    return league.tables.reversal[class_of(player)] if league.settings.reversal_by_age else PROSE_REVERSAL


def check_reversal(league: League, player: Player) -> Moved:
    moved = player.moved
    if moved is None or moved.attempt != league.year:
        raise Refused(f"Rule 12.5.2: {player.name} has no change of position that could be reversed now.")
    if moved.team != player.team:
        raise Refused(f"Rule 12.5.2: only the team he changed with may try to reverse it, and {player.name} left it.")
    return moved


def reversal(league: League, player: Player) -> Player:
    """12.5.2: a low roll brings back position and abilities; else both stay, and next camp brings one more attempt."""
    moved = check_reversal(league, player)
    if league.table.roll(D6, "reversal") > reversal_up_to(league, player):
        again = league.year + 1 if league.year == moved.year else 0
        return replace(player, moved=moved._replace(attempt=again))
    p, c, s = moved.ratings
    ban = 2 if league.settings.long_ban else 1
    league.note(f"{player.name} is {moved.position} again (12.5.2)")
    return replace(
        player, position=moved.position, p=p, c=c, s=s, attributes=moved.attributes, moved=None,
        moves_from=league.year + ban,
    )  # fmt: skip


# After camp


def announce(league: League, player: Player, target: str) -> Player:
    """12.5.2: after camp a change is announced, then played for; an idle camp gives a head start if that is played."""
    check_move(league, player, target)
    head_start = 4 if league.settings.head_start and not player.regimen else 0
    return replace(player, moving=Moving(target, head_start))


def gained(league: League, player: Player, slots: tuple[str, ...], thirds: int) -> Player:
    """12.5.2: a game's experience at the new position; half if he played elsewhere too, none if only there.

    What a less special position adds to the old one is the new position: a center who becomes a utility lineman
    must play guard or tackle.
    """
    moving = player.moving
    if moving is None or not slots:
        return player
    is_within = is_specialization(player.position, moving.target)
    there = [slot for slot in slots if covers(moving.target, slot) and (is_within or not covers(player.position, slot))]
    if not there:
        return player
    credit = 2 * thirds if len(there) == len(slots) else thirds
    return replace(player, moving=moving._replace(sixths=moving.sixths + credit))


def exhibition_thirds(league: League, player: Player) -> int:
    """12.5.2: two thirds in an exhibition game; one, if there are four of them and he had a special camp."""
    return 1 if player.regimen and league.settings.exhibitions >= 4 else 2


def is_ready(league: League, moving: Moving) -> bool:
    """12.5.2: three games, rounded: 2 2/3 will do."""
    return moving.sixths >= 6 * league.settings.move_games - 2


def completed(league: League, player: Player, go: bool) -> Player:
    """12.5.2: the roll once the games are played, or the change called off, which ends changes for the season."""
    moving = player.moving
    if moving is None or not is_ready(league, moving):
        have = f"{moving.sixths}/6" if moving else "no"
        raise Refused(
            f"Rule 12.5.2: {player.name} has {have} games at a new position; {league.settings.move_games} are needed."
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


def reverted(player: Player) -> Player:
    """12.5.2: back to the former position, not to the former values."""
    if not may_revert(player) or player.moved is None:
        raise Refused(f"Rule 12.5.2: {player.name} cannot go back to a former position.")
    return replace(player, position=player.moved.position, moved=None)


def ratings_at(league: League, player: Player, slot: str) -> tuple[int, int, int]:
    """12.8: P-C-S at *slot*, with the temporary effects of playing out of position."""
    p, c, s = player.now
    if covers(player.position, slot):
        return p, c, s
    table = league.tables.move_table(player.position, slot)
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
