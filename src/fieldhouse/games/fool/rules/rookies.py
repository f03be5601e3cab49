"""12.1 The list of new players, made afresh each year, and the players a league is founded with.

The book leaves the list to the commissioner; shapes and shares are in ``library/fool/rookies.txt``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Final

from fieldhouse.games.fool.charts.class_text import Mould
from fieldhouse.games.fool.dice import HUNDRED, roll_high
from fieldhouse.games.fool.model import ABILITIES, ACTIVE, DRAFTED, IN_CLASS, Kicking, Player, Punting
from fieldhouse.games.fool.player_value import ROSTER_SHAPE, best_value
from fieldhouse.games.fool.positions import KICKER, PUNTER, kicking_parts
from fieldhouse.games.fool.rules.attributes import roll_attribute
from fieldhouse.games.fool.rules.effects import minimum_speed
from fieldhouse.games.fool.rules.maxima import maximum_pass, over_by
from fieldhouse.games.fool.state import League
from fieldhouse.table.dice import Dice, die

FOUNDING_AGES: Final = (22, 23, 23, 24, 24, 25, 25, 26, 26, 27, 27, 28, 28, 29, 30, 31, 32, 33)
FOUNDING_TRIES: Final = 3
"""Each player of a new league is the best of three: he has survived his cuts."""
FULL_SPEED_TO: Final = 26
FOUNDING_LUCK: Final = (25, 20)
"""In percent, how many of them are better and worse than their shape; tuning the rookies does not touch them."""


@cache
def one_of(count: int) -> Dice:
    """A die of as many sides as there are things to choose from."""
    return die(f"one of {count}", range(count))


def pick_one(league: League, things: Sequence[int], label: str) -> int:
    """One of the *things*, rolled, all of them alike; a single one needs no roll."""
    return things[league.table.roll(one_of(len(things)), label)] if len(things) > 1 else things[0]


def rookie_class(league: League) -> None:
    """12.1: the list of new players; how many of each position is fixed, what they are like is rolled."""
    size = league.settings.class_size * len(league.teams)
    for position in class_positions(league, size):
        age = pick_one(league, league.moulds.ages, "age of a new player")
        league.put(new_player(league, position, age))


def class_positions(league: League, size: int) -> list[str]:
    """The positions of a class of *size*, by their shares, the rounding carried on."""
    moulds = league.moulds.moulds
    total = sum(mould.share for mould in moulds.values())
    found: list[str] = []
    reached = 0
    for position, mould in moulds.items():
        reached += mould.share
        found += [position] * (reached * size // total - len(found))
    return found


def new_player(league: League, position: str, age: int, luck: tuple[int, int] | None = None) -> Player:
    """One new player as the list makes them, or with *luck*, the percentages of better and worse men, in its place.

    He has a number, but is yet to be entered in the league. Rolls.
    """
    mould = league.moulds.moulds[position]
    names = league.moulds
    first = names.first_names[league.table.roll(one_of(len(names.first_names)), "first name")]
    last = names.last_names[league.table.roll(one_of(len(names.last_names)), "last name")]
    c, s = mould.shapes[league.table.roll(one_of(len(mould.shapes)), "shape")]
    player = Player(
        league.new_id(), f"{first} {last}", position, age, _pass_value(league, mould, luck is not None), c, s,
        standing=DRAFTED, status=IN_CLASS,
    )  # fmt: skip
    player = _shifted(league, player, mould) if luck is None else _varied(league, player, *luck)
    player = _with_kicks(league, player, mould, luck is None)
    if league.table.roll(HUNDRED, "characteristic") < league.moulds.characteristics:
        player = roll_attribute(league, player, "+" if roll_high(league.table, "good or bad") else "-", only_new=True)
    return player


def _pass_value(league: League, mould: Mould, is_seasoned: bool) -> int:
    """The pass value; a player of a new league has kept his job by it, so that the better of two draws counts.

    Rolls.
    """
    draws = [pick_one(league, mould.passes, "pass value") for _ in range(2 if is_seasoned else 1)]
    return max(draws)


def _varied(league: League, player: Player, better: int, worse: int) -> Player:
    """A point above or below his shape, never above the maxima (12.6). Rolls."""
    if kicking_parts(player.position):
        return player
    die = league.table.roll(HUNDRED, "better or worse")
    if better <= die < 100 - worse:
        return player
    ability = "S" if roll_high(league.table, "C or S") else "C"
    amount = 1 if die < better else -1
    changed = player.with_rating(ability, max(0, player.rating(ability) + amount))
    if over_by(league, changed.c, changed.s):
        return player
    return replace(changed, p=min(changed.p, maximum_pass(league, changed.position)))


def _shifted(league: League, player: Player, mould: Mould) -> Player:
    """What the list adds to each ability of its position, never beyond the maxima (12.6); losses go first. Rolls."""
    if kicking_parts(player.position):
        return player
    amounts = [_amount(league, shift, ability) for shift, ability in zip(mould.shift, ABILITIES, strict=True)]
    for amount, ability in sorted(zip(amounts, ABILITIES, strict=True)):
        changed = player.with_rating(ability, max(0, player.rating(ability) + amount))
        if amount <= 0 or not over_by(league, changed.c, changed.s):
            player = changed
    return replace(player, p=min(player.p, maximum_pass(league, player.position)))


def _amount(league: League, shift: int, what: str) -> int:
    """Hundredths as a whole number: -130 takes one away, and one more from three in ten. Rolls."""
    whole, part = divmod(shift, 100)
    return whole + (part > 0 and league.table.roll(HUNDRED, f"shift of {what}") < part)


def _with_kicks(league: League, player: Player, mould: Mould, is_new: bool) -> Player:
    """A kicker or punter with his numbers from the mould; anybody else as he is. Rolls."""
    if player.position not in (KICKER, PUNTER):
        return player
    numbers = [pick_one(league, things, "kicking") for things in (mould.distance, mould.first, mould.second)]
    if is_new:
        amounts = [_amount(league, shift, "kicking") for shift in mould.shift]
        numbers = [max(0, number + amount) for number, amount in zip(numbers, amounts, strict=True)]
    if player.position == KICKER:
        return replace(player, kicking=Kicking(*numbers))
    return replace(player, punting=Punting(*numbers))


def founding_rosters(
    league: League, shape: Mapping[str, int] = ROSTER_SHAPE, ages: Sequence[int] = FOUNDING_AGES
) -> None:
    """Every team of a new league begins with a roster of all ages. Rolls."""
    for team in league.teams:
        for position, count in shape.items():
            for _ in range(count):
                age = pick_one(league, ages, "age")
                tried = [new_player(league, position, age, FOUNDING_LUCK) for _ in range(FOUNDING_TRIES)]
                player = _aged(league, max(tried, key=best_value))
                seasons = max(1, age - 22)
                league.put(
                    replace(
                        player, team=team, status=ACTIVE, standing="first" if age < 23 else "veteran", seasons=seasons,
                        thirds=tuple((role, 18) for role in player.roles()), last_team=team, was_active=True,
                    )
                )  # fmt: skip


def _aged(league: League, player: Player) -> Player:
    """Years make men slower and stronger, as the change tables would have: half of those over 26. Rolls."""
    if player.age <= FULL_SPEED_TO or kicking_parts(player.position) or not roll_high(league.table, "years"):
        return player
    heavier = replace(player, c=player.c + 1, s=player.s - 1)
    is_possible = heavier.s >= minimum_speed(league, player.position) and not over_by(league, heavier.c, heavier.s)
    return heavier if is_possible else player
