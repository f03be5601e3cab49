"""'Punts' (VI-5) and 'Punt Options' (III-2)."""

from __future__ import annotations

from typing import Final, NamedTuple

from fieldhouse.games.bowlbound.choices import AIM_OUT, CANCEL_MARKS
from fieldhouse.games.bowlbound.legal import is_quick_kick, is_short_drop
from fieldhouse.games.bowlbound.questions import COFFIN_CORNER, PUNT_AIM, PUNT_MARKS
from fieldhouse.games.bowlbound.results import Kick
from fieldhouse.games.bowlbound.rules.before_kicks import with_blocks
from fieldhouse.games.bowlbound.rules.fielding import punt_came_down, touchback
from fieldhouse.games.bowlbound.rules.kicks import Numbers, kick
from fieldhouse.games.bowlbound.rules.scrimmage_kicks import kicked
from fieldhouse.games.bowlbound.rules.weather import on_kick
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.field import across
from fieldhouse.gridiron.outcome import Outcome, possession
from fieldhouse.table.seat import OTHER

OUT_OF_BOUNDS_FROM: Final = 15
"""III-2-B: a punt made shorter by so much goes out of bounds, unless they say otherwise."""


class Terms(NamedTuple):
    """III-2: what the punters have said beforehand."""

    taken_off: int
    is_out: bool
    has_marks: bool


def punt(game: Game, numbers: Numbers) -> Outcome | None:
    """VI-5: a punt; None if the fake number came. Rolls and asks."""
    terms = punt_terms(game)
    numbers = with_blocks(game, numbers)
    result: Kick = game.table.stage(kick, game, game.sides[game.offense].punt, "punt", numbers)
    return kicked(game, result, lambda: punted(game, result, terms, numbers.is_costly))


def punt_terms(game: Game) -> Terms:
    """III-2: yards taken off, with 15 and more whether it goes out (B), and whether the column's marks count. Asks."""
    table, kicker = game.table, game.offense
    yards = taken_off(game)
    is_out = yards >= OUT_OF_BOUNDS_FROM and table.ask(PUNT_AIM, game, kicker, yards) == AIM_OUT
    is_canceled = game.options.cancel_marks and table.ask(PUNT_MARKS, game, kicker, None) == CANCEL_MARKS
    return Terms(yards, is_out, not is_canceled)


def taken_off(game: Game) -> int:
    """III-2-B: so many yards less of any kick that is read in a column, said before any dice (R24). Asks."""
    return game.table.ask(COFFIN_CORNER, game, game.offense, None) if game.options.coffin_corner else 0


def punted(game: Game, result: Kick, terms: Terms, is_rushed: bool) -> Outcome:
    """Where the punt comes down, and what may be done about it. Rolls and asks."""
    yards = max(on_kick(game, game.offense, result.yards) - terms.taken_off, 0)
    receiver, spot = OTHER[game.offense], across(game.spot + yards)
    game.play.kick_yards = yards
    game.play.result = "punt"
    if terms.is_out:
        game.play.result = "out of bounds"
        return possession(receiver, spot) if spot > 0 else touchback(game, receiver)
    is_marked = result.is_marked and terms.has_marks and not is_short_drop(game)
    return punt_came_down(game, spot, is_marked or is_quick_kick(game), is_rushed)
