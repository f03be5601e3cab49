"""12.3.1 How a change comes out: abilities, +C-S, changes by position, kickers, characteristics."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from fieldhouse.games.fool.charts.effects import (
    ABILITY,
    ATTRIBUTE,
    LETTER,
    PASS_VALUE,
    PERCENT,
    RANDOM_BAD,
    REMOVE,
    RETIRE,
    SPECIAL,
    Cell,
    Effect,
    Step,
    is_trade_of,
)
from fieldhouse.games.fool.dice import D6, roll_high
from fieldhouse.games.fool.franchise import Plan
from fieldhouse.games.fool.model import BAD, CONDITIONING, FUNDAMENTALS, GOOD, RETIRED, Player, Swap
from fieldhouse.games.fool.positions import (
    KICKER,
    LINEMEN,
    PUNTER,
    field_parts,
    is_despecialization,
    is_on_defense,
    is_specialization,
    parts,
)
from fieldhouse.games.fool.rules.attributes import roll_attribute, special, to_remove, with_attribute, without
from fieldhouse.games.fool.rules.maxima import enhanced
from fieldhouse.games.fool.state import League
from fieldhouse.table.dice import Column


class Orders(NamedTuple):
    """What a change is rolled under: the role it is for, the position he changes to, the coach's orders."""

    role: str
    target: str = ""
    plan: Plan = Plan()
    in_camp: bool = True
    limits: str = ""
    """12.6: the position whose maxima hold, if it is not his own: the one that he changes to in the same camp."""
    start: tuple[int, int] | None = None
    """12.6: his C-S before a change that takes something first."""


def orders_of(league: League, player: Player, role: str = "", target: str = "", in_camp: bool = True) -> Orders:
    """The orders for *player*; a free agent has no coach whose plan could matter."""
    has_team = player.team in league.teams
    plan = league.teams[player.team].plan if has_team else Plan()
    planned = next((new for number, new in plan.move if number == player.id), "") if in_camp else ""
    return Orders(role or player.roles()[0], target, plan, in_camp and has_team, target or planned)


def changed(league: League, player: Player, column: Column, label: str, orders: Orders) -> Player:
    """12.3.1: roll on a column, and carry out what it says."""
    cell = league.tables.cells[league.table.look(column, D6, label)]
    return happen(league, player, effect_of(league, cell), orders)


def effect_of(league: League, cell: Cell) -> Effect:
    """12.3.1: X/Y is decided by one more die."""
    return cell[roll_high(league.table, "low or high")] if len(cell) > 1 else cell[0]


def happen(league: League, player: Player, effect: Effect, orders: Orders) -> Player:
    """12.3.1: carry out an effect. Rolls."""
    if is_trade_of(effect, "C", "S"):
        return contact_for_speed(league, player, orders)
    if _is_trade(effect):
        return _traded(league, player, effect, orders)
    for step in effect:
        player = happens(league, player, step, orders)
    return player


def happens(league: League, player: Player, step: Step, orders: Orders) -> Player:
    """12.3.1: carry out one step of an effect. Rolls."""
    if step.kind == LETTER:
        cell = league.tables.cells[league.table.look(league.tables.letters[step.name], D6, f"change {step.name}")]
        return happen(league, player, effect_of(league, cell), orders)
    if step.kind == ABILITY:
        return ability_changed(league, player, step.name, step.amount, orders)
    if step.kind == PASS_VALUE:
        return replace(player, p=step.amount)
    if step.kind == PERCENT:
        return by_position(league, player, step.name, orders)
    if step.kind == SPECIAL:
        if step.name == RANDOM_BAD:
            return roll_attribute(league, player, "-", orders.target, only_new=True)
        may_choose = orders.in_camp and emphasis_of(league, player) == FUNDAMENTALS
        return special(league, player, step.name, orders.plan, orders.target if step.name == "+" else "", may_choose)
    if step.kind == ATTRIBUTE:
        return with_attribute(league, player, _on_defense(league, step.name, orders), orders.target)
    if step.kind == REMOVE:
        return without(player, to_remove(player, step.name, orders.plan))
    assert step.kind == RETIRE
    league.note(f"{player.called} retires at {player.age} (12.8)")
    return replace(player, status=RETIRED)


def _on_defense(league: League, mark: str, orders: Orders) -> str:
    """12.8: for players going to defense, f is one more die: high '!', low 'o'."""
    if mark == "f" and orders.target and is_on_defense(orders.target):
        return "!" if roll_high(league.table, "! or o") else "o"
    return mark


def _is_trade(effect: Effect) -> bool:
    """Does it give one ability for another?"""
    return len(effect) == 2 and all(step.kind == ABILITY for step in effect) and effect[0].amount * effect[1].amount < 0


def _traded(league: League, player: Player, effect: Effect, orders: Orders) -> Player:
    """An effect +X-Y other than +C-S: both halves, or neither if there is nothing left of Y. Rolls."""
    down = next(step for step in effect if step.amount < 0)
    if orders.role not in (KICKER, PUNTER) and player.rating(down.name) == 0:
        return player
    orders = orders._replace(start=(player.c, player.s))
    for step in sorted(effect, key=lambda step: step.amount):
        player = ability_changed(league, player, step.name, step.amount, orders)
    return player


def minimum_speed(league: League, position: str) -> int:
    """12.3.1: the speed below which +C-S does not bring a player; of two positions, the higher."""
    speeds = league.tables.minimum_speed
    return max((speeds.get(part, league.tables.other_minimum) for part in field_parts(position)), default=0)


def contact_for_speed(league: League, player: Player, orders: Orders) -> Player:
    """12.3.1 +C-S: ignored below the minimum speed and after conditioning; in camp the coach has yet to judge it.

    Rolls.
    """
    if orders.role in (KICKER, PUNTER):
        return _traded(league, player, (Step(ABILITY, "C", 1), Step(ABILITY, "S", -1)), orders)
    if orders.in_camp and emphasis_of(league, player) == CONDITIONING:
        return player
    if player.s - 1 < minimum_speed(league, orders.target or player.position):
        return player
    slower = player.with_rating("S", player.s - 1)
    heavier = enhanced(league, slower, "C", player.c + 1, orders.limits, (player.c, player.s))
    if heavier.c <= player.c:
        return player
    if not orders.in_camp or orders.target:
        return heavier
    is_trial = "C" in heavier.trials and "C" not in player.trials
    swap = Swap(heavier.c - player.c, player.s - heavier.s, is_trial)
    return replace(heavier, traded=(*player.traded, swap))


def emphasis_of(league: League, player: Player) -> str:
    """What his team's camp is about; empty for a free agent."""
    return league.teams[player.team].emphasis if player.team in league.teams else ""


def ability_changed(league: League, player: Player, ability: str, amount: int, orders: Orders) -> Player:
    """12.3.1: an ability goes up within the maxima (12.6), or down; a change to less than zero is ignored. Rolls."""
    if orders.role in (KICKER, PUNTER):
        return kick_changed(league, player, ability, amount, orders.role)
    if amount > 0:
        return enhanced(league, player, ability, player.rating(ability) + amount, orders.limits, orders.start)
    may_choose = orders.in_camp and player.c > 0 and player.id not in orders.plan.slower
    if ability == "S" and may_choose and emphasis_of(league, player) == CONDITIONING:
        if league.table.roll(D6, "-C instead of -S") <= league.settings.conditioning_die:
            ability = "C"
    value = player.rating(ability) + amount
    return player.with_rating(ability, value) if value >= 0 else player


def kick_changed(league: League, player: Player, ability: str, amount: int, role: str) -> Player:
    """12.8: what an ability change is for a kicker or a punter."""
    effects = league.tables.kickers if role == KICKER else league.tables.punters
    name, by = effects[f"{'+' if amount > 0 else '-'}{ability}"]
    kick, punt = player.kicking, player.punting
    if role == KICKER and kick is not None and getattr(kick, name) + by >= 0:
        return replace(player, kicking=kick._replace(**{name: getattr(kick, name) + by}))
    if role == PUNTER and punt is not None and getattr(punt, name) + by >= 0:
        return replace(player, punting=punt._replace(**{name: getattr(punt, name) + by}))
    return player


def by_position(league: League, player: Player, sign: str, orders: Orders) -> Player:
    """12.8 '%': P on the position's number or above, else C. Good ones go by the new position, bad ones by the old.

    Rolls.
    """
    position = orders.role
    if orders.target:
        position = orders.target if sign == "+" else player.position
    held = [part for part in parts(position) if part in league.tables.percent]
    from_die = min(league.tables.percent[part] for part in held)
    ability = "P" if league.table.roll(D6, "change by position") >= from_die else "C"
    return ability_changed(league, player, ability, 1 if sign == "+" else -1, orders)


def is_worse(before: Player, after: Player) -> bool:
    """12.3.3: the change was unfavorable: abilities, marks and kicks added up are worth less, or he retires."""
    return _value(after) < _value(before) or after.status == RETIRED


def is_better(before: Player, after: Player) -> bool:
    """Has the change made him worth more?"""
    return _value(after) > _value(before)


def _value(player: Player) -> int:
    """What he is worth in this rule's eyes: more after a change is an improvement."""
    kick = player.kicking
    punt = player.punting
    kicks = (kick.distance - kick.blocked - kick.missed if kick else 0) + (
        punt.distance + punt.control - punt.block if punt else 0
    )
    marks: Sequence[str] = player.attributes
    return (
        2 * (player.p + player.c + player.s)
        + kicks
        + sum(mark in GOOD for mark in marks)
        - sum(mark in BAD for mark in marks)
    )


def loses_pass_value(old: str, new: str) -> bool:
    """12.8: moves to the offensive or defensive line lose all pass value; a lineman who only specializes does not."""
    stays = is_specialization(old, new) or is_despecialization(old, new)
    return all(part in LINEMEN for part in parts(new)) and not stays
