"""A season of FOOL that is kept for ever: its charter and every command with its rolls, and what they came to.

``tools/freeze.py`` writes it and holds it; the charter holds its tables, so that nothing else of the library is needed.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from sqlalchemy import create_engine

from fieldhouse.games.fool.commands import Command
from fieldhouse.games.fool.state import League
from fieldhouse.leagues.ledger import Charter, Row, blank_league, fold
from fieldhouse.leagues.open_league import OpenLeague
from fieldhouse.leagues.store import LeagueStore
from fieldhouse.table.journal import Entry, JournalMismatch
from fieldhouse.table.plain_json import Json, PlainReport
from fieldhouse.table.refusal import Refusal

LEDGER: Final = "ledger.jsonl"
CAME_TO: Final = "league.json"
TEAMS: Final = 4
SETTINGS: Final[PlainReport] = {
    "season_games": 6, "rounds": 3, "class_size": 8, "camp_roster": 56, "cuts": "56 54 52", "playoff_teams": 2,
}  # fmt: skip


def freeze_league(folder: Path, seed: int) -> None:
    """Play a season of a small league by computer owners, and write its ledger and what it came to."""
    store = LeagueStore(create_engine("sqlite://"))
    opened = OpenLeague.found(store, "frozen", seed, TEAMS, SETTINGS, {})
    opened.simulate(1)
    folder.mkdir(parents=True)
    lines = [opened.charter._asdict(), *map(_plain, store.rows("frozen"))]
    texts = (json.dumps(line, ensure_ascii=False, separators=(",", ":")) for line in lines)
    (folder / LEDGER).write_text("".join(f"{text}\n" for text in texts), encoding="utf-8")
    (folder / CAME_TO).write_text(json.dumps(facts(opened.league), indent=1) + "\n", encoding="utf-8")
    store.engine.dispose()


def league_faults(folder: Path) -> Iterator[str]:
    """What a ledger that was frozen does not come to any more: every roll must be its seed's, every row its rules'."""
    charter, rows = read_ledger(folder / LEDGER)
    try:
        league = fold(blank_league(charter), charter, rows, verify=True)
    except (Refusal, JournalMismatch) as refusal:
        yield f"{LEDGER}: {refusal}"
        return
    came_to = json.loads((folder / CAME_TO).read_text(encoding="utf-8"))
    now = facts(league)
    yield from (f"{what} of the league is not what it came to." for what in came_to if now.get(what) != came_to[what])


def read_ledger(path: Path) -> tuple[Charter, list[Row]]:
    """The charter and the commands of a file that ``freeze_league`` wrote."""
    first, *others = map(json.loads, path.read_text(encoding="utf-8").splitlines())
    return Charter(**first), [
        Row(**line | {"command": Command(**line["command"]), "notes": tuple(line["notes"]),
                      "rolls": tuple(map(Entry.from_json, line["rolls"]))})
        for line in others
    ]  # fmt: skip


def facts(league: League) -> dict[str, Json]:
    """What must come out again: nothing of how a state is kept, which any version may change."""
    return {
        "year": league.year,
        "honours": json.loads(json.dumps(league.honours)),
        "rosters": {team: sorted(player.name for player in league.roster(team)) for team in league.teams},
        "gone": sorted(player.name for player in league.gone.values()),
    }


def _plain(row: Row) -> Json:
    """A command as a line."""
    rolls = [entry.to_json() for entry in row.rolls]
    return row._asdict() | {"command": row.command._asdict(), "rolls": rolls, "notes": list(row.notes)}
