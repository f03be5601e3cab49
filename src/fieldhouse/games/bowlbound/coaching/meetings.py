"""Two teams that have met: their tables, from the shelf or solved now, as coaches read them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.games.bowlbound.calls import FIELD_GOAL_TRY, KNEEL, PUNT
from fieldhouse.games.bowlbound.equilibrium.conditions import Condition, place_of
from fieldhouse.games.bowlbound.equilibrium.late_attack import HURRIED, late_book
from fieldhouse.games.bowlbound.equilibrium.pairing import (
    PairingTables,
    name_of,
    opening_name,
    solved_opening,
    solved_pairing,
    unpacked,
)
from fieldhouse.games.bowlbound.equilibrium.pairs import answers_of, calls_of
from fieldhouse.games.bowlbound.options import Options
from fieldhouse.games.bowlbound.rules.downs import KNEEL_LOSS
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.equilibrium.endgame import Endgame, LateTerms
from fieldhouse.gridiron.equilibrium.meetings import PairingsMet
from fieldhouse.gridiron.equilibrium.opening import Opening, unpacked_opening
from fieldhouse.gridiron.equilibrium.playbook import Playbook
from fieldhouse.table.seat import AWAY, HOME, Seat

FARTHEST: Final = 60
"""A greater margin is no other."""


class Met:
    """Two teams that have met: what is called at every score, and at the end of a half."""

    __slots__ = ("answers", "calls", "endgame", "kicks", "known", "margins", "playbooks")

    def __init__(
        self, playbooks: Sequence[Playbook], known: Sequence[Condition], endgame: Endgame,
        calls: tuple[int, ...], answers: tuple[int, ...], kicks: list[list[bytes]],
    ) -> None:  # fmt: skip
        self.playbooks, self.known = playbooks, known
        self.margins = [playbooks[place_of(known, margin)] for margin in range(-FARTHEST, FARTHEST + 1)]
        self.endgame = endgame
        self.calls = calls
        self.answers = answers
        self.kicks = kicks
        """Of each kicker: how it kicks off, and what is expected of it."""

    def calls_seen(self, game: Game, seat: Seat) -> list[int]:
        """How often *seat* has made each of ``calls`` so far."""
        return [game.usage[seat][call] for call in self.calls]

    def answers_seen(self, game: Game, seat: Seat) -> list[int]:
        """How often *seat* has given each of ``answers`` so far."""
        return [game.defenses[seat][answer] for answer in self.answers]

    def playbook(self, game: Game) -> Playbook:
        """The one of this score."""
        margin = game.score[HOME] - game.score[AWAY]
        return self.margins[min(max(margin, -FARTHEST), FARTHEST) + FARTHEST]


class Meetings(PairingsMet[Game, Met]):
    """The pairings of one house."""

    def terms(self, game: Game) -> Options:
        """The options: two pairings under other ones are two."""
        return game.options

    def meet(self, game: Game) -> Met:
        """The pairing's tables from the shelf, solved first if they do not lie there."""
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

    def opened(self, game: Game) -> Opening:
        """From the shelf (a file), or worked out now and put there."""
        return unpacked_opening(self.shelf(opening_name(game), lambda: solved_opening(game).packed()))

    def tables(self, game: Game) -> PairingTables:
        """From the shelf (a file), or solved now and put there."""
        return unpacked(self.shelf(name_of(game), lambda: solved_pairing(game).packed()))
