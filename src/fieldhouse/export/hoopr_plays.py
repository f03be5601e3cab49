"""Statis Pro Basketball as play-by-play with hoopR's column names: a row an event that its feed has too.

An assist or a block stands on the row of its shot, as ESPN tells it; passes, rests and the like are no events there.
The clock is that of the possession, fifteen cards to the minute. Ids of men and clubs are made up of their names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

import polars as pl

from fieldhouse.export.frames import Row, frame
from fieldhouse.export.hoopr_columns import PLAYS
from fieldhouse.export.made_up_ids import number_of
from fieldhouse.export.recorded_game import RecordedGame
from fieldhouse.games.statispro import events
from fieldhouse.games.statispro.events import TEAM, Event, Possession
from fieldhouse.games.statispro.game import StatisProBasketball
from fieldhouse.games.statispro.leagues import MINUTE, LeagueRules, league_rules
from fieldhouse.games.statispro.model import Team
from fieldhouse.table.seat import AWAY, HOME

REGULAR_SEASON, POSTSEASON = 2, 3
KINDS: Final = {
    events.TWO_MADE: ("Two Point Shot", 2), events.TWO_MISSED: ("Two Point Shot", 2),
    events.THREE_MADE: ("Three Point Shot", 3), events.THREE_MISSED: ("Three Point Shot", 3),
    events.THROW_MADE: ("Free Throw", 1), events.THROW_MISSED: ("Free Throw", 1),
    events.OFFENSIVE_REBOUND: ("Offensive Rebound", 0), events.DEFENSIVE_REBOUND: ("Defensive Rebound", 0),
    events.TURNOVER: ("Turnover", 0), events.PERSONAL_FOUL: ("Personal Foul", 0),
    events.TECHNICAL: ("Technical Foul", 0), events.TIME_OUT: ("Full Timeout", 0),
    events.SUBSTITUTION: ("Substitution", 0), events.PERIOD_OVER: ("End Period", 0),
}  # fmt: skip
MADE: Final = (events.TWO_MADE, events.THREE_MADE, events.THROW_MADE)
SHOTS: Final = (*MADE, events.TWO_MISSED, events.THREE_MISSED, events.THROW_MISSED)
BESIDE: Final = {events.ASSIST: "assisted by", events.BLOCK: "blocked by", events.STEAL: "stolen by"}
"""Events that stand on the row of what they belong to."""
ORDINALS: Final = ("", "1st", "2nd", "3rd", "4th")


def plays_of(games: Sequence[RecordedGame]) -> pl.DataFrame:
    """The events of some games, in the order they happened; teams are found in the library."""
    return frame((row for told in games for row in _rows(told)), PLAYS)


def _rows(told: RecordedGame) -> list[Row]:
    """A game's events that hoopR has columns for, with the score after each; teams are found in the library."""
    assert isinstance(told.definition, StatisProBasketball)
    away, home = map(told.definition.find_team, told.header.teams)
    head: Row = {
        "game_id": told.place.number, "season": home.season,
        "season_type": POSTSEASON if told.place.is_playoff else REGULAR_SEASON,
        "away_team_abbrev": away.code, "home_team_abbrev": home.code, "away_team_name": away.title,
        "home_team_name": home.title, "away_team_id": number_of(away.code), "home_team_id": number_of(home.code),
    }  # fmt: skip
    rules = league_rules(home.league, home.season)
    rows: list[Row] = []
    score = [0, 0]
    for sequence, note in enumerate(told.notes, 1):
        possession = cast(Possession, note)
        for place, event in enumerate(possession.events):
            if event[0] in KINDS:
                code, seat = event[:2]
                score[seat] += KINDS[code][1] if code in MADE else 0
                number = len(rows) + 1
                rows.append({
                    **head, "id": told.place.number * 10_000 + number, "game_play_number": number,
                    "sequence_number": sequence, **_clock(possession, rules),
                    **_told(possession.events, place, (away, home)), "away_score": score[0], "home_score": score[1],
                })  # fmt: skip
    return [row | _beside(rows, place) for place, row in enumerate(rows)]


def _beside(rows: Sequence[Row], place: int) -> Row:
    """What stood on the clock when the next row began, or the period was over; and the periods of both neighbours."""
    row, before = rows[place], rows[place - 1] if place else {}
    after = rows[place + 1] if place + 1 < len(rows) else {}
    spans = ("quarter", "half", "game")
    is_same = after.get("period") == row["period"]
    gone = float(row["start_quarter_seconds_remaining"] or 0)
    left = float(after["start_quarter_seconds_remaining"] or 0) if is_same else 0.0
    ends = {
        f"end_{span}_seconds_remaining": float(row[f"start_{span}_seconds_remaining"] or 0) - gone + left
        for span in spans
    }
    return {
        **ends, "lag_qtr": before.get("qtr"), "lag_half": before.get("half"), "lead_qtr": after.get("qtr"),
        "lead_half": after.get("half"),
    }  # fmt: skip


def _clock(possession: Possession, rules: LeagueRules) -> Row:
    """Cards left in the period as its clock, and what is left of half and game."""
    seconds = possession.left * 60 // MINUTE
    period, whole = possession.period, rules.cards * 60 // MINUTE
    later = max(rules.periods - period, 0)
    in_half = 0 if rules.is_half(period) or period > rules.periods else 1
    name = f"{ORDINALS[period]} Quarter" if period < len(ORDINALS) else "OT"
    shown = f"{seconds // 60}:{seconds % 60:02}"
    return {
        "period_number": period, "period": period, "qtr": period, "half": 1 if period <= 2 else 2,
        "game_half": 1 if period <= 2 else 2, "start_half_seconds_remaining": seconds + in_half * whole,
        "start_game_seconds_remaining": seconds + later * whole,
        "period_display_value": name, "clock_display_value": shown, "time": shown, "clock_minutes": seconds // 60,
        "clock_seconds": seconds % 60, "start_quarter_seconds_remaining": seconds,
    }  # fmt: skip


def _told(happened: Sequence[Event], at: int, teams: tuple[Team, Team]) -> Row:
    """One event, with whoever helped or hindered."""
    code, seat, who, _ = happened[at]
    kind, value = KINDS[code]
    name, helper = _name(teams[seat], who), _helper(happened, at, teams)
    club = teams[seat].code
    verb = ("makes " if code in MADE else "misses ") if code in SHOTS else ""
    told = f"{name or teams[seat].code} {verb}{kind.lower()}"
    return {
        "type_text": kind, "text": f"{told} ({' '.join(helper[:2])})" if helper else told, "team_abbrev": club,
        "team_id": number_of(club), "athlete_id_1": number_of(club, name) if name else None,
        "athlete_id_2": number_of(helper[2], helper[1]) if helper else None,
        "athlete_name_1": name, "athlete_name_2": helper[1] if helper else None, "scoring_play": code in MADE,
        "shooting_play": code in SHOTS, "score_value": value if code in MADE else 0,
        "points_attempted": value if code in SHOTS else 0,
        "away_timeout_called": code == events.TIME_OUT and seat == AWAY,
        "home_timeout_called": code == events.TIME_OUT and seat == HOME,
    }  # fmt: skip


def _helper(happened: Sequence[Event], at: int, teams: tuple[Team, Team]) -> tuple[str, str, str] | None:
    """Who assisted, blocked or stole, and his club: the event next to it, before or after, if it is of that kind."""
    if happened[at][0] not in (*SHOTS, events.TURNOVER):
        return None
    for other in (*happened[at + 1 : at + 2], *happened[max(at - 1, 0) : at]):
        if other[0] in BESIDE and (name := _name(teams[other[1]], other[2])):
            return BESIDE[other[0]], name, teams[other[1]].code
    return None


def _name(team: Team, who: int) -> str | None:
    """A man's name; the team itself, and the ten-day man, have none."""
    return team.players[who].name if TEAM < who < len(team.players) else None
