"""The colours a team wears on a board. A team we do not know wears one that its name decides."""

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple


class Colours(NamedTuple):
    shirt: str
    trim: str


KNOWN: Final = {
    "ARI": ("#97233f", "#ffb612"), "ATL": ("#a71930", "#f2f2f2"), "BAL": ("#2d1f6e", "#c9a227"),
    "BUF": ("#00338d", "#c60c30"), "CAR": ("#0077b6", "#101820"), "CHI": ("#0b162a", "#e64100"),
    "CIN": ("#fb4f14", "#101010"), "CLE": ("#3b1e08", "#ff5a1f"), "DAL": ("#0d2c56", "#b0b7bc"),
    "DEN": ("#fb4f14", "#0a2343"), "DET": ("#0076b6", "#b0b7bc"), "GB": ("#203731", "#ffb612"),
    "HOU": ("#03202f", "#c41230"), "IND": ("#003b75", "#f2f2f2"), "JAX": ("#006778", "#d7a22a"),
    "KC": ("#ca2430", "#ffb612"), "LA": ("#003594", "#ffd100"), "LAC": ("#0080c6", "#ffc20e"),
    "LAL": ("#552583", "#fdb927"), "MIA": ("#008e97", "#fc4c02"), "MIN": ("#4f2683", "#ffc62f"),
    "NE": ("#0c2340", "#c8102e"), "NO": ("#1b1b1b", "#d3bc8d"), "NYG": ("#0b2265", "#a71930"),
    "NYJ": ("#125740", "#f2f2f2"), "NYK": ("#006bb6", "#f58426"), "OAK": ("#141414", "#a5acaf"),
    "PHI": ("#004c54", "#a5acaf"), "PIT": ("#1a1a1a", "#ffb612"), "SEA": ("#0b2545", "#69be28"),
    "SF": ("#aa0000", "#b3995d"), "TB": ("#b50a0a", "#34302b"), "TEN": ("#0c2340", "#4b92db"),
    "WAS": ("#5a1414", "#ffb612"), "BOS": ("#007a33", "#f2f2f2"), "MIL": ("#00471b", "#eee1c6"),
    "UTA": ("#2b1d5c", "#f9a01b"), "PHX": ("#1d1160", "#e56020"), "POR": ("#e03a3e", "#101010"),
    "SAS": ("#26282b", "#c4ced4"), "SAC": ("#5a2d81", "#f2f2f2"), "GSW": ("#1d428a", "#ffc72c"),
    "ORL": ("#0077c0", "#c4ced4"), "TOR": ("#ce1141", "#101010"), "MEM": ("#5d76a9", "#12173f"),
    "OKC": ("#007ac1", "#ef3b24"), "CHA": ("#1d1160", "#00788c"),
    "CED": ("#8a2b2b", "#f2e3c6"), "COP": ("#b5651d", "#1f2a30"), "HAR": ("#1f5f8b", "#f2efe6"),
    "IRO": ("#4a4e57", "#e0a93b"), "MAP": ("#9b2335", "#f6d55c"), "NOR": ("#1c4e80", "#9bd3e6"),
    "RIV": ("#2e6f57", "#f2efe6"), "SUN": ("#d98e04", "#3b2a1a"),
    "LKS": ("#1b4f72", "#d4ac0d"), "PRA": ("#7b241c", "#f5cba7"),
}  # fmt: skip
SHIRTS: Final = (
    "#7a1f3d", "#1f4e79", "#245c3a", "#5b2a86", "#8a4b08", "#0f5e66", "#6b1d1d", "#2f3e8f", "#4d5a12", "#7a2a6a",
)  # fmt: skip


def colours_of(code: str) -> Colours:
    if code in KNOWN:
        return Colours(*KNOWN[code])
    return Colours(SHIRTS[hashlib.sha256(code.encode()).digest()[0] % len(SHIRTS)], "#f2efe6")


def kits(codes: tuple[str, ...]) -> list[Colours]:
    """Colours of all teams at a table; two of the same shirt are told apart by the trim."""
    worn: list[Colours] = []
    for code in codes:
        colours = colours_of(code)
        if any(colours.shirt == other.shirt for other in worn):
            colours = Colours(colours.trim, colours.shirt)
        worn.append(colours)
    return worn
