"""The computer coach: every decision of the game, by plain rules of thumb."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from fieldhouse.games.statispro import menu, questions
from fieldhouse.games.statispro.coaching import late, points, standing, tactics, tempo
from fieldhouse.games.statispro.coaching.floor import change, plan_of
from fieldhouse.games.statispro.coaching.tempo import LAST_QUARTER, TWO_MINUTES
from fieldhouse.games.statispro.man import Man
from fieldhouse.games.statispro.menu import Window
from fieldhouse.games.statispro.model import FIVE
from fieldhouse.games.statispro.questions import KEEP_ON, NO, TAKE_SHOT, ShotChoice
from fieldhouse.games.statispro.state import Game
from fieldhouse.table.question import Ask, Coach, S
from fieldhouse.table.seat import OTHER, Seat

OPEN_REACH: Final = 4
"""An open man shoots though the Pass # is above his ATTEMPTS, by so much and no more."""
GOOD_COLUMN: Final = 4
"""Fast-break columns up to this one are worth running."""


@mypyc_attr(allow_interpreted_subclasses=True)
class HouseCoach(Coach[Game]):
    """Plays to the cards: real minutes, the shots the numbers call for, the clock when it matters. A method answers the
    question of its name in ``METHODS`` with one of its choices."""

    def answer(self, ask: Ask[Game, S], game: Game, seat: Seat, subject: S, whim: float) -> int:
        """Hands the question to what answers it, the commonest first; what it has no mind about goes by the default."""
        if ask is menu.MENU:
            assert isinstance(subject, Window)
            return self.bench(game, seat, subject, whim)
        if ask is questions.BALL:
            assert isinstance(subject, ShotChoice)
            return self.ball(game, seat, subject, whim)
        if ask is menu.FOUL_LINE:
            assert isinstance(subject, Window)
            return self.foul_line(game, seat, subject, whim)
        name = METHODS.get(ask.name)
        choice: int = getattr(self, name)(game, seat, subject, whim) if name else ask.legal(game, seat, subject)[0]
        return choice

    # Between possessions

    def bench(self, game: Game, seat: Seat, window: Window, whim: float) -> int:
        """What he does while the ball is dead, or before a play: orders, substitutes, the press, a foul. Whom he wants
        to play is kept in the game.
        """
        if game.window >= menu.MOST_DECISIONS:
            return menu.GO
        if game.period >= LAST_QUARTER:
            if standing.wanted(game, seat):
                return menu.ORDERS
            if game.left <= TWO_MINUTES and (choice := late.decide(game, seat, window)):
                return choice
        if not game.dead_ball or window.shooter is not None or (window.is_twenty and window.subs):
            return menu.GO  # with a man at the line the next dead ball is near
        if menu.may_answer(game, seat, window) and (choice := change(game, seat)[0]):
            return choice
        if window.is_time_out or window.is_period_start:
            return self._pause(game, seat)
        return self._foul(game, seat) if game.period >= LAST_QUARTER else menu.GO

    def orders(self, game: Game, seat: Seat, subject: None, whim: float) -> int:
        return standing.wanted(game, seat)

    def _foul(self, game: Game, seat: Seat) -> int:
        """HACK, a foul on purpose, if it is allowed and pays; else GO."""
        can_foul = seat != game.offense and game.rules.deliberate_fouls
        return menu.HACK if can_foul and tactics.to_foul(game, seat) is not None else menu.GO

    def _pause(self, game: Game, seat: Seat) -> int:
        """What there is time for in a time-out or before a period: other guards, a double team or its end, a called
        play; else GO."""
        if tactics.better_guards(game, seat) is not None:
            return menu.MATCH
        if game.double_teams[seat]:
            if tactics.is_doubled_in_vain(game, seat):
                return menu.NO_DOUBLE
        elif tactics.to_double(game, seat) is not None:
            return menu.DOUBLE
        if tactics.wants_play(game, seat):
            return menu.PLAY
        return menu.GO

    def substitution(self, game: Game, seat: Seat, window: Window, whim: float) -> int:
        """Who comes in; whom he wants to play is kept in the game."""
        return change(game, seat)[1]

    def foul_line(self, game: Game, seat: Seat, window: Window, whim: float) -> int:
        """8.6: it waits for the next dead ball, which comes with every throw that goes in."""
        return menu.GO

    def guards(self, game: Game, seat: Seat, window: Window, whim: float) -> int:
        return tactics.better_guards(game, seat) or 0

    def double_team(self, game: Game, seat: Seat, window: Window, whim: float) -> int:
        """Whom to double, and with whom."""
        choice = tactics.to_double(game, seat)
        return menu.legal_doubles(game, seat, window)[0] if choice is None else choice

    def foul(self, game: Game, seat: Seat, window: Window, whim: float) -> int:
        return tactics.to_foul(game, seat) or 0

    def called_play(self, game: Game, seat: Seat, window: Window, whim: float) -> int:
        return tactics.play_for(game, seat)

    def expanded(self, game: Game, seat: Seat, subject: tuple[Sequence[int], Man, int], whim: float) -> int:
        """14G: for a starter who is missing. Of eighteen men some always are, and nobody shoots for them."""
        return subject[0][0] if subject[1].card.is_starter else 0

    def line_up(self, game: Game, seat: Seat, subject: tuple[Sequence[int], int], whim: float) -> int:
        """His plan's man for the position, if he may play; the side keeps the plan."""
        choices, position = subject
        if game.floor[seat]:
            return choices[0]
        planned = plan_of(game, seat)[0][position]
        return planned if planned in choices else choices[0]

    # With the ball

    def ball(self, game: Game, seat: Seat, subject: ShotChoice, whim: float) -> int:
        """Shoot or wait, late in a period by the clock. Who seldom shoots passes also where he is open."""
        if game.left <= TWO_MINUTES and game.is_late:
            return late.shoot_or_wait(game, seat, subject)
        if subject.is_open and not subject.is_three and game.passes > 0:
            return TAKE_SHOT if game.number <= subject.man.attempts + OPEN_REACH else KEEP_ON
        return subject.legal[0]

    def three_or_two(self, game: Game, seat: Seat, subject: Man, whim: float) -> int:
        """Any that his THREE POINT ATTEMPTS allow; else (a house rule) where only a three helps."""
        return int(game.number <= subject.three_attempts or late.needs_three(game, seat))

    def choice(self, game: Game, seat: Seat, subject: tuple[Sequence[int], int], whim: float) -> int:
        """The man with the most ATTEMPTS."""
        five = game.floor[seat]
        return max(subject[0], key=lambda at: (five[at].attempts, five[at].field_goal))

    def scorer(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """The man with the most ATTEMPTS."""
        five = game.floor[seat]
        return max(FIVE, key=lambda at: five[at].attempts)

    def run(self, game: Game, seat: Seat, subject: Man, whim: float) -> int:
        """Break, if the column is good and he does not walk the ball up with a lead."""
        teams = game.sides
        column = game.fast_breaks.determination[seat][teams[seat].team.offense][teams[OTHER[seat]].team.defense]
        return int(column <= GOOD_COLUMN and not tempo.walks(game, seat))

    # Index points

    def index_rebound(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        return points.rebound(game, seat)

    def index_foul(self, game: Game, seat: Seat, subject: tuple[Sequence[int], str, int], whim: float) -> int:
        return points.foul(game, seat, subject[0], subject[2])

    def index_steal(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        return points.steal(game, seat)

    def index_rest(self, game: Game, seat: Seat, subject: tuple[Sequence[int]], whim: float) -> int:
        return points.rest(game, seat, subject[0])

    # The last minutes

    def stop_clock(self, game: Game, seat: Seat, subject: Man, whim: float) -> int:
        return int(late.fouls_to_stop(game, seat))

    def miss_on_purpose(self, game: Game, seat: Seat, subject: Man, whim: float) -> int:
        return int(late.misses_on_purpose(game, seat))

    def rest_him(self, game: Game, seat: Seat, subject: Man, whim: float) -> int:
        """He waits for the next dead ball."""
        return NO

    def freeze(self, game: Game, seat: Seat, subject: Man, whim: float) -> int:
        """Once, if a time-out is left for later."""
        return int(game.time_outs[seat] > 1 and not game.frozen)


METHODS: Final = {
    "bench": "bench", "line-up": "line_up", "ball": "ball", "choice": "choice", "scorer": "scorer",
    "fast break": "run", "index rebound": "index_rebound", "index foul": "index_foul", "index steal": "index_steal",
    "index rest": "index_rest", "stop clock": "stop_clock", "free throw": "miss_on_purpose", "freeze": "freeze",
    "substitution": "substitution", "places": "substitution", "guards": "guards", "double team": "double_team",
    "foul": "foul", "called play": "called_play", "foul line": "foul_line", "orders": "orders", "three": "three_or_two",
    "rest him": "rest_him", "expanded attempts": "expanded",
}  # fmt: skip
