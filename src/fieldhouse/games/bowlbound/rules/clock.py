"""'Timing' (IV-3, VI-11, and the rulings' timing chart), and the ways to save and waste time (I-4, I-6)."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.choices import TAKE_DELAY
from fieldhouse.games.bowlbound.options import PLAYTESTERS
from fieldhouse.games.bowlbound.questions import DELAY, TEMPO
from fieldhouse.games.bowlbound.rules import alternate_timing as alternate
from fieldhouse.games.bowlbound.state import DECLARED_OUT, DELAYED, HURRIED, RUNNING, TIME_OUT_CALLED, Game
from fieldhouse.gridiron.late_game import LET_RUN, NO_HUDDLE, SPIKE, TIME_OUT
from fieldhouse.gridiron.marking import marked_off_offense
from fieldhouse.gridiron.outcome import NEXT_SNAP, SHORT_TIME, Outcome
from fieldhouse.gridiron.phases import KICKOFF, SCRIMMAGE
from fieldhouse.table.seat import OTHER, Seat

TWO_MINUTES: Final = 120
LATE_SECONDS: Final = {2: 120, 4: 300}
"""VI-11: out of bounds stops the clock in the last 2:00 of the first half and the last 5:00 of the second."""
FIRST_DOWN_TIME: Final = 20
SAVED: Final = 10
"""What a hurried snap saves, a spike with it, and a delay wastes."""
DELAY_YARDS: Final = 5
NO_SPIKE: Final = -1


def time_of_play(game: Game, outcome: Outcome) -> tuple[int, int]:
    """The seconds the play takes after both sides have had their say, and those of a spike that follows, or -1.

    Asks.
    """
    if game.is_alternate and alternate.is_alternate(game):
        return alternate_time(game, outcome)
    seconds = outcome.seconds
    if seconds != RUNNING or outcome.ending != NEXT_SNAP:
        return seconds, NO_SPIKE
    play = game.play
    if play.out or play.first_down or game.is_alternate:
        seconds = chart_time(game)
    else:
        seconds = game.options.running_time
    return tempo(game, seconds) if seconds > SHORT_TIME and game.clock else (seconds, NO_SPIKE)


def chart_time(game: Game) -> int:
    """The timing chart: 30 seconds or as the options say, 20 when the chains stop the clock, 10 when it stops so; ten
    more by the playtesters, with whom only a declaration stops it so.
    """
    play = game.play
    is_playtesters = game.is_alternate and game.options.timing == PLAYTESTERS
    if play.out:
        is_late = game.clock <= LATE_SECONDS.get(game.quarter, 0) and not is_playtesters
        if is_late or play.declared == DECLARED_OUT:
            return SHORT_TIME
    seconds = FIRST_DOWN_TIME if play.first_down and is_stopped_for_chains(game) else game.options.running_time
    return seconds + SAVED if is_playtesters else seconds


def is_stopped_for_chains(game: Game) -> bool:
    """All game long to 2022, or as the options say; else only in the last two minutes of a half."""
    return game.stops_for_chains or (game.quarter in LATE_SECONDS and game.clock <= TWO_MINUTES)


def tempo(game: Game, seconds: int) -> tuple[int, int]:
    """IV-3, I-4, I-6-B: the offense may hurry or stop the clock, then the defense may stop it; gives what
    ``time_of_play`` does. Asks.
    """
    offense, time_outs = game.offense, game.time_outs
    defense = OTHER[offense]
    spoken = game.table.ask_in_turn(
        game, TEMPO,
        offense, seconds if time_outs[offense] or game.can_hurry else None,
        defense, seconds if time_outs[defense] else None,
    )  # fmt: skip
    if spoken is None:
        is_late = game.options.delay and seconds >= game.options.running_time and ask_delay(game, seconds)
        return (delay(game, seconds) if is_late else seconds), NO_SPIKE
    seat, wish = spoken
    if wish == SPIKE:
        return SHORT_TIME, seconds - SAVED - SHORT_TIME
    if wish == NO_HUDDLE:
        seconds -= SAVED
        if seconds <= SHORT_TIME or ask_tempo(game, defense, seconds) != TIME_OUT:
            hurry(game)
            return seconds, NO_SPIKE
        seat = defense
    return call_time_out(game, seat, time_out_time(game)), NO_SPIKE


def time_out_time(game: Game) -> int:
    """IV-3: a play that a side stops the clock after; the playtesters (VII) add ten seconds, as it is no referee's."""
    return SHORT_TIME + SAVED if game.options.timing == PLAYTESTERS else SHORT_TIME


def ask_tempo(game: Game, seat: Seat, seconds: int) -> int:
    """The wish of *seat*, who is asked if there is anything to wish."""
    if game.time_outs[seat] or (game.can_hurry and seat == game.offense):
        return game.table.ask(TEMPO, game, seat, seconds)
    return LET_RUN


def call_time_out(game: Game, seat: Seat, seconds: int) -> int:
    """IV-3: takes one of three a half; gives *seconds* back, which the play then took."""
    game.time_outs[seat] -= 1
    game.play.aside(TIME_OUT_CALLED, seat)
    return seconds


def hurry(game: Game) -> None:
    """I-4-A: the next play is run without a huddle."""
    game.hurried = True
    game.play.aside(HURRIED, game.offense)


def ask_delay(game: Game, seconds: int) -> bool:
    """I-6-B: does the offense take the penalty for delay?"""
    return game.options.delay and game.table.ask(DELAY, game, game.offense, seconds) == TAKE_DELAY


def delay(game: Game, seconds: int) -> int:
    """I-6-B: ten seconds more for five yards, unless the clock runs out first."""
    seconds += SAVED
    if seconds < game.clock:
        game.play.aside(DELAYED, game.offense)
        after = marked_off_offense(game.situation, DELAY_YARDS)
        game.spot, game.to_go = after.spot, after.to_go
    return seconds


def alternate_time(game: Game, outcome: Outcome) -> tuple[int, int]:
    """VII: ``time_of_play``, of the live time with the dead time as the two sides want it. A time-out comes at once or
    too late. Asks.
    """
    play = game.play
    live = alternate.action_time(play) + alternate.return_time(play)
    if alternate.is_stopped(play, outcome) or game.phase != SCRIMMAGE or live >= game.clock:
        return live if outcome.seconds or play.kind == KICKOFF else 0, NO_SPIKE
    offense, defense = game.offense, OTHER[game.offense]
    seconds = live + alternate.dead_time(play)
    if ask_tempo(game, defense, seconds) == TIME_OUT:
        return call_time_out(game, defense, live + alternate.stopped_time(play)), NO_SPIKE
    wish = ask_tempo(game, offense, seconds)
    if wish == TIME_OUT:
        return call_time_out(game, offense, live + alternate.stopped_time(play)), NO_SPIKE
    if wish == SPIKE:
        return live, alternate.spike_time(play)
    if wish == NO_HUDDLE:
        hurry(game)
        return live + alternate.conserved_time(play), NO_SPIKE
    if ask_tempo(game, defense, seconds) == TIME_OUT:
        return call_time_out(game, defense, live + alternate.LATE_TIME_OUT), NO_SPIKE
    return (delay(game, seconds) if ask_delay(game, seconds) else seconds), NO_SPIKE


def run_clock(game: Game, seconds: int) -> None:
    """IV-3: take the seconds off; a play begun before 2:00 leaves two minutes in a half."""
    if seconds > 0:
        clock = game.clock
        left = clock - seconds
        if left < TWO_MINUTES:
            if clock > TWO_MINUTES and game.quarter in LATE_SECONDS:
                left = TWO_MINUTES
            elif left < 0:
                left = 0
        game.play.seconds = clock - left
        game.clock = left
