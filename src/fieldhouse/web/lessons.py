"""What the marks of a guided game may speak of: facts of a board in words, each there only while it is to be seen."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.seat import OTHER
from fieldhouse.web.terms import terms

Known = dict[str, object]
THROWN: Final = {"offense": ("black", "white", "other"), "defense": ("red", "green")}


def football(view: PlainReport) -> Known:
    """Of chart football: the dice of both sides and their cells, what the priority chart makes, the down."""
    board, seat = view["board"], view["seat"]
    known: Known = {"mine": board["teams"][seat]["title"], "theirs": board["teams"][OTHER[seat]]["title"]}
    for throw in board["throws"]:
        names = THROWN.get(throw["label"])
        if names is None or len(throw["dice"]) < len(names) or not throw["cell"]:
            continue
        known |= dict(zip(names, [die["face"] for die in throw["dice"]], strict=False))
        term = terms(board["game"]).get(throw["sign"])
        side = throw["label"]
        known |= {f"{side}_reads": throw["reading"], f"{side}_cell": throw["cell"], "play": throw["column"]}
        known[f"{side}_means"] = term.meaning if term else "what it says"
    made = [part["made"] for part in board["explained"] if part["made"]]
    if made and "offense_cell" in known and "defense_cell" in known:
        known["made"] = made[-1]
    if board["situation"].startswith("4th") and board["teams"][seat]["has_ball"]:
        known["fourth"] = board["situation"]
    if "line_to_gain" in board["field"] and board["field"]["line_to_gain"] is not None:
        known["down"] = board["situation"]
    return known


def basketball(view: PlainReport) -> Known:
    """Of the court: both fives, the card that was turned last, and what was read on it."""
    board, seat = view["board"], view["seat"]
    known: Known = {"mine": board["teams"][seat]["title"], "theirs": board["teams"][OTHER[seat]]["title"]}
    if board["men"]:
        men = {man["position"]: man["name"] for man in board["teams"][seat]["five"]}
        known |= {"guard": men["PG"], "centre": men["C"]}
    if board["cards"]:
        last = board["cards"][-1]
        known |= {"section": last["section"], "reading": last["reading"]}
    shots = [card for card in board["cards"] if card["section"] == "SHOT #"]
    if shots:
        known["shot"] = shots[-1]["reading"].split()[0]
    return known


def baseball(view: PlainReport) -> Known:
    """Of the owners' table: one's club and hand, the year, and the dice."""
    board, seat = view["board"], view["seat"]
    own = board["owners"][seat]
    known: Known = {"mine": own["title"], "phase": board["phase"].lower(), "years": board["years"]}
    if own["cash"]:
        known["cash"] = own["cash"]
    if board["hand"]:
        card = max(board["hand"], key=lambda each: each["ops"])
        known |= {"card": card["title"], "ops": card["ops"], "colour": card["colour"], "cards": len(board["hand"])}
    if board["first_place"]:
        known["first_place"] = board["first_place"]
    if board["rolls"]:
        known |= {"roll": board["rolls"][-1]["label"], "reading": board["rolls"][-1]["reading"]}
    return known


FIELDS: Final[Mapping[str, Callable[[PlainReport], Known]]] = {
    "football": football, "basketball": basketball, "baseball": baseball
}  # fmt: skip
"""By the kind of a board."""
