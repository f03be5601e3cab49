"""'Point After Touchdown (PAT)' and 'PAT Penalties'."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.questions import KICK_TRY, TRY_AGAIN, TRY_CHOICE
from fieldhouse.games.ddf.results import BETWEEN_DOWNS, KICK_OFFSET, KICKED
from fieldhouse.games.ddf.rules.calls import secret_calls
from fieldhouse.games.ddf.rules.downs import scrimmage_down
from fieldhouse.games.ddf.rules.fouls import is_on_offense
from fieldhouse.games.ddf.rules.kicking import kick
from fieldhouse.games.ddf.state import DEFENSIVE_TWO, EXTRA_POINT, TWO_POINT_TRY, Flag, Game, new_play
from fieldhouse.gridiron.cells import yards_of
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.gridiron.field import GOAL, other, toward_own_goal
from fieldhouse.gridiron.outcome import NEXT_SNAP, TOUCHDOWN, Outcome

TWO_POINT_LINE: Final = 2


def try_for_points(game: Game) -> None:
    """The scoring side kicks, or goes for two."""
    if not game.rules.has_two_point_try or game.table.ask(TRY_CHOICE, game, game.offense) == KICK_TRY:
        kick_the_point(game)
    else:
        go_for_two(game)


def kick_the_point(game: Game) -> None:
    """The # ON DICE column of the special teams chart: one point."""
    kicked(game, bool(game.table.look(game.sides[game.offense].extra_point, OFFENSE, "extra point")))


def kicked(game: Game, is_good: bool) -> None:
    game.play.kind = EXTRA_POINT
    game.play.result = "good" if is_good else "no good"
    if is_good:
        award(game, game.offense, 1)


def award(game: Game, seat: int, points: int) -> None:
    game.score[seat] += points
    game.play.score(seat, points, game.play.kind)


def go_for_two(game: Game) -> None:
    """One play from the two, and again after an accepted penalty."""
    place(game, GOAL - TWO_POINT_LINE)
    while True:
        secret_calls(game)
        earlier = len(game.play.fouls)
        outcome = Outcome(*scrimmage_down(game))
        fouls = game.play.fouls[earlier:]
        if not is_tried_again(game, outcome, fouls):
            break
        is_pushed_back = outcome.spot < game.spot
        place(game, outcome.spot)
        if is_pushed_back and game.table.ask(TRY_AGAIN, game, game.offense):
            kick_after_penalty(game, GOAL - TWO_POINT_LINE - outcome.spot)
            return
    settle_two(game, outcome, fouls)


def is_tried_again(game: Game, outcome: Outcome, fouls: tuple[Flag, ...]) -> bool:
    """'PAT Penalties': a penalty replaced the play, or the defense fouled while the try failed."""
    if outcome.ending != NEXT_SNAP or outcome.seat != game.offense:
        return False
    return outcome.is_replay or any(
        is_enforced and seat != game.offense and not foul & BETWEEN_DOWNS for foul, seat, is_enforced in fouls
    )


def place(game: Game, spot: int) -> None:
    """Put the ball down for a snap: a new row of the scoresheet, which keeps the flags of the snap before."""
    game.spot = spot
    game.down, game.to_go = 1, GOAL - spot
    fouls, game.play = game.play.fouls, new_play(TWO_POINT_TRY, game)
    game.play.fouls = fouls
    game.play.is_plain = not fouls


def settle_two(game: Game, outcome: Outcome, fouls: tuple[Flag, ...]) -> None:
    """Two points for the end zone; for the defense too, since it may run a try back. *fouls* are the last snap's."""
    if outcome.ending == TOUCHDOWN:
        is_good = outcome.seat == game.offense
        game.carry += outcome.carry if is_good else -outcome.carry  # the side that tried kicks off, whoever scored
        if is_good:
            award(game, game.offense, 2)
        elif game.rules.has_defensive_two:
            game.play.kind = DEFENSIVE_TWO
            award(game, other(game.offense), 2)
        return
    for foul, seat, _ in fouls:
        if foul & BETWEEN_DOWNS:  # after a try that failed it can only count on the kickoff
            game.carry += -yards_of(foul) if seat == game.offense else yards_of(foul)


def kick_after_penalty(game: Game, pushed_back: int) -> None:
    """'PAT Penalties': a two-point try that is pushed back may be kicked; the yards count from the season's line."""
    line = game.rules.kick_try_line + pushed_back
    while True:
        kind, yards, fouls = kick(game, game.sides[game.offense].field_goal, "field goal")
        if kind == KICK_OFFSET:
            continue
        is_good = kind == KICKED and yards >= line
        if not fouls or is_on_offense(fouls[0]) != is_good:
            break  # no foul, or one that only the side it helped could want enforced
        foul = max(fouls, key=yards_of)
        game.play.flag(foul, game.offense if is_good else other(game.offense), True)
        line = line + yards_of(foul) if is_good else toward_own_goal(line, yards_of(foul))
    kicked(game, is_good)
