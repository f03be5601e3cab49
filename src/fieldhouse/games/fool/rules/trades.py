"""12.0 Trades: what may be offered and what may not, fines and suspensions. A league's notes are sentences."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from fieldhouse.games.fool.franchise import Deal, Pick
from fieldhouse.games.fool.model import ACTIVE, BY_TRADE, Player, PlayerNumber, TeamCode
from fieldhouse.games.fool.rules.newcomers import arrived, check_may_leave
from fieldhouse.games.fool.rules.position_changes import left, may_revert, reverted
from fieldhouse.games.fool.settings import SIGNING
from fieldhouse.games.fool.state import (
    CAMP,
    DRAFT,
    EXHIBITION,
    GAME_DAYS,
    IN_SEASON,
    OFFSEASON,
    League,
    Refused,
    commissioner_only,
    own_player,
    owner_only,
)
from fieldhouse.table.words import counted

WORST_SANCTION = 5
PickName = tuple[int, int, str]
"""A draft choice: year, round, whose it was."""


def offer(
    league: League,
    by: str,
    giver: TeamCode,
    taker: TeamCode,
    gives: Sequence[PlayerNumber] = (),
    takes: Sequence[PlayerNumber] = (),
    gives_picks: Sequence[Sequence[int | str]] = (),
    takes_picks: Sequence[Sequence[int | str]] = (),
) -> None:
    """12.0: offer another team a trade. Refused to others than the owner, and if it may not be (``check_deal``)."""
    deal = trade_meant(league, by, giver, taker, gives, takes, gives_picks, takes_picks)
    league.deals.append(deal)
    league.next_deal += 1
    given, taken = _goods_text(league, deal.gives, deal.gives_picks), _goods_text(league, deal.takes, deal.takes_picks)
    league.note(f"Offer {deal.number}: {giver} to {taker}, {given} for {taken}")


def trade_meant(
    league: League,
    by: str,
    giver: TeamCode,
    taker: TeamCode,
    gives: Sequence[PlayerNumber] = (),
    takes: Sequence[PlayerNumber] = (),
    gives_picks: Sequence[Sequence[int | str]] = (),
    takes_picks: Sequence[Sequence[int | str]] = (),
) -> Deal:
    """12.0: the trade that an offer would be, without its being made. Refused to others than the owner, and if it may
    not be (``check_deal``)."""
    owner_only(league, by, giver)
    names = (_names(gives_picks), _names(takes_picks))
    deal = Deal(league.next_deal, giver, taker, tuple(gives), tuple(takes), *names, league.day)
    check_deal(league, deal)
    return deal


def _names(picks: Sequence[Sequence[int | str]]) -> tuple[PickName, ...]:
    """Draft choices by season, round and origin; a refusal if they are none."""
    for pick in picks:
        if [type(part) for part in pick] != [int, int, str]:
            raise Refused(f"Rule 12.0: a draft choice is a season, a round and a team, as [2, 1, 'ASH'], not {pick}.")
    return tuple((int(year), int(number), str(origin)) for year, number, origin in picks)


def check_deal(league: League, deal: Deal) -> None:
    """12.0: everything that may stand against a trade."""
    league.team(deal.taker)
    if deal.giver == deal.taker:
        raise Refused("Rule 12.0: a team does not trade with itself.")
    if not (deal.gives or deal.takes or deal.gives_picks or deal.takes_picks):
        raise Refused("Rule 12.0: nothing changes hands.")
    for goods in (deal.gives, deal.takes, deal.gives_picks, deal.takes_picks):
        if len(set(goods)) < len(goods):
            raise Refused("Rule 12.0: nothing changes hands twice in one trade.")
    for team, players in ((deal.giver, deal.gives), (deal.taker, deal.takes)):
        for number in players:
            own_player(league, team, number)
        for pick in deal.gives_picks if team == deal.giver else deal.takes_picks:
            check_pick(league, team, pick)
    if deal.gives or deal.takes:
        check_window(league, deal)
    if not is_deferred(league, deal):
        check_newcomers(league, deal)


def check_newcomers(league: League, deal: Deal) -> None:
    """12.3.3, 12.5.1: a newcomer is kept, and not traded on, unless (12.5.1 only) the trade brings one in his place."""
    for players, coming in ((deal.gives, deal.takes), (deal.takes, deal.gives)):
        for number in players:
            check_may_leave(league.player(number), is_replaced=bool(coming))


def check_pick(league: League, team: str, name: PickName) -> Pick:
    """12.0: only the coming draft's choices; before and during a draft the next one's too."""
    is_draft_near = league.phase in (OFFSEASON, DRAFT)
    years = (league.year, league.year + 1) if is_draft_near else (league.year + 1,)
    if name[0] not in years:
        raise Refused(f"Rule 12.0: choices of the draft of season {name[0]} cannot be traded now.")
    for index, pick in enumerate(league.picks):
        if (pick.year, pick.round, pick.origin) == name:
            if pick.owner != team:
                raise Refused(f"Rule 12.0: that choice belongs to {pick.owner}, not to {team}.")
            if pick.year == league.year and (pick.round, pick.origin) in _used(league):
                raise Refused("Rule 12.0: that choice has been made.")
            return league.picks[index]
    raise Refused(f"Rule 12.0: there is no choice {name[0]}, round {name[1]}, of {name[2]}.")


def _used(league: League) -> list[tuple[int, str]]:
    """The choices of this draft that are gone."""
    order = [(number, team) for number in range(1, league.settings.rounds + 1) for team in league.by_rank()]
    return order[: len(league.drafted)]


def check_window(league: League, deal: Deal) -> None:
    """12.0: no player changes hands after his team's sixth game; nor while games are played, or camp is held."""
    if league.phase == CAMP:
        raise Refused("Rule 12.2: nobody is traded in the middle of camp.")
    if league.phase in (EXHIBITION, GAME_DAYS):
        raise Refused("Rule 12.0: players are traded between games, not while they are played.")
    for team in (deal.giver, deal.taker):
        franchise = league.teams[team]
        is_late = league.phase in IN_SEASON and franchise.games >= league.settings.trade_deadline
        if is_late and not franchise.is_done:
            raise Refused(
                f"Rule 12.0: {team} has played {franchise.games} games; the trade deadline is game "
                f"{league.settings.trade_deadline}. Draft choices may still be traded."
            )


def is_deferred(league: League, deal: Deal) -> bool:
    """12.0: between a team's last game and the draft players are only promised."""
    is_over = any(league.teams[team].is_done for team in (deal.giver, deal.taker))
    return bool(deal.gives or deal.takes) and (league.phase == OFFSEASON or is_over)


def accept(league: League, by: str, number: int, former: Sequence[PlayerNumber] = ()) -> None:
    """12.0: the other team agrees, and the trade is made, or waits for draft day. *former* are those who go back to the
    position they have just changed from (12.5.2).

    Refused to others than its owner, if it may not be any more, or there is no room; two teams of one owner must first
    let a day pass, for others to offer more.
    """
    deal = deal_of(league, number)
    taker = owner_only(league, by, deal.taker)
    if deal.is_agreed:
        raise Refused("Rule 12.0: this deal is agreed and waits for draft day.")
    check_deal(league, deal)
    giver = league.teams[deal.giver]
    if giver.owner == taker.owner and not taker.is_computer and league.day <= deal.day:
        raise Refused(
            f"Rule 12.0: {deal.giver} and {deal.taker} have one owner; "
            "the offer must stand a day so that other teams can offer a better deal."
        )
    if is_deferred(league, deal):
        league.deals[league.deals.index(deal)] = deal._replace(is_agreed=True)
        league.note(f"Deal {number} is agreed and takes effect on draft day (12.0)")
        return
    carry_out(league, deal, former)


def deal_of(league: League, number: int) -> Deal:
    """The offer of that number; a refusal if there is none."""
    for deal in league.deals:
        if deal.number == number:
            return deal
    raise Refused(f"There is no offer {number}.")


def withdraw(league: League, by: str, number: int) -> None:
    """An offer is taken back, or declined, by either side; by the commissioner if it is agreed. Refused to others."""
    deal = deal_of(league, number)
    if by not in (league.teams[deal.giver].owner, league.teams[deal.taker].owner):
        commissioner_only(by)
    if deal.is_agreed:
        commissioner_only(by)
    league.deals.remove(deal)
    league.note(f"Offer {number}, {deal.giver} to {deal.taker}, comes to nothing")


def check_acceptance(league: League, deal: Deal) -> None:
    """12.0, 12.2: a deal that could not be accepted today is refused."""
    check_deal(league, deal)
    if not is_deferred(league, deal):
        _check_room(league, deal)


def carry_out(league: League, deal: Deal, former: Sequence[int] = ()) -> None:
    """12.0: the trade is made; 12.3.3: everybody who moved has a change roll to come. Refused if there is no room, or
    one of *former* cannot go back to his position."""
    _check_room(league, deal)
    _check_former(league, deal, former)
    got = _goods_text(league, deal.takes, deal.takes_picks)
    league.deals.remove(deal)
    for players, team in ((deal.gives, deal.taker), (deal.takes, deal.giver)):
        for number in players:
            league.put(_traded(league, league.player(number), team, number in former))
    for names, team in ((deal.gives_picks, deal.taker), (deal.takes_picks, deal.giver)):
        for year, number, origin in names:
            index = next(index for index, pick in enumerate(league.picks) if pick[:3] == (year, number, origin))
            league.picks[index] = league.picks[index]._replace(owner=team)
    league.note(f"{deal.giver} trades {_goods_text(league, deal.gives, deal.gives_picks)} to {deal.taker} for {got}")


def _goods_text(league: League, players: Sequence[int], picks: Sequence[PickName]) -> str:
    """What changes hands, in words."""
    names = [f"{league.player(number).name} ({league.player(number).position})" for number in players]
    return ", ".join([*names, *(f"round {number} of {origin}" for _, number, origin in picks)]) or "nothing"


def _check_former(league: League, deal: Deal, former: Sequence[int]) -> None:
    """12.5.2: who goes back to a former position is one of those traded, and changed his position just before."""
    for number in former:
        player = league.player(number)
        if number not in (*deal.gives, *deal.takes) or not may_revert(player):
            raise Refused(f"Rule 12.5.2: {player.name} cannot go back to a former position.")


def _traded(league: League, player: Player, team: str, back: bool) -> Player:
    """The man after the trade, with what a newcomer brings upon himself."""
    player = left(league, reverted(player) if back else player)
    return replace(arrived(league, player, team, BY_TRADE), team=team)


def _check_room(league: League, deal: Deal) -> None:
    """12.2: refuse a trade that leaves a team with too many."""
    if league.phase in (OFFSEASON, DRAFT):
        return
    for team, out, coming in ((deal.giver, deal.gives, deal.takes), (deal.taker, deal.takes, deal.gives)):
        count = sum(league.player(number).status == ACTIVE for number in coming)
        size = league.size(team) - sum(league.player(number).status == ACTIVE for number in out) + count
        if size > max(league.roster_limit, league.size(team)):
            raise Refused(f"Rule 12.2: {team} would have {size} active players; {league.roster_limit} are allowed.")


def draft_day(league: League) -> None:
    """12.0: what was agreed takes effect on draft day; what has become impossible does not."""
    for deal in [each for each in league.deals if each.is_agreed]:
        try:
            check_deal(league, deal)
        except Refused as reason:
            league.deals.remove(deal)
            league.note(f"Deal {deal.number} falls through: {reason}")
        else:
            carry_out(league, deal)


def fine(league: League, by: str, team: TeamCode, amount: int, reason: str, player: PlayerNumber = 0) -> None:
    """12.0: the commissioner fines a team, or one of its players. Refused if it is no amount, and to anybody else."""
    commissioner_only(by)
    if amount < 1:
        raise Refused("Rule 12.0: a fine is a sum of 1 or more.")
    who = own_player(league, team, player).name if player else team
    entry = (league.year, amount, f"{who}: {reason}" if player else reason)
    league.set_team(team, fines=(*league.team(team).fines, entry))
    league.note(f"{who} is fined {amount}: {reason}")


def sanction(league: League, by: str, team: TeamCode, die: int) -> None:
    """12.5.1: against a team that tries out free agents for their change roll, for the rest of the year.

    On *die* or below a player whom it claims does not sign, and as much is added to the refusals of invitations; or, as
    the league has set it, a newcomer's change for the better comes to nothing. Refused if *by* is not the
    commissioner, or *die* no such number; 0 lifts it.
    """
    commissioner_only(by)
    if not 0 <= die <= WORST_SANCTION:
        raise Refused(f"Rule 12.5.1: a sanction is a number of the die, 0 to {WORST_SANCTION}; 0 lifts it.")
    league.team(team)
    league.set_team(team, sanction=die)
    what = "free agents do not sign" if league.settings.sanction == SIGNING else "newcomers do not improve"
    league.note(f"{team} is under a sanction: on {die} or below {what} (12.5.1)")


def suspend(league: League, by: str, player: PlayerNumber, games: int, reason: str) -> None:
    """12.0: the commissioner suspends a player for some games. Refused if there are none, and to anybody else."""
    commissioner_only(by)
    if games < 1:
        raise Refused("Rule 12.0: a suspension lasts a game at least.")
    league.put(replace(league.player(player), suspended=games))
    league.note(f"{league.player(player).name} is suspended for {counted(games, 'game')}: {reason}")
