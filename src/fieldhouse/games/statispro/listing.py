"""Statis Pro Basketball in the register of the house."""

from __future__ import annotations

from typing import Final

from fieldhouse.table.listing import Listing, OwnCommand, Part

LISTING: Final = Listing(
    name="statispro",
    sport="Pro basketball",
    about="Player cards and a deck of 200: line-ups, matchups, fouls and tired legs.",
    definition=Part("fieldhouse.library.statispro:definition"),
    usual_teams=("1986-LAL", "1986-BOS"),
    has_dice=False,
    is_for_owners=False,
    board=Part("fieldhouse.web.boards.basketball:view"),
    landmarks=Part("fieldhouse.web.boards.basketball:landmarks"),
    board_template="boards/basketball.html",
    team_template="team/cards.html",
    team_page="The player cards",
    show_cell=None,
    cell_sign=None,
    colours=Part("fieldhouse.web.colours:PRO_BASKETBALL"),
    sheet=Part("fieldhouse.printing.statispro:sheet"),
    box=Part("fieldhouse.printing.statispro:box_sheet"),
    season=Part("fieldhouse.seasons.statispro:SPORT"),
    builder=Part("fieldhouse.builders.nba.builder:BUILDER"),
    from_totals=Part("fieldhouse.builders.nba.from_stats:FROM_TOTALS"),
    tables=Part("fieldhouse.export.hoopr:TABLES"),
    components=(),
    commands=(
        OwnCommand(
            "deck",
            Part("fieldhouse.cli.deck:deck"),
            "Shuffle the Fast Action deck, draw its cards one at a time with the clock, and keep the scoresheet.",
        ),
    ),
)
