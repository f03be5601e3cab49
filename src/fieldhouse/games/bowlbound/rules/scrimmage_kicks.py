"""What punts and field goals share once their dice are rolled: fakes, blocks, fouls (V, VI-4-C-vi, VI-10)."""

from __future__ import annotations

from collections.abc import Callable

from fieldhouse.games.bowlbound.cells import is_on_offense
from fieldhouse.games.bowlbound.results import KICK_FAKED, KICK_NEVER_MADE, KICK_OFFSET, Kick
from fieldhouse.games.bowlbound.rules.loose_balls import loose_ball
from fieldhouse.games.bowlbound.rules.penalties import (
    add_claims,
    before_snap,
    by_offender,
    from_previous_spot,
    judged,
    offsetting,
)
from fieldhouse.games.bowlbound.state import Claim, Game
from fieldhouse.gridiron.cells import yards_of
from fieldhouse.gridiron.marking import marked_off_offense
from fieldhouse.gridiron.outcome import Outcome, snap
from fieldhouse.gridiron.results import KICK_BLOCKED, KICK_FUMBLED
from fieldhouse.table.seat import OTHER


def kicked(game: Game, result: Kick, away: Callable[[], Outcome]) -> Outcome | None:
    """How a kick from scrimmage ends, *away* if it gets away; None if the fake number came. Rolls and asks."""
    if result.kind == KICK_OFFSET:
        return offsetting(game, by_offender(game, result.fouls))
    if result.kind == KICK_NEVER_MADE:
        return before_snap(game, result.fouls[0])
    if result.kind == KICK_FAKED:
        claim_scrimmage_kick_fouls(game, result.fouls)
        return None
    outcome = blocked(game, result) if result.kind in (KICK_BLOCKED, KICK_FUMBLED) else away()
    claim_scrimmage_kick_fouls(game, result.fouls)
    return judged(game, outcome)


def blocked(game: Game, result: Kick) -> Outcome:
    """VI-10: a blocked kick, or a snap that was fumbled. Rolls and asks."""
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
            add_claims(game, Claim(foul, OTHER[game.offense], from_previous_spot(game, foul)))
