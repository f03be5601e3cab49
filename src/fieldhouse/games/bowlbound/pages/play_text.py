"""One play in words."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.calls import FIELD_GOAL_TRY, HAIL_MARY, PUNT
from fieldhouse.games.bowlbound.cells import BEFORE_SNAP
from fieldhouse.games.bowlbound.model import FIRST_PASS
from fieldhouse.games.bowlbound.names import CALL_NAMES, DEFENSE_HELP, foul_name
from fieldhouse.games.bowlbound.pages.matchup import Matchup
from fieldhouse.games.bowlbound.results import BAD_SNAP, OFFSET, PRE_SNAP, RESULTS, STOPPED
from fieldhouse.games.bowlbound.state import NOBODY, SECOND_HALF, Loose, Play
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.outcome import NEXT_SNAP, SAFETY, TOUCHDOWN
from fieldhouse.gridiron.phases import KICKOFF, SCRIMMAGE, TOSS
from fieldhouse.gridiron.results import END_ZONE_FUMBLE, FUMBLED, GAINED, INCOMPLETE, INTERCEPTED, SCORED
from fieldhouse.table.seat import Seat
from fieldhouse.table.words import counted

HOLD_AND_END_ZONE: Final = 17
"""A field goal is as much longer than the line of scrimmage tells."""
PLAIN_RESULTS: Final = {
    RESULTS[INCOMPLETE]: "incomplete",
    RESULTS[STOPPED]: "stopped cold",
    RESULTS[PRE_SNAP]: "no play",
    RESULTS[OFFSET]: "no play, fouls on both teams",
    RESULTS[BAD_SNAP]: "a bad snap, FUMBLE",
    RESULTS[END_ZONE_FUMBLE]: "FUMBLE in the end zone",
}


def play_text(matchup: Matchup, play: Play) -> str:
    """What happened, in the order it happened."""
    before, during = play.fouls[: play.fouls_before], play.fouls[play.fouls_before :]
    parts = [*_fouls(matchup, play, before), *_what(matchup, play), *_afterwards(matchup, play)]
    parts += [*_fouls(matchup, play, during), *_ends(matchup, play)]
    parts += [f"{what.capitalize()} {matchup.codes[seat]}" for what, seat in play.asides]
    return ". ".join(part for part in parts if part) + "."


def _what(matchup: Matchup, play: Play) -> list[str]:
    """What was done: the toss, the kick, the play against its defense."""
    if play.kind == TOSS:
        why = "lost the toss and chooses" if play.quarter == SECOND_HALF else "has the high total"
        return [f"{matchup.codes[play.seat]} {why}: {play.result}"]
    if play.kind == KICKOFF:
        return [_kickoff(matchup, play)]
    if play.kind != SCRIMMAGE:
        return [f"{play.kind.capitalize()}: {play.result.upper()}"]
    if play.call in (PUNT, FIELD_GOAL_TRY):
        return [_kick(play)]
    if play.call > HAIL_MARY:
        return [play.result.capitalize()]
    return [f"{CALL_NAMES[play.call]} against {DEFENSE_HELP[play.defense][0]}, {_carried(play)}"]


def _kickoff(matchup: Matchup, play: Play) -> str:
    """How a kickoff went."""
    if play.result in PLAIN_RESULTS:
        return PLAIN_RESULTS[play.result].capitalize()
    kicked = f"{play.result.capitalize()}, {counted(play.kick_yards, 'yard')}"
    if play.result == "onside" and play.outcome is not None:
        return f"{kicked}. {matchup.codes[play.outcome.seat]} recovers"
    return kicked if play.kick_yards else play.result.capitalize()


def _kick(play: Play) -> str:
    """How a kick from scrimmage went."""
    if play.result in PLAIN_RESULTS:
        return f"{CALL_NAMES[play.call]}, {PLAIN_RESULTS[play.result]}"
    if play.call == PUNT:
        return f"Punt, {_punt_end(play)}"
    length = GOAL - play.spot + HOLD_AND_END_ZONE
    return f"Field goal of {length} yards, {play.result.upper()}"


def _punt_end(play: Play) -> str:
    """Where a punt ended."""
    if play.result in ("blocked", "fumble"):
        return "BLOCKED" if play.result == "blocked" else "FUMBLE on the snap"
    return counted(play.kick_yards, "yard") + (f", {play.result}" if play.result != "punt" else "")


def _carried(play: Play) -> str:
    """How a play from scrimmage went."""
    if play.result in PLAIN_RESULTS:
        return PLAIN_RESULTS[play.result]
    yards = _yards(play.yards)
    out = ", out of bounds" if play.out and play.spot + play.yards < GOAL else ""
    if play.result == RESULTS[INTERCEPTED]:
        return f"INTERCEPTED {_depth(play.yards)}"
    if play.sent_to:
        yards = f"{_quarterback(play)}, {yards}"
    if play.result == RESULTS[FUMBLED]:
        return f"{yards}, FUMBLE"
    if not play.sent_to and play.result in (RESULTS[GAINED], RESULTS[SCORED]) and play.ran >= FIRST_PASS:
        return f"pass complete, {yards}{out}"
    return yards + out


def _quarterback(play: Play) -> str:
    """What became of a quarterback who kept the ball."""
    if play.sent_to != "QT":
        return "quarterback runs"
    return "quarterback trapped, but gets away" if play.yards > 0 else "quarterback trapped"


def _depth(yards: int) -> str:
    """How far from the line a pass was picked off."""
    if not yards:
        return "at the line"
    return f"{counted(abs(yards), 'yard')} {'down the field' if yards > 0 else 'behind the line'}"


def _yards(yards: int) -> str:
    """A gain, a loss, or neither, in words."""
    if not yards:
        return "no gain"
    return f"{'gain' if yards > 0 else 'loss'} of {abs(yards)}"


def _afterwards(matchup: Matchup, play: Play) -> list[str]:
    """Recoveries and returns in their order; a return may end in a fumble."""
    recoveries = {loose.returns: _recovery(matchup, loose) for loose in play.loose}
    sentences = [recoveries.get(0, "")]
    for number, (seat, start, end) in enumerate(play.returns, 1):
        fumble = ", FUMBLE" if number in recoveries else ""
        sentences += [f"{matchup.codes[seat]} {_run_back(end - start)}{fumble}", recoveries.get(number, "")]
    return sentences


def _recovery(matchup: Matchup, loose: Loose) -> str:
    """Who has recovered a loose ball."""
    return f"{matchup.codes[loose.recovered_by]} recovers" if loose.recovered_by != NOBODY else "Out of the end zone"


def _run_back(yards: int) -> str:
    """A return in words."""
    if yards < 0:
        return f"loses {counted(-yards, 'yard')} on the return"
    return f"runs back {counted(yards, 'yard')}" if yards else "is stopped where it was"


def _fouls(matchup: Matchup, play: Play, fouls: tuple[tuple[int, Seat, bool], ...]) -> list[str]:
    """The penalties of a play, and what was made of them."""
    return [
        f"Penalty on {matchup.codes[seat]}, {foul_name(play, foul, seat)}, {_ruling(foul, is_accepted)}"
        for foul, seat, is_accepted in fouls
    ]


def _ruling(foul: int, is_accepted: bool) -> str:
    """What was made of a foul."""
    if foul & BEFORE_SNAP:
        return "marked off"  # nobody is asked
    return "accepted" if is_accepted else "not marked off"


def _ends(matchup: Matchup, play: Play) -> list[str]:
    """What comes of it: a score, the other side's ball, a first down."""
    outcome = play.outcome
    if outcome is None:
        return []
    code = matchup.codes[outcome.seat]
    if outcome.ending == TOUCHDOWN:
        return [f"TOUCHDOWN {code}"]
    if outcome.ending == SAFETY:
        return [f"SAFETY, two points {code}"]
    if outcome.ending != NEXT_SNAP:
        return []
    if outcome.seat != play.seat and play.kind == SCRIMMAGE:
        return [f"{code} ball {matchup.at(outcome.seat, outcome.spot)}"]
    return ["First down"] if play.first_down else []
