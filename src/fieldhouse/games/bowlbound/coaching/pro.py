"""The pro: a coach of habits who knows what they cost. It keeps to them as far as nobody gains much by knowing them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from fieldhouse.games.bowlbound.calls import FIRST_WILD, GUESSES
from fieldhouse.games.bowlbound.coaching.book import WILD_SHARE
from fieldhouse.games.bowlbound.coaching.meetings import Met
from fieldhouse.games.bowlbound.coaching.rival import RivalCoach
from fieldhouse.games.bowlbound.model import FORMATION_COUNT, PLAY_COUNT
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.call_buckets import BUCKET_OF_DOWN, NORMAL
from fieldhouse.gridiron.equilibrium.leaning import HABIT_RISK, leaned, turned
from fieldhouse.gridiron.equilibrium.one_game import scaled
from fieldhouse.gridiron.equilibrium.tables import PAYOFF
from fieldhouse.gridiron.phases import REGULATION, TRY
from fieldhouse.gridiron.situations import state_of
from fieldhouse.table.seat import OTHER

SELDOM: Final = 0.01


@mypyc_attr(allow_interpreted_subclasses=True)
class ProCoach(RivalCoach):
    """The equilibrium with as much of the team's and the league's habits as it risks. It watches the other side, and
    calls the end of a half, as the rival does. The tables come from the shelf on disk, or are solved at a first
    meeting."""

    def own_calls(self, game: Game, met: Met) -> list[float]:
        """Leaned towards what its team calls."""
        mix = super().own_calls(game, met)
        if self.is_late(game, met):
            return mix
        return leaned(scaled(mix), scaled(self.call_habits(game, met)), self.pairs(game, met), HABIT_RISK * PAYOFF)

    def own_answers(self, game: Game, met: Met) -> list[float]:
        """Leaned towards how the league lines up and guesses."""
        mix = super().own_answers(game, met)
        if self.is_late(game, met):
            return mix
        habits = scaled(self.answer_habits(game, met, self.call_habits(game, met)))
        return leaned(scaled(mix), habits, turned(self.pairs(game, met)), HABIT_RISK * PAYOFF)

    def state(self, game: Game) -> int:
        """The kind of score and clock that habits are counted by: before the last quarter the usual one."""
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
