"""The chance to win a game of Bowl Bound; at its end stage B's net as it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.games.bowlbound.equilibrium.conditions import Condition, level_of
from fieldhouse.games.bowlbound.state import SECOND_HALF, Game
from fieldhouse.gridiron.equilibrium.endgame import Endgame
from fieldhouse.gridiron.equilibrium.playbook import Playbook, number_at
from fieldhouse.gridiron.equilibrium.series import NEW_SERIES, POINT
from fieldhouse.gridiron.equilibrium.win_chance import NOBODY, OWN_25, WinChance
from fieldhouse.gridiron.field import AWAY, HOME

SNAPS: Final = 65
"""Of a side in a game."""


class CollegeChance(WinChance[Game]):
    """Yardage factors (IX) and free guesses (II-1-A) help whoever is behind the spread: a lead is drawn back to it."""

    def __init__(
        self, playbooks: Sequence[Playbook] = (), known: Sequence[Condition] = (), endgame: Endgame | None = None
    ) -> None:
        super().__init__(playbooks[level_of(known)] if playbooks else None, endgame)
        if len(known) > 1:
            self.pull, self.evens = drawn_back(playbooks, known), -float(known[level_of(known)].margin)

    def lead(self, game: Game) -> float:
        return float(game.score[AWAY] - game.score[HOME])

    def receives_later(self, game: Game) -> int:
        """Whoever lost the toss, and will hardly choose to kick again."""
        return game.second_choice if game.quarter < SECOND_HALF else NOBODY

    def late_down(self, endgame: Endgame, game: Game) -> float:
        return endgame.net_value(game)


def drawn_back(playbooks: Sequence[Playbook], known: Sequence[Condition]) -> float:
    """By what part of itself a margin shrinks in a game, from what a down is worth at the margins that were solved."""
    level, number = level_of(known), number_at(1, NEW_SERIES, OWN_25)
    over, under = 0.0, 0.0
    for condition, playbook in zip(known, playbooks, strict=True):
        away, home = (playbook.values[seat][number] - playbooks[level].values[seat][number] for seat in (AWAY, HOME))
        beyond = condition.margin - known[level].margin
        over += (away - home) / POINT * SNAPS * beyond
        under += beyond * beyond
    return max(over / under, 0.0)
