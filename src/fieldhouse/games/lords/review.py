"""A game that was played, graded as far as values allow: what every card was played for.

At each turn of a season, and with each off-season card, what the owner did is held against the best that he could have
done with his hand then, by the prices of an owner who plays to win, in victory points. What a point is worth of a win
is read from games played out as each phase begins. Passing, trades, money and the farm are not graded.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from fieldhouse.games.lords.actions import ACTIONS
from fieldhouse.games.lords.coaching.events import event_utility, weights
from fieldhouse.games.lords.coaching.plans import Plan, best_event, best_play
from fieldhouse.games.lords.coaching.temper import Temper
from fieldhouse.games.lords.coaching.utility import record_utility, turn_utility
from fieldhouse.games.lords.model import JOURNEYMAN, PHASES, REGULAR, SEATS, WINTER, money
from fieldhouse.games.lords.state import Game, Note
from fieldhouse.table.plain_json import Json, PlainReport
from fieldhouse.table.seat import Seat

SHOWN: Final = 5
NEAR: Final = 12
"""A lead of fewer points is near enough to be turned."""
GRADED: Final = ("turn", "off-season card")
PLAYS: Final = ("event", "wins", "losses", "journeymen", "money")
USES: Final = {
    "superstars": "games won with the superstars",
    "allstars": "games won with the all-stars",
    "manager-card": "games won by the manager",
    "money": "money",
    "losses": "losses",
    "journeymen": "journeymen",
}
ABOUT: Final = (
    "Every card that was played against the best that could have been done with the hand, in victory points as a strong"
    " owner counts them. Passing, trades, money and the farm are not graded; what others did counts as luck."
)
Futures = Callable[[int, Json], Sequence[Sequence[int]]]
"""The scores of some games played out from a rest point."""


class Cost(NamedTuple):
    """What a card that was played gave away."""

    number: int
    year: int
    phase: int
    seat: Seat
    what: str
    against: str
    instead: str
    points: float
    chance: float


Leads = Sequence[Sequence[int]]
"""By owner: how far he was ahead of the best of the others in each of the games played out."""


def reviewed(
    temper: Temper, game: Game, states: Sequence[Json], notes: Sequence[Sequence[Note]], futures: Futures
) -> PlainReport:
    """A finished game graded, from its rest points and what was noted after each; *game* is put back to each of them.

    *futures*, which plays games out, is called once for each phase.
    """
    judge = judge_of(temper)
    costs: list[Cost] = []
    now: Leads = ()
    first: Leads = ()
    stretch = (-1, -1)
    for number, state in enumerate(states):
        game.restore(state)
        if game.stage in GRADED and stretch != (game.year, game.phase):
            now, stretch = leads_of(futures(number, state)), (game.year, game.phase)
            first = first or now
        if game.stage in GRADED:
            costs += cost_of(judge, game, number, notes[number], now)
    return report(game, costs, first)


def judge_of(temper: Temper) -> Temper:
    """His prices without his moods: every card counts for what it does."""
    return replace(temper, guard=0, fancy=0.0, feud=0.0, op_kept=0.0, great_play=float("inf"))


def leads_of(scores: Sequence[Sequence[int]]) -> Leads:
    """Each seat's lead over the best of the others, in every game: from the scores of games played out."""
    return [
        [score[seat] - max([*score[:seat], *score[seat + 1 :]]) for score in scores] for seat in range(len(scores[0]))
    ]


def chance_of(leads: Sequence[int], more: float = 0.0) -> float:
    """How often one wins who is so far ahead and has so many points *more*; what is near is neither won nor lost."""
    return sum([min(max((lead + more) / (2 * NEAR) + 0.5, 0.0), 1.0) for lead in leads]) / len(leads)


def cost_of(judge: Temper, game: Game, number: int, noted: Sequence[Note], now: Leads) -> list[Cost]:
    """What the owner whose turn it is gave away by the card of his hand that he played, if there was a better play.

    Nothing for a compulsory card.
    """
    seat = game.turn
    hand = game.owners[seat].hand
    made = next((note for note in noted if note.what in PLAYS and note.seat == seat and note.card in hand), None)
    if made is None or game.box.cards[made.card].is_compulsory:
        return []
    if game.phase == WINTER:
        best = best_event(judge, game, seat, hand, weights(judge, game, seat))
    else:
        best = best_play(judge, game, seat, hand)
    points = best[0] - worth_of(judge, game, made)
    if points <= 0:
        return []
    against = game.clubs[made.other] if made.other >= 0 and made.other != seat else ""
    chance = chance_of(now[seat], points) - chance_of(now[seat])
    return [
        Cost(
            number, game.year, game.phase, seat, in_words(game, made), against, better(game, seat, best), points, chance
        )
    ]


def worth_of(judge: Temper, game: Game, made: Note) -> float:
    """What a play was worth to whoever made it, before any die was thrown."""
    weight, owner = weights(judge, game, made.seat), game.owners[made.seat]
    if made.what == "event":
        card = game.box.cards[made.card]
        event = card.winter if game.phase == WINTER else card.season
        return event_utility(judge, game, made.seat, made.other, event, weight)
    if made.what == "wins":
        return record_utility(judge.own, game, owner, made.amount, 0)
    if made.what == "money":
        return judge.own.thousand * made.amount / 1000
    target = game.owners[made.other]
    if made.what == "losses":
        return weight[made.other] * record_utility(judge.theirs, game, target, 0, made.amount)
    return weight[made.other] * turn_utility(judge.theirs, game, target, made.amount, REGULAR, JOURNEYMAN)


def in_words(game: Game, made: Note) -> str:
    """A play in words."""
    title = game.box.cards[made.card].title
    if made.what == "event":
        return title
    if made.what == "money":
        return f"{title} for {money(made.amount)}"
    return f"{title} for {made.amount} {made.what}"


def better(game: Game, seat: Seat, best: Plan) -> str:
    """The best play in words."""
    _, use, card, target = best
    title = game.box.cards[card].title
    played = title if ACTIONS[use] not in USES else f"{title} for {USES[ACTIONS[use]]}"
    return played if target in (seat, -1) else f"{played} against {game.clubs[target]}"


def report(game: Game, costs: Sequence[Cost], first: Leads) -> PlainReport:
    """What clients show: by owner what was given away, and the cards that cost most."""
    given = [[cost for cost in costs if cost.seat == seat] for seat in game.seats]
    pages = [owner_of(seat, given[seat], first[seat]) for seat in game.seats]
    luck = {
        page["seat"]: round((game.winner == seat) - chance_of(first[seat]) + page["given_away"]["cards"], 4)
        for seat, page in zip(game.seats, pages, strict=True)
    }
    return {"about": ABOUT, "coaches": pages, "luck": luck}


def owner_of(seat: Seat, costs: Sequence[Cost], first: Sequence[int]) -> PlainReport:
    """One owner's page: in chances all that he gave away together, as the game began."""
    points = sum([cost.points for cost in costs])
    return {
        "seat": SEATS[seat],
        "given_away": {"cards": round(chance_of(first, points) - chance_of(first), 4), "points": round(points, 2)},
        "worst": [line(cost) for cost in sorted(costs, key=lambda cost: -cost.points)[:SHOWN]],
        "best": [],
    }


def line(cost: Cost) -> PlainReport:
    """A card as clients show it."""
    return {
        "down": cost.number + 1,
        "quarter": cost.year,
        "clock": 0,
        "when": f"Year {cost.year}, {PHASES[cost.phase]}",
        "where": f"Better: {cost.instead}",
        "what": cost.what,
        "against": cost.against,
        "points": round(cost.points, 3),
        "chance": round(cost.chance, 4),
    }
