"""The rows of pro basketball.

Public tables have every game's score and every man's season, but no box scores. Rows that need those have a range
instead: what three real seasons had that were measured for the design of this instrument, or what was asked for.
"""

from __future__ import annotations

from typing import Final

from fieldhouse.builders.counting import correlation
from fieldhouse.builders.fan.compare import Group, Link, Row, Stated, rate, ratio, slope

MEN: Final = "men"
REGULARS: Final = {MEN: ("mp", 1000.0)}
"""Minutes for a team that make a man count."""
PER_36: Final = {
    "pts": "points", "trb": "rebounds", "ast": "assists", "stl": "steals", "blk": "blocks", "tov": "turnovers",
    "pf": "fouls", "fga": "shots", "fg3a": "three-point shots",
}  # fmt: skip
GAME_FIGURES: Final = Group("Games", (
    Row("points", "points a team"),
    Row("points_sd", "points a team, standard deviation", 2),
    Row("within_3", "games decided by 3 or less, %"),
    Row("by_20", "games decided by 20 and more, %"),
    Row("by_30", "games decided by 30 and more, %", 2),
    Row("margin_sd", "margin, standard deviation", 2),
    Row("home_margin", "home team ahead by, points", 2),
    Row("home_wins", "home wins, %"),
    Row("score_correlation", "correlation of the two scores", 3),
    Row("overtimes", "overtime periods in 100 games"),
    Row("wins_between", "share of games won, standard deviation between teams", 3),
))  # fmt: skip
PEOPLE: Final = Group("People over the season", (
    Row("men_used", "men used by a team a game", 2),
    Row("best_scorers", "points a game of the three best scorers"),
    Row("scorers_20", "men of 20 points a game"),
    Row("best_passers", "assists a game of the three best passers"),
    Row("great_shooters", "three-point shots per 36 of the ten who shot most", 2),
    *(Row(f"{key}_spread", f"{words} per 36, standard deviation between regulars", 3) for key, words in PER_36.items()),
))  # fmt: skip
IN_A_GAME: Final = (
    Stated("overtime", "games that went to overtime, %", 5, 7),
    Stated("fouled_out", "men fouled out in 100 team-games", 11, 18),
    Stated("assists_10", "games of 10 assists in the season", 444, 530),
    Stated("assists_15", "games of 15 assists in the season", 13, 36),
    Stated("blocks_5", "games of 5 blocks in the season", 156, 218),
    Stated("short_lines", "lines under five minutes, %", 5, 7),
)
NEAR: Final = {"pf": 0.8}
"""The least correlation of what a man does per 36 minutes, where it is not .9."""
LINKS: Final = (
    Link("games won by a team", "", rate("wins", "games"), slope, 0.9, 1.1),
    Link("a man's minutes a game", MEN, rate("mp", "g"), correlation, 0.9, None, REGULARS[MEN]),
    Link("points a game of men of 1600 points", MEN, rate("pts", "g"), ratio, 0.96, 1.04, ("pts", 1600.0)),
    *(
        Link(f"a man's {words} per 36", MEN, rate(key, "mp", 36), measure, low, high, REGULARS[MEN])
        for key, words in PER_36.items()
        for measure, low, high in ((correlation, NEAR.get(key, 0.9), None), (slope, 0.9, 1.1))
    ),
)
GROUPS: Final = (GAME_FIGURES, PEOPLE)
