"""The coach's menu before a possession: everything a bench may do then, as one question that is put until it says go.

In a dead ball or time-out that is substitutions, matchups, double teams, plays and the press; at any time the team with
the ball may call time, and the defense may foul on purpose.
"""

from __future__ import annotations

from typing import Any, Final

from fieldhouse.games.statispro.man import Man
from fieldhouse.games.statispro.model import FIVE, NOBODY, POSITIONS, ROLES
from fieldhouse.games.statispro.state import BRING_UP, Game
from fieldhouse.table.question import Ask

ROSTER: Final = 30
PAIRS: Final = tuple((one, other) for one in FIVE for other in FIVE if one < other)

GO: Final = 0
TIME_OUT: Final = 1
TWENTY: Final = 2
PRESS: Final = 3
THREE_OFFENSE: Final = 4
THREE_DEFENSE: Final = 5
NO_DOUBLE: Final = 6
SUB: Final = 7
"""From here: position * ROSTER + player."""
SWAP: Final = SUB + 5 * ROSTER
"""From here: a pair of positions change places."""
MATCH: Final = SWAP + len(PAIRS)
"""From here: a pair of positions change the men they guard."""
DOUBLE: Final = MATCH + len(PAIRS)
"""From here: target position * 5 + helper position."""
PLAY: Final = DOUBLE + 25
"""From here: the position the play is called for."""
HACK: Final = PLAY + 5
"""From here: target position * 5 + fouler position."""
END_OF_MENU: Final = HACK + 25

MOST_DECISIONS: Final = 14
"""In one dead ball; enough for five substitutions and all else."""


def _keys() -> tuple[str, ...]:
    names = [name.lower() for name in POSITIONS]
    keys = ["go", "time-out", "20-second", "press", "three-point offense", "three-point defense", "no double team"]
    keys += [f"{name} p{player + 1}" for name in names for player in range(ROSTER)]
    keys += [f"swap {names[one]} {names[other]}" for one, other in PAIRS]
    keys += [f"guard {names[one]} {names[other]}" for one, other in PAIRS]
    keys += [f"double {names[target]} {names[helper]}" for target in FIVE for helper in FIVE]
    keys += [f"play {name}" for name in names]
    keys += [f"foul {names[target]} {names[fouler]}" for target in FIVE for fouler in FIVE]
    return tuple(keys)


class Window:
    """What the moment allows: in a time-out, a dead ball, or while the ball is live."""

    __slots__ = ("is_period_start", "is_time_out", "is_twenty", "subs")

    def __init__(self, is_time_out: bool = False, is_twenty: bool = False, is_period_start: bool = False) -> None:
        self.is_time_out = is_time_out
        self.is_twenty = is_twenty
        self.is_period_start = is_period_start
        self.subs = 0


def legal_menu(game: Game, seat: int, window: Window) -> list[int]:
    """3.2, 4.2, 4.6.1, 4.6.2, 5.5, 6.6, 6.7, 8.4, 8.4.2, 8.5, 8.6."""
    choices = [GO]
    if game.window >= MOST_DECISIONS:
        return choices
    if not window.is_time_out and not window.is_twenty:
        choices += legal_time_outs(game, seat)
    if game.dead_ball:
        choices += legal_subs(game, seat, window) + legal_shifts(game, seat, window)
        choices += legal_tactics(game, seat, window)
    if seat != game.offense and game.rules.deliberate_fouls and not window.is_period_start:
        choices += [HACK + target * 5 + fouler for target in FIVE for fouler in FIVE]
    return choices


def legal_time_outs(game: Game, seat: int) -> list[int]:
    """8.4: with the ball, or in a dead ball; four in the last quarter, three in its final two minutes."""
    if seat != game.offense and not game.dead_ball:
        return []
    found = []
    if can_call_time(game, seat):
        found.append(TIME_OUT)
    if game.twenties[seat]:
        found.append(TWENTY)
    return found


def can_call_time(game: Game, seat: int) -> bool:
    if not game.time_outs[seat]:
        return False
    if game.period >= game.rules.periods and game.time_outs_period[seat] >= 4:
        return False
    return not (game.is_final_two and game.time_outs_late[seat] >= 3)


def legal_subs(game: Game, seat: int, window: Window) -> list[int]:
    """8.5: any man who can play; one only in a 20-second time-out."""
    if window.is_twenty and window.subs:
        return []
    bench = [man.index for man in game.men[seat] if man.position == NOBODY and man.can_play]
    subs = [SUB + position * ROSTER + index for position in FIVE for index in bench]
    return subs if window.is_twenty else subs + [SWAP + at for at in range(len(PAIRS))]


def legal_shifts(game: Game, seat: int, window: Window) -> list[int]:
    """6.7, 5.5: matchups, and double teams, which begin only in a time-out or before a period."""
    found = [MATCH + at for at in range(len(PAIRS))] if seat != game.offense or window.is_time_out else []
    if game.double_teams[seat]:
        found.append(NO_DOUBLE)
    elif window.is_time_out or window.is_period_start:
        found += [
            DOUBLE + target * 5 + helper
            for target in FIVE for helper in FIVE if game.guards[seat][target] != helper
        ]  # fmt: skip
    return found


def legal_tactics(game: Game, seat: int, window: Window) -> list[int]:
    """4.2, 4.6.1, 4.6.2, 8.4.2: press, three-point offense and defense, a play for one man."""
    found = []
    if seat != game.offense and game.phase == BRING_UP and not game.press:
        found.append(PRESS)
    if window.is_time_out and game.is_final_two:
        behind = game.score[seat] - game.score[1 - seat]
        if game.three_offense[seat] or behind < 0:
            found.append(THREE_OFFENSE)
        if game.three_defense[seat] or behind > 0 and game.three_offense[1 - seat]:
            found.append(THREE_DEFENSE)
    if seat == game.offense and (window.is_time_out or window.is_period_start) and game.called == NOBODY:
        found += [PLAY + position for position in FIVE]
    return found


def describe(man: Man) -> str:
    """A man in a line, for whoever must choose."""
    card = man.card
    notes = [f"{man.fouls} fouls"] if man.fouls else []
    notes += ["tired"] if man.is_tired else []
    roles = "-".join(ROLES[role] for role in card.roles)
    return ", ".join([f"{roles}, ATT {card.attempts}, FG {card.field_goal}, REB {card.rebounds}", *notes])


_PLAIN: Final = {
    GO: ("Play on", ""),
    TIME_OUT: ("Time-out", "A full one."),
    TWENTY: ("20-second time-out", "One substitution."),
    PRESS: ("Press", "They consult PRESS instead of ACTION."),
    THREE_OFFENSE: ("Three-point offense", "THREE POINT ATTEMPTS tripled; again to cancel it."),
    THREE_DEFENSE: ("Three-point defense", "Against their three-point offense; again to cancel it."),
    NO_DOUBLE: ("No double team", "Cancel it."),
}


def explain_menu(game: Game, seat: int, window: Window, choice: int) -> tuple[str, str]:
    five, theirs = game.floor[seat], game.floor[1 - seat]
    if choice in _PLAIN:
        return _PLAIN[choice]
    if choice < SWAP:
        position, index = divmod(choice - SUB, ROSTER)
        man = game.men[seat][index]
        return f"{man.card.name} for {five[position].card.name} at {POSITIONS[position]}", describe(man)
    if choice < DOUBLE:
        one, other = PAIRS[choice - (SWAP if choice < MATCH else MATCH)]
        names = f"{five[one].card.name} and {five[other].card.name}"
        return (f"{names} change places", "") if choice < MATCH else (f"{names} change the men they guard", "")
    if choice < PLAY:
        target, helper = divmod(choice - DOUBLE, 5)
        return f"Double {theirs[target].card.name}", f"{five[helper].card.name} helps."
    if choice < HACK:
        return f"A play for {five[choice - PLAY].card.name}", "ATTEMPTS ten higher if the first pass goes to him."
    target, fouler = divmod(choice - HACK, 5)
    return f"Foul {theirs[target].card.name}", f"{five[fouler].card.name} commits it."


def menu_prompt(game: Game, seat: int, window: Any) -> str:
    if window.is_time_out or window.is_twenty:
        return "Time-out. What do you do?"
    return "The ball is dead. What do you do?" if game.dead_ball else "Anything before the play?"


MENU: Final = Ask("bench", _keys(), legal_menu, explain_menu, menu_prompt)
