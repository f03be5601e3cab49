"""A game under way. Between two possessions it is complete."""

from __future__ import annotations

from typing import Final, Literal, NewType

from fieldhouse.games.statispro.cards.conversion import FIRST_THREES
from fieldhouse.games.statispro.events import Code, Event
from fieldhouse.games.statispro.leagues import LeagueRules
from fieldhouse.games.statispro.man import Man, nobody
from fieldhouse.games.statispro.model import CARDS, FIVE, NOBODY, Deck, FastBreaks, SeasonNumbers
from fieldhouse.games.statispro.options import Options
from fieldhouse.games.statispro.orders import NONE, Orders
from fieldhouse.games.statispro.side import Side
from fieldhouse.table.question import Json
from fieldhouse.table.rest import kept, put_back
from fieldhouse.table.seat import AWAY, HOME, NO_SEAT, OTHER, SEATS, Seat, seat_ahead, seated
from fieldhouse.table.table import Table

Phase = Literal["period start", "bring up", "frontcourt", "over"]
"""What the next step is."""
PERIOD_START: Final = "period start"
BRING_UP: Final = "bring up"
FRONTCOURT: Final = "frontcourt"
OVER: Final = "over"

Next = NewType("Next", int)
"""What comes next within a possession."""
END: Final = Next(0)
RECEIVE: Final = Next(1)
ADVANCE: Final = Next(2)
SHOOT: Final = Next(3)
REBOUND: Final = Next(4)
BREAK: Final = Next(5)

# Where the last card of a reading came from: it decides whether a period may be prolonged (8.1).
FROM_UPCOURT: Final = 0
FROM_ADVANCE: Final = 1
FROM_REBOUND: Final = 2


class Game:
    """All that is true of a game under way.

    ``left`` counts the cards of the clock deck that are still to come, ``dead_left`` those of the dead-ball deck. Both
    are drawn from ``pile``, the cards not yet seen this period: which of them lie in which deck nobody knows, so it
    makes no difference. ``dead_pile`` is what the dead-ball deck is refilled from when it runs out (8.3).
    """

    __slots__ = (
        "arrow", "assist", "beyond", "breaks", "called", "caller", "charged", "dead_ball", "dead_left", "dead_pile",
        "deck", "double_teams", "doubled", "events", "extended", "fast_breaks", "floor", "fresh", "frozen", "guards",
        "half_court", "handler", "has_injury", "has_threes", "index", "index_limit", "index_used", "is_air",
        "is_choice", "is_closing", "is_open", "is_prolonged", "is_throw", "last_card", "last_section", "late_fouls",
        "left", "lost_ball", "men", "number", "numbers", "offense", "opener", "opening", "options", "orders",
        "originator", "over", "passer", "passes", "period", "phase", "pile", "press", "rests", "rules",
        "score", "shot_forced", "shot_penalty", "shot_three", "sides", "source", "stop_foul", "table",
        "team_fouls", "three_defense", "three_offense", "time_outs", "time_outs_late", "time_outs_period",
        "tip_in", "tip_winner", "twenties", "variant", "wanted", "window",
    )  # fmt: skip

    def __init__(
        self, sides: tuple[Side, Side], options: Options, rules: LeagueRules, deck: Deck, breaks: FastBreaks,
        numbers: SeasonNumbers, table: Table,
    ) -> None:  # fmt: skip
        self.sides: tuple[Side, ...] = sides
        self.options = options
        self.rules = rules
        self.deck = deck
        self.fast_breaks = breaks
        self.numbers = numbers
        self.table = table
        self.has_threes = min(side.team.season for side in sides) >= FIRST_THREES
        self.men = tuple(
            [Man(card, index, seat, index in side.absent) for index, card in enumerate(side.players)]
            for seat, side in seated(sides)
        )
        for team, missed in zip(self.men, (options.missed_away, options.missed_home), strict=True):
            for man in team:
                already = missed[man.index] if man.index < len(missed) else 0
                man.missable = max(0, numbers.games - man.card.games - already)
        self.floor: list[list[Man]] = [[], []]
        self.guards = [list(FIVE), list(FIVE)]
        """``guards[seat][position]``: the position of the man of *seat* who guards the opponents' *position*."""
        self.double_teams: list[list[int] | None] = [None, None]
        """For each seat, the index of the opponent it doubles and the position of the helper."""
        self.phase: Phase = PERIOD_START
        self.over = False
        self.period = 1
        self.left = rules.cards
        self.beyond = 0
        self.dead_left = rules.dead_cards
        self.pile = list(CARDS)
        self.dead_pile: list[int] = []
        self.score = [0, 0]
        self.offense = AWAY
        self.passes = 0
        self.dead_ball = True
        self.half_court = False
        self.press = False
        self.orders = [NONE, NONE]
        """What each bench wants done while the ball is live."""
        self.is_closing = False
        """The last two minutes of the period have begun, and the benches know it."""
        self.called = NOBODY
        self.caller = NO_SEAT
        """Who has called a full time-out before this possession, and so places last (3.3)."""
        self.fresh = [False, False]
        """Whose first possession of the period is still to come (8.4.2)."""
        self.tip_winner = NO_SEAT
        self.arrow = NO_SEAT
        self.team_fouls = [0, 0]
        self.late_fouls = [0, 0]
        self.time_outs = [7, 7]
        self.twenties = [1, 1]
        self.time_outs_period = [0, 0]
        self.time_outs_late = [0, 0]
        self.charged = [False, False]
        self.three_offense = [False, False]
        self.three_defense = [False, False]
        self.index: list[int] = [0, 0]
        self.index_limit = 0
        self.index_used = [0, 0]
        self.has_injury = False
        self.tip_in = False
        self.rests = 0
        """How many rest marks of this period have passed."""
        self.variant = [0, 0]
        """Which of its plans each bench follows: the card that won the tip decides, so that games differ."""
        self.wanted: list[tuple[int, list[Man]] | None] = [None, None]
        """For each bench the men the computer wants on the floor, and the moment it thought of; see ``reconsider``."""
        self.window = 0
        """How many decisions the coaches have made in this dead ball."""
        self.clear()

    def clear(self) -> None:
        """Forget all that belongs to one possession."""
        self.handler = NOBODY
        self.number = 0
        self.assist = 0
        self.extended = False
        self.is_open = False
        self.is_choice = False
        self.opening = False
        self.doubled = False
        """The man with the ball is double teamed (5.5)."""
        self.opener: Man | None = None
        self.passer: Man | None = None
        self.shot_three = False
        self.shot_penalty = 0
        self.shot_forced = False
        self.is_air = False
        self.is_throw = False
        self.is_prolonged = False
        self.breaks = False
        self.originator = NOBODY
        self.source = FROM_UPCOURT
        self.stop_foul = False
        self.last_section = ""
        self.last_card = 0
        self.lost_ball = False
        self.frozen = 0
        self.events: list[Event] = []

    @property
    def time_left(self) -> int:
        """Cards left before the quarter, the half (19.1) or the overtime ends."""
        return self.left + self.beyond

    @property
    def winner(self) -> Seat | None:
        """Who is ahead, or None."""
        return seat_ahead(self.score)

    @property
    def is_final_two(self) -> bool:
        """The final two minutes of a game or overtime."""
        return self.left <= 30 and self.period >= self.rules.periods

    @property
    def is_late(self) -> bool:
        """The final minute of any period, or the final two of a game: shots may be declined and forced."""
        return (self.left <= 15 and not self.beyond) or (self.left <= 30 and self.period >= self.rules.periods)

    def note(self, code: Code, seat: Seat, who: int, detail: object = 0) -> None:
        """Keeps an event of the possession under way; the table hears of it at its end."""
        self.events.append((code, seat, who, detail))

    def state(self) -> Json:
        """The rest point as plain JSON."""
        return {**kept(self, STATE), "men": [[man.state() for man in team] for team in self.men]}

    def restore(self, state: Json) -> None:
        """Changes the game to what ``state`` gave: men, floor and ratings; its table and cards stay."""
        put_back(self, STATE, state)
        for seat, (team, states) in seated(zip(self.men, state["men"], strict=True)):
            del team[len(states) :]
            team += [nobody(index, seat) for index in range(len(team), len(states))]
            for man, known in zip(team, states, strict=True):
                man.restore(known)
        self.orders = [Orders(*held) for held in state["orders"]]
        self.clear()
        self.wanted = [None, None]
        for seat in (AWAY, HOME):
            placed = sorted((man.position, man.index) for man in self.men[seat] if man.position != NOBODY)
            self.floor[seat] = [self.men[seat][index] for _, index in placed]
        for seat in (AWAY, HOME):
            rate_all(self, seat)

    def view(self, seat: Seat) -> Json:
        """Everything lies open but the other bench's orders and the deck, whose order is not decided until a draw."""
        state = self.state()
        del state["pile"], state["dead_pile"]
        return {
            **state,
            "orders": state["orders"][seat],
            "seat": SEATS[seat],
            "teams": [side.team.name for side in self.sides],
            "line_ups": [[man.card.name for man in five] for five in self.floor],
        }


STATE: Final[tuple[str, ...]] = (
    "phase", "over", "period", "left", "beyond", "dead_left", "pile", "dead_pile", "score", "offense", "passes",
    "dead_ball", "half_court", "press", "called", "caller", "fresh", "tip_winner", "arrow", "team_fouls", "late_fouls",
    "time_outs", "twenties", "time_outs_period", "time_outs_late", "charged", "three_offense", "three_defense", "index",
    "index_limit", "index_used", "has_injury", "tip_in", "rests", "variant", "window", "guards", "double_teams",
    "orders", "is_closing",
)  # fmt: skip


def reconsider(game: Game, seat: Seat) -> None:
    """One of the team has fouled, tired, rested, left or come back: forget whom its coach wanted to play."""
    game.wanted[seat] = None


def rate_all(game: Game, seat: Seat) -> None:
    """Set the ratings of all five men of a seat, as they stand and guard now."""
    for man in game.floor[seat]:
        rate(game, man)


def rate(game: Game, man: Man) -> None:
    """3.2: set his ratings; out of position is he who stands, or guards, where his card does not list him."""
    seat, position, fits = man.seat, man.position, man.fits
    is_out = position != NOBODY and not (fits[position] and fits[game.guards[seat].index(position)])
    if game.three_offense[seat]:
        faces = game.three_defense[OTHER[seat]]
        man.rate(is_out, 2 if faces else 3, faces)
    else:
        man.rate(is_out)
