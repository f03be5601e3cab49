"""The chance to win from a game at rest: a fitted model of lead, time, ball, men and index points.

The weights are counted from simulated games of many teams (``tools/fit_statispro_chances.py``). They change with the
cards that are left: between two knots they are read on a straight line.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from fieldhouse.games.statispro.coaching.picking import Scout, scouted, worth_now
from fieldhouse.games.statispro.state import PERIOD_START, Game
from fieldhouse.table.seat import AWAY, HOME, Seat

NEAR: Final = 3
WITHIN_REACH: Final = 9
"""Leads up to these, of one shot and of three, count once more by themselves: the first points of a lead are not worth
what the others are."""
WHOLE_GAME: Final = 240.0
"""Minutes of all five men."""


class ChanceModel(NamedTuple):
    """For each number of cards left one weight for each feature."""

    knots: tuple[int, ...]
    weights: tuple[tuple[float, ...], ...]

    def away(self, cards: int, features: Sequence[float]) -> float:
        """The visitors' chance."""
        at = min(max(bisect_right(self.knots, cards) - 1, 0), len(self.knots) - 2)
        low, high = self.knots[at], self.knots[at + 1]
        share = min(1.0, max(0.0, (cards - low) / (high - low)))
        logit = 0.0
        for feature, first, second in zip(features, self.weights[at], self.weights[at + 1], strict=True):
            logit += feature * (first + share * (second - first))
        return 1 / (1 + exp(-max(-MOST_LOGIT, min(MOST_LOGIT, logit))))


MOST_LOGIT: Final = 12.0
"""Nothing is surer than that before it is over."""
FEATURES: Final = ("lead", "near lead", "lead within reach", "ball", "men", "five", "index", "penalty")


class WinChance:
    """Tells the chances of the games of one pairing."""

    def __init__(self, model: ChanceModel, game: Game) -> None:
        self.model = model
        self.scout = Scout(game.deck)
        self.strength = [self.worth_of_a_team(game, seat) for seat in (AWAY, HOME)]

    def worth_of_a_team(self, game: Game, seat: Seat) -> float:
        """Points of a whole game that its men are worth, by the minutes of their cards."""
        worths = scouted(game, seat, self.scout).worths
        men = [(worth, man.card.minutes) for worth, man in zip(worths, game.men[seat], strict=False) if not man.out]
        minutes = sum([each for _, each in men]) or 1.0
        return 5 * sum([worth * each for worth, each in men]) / minutes

    def told(self, game: Game) -> list[float]:
        """Of both seats."""
        if game.over:
            return [float(game.winner == AWAY), float(game.winner == HOME)]
        away = self.model.away(cards_left(game), self.features(game))
        return [round(away, 4), round(1 - away, 4)]

    def features(self, game: Game) -> list[float]:
        """All of them as the visitors see them."""
        lead = game.score[AWAY] - game.score[HOME]
        ball = 0 if game.phase == PERIOD_START else 1 if game.offense == AWAY else -1
        five = self.worth_of_the_five(game, AWAY) - self.worth_of_the_five(game, HOME)
        return [
            *of_a_lead(lead),
            float(ball),
            self.strength[AWAY] - self.strength[HOME],
            five,
            float(game.index[AWAY] - game.index[HOME]),
            float(game.team_fouls[HOME] - game.team_fouls[AWAY]),
        ]

    def worth_of_the_five(self, game: Game, seat: Seat) -> float:
        """Points of a whole game that the men on the floor would be worth; before the first line-up nothing."""
        plan = scouted(game, seat, self.scout)
        return sum([worth_now(man, plan, self.scout.tries) for man in game.floor[seat]])


def of_a_lead(lead: int) -> tuple[float, float, float]:
    """The lead, and what of it is near and within reach."""
    return float(lead), float(max(-NEAR, min(NEAR, lead))), float(max(-WITHIN_REACH, min(WITHIN_REACH, lead)))


def cards_left(game: Game) -> int:
    """Of the whole game, or of the overtime that is played."""
    rules, period = game.rules, game.period
    if period > rules.periods:
        return rules.overtime_cards if game.phase == PERIOD_START else game.left
    if game.phase == PERIOD_START:
        return (rules.periods + 1 - period) * rules.cards
    return game.left + (rules.periods - period) * rules.cards
