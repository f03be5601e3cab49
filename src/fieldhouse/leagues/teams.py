"""The teams that a new league is made of, if the commissioner names none."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.games.fool.franchise import COMPUTER
from fieldhouse.table.refusal import Refusal

TEAMS: Final = (
    ("ASH", "Ashford Anvils"), ("BAY", "Bayport Breakers"), ("CED", "Cedar Falls Sawyers"), ("DUN", "Dunmore Drovers"),
    ("ELK", "Elkhorn Elks"), ("FOX", "Foxboro Furies"), ("GAL", "Galena Miners"), ("HOL", "Holyoke Hammers"),
    ("IVE", "Iverson Icemen"), ("JUN", "Juniper Jacks"), ("KEN", "Kenton Kings"), ("LOU", "Louisa Lancers"),
    ("MAR", "Marlow Mariners"), ("NOR", "Norwood Nomads"), ("OAK", "Oakridge Owls"), ("PRA", "Prairie Pilots"),
    ("QUI", "Quincy Quarrymen"), ("RIV", "Riverton Rapids"), ("SAL", "Salem Sextons"), ("TRE", "Trenton Trappers"),
    ("UPT", "Upton Uplanders"), ("VAL", "Valmont Vikings"), ("WES", "Westbrook Wardens"), ("YAR", "Yarrow Yeomen"),
)  # fmt: skip
DIVISIONS: Final = ("East", "West")


class BadSize(Refusal):
    """A league that we have no teams for, or not these."""


def franchises(count: int) -> list[tuple[str, str, str, str]]:
    """Code, title, owner, who is the computer's, and division of the first *count* teams. Refused if a league cannot
    have so many."""
    if not 4 <= count <= len(TEAMS):
        raise BadSize(f"A league of {count} teams cannot be founded; expected 4 to {len(TEAMS)}.")
    return named([code for code, _ in TEAMS[:count]])


def named(codes: Sequence[str]) -> list[tuple[str, str, str, str]]:
    """The same of the teams with these codes, the first half of them in the first division. Refused if we have no such
    team, or one is named twice."""
    titles, half = dict(TEAMS), (len(codes) + 1) // 2
    strange = [code for code in codes if code not in titles]
    if strange or len(set(codes)) < len(codes):
        raise BadSize(
            f"There is no team {strange[0]!r}; there are {', '.join(titles)}." if strange else "A team is named twice."
        )
    return [(code, titles[code], COMPUTER, DIVISIONS[index >= half]) for index, code in enumerate(codes)]
