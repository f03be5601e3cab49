"""Whatever anybody says at any time of the year: it is carried out, or refused with nothing changed."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from fieldhouse.games.fool.coaching.chores import run_computers
from fieldhouse.games.fool.codec import league_to_json, restore_league
from fieldhouse.games.fool.commands import COMMANDS, Command
from fieldhouse.games.fool.state import EXHIBITION, GAME_DAYS, League, Refused
from fieldhouse.leagues.football.games import results
from fieldhouse.leagues.ledger import blank_league, fold, write
from fieldhouse.leagues.open_league import charter_of
from fieldhouse.leagues.teams import franchises
from fieldhouse.library import fool

SMALL: dict[str, Any] = {
    "season_games": 3,
    "rounds": 2,
    "class_size": 6,
    "camp_roster": 58,
    "cuts": "57 54 52",
    "playoff_teams": 2,
}
GIVERS = ("commissioner", "commissioner", "computer", "nobody")


def argument(name: str, league: League, throw: random.Random, team: str) -> Any:
    """Something that might do for an argument of that name, and often does."""
    own = [player.id for player in league.roster(team)] if throw.random() < 0.7 else []
    numbers = own or list(league.players)
    if name in ("team", "giver"):
        return team if throw.random() < 0.95 else "XXX"
    if name in ("player", "drop"):
        return throw.choice(numbers) if throw.random() < 0.95 else 10**6
    if name in ("players", "gives", "takes", "former"):
        return throw.sample(numbers, throw.randrange(3))
    if name == "gives_picks":
        return [[league.year + throw.randrange(3), 1, team] for _ in range(throw.randrange(2))]
    others: dict[str, Any] = {
        "taker": throw.choice(list(league.teams)), "number": throw.randrange(3), "amount": 5, "reason": "late",
        "games": 2,
        "target": throw.choice(["MLB", "W", "C", "G"]), "slot": throw.choice(["W", "Q", "PR"]), "owner": "computer",
        "given": [[throw.choice(numbers), "PR", 3, "this"]], "coach": [[throw.choice(numbers), throw.choice("PCS")]],
        "die": throw.randrange(8), "game": throw.randrange(12), "score": [throw.randrange(30), throw.randrange(30)],
        "uses": {str(throw.choice(numbers)): throw.randrange(5)}, "injuries": [[throw.choice(numbers), "S", 2]],
        "kicks": throw.choice([[[1, 2, 3], [3, 2, 1]], [[1], [2, 3]], [1, 2, 3], "none"]),
    }  # fmt: skip
    return others[name]


NAMES: dict[str, tuple[str, ...]] = {
    "draft": ("team", "player"), "invite": ("team", "player"), "release": ("team", "players"),
    "retire": ("team", "player"),
    "done": ("team",), "coax": ("team", "player"), "plan": ("team", "coach"), "returns": ("team", "given"),
    "void": ("team", "players"),
    "move": ("team", "player", "target"), "complete": ("team", "player"), "reverse": ("team", "player"),
    "depth": ("team", "slot", "players"), "cut": ("team", "players"), "claim": ("team", "player", "drop"),
    "randomize": ("player",), "award": ("team", "player"),
    "reserve": ("team", "player"), "activate": ("team", "player"),
    "offer": ("giver", "taker", "gives", "takes", "gives_picks"), "accept": ("number",), "withdraw": ("number",),
    "fine": ("team", "amount", "reason"), "suspend": ("player", "games", "reason"),
    "result": ("game", "score", "uses", "injuries", "kicks"),
    "sanction": ("team", "die"), "advance": (), "own": ("team", "owner"), "found": (),
}  # fmt: skip


def test_every_command_at_any_time_is_carried_out_or_refused_with_nothing_changed() -> None:
    throw = random.Random(8)
    charter = charter_of("any", 8, SMALL)
    league = blank_league(charter)
    rows: list[Any] = []

    def give(command: Command) -> None:
        rows.append(write(league, charter, len(rows) + 1, command))

    give(Command("commissioner", "found", {"name": "any", "teams": [list(team) for team in franchises(4)]}))
    counts: Counter[str] = Counter()
    while league.year == 1:
        for _ in range(20):
            name = throw.choice([each for each in NAMES if each != "advance"])
            team = throw.choice(list(league.teams))
            arguments = {each: argument(each, league, throw, team) for each in NAMES[name]}
            command = Command(throw.choice(GIVERS), name, {"name": "x", "teams": []} if name == "found" else arguments)
            before = league_to_json(league)
            try:
                give(command)
                counts["carried out"] += 1
            except Refused as reason:
                assert str(reason).endswith(".")
                assert league_to_json(league) == before, command
                counts["refused"] += 1
        run_computers(league, give, fool.owners())
        if league.phase in (EXHIBITION, GAME_DAYS):
            for command in results(league, 8):
                give(command)
        give(Command("commissioner", "advance", {}))
    assert counts["carried out"] > 20
    assert counts["refused"] > 60
    assert league_to_json(fold(blank_league(charter), charter, rows, verify=True)) == league_to_json(league)


def test_every_command_is_among_them() -> None:
    assert sorted(NAMES) == sorted(COMMANDS)


def test_a_league_comes_back_from_plain_json() -> None:
    import json

    charter = charter_of("any", 9, SMALL)
    league = blank_league(charter)
    write(
        league, charter, 1, Command("commissioner", "found", {"name": "any", "teams": [list(t) for t in franchises(4)]})
    )
    state = json.loads(json.dumps(league_to_json(league)))
    back = restore_league(blank_league(charter), state)
    assert json.loads(json.dumps(league_to_json(back))) == state
    assert back.players == league.players
    assert back.teams == league.teams
    assert [player.id for player in back.everybody()] == [player.id for player in league.everybody()]
