"""The coach's menu before a possession: everything a bench may do then, as one question that is put until it says go.

In a dead ball or time-out that is substitutions, matchups, double teams, plays, the press and a foul on purpose. While
the ball is live only the team with the ball is asked, which may call time; the defense has its standing orders.
"""

from __future__ import annotations

from typing import Final

from fieldhouse.games.statispro.leagues import MINUTE
from fieldhouse.games.statispro.man import Man
from fieldhouse.games.statispro.model import FIVE, NOBODY, POSITIONS, ROLES
from fieldhouse.games.statispro.orders import orders_text
from fieldhouse.games.statispro.state import BRING_UP, PERIOD_START, Game
from fieldhouse.table.question import AnyAsk, Ask
from fieldhouse.table.seat import OTHER, Seat
from fieldhouse.table.words import Phrase, counted

ROSTER: Final = 30
PAIRS: Final = tuple((one, other) for one in FIVE for other in FIVE if one < other)
GO: Final = 0
TIME_OUT: Final = 1
TWENTY: Final = 2
SUBSTITUTE: Final = 3
SWAP: Final = 4
MATCH: Final = 5
DOUBLE: Final = 6
NO_DOUBLE: Final = 7
PRESS: Final = 8
PLAY: Final = 9
THREE_OFFENSE: Final = 10
THREE_DEFENSE: Final = 11
HACK: Final = 12
ORDERS: Final = 13
KEYS: Final[tuple[str, ...]] = (
    "go", "time-out", "20-second", "substitute", "change places", "change guards", "double team", "no double team",
    "press", "play", "three-point offense", "three-point defense", "foul", "orders",
)  # fmt: skip
TEXTS: Final[tuple[tuple[str, str], ...]] = (
    ("Play on", "Leave everything as it is."), ("Time-out", "A full one."), ("20-second time-out", "One substitution."),
    ("Substitute", "A man from the bench."), ("Change places", "Two of your men."),
    ("Change guards", "Two of your men change the opponents they guard."),
    ("Double team", "One opponent, until you cancel it."), ("No double team", "Cancel it."),
    ("Press", "They consult PRESS instead of ACTION."), ("Call a play", "ATTEMPTS ten higher on the first pass."),
    ("Three-point offense", "THREE POINT ATTEMPTS tripled; again to cancel it."),
    ("Three-point defense", "Against their three-point offense; again to cancel it."),
    ("Foul", "On purpose, whom you like."), ("Live-ball orders", "A press or a foul while the ball is live."),
)  # fmt: skip

MOST_DECISIONS: Final = 10
"""In one dead ball; enough for five substitutions and all else."""


class Window:
    """What the moment allows: in a time-out, a dead ball, or while the ball is live."""

    __slots__ = ("is_period_start", "is_time_out", "is_twenty", "shooter", "subs")

    def __init__(
        self, is_time_out: bool = False, is_twenty: bool = False, is_period_start: bool = False,
        shooter: Man | None = None,
    ) -> None:  # fmt: skip
        self.shooter = shooter
        self.is_time_out = is_time_out or is_twenty
        self.is_twenty = is_twenty
        self.is_period_start = is_period_start
        self.subs = 0


def legal_menu(game: Game, seat: Seat, window: Window) -> list[int]:
    """3.2, 4.2, 4.6.1, 4.6.2, 5.5, 6.6, 6.7, 8.4, 8.4.2, 8.5, 8.6: what stands on the bench's menu, by its codes; only
    GO after so many decisions."""
    choices = [GO]
    if game.window >= MOST_DECISIONS:
        return choices
    is_running = not window.is_time_out and game.phase != PERIOD_START
    if is_running:
        choices += legal_time_outs(game, seat)
    if game.dead_ball:
        choices += legal_changes(game, seat, window) + legal_tactics(game, seat, window)
        if seat != game.offense and game.rules.deliberate_fouls and is_running:
            choices.append(HACK)
    elif can_call_play(game, seat, window):
        choices.append(PLAY)
    return [*choices, ORDERS]


def legal_time_outs(game: Game, seat: Seat) -> list[int]:
    """8.4: with the ball, or in a dead ball; four in the last quarter, three in its final two minutes."""
    if seat != game.offense and not game.dead_ball:
        return []
    found = []
    if can_call_time(game, seat):
        found.append(TIME_OUT)
    if game.twenties[seat]:
        found.append(TWENTY)
    return found


def can_call_time(game: Game, seat: Seat) -> bool:
    """8.4: is a time-out left, of the game, of the last quarter, of the final two minutes?"""
    if not game.time_outs[seat]:
        return False
    if game.period >= game.rules.periods and game.time_outs_period[seat] >= MOST_IN_LAST_QUARTER:
        return False
    return not (game.is_final_two and game.time_outs_late[seat] >= MOST_IN_FINAL_TWO)


def can_freeze(game: Game, shooter: Man) -> bool:
    """6.8: by a full time-out of his opponents, in the final minute of a game that three points may turn."""
    if game.left > MINUTE or not game.is_final_two or abs(game.score[0] - game.score[1]) > CLOSE:
        return False
    return not game.frozen and can_call_time(game, OTHER[shooter.seat])


CLOSE: Final = 3
MOST_IN_LAST_QUARTER: Final = 4
MOST_IN_FINAL_TWO: Final = 3


def legal_changes(game: Game, seat: Seat, window: Window) -> list[int]:
    """3.3, 6.7, 8.5: substitutions (one only in a 20-second time-out), places, the men to guard; nothing for who may
    not answer."""
    if not may_answer(game, seat, window):
        return []
    has_subbed = window.is_twenty and window.subs
    return [SUBSTITUTE, SWAP, MATCH] if not has_subbed and legal_subs(game, seat, window) else [SWAP, MATCH]


def may_answer(game: Game, seat: Seat, window: Window) -> bool:
    """3.3: after a time-out who called it has placed last, and the other coach may not answer that."""
    return game.caller != OTHER[seat] or window.is_time_out


def legal_subs(game: Game, seat: Seat, window: Window) -> list[int]:
    """8.5: any man who can play, at any position, but for nobody who is at the foul line; ``position * ROSTER +
    index``."""
    bench = [man.index for man in game.men[seat] if man.position == NOBODY and man.can_play]
    places = [position for position in FIVE if game.floor[seat][position] is not window.shooter]
    return [position * ROSTER + index for position in places for index in bench]


def legal_at_line(game: Game, seat: Seat, window: Window) -> list[int]:
    """8.4, 8.6: leave the five as they are, bring a man in, or call time, by places in ``AT_LINE``; what would freeze
    the shooter is 6.8's."""
    found = [AT_LINE.index(GO)]
    if may_answer(game, seat, window) and legal_subs(game, seat, window):
        found.append(AT_LINE.index(SUBSTITUTE))
    freezes = window.shooter is not None and seat != window.shooter.seat and can_freeze(game, window.shooter)
    if can_call_time(game, seat) and not freezes:
        found.append(AT_LINE.index(TIME_OUT))
    return [*found, AT_LINE.index(TWENTY)] if game.twenties[seat] else found


AT_LINE: Final[tuple[int, ...]] = (GO, SUBSTITUTE, TIME_OUT, TWENTY)
"""What the choices at the foul line are on the menu."""


def legal_doubles(game: Game, seat: Seat, window: Window) -> list[int]:
    """5.5: any opponent, with any defender but his own; ``target * 5 + helper``, both positions."""
    return [target * 5 + helper for target in FIVE for helper in FIVE if game.guards[seat][target] != helper]


def legal_tactics(game: Game, seat: Seat, window: Window) -> list[int]:
    """4.2, 4.6.1, 4.6.2, 5.5, 8.4.2: what of double team, press, called play and the two three-point orders stands on
    the menu now, by its codes."""
    found = []
    is_pause = window.is_time_out or window.is_period_start
    if game.double_teams[seat]:
        found.append(NO_DOUBLE)
    elif is_pause:
        found.append(DOUBLE)
    if can_press(game, seat) and window.shooter is None:
        found.append(PRESS)
    if can_call_play(game, seat, window):
        found.append(PLAY)
    if game.has_threes and game.is_final_two:
        ahead = game.score[seat] - game.score[OTHER[seat]]
        if game.three_offense[seat] or (window.is_time_out and ahead < 0):
            found.append(THREE_OFFENSE)
        if window.is_time_out and (game.three_defense[seat] or (ahead > 0 and game.three_offense[OTHER[seat]])):
            found.append(THREE_DEFENSE)
    return found


def can_call_play(game: Game, seat: Seat, window: Window) -> bool:
    """8.4.2: for the possession after a time-out, and for each team's first of a period."""
    if seat != game.offense or game.called != NOBODY or game.phase == PERIOD_START or window.shooter is not None:
        return False
    return window.is_time_out or game.fresh[seat]


def can_press(game: Game, seat: Seat) -> bool:
    """4.2: instead of an ACTION check."""
    return seat != game.offense and game.phase == BRING_UP and not game.press


def describe(man: Man) -> str:
    """A man in a line, for whoever must choose."""
    card = man.card
    notes = [counted(man.fouls, "foul")] if man.fouls else []
    notes += ["tired"] if man.is_tired else []
    roles = "-".join(ROLES[role] for role in card.roles)
    return ", ".join([f"{roles}, ATT {card.attempts}, FG {card.field_goal}, REB {card.rebounds}", *notes])


def _explain_menu(game: Game, seat: Seat, window: Window, choice: int) -> tuple[str, str]:
    """A line of the menu and its help, which for live-ball orders is those that stand."""
    label, text = TEXTS[choice]
    given = orders_text(game, seat) if choice == ORDERS else ""
    return label, f"Now: {given}." if given else text


def menu_prompt(game: Game, seat: Seat, window: Window) -> str:
    """What the bench is asked, by when it is."""
    if window.is_time_out:
        return "Time-out. What do you do?"
    return "The ball is dead. What do you do?" if game.dead_ball else "Anything before the play?"


def _explain_sub(game: Game, seat: Seat, window: Window, choice: int) -> tuple[str, str]:
    """A substitution as a label, who for whom; as help where, and the man's ratings."""
    position, index = divmod(choice, ROSTER)
    man = game.men[seat][index]
    return f"{man.card.name} for {game.floor[seat][position].card.name}", f"{POSITIONS[position]}: {describe(man)}"


def _explain_pair(game: Game, seat: Seat, window: Window, choice: int) -> tuple[str, str]:
    """Two of the seat's men as a label, their positions as help."""
    first, second = PAIRS[choice]
    one, other = (game.floor[seat][index].card.name for index in PAIRS[choice])
    return f"{one} and {other}", f"{POSITIONS[first]} and {POSITIONS[second]}."


def _explain_double(game: Game, seat: Seat, window: Window, choice: int) -> tuple[str, str]:
    """Whom to double as a label, who helps as help."""
    target, helper = divmod(choice, 5)
    return Phrase("Double", game.floor[OTHER[seat]][target].card.name), f"{game.floor[seat][helper].card.name} helps."


def _explain_foul(game: Game, seat: Seat, window: Window, choice: int) -> tuple[str, str]:
    """Whom to foul as a label, who commits it as help."""
    target, fouler = divmod(choice, 5)
    return Phrase(
        "Foul", game.floor[OTHER[seat]][target].card.name
    ), f"{game.floor[seat][fouler].card.name} commits it."


def _explain_play(game: Game, seat: Seat, window: Window, choice: int) -> tuple[str, str]:
    """The name of the man a play is for as a label, his ratings as help."""
    return game.floor[seat][choice].card.name, describe(game.floor[seat][choice])


_NAMES: Final = tuple(name.lower() for name in POSITIONS)
_TWO_NAMES: Final = tuple(f"{one} {other}" for one in _NAMES for other in _NAMES)
_PAIR_NAMES: Final = tuple(f"{_NAMES[one]} {_NAMES[other]}" for one, other in PAIRS)

MENU: Final = Ask(
    "bench", KEYS, legal_menu, _explain_menu, menu_prompt,
)  # fmt: skip
SUBSTITUTION: Final = Ask(
    "substitution", tuple(f"{name} p{player + 1}" for name in _NAMES for player in range(ROSTER)), legal_subs,
    _explain_sub, lambda game, seat, window: "Who comes in, and where?",
)  # fmt: skip
PLACES: Final = Ask(
    "places", _PAIR_NAMES, lambda game, seat, window: range(len(PAIRS)), _explain_pair,
    lambda game, seat, window: "Which two change places?",
)  # fmt: skip
GUARDS: Final = Ask(
    "guards", _PAIR_NAMES, lambda game, seat, window: range(len(PAIRS)), _explain_pair,
    lambda game, seat, window: "Which two change the men they guard?",
)  # fmt: skip
DOUBLE_TEAM: Final = Ask(
    "double team", _TWO_NAMES, legal_doubles, _explain_double, lambda game, seat, window: "Whom, and who helps?",
)  # fmt: skip
CALLED_PLAY: Final = Ask(
    "called play", _NAMES, lambda game, seat, window: FIVE, _explain_play,
    lambda game, seat, window: "Whom is the play for?",
)  # fmt: skip
FOUL: Final = Ask(
    "foul", _TWO_NAMES, lambda game, seat, window: range(25), _explain_foul,
    lambda game, seat, window: "Foul whom, and who does it?",
)  # fmt: skip
FOUL_LINE: Final = Ask(
    "foul line", tuple(KEYS[choice] for choice in AT_LINE), legal_at_line,
    lambda game, seat, window, choice: TEXTS[AT_LINE[choice]],
    lambda game, seat, window: "Before the free throw: does anybody come in, or do you call time?",
)  # fmt: skip
MENU_ASKS: Final[tuple[AnyAsk, ...]] = (MENU, SUBSTITUTION, PLACES, GUARDS, DOUBLE_TEAM, CALLED_PLAY, FOUL, FOUL_LINE)
