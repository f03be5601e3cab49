"""What the listings of both footballs say in the same words."""

from __future__ import annotations

from functools import partial
from typing import Final

from fieldhouse.table.listing import Listing, Part

football_listing: Final = partial(
    Listing,
    has_dice=True,
    is_for_owners=False,
    board=Part("fieldhouse.web.boards.football:view"),
    landmarks=Part("fieldhouse.web.boards.football:landmarks"),
    board_template="boards/football.html",
    team_template="team/football.html",
    team_page="The chart in colour",
    box=None,
)
"""A listing that lacks only what is a game's own."""
