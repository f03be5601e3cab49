"""The pot: before the first roll every person throws random bytes of his own in, so that nobody can choose the dice.

Whoever runs the server knows its secret. If he also sat at the table he could wait for all other bytes and then look
for own ones that suit him. Therefore bytes are laid open only when all others' are fixed: who comes before the others
seals his, which is to show their hash; who comes last needs no seal.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from fieldhouse.table.fair import seal as seal_of
from fieldhouse.table.question import IllegalAnswer
from fieldhouse.table.seat import Seat, all_seats

NOTHING_GIVEN: Final = ""
BYTES: Final = re.compile(r"([0-9a-f]{2}){16,64}")
SEAL: Final = re.compile(r"[0-9a-f]{64}")
TWICE: Final = "This seat has thrown in already: its bytes cannot be changed any more."


@dataclass(frozen=True)
class Pot:
    """Who is to throw in, what they have sealed, and what they gave, in hexadecimal; ``NOTHING_GIVEN`` is no bytes."""

    people: tuple[Seat, ...]
    seals: Mapping[Seat, str]
    given: Mapping[Seat, str]

    @classmethod
    def from_json(cls, people: Sequence[Seat], kept: Mapping[str, Mapping[str, str]]) -> Pot:
        """As it was kept with the table."""
        seals, given = (
            {Seat(int(seat)): text for seat, text in kept.get(name, {}).items()} for name in ("seals", "given")
        )
        return cls(tuple(people), seals, given)

    def to_json(self) -> dict[str, dict[str, str]]:
        """As it is kept with the table."""
        return {"seals": _by_name(self.seals), "given": _by_name(self.given)}

    @property
    def missing(self) -> tuple[Seat, ...]:
        """Those whose bytes are not in yet."""
        return tuple(seat for seat in self.people if seat not in self.given)

    def is_last(self, seat: Seat) -> bool:
        """All others' bytes are fixed: *seat* may show its own."""
        return all(other in self.seals or other in self.given for other in self.people if other != seat)

    def sealed(self, seat: Seat, digest: str) -> Pot:
        """With the hash of bytes that *seat* will give. Refused if it is no hash, or the seat's second."""
        if seat in self.seals or seat in self.given:
            raise IllegalAnswer(TWICE)
        if not SEAL.fullmatch(digest):
            raise IllegalAnswer("A seal is the SHA-256 of your bytes: 64 digits, 0 to 9 and a to f.")
        return replace(self, seals={**self.seals, seat: digest})

    def with_given(self, seat: Seat, text: str) -> Pot:
        """With the bytes of *seat*, or ``NOTHING_GIVEN``. Refused if it has given some already, or they are no bytes,
        come before all others' are fixed, or are not those it has sealed."""
        if seat in self.given:
            raise IllegalAnswer(TWICE)
        if text != NOTHING_GIVEN:
            self._check(seat, text)
        return replace(self, given={**self.given, seat: text})

    def _check(self, seat: Seat, text: str) -> None:
        """Refuse bytes that may not come now: malformed, too early, or not those that were sealed."""
        if not BYTES.fullmatch(text):
            raise IllegalAnswer("Give 16 to 64 random bytes, two digits each, 0 to 9 and a to f.")
        if not self.is_last(seat):
            raise IllegalAnswer("Others are still to come, who must not see your bytes before: seal them first.")
        if seat in self.seals and seal_of(text) != self.seals[seat]:
            raise IllegalAnswer("These are not the bytes that this seat has sealed.")

    def by_seat(self, seats: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """What was given and what was sealed, seat by seat, for the header of a game of so many *seats*; no seals at
        all are an empty tuple."""
        given, seals = (
            tuple(kept.get(seat, NOTHING_GIVEN) for seat in all_seats(seats)) for kept in (self.given, self.seals)
        )
        return given, seals if self.seals else ()


def _by_name(kept: Mapping[Seat, str]) -> dict[str, str]:
    """Seats as JSON's keys."""
    return {str(seat): text for seat, text in kept.items()}
