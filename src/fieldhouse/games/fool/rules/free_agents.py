"""12.1 Filling the camp roster: invitations and their refusals, releases; retirement at 32, and coming back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from fieldhouse.games.fool.dice import D6
from fieldhouse.games.fool.model import ACTIVE, AS_FREE_AGENT, FREE, RETIRED, Player, PlayerNumber, TeamCode
from fieldhouse.games.fool.rules.newcomers import arrived, sanction_on
from fieldhouse.games.fool.rules.position_changes import left, window_reopened
from fieldhouse.games.fool.settings import SIGNING
from fieldhouse.games.fool.state import (
    INVITATIONS,
    PICKUPS,
    TRANSACTIONS,
    League,
    Refused,
    commissioner_only,
    in_phase,
    not_done,
    own_player,
    owner_only,
)


def whose_turn(league: League) -> str | None:
    """12.1: the lowest ranked team that has not finished its camp roster; None when all have."""
    return next((team for team in league.by_rank() if team not in league.done), None)


def _in_turn(league: League, by: str, team: str) -> None:
    """Refuse whoever is not to choose now."""
    in_phase(league, INVITATIONS, rule="12.1")
    owner_only(league, by, team)
    if whose_turn(league) != team:
        raise Refused(f"Rule 12.1: free agents are chosen in turn; now it is {whose_turn(league)}, not {team}.")


def roll_refusal(league: League, team: str) -> bool:
    """12.1: does a free agent pass up an invitation? By the book 1 time in 3, of a team in the top half 1 in 6; a
    sanction on the team adds to it.
    """
    limit = league.settings.refusal_top_half if league.is_in_top_half(team) else league.settings.refusal
    return league.table.roll(D6, "invitation") <= limit + sanction_on(league, team, SIGNING)


def invite(league: League, by: str, team: TeamCode, player: PlayerNumber) -> None:
    """12.1: ask a free agent to camp. Whether he comes is rolled. Refused if he is not free, has said no, or the roster
    is full."""
    _in_turn(league, by, team)
    wanted = league.player(player)
    if wanted.status != FREE:
        raise Refused(f"Rule 12.1: {wanted.name} is not a free agent.")
    if team in wanted.refused:
        raise Refused(f"Rule 12.1: {wanted.name} has refused {team} already.")
    if len(league.roster(team)) >= league.settings.camp_roster:
        raise Refused(f"Rule 12.1: the camp roster of {team} is full ({league.settings.camp_roster}).")
    if roll_refusal(league, team):
        league.put(replace(wanted, refused=(*wanted.refused, team)))
        league.note(f"{wanted.name} refuses the invitation of {team}")
        return
    league.put(replace(arrived(league, wanted, team, AS_FREE_AGENT), team=team, status=ACTIVE, would_not_retire=False))
    league.released.pop(player, None)
    league.note(f"{wanted.name} comes to the camp of {team}")


def release(league: League, by: str, team: TeamCode, players: Sequence[PlayerNumber]) -> None:
    """12.1: let players of the last season go before camp. Refused once it is done with its roster."""
    in_phase(league, INVITATIONS, rule="12.1")
    owner_only(league, by, team)
    if team in league.done:
        raise Refused(f"Rule 12.1: {team} has finished its camp roster.")
    leaving = [own_player(league, team, number) for number in players]
    for player in leaving:
        set_free(league, player)
    league.note(f"{team} does not invite {', '.join(player.name for player in leaving)} to camp")


def set_free(league: League, player: Player) -> None:
    """A player becomes a free agent, through release only."""
    league.released[player.id] = player.team
    free = window_reopened(left(league, player))
    league.put(
        replace(free, team="", status=FREE, newcomer="", hold=0, benefit="", easy_camp=False, last_team=player.team)
    )


def camp_roster_done(league: League, by: str, team: TeamCode) -> None:
    """12.1: marks the team done with its camp roster: the next is up. Refused out of turn, or if it is too large."""
    _in_turn(league, by, team)
    size = len(league.roster(team))
    if size > league.settings.camp_roster:
        raise Refused(f"Rule 12.1: {team} has {size} players; {league.settings.camp_roster} may come to camp.")
    league.done.append(team)


def drop_the_refused(league: League) -> None:
    """12.1: whoever refused and was not picked up by another leaves for a more lucrative profession."""
    for player in league.free_agents():
        if player.refused:
            league.note(f"{player.called}, {player.position}, {player.age}, finds another profession (12.1)")
            league.remove(player)


# Retirement


def retire(league: League, by: str, team: TeamCode, player: PlayerNumber) -> None:
    """12.1: ask a player of 32 to retire: 50%, rolled. If he will not, he is kept or, in effect, cut. Refused if he is
    younger, or has been asked."""
    in_phase(league, INVITATIONS, rule="12.1")
    owner_only(league, by, team)
    old = own_player(league, team, player)
    if old.age < league.settings.retirement_age:
        raise Refused(f"Rule 12.1: {old.name} is {old.age}; players retire from {league.settings.retirement_age} on.")
    if old.would_not_retire:
        raise Refused(f"Rule 12.1: {old.name} has been asked this year and will not retire.")
    if league.table.roll(D6, "retirement") > league.settings.retirement_die:
        league.put(replace(old, would_not_retire=True))
        league.note(f"{old.called} will not retire")
        return
    league.put(replace(old, team="", status=RETIRED, retired_in=league.year))
    league.note(f"{old.called} retires with fanfare at {old.age}")


def retire_the_unwanted(league: League) -> None:
    """12.1: who would not retire, was cut and found no team before the season is retired."""
    for player in league.free_agents():
        if player.would_not_retire:
            league.note(f"{player.called} finds no team and retires at {player.age} (12.1)")
            league.put(replace(player, status=RETIRED, retired_in=league.year))


def coax(league: League, by: str, team: TeamCode, player: PlayerNumber) -> None:
    """12.1: the commissioner lets a team bring a player out of retirement; he joins as a free agent. Refused if he has
    not retired, or there is no room."""
    commissioner_only(by)
    in_phase(league, INVITATIONS, PICKUPS, TRANSACTIONS, rule="12.1")
    not_done(league, team)
    back = league.player(player)
    if back.status != RETIRED:
        raise Refused(f"Rule 12.1: {back.name} is not retired.")
    if league.size(team) >= league.roster_limit:
        raise Refused(f"Rule 12.2: the roster of {team} is full ({league.roster_limit}).")
    back = arrived(league, back, team, AS_FREE_AGENT)
    league.put(replace(back, team=team, status=ACTIVE, would_not_retire=False, retired_in=0, was_active=True))
    league.note(f"{back.name} is coaxed out of retirement by {team}")
