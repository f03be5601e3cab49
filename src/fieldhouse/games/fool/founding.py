"""A league is founded: teams, settings, tables, players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TypedDict

from fieldhouse.games.fool.charts.class_text import read_class
from fieldhouse.games.fool.charts.table_text import read_tables
from fieldhouse.games.fool.franchise import COMMISSIONER, Franchise
from fieldhouse.games.fool.model import TeamCode
from fieldhouse.games.fool.rules.calendar import open_year
from fieldhouse.games.fool.rules.draft import make_picks
from fieldhouse.games.fool.rules.rookies import founding_rosters
from fieldhouse.games.fool.settings import read_settings
from fieldhouse.games.fool.state import League, Refused
from fieldhouse.table.plain_json import Json
from fieldhouse.table.table import Table

MOST_TEAMS = 32


class Texts(TypedDict):
    """What a league is made from: its tables with their sources, the rookies' classes, the names."""

    tables: Sequence[tuple[str, str]]
    rookies: str
    names: str


def blank(settings: Mapping[str, Json], texts: Texts, table: Table) -> League:
    """A league without teams: its settings and tables."""
    tables = _tables(tuple((text, source) for text, source in texts["tables"]))
    return League(read_settings(settings), tables, _moulds(texts["rookies"], texts["names"]), table)


_moulds = lru_cache(maxsize=4)(read_class)
_tables = lru_cache(maxsize=4)(read_tables)


def found(league: League, by: str, name: str, teams: Sequence[Sequence[str]], **texts: object) -> None:
    """The founding puts *teams* into a blank league: code, title, owner, division. Players are rolled, the draft's
    order is drawn by lot. Refused to anybody but the commissioner, a second time, and for teams that will not do.
    """
    if by != COMMISSIONER or league.teams:
        raise Refused("Rule 12.0: only the commissioner founds a league, and only once.")
    codes = [code for code, *_ in teams]
    if not 2 <= len(codes) <= MOST_TEAMS or len(set(codes)) < len(codes):
        raise Refused(f"Rule 12.1: a league has 2 to {MOST_TEAMS} teams, each with a code of its own.")
    league.name = name
    ranks = league.table.shuffle(range(len(codes)), "order of the first draft")
    for rank, (code, title, owner, division) in zip(ranks, teams, strict=True):
        league.teams[code] = Franchise(code, title, owner, division, rank)
    for year in (league.year, league.year + 1):
        make_picks(league, year)
    founding_rosters(league)
    open_year(league)
    league.note(f"{name} is founded with {len(codes)} teams")


def own(league: League, by: str, team: TeamCode, owner: str) -> None:
    """The commissioner gives a team to an owner; 'computer' lets the computer run it. Refused to anybody else, and
    without a name."""
    if by != COMMISSIONER:
        raise Refused("Rule 12.0: only the commissioner gives a team to an owner.")
    league.team(team)
    if not owner.strip():
        raise Refused("Rule 12.0: an owner has a name; 'computer' lets the computer run the team.")
    league.set_team(team, owner=owner)
    league.note(f"{team} belongs to {owner}")
