"""Team and player cards as text, a header and one line a player, checked when read; a bad cell is a ValueError."""

from __future__ import annotations

import re
from collections.abc import Callable
from difflib import get_close_matches
from functools import partial
from typing import Any, Final, TypeVar

from fieldhouse.games.statispro.leagues import LEAGUES
from fieldhouse.games.statispro.model import GRADES, NO_RANGE, ROLES, USUAL_LEADS, Player, SeasonNumbers, Team
from fieldhouse.table.chart_fault import Fault
from fieldhouse.table.chart_text import ChartError, digest_of
from fieldhouse.table.list_edit import GAP, LIST, VALUES, laid_out
from fieldhouse.table.plain_json import PlainReport

_ATTEMPTS: Final = re.compile(r"(\d+)(?:\((\d+)\))?$")
_FOUL_RANGE: Final = re.compile(r"(\d+)-(\d+)$")
LEAST_PLAYERS: Final = 5
COLUMNS: Final = (
    "player", "pos", "G", "min", "inj", "FG", "ATT(3)", "3PT", "FT", "REB", "foul", "FD", "B", "A", "S", "DEF", "TO",
    "first", "about",
)  # fmt: skip


class _Faults:
    """Sentences, each of which names the file, the card and the field, and knows its place."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.sentences: list[str] = []

    def add(self, where: str, problem: str, row: int | None = None, column: str = "") -> None:
        """Remembers a fault: the reader goes on and tells all at its end."""
        section, at = (LIST, row) if row else (VALUES, 1) if column else ("", None)
        self.sentences.append(Fault(f"{self.source}, {where}: {problem}.", section, at, column))

    def finish(self) -> None:
        """Refuse the file if anything was wrong, with all of it."""
        if self.sentences:
            raise ChartError(*self.sentences)


N = TypeVar("N", int, float)


def _within(low: float, high: float) -> Callable[[str], int]:
    """What reads a whole number between two bounds."""
    return partial(_number, int, r"[+-]?\d+", "a whole number", low, high)


def _decimal(low: float, high: float) -> Callable[[str], float]:
    """What reads a number between two bounds."""
    return partial(_number, float, r"\d+(\.\d+)?", "a number", low, high)


def _number(make: Callable[[str], N], pattern: str, what: str, low: float, high: float, text: str) -> N:
    """A number within its range; a ValueError in words for anything else."""
    if not re.fullmatch(pattern, text) or not low <= make(text) <= high:
        raise ValueError(f"{text!r} is out of range; expected {what} from {low} to {high}")
    return make(text)


def _roles(text: str) -> tuple[int, ...]:
    """The roles that a man may play."""
    names = text.split("-")
    if not names or any(name not in ROLES for name in names):
        raise ValueError(f"{text!r} is no position; expected G, F or C, or two of them such as G-F")
    return tuple(sorted(ROLES.index(name) for name in names))


def _attempts(text: str) -> tuple[int, int]:
    """ATTEMPTS, and the three-pointers among them."""
    match = _ATTEMPTS.match(text)
    if not match or int(match[1]) > 60 or int(match[2] or 0) > int(match[1]):
        raise ValueError(f"{text!r} is no ATTEMPTS rating; expected one such as 13(4), three-pointers within the first")
    return int(match[1]), int(match[2] or 0)


def _foul_range(text: str) -> tuple[int, int]:
    """The FOUL # that are his, if any are."""
    if text in ("X", "-"):
        return NO_RANGE
    match = _FOUL_RANGE.match(text)
    if not match or not 1 <= int(match[1]) <= int(match[2]) <= 100:
        raise ValueError(f"{text!r} is no foul range; expected one such as 1-6, within 1 to 100")
    return int(match[1]), int(match[2])


def _rate(letter: str) -> Callable[[str], int]:
    """What reads a rate that is printed with its letter."""

    def read(text: str) -> int:
        if not text.startswith(letter) or not text[1:].isdecimal() or int(text[1:]) > 40:
            raise ValueError(f"{text!r} is no rate; expected {letter}0 to {letter}40")
        return int(text[1:])

    return read


READ: Final[dict[str, Callable[[str], Any]]] = {
    "pos": _roles, "G": _within(0, 100), "min": _decimal(0, 48), "inj": _within(0, 8), "FG": _within(0, 99),
    "ATT(3)": _attempts, "3PT": _within(0, 99), "FT": _within(0, 100), "REB": _within(0, 60), "foul": _foul_range,
    "FD": _decimal(0, 60), "B": _rate("B"), "A": _rate("A"), "S": _rate("S"), "DEF": _within(-15, 5),
    "TO": _within(0, 60),
}  # fmt: skip
MAY_LACK: Final = {"TO": "0", "first": "-", "about": "-"}
"""Columns that a file may do without, and what then stands there: TO is a house rating."""


TEAM_LINES: Final = ("team", "title", "league", "offense", "defense", "home index", "road index", "turnovers", "fouls")
OWN: Final = ("turnovers", "fouls")
SEASON_LINES: Final = ("season", "turnovers", "fouls", "rebounds", "games", "leads")


def read_team(text: str, source: str) -> Team:
    """The team, or a :class:`ChartError` with a sentence for each fault."""
    faults = _Faults(source)
    values, rows = _split(text, faults)
    _check_lines(values, TEAM_LINES, faults)
    name = values.get("team", "")
    if not re.fullmatch(r"\d{4}-[A-Z0-9]+", name):
        faults.add("header, team", f"{name!r} is no team name; expected SEASON-CODE such as 1986-BOS", column="team")
        name = "0-NONE"
    league = values.get("league", "NBA")
    if league not in LEAGUES:
        faults.add("header, league", f"{league!r} is not known; expected {', '.join(LEAGUES)}", column="league")
    players = tuple(_player(row, number, faults) for number, row in enumerate(rows, 1))
    if len(players) < LEAST_PLAYERS:
        faults.add("players", f"there are {len(players)}; expected at least {LEAST_PLAYERS}")
    _check_foul_ranges(players, faults)
    _check_names(players, faults)
    team = Team(
        name=name, title=values.get("title", name), season=int(name.partition("-")[0]), league=league,
        offense=_grade(values, "offense", faults), defense=_grade(values, "defense", faults),
        home_index=_header(values, "home index", faults), road_index=_header(values, "road index", faults),
        players=players, digest=digest_of(text), **{each: _header({each: "0", **values}, each, faults) for each in OWN},
    )  # fmt: skip
    faults.finish()
    return team


def read_season_numbers(text: str, source: str) -> SeasonNumbers:
    """A season's house numbers and its ten-day contract players."""
    faults = _Faults(source)
    values, rows = _split(text, faults)
    _check_lines(values, SEASON_LINES, faults)
    numbers = SeasonNumbers(
        season=_header(values, "season", faults, 1940, 2200),
        turnovers=_header(values, "turnovers", faults, 0, 100),
        fouls=_header(values, "fouls", faults, 0, 100),
        rebounds=_header(values, "rebounds", faults, -20, 20),
        games=_header({"games": "82", **values}, "games", faults, 1, 100),
        leads=_header({"leads": str(USUAL_LEADS), **values}, "leads", faults, 0, 100),
        ten_day=tuple(_player(row, number, faults) for number, row in enumerate(rows, 1)),
        digest=digest_of(text),
    )
    faults.finish()
    return numbers


def _split(text: str, faults: _Faults) -> tuple[dict[str, str], list[dict[str, str]]]:
    """The lines above the players, and the players' rows; what is wrong goes into *faults*."""
    values: dict[str, str] = {}
    rows, columns = list[dict[str, str]](), list[str]()
    for number, raw in enumerate(text.splitlines(), 1):
        if not (line := raw.split(";", 1)[0].rstrip()):
            continue
        cells = GAP.split(line.strip())
        if cells[0] == COLUMNS[0]:
            columns = cells
            for column in COLUMNS:
                if column not in columns and column not in MAY_LACK:
                    faults.add("heading", f"the column {column!r} is missing{_near(column, columns)}")
        elif columns:
            if len(cells) > len(columns) or len(cells) < len(columns) - 2:
                there = f"{len(cells)} fields stand here; expected {len(columns)}, two spaces apart"
                faults.add(f"line {number}", there)
            rows.append(dict(zip(columns, cells, strict=False)))
        elif ":" in line:
            name, _, value = line.partition(":")
            if name.strip() in values:
                faults.add(f"line {number}", f"{name.strip()!r} stands here for the second time")
            values[name.strip()] = value.strip()
        else:
            faults.add(f"line {number}", f"{line!r} is neither 'name: value' nor a player")
    return values, rows


def _check_lines(values: dict[str, str], known: tuple[str, ...], faults: _Faults) -> None:
    """Every line of the header is known; what is not goes into *faults*."""
    for name in values:
        if name not in known:
            faults.add("header", f"{name!r} is not known{_near(name, list(known))}", column=name)


def _near(word: str, known: list[str]) -> str:
    """A word that may have been meant, for the end of a fault's sentence."""
    near = get_close_matches(word, known, 1)
    return f"; there is {near[0]!r}" if near else ""


def _header(values: dict[str, str], name: str, faults: _Faults, low: int = -60, high: int = 60) -> int:
    """A whole number of the header; what is wrong goes into *faults*."""
    if name not in values:
        faults.add("header", f"there is no line '{name}: …'; expected one")
        return low
    try:
        return _within(low, high)(values[name])
    except ValueError as fault:
        faults.add(f"header, {name}", str(fault), column=name)
        return low


def _grade(values: dict[str, str], name: str, faults: _Faults) -> int:
    """A fast break grade of the header; what is wrong goes into *faults*."""
    grade = values.get(name, "")
    if len(grade) != 1 or grade not in GRADES:
        faults.add(f"header, {name}", f"{grade!r} is no grade; expected A to {GRADES[-1]}", column=name)
        return 0
    return GRADES.index(grade)


def _player(row: dict[str, str], number: int, faults: _Faults) -> Player:
    """A player's row, the *number*th; what is wrong goes into *faults*, and a harmless value stands in."""
    found: PlainReport = {}
    name = row[COLUMNS[0]].rstrip("*").rstrip()
    for column, read in READ.items():
        try:
            found[column] = read(row.get(column, MAY_LACK.get(column, "")))
        except ValueError as fault:
            faults.add(f"{name}, {column}", str(fault), number, column)
            found[column] = {"pos": (0,), "ATT(3)": (0, 0), "foul": NO_RANGE}.get(column, 0)
    return Player(
        name=name, roles=found["pos"], field_goal=found["FG"], attempts=found["ATT(3)"][0],
        three_attempts=found["ATT(3)"][1], three_points=found["3PT"], free_throws=found["FT"],
        rebounds=found["REB"], foul_range=found["foul"], foul_drawing=found["FD"], block=found["B"],
        assist=found["A"], steal=found["S"], defense=found["DEF"], injury=found["inj"], games=found["G"],
        minutes=found["min"], asterisks=min(2, len(row[COLUMNS[0]]) - len(row[COLUMNS[0]].rstrip("*"))),
        is_starter=row.get("first") == "x", about=row.get("about", "-").removeprefix("-"), turnovers=found["TO"],
    )  # fmt: skip


def _check_foul_ranges(players: tuple[Player, ...], faults: _Faults) -> None:
    """No FOUL # is two men's; what is goes into *faults*."""
    taken: dict[int, str] = {}
    for row, player in enumerate(players, 1):
        low, high = player.foul_range
        for number in range(low, high + 1):
            if number in taken:
                faults.add(f"{player.name}, foul", f"{number} is in the foul range of {taken[number]} too", row, "foul")
                break
            taken[number] = player.name


def _check_names(players: tuple[Player, ...], faults: _Faults) -> None:
    """Nobody stands twice; who does goes into *faults*."""
    names = [player.name for player in players]
    for name in sorted({name for name in names if names.count(name) > 1}):
        faults.add(name, "the player stands twice; expected him once", names.index(name) + 1, COLUMNS[0])


def show_player(player: Player) -> list[str]:
    """A player's line, field by field."""
    three = f"({player.three_attempts})" if player.three_attempts else ""
    low, high = player.foul_range
    return [
        player.name + "*" * player.asterisks, "-".join(ROLES[role] for role in player.roles), str(player.games),
        f"{player.minutes:.1f}", str(player.injury), str(player.field_goal), f"{player.attempts}{three}",
        str(player.three_points), str(player.free_throws), str(player.rebounds),
        f"{low}-{high}" if high >= low else "X", f"{player.foul_drawing:.1f}", f"B{player.block}", f"A{player.assist}",
        f"S{player.steal}", str(player.defense), str(player.turnovers),
        "x" if player.is_starter else "-", player.about or "-",
    ]  # fmt: skip


def _table(players: tuple[Player, ...]) -> list[str]:
    """The players as rows of even width."""
    return laid_out([list(COLUMNS), *(show_player(player) for player in players)])


def team_chart_text(team: Team) -> str:
    """The team's text."""
    head = [
        f"team: {team.name}", f"title: {team.title}", f"league: {team.league}", f"offense: {GRADES[team.offense]}",
        f"defense: {GRADES[team.defense]}", f"home index: {team.home_index}", f"road index: {team.road_index}",
        *(f"{each}: {number:+d}" for each in OWN if (number := getattr(team, each))), "",
    ]  # fmt: skip
    return "\n".join([*head, *_table(team.players)]) + "\n"


def season_numbers_text(numbers: SeasonNumbers) -> str:
    """A season's own numbers as the text of their file."""
    head = [
        f"season: {numbers.season}", f"turnovers: {numbers.turnovers}", f"fouls: {numbers.fouls}",
        f"rebounds: {numbers.rebounds}", f"games: {numbers.games}", f"leads: {numbers.leads}", "",
    ]  # fmt: skip
    return "\n".join([*head, *_table(numbers.ten_day)]) + "\n"
