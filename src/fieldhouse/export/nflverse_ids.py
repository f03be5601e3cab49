"""Ids of the men on a row of nflverse's shape, and who counts for a fantasy team.

Nobody here has an id of the league's. Ours are made of a man's club and name, so that they are the same in every file
and season, and look like none of the league's, which begin with 00.
"""

from __future__ import annotations

from typing import Final

from fieldhouse.export.frames import Row
from fieldhouse.export.made_up_ids import number_of

NAMED: Final = {
    "passer_player_id": ("passer_player_name", "posteam"), "rusher_player_id": ("rusher_player_name", "posteam"),
    "receiver_player_id": ("receiver_player_name", "posteam"), "passer_id": ("passer", "posteam"),
    "rusher_id": ("rusher", "posteam"), "receiver_id": ("receiver", "posteam"), "id": ("name", "posteam"),
    "fantasy_player_id": ("fantasy_player_name", "posteam"), "fantasy_id": ("fantasy", "posteam"),
    "punter_player_id": ("punter_player_name", "posteam"), "td_player_id": ("td_player_name", "td_team"),
    "kickoff_returner_player_id": ("kickoff_returner_player_name", "posteam"),
    "punt_returner_player_id": ("punt_returner_player_name", "defteam"),
    "interception_player_id": ("interception_player_name", "defteam"),
    "sack_player_id": ("sack_player_name", "defteam"),
}  # fmt: skip
"""Whose id it is, and in which column his club stands."""


def id_columns(row: Row) -> Row:
    """The ids of everybody whom the row names, and the name that counts for a fantasy team: who ran, or caught."""
    fantasy: Row = {
        "fantasy_player_name": row.get("rusher_player_name") or row.get("receiver_player_name"),
        "fantasy": row.get("rusher") or row.get("receiver"),
    }  # fmt: skip
    whole = row | fantasy
    kicks_to = "defteam" if row.get("kickoff_attempt") else "posteam"
    places = {**NAMED, "kicker_player_id": ("kicker_player_name", kicks_to)}
    found: Row = {
        column: man_id(str(whole[club]), str(whole[name])) for column, (name, club) in places.items() if whole.get(name)
    }
    return fantasy | found


def man_id(club: str, name: str) -> str:
    """A made-up id, always the same for a man of that name at that club."""
    return f"99-{number_of(club, name):010}"
