"""What a fan counts of college seasons: real rows and replayed ones in one shape, by one function."""

from __future__ import annotations

from typing import Any

import polars as pl
import pytest

from fieldhouse.builders.fan.compare import compared
from fieldhouse.builders.fan.kept import real_season
from fieldhouse.builders.fan.season import Counted
from fieldhouse.builders.ncaa.as_pro import as_pro
from fieldhouse.builders.ncaa.builder import shipped
from fieldhouse.builders.ncaa.fan.count import GROUPS, LINKS, count
from fieldhouse.builders.ncaa.fan.played import frame_of, rows_of
from fieldhouse.builders.ncaa.fan.replays import pro_spreads
from fieldhouse.builders.ncaa.measures import LOWER
from fieldhouse.builders.ncaa.replay import games_replayed, schedule_of_record

SNAP: dict[str, Any] = {
    "game_id": 1, "play_no": 0, "period": 1, "clock_min": 10, "clock_sec": 30, "off_score": 0, "def_score": 0,
    "offense": "Here", "defense": "There", "down": 1, "distance": 10, "yards_to_goal": 75, "yards_gained": 0,
    "play_type": "Rush", "play_text": "", "touchdown": 0.0, "safety": 0.0, "yds_punted": None, "yds_punt_return": None,
    "yds_kickoff": None, "yds_kickoff_return": None, "rush": False, "pass": False, "completion": False, "sack": False,
    "interception": False, "fumble": False, "fumble_lost": False, "penalty_no_play": False, "punt": False,
    "punt_tb": False, "punt_blocked": False, "kickoff": False, "kickoff_tb": False, "kickoff_onside": False,
    "fg_attempt": False, "fg_made": False,
}  # fmt: skip
GAMES = pl.DataFrame({
    "game_id": [1], "week": [3], "home_team": ["Here"], "away_team": ["There"], "home_points": [8], "away_points": [0],
})  # fmt: skip
CODES = {"Here": "HER", "There": "THR"}


def rows(*plays: dict[str, Any]) -> list[dict[str, Any]]:
    frame = pl.DataFrame([SNAP | play | {"play_no": number} for number, play in enumerate(plays)])
    return as_pro(frame, GAMES, CODES).to_dicts()


def test_a_touchdown_is_followed_by_the_row_of_its_try() -> None:
    score = {"rush": True, "yards_gained": 12, "touchdown": 1.0, "play_type": "Rushing Touchdown"}
    found = rows(score | {"play_text": "A Man 12 Yd Run (B Man Pass to C Man for Two-Point Conversion)"})
    assert [(row["kind"], row["home_before"], row["td_team"]) for row in found] == [
        ("run", 0, "HER"), ("two_point", 6, None),
    ]  # fmt: skip
    assert found[1]["down"] is None and found[0]["first_down"]


@pytest.mark.parametrize(
    ("play", "kind"),
    [
        ({"rush": True, "play_text": "TEAM takes a knee"}, "qb_kneel"),
        ({"pass": True, "sack": True}, "sack"),
        ({"fg_attempt": True}, "field_goal"),
        ({"play_type": "Penalty"}, None),
    ],
)
def test_kinds_of_snaps_are_told_by_flags_and_words(play: dict[str, Any], kind: str | None) -> None:
    assert rows(play)[0]["kind"] == kind


def test_a_short_kickoff_is_an_onside_kick_and_the_receivers_have_the_ball() -> None:
    (kick,) = rows({"kickoff": True, "yds_kickoff": 11, "play_type": "Kickoff"})
    assert (kick["onside_kick"], kick["posteam"], kick["down"]) == (True, "HER", None)


@pytest.fixture(scope="module")
def replayed() -> Counted:
    """Forty games of the shipped season, four of them with the lower division."""
    _, teams, record = shipped(2024)
    ordered, schedule = schedule_of_record(teams, record)
    lower = [game for game in schedule if LOWER in (ordered[game.away].code, ordered[game.home].code)][:4]
    some = [game for game in schedule if LOWER not in (ordered[game.away].code, ordered[game.home].code)][:36]
    games = enumerate(games_replayed(ordered, [*some, *lower], 5))
    found = [
        row for number, (at, game, plays) in games
        for row in rows_of(number, (ordered[at.away].code, ordered[at.home].code), plays, game.score)
    ]  # fmt: skip
    frame = frame_of(found)
    assert frame.filter(pl.col("kind") == "extra_point").height > 50
    return count(frame)


def test_replays_tell_every_row_that_life_does(replayed: Counted) -> None:
    real = real_season("bowlbound", 2024)
    wanted = {row.key for group in GROUPS for row in group.rows}
    assert wanted <= set(real.figures)
    assert wanted - set(replayed.figures) <= {"leader_q4", "trailer_q4"}
    assert real.figures["margin_end"] == pytest.approx(20.15, abs=0.01)
    assert real.figures["kneels_on_fourth"] < 1 < real.figures["lost_to_lower"]


def test_one_season_is_measured_by_how_pro_seasons_differ(replayed: Counted) -> None:
    real = real_season("bowlbound", 2024)
    spreads = pro_spreads(real)
    report = compared(GROUPS, LINKS, real, [replayed, replayed], [real], (), spreads)
    row = next(row for row in report["rows"] if row.get("key") == "margin_end")
    assert row["sd_between"] == "pro seasons" and 0.04 < row["sd"] / row["real"] < 0.12
    assert row["distance"] == pytest.approx((row["simulated"] - row["real"]) / row["sd"])
    assert "kneels_on_fourth" not in spreads, "the pro rows have none"
