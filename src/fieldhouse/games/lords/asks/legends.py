"""Questions of legends (12.2): who acts, and who helps when OPS are played."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.lords.asks.common import NUMBERS, numbered_ask
from fieldhouse.games.lords.asks.turn import event_targets, usable_legends
from fieldhouse.games.lords.state import Game
from fieldhouse.table.question import Ask
from fieldhouse.table.seat import Seat
from fieldhouse.table.words import Cited


def explain_legend(game: Game, seat: Seat, subject: object, choice: int) -> tuple[str, str]:
    """A legend's title, and what both sides of his card do."""
    legend = game.box.legends[choice]
    return legend.title, f"As an action: {legend.action.text} With OPS: {legend.bonus.text}"


def legends_that_act(game: Game, seat: Seat, subject: object) -> list[int]:
    """The owner's legends whose action has anybody to act upon."""
    usable = usable_legends(game, game.owners[seat])
    return [index for index in usable if event_targets(game, seat, game.box.legends[index].action)]


LEGEND: Final = numbered_ask("legend", legends_that_act, explain_legend, Cited("Which legend acts", "12.2", "?"))


def legends_that_help(game: Game, seat: Seat) -> list[int]:
    """12.2: legends who may help when OPS are played; with all games decided none wins more (5.4)."""
    usable = usable_legends(game, game.owners[seat])
    return [index for index in usable if seat in event_targets(game, seat, game.box.legends[index].bonus)]


LEGEND_BONUS: Final[Ask[Game, object]] = Ask(
    "legend bonus",
    ("no", *NUMBERS[:60]),
    lambda game, seat, subject: [0, *(index + 1 for index in legends_that_help(game, seat))],
    lambda game, seat, subject, choice: (
        explain_legend(game, seat, subject, choice - 1) if choice else ("No", "the OPS alone")
    ),
    lambda game, seat, subject: Cited("Does a legend help", "12.2", "?"),
)
