"""Reading the decks: OPS cards, community cards, draft cards, set-up cards, extra innings, legends.

A block that makes no card is refused.
"""

from __future__ import annotations

from typing import Final

from fieldhouse.games.lords.cards.events import read_clauses, read_event, read_table
from fieldhouse.games.lords.cards.text import Block, key_of, read_all
from fieldhouse.games.lords.model import (
    MAJOR_ROSTER,
    MAJORS,
    OWN,
    RED,
    STARS,
    Card,
    Community,
    DraftCard,
    Event,
    ExtraInning,
    Legend,
    SetUp,
)
from fieldhouse.games.lords.pages.wording import in_words

OPS_VALUES: Final = range(1, 6)
LASTS: Final = ("always", "phase", "year")
FLAVOUR: Final = "flavour"
"""A line for the telling, without effect; a card need not have one."""


def _flavour(block: Block) -> str:
    """The card's line of colour; empty if it has none."""
    line = block.find(FLAVOUR)
    return line.value if line else ""


def read_cards(text: str, source: str) -> tuple[Card, ...]:
    """The OPS deck: every copy is a card, with a key of its own."""
    return tuple(card for copies in read_all(text, source, _copies) for card in copies)


def _copies(block: Block) -> list[Card]:
    """A card's block: as many cards as it has OPS values. Refused, with the line, if something is missing or nobody's
    to say."""
    block.only("ops", "season", "winter", "always", "series", FLAVOUR)
    always = block.find("always")
    season = read_event(always or block.line("season"))
    winter = read_event(always or block.line("winter"))
    if season.is_compulsory != winter.is_compulsory:
        raise block.amiss("one event is compulsory, the other is not; expected both or neither")
    for event in (season, winter):
        if event.aim == OWN and event.colour == RED:
            raise block.amiss("a red event is meant for rivals, not for the own club")
    series = block.find("series")
    line = block.line("ops")
    values = line.wholes()
    if not values or any(value not in OPS_VALUES for value in values):
        raise line.fault("the value of each copy, 1 to 5")
    key = key_of(block.title)
    return [
        Card(
            key if index == 1 else f"{key}-{index}",
            block.title,
            ops,
            season,
            winter,
            read_event(series) if series else None,
            _flavour(block),
        )
        for index, ops in enumerate(values, start=1)
    ]


def read_community(text: str, source: str) -> tuple[Community, ...]:
    """The deck from the text of its file; *source* names it in faults."""
    return tuple(read_all(text, source, _community))


def _community(block: Block) -> Community:
    """A card of the off-season deck."""
    block.only("event", FLAVOUR)
    return Community(block.title, read_event(block.line("event")), _flavour(block))


def read_drafts(text: str, source: str) -> tuple[DraftCard, ...]:
    """The deck from the text of its file; *source* names it in faults."""
    return tuple(read_all(text, source, _draft))


def _draft(block: Block) -> DraftCard:
    """A card of the amateur draft."""
    block.only("picks", FLAVOUR)
    return DraftCard(block.title, read_table(block.line("picks")), _flavour(block))


def read_setups(text: str, source: str) -> tuple[SetUp, ...]:
    """The deck from the text of its file; *source* names it in faults."""
    return tuple(read_all(text, source, _setup))


def _setup(block: Block) -> SetUp:
    """A front office, whose roster must add up."""
    block.only("office", "price", "roster")
    office, price, roster = block.line("office"), block.line("price"), block.line("roster")
    if office.whole() not in STARS:
        raise office.fault("1 to 5 stars")
    counts = roster.wholes(len(MAJORS))
    if sum(counts) != MAJOR_ROSTER or min(counts) < 0:
        raise roster.fault(f"superstars, all-stars, regulars and journeymen, {MAJOR_ROSTER} in all")
    superstars, allstars, regulars, journeymen = counts
    return SetUp(key_of(block.title), office.whole(), price.whole(), (superstars, allstars, regulars, journeymen))


def read_innings(text: str, source: str) -> tuple[ExtraInning, ...]:
    """The deck from the text of its file; *source* names it in faults."""
    return tuple(read_all(text, source, _inning))


def _inning(block: Block) -> ExtraInning:
    """An extra innings card. Refused, with the line, if it is not as such cards are."""
    block.only(*LASTS, FLAVOUR)
    lines = [line for line in block.lines if line.name != FLAVOUR]
    if len(lines) != 1:
        raise block.amiss("expected one line, always, phase or year")
    line = lines[0]
    clauses = read_clauses(line, line.value)
    event = Event(0, OWN, clauses, text=in_words(clauses))
    return ExtraInning(key_of(block.title), block.title, line.name, event, _flavour(block))


def read_legends(text: str, source: str) -> tuple[Legend, ...]:
    """The deck from the text of its file; *source* names it in faults."""
    return tuple(read_all(text, source, _legend))


def _legend(block: Block) -> Legend:
    """A legend's card. Refused, with the line, if it is not as such cards are."""
    block.only("action", "bonus", FLAVOUR)
    action, bonus = read_event(block.line("action")), read_event(block.line("bonus"))
    if bonus.aim != OWN or bonus.has_roll:
        raise block.line("bonus").fault("something for the own club, without a die")
    return Legend(key_of(block.title), block.title, action, bonus, _flavour(block))
