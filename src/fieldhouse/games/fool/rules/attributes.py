"""12.8 Special characteristics: who may have which, the '+' and '-' tables, and how they are lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from fieldhouse.games.fool.charts.effects import ANY_BAD, ANY_GOOD, ATTRIBUTE, COACHED, REMOVE, Step
from fieldhouse.games.fool.dice import D6, roll_high
from fieldhouse.games.fool.franchise import Plan
from fieldhouse.games.fool.model import ATTRIBUTE_NAMES, BAD, GOOD, IN_CLASS, Player
from fieldhouse.games.fool.positions import BACKS, QUARTERBACK, RECEIVERS, is_lineman, is_on_offense, parts
from fieldhouse.games.fool.state import League

HANDLERS: Final = (QUARTERBACK, *BACKS, *RECEIVERS)
"""12.7.2: who can fumble."""
NO_PLAN = Plan()
ONLY_QUARTERBACKS = ("3r", "+arm", "-arm", "st")
OPPOSITES = {"m": "im", "r": "#", "gc": "pc", "+arm": "-arm", "$": "c"}
OPPOSITES |= {bad: good for good, bad in OPPOSITES.items()}


def is_returner(league: League, player: Player) -> bool:
    """12.3.1: he has returned kicks, or trains for it in this camp."""
    plan = league.teams[player.team].plan if player.team in league.teams else Plan()
    return any(skill.level or skill.season or skill.before for skill in player.skills) or any(
        number == player.id for number, *_ in plan.returns
    )


def is_appropriate(league: League, player: Player, mark: str, position: str = "") -> bool:
    """12.3.1, 12.8: the characteristic makes sense at the player's position."""
    position = position or player.position
    if mark in ONLY_QUARTERBACKS:
        return QUARTERBACK in parts(position)
    if mark in ("$", "c"):
        return not is_lineman(position)
    if mark == "f":
        return (is_on_offense(position) and not is_lineman(position)) or is_returner(league, player)
    return True


def fitting(league: League, player: Player, mark: str, position: str = "") -> str:
    """12.8: what he gets instead of a characteristic that does not fit: '!' for f, ^ or m for $, im or o for c.

    Empty for any other. Rolls.
    """
    if is_appropriate(league, player, mark, position):
        return mark
    if mark == "f":
        return "!"
    if mark == "$":
        return "m" if roll_high(league.table, "^ or m") else "^"
    if mark == "c":
        return "o" if roll_high(league.table, "im or o") else "im"
    return ""


def with_attribute(league: League, player: Player, mark: str, position: str = "") -> Player:
    """12.8: the player acquires a characteristic; its opposite goes instead, if he has that. Rolls."""
    mark = fitting(league, player, mark, position)
    if not mark or mark in player.attributes:
        return player
    opposite = OPPOSITES.get(mark)
    if opposite in player.attributes:
        return lost(league, player, opposite)
    if player.status != IN_CLASS:  # whoever is new to the league has it from the start: the list says so (12.1)
        league.note(f"{player.called}: {mark} ({ATTRIBUTE_NAMES[mark]})")
    return replace(player, attributes=(*player.attributes, mark))


def without(player: Player, mark: str) -> Player:
    """He without that characteristic."""
    return replace(player, attributes=tuple(each for each in player.attributes if each != mark))


def lost(league: League, player: Player, mark: str) -> Player:
    """12.3.1: a characteristic is removed, and everybody is told (12.2)."""
    league.note(f"{player.called}: no longer {mark} ({ATTRIBUTE_NAMES[mark]})")
    return without(player, mark)


def first_to_go(player: Player, marks: Sequence[str], plan: Plan) -> str:
    """12.3.1: of several that could go the coach chooses, by his plan; else the one that the roster shows first."""
    return next(iter(in_order(player, marks, plan)), "")


def in_order(player: Player, marks: Sequence[str], plan: Plan) -> list[str]:
    """Those of *marks* that a player has, in the order in which his coach would see them go."""
    held = [mark for mark in player.attributes if mark in marks]
    chosen = [mark for number, mark in plan.lose if number == player.id and mark in held]
    return list(dict.fromkeys([*chosen, *held]))


def special(
    league: League, player: Player, sign: str, plan: Plan, position: str = "", may_choose: bool = False
) -> Player:
    """12.3.1 '+&' and '-&': remove a characteristic of the other sign, or roll for one of this: the coach's choice.

    *may_choose*: in a camp of fundamentals (12.7.2) half of the new ones are his choice too.
    """
    going = first_to_go(player, BAD if sign == "+" else GOOD, plan)
    if going and player.id not in (plan.roll_plus if sign == "+" else plan.roll_minus):
        return lost(league, player, going)
    if may_choose and league.table.roll(D6, "choose or roll") <= 3:
        return chosen(league, player, sign, plan)
    return roll_attribute(league, player, sign, position, plan=plan)


def chosen(league: League, player: Player, sign: str, plan: Plan) -> Player:
    """12.7.2: after a camp of fundamentals the coach chooses half of the time; 'f' only for Q, E and B types. Rolls."""
    can_fumble = any(part in HANDLERS for part in parts(player.position))
    for mark in (*plan.wishes, *(GOOD if sign == "+" else BAD)):
        fits = mark in (GOOD if sign == "+" else BAD) and is_appropriate(league, player, mark)
        if fits and mark not in player.attributes and mark not in ("ll",) and (mark != "f" or can_fumble):
            return with_attribute(league, player, mark)
    return player


def roll_attribute(
    league: League, player: Player, sign: str, position: str = "", only_new: bool = False, plan: Plan = NO_PLAN
) -> Player:  # fmt: skip
    """12.8: the '+' or '-' table; what is inappropriate is rolled again, and so is a removal of nothing (unless the
    league has it otherwise), for *only_new* any removal."""
    position = position or player.position
    column = league.tables.characteristics[f"Q{sign}" if QUARTERBACK in parts(position) else sign]
    while True:
        cell = league.tables.cells[league.table.look(column, D6, f"characteristic {sign}")]
        step = cell[roll_high(league.table, "low or high") if len(cell) > 1 else 0][0]
        if step.kind == REMOVE:
            if only_new:
                continue
            found = to_remove(player, step.name, plan)
            if found:
                return lost(league, player, found)
            if league.settings.reroll_removal:
                continue
            return player
        if fits_at_all(league, player, step, position):
            return with_attribute(league, player, step.name, position)


def fits_at_all(league: League, player: Player, step: Step, position: str) -> bool:
    """What has neither a place nor a substitute here is rolled again; 12.3.1 itself knows no substitutes."""
    assert step.kind == ATTRIBUTE
    has_substitute = step.name not in ONLY_QUARTERBACKS and not league.settings.reroll_inappropriate
    return has_substitute or is_appropriate(league, player, step.name, position)


def to_remove(player: Player, name: str, plan: Plan) -> str:
    """The characteristic that an 'rm' takes away, if he has it."""
    if name == ANY_BAD:
        return first_to_go(player, BAD, plan)
    if name == ANY_GOOD:
        return first_to_go(player, GOOD, plan)
    return name if name != COACHED and name in player.attributes else ""
