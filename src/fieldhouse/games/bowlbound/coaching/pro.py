"""The pro: a coach of habits who knows what they cost. It calls as its team does, and strays where that pays; and
it watches the other side as the rival does.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from fieldhouse.games.bowlbound.calls import FIRST_WILD, GUESSES
from fieldhouse.games.bowlbound.coaching.book import WILD_SHARE
from fieldhouse.games.bowlbound.coaching.meetings import Met
from fieldhouse.games.bowlbound.coaching.solving import SolvingCoach
from fieldhouse.games.bowlbound.model import FORMATION_COUNT, PLAY_COUNT
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.call_buckets import BUCKET_OF_DOWN, NORMAL
from fieldhouse.gridiron.equilibrium.blended import blended
from fieldhouse.gridiron.equilibrium.one_game import Mix
from fieldhouse.gridiron.equilibrium.playbook import SmallGame
from fieldhouse.gridiron.equilibrium.tables import PAYOFF
from fieldhouse.gridiron.equilibrium.watching import against_answers, against_calls
from fieldhouse.gridiron.phases import REGULATION, TRY
from fieldhouse.gridiron.situations import state_of
from fieldhouse.table.seat import OTHER

HEAT: Final = 0.1
"""The temperature, in points: what it costs to stray from a habit."""
SELDOM: Final = 0.01


@mypyc_attr(allow_interpreted_subclasses=True)
class ProCoach(SolvingCoach):
    """Habits blended with the equilibrium; the end of a half by its worth."""

    def call_mix(self, game: Game, met: Met) -> list[float]:
        """Between the book's habits and the solution, the better reply to what it believes of the other."""
        if self.is_late(game, met):
            return super().call_mix(game, met)
        pairs, belief = self.pairs(game, met), self.answers_believed(game, met)
        return self.blend(game, met, against_answers(pairs, belief) if belief else pairs)[0]

    def answer_mix(self, game: Game, met: Met) -> list[float]:
        """Between the book's habits and the solution, the better reply to what it believes of the other."""
        if self.is_late(game, met):
            return super().answer_mix(game, met)
        pairs, belief = self.pairs(game, met), self.calls_believed(game, met)
        return self.blend(game, met, against_calls(pairs, belief) if belief else pairs)[1]

    def pairs(self, game: Game, met: Met) -> SmallGame:
        """What every call is worth against every answer at this down, from the solved pairing."""
        return met.playbook(game).pairs(game.offense, self.number(game))

    def blend(self, game: Game, met: Met, payoffs: SmallGame) -> tuple[Mix, Mix]:
        """Both sides' mixes, if these are the payoffs."""
        calls = self.call_habits(game, met)
        _, rows, columns = blended(payoffs, calls, self.answer_habits(game, met, calls), HEAT * PAYOFF)
        return rows, columns

    def state(self, game: Game) -> int:
        """The kind of score and clock that habits are counted by."""
        return state_of(game, game.offense) if game.quarter == REGULATION else NORMAL

    def bucket(self, game: Game) -> int:
        """The kind of down and distance that habits are counted by."""
        return BUCKET_OF_DOWN[game.spot][1 if game.phase == TRY else game.down][game.to_go]

    def call_habits(self, game: Game, met: Met) -> list[float]:
        """How often the team makes each call here."""
        slots = self.plan(game.sides[game.offense]).calls[self.state(game)][self.bucket(game)]
        return [slots.count(call) / len(slots) if call < PLAY_COUNT else SELDOM for call in met.calls]

    def answer_habits(self, game: Game, met: Met, calls: list[float]) -> list[float]:
        """How often the league lines up in each formation here, and guesses at each call."""
        slots = self.plan(game.sides[OTHER[game.offense]]).formations[self.state(game)][self.bucket(game)]
        return [
            slots.count(answer) / len(slots)
            if answer < FORMATION_COUNT
            else WILD_SHARE * (calls[GUESSES[answer][0]] if is_wild_on_play(answer) else SELDOM)
            for answer in met.answers
        ]


def is_wild_on_play(answer: int) -> bool:
    """An answer that keys on one play."""
    return FIRST_WILD <= answer < FIRST_WILD + PLAY_COUNT
