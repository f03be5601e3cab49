"""The nine readings of a Fast Action card as text: each section has a reader and a writer. A reader raises a ValueError
in words for what is no such reading.

ACTION, ADVANCE, PRESS   PG 12   PG 12 §5   SF 8 S4 PG (or any)   choice 14   TO SG traveling [T40]   Z
                         foul D [F12 PG]   shooting foul   foul O   24 seconds PG   kicked ball   jump C
                         intentional foul   choice scores   dead ball foul   trap PG 24
REBOUND                  D PF FB   D PF   O PF 20/§12   high D PG/C   high O PG/C 22/§14   high SF +9 18/§11
                         OB O   OB D   GT O   loose ball D   loose ball O   jump PG
SHOT #                   55   55 foul PF >12 two   30 foul # >8   12 B3 C   98 air ball, lane D
JUMP TO                  PG   PG +4
BLOCK                    D PG   O C   OB O   OB D   GT D
Z READING                rest offense PG   injury game   injury 4   ...
FOUL #                   100 FD5
"""

from __future__ import annotations

import re
from typing import Final

from fieldhouse.games.statispro import model
from fieldhouse.games.statispro.model import (
    ANY_DEFENDER,
    BOTH,
    BY_FOUL_NUMBER,
    NOBODY,
    ONLY_DEFENSE,
    ONLY_OFFENSE,
    POSITIONS,
    Block,
    FoulNumber,
    Jump,
    Reading,
    Rebound,
    Shot,
    ZReading,
)

_POS: Final = r"(PG|SG|SF|PF|C)"
_PASS: Final = re.compile(rf"{_POS} (\d+)(?: §(\d+))?(?: S(\d+) (PG|SG|SF|PF|C|any))?$")
_CHOICE: Final = re.compile(r"choice (\d+)$")
_TURNOVER: Final = re.compile(rf"TO {_POS} ([a-z0-9 -]+?)(?: \[T(\d+)\])?$")
_FOUL: Final = re.compile(rf"foul D(?: \[F(\d+) {_POS}\])?$")
_TRAP: Final = re.compile(rf"trap {_POS} (\d+)$")
_AT: Final = re.compile(rf"(24 seconds|jump) {_POS}$")
_PLAIN: Final = {
    "Z": model.CONSULT_Z,
    "shooting foul": model.FOULED_SHOOTING,
    "foul O": model.OFFENSIVE_FOUL,
    "kicked ball": model.KICKED_BALL,
    "intentional foul": model.INTENTIONAL_FOUL,
    "choice scores": model.CHOICE_SCORES,
    "dead ball foul": model.DEAD_BALL_FOUL,
}
_PLAIN_TEXT: Final = {kind: text for text, kind in _PLAIN.items()}
_AT_KINDS: Final = {"24 seconds": model.CLOCK_VIOLATION, "jump": model.JUMP_BALL}


def _at(text: str | None) -> int:
    """A position by its letters; nobody for none."""
    return POSITIONS.index(text) if text else NOBODY


def _int(text: str | None) -> int:
    """0 for nothing."""
    return int(text) if text else 0


def _matched(pattern: re.Pattern[str], text: str, expected: str) -> re.Match[str]:
    """The match; a ValueError in words if the text is not of that form."""
    match = pattern.match(text)
    if not match:
        raise ValueError(f"{text!r} is {expected}")
    return match


def read_reading(text: str) -> Reading:
    """An ACTION, ADVANCE or PRESS reading."""
    if text in _PLAIN:
        return Reading(_PLAIN[text])
    if match := _PASS.match(text):
        pos, number, assist, steal, thief = match.groups()
        by = NOBODY if thief == "any" else _at(thief)
        return Reading(model.PASS, _at(pos), int(number), _int(assist), _int(steal), by)
    if match := _CHOICE.match(text):
        return Reading(model.CHOICE, number=int(match[1]))
    if match := _TURNOVER.match(text):
        return Reading(model.TURNOVER, _at(match[1]), season=_int(match[3]), how=match[2])
    if match := _FOUL.match(text):
        return Reading(model.DEFENSIVE_FOUL, _at(match[2]), season=_int(match[1]))
    if match := _TRAP.match(text):
        return Reading(model.TRAP, _at(match[1]), int(match[2]))
    if match := _AT.match(text):
        return Reading(_AT_KINDS[match[1]], _at(match[2]))
    raise ValueError(f"{text!r} is no reading; expected one such as 'PG 12 §5', 'choice 14' or 'TO SG traveling'")


def show_reading(reading: Reading) -> str:
    """An ACTION, PRESS or ADVANCE reading as it is written."""
    kind, pos = reading.kind, POSITIONS[reading.position] if reading.position >= 0 else ""
    if kind == model.PASS:
        text = f"{pos} {reading.number}"
        text += f" §{reading.assist}" if reading.assist else ""
        thief = "any" if reading.thief == NOBODY else POSITIONS[reading.thief]
        return text + (f" S{reading.steal} {thief}" if reading.steal else "")
    if kind == model.CHOICE:
        return f"choice {reading.number}"
    if kind == model.TURNOVER:
        return f"TO {pos} {reading.how}" + (f" [T{reading.season}]" if reading.season else "")
    if kind == model.DEFENSIVE_FOUL:
        return "foul D" + (f" [F{reading.season} {pos}]" if reading.season else "")
    if kind == model.TRAP:
        return f"trap {pos} {reading.number}"
    for text, at_kind in _AT_KINDS.items():
        if kind == at_kind:
            return f"{text} {pos}"
    return _PLAIN_TEXT[kind]


_REB_TEAM: Final = re.compile(rf"([DO]) {_POS}( FB)?(?: (\d+)/§(\d+))?$")
_REB_HIGH: Final = re.compile(r"high (?:([DO]) )?([A-Z/]+)(?: \+(\d+))?(?: (\d+)/§(\d+))?$")
_REB_JUMP: Final = re.compile(rf"jump {_POS}$")
_REB_PLAIN: Final = {
    "OB O": model.OUT_TO_OFFENSE,
    "OB D": model.OUT_TO_DEFENSE,
    "GT O": model.OFFENSIVE_GOALTENDING,
    "loose ball D": model.LOOSE_BALL_DEFENSE,
    "loose ball O": model.LOOSE_BALL_OFFENSE,
}
_REB_TEXT: Final = {kind: text for text, kind in _REB_PLAIN.items()}
_TEAMS: Final = {None: BOTH, "D": ONLY_DEFENSE, "O": ONLY_OFFENSE}
_TEAM_TEXT: Final = {BOTH: "", ONLY_DEFENSE: "D ", ONLY_OFFENSE: "O "}


def read_rebound(text: str) -> Rebound:
    """A REBOUND reading."""
    if text in _REB_PLAIN:
        return Rebound(_REB_PLAIN[text])
    if match := _REB_JUMP.match(text):
        return Rebound(model.REBOUND_JUMP, (_at(match[1]),))
    if match := _REB_TEAM.match(text):
        team, pos, fast, number, assist = match.groups()
        if team == "O" and number and not fast:
            return Rebound(model.ATTACKER, (_at(pos),), ONLY_OFFENSE, 0, int(number), int(assist))
        if team == "D" and not number:
            kind = model.DEFENDER_BREAK if fast else model.DEFENDER
            return Rebound(kind, (_at(pos),), ONLY_DEFENSE)
    if match := _REB_HIGH.match(text):
        team, names, bonus, number, assist = match.groups()
        spots = names.split("/")
        if all(name in POSITIONS for name in spots) and (team == "D") == (number is None):
            positions = tuple(sorted(POSITIONS.index(name) for name in spots))
            return Rebound(model.HIGH, positions, _TEAMS[team], _int(bonus), _int(number), _int(assist))
    raise ValueError(
        f"{text!r} is no rebound; expected one such as 'D PF FB', 'O PF 20/§12' or 'high SF/C +9 18/§11' "
        "(every possible offensive rebound carries #/§)"
    )


def show_rebound(rebound: Rebound) -> str:
    """A REBOUND reading as it is written."""
    if rebound.kind in _REB_TEXT:
        return _REB_TEXT[rebound.kind]
    names = "/".join(POSITIONS[index] for index in rebound.positions)
    tail = f" {rebound.number}/§{rebound.assist}" if rebound.team != ONLY_DEFENSE else ""
    if rebound.kind == model.REBOUND_JUMP:
        return f"jump {names}"
    if rebound.kind == model.HIGH:
        bonus = f" +{rebound.bonus}" if rebound.bonus else ""
        return f"high {_TEAM_TEXT[rebound.team]}{names}{bonus}{tail}"
    return f"{_TEAM_TEXT[rebound.team]}{names}{' FB' if rebound.kind == model.DEFENDER_BREAK else ''}{tail}"


_SHOT: Final = re.compile(
    r"(\d+)(?: foul (PG|SG|SF|PF|C|#) >(\d+)( two)?)?(?: B(\d+) (PG|SG|SF|PF|C|any))?( air ball)?(?:,? ?lane ([DO]))?$"
)


def read_shot(text: str) -> Shot:
    """A SHOT # reading."""
    expected = "no SHOT # reading; expected one such as '55 foul PF >12 two' or '12 B3 C'"
    number, fouler, over, two, block, blocker, air, lane = _matched(_SHOT, text, expected).groups()
    by = BY_FOUL_NUMBER if fouler == "#" else _at(fouler)
    at = ANY_DEFENDER if blocker == "any" else _at(blocker)
    return Shot(int(number), by, _int(over), bool(two), _int(block), at, bool(air), lane or "")


def show_shot(shot: Shot) -> str:
    """A SHOT # reading as it is written."""
    text = str(shot.number)
    if shot.fouler != model.NO_FOUL:
        by = "#" if shot.fouler == BY_FOUL_NUMBER else POSITIONS[shot.fouler]
        text += f" foul {by} >{shot.foul_over}{' two' if shot.only_twos else ''}"
    if shot.block:
        text += f" B{shot.block} {'any' if shot.blocker == ANY_DEFENDER else POSITIONS[shot.blocker]}"
    if shot.air_ball:
        text += " air ball"
    return text + (f", lane {shot.lane}" if shot.lane else "")


_JUMP: Final = re.compile(rf"{_POS}(?: \+(\d+))?$")
_BLOCK: Final = re.compile(rf"([DO]) {_POS}$")
_BLOCK_PLAIN: Final = {
    "OB O": model.BLOCK_OUT_TO_OFFENSE,
    "OB D": model.BLOCK_OUT_TO_DEFENSE,
    "GT D": model.BLOCK_GOALTENDING,
}
_BLOCK_TEXT: Final = {kind: text for text, kind in _BLOCK_PLAIN.items()}
_FOUL_NUMBER: Final = re.compile(r"(\d+) FD([1-5])$")


def read_jump(text: str) -> Jump:
    """From a card's text."""
    match = _matched(_JUMP, text, "no JUMP TO reading; expected a position, or one with '+4'")
    return Jump(_at(match[1]), _int(match[2]))


def show_jump(jump: Jump) -> str:
    """As a card's text has it."""
    return POSITIONS[jump.position] + (f" +{jump.bonus}" if jump.bonus else "")


def read_block(text: str) -> Block:
    """A BLOCK reading."""
    if text in _BLOCK_PLAIN:
        return Block(_BLOCK_PLAIN[text])
    match = _matched(_BLOCK, text, "no BLOCK reading; expected 'D PG', 'O C', 'OB O', 'OB D' or 'GT D'")
    return Block(model.BLOCK_DEFENSE if match[1] == "D" else model.BLOCK_OFFENSE, _at(match[2]))


def show_block(block: Block) -> str:
    """As a card's text has it."""
    if block.kind in _BLOCK_TEXT:
        return _BLOCK_TEXT[block.kind]
    return f"{'D' if block.kind == model.BLOCK_DEFENSE else 'O'} {POSITIONS[block.position]}"


def read_foul(text: str) -> FoulNumber:
    """From a card's text."""
    match = _matched(_FOUL_NUMBER, text, "no FOUL # reading; expected one such as '100 FD5'")
    return FoulNumber(int(match[1]), int(match[2]))


def show_foul(foul: FoulNumber) -> str:
    """As a card's text has it."""
    return f"{foul.number} FD{foul.rank}"


_REST: Final = re.compile(rf"rest (offense|defense) {_POS}$")
_INJURY: Final = re.compile(r"injury (period|half|game|[1-8])$")
_Z_PLAIN: Final = {
    "flagrant foul D": model.FLAGRANT_FOUL,
    "double foul": model.DOUBLE_FOUL,
    "technical": model.TECHNICAL_FOUL,
    "choice scores, fouled": model.CHOICE_SCORES_FOULED,
    "fight": model.FIGHT,
    "three, fouled": model.THREE_POINTER,
    "great night": model.GREAT_NIGHT,
    "illegal defense": model.ILLEGAL_DEFENSE,
    "tip-in": model.TIP_IN,
    "elbow foul D": model.ELBOW_FOUL,
    "dead ball foul": model.Z_DEAD_BALL_FOUL,
    "stolen, FB": model.STOLEN_BREAK,
    "heave": model.HEAVE,
}
_Z_TEXT: Final = {kind: text for text, kind in _Z_PLAIN.items()}
_COACH: Final = {"technical coach offense": True, "technical coach defense": False}


def read_z(text: str) -> ZReading:
    """A Z READING."""
    if text in _Z_PLAIN:
        return ZReading(_Z_PLAIN[text])
    if text in _COACH:
        return ZReading(model.COACH_TECHNICAL, _COACH[text])
    if match := _REST.match(text):
        return ZReading(model.MANDATORY_REST, match[1] == "offense", _at(match[2]))
    if match := _INJURY.match(text):
        if match[1].isdecimal():
            return ZReading(model.INJURY_GAMES, rating=int(match[1]))
        return ZReading(model.INJURY, how_long=match[1])
    raise ValueError(f"{text!r} is no Z READING; expected one such as 'rest offense PG', 'injury 4' or 'great night'")


def show_z(z: ZReading) -> str:
    """A Z READING as it is written."""
    if z.kind == model.MANDATORY_REST:
        return f"rest {'offense' if z.is_offense else 'defense'} {POSITIONS[z.position]}"
    if z.kind == model.COACH_TECHNICAL:
        return f"technical coach {'offense' if z.is_offense else 'defense'}"
    if z.kind == model.INJURY:
        return f"injury {z.how_long}"
    return f"injury {z.rating}" if z.kind == model.INJURY_GAMES else _Z_TEXT[z.kind]
