"""Reading events: a small vocabulary of effects, the same on every card.

    season: red rival injury | on 1-4: injure superstar 1; on odd: right: losses 4

Before the bar stand the colour, the aim, the kinds, ``compulsory``, and what the card cancels. After it stand the
clauses: on which readings of the die, to whom (if not the owner aimed at), and what. What is
none of this is refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from fieldhouse.games.lords.cards.text import ComponentLine
from fieldhouse.games.lords.model import (
    AIMS,
    ALLSTAR,
    COLOURS,
    DEPARTMENTS,
    KINDS,
    MAJORS,
    OWN,
    PLAYERS,
    ROLLS,
    SUPERSTAR,
    Clause,
    Event,
)
from fieldhouse.games.lords.pages.wording import PER, in_words

WHOM: Final = ("self", "right", "left", "others", "all", "leader", "trailer")
CUBE: Final = 7
STAR: Final = 8
_RANGE: Final = re.compile(r"on (odd|even|(\d+)(?:-(\d+)|(\+))?)$")
_AMOUNT: Final = r"([+-]?\d+)"
_STAR_PLAYER: Final = f"({PLAYERS[SUPERSTAR]}|{PLAYERS[ALLSTAR]})"
_PLAYER: Final = f"({'|'.join(PLAYERS)})"


def _player(name: str) -> int:
    """A kind of player by the word that cards use."""
    return PLAYERS.index(name)


def _turn(amount: str, what: str, into: str) -> Clause:
    """Players of one roster become others of the same; a ``ValueError`` if they do not."""
    clause = Clause("turn", int(amount), _player(what), _player(into))
    if (clause.what in MAJORS) != (clause.into in MAJORS) or clause.what == clause.into:
        raise ValueError
    return clause


def _plain(verb: str) -> Callable[[str], Clause]:
    """What makes a clause of a verb and the amount that follows it."""
    return lambda amount: Clause(verb, int(amount))


_PLAIN: Final = (
    "wins", "losses", "cash", "media", "vp", "hold", "draw", "national", "pennant", "take-cash", "take-media",
)  # fmt: skip
_FORMS: Final[dict[str, Callable[..., Clause]]] = {
    **{f"{verb} {_AMOUNT}": _plain(verb) for verb in _PLAIN},
    f"({'|'.join(DEPARTMENTS)}) {_AMOUNT}": lambda name, amount: Clause("stars", int(amount), DEPARTMENTS.index(name)),
    rf"turn (\d+) {_PLAYER} {_PLAYER}": _turn,
    rf"injure {_STAR_PLAYER} (\d+)": lambda what, phases: Clause("injure", int(phases), _player(what)),
    f"free-agent {_STAR_PLAYER}": lambda what: Clause("free-agent", 1, _player(what)),
    rf"retire (\d+) {_PLAYER}": lambda amount, what: Clause("retire", int(amount), _player(what)),
    f"drm ({'|'.join(ROLLS)}) {_AMOUNT}": lambda roll, amount: Clause("drm", int(amount), ROLLS.index(roll)),
    "(injury|trade-impact|strike|bait|shield|reroll|nothing)": Clause,
}
VERBS: Final = tuple((re.compile(form), make) for form, make in _FORMS.items())
"""How each effect is written, and the clause it makes."""


def read_clause(line: ComponentLine, text: str) -> Clause:
    """One clause: ``[on RANGE:] [whom:] effect [per player]``."""
    *conditions, effect = (part.strip() for part in text.split(":"))
    words, _, per = effect.partition(" per ")
    clause = _effect(line, words)
    if per:
        if per not in PER:
            raise line.fault(f"per {', '.join(PER)} instead of {per!r}")
        clause = replace(clause, per=PER.index(per))
    for condition in conditions:
        clause = _conditioned(line, clause, condition)
    return clause


def _effect(line: ComponentLine, words: str) -> Clause:
    """The clause that the words say. Refused, with the line, if they say none."""
    for pattern, make in VERBS:
        match = pattern.fullmatch(words)
        if match:
            try:
                return make(*match.groups())
            except ValueError:
                raise line.fault(f"players of one roster to change into another in {words!r}") from None
    raise line.fault(f"an effect instead of {words!r}")


def _conditioned(line: ComponentLine, clause: Clause, condition: str) -> Clause:
    """The clause for certain readings, or for somebody else. Refused, with the line, if there is no such condition."""
    if condition in WHOM:
        return replace(clause, whom=condition)
    match = _RANGE.fullmatch(condition)
    if not match:
        raise line.fault(f"'on 1-4', 'on odd' or one of {', '.join(WHOM)} instead of {condition!r}")
    reading, low, high, plus = match.groups()
    if low is None:
        return replace(clause, parity=int(reading == "odd"))
    return replace(clause, low=int(low), high=99 if plus else int(high or low))


def read_clauses(line: ComponentLine, text: str) -> tuple[Clause, ...]:
    """The clauses of a line, between its semicolons."""
    return tuple(read_clause(line, part.strip()) for part in text.split(";") if part.strip())


def read_event(line: ComponentLine) -> Event:
    """An event: colour, aim and what it is about, then its clauses."""
    head, bar, body = line.value.partition("|")
    colour, aim, *rest = [*head.split(), "", ""]
    if colour not in COLOURS or aim not in AIMS:
        raise line.fault(f"a colour ({', '.join(COLOURS)}) and an aim ({', '.join(AIMS)}) first")
    flags = [word for word in rest if word]
    cancels = tuple(word[8:] for word in flags if word.startswith("cancels-"))
    kinds = tuple(word for word in flags if word != "compulsory" and not word.startswith("cancels-"))
    for kind in (*kinds, *cancels):
        if kind not in KINDS:
            raise line.fault(f"a kind ({', '.join(KINDS)}) instead of {kind!r}")
    clauses = read_clauses(line, body)
    if not bar or not clauses:
        raise line.fault("a bar and at least one effect ('nothing' for none)")
    is_compulsory = "compulsory" in flags
    return Event(COLOURS.index(colour), AIMS.index(aim), clauses, kinds, is_compulsory, cancels, in_words(clauses))


def read_table(line: ComponentLine, width: int = 10) -> Event:
    """A table read with the die: its clauses must cover every reading."""
    clauses = read_clauses(line, line.value)
    for reading in range(1, width + 1):
        if not any(clause.is_hit(reading) for clause in clauses):
            raise line.amiss(f"nothing happens on a {reading}; expected a line for 1 to {width}")
    return Event(0, OWN, clauses, text=in_words(clauses))
