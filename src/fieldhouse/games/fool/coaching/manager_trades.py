"""A general manager's trades: what an offer gains him, whom he would give for whom, what draft choices are worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import exp
from typing import Final, NamedTuple

from fieldhouse.games.fool.coaching.manager import Outlook
from fieldhouse.games.fool.coaching.points import place_of
from fieldhouse.games.fool.coaching.squad import Squad
from fieldhouse.games.fool.commands import Command
from fieldhouse.games.fool.franchise import Deal
from fieldhouse.games.fool.model import Player
from fieldhouse.games.fool.player_value import SLOTS
from fieldhouse.games.fool.rules.trades import PickName
from fieldhouse.games.fool.state import League
from fieldhouse.table.plain_json import Fields
from fieldhouse.table.sums import total

FIRST_PICK: Final = 2.0
PICKS_TO_A_THIRD: Final = 30
"""What the first choice of a draft adds to a team, and after how many choices a third of it is left."""
LOOKED_AT: Final = 3
TRIED: Final = 4
"""Men of another team whom he thinks of, and men whom he thinks of giving for each of them."""
Judge = Callable[[Deal], bool]


class Bargain(NamedTuple):
    """What a manager would offer: who goes, who comes, and what it gains him."""

    gain: float
    partner: str
    sent: Player
    got: Player


def pick_worth(league: League, pick: PickName) -> float:
    """What a draft choice will add, by its place in the draft: of the next one nobody knows the order yet."""
    year, number, origin = pick
    teams = len(league.teams)
    rank = league.teams[origin].rank
    place = rank if year == league.year else (rank + (teams - 1) / 2) / 2
    return FIRST_PICK * exp(-((number - 1) * teams + place) / PICKS_TO_A_THIRD)


def gain_of(outlook: Outlook, deal: Deal) -> float:
    """What an offer to his team would gain it, in points a game."""
    league = outlook.league
    picks = total([pick_worth(league, pick) for pick in deal.gives_picks])
    picks -= total([pick_worth(league, pick) for pick in deal.takes_picks])
    squad = outlook.of(league.roster(outlook.team))
    before = squad.worth
    for number in deal.takes:
        squad.remove(league.player(number))
    for number in deal.gives:
        squad.add(league.player(number))
    return squad.worth - before + outlook.temper.picks * outlook.later * picks


def is_good(outlook: Outlook, deal: Deal) -> bool:
    """Does it gain him enough, and leave him who must play?"""
    league = outlook.league
    going = [place_of(league.player(number)).slot for number in deal.takes]
    coming = [place_of(league.player(number)).slot for number in deal.gives]
    has_enough = all(
        outlook.squad.count(slot) - going.count(slot) + coming.count(slot) >= SLOTS[slot] for slot in going
    )
    return has_enough and gain_of(outlook, deal) >= outlook.temper.edge


def offers(outlook: Outlook, partners: Mapping[str, Judge]) -> Iterator[Command]:
    """The trades of one man for another that gain him most and that the others' owners would accept, one at a time.

    *partners* judges an offer for each team that he may ask. Sets the outlook's squad.
    """
    league, team = outlook.league, outlook.team
    asked: list[str] = []
    for _ in range(outlook.temper.trades):
        outlook.squad = outlook.of(league.roster(team))
        left = {code: judge for code, judge in partners.items() if code not in asked}
        best = max(_bargains(outlook, left), key=lambda bargain: (bargain.gain, -bargain.got.id), default=None)
        if best is None:
            return
        asked.append(best.partner)
        given: Fields = {"giver": team, "taker": best.partner, "gives": [best.sent.id], "takes": [best.got.id]}
        yield Command(league.teams[team].owner, "offer", given)


def _bargains(outlook: Outlook, partners: Mapping[str, Judge]) -> Iterator[Bargain]:
    """Trades worth his while that another owner would accept, of the few men whom he thinks of; the squad stays."""
    league, squad = outlook.league, outlook.squad
    losses = {man.id: squad.loss(man) for man in league.active(outlook.team) if _may_go(outlook, man)}
    for code, accepts in partners.items():
        gains = {man.id: squad.gain(man) for man in league.active(code) if man.injury is None}
        wanted = sorted(gains, key=lambda number: (-gains[number], number))[:LOOKED_AT]
        for got in map(league.player, wanted):
            found = [Bargain(gains[got.id] - loss, code, league.player(number), got) for number, loss in losses.items()]
            for bargain in _tempting(outlook, found):
                deal = Deal(0, outlook.team, code, (bargain.sent.id,), (got.id,), (), (), league.day)
                if accepts(deal):
                    yield bargain
                    break


def _tempting(outlook: Outlook, found: list[Bargain]) -> list[Bargain]:
    """Those that gain enough, the most valuable men offered first; a man for one of his place is looked at twice; the
    squad stays.
    """
    squad = outlook.squad
    good = [bargain for bargain in found if bargain.gain >= outlook.temper.edge]
    good.sort(key=lambda bargain: (-squad.anywhere(bargain.sent), bargain.sent.id))
    exact = [
        bargain._replace(gain=_swapped(squad, bargain.sent, bargain.got))
        if place_of(bargain.sent).slot == place_of(bargain.got).slot
        else bargain
        for bargain in good[:TRIED]
    ]
    return [bargain for bargain in exact if bargain.gain >= outlook.temper.edge]


def _swapped(squad: Squad, sent: Player, got: Player) -> float:
    """What one man for another of his place gains; the squad stays as it is."""
    loss = squad.loss(sent)
    squad.remove(sent)
    gain = squad.gain(got)
    squad.add(sent)
    return gain - loss


def _may_go(outlook: Outlook, player: Player) -> bool:
    """Is he sound, and is there somebody to play in his place?"""
    slot = place_of(player).slot
    return player.injury is None and outlook.squad.count(slot) > SLOTS[slot]
