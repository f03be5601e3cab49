"""The five that a rival wants on the floor: the most value, with everybody's rest where it costs least."""

from __future__ import annotations

from typing import Final, final

from fieldhouse.games.statispro.coaching.possession import Outlook, outlook_of, season_limits
from fieldhouse.games.statispro.coaching.rests import LAST, Rests, best_five, planned_rests
from fieldhouse.games.statispro.coaching.rotation import arrange, can_stand, filled
from fieldhouse.games.statispro.coaching.scouting import worth_of
from fieldhouse.games.statispro.coaching.tempo import LAST_QUARTER
from fieldhouse.games.statispro.coaching.tries import Tries
from fieldhouse.games.statispro.man import Man
from fieldhouse.games.statispro.model import FIVE, NOBODY, Deck
from fieldhouse.games.statispro.state import Game
from fieldhouse.table.bounded import make_room
from fieldhouse.table.seat import Seat

LOOK: Final = 14
"""Cards before a mark from which on whoever is to rest after it leaves in the next dead ball."""
MOST_OUTLOOKS: Final = 4000
PERIODS_A_QUARTER: Final = 3
MISSED: Final = (LAST, 4)
"""By half: the rest period of a man who has missed his own."""


@final
class Scouted:
    """A side: what each man is worth when he is rested, by his index, and when each rests, if anybody asks."""

    __slots__ = ("men", "planned", "worths")

    def __init__(self, men: list[Man], worths: list[float]) -> None:
        self.men: Final = men
        self.worths: Final = worths
        self.planned: Rests | None = None

    @property
    def rests(self) -> Rests:
        """Planned once."""
        if self.planned is None:
            self.planned = planned_rests(self.men, dict(enumerate(self.worths)))
        return self.planned


@final
class Scout:
    """What a rival has worked out for all games with a deck: the worth of tries, and what it knows of each side."""

    __slots__ = ("outlooks", "plans", "tries")

    def __init__(self, deck: Deck) -> None:
        self.tries = Tries(deck)
        self.outlooks: dict[tuple[object, ...], Outlook] = {}
        self.plans: dict[tuple[str, tuple[int, ...]], Scouted] = {}

    def outlook(self, game: Game, seat: Seat) -> Outlook:
        """Of the five of *seat* that is on the floor, worked out once for the same men as rested as now against whoever
        fouls as much, and by the same rules."""
        side = game.sides[seat]
        played = (*season_limits(game, seat), game.has_threes, game.rules.passes)
        key = (side.team.digest, side.absent, *played, *[(man.index, man.rated) for man in game.floor[seat]])
        found = self.outlooks.get(key)
        if found is None:
            make_room(self.outlooks, MOST_OUTLOOKS)
            found = self.outlooks[key] = outlook_of(game, seat, self.tries)
        return found


def wanted_five(game: Game, seat: Seat, scout: Scout) -> list[Man]:
    """The five men that should be on the floor, by position: thought out once for a moment and kept in the game, unless
    something happens to one of the men."""
    moment = moment_of(game)
    thought = game.wanted[seat]
    if thought is not None and thought[0] == moment:
        return thought[1]
    men = game.men[seat]
    plan = scouted(game, seat, scout)
    values = {man.index: worth_now(man, plan, scout.tries) for man in men if not man.out}
    sitting = [index for index in values if sits(game, men[index], plan.rests)]
    five = with_a_starter(men, best_five(men, values, sitting), values, sitting)
    if len(five) < len(FIVE):
        bench = [index for index in values if index not in five]
        five = filled(men, five, sorted(bench, key=lambda index: -values[index]))
    found = placed(men, five, values) if len(five) == len(FIVE) else list(game.floor[seat])
    game.wanted[seat] = moment, found
    return found


def placed(men: list[Man], five: list[int], values: dict[int, float]) -> list[Man]:
    """At their positions: the deck has more for the second guard and the second forward, so the better man is that."""
    point, second, small, power, center = arrange(men, five)
    if values[point] > values[second]:
        point, second = second, point
    if values[small] > values[power]:
        small, power = power, small
    return [men[index] for index in (point, second, small, power, center)]


def moment_of(game: Game) -> int:
    """What the choice of a five depends on beside the men: the rest period, and whether the next is near."""
    return 100 * game.period + 10 * game.rests + 2 * is_near_mark(game) + (game.left == game.rules.cards)


def is_near_mark(game: Game) -> bool:
    """Does a rest period begin within the next cards?"""
    return cards_to_mark(game) <= LOOK


def cards_to_mark(game: Game) -> int:
    """Cards until the next rest period of the quarter begins, or the next semi-half, which follows on at once (19.2);
    before a dead ball that is sure to come it is far.
    """
    marks, rests = game.rules.rest_marks, max(0, game.rests)
    if rests < len(marks):
        return game.left - marks[rests]
    return game.left if game.beyond else game.rules.cards


def scouted(game: Game, seat: Seat, scout: Scout) -> Scouted:
    """A side as it comes to the game, looked at once for all its games with this deck and kept."""
    side = game.sides[seat]
    key = side.team.digest, side.absent
    found = scout.plans.get(key)
    if found is None:
        men = [Man(card, index, seat, index in side.absent) for index, card in enumerate(side.players)]
        worths = [worth_of(scout.tries, man) for man in men]
        found = scout.plans[key] = Scouted(men, worths)
    return found


def worth_now(man: Man, plan: Scouted, tries: Tries) -> float:
    """What a man is worth with the ratings he has; those of a man on the bench are not made anew before he comes in, so
    if he is fit it is his worth in *plan*."""
    if man.position == NOBODY and not (man.is_tired or man.is_hurt) and man.index < len(plan.worths):
        return plan.worths[man.index]
    return worth_of(tries, man)


def sits(game: Game, man: Man, plan: Rests) -> bool:
    """Is this man to sit now: because a card says so, or because his rest comes, goes on, or was missed?"""
    period, rests = game.period, max(0, game.rests)
    is_closing = period > LAST_QUARTER or (period == LAST_QUARTER and rests == PERIODS_A_QUARTER - 1)
    if is_closing:
        return False
    if man.must_rest:
        return True
    if not game.options.stamina or man.is_rested or man.is_fatigued:
        return False
    half = (period - 1) // 2
    due = plan[half].get(man.index)
    if due is None:
        return False
    now = PERIODS_A_QUARTER * ((period - 1) % 2) + rests
    if now > due:
        due = MISSED[half]
    if due == now and due != LAST:
        return (man.position == NOBODY and man.has_sat) or game.left == game.rules.cards
    return due == now + 1 and due != LAST and is_near_mark(game)


def with_a_starter(men: list[Man], five: list[int], values: dict[int, float], sitting: list[int]) -> list[int]:
    """The same five, but never five from the bench: then the best starter who can play comes for the least of them."""
    if any(men[index].card.is_starter for index in five):
        return five
    starters = [index for index in values if men[index].card.is_starter and not men[index].must_rest]
    for index in sorted(starters, key=lambda index: (index in sitting, -values[index])):
        for least in sorted(five, key=lambda at: values[at]):
            changed = [index, *(other for other in five if other != least)]
            if can_stand(men, changed):
                return changed
    return five
