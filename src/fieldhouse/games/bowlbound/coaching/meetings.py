"""Two teams that have met: their tables, from the shelf or solved now, at hand for every coach of the house.

A pairing is solved when it is first met, in the background if somebody has begun it (``library.shelf``).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.games.bowlbound.calls import FIELD_GOAL_TRY, KNEEL, PUNT
from fieldhouse.games.bowlbound.equilibrium.conditions import Condition, place_of
from fieldhouse.games.bowlbound.equilibrium.late_attack import HURRIED, late_book
from fieldhouse.games.bowlbound.equilibrium.pairing import PairingTables, name_of, solved_pairing, unpacked
from fieldhouse.games.bowlbound.equilibrium.pairs import answers_of, calls_of
from fieldhouse.games.bowlbound.options import Options
from fieldhouse.games.bowlbound.rules.downs import KNEEL_LOSS
from fieldhouse.games.bowlbound.side import Side
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.equilibrium.endgame import Endgame, LateTerms
from fieldhouse.gridiron.equilibrium.playbook import Playbook
from fieldhouse.gridiron.field import AWAY, HOME
from fieldhouse.table.shelf import Shelf, made_anew

Pairing = tuple[Side, Side, Options]
MOST_PAIRINGS: Final = 4
"""So many are kept at hand."""
FARTHEST: Final = 60
"""A greater margin is no other."""


class Met:
    """Two teams that have met: what is called at every score, and at the end of a half."""

    __slots__ = ("answers", "calls", "endgame", "kicks", "margins")

    def __init__(
        self, playbooks: Sequence[Playbook], known: Sequence[Condition], endgame: Endgame,
        calls: tuple[int, ...], answers: tuple[int, ...], kicks: list[list[bytes]],
    ) -> None:  # fmt: skip
        self.margins = [playbooks[place_of(known, margin)] for margin in range(-FARTHEST, FARTHEST + 1)]
        self.endgame = endgame
        self.calls = calls
        self.answers = answers
        self.kicks = kicks
        """Of each kicker: how it kicks off, and what is expected of it."""

    def playbook(self, game: Game) -> Playbook:
        """The one of this score."""
        margin = game.score[HOME] - game.score[AWAY]
        return self.margins[min(max(margin, -FARTHEST), FARTHEST) + FARTHEST]


class Meetings:
    """The pairings that were met last."""

    def __init__(self, shelf: Shelf = made_anew) -> None:
        self.shelf = shelf
        self.pairings: dict[Pairing, Met] = {}
        self.last: tuple[tuple[Side, ...], Options, Met] | None = None

    def met(self, game: Game) -> Met:
        """What is known of the two teams."""
        last = self.last
        if last is not None and last[0] is game.sides and last[1] is game.options:
            return last[2]
        pairing = game.sides[0], game.sides[1], game.options
        found = self.pairings.get(pairing)
        if found is None:
            while len(self.pairings) >= MOST_PAIRINGS:
                del self.pairings[next(iter(self.pairings))]
            found = self.pairings[pairing] = self._meet(game)
        self.last = (game.sides, game.options, found)
        return found

    def _meet(self, game: Game) -> Met:
        tables = self.tables(game)
        kneel_loss = KNEEL_LOSS if game.options.kneel else 0
        terms = LateTerms((PUNT, FIELD_GOAL_TRY), FIELD_GOAL_TRY, KNEEL, kneel_loss, HURRIED, HURRIED)
        return Met(
            [Playbook(book) for book in tables.books],
            tables.known,
            Endgame(late_book(tables.late), terms),
            calls_of(game),
            answers_of(game),
            [[part.tobytes() for part in kicker] for kicker in tables.kickoffs],
        )

    def tables(self, game: Game) -> PairingTables:
        """From the shelf, or solved now."""
        found = unpacked(self.shelf(name_of(game), lambda: solved_pairing(game).packed()))
        return found or solved_pairing(game)
