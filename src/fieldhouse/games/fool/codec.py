"""The league as plain JSON, and back: for snapshots, which only save the time of folding the ledger."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from fieldhouse.games.fool.franchise import Claim, Deal, Fixture, Franchise, Pick, Plan
from fieldhouse.games.fool.model import CareerSeason, Injury, Kicking, Moved, Moving, Player, Punting, Skill, Swap
from fieldhouse.games.fool.state import League
from fieldhouse.table.question import Json
from fieldhouse.table.rest import frozen

PLAYER_FIELDS: Final = tuple(each.name for each in fields(Player))
TEAM_FIELDS: Final = tuple(each.name for each in fields(Franchise))
PLAN_FIELDS: Final = tuple(each.name for each in fields(Plan))
COPIED: Final = ("done", "honours", "first_years")
PLAIN_FIELDS: Final = ("name", "year", "season", "phase", "step", "stage", "day", "next_id", "next_deal", "settled")
BY_NUMBER: Final = ("released", "adjusted", "lots")
RECORDS: Final[dict[str, Any]] = {
    "kicking": Kicking, "punting": Punting, "injury": Injury, "moving": Moving, "moved": Moved,
}  # fmt: skip
LISTS: Final[dict[str, Any]] = {"picks": Pick, "deals": Deal, "claims": Claim, "fixtures": Fixture}
FORM: Final = [
    " ".join(names)
    for names in (
        PLAYER_FIELDS, TEAM_FIELDS, PLAN_FIELDS, PLAIN_FIELDS, COPIED, BY_NUMBER,
        *(record._fields for record in (*RECORDS.values(), *LISTS.values(), Skill, Swap, CareerSeason)),
    )
]  # fmt: skip
"""What a league is written down as; one of another form cannot be read back, only folded anew."""


def league_to_json(league: League) -> Json:
    """All that is true of the league today, but for what it was founded with: settings and tables."""
    return {
        "form": FORM,
        **{name: getattr(league, name) for name in PLAIN_FIELDS},
        **{name: list(getattr(league, name)) for name in COPIED},
        **{name: {str(key): value for key, value in getattr(league, name).items()} for name in BY_NUMBER},
        **{name: [list(each) for each in getattr(league, name)] for name in (*LISTS, "drafted")},
        "teams": [_team_to_json(team) for team in league.teams.values()],
        "players": [_player_to_json(player) for player in league.players.values()],
        "gone": [_player_to_json(player) for player in league.gone.values()],
        "rosters": {team: list(numbers) for team, numbers in league.rosters.items()},
    }


def is_of_this_form(state: Json) -> bool:
    """Whether *state* was written by a program that knew the same records."""
    return bool(state.get("form") == FORM)


def restore_league(league: League, state: Json) -> League:
    """Make a blank *league* what *state* says."""
    for name in PLAIN_FIELDS:
        setattr(league, name, state[name])
    for name in COPIED:
        setattr(league, name, list(state[name]))
    for name in BY_NUMBER:
        setattr(league, name, {int(key): value for key, value in state[name].items()})
    for name, record in LISTS.items():
        setattr(league, name, [record(*map(frozen, each)) for each in state[name]])
    league.drafted = [(number, team, player) for number, team, player in state["drafted"]]
    for each in state["teams"]:
        team = _team_from_json(each)
        league.teams[team.code] = team
    for each in state["players"]:
        player = _player_from_json(each)
        league.players[player.id] = player
    league.gone = {player.id: player for player in map(_player_from_json, state["gone"])}
    league.rosters = {team: dict.fromkeys(numbers) for team, numbers in state["rosters"].items()}
    return league


def _player_to_json(player: Player) -> Json:
    """A list in the order of ``PLAYER_FIELDS``: leagues have thousands of players."""
    return [getattr(player, name) for name in PLAYER_FIELDS]


def _player_from_json(values: Json) -> Player:
    """A player as ``_player_to_json`` wrote him."""
    found = dict(zip(PLAYER_FIELDS, map(frozen, values), strict=True))
    for name, record in RECORDS.items():
        if found[name] is not None:
            found[name] = record(*found[name])
    found["traded"] = tuple(Swap(*each) for each in found["traded"])
    found["skills"] = tuple(Skill(*each) for each in found["skills"])
    found["career"] = tuple(CareerSeason(*each) for each in found["career"])
    return Player(**found)


def _team_to_json(team: Franchise) -> Json:
    """Its fields by name, with its plan inside."""
    values = {name: getattr(team, name) for name in TEAM_FIELDS}
    return values | {"plan": {name: getattr(team.plan, name) for name in PLAN_FIELDS}}


def _team_from_json(values: Json) -> Franchise:
    """A franchise as ``_team_to_json`` wrote it."""
    plan = Plan(**{name: frozen(value) for name, value in values["plan"].items()})
    return Franchise(**{name: frozen(value) for name, value in values.items()} | {"plan": plan})
