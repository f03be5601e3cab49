"""Bowl Bound in the register of the house."""

from __future__ import annotations

from typing import Final

from fieldhouse.gridiron.listing import football_listing
from fieldhouse.table.listing import OwnCommand, Part

LISTING: Final = football_listing(
    name="bowlbound",
    sport="College football",
    about="Option runs, razzle-dazzle, rain and wind: Saturday football by the chart.",
    definition=Part("fieldhouse.library.bowlbound:definition"),
    usual_teams=("2024-OSU", "2024-ND"),
    show_cell=Part("fieldhouse.games.bowlbound.cells:show_cell"),
    cell_sign=Part("fieldhouse.games.bowlbound.cells:cell_sign"),
    colours=Part("fieldhouse.web.college_colours:COLLEGE"),
    sheet=Part("fieldhouse.printing.bowlbound:sheet"),
    season=Part("fieldhouse.seasons.bowlbound:SPORT"),
    builder=Part("fieldhouse.builders.ncaa.builder:BUILDER"),
    from_totals=Part("fieldhouse.builders.ncaa.from_stats:FROM_TOTALS"),
    tables=Part("fieldhouse.export.cfbfastr:TABLES"),
    components=(),
    commands=(
        OwnCommand(
            "coaches",
            Part("fieldhouse.cli.coaches:app"),
            "Coaches of Bowl Bound: their games, rating points and percentages.",
        ),
    ),
)
