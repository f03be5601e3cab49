"""Every command of the league by its name: who may give it is the rule's own business."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from fieldhouse.games.fool import founding
from fieldhouse.games.fool.arguments import check_kinds, check_names, kinds_of
from fieldhouse.games.fool.franchise import Plan
from fieldhouse.games.fool.rules import calendar, cuts, draft, free_agents, orders, results, trades, unwanted
from fieldhouse.games.fool.state import League, Refused
from fieldhouse.table.plain_json import Fields

COMMANDS: Final[dict[str, Callable[..., None]]] = {
    "found": founding.found,
    "own": founding.own,
    "advance": calendar.advance,
    "draft": draft.draft,
    "invite": free_agents.invite,
    "release": free_agents.release,
    "retire": free_agents.retire,
    "done": free_agents.camp_roster_done,
    "coax": free_agents.coax,
    "plan": orders.plan,
    "void": unwanted.void,
    "returns": orders.returns,
    "move": orders.move,
    "complete": orders.complete,
    "reverse": orders.reverse,
    "depth": orders.depth,
    "cut": cuts.cut,
    "claim": cuts.claim,
    "randomize": cuts.randomize,
    "award": cuts.award,
    "reserve": cuts.reserve,
    "activate": cuts.activate,
    "offer": trades.offer,
    "accept": trades.accept,
    "withdraw": trades.withdraw,
    "fine": trades.fine,
    "suspend": trades.suspend,
    "sanction": trades.sanction,
    "result": results.result,
}
RULES_VERSION: Final = 1
"""Raised when rules change so that a ledger would come to something else; each of its rows says by which it was given.
"""
OLDER_COMMANDS: Final[dict[int, Mapping[str, Callable[..., None]]]] = {}
"""Of each version before, those commands whose rules were others then: rows of that version are carried out by them."""
SECRET: Final = ("plan", "claim")
"""Commands that other owners do not see before the day is over."""

CHECKED_BY_RULE: Final = ("result",)
"""Commands whose rule looks at every value itself, and says by which rule it is wrong."""


def kinds(name: str) -> dict[str, object]:
    """What each argument of a command is, by its rule's own signature; a camp plan's parts are those of ``Plan``;
    nothing for a name that is no command."""
    rule = COMMANDS.get(name)
    return (kinds_of(rule) if rule else {}) | (kinds_of(Plan) if name == "plan" else {})


class Command(NamedTuple):
    """Who, what, and with which arguments, all of them plain JSON."""

    by: str
    name: str
    arguments: Fields


def commands_at(version: int) -> Mapping[str, Callable[..., None]]:
    """All commands by the rules of a version. Refused if these are not kept here."""
    if version != RULES_VERSION and version not in OLDER_COMMANDS:
        known = ", ".join(map(str, (*OLDER_COMMANDS, RULES_VERSION)))
        raise Refused(f"This was commanded by version {version} of the rules of FOOL; here is version {known}.")
    return {**COMMANDS, **OLDER_COMMANDS.get(version, {})}


def apply(league: League, command: Command, version: int = RULES_VERSION) -> None:
    """Carry out a command: *league* changes, and what the rule rolls, draws or shuffles (``advance`` and ``found`` do,
    and others) comes from its table. By today's rules, or those of an older *version*.

    What the rules do not allow is ``Refused`` before anything is rolled or changed. Only a table of the league that is
    at fault can be refused in the midst of its dice: ``OpenLeague.give`` then takes all of it back.
    """
    rule = commands_at(version).get(command.name)
    if rule is None:
        raise Refused(f"There is no command {command.name!r}; there are {', '.join(COMMANDS)}.")
    check_names(command.name, rule, command.arguments)
    if command.name not in CHECKED_BY_RULE:
        check_kinds(f"The command {command.name!r}", kinds_of(rule), command.arguments)
    rule(league, command.by, **command.arguments)
