"""12.2 Training camp: plans are made in secret, then everything is rolled for everybody at once, in its order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from fieldhouse.games.fool.franchise import Plan
from fieldhouse.games.fool.model import ATTRIBUTE_NAMES, FIRST_YEARS, RETIRED, RETURNS, VOIDED, Player
from fieldhouse.games.fool.rules.camp_injuries import camp_injury, check_late, has_easy_camp, misses_camp
from fieldhouse.games.fool.rules.changes import standard_change
from fieldhouse.games.fool.rules.coaching import ability_coaching, check_coaching
from fieldhouse.games.fool.rules.emphasis import benefit_of, check_drill, check_emphasis, drill
from fieldhouse.games.fool.rules.newcomers import newcomer_change
from fieldhouse.games.fool.rules.position_changes import check_move, position_change
from fieldhouse.games.fool.rules.recovery import later_recovery, old_injury
from fieldhouse.games.fool.rules.special_teams import (
    camp_allowance,
    camp_practice,
    check_returner,
    check_returns,
    practiced,
)
from fieldhouse.games.fool.rules.telling import tell_change
from fieldhouse.games.fool.rules.unwanted import voided
from fieldhouse.games.fool.state import League, Refused, own_player


def check_plan(league: League, team: str, plan: Plan) -> None:
    """12.2: all that is decided before camp: coaching, positions, returns, emphasis. One regimen for each man."""
    check_emphasis(league, plan)
    regimens = [number for number, _ in (*plan.coach, *plan.move)]
    regimens += list(dict.fromkeys(number for number, *_ in plan.returns))
    for number in regimens:
        player = own_player(league, team, number)
        if regimens.count(number) > 1:
            raise Refused(f"Rule 12.3.5: {player.name} can train for one thing only: coaching, position or returns.")
        check_drill(player, plan.emphasis)
    for number, what in plan.coach:
        check_coaching(league, league.player(number), what)
    for number, target in plan.move:
        check_move(league, league.player(number), target)
    check_returns(league, plan.returns, camp_allowance(league, plan.emphasis))
    for number, *_ in plan.returns:
        check_returner(league.player(number))
    for number in plan.at_risk:
        own_player(league, team, number)
    for number in plan.late:
        check_late(league, own_player(league, team, number))
    for number, _ in plan.lose:
        own_player(league, team, number)
    for mark in (*plan.wishes, *(mark for _, mark in plan.lose)):
        if mark not in ATTRIBUTE_NAMES:
            raise Refused(f"Rule 12.8: there is no characteristic {mark!r}; there are {', '.join(ATTRIBUTE_NAMES)}.")


def open_camp(league: League) -> None:
    """12.2: the first rolls, each kind for all: changes, newcomers, injuries. Then coaches judge every +C-S (12.3.1).

    An injury of last season is settled first, because injuries are independent (12.4). The commissioner rolls for the
    free agents that nobody invited.
    """
    league.adjusted = {}
    before = dict(league.players)
    league.first_years = [player.id for player in league.players.values() if player.standing in FIRST_YEARS]
    for team in league.teams.values():
        league.set_team(team.code, emphasis=team.plan.emphasis)
        for player in league.roster(team.code):
            easy = has_easy_camp(league, player, team.plan)
            league.put(
                replace(
                    player, easy_camp=easy, regimen="", was_active=True, last_team=team.code, benefit="",
                    season_teams=(team.code,),
                )
            )  # fmt: skip
    everybody(league, standard_change)
    for player in league.free_agents():
        league.put(later_recovery(league, old_injury(league, standard_change(league, player))))
    leave_the_retired(league)
    everybody(league, _newcomer)
    everybody(league, old_injury)
    everybody(league, camp_injury)
    for player in league.free_agents():
        league.put(replace(player, thirds=(), fresh=()))
    _tell(league, before)


def close_camp(league: League) -> None:
    """12.2: the other rolls, each kind for all: recovery, coaching, positions, returns; then the revised values are
    told."""
    before = dict(league.players)
    everybody(league, _recovering)
    everybody(league, _trained)
    everybody(league, _after_camp)
    _tell(league, before)


def _tell(league: League, before: dict[int, Player]) -> None:
    """12.2: the revised values go out to all other teams."""
    for player in league.everybody():
        tell_change(league, before[player.id], player)


def everybody(league: League, rule: Callable[[League, Player], Player]) -> None:
    """Put every player of the teams through a rule; the league has him as the rule, which may roll, returns him."""
    for player in list(league.everybody()):
        league.put(rule(league, player))


def leave_the_retired(league: League) -> None:
    """Whoever has retired leaves his team."""
    for player in [player for player in league.players.values() if player.status == RETIRED and not player.retired_in]:
        league.put(replace(player, team="", retired_in=league.year))


def _newcomer(league: League, player: Player) -> Player:
    """A newcomer after his roll (12.3.3); anybody else as he is. Rolls."""
    return newcomer_change(league, player) if player.newcomer else player


def _recovering(league: League, player: Player) -> Player:
    """12.3.2: his later recovery; who gives up the pass value that hurts (an option) changes his position instead.

    Rolls.
    """
    has_moves = any(number == player.id for number, _ in league.teams[player.team].plan.move)
    return player if has_moves else later_recovery(league, player)


def _trained(league: League, player: Player) -> Player:
    """12.2, 12.4: whatever was planned for a player, unless an injury of camp or an unwanted +C-S takes its place.

    12.2b: practice returns of camp are credited to the injured too; 12.7: a drill takes the place of everything else.
    Rolls.
    """
    plan = league.teams[player.team].plan
    if player.regimen == VOIDED:
        return voided(league, player)
    if player.regimen:
        return player
    if misses_camp(player):
        return _practiced(player, plan, camp_practice(league, plan.emphasis))
    player = drill(league, player, plan)
    if player.regimen:
        return player
    for number, what in plan.coach:
        if number == player.id:
            player = ability_coaching(league, player, what)
    for number, target in plan.move:
        if number == player.id:
            player = position_change(league, player, target)
    return _practiced(player, plan, camp_allowance(league, plan.emphasis))


def _practiced(player: Player, plan: Plan, most: int) -> Player:
    """Practice returns are credited as the plan says, up to *most* of each kind."""
    left = dict.fromkeys(RETURNS, most)
    for number, kind, count, season in plan.returns:
        if number == player.id and left[kind]:
            player = practiced(player, kind, min(count, left[kind]), season)
            left[kind] -= min(count, left[kind])
    return player


def _after_camp(league: League, player: Player) -> Player:
    """He leaves camp with the benefit of its emphasis (12.7); last season's experience has done its work."""
    benefit = benefit_of(player, league.teams[player.team].emphasis)
    return replace(player, thirds=(), fresh=(), traded=(), benefit=benefit)
