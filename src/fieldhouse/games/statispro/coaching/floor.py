"""Who should be on the floor now: the plan's five, less those who had better sit; with the game decided, the others."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.statispro import menu
from fieldhouse.games.statispro.coaching.rotation import VARIANTS, Plan, arrange, can_stand, make_plan
from fieldhouse.games.statispro.coaching.tempo import LAST_QUARTER, is_decided
from fieldhouse.games.statispro.man import ABSENT, Man
from fieldhouse.games.statispro.menu import PAIRS
from fieldhouse.games.statispro.model import FIVE, NOBODY
from fieldhouse.games.statispro.side import MOST_FIVES
from fieldhouse.games.statispro.state import Game
from fieldhouse.table.seat import Seat

PAIR_OF: Final = {pair: index for index, pair in enumerate(PAIRS)}
OVERTIME_PLAN: Final = 11
STAY: Final[tuple[int, int]] = (menu.GO, 0)
FIRST_FOULS: Final = 2
"""Personal fouls that sit a man down in the first quarter; one more in every quarter after it."""


def change(game: Game, seat: Seat) -> tuple[int, int]:
    """One step from the five on the floor towards the five that should be there: what, and who.

    The five is remembered in the game.
    """
    five, wanted = game.floor[seat], wanted_men(game, seat)
    return STAY if five == wanted else step_towards(wanted, five)


def step_towards(wanted: list[Man], five: list[Man]) -> tuple[int, int]:
    """One step, what and who: a man who is not wanted goes; if all are, two of them change places. *five* is not yet as
    wanted."""
    misplaced = NOBODY
    for position, man in enumerate(five):
        enters = wanted[position]
        if man is enters:
            continue
        if man not in wanted:
            if enters in five:
                enters = missing(wanted, five)
            return menu.SUBSTITUTE, position * menu.ROSTER + enters.index
        if misplaced == NOBODY:
            misplaced = position
    return menu.SWAP, PAIR_OF[misplaced, five.index(wanted[misplaced])]


def missing(wanted: list[Man], five: list[Man]) -> Man:
    """The first who is wanted and not on the floor."""
    return next(man for man in wanted if man not in five)


def wanted_men(game: Game, seat: Seat) -> list[Man]:
    """The men of ``wanted_five``, thought out once for a rest period and kept in the game, unless something happens to
    one of them."""
    period = game.period
    moment = 10 * period + game.rests
    if is_decided(game, seat):
        moment = -moment
    thought = game.wanted[seat]
    if thought is not None and thought[0] == moment:
        return thought[1]
    five = men_of(game.men[seat], wanted_five(game, seat))
    game.wanted[seat] = moment, five
    return five


def men_of(men: list[Man], five: tuple[int, ...]) -> list[Man]:
    """The men of these indexes, in their order."""
    return [men[index] for index in five]


def wanted_five(game: Game, seat: Seat) -> tuple[int, ...]:
    """The plan's five for this rest period, or those who replace them; the side remembers plans and replacements."""
    side, period, men = game.sides[seat], game.period, game.men[seat]
    plan = side.plans.get(game.variant[seat]) or plan_of(game, seat)
    most = foul_trouble(game)
    if period > LAST_QUARTER:
        wanted, empties = plan[OVERTIME_PLAN], False
    else:
        wanted = plan[3 * period - 3 + (game.rests if game.rests > 0 else 0)]
        empties = is_decided(game, seat)
    if not empties:
        for index in wanted:
            man = men[index]
            if man.must_rest or man.out or man.fouls >= most:
                break
        else:
            return wanted
    return replaced(game, seat, wanted, most, empties)


def foul_trouble(game: Game) -> int:
    """With so many a man sits: two in the first quarter, three, four, then one short of the limit until 3:00."""
    limit = game.rules.personal_limit
    if game.period > LAST_QUARTER or (game.period == LAST_QUARTER and game.rests > 1):
        return limit
    return min(FIRST_FOULS + game.period - 1, limit - 1)


def replaced(game: Game, seat: Seat, wanted: tuple[int, ...], most: int, empties: bool) -> tuple[int, ...]:
    """The wanted five with others for those who must sit, or had better, with *most* fouls and more; if it *empties*,
    the bench comes in. Remembered by the side for the same men.
    """
    side, men = game.sides[seat], game.men[seat]
    sitting = [man.index for man in men if man.must_rest or man.out or man.fouls >= most]
    key = (wanted, empties, len(men), tuple(sitting), tuple([man.index for man in men if man.out]))
    fives = side.fives
    five = fives.get(key)
    if five is None:
        if len(fives) >= MOST_FIVES:
            fives.clear()
        five = fives[key] = five_without(
            game, seat, emptied(game, seat, wanted, sitting) if empties else wanted, sitting
        )
    return five or tuple([man.index for man in game.floor[seat]])


def plan_of(game: Game, seat: Seat) -> Plan:
    """This game's rotation: one of the side's plans, made when it is first wanted and kept in the side."""
    plans, variant = game.sides[seat].plans, game.variant[seat]
    plan = plans.get(variant)
    if plan is None:
        plan = plans[variant] = make_plan(game.men[seat][: len(game.sides[seat].players)], variant % VARIANTS)
    return plan


def emptied(game: Game, seat: Seat, wanted: tuple[int, ...], sitting: list[int]) -> tuple[int, ...]:
    """The bench empties: those who play least come in for those who play most, as far as there are any."""
    men = game.men[seat]
    bench = [man for man in men if man.can_play and man.index not in wanted and man.index not in sitting]
    bench.sort(key=lambda man: (man.card.minutes, -man.index))
    five = list(wanted)
    for index, man in zip(sorted(wanted, key=lambda index: -men[index].card.minutes), bench, strict=False):
        if man.card.minutes < men[index].card.minutes:
            five[five.index(index)] = man.index
    return tuple(five)


def five_without(game: Game, seat: Seat, wanted: tuple[int, ...], sitting: list[int]) -> tuple[int, ...]:
    """Those who are wanted and may play, and for the rest whoever plays most and fits; nobody if there are not five."""
    men = game.men[seat]
    chosen: list[int] = []
    bench = sorted((man.index for man in men if man.out != ABSENT), key=lambda index: -men[index].card.minutes)
    order = [index for index in (*wanted, *bench) if index not in sitting]
    order += [index for index in bench if index in sitting and men[index].can_play]
    for index in order:
        if len(chosen) < len(FIVE) and index not in chosen and can_stand(men, [*chosen, index]):
            chosen.append(index)
    chosen += [index for index in dict.fromkeys(order) if index not in chosen][: len(FIVE) - len(chosen)]
    return arrange(men, chosen) if len(chosen) == len(FIVE) else ()
