"""'Game Basics': the coin toss, the order of kickoffs, the ends of quarters and halves, and the score of a play."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.choices import RECEIVE
from fieldhouse.games.ddf.questions import TOSS_CHOICE
from fieldhouse.games.ddf.results import BETWEEN_DOWNS
from fieldhouse.games.ddf.rules import overtime
from fieldhouse.games.ddf.rules.clock import TWO_MINUTES, at_the_warning, time_of_play
from fieldhouse.games.ddf.rules.spotting import kickoff_spot
from fieldhouse.games.ddf.season import FREE_KICK_LINE
from fieldhouse.games.ddf.state import Game, Play
from fieldhouse.games.ddf.timing import time_when_stopped
from fieldhouse.gridiron.dice import COIN
from fieldhouse.gridiron.field import after_play
from fieldhouse.gridiron.outcome import (
    ENDINGS,
    FIELD_GOAL,
    KICK_AGAIN,
    NEXT_SNAP,
    NO_TIME,
    SCORE_POINTS,
    SHORT_TIME,
    TOUCHDOWN,
    Ending,
    Outcome,
    snap,
)
from fieldhouse.gridiron.phases import KICKOFF, QUARTER, REGULATION, SCRIMMAGE, TIME_OUTS, TRY
from fieldhouse.table.seat import OTHER, Seat

HALF: Final = 2


def coin_toss(game: Game) -> None:
    """The winner of the toss receives or kicks off. Rolls and asks."""
    winner = Seat(game.table.roll(COIN, "coin toss"))
    choice = game.table.ask(TOSS_CHOICE, game, winner, None)
    kicker = OTHER[winner] if choice == RECEIVE else winner
    game.play.seat = winner
    game.play.result = TOSS_CHOICE.keys[choice]
    if not game.is_overtime:
        game.received_first = OTHER[kicker]
    overtime.receive_first(game, kicker)
    begin_half(game, kicker)


def begin_half(game: Game, kicker: Seat) -> None:
    """The first kickoff of a half or of overtime: a penalty on the score that ended the last one has waited for it."""
    if kicker != game.kicker:
        game.carry = -game.carry
    set_kickoff(game, kicker, game.rules.kickoff_line)


def set_kickoff(game: Game, kicker: Seat, line: int) -> None:
    """*kicker* kicks off next, from *line* moved by whatever penalty is carried on."""
    game.phase = KICKOFF
    game.kicker = kicker
    game.offense = kicker
    game.kick_from = kickoff_spot(line, game.carry)
    game.stopped = False
    game.spot, game.down, game.to_go = game.kick_from, 0, 0


def settle(game: Game, outcome: Outcome) -> None:
    """Put down how the play ended: the score or the ball, then the clock. Asks."""
    play, clock = game.play, game.clock
    play.outcome = outcome
    ending, seat, seconds = outcome.ending, outcome.seat, outcome.seconds
    if outcome.is_replay:
        play.void()
    if ending == NEXT_SNAP:
        if outcome.down == 1 and seat == play.seat:
            play.first_down = is_first_down(play, outcome.spot + outcome.to_go, outcome.is_replay)
        if game.is_overtime:
            overtime.count_possessions(game, seat)
        game.phase = SCRIMMAGE
        game.offense = seat
        game.spot = outcome.spot
        game.down = outcome.down
        game.to_go = outcome.to_go
        if seconds > SHORT_TIME and clock:
            seconds = time_of_play(game, seconds)
    elif ending == KICK_AGAIN:
        game.kick_from += outcome.carry
        game.spot = game.kick_from
    else:
        settle_score(game, ending, seat, outcome.carry)
    if seconds == SHORT_TIME:
        seconds = time_when_stopped(game, outcome)
    left = clock - seconds
    if left < TWO_MINUTES:
        left = at_the_warning(game, left)
    play.seconds = clock - left
    game.clock = left
    if not left or play.spiked:
        after_the_clock(game, outcome)


def after_the_clock(game: Game, outcome: Outcome) -> None:
    """The ball is spiked, or time is out: then one more down is played if it is owed. Asks."""
    if game.clock:
        spike(game)
    elif ends_a_half(game) and is_down_owed(game, outcome):
        game.untimed = True


def ends_a_half(game: Game) -> bool:
    """A half, or the game, would end here."""
    return game.quarter in (HALF, REGULATION) or game.is_overtime


def is_down_owed(game: Game, outcome: Outcome) -> bool:
    """The league's rule: no half ends on an accepted foul of the side without the ball during the play, nor on fouls
    that offset each other, nor with a kickoff to be made again; one more down is played, and a foul before its snap
    does not take it away.
    """
    if outcome.ending != NEXT_SNAP:
        return outcome.ending == KICK_AGAIN
    offenders = [flag.seat for flag in game.play.fouls if flag.is_enforced and not flag.foul & BETWEEN_DOWNS]
    if not offenders:
        return outcome.is_replay
    return OTHER[outcome.seat] in offenders or outcome.seconds == NO_TIME


def is_first_down(play: Play, line_to_gain: int, is_replay: bool) -> bool:
    """The side of *play* has a new series: was it earned? Not if it kept a kickoff, or plays a first down again with
    the chains where they were.
    """
    return play.down > 0 and not (is_replay and line_to_gain == play.spot + play.to_go)


def settle_score(game: Game, ending: Ending, seat: Seat, carry: int) -> None:
    """Points for *seat*, and what follows: a try, a kickoff, or the free kick after a safety."""
    game.score[seat] += SCORE_POINTS[ending]
    game.play.score(seat, SCORE_POINTS[ending], ENDINGS[ending])
    game.carry = carry
    game.overtime_scored_td = ending == TOUCHDOWN
    overtime.end_possession(game)
    if ending == TOUCHDOWN:
        game.phase = TRY
        game.offense = seat
        game.spot, game.down, game.to_go = 98, 0, 2
    elif ending == FIELD_GOAL:
        set_kickoff(game, seat, game.rules.kickoff_line)
    else:
        set_kickoff(game, OTHER[seat], FREE_KICK_LINE)


def spike(game: Game) -> None:
    """'Spiking the Ball': notes the play before, and plays an incompletion of ten seconds that costs a down. Asks."""
    game.table.note(game.play)
    game.play = game.new_play(SCRIMMAGE)
    game.play.result = "spike"
    settle(game, snap(after_play(game.situation, game.spot)))


def end_of_step(game: Game) -> None:
    """Ends the game if overtime has decided it, or the quarter if its clock is out and neither a try nor an untimed
    down is to come. Rolls.
    """
    if overtime.is_decided(game):
        overtime.end_game(game)
    elif game.clock == 0 and game.phase != TRY and not game.untimed:
        end_of_quarter(game)


def end_of_quarter(game: Game) -> None:
    """Teams change ends, or the half is over and the side that received first kicks off, or the game is done or goes on
    in overtime. Rolls.
    """
    if game.phase != KICKOFF:
        game.carry = 0
    if game.quarter == REGULATION:
        overtime.end_of_regulation(game)
    elif game.is_overtime:
        if overtime.end_of_overtime(game):
            after_half_time(game, game.overtime_first)
    else:
        game.quarter += 1
        game.clock = QUARTER
        if game.quarter == HALF + 1:
            after_half_time(game, game.received_first)


def after_half_time(game: Game, received_first: Seat) -> None:
    """Time-outs anew, and the side that received first kicks off."""
    game.time_outs = [TIME_OUTS, TIME_OUTS]
    begin_half(game, received_first)
