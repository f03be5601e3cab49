"""12.7 Special focus training camps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from fieldhouse.games.fool.franchise import Franchise, Plan
from fieldhouse.games.fool.model import COACHED, CONDITIONING, EMPHASES, FUNDAMENTALS, GAME_PLAN, SPECIAL_TEAMS, Player
from fieldhouse.games.fool.rules.attributes import in_order
from fieldhouse.games.fool.rules.coaching import POORER, coached
from fieldhouse.games.fool.state import League, Refused

FUNDAMENTAL_FAULTS = ("o", "!", "im", "-arm", "ll", "f")
"""12.7.2: 'pc' and '#' are not among them."""
MOST_COACHINGS, MOST_FOR_ONE = 3, 2


def check_emphasis(league: League, plan: Plan) -> None:
    """12.7: an emphasis costs all coaching and changes of position; conditioning still coaches speed (12.7.1)."""
    if not plan.emphasis:
        return
    if plan.emphasis not in EMPHASES:
        raise Refused(f"Rule 12.7: there is no camp of {plan.emphasis!r}; there are {', '.join(EMPHASES)}.")
    coached_for = {what for _, what in plan.coach} - ({"S"} if plan.emphasis == CONDITIONING else set())
    if plan.move or coached_for:
        raise Refused(f"Rule 12.7: a camp of {plan.emphasis} gives up all coaching and changes of position.")


DRILLED = {CONDITIONING: ("pc",), FUNDAMENTALS: FUNDAMENTAL_FAULTS}
"""12.7.1, 12.7.2: the marks that are coached away without being asked for."""
SECTIONS = {CONDITIONING: "12.7.1", FUNDAMENTALS: "12.7.2"}


def check_drill(player: Player, emphasis: str) -> None:
    """12.7.1, 12.7.2: whoever must be coached out of a fault trains for nothing else (12.3.5)."""
    faults = [mark for mark in player.attributes if mark in DRILLED.get(emphasis, ())]
    if faults:
        raise Refused(
            f"Rule {SECTIONS[emphasis]}: a camp of {emphasis} coaches {player.name} out of '{faults[0]}', "
            "and he can train for nothing else."
        )


def conditioned(league: League, player: Player, plan: Plan) -> Player:
    """12.7.1: a 'pc' player is coached to lose it, twice unless he is to be spared. Rolls."""
    times = 1 if player.id in plan.once else 2
    for _ in range(times):
        if "pc" in player.attributes:
            player = replace(coached(league, player, "pc", POORER), regimen=COACHED)
    return player


def drilled(league: League, player: Player, plan: Plan) -> Player:
    """12.7.2: one fault is coached twice; of several, three coachings in all, none for more than two.

    The coach says which comes first; what is left over when a fault is gone goes to the next. Rolls.
    """
    faults = in_order(player, FUNDAMENTAL_FAULTS, plan)
    left = MOST_FOR_ONE if len(faults) == 1 else MOST_COACHINGS
    for fault in faults * MOST_FOR_ONE:
        if left and fault in player.attributes:
            player = replace(coached(league, player, fault, POORER), regimen=COACHED)
            left -= 1
    return player


DRILLS: dict[str, Callable[[League, Player, Plan], Player]] = {CONDITIONING: conditioned, FUNDAMENTALS: drilled}


def drill(league: League, player: Player, plan: Plan) -> Player:
    """12.7: what the emphasis does to a player in camp, unless he spends it recovering (12.3.2). Rolls."""
    if player.lingering or plan.emphasis not in DRILLS:
        return player
    return DRILLS[plan.emphasis](league, player, plan)


def benefit_of(player: Player, emphasis: str) -> str:
    """12.7: what stays with a player who went through the camp, as long as he stays; conditioning is lost on 'pc'."""
    if emphasis == CONDITIONING and "pc" in player.attributes:
        return ""
    return emphasis if emphasis in (CONDITIONING, SPECIAL_TEAMS) else ""


# What they do all season


def tiredness_bonus(player: Player) -> int:
    """12.7.1: +1 on tiredness rolls."""
    return int(player.benefit == CONDITIONING)


def squad_bonus(team: Franchise) -> int:
    """12.7.3: +1 on C and S of each kickoff and punt squad, and on blocks of field goals."""
    return int(team.emphasis == SPECIAL_TEAMS)


def block_bonus(player: Player) -> int:
    """12.7.3: an extra +1 on punt blocks for those who went through the camp."""
    return int(player.benefit == SPECIAL_TEAMS)


def bobble_factor(team: Franchise) -> float:
    """12.7.3: half the chance of a bobble."""
    return 0.5 if team.emphasis == SPECIAL_TEAMS else 1.0


def tactics(team: Franchise) -> int:
    """12.7.3: tactics that each special team may use in a game."""
    return 2 if team.emphasis == SPECIAL_TEAMS else 1


def game_plan_extras(team: Franchise) -> dict[str, int]:
    """12.7.4: what is added to a game plan."""
    has_it = team.emphasis == GAME_PLAN
    return {"sets": int(has_it), "defenses": 2 * has_it, "plays": 3 * has_it, "rows": 2 * has_it}
