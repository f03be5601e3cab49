"""'Punts' (VI-5), 'Punt Options' (III-2), and the blocked or fumbled kick from scrimmage (VI-10)."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.cells import is_on_offense
from fieldhouse.games.bowlbound.legal import is_quick_kick, is_short_drop
from fieldhouse.games.bowlbound.questions import CANCEL_MARKS, COFFIN_CORNER, KEEP_MARKS, PUNT_MARKS
from fieldhouse.games.bowlbound.results import (
    KICK_BLOCKED,
    KICK_FAKED,
    KICK_FUMBLED,
    KICK_NEVER_MADE,
    KICK_OFFSET,
    Kick,
)
from fieldhouse.games.bowlbound.rules.fielding import punt_came_down, touchback
from fieldhouse.games.bowlbound.rules.kicks import Numbers, kick
from fieldhouse.games.bowlbound.rules.loose_balls import loose_ball
from fieldhouse.games.bowlbound.rules.penalties import (
    add_claims,
    before_snap,
    by_offender,
    from_previous_spot,
    judged,
    offsetting,
)
from fieldhouse.games.bowlbound.rules.weather import on_kick
from fieldhouse.games.bowlbound.state import Claim, Game
from fieldhouse.gridiron.cells import yards_of
from fieldhouse.gridiron.field import across, other
from fieldhouse.gridiron.marking import marked_off_offense
from fieldhouse.gridiron.outcome import Outcome, possession, snap

OUT_OF_BOUNDS_FROM: Final = 15
"""III-2-B: a punt made shorter by so much goes out of bounds."""


def punt(game: Game, numbers: Numbers) -> Outcome | None:
    """VI-5: a punt; None if the fake number came."""
    taken_off, marks = punt_conditions(game)
    result: Kick = game.table.stage(kick, game, game.sides[game.offense].punt, "punt", numbers)
    if result.kind == KICK_OFFSET:
        return offsetting(game, by_offender(game, result.fouls))
    if result.kind == KICK_FAKED:
        claim_scrimmage_kick_fouls(game, result.fouls)
        return None
    if result.kind == KICK_NEVER_MADE:
        return before_snap(game, result.fouls[0])
    if result.kind in (KICK_BLOCKED, KICK_FUMBLED):
        outcome = blocked(game, result)
    else:
        outcome = punted(game, result, taken_off, marks, numbers)
    claim_scrimmage_kick_fouls(game, result.fouls)
    return judged(game, outcome)


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
    if is_out or is_quick_kick(game):
        game.play.result = "out of bounds" if is_out else "punt"
        return possession(receiver, spot) if spot > 0 else touchback(game, receiver)
    is_marked = result.is_marked and marks != CANCEL_MARKS and not is_short_drop(game)
    return punt_came_down(game, spot, is_marked, numbers.is_costly)


def blocked(game: Game, result: Kick) -> Outcome:
    """VI-10: a blocked kick, or a snap that was fumbled."""
    is_block = result.kind == KICK_BLOCKED
    game.play.result = "blocked" if is_block else "fumble"
    game.play.yards = result.yards
    return loose_ball(game, game.offense, game.spot + result.yards, game.situation, is_block)


def claim_scrimmage_kick_fouls(game: Game, fouls: tuple[int, ...]) -> None:
    """VI-4-C-vi: fouls on a kick are marked from the previous spot."""
    for foul in fouls:
        if is_on_offense(foul):
            again = snap(marked_off_offense(game.situation, yards_of(foul)), is_replay=True)
            add_claims(game, Claim(foul, game.offense, again))
        else:
            add_claims(game, Claim(foul, other(game.offense), from_previous_spot(game, foul)))
