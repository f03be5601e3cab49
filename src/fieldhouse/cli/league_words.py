"""What the words of a league command mean: leagues, players, picks, settings. Every refusal is a sentence."""

from __future__ import annotations

import csv
import json
import sys
from typing import Annotated

import typer
from rich.table import Table

from fieldhouse.cli.arguments import BadCommand
from fieldhouse.cli.console import out, print_json
from fieldhouse.games.fool.franchise import COMMISSIONER
from fieldhouse.games.fool.model import Player
from fieldhouse.games.fool.settings import PRESETS
from fieldhouse.games.fool.state import League
from fieldhouse.leagues.open_league import OpenLeague, past
from fieldhouse.leagues.reports import Report
from fieldhouse.leagues.store import BadLeague, LeagueStore
from fieldhouse.table.plain_json import Fields, Json

Named = Annotated[str | None, typer.Option("--league", help="Which league; else the one used last.")]
As = Annotated[str, typer.Option("--as", metavar="OWNER", help="Who you are; else the commissioner.")]
On = Annotated[int | None, typer.Option("--on", metavar="DAY", help="As it was at the end of that day.")]
AsCsv = Annotated[bool, typer.Option("--csv", help="Comma-separated values.")]
AsJson = Annotated[bool, typer.Option("--json", help="Plain values for other programs.")]
BOSS = COMMISSIONER


def name_of(store: LeagueStore, name: str | None) -> str:
    """The league that is meant: the one named, or the one used last. Refused if there is none yet."""
    if name:
        return name
    names = store.names()
    if not names:
        raise BadLeague("There is no league yet: found one with 'fieldhouse league new fool'.")
    return names[0]


def open_league(name: str | None) -> OpenLeague:
    """The league that is meant, read from the database, where it becomes the last used. Refused if there is none."""
    store = LeagueStore()
    return OpenLeague(store, name_of(store, name))


def look(name: str | None, day: int | None = None) -> League:
    """The league that is meant, read from the database, where it becomes the one used last: as it stands, or stood at
    the end of *day*. Refused if there is none."""
    store = LeagueStore()
    chosen = name_of(store, name)
    store.use(chosen)
    return store.league(chosen)[0] if day is None else past(store, chosen, day)


def show(report: Report, as_csv: bool, as_json: bool) -> None:
    """Print a report in the form that was asked for."""
    if as_json:
        print_json(report.to_json())
    elif as_csv:
        writer = csv.writer(sys.stdout, lineterminator="\n")
        writer.writerow(report.columns)
        writer.writerows(report.rows)
    else:
        table = Table(title=report.title, title_justify="left", box=None, header_style="bold")
        for index, column in enumerate(report.columns):
            is_number = bool(report.rows) and all(isinstance(row[index], int | float) for row in report.rows)
            table.add_column(column, justify="right" if is_number else "left", overflow="fold")
        for row in report.rows:
            table.add_row(*map(str, row))
        out().print(table)


def find_player(league: League, word: str) -> Player:
    """A player by his number, his name, or a part of it. Refused if that is nobody, or several."""
    if word.isdecimal():
        number = int(word)
        return league.gone[number] if number in league.gone else league.player(number)
    wanted = word.casefold()
    everybody = [*league.players.values(), *league.gone.values()]
    found = [player for player in everybody if player.name.casefold() == wanted]
    found = found or [player for player in everybody if wanted in player.name.casefold()]
    if len(found) == 1:
        return found[0]
    if not found:
        raise BadCommand(f"There is no player {word!r} in the league.")
    some = ", ".join(
        f"{player.id} {player.name} ({player.position} {player.team or player.status})" for player in found[:8]
    )
    raise BadCommand(f"{word!r} may be {some}{' …' if len(found) > 8 else ''}; say the number.")


def read_pick(word: str) -> list[Json]:
    """A draft choice as YEAR:ROUND:TEAM."""
    year, _, rest = word.partition(":")
    number, _, origin = rest.partition(":")
    if not (year.isdecimal() and number.isdecimal() and origin):
        raise BadCommand(f"{word!r} is no draft choice; expected season:round:team, as in 2:1:ASH.")
    return [int(year), int(number), origin.upper()]


def read_arguments(words: list[str]) -> Fields:
    """``team=ash player=Marsh games=2``, or one JSON object, as somebody typed it."""
    if len(words) == 1 and words[0].lstrip().startswith("{"):
        try:
            found: Fields = json.loads(words[0])
        except json.JSONDecodeError as fault:
            raise BadCommand(f"{words[0]!r} is not JSON: {fault}.") from None
        return found
    return dict(map(_argument, words))


def _argument(word: str) -> tuple[str, str]:
    """``team=ASH``: an argument and its value. Refused if it is none."""
    name, equals, value = word.partition("=")
    if not equals:
        raise BadCommand(f"{word!r} says nothing; expected something like team=ASH, or one JSON object.")
    return name, value


def read_settings_words(text: str) -> Fields:
    """``ufl,rounds=8,no-mini-camp,cuts=60 52`` as a league takes it."""
    found: Fields = {}
    for word in filter(None, (part.strip() for part in text.split(","))):
        name, equals, value = word.partition("=")
        if word in PRESETS:
            found["preset"] = word
        elif equals:
            key = name.strip().replace("-", "_")
            found[key] = int(value) if value.strip().isdecimal() and key != "cuts" else value.strip()
        else:
            found[word.removeprefix("no-").replace("-", "_")] = not word.startswith("no-")
    return found
