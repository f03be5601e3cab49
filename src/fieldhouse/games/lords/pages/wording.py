"""Events in words: what stands on a card for whoever holds it, made from its clauses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final

from fieldhouse.games.lords.model import (
    COLOURS,
    DEPARTMENTS,
    KINDS,
    NAMES,
    PLAYERS,
    Clause,
    Event,
    counted,
    money,
    one,
    plural,
)
from fieldhouse.table.words import all_of, capital

OPEN_END: Final = 99
PER: Final = (*PLAYERS, "cube", "star")
COUNTED_BY: Final = (*NAMES, "media cube", "star of the organization")
WHOM: Final = {
    "": "", "self": "you: ", "right": "the owner to your right: ", "left": "the owner to your left: ",
    "others": "all others: ", "all": "everybody: ", "leader": "whoever leads: ", "trailer": "whoever is last: ",
}  # fmt: skip
DEPARTMENT_NAMES: Final = dict(zip(DEPARTMENTS, ("front office", "farm system", "manager"), strict=True))
ROLL_NAMES: Final = (
    "payout", "retirement", "Phenom to Majors", "Prospect to Phenom", "draft", "series", "tie-breaker", "injury",
    "event", "trade impact",
)  # fmt: skip
"""By number of the roll."""


AIMED: Final = ("for your club", "against a rival", "for any club", "for the whole table")
CANCELLED: Final = dict(
    zip(KINDS, ("injuries", "lost games", "money events", "press events", "roster events", "office events",
                "series events"), strict=True)
)  # fmt: skip


def in_words(clauses: Sequence[Clause]) -> str:
    """All that an event does."""
    return " ".join(sentences(clauses))


def sentences(clauses: Sequence[Clause]) -> list[str]:
    """A sentence for each reading of the die."""
    return [_sentence(list(group)) for _, group in groupby(clauses, _condition)]


def _sentence(clauses: Sequence[Clause]) -> str:
    """Clauses of one condition in a sentence."""
    condition = _condition(clauses[0])
    parts = [
        f"{WHOM[whom]}{', '.join(effect_text(clause) for clause in group)}"
        for whom, group in ((whom, list(group)) for whom, group in groupby(clauses, lambda clause: clause.whom))
    ]
    return capital(f"{condition}{'; '.join(parts)}.")


def _condition(clause: Clause) -> str:
    """On which readings it happens."""
    if clause.parity >= 0:
        return "odd: " if clause.parity else "even: "
    if not clause.low:
        return ""
    if clause.high == OPEN_END:
        return f"{clause.low}+: "
    return f"{clause.low}: " if clause.low == clause.high else f"{clause.low}-{clause.high}: "


def plain(clause: Clause) -> Clause:
    """A clause without its die, which has been thrown."""
    return replace(clause, low=0, high=OPEN_END, parity=-1)


def effect_text(clause: Clause) -> str:
    """One effect, with what it is counted by."""
    return VERBS[clause.verb](clause) + (f" for each {COUNTED_BY[clause.per]}" if clause.per >= 0 else "")


def heading(event: Event) -> str:
    """The colour of an event, whom it is meant for, and what else is printed above its words."""
    parts = [f"{COLOURS[event.colour]}, {AIMED[event.aim]}"]
    if event.is_compulsory:
        parts.append("compulsory")
    if event.cancels:
        parts.append(f"cancels {all_of([CANCELLED[kind] for kind in event.cancels])}")
    return ", ".join(parts)


def _either(positive: str, negative: str, thing: str) -> Callable[[Clause], str]:
    """What tells a clause by one word if something is gained and by another if it is lost."""
    return lambda clause: f"{positive if clause.amount > 0 else negative} {counted(abs(clause.amount), thing)}"


def _cash(clause: Clause) -> str:
    """A clause of a card in words."""
    return f"{'collect' if clause.amount > 0 else 'pay'} {money(abs(clause.amount))}"


def _stars(clause: Clause) -> str:
    """A clause of a card in words."""
    return stars_text(DEPARTMENT_NAMES[DEPARTMENTS[clause.what]], clause.amount)


def stars_text(name: str, stars: int) -> str:
    """How far a department goes up or down."""
    return f"{name} {counted(abs(stars), 'star')} {'up' if stars > 0 else 'down'}"


def _turn(clause: Clause) -> str:
    """A clause of a card in words: players become others."""
    become = "becomes" if clause.amount == 1 else "become"
    into = one(clause.into) if clause.amount == 1 else plural(NAMES[clause.into])
    return f"{counted(clause.amount, NAMES[clause.what])} {become} {into}"


def _pennant(clause: Clause) -> str:
    """A clause of a card in words."""
    return f"first place takes {counted(abs(clause.amount), 'win')} {'more' if clause.amount > 0 else 'less'}"


VERBS: Final[dict[str, Callable[[Clause], str]]] = {
    "wins": _either("win", "give back", "game"),
    "losses": _either("lose", "take back", "game"),
    "cash": _cash,
    "media": _either("take", "lose", "media cube"),
    "national": lambda clause: f"{counted(clause.amount, 'cube')} of the national media",
    "vp": lambda clause: f"{clause.amount:+d} VP",
    "stars": _stars,
    "turn": _turn,
    "retire": lambda clause: (
        f"{counted(clause.amount, NAMES[clause.what])} {'retires' if clause.amount == 1 else 'retire'}"
    ),
    "free-agent": lambda clause: f"{one(clause.what)} becomes a free agent",
    "injure": lambda clause: f"{one(clause.what)} is out for {counted(clause.amount, 'phase')}",
    "injury": lambda clause: "roll on the injury chart",
    "trade-impact": lambda clause: "roll on the trade impact chart",
    "drm": lambda clause: f"{clause.amount:+d} on {ROLL_NAMES[clause.what]} rolls this year",
    "hold": lambda clause: f"hold {counted(clause.amount, 'card')} free at the year's end",
    "draw": lambda clause: f"draw {counted(clause.amount, 'card')}",
    "pennant": _pennant,
    "take-cash": lambda clause: f"pay {money(clause.amount)} to whoever played this",
    "take-media": lambda clause: f"give {counted(clause.amount, 'media cube')} to whoever played this",
    "strike": lambda clause: "the players strike: no late season, or its end at once",
    "bait": lambda clause: "lose a regular; the card goes on to another owner",
    "shield": lambda clause: "nothing more may be played on the club this phase",
    "reroll": lambda clause: "the series may be rolled again",
    "nothing": lambda clause: "nothing",
}
