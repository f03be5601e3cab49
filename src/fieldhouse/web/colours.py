"""The colours a team wears on a board. A team we do not know wears one that its name decides."""

from __future__ import annotations

import hashlib
from typing import Final, NamedTuple

from fieldhouse import catalog
from fieldhouse.table.listing import part


class Colours(NamedTuple):
    shirt: str
    trim: str


PRO_FOOTBALL: Final = {
    "ARI": ("#97233f", "#ffb612"), "ATL": ("#a71930", "#f2f2f2"), "BAL": ("#2d1f6e", "#c9a227"),
    "BUF": ("#00338d", "#c60c30"), "CAR": ("#0077b6", "#101820"), "CHI": ("#0b162a", "#e64100"),
    "CIN": ("#fb4f14", "#101010"), "CLE": ("#3b1e08", "#ff5a1f"), "DAL": ("#0d2c56", "#b0b7bc"),
    "DEN": ("#fb4f14", "#0a2343"), "DET": ("#0076b6", "#b0b7bc"), "GB": ("#203731", "#ffb612"),
    "HOU": ("#03202f", "#c41230"), "IND": ("#003b75", "#f2f2f2"), "JAX": ("#006778", "#d7a22a"),
    "KC": ("#ca2430", "#ffb612"), "LA": ("#003594", "#ffd100"), "LAC": ("#0080c6", "#ffc20e"),
    "LV": ("#141414", "#a5acaf"), "MIA": ("#008e97", "#fc4c02"), "MIN": ("#4f2683", "#ffc62f"),
    "NE": ("#0c2340", "#c8102e"), "NO": ("#1b1b1b", "#d3bc8d"), "NYG": ("#0b2265", "#a71930"),
    "NYJ": ("#125740", "#f2f2f2"), "OAK": ("#141414", "#a5acaf"), "PHI": ("#004c54", "#a5acaf"),
    "PIT": ("#1a1a1a", "#ffb612"), "SD": ("#0080c6", "#ffc20e"), "SEA": ("#0b2545", "#69be28"),
    "SF": ("#aa0000", "#b3995d"), "STL": ("#002244", "#b3995d"), "TB": ("#b50a0a", "#34302b"),
    "TEN": ("#0c2340", "#4b92db"), "WAS": ("#5a1414", "#ffb612"),
}  # fmt: skip
PRO_BASKETBALL: Final = {
    "ATL": ("#c8102e", "#fdb927"), "BOS": ("#007a33", "#f2f2f2"), "BRK": ("#1b1b1b", "#f2f2f2"),
    "CHA": ("#1d1160", "#f26532"), "CHH": ("#00788c", "#1d1160"), "CHI": ("#ce1141", "#101010"),
    "CHO": ("#1d1160", "#00a1b3"), "CLE": ("#6f263d", "#ffb81c"), "DAL": ("#00538c", "#b8c4ca"),
    "DEN": ("#0e2240", "#fec524"), "DET": ("#1d42ba", "#c8102e"), "GSW": ("#1d428a", "#ffc72c"),
    "HOU": ("#ce1141", "#ffc72c"), "IND": ("#002d62", "#fdbb30"), "KCK": ("#00529b", "#e51937"),
    "LAC": ("#c8102e", "#1d428a"), "LAL": ("#552583", "#fdb927"), "MEM": ("#5d76a9", "#12173f"),
    "MIA": ("#98002e", "#f9a01b"), "MIL": ("#00471b", "#eee1c6"), "MIN": ("#0c2340", "#78be20"),
    "NJN": ("#002a60", "#cd1041"), "NOH": ("#00778b", "#fdb927"), "NOK": ("#00778b", "#fdb927"),
    "NOP": ("#0c2340", "#c8102e"), "NYK": ("#006bb6", "#f58426"), "OKC": ("#007ac1", "#ef3b24"),
    "ORL": ("#0077c0", "#c4ced4"), "PHI": ("#006bb6", "#ed174c"), "PHO": ("#1d1160", "#e56020"),
    "POR": ("#e03a3e", "#101010"), "SAC": ("#5a2d81", "#f2f2f2"), "SAS": ("#26282b", "#c4ced4"),
    "SDC": ("#0b6fb8", "#f58426"), "SEA": ("#00653a", "#ffc200"), "TOR": ("#ce1141", "#101010"),
    "UTA": ("#2b1d5c", "#f9a01b"), "VAN": ("#00b2a9", "#bc7844"), "WAS": ("#002b5c", "#e31837"),
    "WSB": ("#002b5c", "#e31837"),
}  # fmt: skip
OF_OUR_OWN: Final = {
    "CED": ("#8a2b2b", "#f2e3c6"), "COP": ("#b5651d", "#1f2a30"), "HAR": ("#1f5f8b", "#f2efe6"),
    "IRO": ("#4a4e57", "#e0a93b"), "MAP": ("#9b2335", "#f6d55c"), "NOR": ("#1c4e80", "#9bd3e6"),
    "RIV": ("#2e6f57", "#f2efe6"), "SUN": ("#d98e04", "#3b2a1a"),
    "LKS": ("#1b4f72", "#d4ac0d"), "PRA": ("#7b241c", "#f5cba7"),
}  # fmt: skip
SHIRTS: Final = (
    "#7a1f3d", "#1f4e79", "#245c3a", "#5b2a86", "#8a4b08", "#0f5e66", "#6b1d1d", "#2f3e8f", "#4d5a12", "#7a2a6a",
)  # fmt: skip


def colours_of(game: str, code: str) -> Colours:
    """A team's colours: the league's, ours, or some that its code gives."""
    worn = catalog.listing(game).colours  # a code is one club in football and another in basketball
    known = (part(worn).get(code) if worn else None) or OF_OUR_OWN.get(code)
    if known:
        return Colours(*known)
    return Colours(SHIRTS[hashlib.sha256(code.encode()).digest()[0] % len(SHIRTS)], "#f2efe6")


def kits(game: str, codes: tuple[str, ...]) -> list[Colours]:
    """Colours of all teams at a table; two of the same shirt are told apart by the trim."""
    worn: list[Colours] = []
    for code in codes:
        colours = colours_of(game, code)
        if any(colours.shirt == other.shirt for other in worn):
            colours = Colours(colours.trim, colours.shirt)
        worn.append(colours)
    return worn
