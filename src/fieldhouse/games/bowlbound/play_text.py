"""One play in words."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.calls import FIELD_GOAL_TRY, FIRST_WILD, HAIL_MARY, PUNT
from fieldhouse.games.bowlbound.cast import Cast
from fieldhouse.games.bowlbound.cells import show_cell
from fieldhouse.games.bowlbound.model import FIRST_PASS
from fieldhouse.games.bowlbound.names import CALL_NAMES, DEFENSE_HELP
from fieldhouse.games.bowlbound.results import (
    BAD_SNAP,
    END_ZONE_FUMBLE,
    FUMBLED,
    GAINED,
    INCOMPLETE,
    INTERCEPTED,
    OFFSET,
    PRE_SNAP,
    RAN,
    RESULTS,
    SCORED,
    STOPPED,
    TRAPPED,
)
from fieldhouse.games.bowlbound.state import KICKOFF, SCRIMMAGE, SECOND_HALF, TOSS, Play
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.outcome import NEXT_SNAP, SAFETY, TOUCHDOWN

HOLD_AND_END_ZONE: Final = 17
"""A field goal is as much longer than the line of scrimmage tells."""
PLAIN: Final = {
    RESULTS[INCOMPLETE]: "incomplete",
    RESULTS[STOPPED]: "stopped cold",
    RESULTS[PRE_SNAP]: "no play",
    RESULTS[OFFSET]: "no play, fouls on both teams",
    RESULTS[BAD_SNAP]: "a bad snap, FUMBLE",
    RESULTS[END_ZONE_FUMBLE]: "FUMBLE in the end zone",
}


def play_text(cast: Cast, play: Play) -> str:
    """What happened, in the order it happened."""
    parts = [*_what(cast, play), *_loose(cast, play), *_returns(cast, play), *_fouls(cast, play), *_ends(cast, play)]
    parts += [f"{what.capitalize()} {cast.codes[seat]}" for what, seat in play.asides]
    return ". ".join(part for part in parts if part) + "."


def _what(cast: Cast, play: Play) -> list[str]:
    if play.kind == TOSS:
        why = "lost the toss and chooses" if play.quarter == SECOND_HALF else "has the high total"
        return [f"{cast.codes[play.seat]} {why}: {play.result}"]
    if play.kind == KICKOFF:
        return [f"{play.result.capitalize()}, {play.kick_yards} yards" if play.kick_yards else play.result.capitalize()]
    if play.kind != SCRIMMAGE:
        return [f"{play.kind.capitalize()}: {play.result.upper()}"]
    if play.call in (PUNT, FIELD_GOAL_TRY):
        return [_kick(play)]
    if play.call > HAIL_MARY:
        return [play.result.capitalize()]
    return [f"{CALL_NAMES[play.call]} against {_defense(play)}, {_carried(play)}"]


def _defense(play: Play) -> str:
    name = DEFENSE_HELP[play.defense][0]
    return name if play.defense >= FIRST_WILD else name.partition("-")[0]


def _kick(play: Play) -> str:
    if play.call == PUNT:
        return f"Punt, {_punt_end(play)}"
    length = GOAL - play.spot + HOLD_AND_END_ZONE
    return f"Field goal of {length} yards, {play.result.upper()}"


def _punt_end(play: Play) -> str:
    if play.result in ("blocked", "fumble"):
        return "BLOCKED" if play.result == "blocked" else "FUMBLE on the snap"
    return f"{play.kick_yards} yards" + (f", {play.result}" if play.result != "punt" else "")


def _carried(play: Play) -> str:
    if play.result in PLAIN:
        return PLAIN[play.result]
    yards = _yards(play.yards)
    out = ", out of bounds" if play.out and play.spot + play.yards < GOAL else ""
    if play.result == RESULTS[INTERCEPTED]:
        return f"INTERCEPTED {_depth(play.yards)}"
    if play.result == RESULTS[FUMBLED]:
        return f"{yards}, FUMBLE"
    if play.result == RESULTS[TRAPPED]:
        return f"quarterback trapped, {yards}{out}"
    if play.result == RESULTS[RAN]:
        return f"quarterback runs, {yards}{out}"
    if play.result in (RESULTS[GAINED], RESULTS[SCORED]) and play.ran >= FIRST_PASS:
        return f"pass complete, {yards}{out}"
    return yards + out


def _depth(yards: int) -> str:
    if not yards:
        return "at the line"
    return f"{abs(yards)} yards {'down the field' if yards > 0 else 'behind the line'}"


def _yards(yards: int) -> str:
    if not yards:
        return "no gain"
    return f"{'gain' if yards > 0 else 'loss'} of {abs(yards)}"


def _loose(cast: Cast, play: Play) -> list[str]:
    if play.recovered_by < 0:
        return []
    return [f"{cast.codes[play.recovered_by]} recovers"]


def _returns(cast: Cast, play: Play) -> list[str]:
    return [f"{cast.codes[seat]} runs back {end - start} yards" for seat, start, end in play.returns]


def _fouls(cast: Cast, play: Play) -> list[str]:
    return [
        f"Penalty {cast.codes[seat]} {show_cell(foul)}, {'accepted' if is_accepted else 'not marked off'}"
        for foul, seat, is_accepted in play.fouls
    ]


def _ends(cast: Cast, play: Play) -> list[str]:
    outcome = play.outcome
    if outcome is None:
        return []
    code = cast.codes[outcome.seat]
    if outcome.ending == TOUCHDOWN:
        return [f"TOUCHDOWN {code}"]
    if outcome.ending == SAFETY:
        return [f"SAFETY, two points {code}"]
    if outcome.ending != NEXT_SNAP:
        return []
    if outcome.seat != play.seat and play.kind == SCRIMMAGE:
        return [f"{code} ball {cast.at(outcome.seat, outcome.spot)}"]
    return ["First down"] if play.first_down else []
