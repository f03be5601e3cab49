"""Team charts of Bowl Bound as text: reading, writing, checking.

The layout follows the printed sheets: ratings and codes, the offense, the six formations, the special teams. What
:func:`team_chart_text` writes is the canonical text, and the digest is taken of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fieldhouse.games.bowlbound.cells import show_cell
from fieldhouse.games.bowlbound.charts.columns import DEFENSE_COLUMNS, OFFENSE_COLUMNS, SPECIAL_COLUMNS
from fieldhouse.games.bowlbound.model import CODES, FORMATIONS, NO_WILD, PLAY_COUNT, PLAYS, WILD, YES, Ratings, Team
from fieldhouse.gridiron.chart_values import decimal, read_code, read_title, show_number, whole
from fieldhouse.gridiron.dice import DEFENSE, OFFENSE
from fieldhouse.gridiron.dice_ranges import read_totals, show_totals
from fieldhouse.table.chart_text import EMPTY, HEADER, ChartText, read_signed, show_table, show_values
from fieldhouse.table.dice import Column

SPECIAL: Final = "special teams"
AS_FIELD_GOAL: Final = "field goal"
"""The extra point of an older chart."""
_FACTOR: Final = decimal("a yardage factor", "98.5")


def read_team(text: str, source: str) -> Team:
    """The team of a chart's text; all its faults are raised together as a ``ChartError``."""
    return read_signed(text, source, _read_team, team_chart_text)


def _read_team(chart: ChartText) -> Team:
    """The team of a chart; whatever is wrong is noted on the chart."""
    season = chart.value(HEADER, "season", whole(1869, 2100), 0, is_required=True)
    code = chart.value(HEADER, "code", read_code, "", is_required=True)
    offense = {name: chart.column("offense", name, OFFENSE, kind.read) for name, kind in OFFENSE_COLUMNS.items()}
    special = {name: chart.column(SPECIAL, name, OFFENSE, kind.read) for name, kind in SPECIAL_COLUMNS.items()}
    none: tuple[str, ...] = ()
    unknown: tuple[int, ...] = ()
    return Team(
        name=f"{season}-{code}",
        season=season,
        code=code,
        title=chart.value(HEADER, "title", read_title, "", is_required=True),
        ratings=_read_ratings(chart),
        codes=chart.value(HEADER, "codes", read_codes, none),
        plays=tuple(offense[play] for play in PLAYS),
        breakaway=offense["B"],
        quarterback_runs=offense["QR"],
        trapped=offense["QT"],
        fumble_recovered=_marks("fumble recovered", chart.value("offense", "fumble recovered", _totals, [], True), YES),
        formations=tuple(
            tuple(chart.column(f"defense {name}", play, DEFENSE, kind.read) for play, kind in DEFENSE_COLUMNS.items())
            for name in FORMATIONS
        ),
        kickoff=special["Kickoff"],
        kickoff_return=special["Kickoff Return"],
        punt=special["Punt"],
        punt_return=special["Punt Return"],
        interception_return=special["Interception Return"],
        field_goal=special["Field Goal"],
        extra_point=_read_extra_point(chart),
        digest="",
        calls=chart.value("offense", "calls", read_calls, unknown),
    )


def _read_ratings(chart: ChartText) -> Ratings:
    """The numbers of the header."""
    usual = Ratings(power=0.0)  # what a chart leaves out
    return Ratings(
        power=chart.value(HEADER, "power rating", decimal("a power rating", "198.5"), 0.0, is_required=True),
        home=chart.value(HEADER, "home adjustment", decimal("a home adjustment", "2"), usual.home),
        factor=chart.value(HEADER, "yardage factor", _FACTOR, usual.factor),
        upper=chart.value(HEADER, "upper factor", whole(50, 200), usual.upper),
        lower=chart.value(HEADER, "lower factor", whole(50, 200), usual.lower),
    )


def read_codes(text: str) -> tuple[str, ...]:
    """A defense's codes, or that there are none."""
    codes = tuple(code.strip() for code in text.split(",")) if text != EMPTY else ()
    if any(code not in CODES for code in codes):
        raise ValueError(f"{text!r} are not a defense's codes; expected some of {', '.join(CODES)}, or {EMPTY}")
    if WILD in codes and NO_WILD in codes:
        raise ValueError(f"{text!r} both grants and refuses the wild card; expected only one of {WILD} and {NO_WILD}")
    return codes


def read_calls(text: str) -> tuple[int, ...]:
    """Nine percentages that add up to a hundred, give or take their rounding."""
    words = text.replace(",", " ").split()
    if len(words) == PLAY_COUNT and all(word.isdecimal() for word in words):
        calls = tuple(map(int, words))
        if abs(sum(calls) - 100) <= PLAY_COUNT:
            return calls
    raise ValueError(f"{text!r} are not the shares of nine plays; expected nine whole percentages, 100 in all")


def _read_extra_point(chart: ChartText) -> Column | None:
    """The sheet lists the kicks that fail, the record those that are good."""

    def read(text: str) -> list[int] | None:
        return None if text == AS_FIELD_GOAL else _totals(text)

    none: list[int] | None = []
    missed = chart.value(SPECIAL, "extra point missed", read, none, is_required=True)
    return None if missed is None else _marks("extra point", missed, 0)


def _totals(text: str) -> list[int]:
    """Totals of the offense's dice, as charts list them."""
    return read_totals(text, OFFENSE)


def _marks(name: str, totals: list[int], mark: int) -> Column:
    """A column that has *mark* beside those totals, and the other mark beside the rest."""
    others = dict.fromkeys((reading for reading, _ in OFFENSE.weights), YES - mark)
    return Column(name, OFFENSE, others | dict.fromkeys(totals, mark))


def team_chart_text(team: Team) -> str:
    """The canonical text of a team's chart."""
    offense = dict(zip(PLAYS, team.plays, strict=True))
    offense |= {"B": team.breakaway, "QR": team.quarterback_runs, "QT": team.trapped}
    blocks = [
        show_values(_header(team)),
        ["[offense]", *_cells(offense), f"fumble recovered: {_listed(team.fumble_recovered, YES)}", *_calls(team)],
        *(
            [f"[defense {name}]", *_cells(dict(zip(PLAYS, columns, strict=True)))]
            for name, columns in zip(FORMATIONS, team.formations, strict=True)
        ),
        [f"[{SPECIAL}]", *_cells(special_columns(team)), f"extra point missed: {_missed(team)}"],
    ]
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def _header(team: Team) -> dict[str, str]:
    """The lines above the tables."""
    ratings = team.ratings
    return {
        "season": str(team.season),
        "code": team.code,
        "title": team.title,
        "power rating": show_number(ratings.power),
        "home adjustment": show_number(ratings.home),
        "yardage factor": show_number(ratings.factor),
        "upper factor": str(ratings.upper),
        "lower factor": str(ratings.lower),
        "codes": ", ".join(team.codes) or EMPTY,
    }


def _calls(team: Team) -> list[str]:
    """The line of a team's own calls; none if it has none."""
    return [f"calls: {', '.join(map(str, team.calls))}"] if team.calls else []


def special_columns(team: Team) -> dict[str, Column]:
    """The special teams' columns by their headings."""
    columns = (
        team.kickoff, team.kickoff_return, team.punt, team.punt_return, team.interception_return, team.field_goal,
    )  # fmt: skip
    return dict(zip(SPECIAL_COLUMNS, columns, strict=True))


def _missed(team: Team) -> str:
    """Where the extra point fails, or that it is tried as a field goal."""
    return AS_FIELD_GOAL if team.extra_point is None else _listed(team.extra_point, 0)


def _listed(column: Column, mark: int) -> str:
    """The totals beside which *mark* stands."""
    return show_totals([row for row, found in column.cells.items() if found == mark], OFFENSE)


def _cells(columns: Mapping[str, Column]) -> list[str]:
    """Columns as the lines of a table."""
    return show_table({
        name: {row: show_cell(code) for row, code in column.cells.items()} for name, column in columns.items()
    })  # fmt: skip
