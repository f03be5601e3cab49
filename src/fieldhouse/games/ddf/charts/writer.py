"""The canonical text of team charts and season charts, laid out like the printed sheets."""

from __future__ import annotations

from collections.abc import Mapping

from fieldhouse.games.ddf.charts.columns import SHORT_BIG_PLAY, SPECIAL_COLUMNS
from fieldhouse.games.ddf.charts.values import (
    ADJUSTMENT,
    CANCELED,
    FUMBLE_RECOVERY,
    INFLUENCE,
    PLAYERS,
    SACK_RATE,
    SNAP_CHECK,
    SUPPLEMENT,
    Words,
)
from fieldhouse.games.ddf.model import FORMATIONS, PLAYS, YES, SeasonCharts, Supplements, Team
from fieldhouse.gridiron.cells import show_cell
from fieldhouse.gridiron.chart_values import show_number
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.gridiron.dice_ranges import show_marks, show_totals
from fieldhouse.gridiron.habits_text import show_habits
from fieldhouse.table.chart_text import show_table, show_values
from fieldhouse.table.dice import Column


def team_chart_text(team: Team) -> str:
    """The canonical text of a team's chart. Comments and the digest are no part of it."""
    blocks = [
        show_values({
            "season": str(team.season), "code": team.code, "title": team.title,
            "power rating": show_number(team.power_rating),
        }),
        ["[offense]", *_offense(team)],
        *(
            [f"[defense {name}]", *_cells(dict(zip(PLAYS, columns, strict=True)))]
            for name, columns in zip(FORMATIONS, team.formations, strict=True)
        ),
        ["[special teams]", *_special_teams(team)],
        ["[coverage]", *_coverage(team)],
        [f"[{SUPPLEMENT}]", *show_values(supplement_lines(team.supplements))],
    ]  # fmt: skip
    if team.players:
        blocks.append([f"[{PLAYERS}]", *_players(team)])
    return _page(blocks)


def season_chart_text(season: SeasonCharts) -> str:
    """The canonical text of a season's charts."""
    penalties = {
        "holding": season.holding,
        "between downs, offense": season.between_downs_offense,
        "between downs, defense": season.between_downs_defense,
    }
    return _page([
        [f"season: {season.season}"],
        ["[squib kick]", *_cells({"Return": season.squib})],
        ["[penalties]", *show_values({name: _listed(column) for name, column in penalties.items()})],
        *(show_habits(season.habits) if season.habits else ()),
    ])  # fmt: skip


def _page(blocks: list[list[str]]) -> str:
    """Blocks of lines as the text of a file."""
    return "\n\n".join("\n".join(block) for block in blocks) + "\n"


def _offense(team: Team) -> list[str]:
    """The lines of the offense."""
    columns = dict(zip(PLAYS, team.plays, strict=True)) | {"B": team.breakaway, "QT": team.trapped}
    if team.supplements.short_big_play:
        columns[SHORT_BIG_PLAY] = team.supplements.short_big_play
    return [*_cells(columns), *show_values({"fumble recovered": _listed(team.fumble_recovered)})]


def _special_teams(team: Team) -> list[str]:
    """The lines of the special teams."""
    columns = (
        team.kickoff, team.kickoff_return, team.punt, team.punt_return, team.fumble_return, team.interception_return,
        team.field_goal,
    )  # fmt: skip
    missed = [row for row, mark in team.extra_point.cells.items() if mark != YES]
    return [
        *_cells(dict(zip(SPECIAL_COLUMNS, columns, strict=True))),
        *show_values({"extra point missed": show_totals(missed, OFFENSE)}),
    ]


def _coverage(team: Team) -> list[str]:
    """The lines of the coverage."""
    columns = {"Kick Coverage": _shown(team.kick_coverage), "Punt Coverage": _shown(team.punt_coverage)}
    if team.qt_containment:
        columns["QT Containment"] = _shown(team.qt_containment)
    if team.field_goal_adjustment:
        words = {mark: word for word, mark in ADJUSTMENT.items()}
        marks = team.field_goal_adjustment.cells
        columns["Field Goal Adjustment"] = {row: words[mark] for row, mark in marks.items()}
    return show_table(columns)


def supplement_lines(sheet: Supplements) -> dict[str, str]:
    """The lines of the supplement, in the order of the printed sheet. A chart that a team lacks has no line."""
    cancel = zip(CANCELED.items(), (sheet.great_protection, sheet.good_decision, sheet.ball_protection), strict=True)
    charts: list[tuple[str, Words, Column | None]] = [(name, words, column) for (name, words), column in cancel]
    charts += [("sack rate", SACK_RATE, sheet.sack_rate), ("fumble recovery", FUMBLE_RECOVERY, sheet.fumble_recovery)]
    for number, (name, words) in enumerate(INFLUENCE.items()):
        charts.append((name, words, sheet.penalty_influence[number] if sheet.penalty_influence else None))
    charts += [
        ("snap check OFF 5", SNAP_CHECK, sheet.offense_check),
        ("snap check DEF 5", SNAP_CHECK, sheet.defense_check),
    ]
    numbers: dict[str, int | tuple[int, ...] | None] = {
        "sack yards": sheet.sack_yards,
        "scramble yards": sheet.scramble_yards,
        "call totals": sheet.call_totals,
        "quotas": sheet.quotas,
        "pass percent": sheet.pass_percent,
        "solitaire": sheet.solitaire,
        "home field": sheet.home_field,
        "road adjustment": sheet.road_adjustment,
        "offense audibles": sheet.offense_audibles,
        "defense audibles": sheet.defense_audibles,
        "no huddle": sheet.no_huddle,
    }
    lines = {name: show_marks(column, words) for name, words, column in charts if column}
    lines |= {
        name: " ".join(map(str, number)) if isinstance(number, tuple) else str(number)
        for name, number in numbers.items()
        if number is not None
    }
    return lines | ({} if sheet.muffed_snap is None else {"muffed snap": f"{sheet.muffed_snap:03}"})


def _players(team: Team) -> list[str]:
    """The lines of the roles."""
    return show_values({
        role: ", ".join(f"{name} {show_number(share)}" for name, share in shares)
        for role, shares in team.players.items()
    })  # fmt: skip


def _cells(columns: Mapping[str, Column]) -> list[str]:
    """Columns as the lines of a table."""
    return show_table({name: _shown(column) for name, column in columns.items()})


def _shown(column: Column) -> dict[int, str]:
    """The cells of a column as charts print them, by row."""
    return {row: show_cell(code) for row, code in column.cells.items()}


def _listed(column: Column) -> str:
    """The totals that are marked."""
    return show_totals([row for row, mark in column.cells.items() if mark == YES], column.dice)
