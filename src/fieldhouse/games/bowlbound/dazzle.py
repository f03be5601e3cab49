"""The choice of a razzle-dazzle (I-1): which results its winner may take."""

from __future__ import annotations

from typing import NamedTuple

from fieldhouse.games.bowlbound.cells import is_foul
from fieldhouse.games.bowlbound.model import PLAY_COUNT, PLAYS
from fieldhouse.games.bowlbound.names import cell_text
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.table.dice import Column
from fieldhouse.table.seat import Seat


class Dazzle(NamedTuple):
    """The dice totals of a razzle-dazzle that its winner may choose a result beside, the lower first."""

    totals: tuple[int, ...]


def razzle_choices(game: Game, seat: Seat, subject: Dazzle) -> list[int]:
    """I-1: any result of the nine plays beside these totals, but a penalty only if there is nothing else."""
    plays = game.sides[game.offense].plays
    found = [(index * PLAY_COUNT + play) for index in range(len(subject.totals)) for play in range(PLAY_COUNT)]
    open_to = [choice for choice in found if not is_foul(razzle_cell(plays, subject, choice))]
    return open_to or found


def razzle_cell(plays: tuple[Column, ...], subject: Dazzle, choice: int) -> int:
    """The cell that a choice of play and total finds."""
    return plays[choice % PLAY_COUNT].by_reading[subject.totals[choice // PLAY_COUNT]]


def explain_razzle(game: Game, seat: Seat, subject: Dazzle, choice: int) -> tuple[str, str]:
    """A choice in words, its play and the cell it finds; and beside which total."""
    code = razzle_cell(game.sides[game.offense].plays, subject, choice)
    return f"{PLAYS[choice % PLAY_COUNT]}: {cell_text(code)}", f"Beside {subject.totals[choice // PLAY_COUNT]}."
