"""The Fast Action deck as text, one card a line, checked when it is read."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final

from fieldhouse.games.statispro import model
from fieldhouse.games.statispro.cards import readings
from fieldhouse.games.statispro.model import CARDS, DECK_SIZE, Deck
from fieldhouse.table.chart_text import ChartError, digest_of

Section = tuple[str, str, Callable[[str], Any], Callable[[Any], str]]
SECTIONS: Final[tuple[Section, ...]] = (
    ("ACTION", "action", readings.read_reading, readings.show_reading),
    ("REBOUND", "rebound", readings.read_rebound, readings.show_rebound),
    ("SHOT #", "shot", readings.read_shot, readings.show_shot),
    ("ADVANCE", "advance", readings.read_reading, readings.show_reading),
    ("JUMP TO", "jump", readings.read_jump, readings.show_jump),
    ("BLOCK", "block", readings.read_block, readings.show_block),
    ("Z READING", "z", readings.read_z, readings.show_z),
    ("PRESS", "press", readings.read_reading, readings.show_reading),
    ("FOUL #", "foul", readings.read_foul, readings.show_foul),
)
TITLES: Final = tuple(title for title, *_ in SECTIONS)
_GAP: Final = re.compile(r"\s{2,}")
AIR_BALLS: Final = 98

MUST_HOLD: Final[dict[str, tuple[int, ...]]] = {
    "action": (
        model.PASS, model.TURNOVER, model.CONSULT_Z, model.DEFENSIVE_FOUL, model.FOULED_SHOOTING, model.OFFENSIVE_FOUL,
    ),
    "rebound": tuple(range(10)),
    "advance": (
        model.PASS, model.CHOICE, model.DEFENSIVE_FOUL, model.TURNOVER, model.CLOCK_VIOLATION, model.KICKED_BALL,
        model.JUMP_BALL,
    ),
    "block": tuple(range(5)),
    "z": tuple(range(17)),
    "press": (
        model.DEFENSIVE_FOUL, model.INTENTIONAL_FOUL, model.CHOICE, model.PASS, model.CHOICE_SCORES, model.CONSULT_Z,
        model.TURNOVER, model.OFFENSIVE_FOUL, model.JUMP_BALL, model.DEAD_BALL_FOUL, model.TRAP,
    ),
}  # fmt: skip
"""Sections 9 to 15: the kinds of reading that a deck must hold."""
ONLY_IN: Final = {
    "action": (*MUST_HOLD["action"], model.CHOICE),
    "advance": MUST_HOLD["advance"],
    "press": MUST_HOLD["press"],
}
SEPARATORS: Final = "  "


def read_deck(text: str, source: str) -> Deck:
    """The deck, or a :class:`ChartError` with a sentence for each fault."""
    faults: list[str] = []
    name, rows = source, dict[int, list[str]]()
    has_heading = False
    for number, line in enumerate(text.splitlines(), 1):
        line = line.split(";", 1)[0].rstrip()
        if not line:
            continue
        if line.startswith("deck:"):
            name = line.partition(":")[2].strip()
        elif line.startswith("RPG"):
            has_heading = True
            if tuple(_GAP.split(line)) != ("RPG", *TITLES):
                faults.append(f"{source}, line {number}: the heading is wrong; expected RPG, {', '.join(TITLES)}.")
        else:
            _read_row(source, number, line, rows, faults)
    if not has_heading:
        faults.append(f"{source}: there is no heading; expected a line that begins with 'RPG'.")
    missing = [card for card in CARDS if card not in rows]
    if missing:
        faults.append(f"{source}: {len(missing)} of {DECK_SIZE} cards are missing, the first is card {missing[0]}.")
    if faults:
        raise ChartError(*faults)
    deck = _compile(source, name, rows, faults, digest_of(text))
    faults.extend(deck_faults(deck, source))
    if faults:
        raise ChartError(*faults)
    return deck


def _read_row(source: str, number: int, line: str, rows: dict[int, list[str]], faults: list[str]) -> None:
    """One card's readings, put into *rows*; what is wrong goes into *faults*."""
    cells = _GAP.split(line.strip())
    if not cells[0].isdecimal() or int(cells[0]) not in CARDS:
        faults.append(f"{source}, line {number}: {cells[0]!r} is no RPG number; expected 1 to {DECK_SIZE}.")
    elif int(cells[0]) in rows:
        faults.append(f"{source}, card {cells[0]}: the card stands twice; expected it once.")
    elif len(cells) != len(SECTIONS) + 1:
        faults.append(
            f"{source}, card {cells[0]}: {len(cells) - 1} readings stand here; expected {len(SECTIONS)}, "
            "two spaces or more apart."
        )
        rows[int(cells[0])] = []
    else:
        rows[int(cells[0])] = cells[1:]


def _compile(source: str, name: str, rows: dict[int, list[str]], faults: list[str], digest: str) -> Deck:
    """The deck out of its rows; a refusal that names all faults, those found here added to *faults*."""
    columns: dict[str, tuple[Any, ...]] = {}
    for index, (title, field, read, _) in enumerate(SECTIONS):
        column: list[Any] = []
        for card in CARDS:
            try:
                column.append(read(rows[card][index]))
            except ValueError as fault:
                faults.append(f"{source}, card {card}, {title}: {fault}.")
        columns[field] = (None, *column)
    if faults:
        raise ChartError(*faults)
    return Deck(name, digest=digest, **columns)


def deck_faults(deck: Deck, source: str) -> list[str]:
    """What the rule book and the rulings say of a deck, and this one breaks: a sentence each."""
    faults = [
        *_number_faults(source, "SHOT #", [shot.number for shot in deck.shot[1:]]),
        *_number_faults(source, "FOUL #", [foul.number for foul in deck.foul[1:]]),
    ]
    for card in CARDS:
        shot, foul = deck.shot[card], deck.foul[card]
        if shot.air_ball != (shot.number >= AIR_BALLS):
            faults.append(f"{source}, card {card}, SHOT #: {AIR_BALLS} to 100, and no others, are air balls.")
        if foul.rank != (foul.number - 1) // 20 + 1:
            rank = (foul.number - 1) // 20 + 1
            faults.append(f"{source}, card {card}, FOUL #: {foul.number} is FD{foul.rank}; expected FD{rank}.")
    for field, kinds in MUST_HOLD.items():
        title = next(title for title, known, *_ in SECTIONS if known == field)
        held = [reading.kind for reading in getattr(deck, field)[1:]]
        lacking = [kind for kind in kinds if kind not in held]
        if lacking:
            faults.append(f"{source}, {title}: {len(lacking)} kinds of reading of the rule book are missing.")
        strange = [card for card in CARDS if field in ONLY_IN and held[card - 1] not in ONLY_IN[field]]
        faults.extend(f"{source}, card {card}, {title}: that reading does not belong there." for card in strange)
    return faults


def _number_faults(source: str, title: str, numbers: Iterable[int]) -> list[str]:
    """One fault for the first number from 1 to 100 that does not stand on two cards, or else for one beyond; none if
    all is right."""
    found = Counter(numbers)
    wrong = [number for number in range(1, 101) if found[number] != 2]
    if not wrong and len(found) == 100:
        return []
    first = wrong[0] if wrong else max(found)
    return [f"{source}, {title}: {first} stands on {found[first]} cards; expected each of 1 to 100 on two."]


def section_of(deck: Deck, title: str, card: int) -> str:
    """What is printed on a card below *title*."""
    _, field, _, show = SECTIONS[TITLES.index(title)]
    return show(getattr(deck, field)[card])


def deck_text(deck: Deck, preface: str = "") -> str:
    """The deck's text, columns aligned."""
    strips = [["RPG", *map(str, CARDS)]]
    for title, field, _, show in SECTIONS:
        strips.append([title, *(show(reading) for reading in getattr(deck, field)[1:])])
    widths = [max(map(len, strip)) for strip in strips]
    lines = [
        SEPARATORS.join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip()
        for row in zip(*strips, strict=True)
    ]
    return "\n".join([*(f"; {line}" for line in preface.splitlines()), f"deck: {deck.name}", "", *lines]) + "\n"
