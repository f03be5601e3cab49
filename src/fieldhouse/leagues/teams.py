"""The teams that a new league is made of, if the commissioner names none."""

from __future__ import annotations

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
    """A league that we have no teams for."""


def franchises(count: int) -> list[tuple[str, str, str, str]]:
    """Code, title, owner, who is the computer's, and division of the first *count* teams. Refused if a league cannot
    have so many."""
    if not 4 <= count <= len(TEAMS):
        raise BadSize(f"A league of {count} teams cannot be founded; expected 4 to {len(TEAMS)}.")
    half = (count + 1) // 2
    return [(code, title, COMPUTER, DIVISIONS[index >= half]) for index, (code, title) in enumerate(TEAMS[:count])]
