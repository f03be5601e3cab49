"""Team charts and season charts of Data-Driven Football as text: reading, writing, checking.

The layout follows the printed sheets: the offense, the six formations, the special teams with their coverage
charts, then the supplement. What :func:`team_chart_text` writes is the canonical text, and the digest is taken of it.
"""

from __future__ import annotations

from collections.abc import Callable

from fieldhouse.games.ddf.charts.columns import (
    BIG_PLAY,
    COVERAGE,
    DEFENSE_COLUMNS,
    OFFENSE_COLUMNS,
    RETURN,
    ROLLED_AGAIN,
    SHORT_BIG_PLAY,
    SPECIAL_COLUMNS,
)
from fieldhouse.games.ddf.charts.values import (
    CANCELED,
    COACHING,
    FUMBLE_RECOVERY,
    INFLUENCE,
    PLAYERS,
    ROLES,
    SACK_RATE,
    SNAP_CHECK,
    SUPPLEMENT,
    Words,
    read_adjustment,
    read_muffed_snap,
    read_per_play,
    read_rating,
    read_shares,
    read_solitaire,
)
from fieldhouse.games.ddf.charts.writer import season_chart_text, team_chart_text
from fieldhouse.games.ddf.model import (
    FORMATIONS,
    NO_CHANGE,
    PLAYS,
    USUAL_SACK,
    USUAL_SCRAMBLE,
    YES,
    Mark,
    SeasonCharts,
    Supplements,
    Team,
)
from fieldhouse.gridiron.cells import kind_of
from fieldhouse.gridiron.chart_values import read_code, read_title, whole
from fieldhouse.gridiron.dice import DEFENSE, OFFENSE
from fieldhouse.gridiron.dice_ranges import read_marks, read_totals
from fieldhouse.gridiron.habits import TABLES, LeagueHabits
from fieldhouse.gridiron.habits_text import read_habits
from fieldhouse.table.chart_text import HEADER, ChartText, read_signed
from fieldhouse.table.dice import Column, Dice

__all__ = ["read_season", "read_team", "season_chart_text", "team_chart_text"]


def read_team(text: str, source: str) -> Team:
    """The team of a chart's text; all its faults are raised together as a ``ChartError``."""
    return read_signed(text, source, _read_team, team_chart_text)


def read_season(text: str, source: str) -> SeasonCharts:
    """The charts that all teams of a season share; faults are raised together as a ``ChartError``."""
    return read_signed(text, source, _read_season, season_chart_text)


def _read_season(chart: ChartText) -> SeasonCharts:
    """The season's own charts; whatever is wrong is noted on the chart."""
    return SeasonCharts(
        season=chart.value(HEADER, "season", whole(1920, 2100), 0, is_required=True),
        squib=_rolled(chart, "squib kick", "Return", RETURN.read),
        holding=_listed(chart, "penalties", "holding"),
        between_downs_offense=_listed(chart, "penalties", "between downs, offense"),
        between_downs_defense=_listed(chart, "penalties", "between downs, defense"),
        habits=_read_habits(chart),
    )


def _read_habits(chart: ChartText) -> LeagueHabits | None:
    """The sections of the season's habits; None of an older chart, which lacks them: its [coaching] is passed over."""
    if TABLES["calls"].section not in chart.sections:
        for name in chart.values(COACHING):
            chart.value(COACHING, name, str, "")
        return None
    return read_habits(chart)


def _read_team(chart: ChartText) -> Team:
    """The team of a chart; whatever is wrong is noted on the chart."""
    season = chart.value(HEADER, "season", whole(1920, 2100), 0, is_required=True)
    code = chart.value(HEADER, "code", read_code, "", is_required=True)
    offense = {name: _rolled(chart, "offense", name, kind.read) for name, kind in OFFENSE_COLUMNS.items()}
    special = {name: _rolled(chart, "special teams", name, kind.read) for name, kind in SPECIAL_COLUMNS.items()}
    formations = tuple(
        tuple(chart.column(f"defense {name}", play, DEFENSE, kind.read) for play, kind in DEFENSE_COLUMNS.items())
        for name in FORMATIONS
    )
    missed = _listed(chart, "special teams", "extra point missed")
    return Team(
        name=f"{season}-{code}",
        season=season,
        code=code,
        title=chart.value(HEADER, "title", read_title, "", is_required=True),
        power_rating=chart.value(HEADER, "power rating", read_rating, 0.0, is_required=True),
        plays=tuple(offense[play] for play in PLAYS),
        breakaway=offense["B"],
        trapped=offense["QT"],
        fumble_recovered=_listed(chart, "offense", "fumble recovered"),
        formations=formations,
        kickoff=special["Kickoff"],
        kickoff_return=special["Kickoff Return"],
        punt=special["Punt"],
        punt_return=special["Punt Return"],
        fumble_return=special["Fumble Return"],
        interception_return=special["Interception Return"],
        field_goal=special["Field Goal"],
        # The sheet lists the kicks that fail, the record those that are good.
        extra_point=Column(
            "extra point",
            OFFENSE,
            {row: NO_CHANGE if mark else YES for row, mark in missed.rows.items()},
            missed.section,
        ),
        kick_coverage=chart.column("coverage", "Kick Coverage", DEFENSE, COVERAGE.read),
        punt_coverage=chart.column("coverage", "Punt Coverage", DEFENSE, COVERAGE.read),
        qt_containment=_optional(chart, "coverage", "QT Containment", DEFENSE, COVERAGE.read),
        field_goal_adjustment=_adjustment(chart),
        supplements=_read_supplements(chart),
        players=_read_players(chart),
        digest="",
    )


def _read_supplements(chart: ChartText) -> Supplements:
    """The optional lines; each that lacks is None, or what is usual."""

    def marks(name: str, words: Words, is_exclusive: bool = True) -> Column[Mark] | None:
        def read(text: str) -> Column[Mark] | None:
            found = read_marks(text, words, OFFENSE, is_exclusive)
            return Column(name, OFFENSE, {row: Mark(mark) for row, mark in found.items()}, SUPPLEMENT)

        return chart.value(SUPPLEMENT, name, read, None)

    def count(name: str, low: int, high: int) -> int | None:
        read: Callable[[str], int | None] = whole(low, high)
        return chart.value(SUPPLEMENT, name, read, None)

    protection, decision, ball = (marks(name, words) for name, words in CANCELED.items())
    return Supplements(
        short_big_play=_optional(chart, "offense", SHORT_BIG_PLAY, OFFENSE, BIG_PLAY.read),
        great_protection=protection,
        good_decision=decision,
        ball_protection=ball,
        sack_rate=marks("sack rate", SACK_RATE),
        sack_yards=chart.value(SUPPLEMENT, "sack yards", whole(-30, 0), USUAL_SACK),
        scramble_yards=chart.value(SUPPLEMENT, "scramble yards", whole(0, 30), USUAL_SCRAMBLE),
        fumble_recovery=marks("fumble recovery", FUMBLE_RECOVERY, is_exclusive=False),
        penalty_influence=_read_influence(chart, [marks(name, words) for name, words in INFLUENCE.items()]),
        offense_check=marks("snap check OFF 5", SNAP_CHECK, is_exclusive=False),
        defense_check=marks("snap check DEF 5", SNAP_CHECK, is_exclusive=False),
        quotas=chart.value(SUPPLEMENT, "quotas", read_per_play, None),
        call_totals=chart.value(SUPPLEMENT, "call totals", read_per_play, None),
        pass_percent=count("pass percent", 0, 100),
        solitaire=chart.value(SUPPLEMENT, "solitaire", read_solitaire, None),
        home_field=chart.value(SUPPLEMENT, "home field", whole(0, 3), 0),
        road_adjustment=chart.value(SUPPLEMENT, "road adjustment", whole(0, 2), 0),
        offense_audibles=count("offense audibles", 0, 3),
        defense_audibles=count("defense audibles", 0, 3),
        no_huddle=count("no huddle", 0, 99),
        muffed_snap=chart.value(SUPPLEMENT, "muffed snap", read_muffed_snap, None),
    )


def _read_influence(
    chart: ChartText, columns: list[Column[Mark] | None]
) -> tuple[Column[Mark], Column[Mark], Column[Mark], Column[Mark]] | None:  # fmt: skip
    """The four columns of the influence chart: all of them, or none."""
    five, five_automatic, fifteen, interference = columns
    if five and five_automatic and fifteen and interference:
        return five, five_automatic, fifteen, interference
    written = [name for name in chart.values(SUPPLEMENT) if name in INFLUENCE]
    if written and len(written) < len(columns):
        lacking = ", ".join(repr(name) for name in INFLUENCE if name not in written)
        chart.fault(f"the influence chart lacks {lacking}; expected all four lines or none", SUPPLEMENT)
    return None


def _read_players(chart: ChartText) -> dict[str, tuple[tuple[str, float], ...]]:
    """Who plays which role, and how much of it."""
    players: dict[str, tuple[tuple[str, float], ...]] = {}
    nobody: tuple[tuple[str, float], ...] = ()
    for role in chart.values(PLAYERS):
        if role in ROLES or role.startswith(tuple(f"{known} " for known in ROLES)):
            players[role] = chart.value(PLAYERS, role, read_shares, nobody)
        else:
            chart.value(PLAYERS, role, str, "")
            chart.fault(f"{role!r} is not a role; expected it to begin with one of {', '.join(ROLES)}", PLAYERS)
    return players


def _rolled(chart: ChartText, section: str, name: str, read: Callable[[str], int]) -> Column:
    """A column of the offensive dice. Penalties are rolled again, so that it cannot hold them alone."""
    column = chart.column(section, name, OFFENSE, read)
    if all(kind_of(code) in ROLLED_AGAIN for code, _ in column.merged):
        chart.fault("nothing but penalties; expected another result as well", section, column=name)
    return column


def _optional(
    chart: ChartText, section: str, column: str, dice: Dice, read: Callable[[str], int]
) -> Column | None:  # fmt: skip
    """A column that a chart need not have."""
    return chart.column(section, column, dice, read) if chart.has_column(section, column) else None


def _adjustment(chart: ChartText) -> Column[Mark] | None:
    """The field goal adjustment, which a chart need not have."""
    column = _optional(chart, "coverage", "Field Goal Adjustment", DEFENSE, read_adjustment)
    if column is None:
        return None
    return Column(column.heading, DEFENSE, {row: Mark(code) for row, code in column.rows.items()}, column.section)


def _listed(chart: ChartText, section: str, name: str) -> Column[Mark]:
    """A chart that only lists the dice totals for which something is so."""
    none: list[int] = []
    totals = chart.value(section, name, lambda text: read_totals(text, OFFENSE), none, is_required=True)
    marks = dict.fromkeys((reading for reading, _ in OFFENSE.weights), NO_CHANGE)
    return Column(name, OFFENSE, marks | dict.fromkeys(totals, YES), section)
