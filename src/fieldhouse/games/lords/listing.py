"""Lords of Baseball in the register of the house."""

from __future__ import annotations

from typing import Final

from fieldhouse.table.listing import Listing, Part

LISTING: Final = Listing(
    name="lords",
    sport="Baseball owners",
    about="Two to four owners, money, media and cards, three years to build a champion.",
    definition=Part("fieldhouse.library.lords:definition"),
    usual_teams=None,
    has_dice=True,
    is_for_owners=True,
    board=Part("fieldhouse.web.boards.baseball:view"),
    landmarks=Part("fieldhouse.web.boards.baseball:landmarks"),
    board_template="boards/baseball.html",
    team_template=None,
    team_page="The club",
    show_cell=None,
    cell_sign=None,
    colours=None,
    sheet=Part("fieldhouse.printing.lords:sheet"),
    box=Part("fieldhouse.printing.lords:box_sheet"),
    season=None,
    builder=None,
    from_totals=None,
    tables=Part("fieldhouse.export.lords_tables:TABLES"),
    components=("ops-deck", "community", "draft", "setups", "extra-innings", "legends", "charts", "owners"),
    commands=(),
)
