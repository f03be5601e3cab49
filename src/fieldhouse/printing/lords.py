"""The box of Lords of Baseball on paper: cards and mats to cut out, the main board, and every chart."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from fieldhouse.games.lords.asks.setup import LASTS
from fieldhouse.games.lords.game import club_code
from fieldhouse.games.lords.model import (
    COLOURS,
    NAMES,
    PHASE_GAMES,
    PHASES,
    Card,
    Community,
    Components,
    DraftCard,
    Event,
    ExtraInning,
    Legend,
    SetUp,
    counted,
    money,
)
from fieldhouse.games.lords.pages.tables import ABILITIES, board_tables, mat_tables, supplement_tables
from fieldhouse.games.lords.pages.wording import heading, sentences
from fieldhouse.library.lords import box
from fieldhouse.printing.typeset import PrintedSheet
from fieldhouse.table.plain_json import Fields

TEMPLATE: Final = "lords.typ"
INKS: Final = {"spring": "#3d7a3d", "river": "#2f6690", "brick": "#a23e2f", "ink": "#3b3b44"}
DECKS: Final = {
    "OPS": "ink", "Off-season": "river", "Amateur draft": "spring", "Front office": "brick", "Extra innings": "river",
    "Legend": "brick",
}  # fmt: skip
"""Every deck and the colour of its cards' heads."""
STARS: Final = ("Front office", "Farm system", "Manager")
ACTION_CARDS: Final = (
    "Superstars", "All-stars", "Manager, card", "Manager, team", "Cycle", "Phenom to majors", "Prospect to phenom",
    "Trade chart",
)  # fmt: skip
"""5.3: what an owner does once a phase."""
SPACES: Final = ("Event", "OPS", "OPS", "Passed", "Loan taken", "Loan $5,000", "Loan $10,000")
Value = Fields


def box_sheet() -> PrintedSheet:
    """Everything: the board, the charts, a mat for every club, all cards, from the box in the library."""
    found = box()
    return PrintedSheet(TEMPLATE, values(found, found.clubs, with_cards=True))


def sheet(club: str) -> PrintedSheet:
    """What one owner needs beside the cards: the club's mat and the charts, from the box in the library. Refused if
    there is no such club."""
    found = box()
    code = club_code(found, club)
    return PrintedSheet(TEMPLATE, values(found, [(code, dict(found.clubs)[code])]))


def values(found: Components, clubs: Sequence[tuple[str, str]], with_cards: bool = False) -> Value:
    """The board, the mats and the decks as the template wants them."""
    return {
        "title": "Lords of Baseball",
        "board": board_tables(found.charts) if with_cards else [],
        "supplement": supplement_tables(found.charts),
        "clubs": [{"code": code, "title": title} for code, title in clubs],
        "mat": _mat(found),
        "decks": _decks(found) if with_cards else [],
        "inks": INKS,
    }


def _mat(found: Components) -> Value:
    """An owner's mat: stars, rosters, phases, actions."""
    return {
        "stars": [{"name": name, "notes": ABILITIES if name == STARS[0] else []} for name in STARS],
        "majors": [_roster(name, 25) for name in NAMES[:4]],
        "farm": [_roster(name, 15) for name in NAMES[4:]],
        "phases": [{"name": PHASES[phase].capitalize(), "games": PHASE_GAMES[phase]} for phase in (1, 2, 3)],
        "actions": list(ACTION_CARDS),
        "spaces": list(SPACES),
        "tables": mat_tables(found.charts),
    }


def _roster(name: str, most: int) -> Value:
    """A roster's name and how many it holds, as the sheet draws them."""
    return {"name": name.capitalize(), "most": most}


# Cards


def _decks(found: Components) -> list[Value]:
    """All decks, their cards as faces."""
    faces: dict[str, Iterable[Value]] = {
        "OPS": map(_ops_card, found.cards),
        "Off-season": map(_community_card, found.community),
        "Amateur draft": map(_draft_card, found.drafts),
        "Front office": map(_setup_card, found.setups),
        "Extra innings": map(_inning_card, found.innings),
        "Legend": map(_legend_card, found.legends),
    }
    return [{"name": name, "ink": INKS[DECKS[name]], "cards": list(cards)} for name, cards in faces.items()]


def _face(title: str, corner: str, *panels: Value) -> Value:
    """A card: its title, its corner, its panels."""
    return {"title": title, "corner": corner, "panels": list(panels)}


def _panel(when: str, event: Event) -> Value:
    """One half of a card: when it is played, and what it does."""
    return {"head": f"{when}: {heading(event)}", "ink": COLOURS[event.colour], "lines": sentences(event.clauses)}


def _text_panel(head: str, lines: Sequence[str]) -> Value:
    """A panel without an event's colour."""
    return {"head": head, "ink": "plain", "lines": list(lines)}


def _ops_card(card: Card) -> Value:
    """A card of the OPS deck, with what it does in season and out of it."""
    if card.season == card.winter:
        panels = [_panel("Any time", card.season)]
    else:
        panels = [_panel("In season", card.season), _panel("Off-season", card.winter)]
    if card.series is not None:
        panels.append(_panel("Championship series", card.series))
    return _face(card.title, str(card.ops), *panels)


def _community_card(card: Community) -> Value:
    """Its face as the template draws it."""
    return _face(card.title, "", _panel("At once", card.event))


def _draft_card(card: DraftCard) -> Value:
    """Its face as the template draws it."""
    return _face(card.title, "d10", _text_panel("Every owner rolls", sentences(card.event.clauses)))


def _setup_card(setup: SetUp) -> Value:
    """A front office: its price, its roster, its ability."""
    title = f"{'★' * setup.office} front office"
    roster = [counted(count, NAMES[kind]) for kind, count in enumerate(setup.roster) if count]
    return _face(
        title,
        money(setup.price),
        _text_panel("Roster of 25", roster),
        _text_panel("Ability", [ABILITIES[setup.office - 1]]),
    )


def _inning_card(card: ExtraInning) -> Value:
    """Its face as the template draws it."""
    return _face(card.title, "", _text_panel(LASTS[card.when], sentences(card.event.clauses)))


def _legend_card(card: Legend) -> Value:
    """Its face as the template draws it."""
    return _face(card.title, "", _panel("As an action", card.action), _panel("With OPS for wins", card.bonus))
