"""12.2 Cuts, pick-ups of released players, and the two injured reserve lists; 12.5.1 the same in the season."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from fieldhouse.games.fool.franchise import Claim, Deal
from fieldhouse.games.fool.model import (
    ACTIVE,
    AS_FREE_AGENT,
    CAMP_RESERVE,
    FREE,
    RESERVE,
    WAIVERS,
    Player,
    PlayerNumber,
    TeamCode,
)
from fieldhouse.games.fool.rules.free_agents import set_free
from fieldhouse.games.fool.rules.newcomers import arrived, check_may_be_cut, roll_sanction, sanction_tryout
from fieldhouse.games.fool.rules.position_changes import reverted
from fieldhouse.games.fool.settings import SIGNING
from fieldhouse.games.fool.state import (
    CUTDOWN,
    PICKUPS,
    PRESEASON,
    TRANSACTIONS,
    League,
    Refused,
    commissioner_only,
    in_phase,
    not_done,
    own_player,
    owner_only,
)


def cut(league: League, by: str, team: TeamCode, players: Sequence[PlayerNumber], deal: int = 0) -> None:
    """12.2: release players; 12.5.1: newcomers too, to make room for those that an offered *deal* brings, or at the
    cost of a sanction. Refused if one must stay, at another time, and to others than the owner."""
    in_phase(league, CUTDOWN, PICKUPS, TRANSACTIONS, rule="12.2")
    owner_only(league, by, team)
    not_done(league, team)
    leaving = [own_player(league, team, number) for number in players]
    makes_room = any(each.number == deal and _brings_players(each, team) for each in league.deals)
    for player in leaving:
        check_may_be_cut(league, player, makes_room)
    for player in leaving:
        if not makes_room:
            sanction_tryout(league, player)
        set_free(league, player)
    league.note(f"{team} cuts {', '.join(player.name for player in leaving)}")


def _brings_players(deal: Deal, team: str) -> bool:
    """Does the team get anybody by this trade?"""
    return bool((deal.giver == team and deal.takes) or (deal.taker == team and deal.gives))


def check_sizes(league: League) -> None:
    """12.2: every team must be down to the size set."""
    for team in league.teams:
        size = league.size(team)
        if size > league.roster_limit:
            raise Refused(f"Rule 12.2: {team} has {size} active players and must cut to {league.roster_limit}.")


# Pick-ups


def claim(
    league: League, by: str, team: TeamCode, player: PlayerNumber, drop: PlayerNumber = 0, former: bool = False
) -> None:
    """12.2, 12.5.1: want a released player, and let another go for him; settled when all teams have said theirs.
    Refused if he is claimed already, or there is no room for him."""
    in_phase(league, PICKUPS, TRANSACTIONS, rule="12.2")
    owner_only(league, by, team)
    not_done(league, team)
    wanted = _free_to_take(league, player)
    if former:
        reverted(wanted)
    if drop:
        check_may_be_cut(league, _making_room(league, team, drop))
    mine = [each for each in league.claims if each.team == team]
    if any(each.player == player for each in mine):
        raise Refused(f"Rule 12.2: {team} has claimed {wanted.name} already.")
    if not drop and league.size(team) + sum(not each.drop for each in mine) >= league.roster_limit:
        raise Refused(f"Rule 12.2: {team} has a full roster ({league.roster_limit}): name a player to release for him.")
    if drop and any(each.drop == drop for each in mine):
        raise Refused(f"Rule 12.2: {team} releases {league.player(drop).name} for another claim already.")
    league.claims.append(Claim(team, player, drop, former))


def _making_room(league: League, team: str, number: int) -> Player:
    """12.2: who goes for another goes from the active roster, or there would be one too many. Refused if he is on a
    list."""
    leaving = own_player(league, team, number)
    if leaving.status != ACTIVE:
        raise Refused(f"Rule 12.2: {leaving.name} is on the {leaving.status} list: his release makes no room.")
    return leaving


def is_near(league: League, team: str, player: int) -> bool:
    """12.2: of the same division, or the same owner, as the team that released him: others have priority."""
    origin = league.teams.get(league.released.get(player, ""))
    if origin is None or origin.code == team:
        return origin is not None
    own = league.teams[team]
    same_owner = own.owner == origin.owner and not own.is_computer
    return own.division == origin.division or same_owner


def settle_claims(league: League) -> int:
    """12.2: team after team, from the lowest ranked, takes a player it wants; near teams wait for all others. Then no
    claim is left, and who was on waivers is back. Returns how many men were come to, the unwilling too (12.5.1). Rolls.
    """
    count = 0
    while True:
        taken = sum(_settle_one(league, team) for team in league.by_rank())
        if not taken:
            break
        count += taken
    league.claims = []
    return_from_waivers(league)
    return count


def _settle_one(league: League, team: str) -> bool:
    """A team's first wish that can be granted, if the man is willing (12.5.1); False if it has none. Rolls."""
    for wish in league.claims:
        if wish.team == team and _is_still_good(league, wish) and _is_first_in_line(league, wish):
            league.claims.remove(wish)
            if roll_sanction(league, team, SIGNING):
                league.note(f"{league.player(wish.player).name} does not sign with {team} (12.5.1)")
            else:
                pick_up(league, wish)
            return True
    return False


def _is_still_good(league: League, wish: Claim) -> bool:
    """12.2: is the man still free, the one to be dropped still theirs, and room for him?"""
    drop = league.players.get(wish.drop)
    if wish.drop and (drop is None or drop.team != wish.team):
        return False
    makes_room = drop is not None and drop.status == ACTIVE
    has_room = makes_room or league.size(wish.team) < league.roster_limit
    wanted = league.players.get(wish.player)
    return has_room and wanted is not None and wanted.status in (FREE, WAIVERS)


def _is_first_in_line(league: League, wish: Claim) -> bool:
    """12.2: before everybody whose claim can still be met; one that has come to nothing stands in nobody's way."""
    rivals = [each.team for each in league.claims if each.player == wish.player and _is_still_good(league, each)]
    drawn = league.lots.get(wish.player)
    if drawn:
        return min(rivals, key=drawn.index) == wish.team
    return not is_near(league, wish.team, wish.player) or all(is_near(league, team, wish.player) for team in rivals)


def pick_up(league: League, wish: Claim) -> None:
    """12.2: the player joins, another goes for him; the new team decides on a position changed just before (12.5.2)."""
    player = league.player(wish.player)
    for_him = ""
    if wish.drop:
        leaving = league.player(wish.drop)
        sanction_tryout(league, leaving)
        set_free(league, leaving)
        for_him = f" and releases {leaving.name}"
    player = reverted(player) if wish.former else player
    player = arrived(league, player, wish.team, AS_FREE_AGENT)
    league.put(replace(player, team=wish.team, status=ACTIVE, was_active=True, would_not_retire=False))
    league.released.pop(player.id, None)
    league.lots.pop(player.id, None)
    league.note(f"{wish.team} picks up {player.name}, {player.position}{for_him}")


def randomize(league: League, by: str, player: PlayerNumber) -> None:
    """12.5.1: against a cut made to hand a player over, the commissioner draws the order of the teams for him. Refused
    to anybody else, and if he is not free."""
    commissioner_only(by)
    wanted = _free_to_take(league, player)
    teams = sorted(league.teams)
    league.lots[wanted.id] = [teams[index] for index in league.table.shuffle(range(len(teams)), "order of teams")]


def award(league: League, by: str, team: TeamCode, player: PlayerNumber) -> None:
    """12.2: if it is in doubt who has the rights to a player, the commissioner decides: this team's claim comes first.

    After it the others have their turn, from the lowest ranked on. Refused to anybody else, and if he is not free.
    """
    commissioner_only(by)
    league.team(team)
    wanted = _free_to_take(league, player)
    league.lots[wanted.id] = [team, *(each for each in league.by_rank() if each != team)]
    league.note(f"The commissioner gives {team} the first right to {wanted.name} (12.2)")


def _free_to_take(league: League, number: int) -> Player:
    """The man of that number; a refusal if he is not free."""
    wanted = league.player(number)
    if wanted.status not in (FREE, WAIVERS):
        raise Refused(f"Rule 12.2: {wanted.name} is not free to be picked up.")
    return wanted


# Reserve lists


def reserve(league: League, by: str, team: TeamCode, player: PlayerNumber) -> None:
    """12.2, 12.4: the camp list for whoever was hurt in camp or preseason; in the season the list for the injured.
    Refused to anybody else."""
    in_phase(league, CUTDOWN, PICKUPS, TRANSACTIONS, rule="12.2")
    owner_only(league, by, team)
    not_done(league, team)
    hurt = own_player(league, team, player)
    if hurt.status != ACTIVE:
        raise Refused(f"Rule 12.2: {hurt.name} is on a reserve list already.")
    if league.phase in PRESEASON:
        if not (hurt.was_hurt_in_camp or hurt.injury):
            raise Refused(f"Rule 12.2: {hurt.name} was not hurt in camp or preseason.")
        league.put(replace(hurt, status=CAMP_RESERVE))
    else:
        if hurt.injury is None:
            raise Refused(f"Rule 12.2: {hurt.name} is not injured.")
        league.put(replace(hurt, status=RESERVE))
    league.note(f"{team} puts {hurt.name} on the {'camp' if league.phase in PRESEASON else 'injured'} reserve list")


def activate(league: League, by: str, team: TeamCode, player: PlayerNumber, drop: PlayerNumber = 0) -> None:
    """12.2: back from injured reserve; from the camp list only by way of waivers, where others may claim him.

    12.5.1: a newcomer may be released for one who comes back. Refused if he is active, or there is no room for him.
    """
    in_phase(league, TRANSACTIONS, rule="12.2")
    owner_only(league, by, team)
    not_done(league, team)
    back = own_player(league, team, player)
    if back.status == ACTIVE:
        raise Refused(f"Rule 12.2: {back.name} is active already.")
    leaving = _making_room(league, team, drop) if drop else None
    if leaving is not None:
        check_may_be_cut(league, leaving, is_replaced=True)
    elif league.size(team) >= league.roster_limit:
        raise Refused(f"Rule 12.2: {team} has a full roster ({league.roster_limit}): name a player to release.")
    if leaving is not None:
        set_free(league, leaving)
    if back.status == CAMP_RESERVE:
        league.released[back.id] = team
        league.put(replace(back, status=WAIVERS))
        league.note(f"{back.name} must clear waivers (12.2)")
    else:
        league.put(replace(back, status=ACTIVE))
        league.note(f"{team} activates {back.name}")


def return_from_waivers(league: League) -> None:
    """12.2: who cleared waivers is active with his own team again, without a change roll (12.3.3).

    He has been a free agent, so what a camp had done for him is lost (12.7.1).
    """
    for player in league.on_waivers():
        league.released.pop(player.id, None)
        league.note(f"{player.name} clears waivers and is back with {player.team} (12.2)")
        league.put(replace(player, status=ACTIVE, benefit=""))
