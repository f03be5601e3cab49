"""'Punts' (VI-5) and 'Punt Options' (III-2)."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.legal import is_quick_kick, is_short_drop
from fieldhouse.games.bowlbound.questions import CANCEL_MARKS, COFFIN_CORNER, KEEP_MARKS, PUNT_MARKS
from fieldhouse.games.bowlbound.results import Kick
from fieldhouse.games.bowlbound.rules.fakes import with_blocks
from fieldhouse.games.bowlbound.rules.fielding import punt_came_down, touchback
from fieldhouse.games.bowlbound.rules.kicks import Numbers, kick
from fieldhouse.games.bowlbound.rules.scrimmage_kicks import kicked
from fieldhouse.games.bowlbound.rules.weather import on_kick
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.field import across, other
from fieldhouse.gridiron.outcome import Outcome, possession

OUT_OF_BOUNDS_FROM: Final = 15
"""III-2-B: a punt made shorter by so much goes out of bounds."""


def punt(game: Game, numbers: Numbers) -> Outcome | None:
    """VI-5: a punt; None if the fake number came."""
    taken_off, marks = punt_conditions(game)
    numbers = with_blocks(game, numbers)
    result: Kick = game.table.stage(kick, game, game.sides[game.offense].punt, "punt", numbers)
    return kicked(game, result, lambda: punted(game, result, taken_off, marks, numbers))


def punt_conditions(game: Game) -> tuple[int, int]:
    """III-2: yards taken off, and whether the column's marks count."""
    if not game.options.coffin_corner:
        return 0, KEEP_MARKS
    taken_off = game.table.ask(COFFIN_CORNER, game, game.offense)
    return taken_off, game.table.ask(PUNT_MARKS, game, game.offense)


def punted(game: Game, result: Kick, taken_off: int, marks: int, numbers: Numbers) -> Outcome:
    """Where the punt comes down, and what may be done about it."""
    yards = max(on_kick(game, game.offense, result.yards) - taken_off, 0)
    receiver, spot = other(game.offense), across(game.spot + yards)
    game.play.kick_yards = yards
    game.play.result = "punt"
    is_out = taken_off >= OUT_OF_BOUNDS_FROM and marks != CANCEL_MARKS
    if is_out:
        game.play.result = "out of bounds"
        return possession(receiver, spot) if spot > 0 else touchback(game, receiver)
    is_marked = result.is_marked and marks != CANCEL_MARKS and not is_short_drop(game)
    return punt_came_down(game, spot, is_marked or is_quick_kick(game), numbers.is_costly)
