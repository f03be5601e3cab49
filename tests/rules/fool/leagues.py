"""Small leagues for tests: four teams, players by hand, dice by script."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

from fieldhouse.games.fool.charts.class_text import ClassTables, read_class
from fieldhouse.games.fool.charts.compiled import Tables
from fieldhouse.games.fool.charts.table_text import read_tables
from fieldhouse.games.fool.franchise import COMMISSIONER, Fixture, Franchise
from fieldhouse.games.fool.model import ACTIVE, FREE, Kicking, Player, Punting
from fieldhouse.games.fool.player_value import SLOTS
from fieldhouse.games.fool.rules.camp import close_camp, open_camp
from fieldhouse.games.fool.rules.draft import make_picks
from fieldhouse.games.fool.rules.unwanted import void
from fieldhouse.games.fool.settings import read_settings
from fieldhouse.games.fool.state import CAMP, GAME_DAYS, OFFSEASON, League, Phase
from fieldhouse.library import fool
from fieldhouse.table.exact import ExactTable
from fieldhouse.table.script import ScriptTable
from fieldhouse.table.table import Table

BOSS = COMMISSIONER
TEAMS = (("ASH", "ann", "East"), ("BAY", "bob", "East"), ("CED", "cat", "West"), ("DUN", "ann", "West"))


@cache
def tables(edition: str) -> Tables:
    return read_tables(fool.table_texts(edition))


@cache
def moulds() -> ClassTables:
    return read_class(fool.text("rookies"), fool.text("names"))


def league(rolls: Iterable[tuple[str, int]] = (), phase: Phase = OFFSEASON, **settings: Any) -> League:
    """Four teams, ASH ranked lowest and DUN champion, nobody on them yet, with these *rolls* to come."""
    return at(ScriptTable(rolls), phase, **settings)


def at(table: Table, phase: Phase = OFFSEASON, **settings: Any) -> League:
    chosen = read_settings(settings)
    found = League(chosen, tables(chosen.edition), moulds(), table)
    for rank, (code, owner, division) in enumerate(TEAMS):
        found.teams[code] = Franchise(code, f"Team {code}", owner, division, rank)
    make_picks(found, 1)
    make_picks(found, 2)
    found.phase = phase
    return found


def man(home: League, position: str = "LB", ratings: str = "1-3-3", team: str = "ASH", **facts: Any) -> Player:
    """Enter a player; his ratings are P-C-S."""
    p, c, s = map(int, ratings.split("-"))
    number = home.new_id()
    facts.setdefault("age", 27)
    facts.setdefault("status", ACTIVE if team else FREE)
    name = facts.pop("name", f"Man {number}")
    return home.put(Player(number, name, position, p=p, c=c, s=s, team=team, **facts))


def training_camp(home: League, *unwanted: Player) -> None:
    """All of camp; ASH has the +C-S of these players coached away."""
    open_camp(home)
    home.phase = CAMP
    if unwanted:
        void(home, BOSS, "ASH", [player.id for player in unwanted])
    close_camp(home)


def finish(home: League) -> None:
    """All scripted dice must have been thrown."""
    assert isinstance(home.table, ScriptTable)
    home.table.finish()


def odds(
    rule: Callable[[League, Player], Any], position: str = "LB", ratings: str = "1-3-3", **facts: Any
) -> dict[Any, float]:
    """The exact odds of what *rule* makes of a player; settings go in as ``settings={}``."""
    settings = facts.pop("settings", {})
    plan = facts.pop("plan", None)
    emphasis = facts.pop("emphasis", "")
    home = at(ExactTable(cutoff=facts.pop("cutoff", 1e-12)), **settings)
    player = man(home, position, ratings, **facts)
    if plan is not None:
        home.set_team("ASH", plan=plan(player))
    home.set_team("ASH", emphasis=emphasis)

    def once() -> Any:
        home.adjusted = {}
        return rule(home, player)

    assert isinstance(home.table, ExactTable)
    return home.table.odds(once)


def faces(rule: Callable[[League], Any], label: str, then: Iterable[tuple[str, int]] = (), **facts: Any) -> list[Any]:
    """What *rule* comes to on each face of the first die, which bears this *label*; *then* come the others."""
    found = []
    for face in range(1, 7):
        home = league([(label, face), *then], **facts)
        found.append(rule(home))
    return found


def pcs(player: Player) -> str:
    return f"{player.p}-{player.c}-{player.s}"


def chance(found: dict[Any, float], is_so: Callable[[Any], bool]) -> float:
    return sum(share for value, share in found.items() if is_so(value))


QUIET = [("incidents", 1), ("incidents", 1)]


def full(home: League, team: str) -> dict[str, list[Player]]:
    """A team with two men at every place."""
    men: dict[str, list[Player]] = {}
    for slot, count in SLOTS.items():
        for index in range(2 * count):
            facts: dict[str, Any] = {}
            if slot == "K":
                facts["kicking"] = Kicking(50 - index, 1, 3)
            if slot == "P":
                facts["punting"] = Punting(42 - index, 4, 0)
            men.setdefault(slot, []).append(man(home, slot, f"2-3-{5 - index // count}", team=team, **facts))
    return men


def game_day(rolls: list[tuple[str, int]] | None = None, **settings: Any) -> tuple[League, dict[str, list[Player]]]:
    home = league(rolls if rolls is not None else QUIET, phase=GAME_DAYS, **settings)
    home.stage = "week 1"
    home.fixtures = [Fixture(1, "week 1", "ASH", "BAY")]
    men = full(home, "ASH")
    full(home, "BAY")
    return home, men
