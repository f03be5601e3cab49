"""A game that was played, graded as far as values allow: the men who were on the floor, and the press that was not.

At every rest point the five of each bench are compared with the best five that could have stood there, by what a scout
holds them for; nobody is blamed for a man who must rest or has not rested yet. What a press would have taken from the
others is counted where it was allowed. What is left of the chance that moved is the dice, and the shots.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from fieldhouse.games.statispro.coaching.picking import scouted, worth_now
from fieldhouse.games.statispro.coaching.rests import best_five
from fieldhouse.games.statispro.menu import can_press
from fieldhouse.games.statispro.model import FIVE
from fieldhouse.games.statispro.state import Game
from fieldhouse.games.statispro.win_chance import WinChance, cards_left, of_a_lead
from fieldhouse.table.plain_json import Json, PlainReport, fields, whole
from fieldhouse.table.seat import AWAY, HOME, OTHER, SEATS, Seat

SHOWN: Final = 5
SECONDS_A_CARD: Final = 4
ABOUT: Final = (
    "The five on the floor against the best five that could have been there, by what a scout holds each man for, and"
    " the press where it was allowed. Shots and passes are not graded."
)


class Cost(NamedTuple):
    """What a bench gave away between two rest points: in points, and of the chance to win."""

    number: int
    period: int
    cards: int
    seat: Seat
    what: str
    instead: str
    points: float
    chance: float
    is_press: bool


class Stretch(NamedTuple):
    """The same decision for as long as it stood, told as it began."""

    first: Cost
    points: float
    chance: float


def reviewed(teller: WinChance, game: Game, states: Sequence[Json]) -> PlainReport:
    """The grades of a game from its rest points: what each bench gave away, its worst decisions, and luck; *game* is
    put back to each of the points."""
    costs: list[Cost] = []
    chances: list[float] = []
    lengths = [_cards_between(before, after) for before, after in pairwise(states)]
    for number, state in enumerate(states):
        game.restore(state)
        chances.append(teller.told(game)[AWAY])
        if number < len(lengths) and game.floor[AWAY] and game.floor[HOME] and lengths[number] > 0:
            game_cards = game.rules.periods * game.rules.cards
            for seat in (AWAY, HOME):
                costs += costs_of(teller, game, seat, number, lengths[number] / game_cards)
    given = [sum([cost.chance for cost in costs if cost.seat == seat]) for seat in (AWAY, HOME)]
    luck = chances[-1] - chances[0] + given[AWAY] - given[HOME]
    return {
        "about": ABOUT,
        "coaches": [coach([cost for cost in costs if cost.seat == seat], seat) for seat in (AWAY, HOME)],
        "luck": {SEATS[AWAY]: round(luck, 4), SEATS[HOME]: round(-luck, 4)},
    }


def _cards_between(before: Json, after: Json) -> int:
    """The cards that were drawn from one rest point to the next; to the end of the period if another begins."""
    first, second = fields(before), fields(after)
    is_same = first["period"] == second["period"]
    return whole(first["left"]) - (whole(second["left"]) if is_same else 0)


def costs_of(teller: WinChance, game: Game, seat: Seat, number: int, share: float) -> list[Cost]:
    """What a bench gives away from this rest point to the next, *share* of a game later. *teller* keeps the scouted."""
    a_point = worth_of_a_point(teller, game)
    found: list[Cost] = []
    plan, men = scouted(game, seat, teller.scout), game.men[seat]
    values = {man.index: worth_now(man, plan, teller.scout.tries) for man in men if not man.out}
    best = best_five(men, values, [index for index in values if men[index].must_rest])
    now = [man.index for man in game.floor[seat]]
    better = [index for index in best if index not in now and men[index].is_rested]
    worse = [index for index in now if index not in best and index in values]
    if len(best) == len(FIVE) and better and worse:
        comes = max(better, key=lambda index: values[index])
        goes = min(worse, key=lambda index: values[index])
        points = share * (values[comes] - values[goes])
        if points > 0:
            what, instead = f"{men[goes].card.name} plays", men[comes].card.name
            found.append(_cost(game, seat, number, what, instead, points, a_point, is_press=False))
    if can_press(game, seat) and game.dead_ball and not game.orders[seat].press:
        theirs = teller.scout.outlook(game, OTHER[seat])
        points = theirs.action - theirs.press
        if points > 0:
            found.append(_cost(game, seat, number, "No press", "the press", points, a_point, is_press=True))
    return found


def _cost(
    game: Game, seat: Seat, number: int, what: str, instead: str, points: float, a_point: float, *, is_press: bool
) -> Cost:  # fmt: skip
    """A decision with its price."""
    return Cost(number, game.period, game.left, seat, what, instead, points, points * a_point, is_press)


def worth_of_a_point(teller: WinChance, game: Game) -> float:
    """How much of a win one point more or less is. *teller* keeps the scouted."""
    _, _, _, *others = teller.features(game)
    lead, cards = game.score[AWAY] - game.score[HOME], cards_left(game)
    higher, lower = (teller.model.away(cards, [*of_a_lead(lead + point), *others]) for point in (1, -1))
    return (higher - lower) / 2


def coach(costs: Sequence[Cost], seat: Seat) -> PlainReport:
    """What one bench gave away, and the decisions that cost most; *costs* are all its own."""
    men, press = ([cost for cost in costs if cost.is_press == is_press] for is_press in (False, True))
    ranked = sorted(stretches(men) + stretches(press), key=lambda stretch: -stretch.chance)
    return {
        "seat": SEATS[seat],
        "given_away": {
            "line-ups": round(sum([cost.chance for cost in men]), 4),
            "press": round(sum([cost.chance for cost in press]), 4),
            "points": round(sum([cost.points for cost in costs]), 2),
        },
        "worst": [line(stretch) for stretch in ranked[:SHOWN]],
        "best": [],
    }


def stretches(costs: Sequence[Cost]) -> list[Stretch]:
    """Decisions of one kind, a new one where another man or another period begins."""
    found: list[Stretch] = []
    for cost in costs:
        last = found[-1] if found else None
        if last and (last.first.what, last.first.instead, last.first.period) == (cost.what, cost.instead, cost.period):
            found[-1] = Stretch(last.first, last.points + cost.points, last.chance + cost.chance)
        else:
            found.append(Stretch(cost, cost.points, cost.chance))
    return found


def line(stretch: Stretch) -> PlainReport:
    """A stretch as clients show it."""
    first = stretch.first
    return {
        "down": first.number + 1,
        "quarter": first.period,
        "clock": first.cards * SECONDS_A_CARD,
        "where": f"Better: {first.instead}",
        "what": first.what,
        "against": "",
        "points": round(stretch.points, 3),
        "chance": round(stretch.chance, 4),
    }
