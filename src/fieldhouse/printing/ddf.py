"""A Data-Driven Football team on paper: everything its owner needs at the table, as plain values for the template."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.games.ddf.charts.columns import SHORT_BIG_PLAY, SPECIAL_COLUMNS
from fieldhouse.games.ddf.charts.values import (
    ADJUSTMENT,
    CANCELED,
    FUMBLE_RECOVERY,
    INFLUENCE,
    SACK_RATE,
    SNAP_CHECK,
    Words,
)
from fieldhouse.games.ddf.model import FORMATIONS, PLAYS, YES, Mark, SeasonCharts, Team
from fieldhouse.games.ddf.pages.show import BLACK, GREEN, PLAIN_STYLE, RED, STYLES, YELLOW, solitaire_ranges
from fieldhouse.gridiron.cells import BOLD, kind_of, show_cell
from fieldhouse.gridiron.dice import DEFENSE, OFFENSE
from fieldhouse.library import ddf as ddf_library
from fieldhouse.printing.ddf_tables import KEYS, LEGEND, PRIORITY_CHART, TIMING
from fieldhouse.printing.football import Cell, Table, beside, box, column_cells, either, rows, team_values
from fieldhouse.printing.typeset import PrintedSheet
from fieldhouse.table.dice import Column, Dice
from fieldhouse.table.plain_json import Fields

TEMPLATE: Final = "ddf.typ"
INKS: Final = {GREEN: "green", RED: "red", BLACK: "black", YELLOW: "yellow", PLAIN_STYLE: "plain"}
WORD_INKS: Final = {
    "XQT": "green", "XINT": "green", "XF": "green", "SCK": "red", "QR": "green", "G": "green", "L": "red",
    "NG": "red", "Post": "yellow", "Pre": "plain", "DEF 5": "yellow", "DEF 5X": "yellow", "DEF 15": "yellow",
    "PI X": "yellow", "XDEF 5": "orange", "XDEF 5X": "orange", "XDEF 15": "orange", "XPI": "orange",
    "hold": "yellow", "after": "yellow",
}  # fmt: skip
"""The colours of the small charts' words."""
EMPTY: Final = box("", "plain")
ROLES: Final = {
    "pass": "Passing", "rush": "Rushing", "receive": "Receiving", "kick return": "Kick returns",
    "punt return": "Punt returns", "kick": "Kicking", "punt": "Punting", "intercept": "Interceptions", "sack": "Sacks",
}  # fmt: skip
FOULS: Final = ("Foul DEF 5", "Foul DEF 5X", "Foul DEF 15", "Foul PI")
"""Above the columns of the influence chart."""
PEOPLE_SHOWN: Final = 6


def sheet(name: str) -> PrintedSheet:
    """The sheet of the team that *name* means, read from the library with its season's charts."""
    team = ddf_library.load_team(name)
    return PrintedSheet(TEMPLATE, values(team, ddf_library.season_charts(team.season)))


def values(team: Team, season: SeasonCharts) -> Fields:
    """A team's charts, with its season's, as the template wants them."""
    return {
        **team_values(team, PLAYS, dict(zip(FORMATIONS, team.formations, strict=True)), _cell),
        "offense": _offense(team),
        "special": _special_teams(team, season),
        "coverage": _coverage(team),
        "supplement": _supplement(team, season),
        "calls": _calls(team),
        "facts": _facts(team),
        "people": _people(team),
        "quotas": list(team.supplements.quotas or ()),
        "priority": PRIORITY_CHART,
        "keys": KEYS,
        "timing": TIMING,
        "legend": LEGEND,
    }


# Cells


def _cell(code: int) -> Cell:
    """A cell in its colour; a blank one is left white."""
    text = show_cell(code).rstrip("!")
    return box("" if text == "-" else text, INKS[STYLES[kind_of(code)]], bool(code & BOLD))


def _word(text: str) -> Cell:
    """A printed word in its colour."""
    return box(text, WORD_INKS[text]) if text else EMPTY


def _marks(column: Column[Mark] | None, words: Words, dice: Dice) -> list[Cell]:
    """A small chart's words beside their dice; all blank if the team lacks the chart."""
    if column is None:
        return [EMPTY] * len(dice.weights)
    names = {mark: word for word, mark in words.items() if word != "-"}
    return [_word(names.get(column.rows[reading], "")) for reading, _ in dice.weights]


# Pages


def _offense(team: Team) -> Table:
    """The plays, the columns behind them, and the fumble line."""
    columns = dict(zip(PLAYS, team.plays, strict=True)) | {"B": team.breakaway, "QT": team.trapped}
    if team.supplements.short_big_play:
        columns[SHORT_BIG_PLAY] = team.supplements.short_big_play
    table = beside(rows(columns.values(), OFFENSE, _cell), either(team.fumble_recovered, YES, "kept", "lost"))
    return {"heads": [*columns, "Fumble"], "rows": table}


def _special_teams(team: Team, season: SeasonCharts) -> Table:
    """Kicks and returns, the extra point, and the season's squib chart."""
    columns = (
        team.kickoff, team.kickoff_return, team.punt, team.punt_return, team.fumble_return, team.interception_return,
        team.field_goal,
    )  # fmt: skip
    table = beside(rows(columns, OFFENSE, _cell), either(team.extra_point, YES, "good", "miss"))
    heads = [*SPECIAL_COLUMNS, "Extra Point", "Squib Kick Return"]
    return {"heads": heads, "rows": beside(table, column_cells(season.squib, _cell))}


def _coverage(team: Team) -> Table:
    """Coverage of kicks and punts, and what the season adds."""
    columns = {"Kick Coverage": team.kick_coverage, "Punt Coverage": team.punt_coverage}
    if team.qt_containment:
        columns["QT Containment"] = team.qt_containment
    table = rows(columns.values(), DEFENSE, _cell)
    heads = list(columns)
    if team.field_goal_adjustment:
        heads.append("Field Goal Adjustment")
        table = beside(table, _marks(team.field_goal_adjustment, ADJUSTMENT, DEFENSE))
    return {"heads": heads, "rows": table}


def _supplement(team: Team, season: SeasonCharts) -> Table:
    """All charts of the supplement side by side, one line for each total of the offensive dice."""
    extra = team.supplements
    influence = extra.penalty_influence or (None,) * len(INFLUENCE)
    columns: list[tuple[str, Column[Mark] | None, Words]] = [
        ("Great Protection", extra.great_protection, CANCELED["great protection"]),
        ("Good Decision", extra.good_decision, CANCELED["good decision"]),
        ("Ball Protection", extra.ball_protection, CANCELED["ball protection"]),
        ("Sack Rate", extra.sack_rate, SACK_RATE),
        ("Fumble Recovery", extra.fumble_recovery, FUMBLE_RECOVERY),
        *zip(FOULS, influence, INFLUENCE.values(), strict=True),
        ("Snap Check OFF 5", extra.offense_check, SNAP_CHECK),
        ("Snap Check DEF 5", extra.defense_check, SNAP_CHECK),
        ("Holding", season.holding, {"hold": YES}),
        ("Between Downs OFF", season.between_downs_offense, {"after": YES}),
        ("Between Downs DEF", season.between_downs_defense, {"after": YES}),
    ]
    table = rows((), OFFENSE, _cell)
    for _, column, words in columns:
        table = beside(table, _marks(column, words, OFFENSE))
    return {"heads": [name for name, _, _ in columns], "rows": table}


def _calls(team: Team) -> list[list[str]]:
    """How often what was called, quotas, and the ranges for solitaire."""
    extra = team.supplements
    lines: list[tuple[str, Sequence[object] | None]] = [
        ("Called, season", extra.call_totals),
        ("Quota a game", extra.quotas),
        ("Solitaire", solitaire_ranges(extra.solitaire) if extra.solitaire else None),
    ]
    return [[name, *map(str, numbers)] for name, numbers in lines if numbers]


def _facts(team: Team) -> list[list[str]]:
    """Ratings and whatever else the season's charts have, by name."""
    extra = team.supplements
    facts: dict[str, object] = {
        "Power rating": f"{team.power_rating:g}",
        "Passes of all plays": None if extra.pass_percent is None else f"{extra.pass_percent} %",
        "Yards of a sack": extra.sack_yards,
        "Yards of a scramble": extra.scramble_yards,
        "Home field": extra.home_field,
        "Road adjustment": extra.road_adjustment,
        "Audibles, offense": extra.offense_audibles,
        "Audibles, defense": extra.defense_audibles,
        "No-huddle plays": extra.no_huddle,
        "Muffed snap": None if extra.muffed_snap is None else f"{extra.muffed_snap:03}",
    }
    return [[name, str(value)] for name, value in facts.items() if value is not None]


def _people(team: Team) -> list[list[str]]:
    """Who does what at large; shares of single plays are for the computer."""
    return [
        [title, ", ".join(f"{name} {100 * share:.0f}" for name, share in team.players[role][:PEOPLE_SHOWN])]
        for role, title in ROLES.items()
        if role in team.players
    ]
