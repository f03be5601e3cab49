"""What every man did in a game, as the box score tells it."""

from __future__ import annotations

import pytest

from fieldhouse.games.ddf.pages.game_statistics import GameStatistics
from fieldhouse.games.ddf.pages.player_statistics import PUNTING
from fieldhouse.gridiron.field import GOAL
from rules.ddf.games import played_anew


@pytest.mark.parametrize("beyond", [-1, 0, 9])
def test_a_punt_past_the_goal_line_counts_to_it_for_the_man_and_for_his_team(beyond: int) -> None:
    played = played_anew(1, "book")
    seat, punts = next((play.seat, play) for play in played.notes if play.kick_yards and play.result == "fair catch")
    before = GameStatistics(played.away, played.home, played.notes, 1).more[seat]["punt_yards"]
    was, punts.kick_yards = punts.kick_yards, GOAL - punts.spot + beyond
    told = GameStatistics(played.away, played.home, played.notes, 1)
    assert told.more[seat]["punt_yards"] == before - was + GOAL - punts.spot + min(beyond, 0)
    assert sum(line["yards"] for line in told.players.lines[seat][PUNTING].values()) == told.more[seat]["punt_yards"]
