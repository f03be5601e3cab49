"""Chances to win: a game played out again and again from a rest point."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from fieldhouse.table.game import Definition, G, Note
from fieldhouse.table.journal import Header
from fieldhouse.table.play import play_out, without_collector
from fieldhouse.table.question import Coach, Json
from fieldhouse.table.table import BatchTable

ROLLOUTS: Final = 40
APART: Final = 1_000_003


def played_from(
    definition: Definition[G, Note], header: Header, coaches: Sequence[Coach[G]], number: int, state: Json, count: int,
    is_blind: bool = False,
) -> Iterator[G]:  # fmt: skip
    """So many games from rest point *number* to their end, by these *coaches*.

    The dice are others than the game's own, and the same whenever it is asked. Who is blind knows no hand. Each is
    played when it is asked for; until the last the process's garbage collector is off.
    """
    deal = definition.dealer(header)
    with without_collector():
        for rollout in range(count):
            game = deal(BatchTable(rollout * APART + number, coaches))
            game.restore(state)
            if is_blind:
                definition.mix_unseen(game)
            yield play_out(game, definition.step)


def chances_from(
    definition: Definition[G, Note], header: Header, coaches: Sequence[Coach[G]], number: int, state: Json,
    is_blind: bool = False,
) -> list[float]:  # fmt: skip
    """The share of roll-outs that each seat wins from rest point *number* with these *coaches*; a tie is shared."""
    shares = [0.0] * len(header.teams)
    for game in played_from(definition, header, coaches, number, state, ROLLOUTS, is_blind):
        winners = range(len(shares)) if game.winner is None else (game.winner,)
        for seat in winners:
            shares[seat] += 1 / len(winners)
    return [round(share / ROLLOUTS, 4) for share in shares]
