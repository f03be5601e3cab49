"""Every question the rules put to a seat: what is legal, what it is called, what it would mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fieldhouse.games.statispro.man import EJECTED, FOULED_OUT, Man
from fieldhouse.games.statispro.menu import MENU_ASKS, describe
from fieldhouse.games.statispro.model import FIVE, POSITIONS
from fieldhouse.games.statispro.orders import ORDERS
from fieldhouse.games.statispro.rules.ratings import FREEZING, long_rating, rating
from fieldhouse.games.statispro.state import Game
from fieldhouse.table.question import AnyAsk, Ask, menu
from fieldhouse.table.seat import Seat
from fieldhouse.table.words import counted

KEEP_ON: Final = 0
TAKE_SHOT: Final = 1
CALL_TIME: Final = 2
CALL_TWENTY: Final = 3
"""ADVANCE the ball, shoot, or call time."""
NO: Final = 0
YES: Final = 1
TWO: Final = 0
THREE: Final = 1
STAND: Final = 0
IGNORE: Final = 1
CHANGE: Final = 2
"""Index points: let it stand, ignore the foul, change it (a foul to a steal, a steal to a foul, a rebound)."""
OLD: Final = 0
NEW: Final = 1
LET_IT_STAND: Final = ("Let it stand", "Keep your points.")
POSITION_KEYS: Final = tuple(name.lower() for name in POSITIONS)
WHY_GONE: Final = {FOULED_OUT: "has fouled out", EJECTED: "is thrown out of the game"}
"""Others are hurt."""
PLAYER_KEYS: Final = tuple(f"p{number}" for number in range(1, 31))


@final
class ShotChoice:
    """A ballhandler who may shoot or pass: the rating he would shoot with, the legal choices, default first, and where
    he may then choose to shoot from afar the rating of that, else None."""

    __slots__ = ("far", "is_forced", "is_open", "is_three", "legal", "man", "rating")

    def __init__(
        self,
        man: Man,
        rating: int,
        is_three: bool,
        is_open: bool,
        is_forced: bool,
        legal: tuple[int, ...],
        far: int | None = None,
    ) -> None:
        self.man: Final = man
        self.rating: Final = rating
        self.is_three: Final = is_three
        self.is_open: Final = is_open
        self.is_forced: Final = is_forced
        self.legal: Final = legal
        self.far: Final = far


def _first(game: Game, seat: Seat, subject: tuple[Sequence[int], *tuple[object, ...]]) -> Sequence[int]:
    """The legal choices of a subject that is ``(choices, ...)``."""
    return subject[0]


def _second_is_usual(game: Game, seat: Seat, subject: object) -> Sequence[int]:
    """Of two choices, what most would do is offered first."""
    return 1, 0


def _player(game: Game, seat: Seat, index: int) -> tuple[str, str]:
    """A man's name as a label, and his ratings as help."""
    man = game.men[seat][index]
    return man.card.name, describe(man)


def _shot_prompt(game: Game, seat: Seat, subject: ShotChoice) -> str:
    """What the seat is asked before a shot."""
    kind = "an open shot" if subject.is_open else "a forced shot" if subject.is_forced else "a shot"
    far = "" if subject.far is None else ", or one from afar"
    return f"{subject.man.card.name} has the ball (Pass # {game.number}) and may take {kind}{far}. Shoot?"


def _shot_help(game: Game, seat: Seat, subject: ShotChoice, choice: int) -> tuple[str, str]:
    """A choice of the man with the ball in words."""
    if choice == KEEP_ON:
        left = max(0, game.passes)
        return "Advance", f"{left} pass{'' if left == 1 else 'es'} left."
    if choice == CALL_TIME:
        return "Time-out", "A full one; the ball comes in here, with the passes that are left."
    if choice == CALL_TWENTY:
        return "20-second time-out", "One substitution; the ball comes in here, with the passes that are left."
    kind = "Three-pointer" if subject.is_three else "Shoot"
    told = chance_words(subject.rating)
    return kind, told if subject.far is None else f"{told} From afar: {chance_words(subject.far)}"


def chance_words(rating: int) -> str:
    """How likely a shot of that rating is to go in."""
    chance = min(max(rating, 0), 100)
    return f"{chance}% go in (SHOT # 1 to {chance})." if chance else "It cannot go in."


def _shot_of_two(game: Game, man: Man, is_long: int) -> str:
    """How likely a regular shot or one from afar is to go in. The game holds what a regular one would cost."""
    return chance_words(long_rating(game, man) if is_long else rating(game, man))


def _throw(game: Game, man: Man, less: int = 0) -> str:
    """How likely his free throw is to go in, if it is made *less* likely by so much."""
    return f"{min(max(man.free_throws - game.frozen - less, 0), 100)}% go in"


BALL: Final[Ask[Game, ShotChoice]] = Ask(
    "ball", ("advance", "shoot", "time-out", "20-second"), lambda game, seat, subject: subject.legal, _shot_help,
    _shot_prompt,
)  # fmt: skip


def _man_at(game: Game, seat: Seat, subject: object, choice: int) -> tuple[str, str]:
    """The name of the man at a position as a label, his place and shooting as help."""
    man = game.floor[seat][choice]
    return man.card.name, f"{POSITIONS[choice]}, ATTEMPTS {man.attempts}, FIELD GOAL {man.field_goal}"


CHOICE_PASS: Final[Ask[Game, tuple[Sequence[int], int]]] = Ask(
    "choice", POSITION_KEYS, _first, _man_at,
    lambda game, seat, subject: f"Pass to choice, # {subject[1]}: who gets the ball?",
)  # fmt: skip
CHOICE_SCORER: Final[Ask[Game, object]] = Ask(
    "scorer", POSITION_KEYS, lambda game, seat, subject: FIVE, _man_at,
    lambda game, seat, subject: "Your choice scores: who?",
)  # fmt: skip
THREE_OR_TWO: Final[Ask[Game, Man]] = Ask(
    "three", ("two", "three"), _second_is_usual,
    lambda game, seat, subject, choice: (("Two", "Three")[choice], _shot_of_two(game, subject, choice)),
    lambda game, seat, subject: f"{subject.card.name}: a three-pointer or a regular field goal?",
)  # fmt: skip
RUN: Final[Ask[Game, Man]] = menu(
    "fast break",
    {"no": ("Walk", "Bring the ball up with ACTION."), "yes": ("Run", "Use the Fast Break chart.")},
    lambda game, seat, subject: f"{subject.card.name} has the rebound. Fast break?", _second_is_usual,
)  # fmt: skip
FOUL_INDEX: Final[Ask[Game, tuple[Sequence[int], str, int]]] = menu(
    "index foul",
    {"stand": LET_IT_STAND, "ignore": ("Ignore it", "One Index Point."),
     "steal": ("Make it a steal", "Two Index Points.")},
    lambda game, seat, subject: f"{subject[1]}. Spend Index Points? You have {game.index[seat]}.", _first,
)  # fmt: skip
STEAL_INDEX: Final[Ask[Game, tuple[Sequence[int], Man, Man]]] = menu(
    "index steal",
    {"stand": LET_IT_STAND, "-": ("-", ""), "foul": ("Make it a defensive foul", "Two Index Points.")},
    lambda game, seat, subject: (
        f"{subject[1].card.name} steals the ball from {subject[2].card.name}. Spend Index Points? "
        f"You have {game.index[seat]}."
    ),
    _first,
)  # fmt: skip
REBOUND_INDEX: Final[Ask[Game, tuple[Sequence[int], Man]]] = menu(
    "index rebound",
    {"stand": LET_IT_STAND, "-": ("-", ""), "take": ("Take it", "One Index Point.")},
    lambda game, seat, subject: (
        f"{subject[1].card.name} has the rebound. Take it? You have {counted(game.index[seat], 'point')}."
    ),
    _first,
)  # fmt: skip
REST_INDEX: Final[Ask[Game, tuple[Sequence[int]]]] = Ask(
    "index rest", ("rest", *PLAYER_KEYS), _first,
    lambda game, seat, subject, choice: (
        (game.men[seat][choice - 1].card.name, "One Index Point.") if choice else ("Nobody", "Keep your points.")
    ),
    lambda game, seat, subject: (
        f"Whose mandatory rest do you ignore? You have {counted(game.index[seat], 'Index Point')}."
    ),
)  # fmt: skip
EXPANDED: Final[Ask[Game, tuple[Sequence[int], Man, int]]] = Ask(
    "expanded attempts", ("nobody", *PLAYER_KEYS), _first,
    lambda game, seat, subject, choice: (
        _player(game, seat, choice - 1) if choice else ("Nobody", "His shots are nobody's.")
    ),
    lambda game, seat, subject: (
        f"{subject[1].card.name} is missing: whose ATTEMPTS are {subject[2]} higher for this game?"
    ),
)  # fmt: skip
WHO: Final[Ask[Game, tuple[Sequence[int], str, Seat]]] = Ask(
    "who", PLAYER_KEYS, _first, lambda game, seat, subject, choice: _player(game, subject[2], choice),
    lambda game, seat, subject: subject[1],
)  # fmt: skip
STOP_CLOCK: Final[Ask[Game, Man]] = menu(
    "stop clock",
    {"no": ("Play on", "The clock runs."), "foul": ("Foul", "The next pass costs no time.")},
    lambda game, seat, subject: f"{subject.card.name} has the ball. Foul him to stop the clock?",
)  # fmt: skip
MISS_ON_PURPOSE: Final[Ask[Game, Man]] = Ask(
    "free throw", ("shoot", "miss"), lambda game, seat, subject: (NO, YES),
    lambda game, seat, subject, choice: (
        ("Miss on purpose", "The rebound comes from the dead-ball deck.")
        if choice else ("Shoot", f"For the point: {_throw(game, subject)}.")
    ),
    lambda game, seat, subject: f"{subject.card.name} is at the line: shoot, or miss on purpose?",
)  # fmt: skip
FREEZE: Final[Ask[Game, Man]] = Ask(
    "freeze", ("no", "time-out"), lambda game, seat, subject: (NO, YES),
    lambda game, seat, subject, choice: (
        ("Call a full time-out", f"{_throw(game, subject, FREEZING)} this time.")
        if choice else ("No", f"{_throw(game, subject)}.")
    ),
    lambda game, seat, subject: f"{subject.card.name} is at the line. Freeze the shooter?",
)  # fmt: skip
WHOSE_REST: Final[Ask[Game, tuple[Man, Man]]] = Ask(
    "whose rest", ("old", "new"), _second_is_usual,
    lambda game, seat, subject, choice: (subject[choice].card.name, "He must rest; the other may play."),
    lambda game, seat, subject: "Two opponents at the same position need rest: which one must?",
)  # fmt: skip
REST_HIM: Final[Ask[Game, Man]] = menu(
    "rest him",
    {"no": ("Play on", "He stays until the ball is dead."),
     "time-out": ("Time-out", "A full one: he can be taken out now.")},
    lambda game, seat, subject: f"{subject.card.name} must rest, and you have the ball. Time-out?",
)  # fmt: skip
LAST_SHOT: Final[Ask[Game, object]] = menu(
    "last shot",
    {"no": ("Let the period end", "No shot."), "yes": ("Forced shot", "With one card more.")},
    lambda game, seat, subject: "That was the last card. Take a forced shot?", _second_is_usual,
)  # fmt: skip
HALF_COURT: Final[Ask[Game, object]] = menu(
    "half court",
    {"no": ("Far end", "The next card takes its time."), "yes": ("Mid-court", "The next card takes no time.")},
    lambda game, seat, subject: "Where do you put the ball in play?", _second_is_usual,
)  # fmt: skip
LONG_TWO: Final[Ask[Game, Man]] = Ask(
    "long two", ("regular", "long"), lambda game, seat, subject: (TWO, THREE),
    lambda game, seat, subject, choice: (
        ("Regular", "Long")[choice], f"{_shot_of_two(game, subject, choice)} For two points."
    ),
    lambda game, seat, subject: f"{subject.card.name}: a regular shot or a long one?",
)  # fmt: skip


def _line_up_prompt(game: Game, seat: Seat, subject: tuple[Sequence[int], int]) -> str:
    """Who starts; or who comes in for whom, and why that one must leave."""
    place = POSITIONS[subject[1]]
    if not game.floor[seat]:
        return f"Who starts at {place}?"
    gone = game.floor[seat][subject[1]]
    return f"{gone.card.name} {WHY_GONE.get(gone.out, 'is hurt and out')}. Who comes in for him at {place}?"


LINE_UP: Final[Ask[Game, tuple[Sequence[int], int]]] = Ask(
    "line-up", PLAYER_KEYS, _first, lambda game, seat, subject, choice: _player(game, seat, choice),
    _line_up_prompt,
)  # fmt: skip

ASKS: Final[tuple[AnyAsk, ...]] = (
    *MENU_ASKS, ORDERS, BALL, CHOICE_PASS, CHOICE_SCORER, THREE_OR_TWO, RUN, FOUL_INDEX, STEAL_INDEX, REBOUND_INDEX,
    REST_INDEX, EXPANDED, WHO, STOP_CLOCK, MISS_ON_PURPOSE, FREEZE, WHOSE_REST, REST_HIM, LAST_SHOT, HALF_COURT,
    LONG_TWO, LINE_UP,
)  # fmt: skip
