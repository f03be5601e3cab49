"""The box score as a newspaper prints it: line score, scoring summary, team statistics, people, drives."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fieldhouse.games.ddf.pages.drives import Drive
from fieldhouse.games.ddf.pages.game_statistics import GameStatistics
from fieldhouse.games.ddf.pages.player_statistics import DEFENSE, KICKING, PASSING, PUNTING, RECEIVING, RETURNS, RUSHING
from fieldhouse.gridiron.box_score import line_score, statistics_table
from fieldhouse.gridiron.names import clock_text
from fieldhouse.table.seat import BOTH, Seat, seated

ShowStatistic = Callable[[GameStatistics, Seat], str]


def box_score(statistics: GameStatistics) -> Group:
    """The whole box score, to be printed on a terminal."""
    parts: list[RenderableType] = []
    for title, table in _sections(statistics):
        parts += [Text(title, style="bold"), table, Text()]
    return Group(*parts)


def _sections(statistics: GameStatistics) -> Iterator[tuple[str, RenderableType]]:
    """The parts of a box score with their headings."""
    away, home = (team.title for team in statistics.matchup.teams)
    yield f"{away} at {home}", line_score([away, home], statistics.quarters)
    if statistics.summary.scores:
        yield "Scoring", scoring(statistics)
    yield "Team statistics", team_statistics(statistics)
    if any(statistics.players.lines):
        yield "Individual statistics", individual_statistics(statistics)
    yield "Drives", drive_chart(statistics)


def scoring(statistics: GameStatistics) -> Table:
    """The scores, one by one."""
    table = statistics_table("<Time", "<Team", "<Score", *statistics.matchup.codes)
    for score in statistics.summary.scores:
        away, home = map(str, score.score)
        table.add_row(
            clock_text(score.quarter, score.clock), statistics.matchup.codes[score.seat], score.how, away, home
        )
    return table


# Team statistics


def _one(name: str) -> ShowStatistic:
    """What shows one statistic of a seat, by its name."""
    return lambda statistics, seat: str(statistics.stat(seat, name))


def _several(*names: str) -> ShowStatistic:
    """What shows several statistics of a seat side by side, by their names."""
    return lambda statistics, seat: dashed(*(statistics.stat(seat, name) for name in names))


def dashed(*numbers: int) -> str:
    """``12-57``, and what was lost in brackets, so that no dash stands beside a minus: ``2-(-2)``."""
    return "-".join(str(number) if number >= 0 else f"({number})" for number in numbers)


def _per(total: str, count: str) -> ShowStatistic:
    """What shows one statistic of a seat over another, both by name."""

    def show(statistics: GameStatistics, seat: Seat) -> str:
        times = statistics.stat(seat, count)
        return f"{statistics.stat(seat, total) / times:.1f}" if times else "0.0"

    return show


def _possession(statistics: GameStatistics, seat: Seat) -> str:
    """Time with the ball, in minutes."""
    return minutes(statistics.stat(seat, "possession_seconds"))


def minutes(seconds: int) -> str:
    """As clocks show it."""
    return f"{seconds // 60}:{seconds % 60:02}"


STATISTICS: Final[dict[str, ShowStatistic]] = {
    "First downs": _one("first_downs"),
    "  rushing-passing-penalty": _several("first_downs_rushing", "first_downs_passing", "first_downs_by_penalty"),
    "Third downs made-tried": _several("third_down_made", "third_down_tries"),
    "Fourth downs made-tried": _several("fourth_down_made", "fourth_down_tries"),
    "Total net yards": _one("yards"),
    "  plays": _one("plays"),
    "  yards a play": _per("yards", "plays"),
    "Rushes-yards": _several("rush_attempts", "rush_yards"),
    "  yards a rush": _per("rush_yards", "rush_attempts"),
    "Net passing yards": _one("net_pass_yards"),
    "  completions-attempts-intercepted": _several("completions", "pass_attempts", "interceptions"),
    "  gross yards": _one("pass_yards"),
    "  sacked-yards lost": _several("sacks", "sack_yards"),
    "Punts-average": lambda statistics, seat: (
        f"{statistics.stat(seat, 'punts')}-{_per('punt_yards', 'punts')(statistics, seat)}"
    ),
    "Punt returns-yards": _several("punt_returns", "punt_return_yards"),
    "Kickoff returns-yards": _several("kick_returns", "kick_return_yards"),
    "Interception returns-yards": _several("interception_returns", "interception_return_yards"),
    "Field goals made-tried": _several("field_goals_made", "field_goals_tried"),
    "  longest": _one("longest_field_goal"),
    "Penalties-yards": _several("penalties", "penalty_yards"),
    "Fumbles-lost": _several("fumbles", "fumbles_lost"),
    "Touchdowns": _one("touchdowns"),
    "Time of possession": _possession,
}


def team_statistics(statistics: GameStatistics) -> Table:
    """What both teams did."""
    table = statistics_table("<", *statistics.matchup.codes)
    for name, show in STATISTICS.items():
        table.add_row(name, *(show(statistics, seat) for seat in BOTH))
    return table


# People


def _passing(line: Counter[str]) -> str:
    """A passer's line."""
    return (
        f"{line['completions']}-{line['attempts']}, {line['yards']} yards, {line['touchdowns']} TD, "
        f"{line['interceptions']} INT, sacked {line['sacks']}"
    )


def _carried(count: str) -> Callable[[Counter[str]], str]:
    """What shows a man's line: so many of *count*, yards, touchdowns."""

    def show(line: Counter[str]) -> str:
        touchdowns = f", {line['touchdowns']} TD" if line["touchdowns"] else ""
        return dashed(line[count], line["yards"]) + touchdowns

    return show


def _kicking(line: Counter[str]) -> str:
    """A kicker's line."""
    return f"FG {line['good']}-{line['tries']}, XP {line['xp']}-{line['xp_tries']}"


def _punting(line: Counter[str]) -> str:
    """A punter's line."""
    return f"{line['punts']}-{line['yards'] / line['punts']:.1f}"


def _defense(line: Counter[str]) -> str:
    """A defender's line."""
    names = {"interceptions": "INT", "sacks": "sack" if line["sacks"] == 1 else "sacks"}
    return ", ".join(f"{line[count]} {name}" for count, name in names.items() if line[count])


PARTS: Final = {
    PASSING: _passing,
    RUSHING: _carried("attempts"),
    RECEIVING: _carried("catches"),
    KICKING: _kicking,
    PUNTING: _punting,
    RETURNS: _carried("returns"),
    DEFENSE: _defense,
}


def individual_statistics(statistics: GameStatistics) -> Table:
    """The people of both teams, those with the most to their name first."""
    table = statistics_table("<", "<Team", "<")
    for part, show in PARTS.items():
        title = part
        for seat, lines in seated(statistics.players.lines):
            people = sorted(lines.get(part, {}).items(), key=lambda person: (-max(person[1].values()), person[0]))
            if people:
                table.add_row(
                    title, statistics.matchup.codes[seat], "; ".join(f"{name} {show(line)}" for name, line in people)
                )
                title = ""
    return table


# Drives


def drive_chart(statistics: GameStatistics) -> Table:
    """The drives, one by one."""
    table = statistics_table("<Team", "<Began", "<At", "<By", "Plays", "Yards", "Time", "<Result")
    for drive in statistics.drives.drives:
        table.add_row(*_drive(statistics, drive))
    return table


def _drive(statistics: GameStatistics, drive: Drive) -> tuple[str, ...]:
    """A drive's row."""
    return (
        statistics.matchup.codes[drive.seat],
        clock_text(drive.quarter, drive.clock),
        statistics.matchup.where(drive.seat, drive.start),
        drive.how_begun,
        str(drive.plays),
        str(drive.yards),
        minutes(drive.seconds),
        drive.how_ended or "end of game",
    )
