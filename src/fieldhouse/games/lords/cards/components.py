"""The whole box, read from its text files and checked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Final

from fieldhouse.games.lords.cards.charts import read_charts
from fieldhouse.games.lords.cards.decks import (
    read_cards,
    read_community,
    read_drafts,
    read_innings,
    read_legends,
    read_setups,
)
from fieldhouse.games.lords.cards.text import ComponentError
from fieldhouse.games.lords.model import STARS, Components
from fieldhouse.table.chart_text import digest_of
from fieldhouse.table.words import counted, there_are

FILES: Final = ("ops-deck", "community", "draft", "setups", "extra-innings", "legends", "charts")
FEWEST_CARDS, FEWEST_COMMUNITY, FEWEST_DRAFTS = 110, 24, 12
SETUPS_A_LEVEL: Final = (5, 7)


def read_components(find_text: Callable[[str], str], clubs: Mapping[str, str]) -> Components:
    """The box from its files; *find_text* gives the text of one by name. *clubs* are names by code."""
    texts = {name: find_text(name) for name in FILES}

    def read(name: str) -> tuple[str, str]:
        return texts[name], f"{name}.txt"

    box = Components(
        cards=read_cards(*read("ops-deck")),
        community=read_community(*read("community")),
        drafts=read_drafts(*read("draft")),
        setups=read_setups(*read("setups")),
        innings=read_innings(*read("extra-innings")),
        legends=read_legends(*read("legends")),
        charts=read_charts(*read("charts")),
        clubs=tuple(clubs.items()),
        digest=digest_of("\n".join(texts[name] for name in FILES)),
    )
    faults = list(_faults(box))
    if faults:
        raise ComponentError(*faults)
    return box


def _faults(box: Components) -> Iterable[str]:
    """What no single file can know."""
    for count, fewest, name in (
        (len(box.cards), FEWEST_CARDS, "OPS card"),
        (len(box.community), FEWEST_COMMUNITY, "community card"),
        (len(box.drafts), FEWEST_DRAFTS, "draft card"),
        (len(box.clubs), 4, "club"),
    ):
        if count < fewest:
            yield f"{there_are(count, name)}; expected at least {fewest}."
    for stars in STARS:
        count = sum(setup.office == stars for setup in box.setups)
        if count not in SETUPS_A_LEVEL:
            yield f"{there_are(count, 'set-up card')} of {counted(stars, 'star')}; expected five or seven."
    keys = Counter([card.key for card in box.cards] + [legend.key for legend in box.legends])
    for key, count in keys.items():
        if count > 1:
            yield f"{count} cards are called {key!r}; expected a name for each."
