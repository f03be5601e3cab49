"""A play in words, as a broadcast sheet has it. Everything is read off the play's own row."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fieldhouse.games.ddf.choices import FIELD_GOAL_TRY, KNEEL, POOCH, PUNT, TAKE_SAFETY
from fieldhouse.games.ddf.model import FIRST_PASS, FORMATIONS, PLAY_COUNT, PLAYS
from fieldhouse.games.ddf.pages.kick_text import field_goal_text, kick_not_away, kickoff_text, punt_text, run_backs
from fieldhouse.games.ddf.pages.matchup import Matchup, named
from fieldhouse.games.ddf.pages.penalty_text import earlier_penalties, penalties_text
from fieldhouse.games.ddf.pages.player_roles import INTERCEPTOR, KICKER, PASSER, RECEIVER, RUNNER, SACKER
from fieldhouse.games.ddf.results import GROUNDED, MUFFED, OFFSET, PRE_SNAP, RESULTS, SACK_FUMBLED, SCRAMBLED
from fieldhouse.games.ddf.scoresheet import first_down_by, has_given_up_series, what_it_was
from fieldhouse.games.ddf.state import (
    AUDIBLE_CALLED,
    DEFENSIVE_TWO,
    EXTRA_POINT,
    HURRIED,
    TIME_OUT_AT_THE_LINE,
    TIME_OUT_CALLED,
    Play,
)
from fieldhouse.gridiron.field import END_ZONE_DEEPEST, GOAL, across
from fieldhouse.gridiron.names import ORDINALS, distance_text
from fieldhouse.gridiron.outcome import NEXT_SNAP, SAFETY, TOUCHDOWN
from fieldhouse.gridiron.phases import KICKOFF, SCRIMMAGE, TOSS
from fieldhouse.gridiron.results import END_ZONE_FUMBLE, FUMBLED, INCOMPLETE, INTERCEPTED
from fieldhouse.gridiron.scoresheet import SACK
from fieldhouse.table.seat import OTHER
from fieldhouse.table.words import capital

LOOSE: Final = (RESULTS[FUMBLED], RESULTS[END_ZONE_FUMBLE], RESULTS[SACK_FUMBLED], RESULTS[MUFFED])


def situation_head(matchup: Matchup, play: Play, kickoff: str) -> str:
    """What stood on the board before the play; *kickoff* is what a kick-off is called there."""
    if play.kind == SCRIMMAGE:
        return (
            f"{ORDINALS[play.down]} & {distance_text(play.spot, play.to_go)} at {matchup.where(play.seat, play.spot)}"
        )
    if play.kind == KICKOFF:
        return f"{kickoff} at {matchup.where(play.seat, play.spot)}"
    return "Coin toss" if play.kind == TOSS else f"Try, {matchup.codes[play.seat]}"


def play_text(matchup: Matchup, play: Play) -> str:
    """The whole play in a sentence or more."""
    if play.kind == TOSS:
        choice = "receives" if play.result == "receive" else "kicks off"
        return f"{matchup.codes[play.seat]} wins the toss and {choice}."
    if play.kind == KICKOFF:
        sentence = kickoff_text(matchup, play)
    elif play.kind == SCRIMMAGE:
        sentence = _calls(matchup, play) + ", ".join(_scrimmage(matchup, play))
    else:
        sentence = _try(matchup, play)
    before = list(earlier_penalties(matchup, play))
    told = [*before, ended(capital(sentence) if before else sentence), *penalties_text(matchup, play)]
    return " ".join([*told, *_what_follows(matchup, play), *_asides(matchup, play)])


def ended(sentence: str) -> str:
    """With a full stop, unless a name brings one: ``fair catch by K.Hill Jr.``"""
    return sentence if sentence.endswith(".") else f"{sentence}."


# Plays from scrimmage


def _calls(matchup: Matchup, play: Play) -> str:
    """What was called against what, and changed at the line."""
    if not 0 <= play.call < PLAY_COUNT:
        return ""
    words = {AUDIBLE_CALLED: "audible", TIME_OUT_AT_THE_LINE: "time-out"}
    changes = [f"{words[what]} {matchup.codes[seat]}" for what, seat in play.asides if what in words]
    changed = f" ({', '.join(changes)})" if changes else ""
    return f"{PLAYS[play.call]} v {FORMATIONS[play.formation]}{changed}: "


def _scrimmage(matchup: Matchup, play: Play) -> Iterator[str]:
    """The clauses of a play from scrimmage."""
    if play.call in (PUNT, POOCH):
        yield from punt_text(matchup, play)
    elif play.call == FIELD_GOAL_TRY:
        yield from field_goal_text(matchup, play)
    elif play.call == TAKE_SAFETY:
        yield "intentional safety"
    elif play.call == KNEEL:
        yield named(matchup.who(play.seat, PASSER, play), "kneels", "kneel") + " for a loss of 1"
    elif play.call < 0:
        yield named(matchup.who(play.seat, PASSER, play), "spikes the ball", "spike") + " to stop the clock"
    else:
        yield from _play(matchup, play)


def _play(matchup: Matchup, play: Play) -> Iterator[str]:
    """One of the nine plays."""
    result = play.result
    if result in (RESULTS[PRE_SNAP], RESULTS[OFFSET]):
        yield "flag before the snap" if result == RESULTS[PRE_SNAP] else "flags on both sides"
        return
    if result == RESULTS[MUFFED]:
        yield "the snap is muffed"
    elif result == RESULTS[INCOMPLETE]:
        yield named(matchup.who(play.seat, PASSER, play), "pass incomplete", "pass incomplete")
    elif result == RESULTS[GROUNDED]:
        yield named(matchup.who(play.seat, PASSER, play), "throws it away", "thrown away")
    elif result == RESULTS[INTERCEPTED]:
        yield from _interception(matchup, play)
        return
    else:
        yield _carried(matchup, play) + _distance(matchup, play)
    if play.out and play.spot + play.yards < GOAL:
        yield "out of bounds"
    yield from _loose_ball(matchup, play)


def _carried(matchup: Matchup, play: Play) -> str:
    """Who went with the ball, and how."""
    if play.call < FIRST_PASS:
        return named(matchup.who(play.seat, RUNNER, play), "runs", "run")
    passer = matchup.who(play.seat, PASSER, play)
    if play.result == RESULTS[SCRAMBLED]:
        return named(passer, "scrambles", "scramble")
    if what_it_was(play) == SACK:
        sacker = matchup.who(OTHER[play.seat], SACKER, play)
        return named(passer, "is sacked", "sacked") + (f" by {sacker}" if sacker else "")
    if play.result == RESULTS[SACK_FUMBLED]:
        return named(passer, "scrambles", "scramble")
    receiver = matchup.who(play.seat, RECEIVER, play)
    return f"{passer} pass to {receiver}" if passer and receiver else "pass complete"


def _distance(matchup: Matchup, play: Play) -> str:
    """How far, and to where if the play ended there."""
    end = play.spot + play.yards
    to = f" to {matchup.where(play.seat, end)}" if 0 < end < GOAL and play.result not in LOOSE else ""
    if play.yards > 0:
        return f" for {play.yards}{to}"
    if play.yards < 0:
        return f" for a loss of {-play.yards}{to}"
    return " for no gain"


def _interception(matchup: Matchup, play: Play) -> Iterator[str]:
    """The clauses of an interception."""
    defense = OTHER[play.seat]
    spot = max(across(play.spot + play.yards), -END_ZONE_DEEPEST)
    passer = matchup.who(play.seat, PASSER, play)
    by = matchup.who(defense, INTERCEPTOR, play) or matchup.codes[defense]
    yield f"{passer + ' ' if passer else ''}pass INTERCEPTED by {by} {matchup.at(defense, spot)}"
    yield from run_backs(matchup, play)


def _loose_ball(matchup: Matchup, play: Play) -> Iterator[str]:
    """A fumble from scrimmage, who had it in the end, and what he did with it."""
    if play.fumbled_by == play.seat:
        spot = play.spot + play.yards
        yield f"{'loose' if play.result == RESULTS[MUFFED] else 'FUMBLE'} {matchup.at(play.seat, spot)}"
        yield f"recovered by {matchup.codes[play.recovered_by]}"
        yield from run_backs(matchup, play)


def _try(matchup: Matchup, play: Play) -> str:
    """A try in a sentence."""
    if play.kind == EXTRA_POINT:
        kicker = matchup.who(play.seat, KICKER, play)
        return f"{kicker + ' ' if kicker else ''}extra point is {'good' if play.result == 'good' else 'NO GOOD'}"
    if play.call < 0:
        sentence = ", ".join(kick_not_away(matchup, play, "extra point"))
    else:
        sentence = _calls(matchup, play) + ", ".join(_scrimmage(matchup, play))
    if play.kind == DEFENSIVE_TWO:
        return f"{sentence}, all the way: two points for {matchup.codes[OTHER[play.seat]]}"
    return f"{ended(sentence)} The two-point try {'is GOOD' if play.points else 'fails'}"


# What comes after


def _what_follows(matchup: Matchup, play: Play) -> Iterator[str]:
    """What comes of it: a score, a first down, the other side's ball."""
    outcome = play.outcome
    if outcome is None:
        return
    if outcome.ending == TOUCHDOWN:
        yield f"TOUCHDOWN {matchup.codes[outcome.seat]}!"
    elif outcome.ending == SAFETY:
        yield f"SAFETY, two points for {matchup.codes[outcome.seat]}."
    elif first_down_by(play):
        yield "First down."
    elif outcome.ending == NEXT_SNAP and outcome.seat == play.seat and has_given_up_series(play):
        yield f"{matchup.codes[play.seat]} has it back."
    elif is_stopped_on_downs(play):
        yield f"{matchup.codes[outcome.seat]} takes over on downs."


def is_stopped_on_downs(play: Play) -> bool:
    """Fourth down, played and not made, with the ball never lost."""
    outcome = play.outcome
    return (
        outcome is not None
        and play.kind == SCRIMMAGE
        and outcome.ending == NEXT_SNAP
        and outcome.seat != play.seat
        and play.call not in (PUNT, POOCH, FIELD_GOAL_TRY)
        and play.recovered_by in (-1, play.seat)
        and play.result != RESULTS[INTERCEPTED]
    )


def _asides(matchup: Matchup, play: Play) -> Iterator[str]:
    """Time-outs and hurried plays."""
    for what, seat in play.asides:
        if what == TIME_OUT_CALLED:
            yield f"Time-out {matchup.codes[seat]}."
        elif what == HURRIED:
            yield "No huddle."
