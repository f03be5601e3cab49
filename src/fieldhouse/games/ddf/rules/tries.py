"""'Point After Touchdown (PAT)' and 'PAT Penalties'."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.questions import KICK_TRY, TRY_AGAIN, TRY_CHOICE
from fieldhouse.games.ddf.results import KICKED
from fieldhouse.games.ddf.rules.calls import secret_calls
from fieldhouse.games.ddf.rules.downs import play_from_scrimmage
from fieldhouse.games.ddf.rules.kicking import kick
from fieldhouse.games.ddf.state import TOUCHDOWN, Game, Outcome
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.gridiron.field import GOAL, other

TWO_POINT_LINE: Final = 2
KICK_LINE: Final = 15


def try_for_points(game: Game) -> None:
    """The scoring side kicks, or goes for two."""
    if game.table.ask(TRY_CHOICE, game, game.offense) == KICK_TRY:
        kick_the_point(game)
    else:
        go_for_two(game)


def kick_the_point(game: Game) -> None:
    """The # ON DICE column of the special teams chart: one point."""
    game.play.kind = "extra point"
    is_good = bool(game.table.look(game.sides[game.offense].extra_point, OFFENSE, "extra point"))
    award(game, game.offense, 1, is_good)


def award(game: Game, seat: int, points: int, is_good: bool) -> None:
    game.play.result = "good" if is_good else "no good"
    if is_good:
        game.score[seat] += points
        game.play.score(seat, points, game.play.kind)


def go_for_two(game: Game) -> None:
    """One play from the two, and again after an accepted penalty."""
    game.play.kind = "two-point try"
    place(game, GOAL - TWO_POINT_LINE)
    while True:
        secret_calls(game)
        before = game.spot
        outcome = play_from_scrimmage(game)
        if not outcome.is_replay:
            break
        place(game, outcome.spot)
        if outcome.spot < before and game.table.ask(TRY_AGAIN, game, game.offense):
            kick_after_penalty(game, before - outcome.spot)
            return
    settle_two(game, outcome)


def place(game: Game, spot: int) -> None:
    game.spot = game.play.spot = spot
    game.down, game.to_go = 1, GOAL - spot


def settle_two(game: Game, outcome: Outcome) -> None:
    """Two points for the end zone; for the defense too, since it may run a try back."""
    if outcome.ending != TOUCHDOWN:
        award(game, game.offense, 2, False)
    elif outcome.seat == game.offense:
        game.carry += outcome.carry
        award(game, game.offense, 2, True)
    else:
        game.play.kind = "defensive two points"
        award(game, other(game.offense), 2, game.rules.has_defensive_two)


def kick_after_penalty(game: Game, yards: int) -> None:
    """'PAT Penalties': after a penalty on the two-point try it may be kicked, the yards marked off from the 15."""
    game.play.kind = "extra point"
    result = kick(game, game.sides[game.offense].field_goal, "field goal")
    award(game, game.offense, 1, result.kind == KICKED and result.yards >= KICK_LINE + yards)
