"""The computer coach: every decision of the game, by plain rules of thumb."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any, Final

from fieldhouse.games.statispro import menu, questions
from fieldhouse.games.statispro.coaching import late
from fieldhouse.games.statispro.coaching.rotation import VARIANTS, Plan, arrange, can_stand, make_plan
from fieldhouse.games.statispro.man import ABSENT, Man
from fieldhouse.games.statispro.menu import PAIRS, Window
from fieldhouse.games.statispro.model import FIVE, NOBODY
from fieldhouse.games.statispro.questions import CHANGE, STAND, ShotChoice
from fieldhouse.games.statispro.state import Game
from fieldhouse.table.question import Ask, Coach, Desk

GOOD_COLUMN: Final = 4
"""Fast-break columns up to this one are worth running."""
COMFORTABLE: Final = 10
"""With such a lead Index Points are kept for worse times."""
PAIR_OF: Final = {pair: at for at, pair in enumerate(PAIRS)}
OVERTIME_PLAN: Final = 11
LAST_QUARTER: Final = 4


class HouseCoach(Coach):
    """Plays to the cards: real minutes, the shots the numbers call for, the clock when it matters."""

    @cached_property
    def desk(self) -> Desk:
        own = {ask: getattr(self, METHODS[ask.name]) for ask in questions.ASKS if ask.name in METHODS}
        return Desk(self, {ask: own.get(ask, _default(ask)) for ask in questions.ASKS})

    def answer(self, ask: Ask, game: Any, seat: int, subject: Any, whim: float) -> int:
        return self.desk[ask](game, seat, subject, whim)

    # Between possessions

    def bench(self, game: Game, seat: int, window: Window, whim: float) -> int:
        if (not game.dead_ball and game.left > late.TWO_MINUTES) or game.window >= menu.MOST_DECISIONS:
            return menu.GO
        if game.left <= late.TWO_MINUTES:
            choice = late.decide(game, seat, window)
            if choice:
                return choice
        if game.dead_ball and not (window.is_twenty and window.subs):
            return change(game, seat)[0]
        return menu.GO

    def substitution(self, game: Game, seat: int, window: Window, whim: float) -> int:
        return change(game, seat)[1]

    def called_play(self, game: Game, seat: int, window: Window, whim: float) -> int:
        five = game.floor[seat]
        return max(FIVE, key=lambda at: (five[at].attempts, five[at].field_goal))

    def line_up(self, game: Game, seat: int, subject: Any, whim: float) -> int:
        choices, position = subject
        if game.floor[seat]:
            return int(choices[0])
        planned = plan_of(game, seat)[0][position]
        return planned if planned in choices else int(choices[0])

    # With the ball

    def ball(self, game: Game, seat: int, subject: ShotChoice, whim: float) -> int:
        if game.left <= 30 and game.is_late:
            return late.shoot_or_wait(game, seat, subject)
        return subject.legal[0]

    def choice(self, game: Game, seat: int, subject: Any, whim: float) -> int:
        five = game.floor[seat]
        best: int = max(subject[0], key=lambda at: (five[at].attempts, five[at].field_goal))
        return best

    def scorer(self, game: Game, seat: int, subject: Any, whim: float) -> int:
        five = game.floor[seat]
        return max(FIVE, key=lambda at: five[at].attempts)

    def run(self, game: Game, seat: int, subject: Man, whim: float) -> int:
        teams = game.sides
        column = game.fast_breaks.determination[seat][teams[seat].team.offense][teams[1 - seat].team.defense]
        walks = late.protects_lead(game, seat) or late.lead(game, seat) >= COMFORTABLE
        return int(column <= GOOD_COLUMN and not walks)

    # Index points

    def index_rebound(self, game: Game, seat: int, subject: Any, whim: float) -> int:
        return CHANGE if late.lead(game, seat) < COMFORTABLE else STAND

    def index_foul(self, game: Game, seat: int, subject: Any, whim: float) -> int:
        return STAND

    # The last minutes

    def stop_clock(self, game: Game, seat: int, subject: Man, whim: float) -> int:
        return int(late.fouls_to_stop(game, seat))

    def miss_on_purpose(self, game: Game, seat: int, subject: Man, whim: float) -> int:
        return int(late.misses_on_purpose(game, seat))

    def freeze(self, game: Game, seat: int, subject: Man, whim: float) -> int:
        return int(game.time_outs[seat] > 1 and not game.frozen)


METHODS: Final = {
    "bench": "bench", "line-up": "line_up", "ball": "ball", "choice": "choice", "scorer": "scorer",
    "fast break": "run", "index rebound": "index_rebound", "index foul": "index_foul", "stop clock": "stop_clock",
    "free throw": "miss_on_purpose", "freeze": "freeze", "substitution": "substitution", "places": "substitution",
    "called play": "called_play",
}  # fmt: skip


def _default(ask: Ask) -> Callable[[Game, int, Any, float], int]:
    legal = ask.legal
    return lambda game, seat, subject, whim: legal(game, seat, subject)[0]


def plan_of(game: Game, seat: int) -> Plan:
    """This game's rotation: one of the side's plans, made once for all its games."""
    side = game.sides[seat]
    variant = game.variant[seat]
    plan = side.plans.get(variant)
    if plan is None:
        plan = side.plans[variant] = make_plan(game.men[seat], variant % VARIANTS)
    return plan  # type: ignore[return-value]


def change(game: Game, seat: int) -> tuple[int, int]:
    """One step from the five on the floor towards the five that should be there: what, and who."""
    wanted = wanted_five(game, seat)
    five = game.floor[seat]
    for position in FIVE:
        index = wanted[position]
        if five[position].index != index:
            man = game.men[seat][index]
            if man.position == NOBODY:
                return menu.SUBSTITUTE, position * menu.ROSTER + index
            return menu.SWAP, PAIR_OF[min(position, man.position), max(position, man.position)]
    return menu.GO, 0


def wanted_five(game: Game, seat: int) -> tuple[int, ...]:
    """The plan's five for this rest period, less those who had better sit, and less the stars of a team well ahead."""
    slot = min(OVERTIME_PLAN, 3 * (game.period - 1) + max(0, game.rests))
    wanted = plan_of(game, seat)[slot]
    most = foul_trouble(game)
    coasting = late.coasting(game, seat)
    men = game.men[seat]
    if not coasting:
        for index in wanted:
            man = men[index]
            if man.must_rest or man.fouls >= most or man.out:
                break
        else:
            return wanted
    sitting = [man.index for man in men if man.fouls >= most or man.out or man.must_rest]
    key = (wanted, coasting, *sitting)
    plans = game.sides[seat].plans
    five = plans.get(key)
    if five is None:
        five = plans[key] = _without(game, seat, coast(game, seat, wanted, coasting, sitting), sitting)
    return five  # type: ignore[return-value]


def coast(game: Game, seat: int, wanted: tuple[int, ...], coasting: int, sitting: list[int]) -> tuple[int, ...]:
    """So many of the most used give way to the next men, or, with the game decided, five to those who play least.

    A team that is well behind (a negative number) brings its most used men back.
    """
    men = game.men[seat]
    bench = [man for man in men if man.can_play and man.index not in wanted and man.index not in sitting]
    bench.sort(key=lambda man: (man.card.minutes, -man.index), reverse=coasting != late.ALL_FIVE)
    leaving = sorted(wanted, key=lambda index: (men[index].card.minutes, index), reverse=coasting > 0)
    five = list(wanted)
    for index, man in zip(leaving[: abs(coasting)], bench, strict=False):
        if (man.card.minutes < men[index].card.minutes) == (coasting > 0):
            five[five.index(index)] = man.index
    return tuple(five)


def foul_trouble(game: Game) -> int:
    """So many fouls put a man on the bench: three in the first quarter, four in the half, five in the third."""
    if game.period >= LAST_QUARTER:
        return game.rules.personal_limit
    return game.rules.personal_limit - LAST_QUARTER + game.period


def _without(game: Game, seat: int, wanted: tuple[int, ...], sitting: list[int]) -> tuple[int, ...]:
    """Those who are wanted and may play, and for the rest whoever plays most and fits."""
    men = game.men[seat]
    chosen: list[int] = []
    bench = sorted((man.index for man in men if man.out != ABSENT), key=lambda index: -men[index].card.minutes)
    order = [index for index in (*wanted, *bench) if index not in sitting]
    order += [index for index in bench if index in sitting and men[index].can_play]
    for index in order:
        if len(chosen) < len(FIVE) and index not in chosen and can_stand(men, [*chosen, index]):
            chosen.append(index)
    chosen += [index for index in dict.fromkeys(order) if index not in chosen][: len(FIVE) - len(chosen)]
    return arrange(men, chosen) if len(chosen) == len(FIVE) else tuple(man.index for man in game.floor[seat])
