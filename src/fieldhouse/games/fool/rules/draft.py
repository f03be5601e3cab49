"""12.1 The draft: its order, its choices, and what becomes of those nobody chose."""

from __future__ import annotations

from dataclasses import replace

from fieldhouse.games.fool.franchise import Pick
from fieldhouse.games.fool.model import ACTIVE, DRAFTED, FREE, UNDRAFTED, Player, PlayerNumber, TeamCode
from fieldhouse.games.fool.state import DRAFT, League, Refused, in_phase, owner_only


def make_picks(league: League, year: int) -> None:
    """Every team's own choices of a draft, so that they can be traded."""
    rounds = range(1, league.settings.rounds + 1)
    league.picks += [Pick(year, number, team, team) for number in rounds for team in league.teams]


def draft_order(league: League) -> list[Pick]:
    """12.1: each round from the lowest ranked to the champion; a traded choice keeps its place."""
    owners = {(pick.round, pick.origin): pick for pick in league.picks if pick.year == league.year}
    rounds = range(1, league.settings.rounds + 1)
    return [owners[number, team] for number in rounds for team in league.by_rank() if (number, team) in owners]


def on_the_clock(league: League) -> Pick | None:
    """Whose choice it is; None when the draft is over."""
    left = draft_order(league)[len(league.drafted) :]
    return left[0] if left and league.rookie_class() else None


def draft(league: League, by: str, team: TeamCode, player: PlayerNumber) -> None:
    """12.1: a team chooses a new player. Refused out of turn, or if he is not to be drafted."""
    in_phase(league, DRAFT, rule="12.1")
    owner_only(league, by, team)
    pick = on_the_clock(league)
    if pick is None:
        raise Refused("Rule 12.1: the draft is over.")
    if pick.owner != team:
        raise Refused(f"Rule 12.1: it is the turn of {pick.owner} (round {pick.round}), not of {team}.")
    chosen = league.player(player)
    if chosen not in league.rookie_class():
        raise Refused(f"Rule 12.1: {chosen.name} is not on this year's list of new players.")
    league.put(replace(chosen, team=team, status=ACTIVE, standing=DRAFTED))
    league.drafted.append((pick.round, team, player))
    league.note(f"Round {pick.round}: {team} chooses {chosen.name}, {chosen.position} {chosen.p}-{chosen.c}-{chosen.s}")


def end_draft(league: League) -> None:
    """12.1: whoever was not chosen is a free agent new to the league."""
    for player in league.rookie_class():
        league.put(replace(player, status=FREE, standing=UNDRAFTED))


def is_list_worthy(league: League, player: Player) -> bool:
    """12.1: free agents who were on nobody's active list in the last camp and season are not considered again."""
    return player.was_active or league.settings.keep_idle_free_agents
