"""Computer owners trade: a man too many here for a man too many there. They also answer people's offers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fieldhouse.games.fool.coaching.needs import Needs, lasting_value
from fieldhouse.games.fool.commands import Command
from fieldhouse.games.fool.franchise import HOUSE, Deal
from fieldhouse.games.fool.model import Player
from fieldhouse.games.fool.player_value import SLOTS, home_slot
from fieldhouse.games.fool.rules.trades import check_acceptance
from fieldhouse.games.fool.state import League, Refused
from fieldhouse.table.plain_json import Fields
from fieldhouse.table.sums import total

TRADES_A_YEAR: Final = 4
LEAST_GAIN: Final = 1.5
FAIRNESS: Final = 2.0
PICK_WORTH: Final[tuple[float, ...]] = (6.0, 4.5, 3.5, 2.5, 2.0, 1.5, 1.0, 0.8, 0.6, 0.4)
"""What a draft choice of each round is worth."""


def spare(league: League, team: str) -> list[Player]:
    """The best man behind the starters at each place where there is another behind him."""
    ranked: dict[str, list[Player]] = {}
    for player in league.active(team):
        if player.injury is None:
            ranked.setdefault(home_slot(player.position), []).append(player)
    found = []
    for slot, there in ranked.items():
        there.sort(key=lambda player: (-lasting_value(player), player.id))
        if len(there) > SLOTS[slot] + 1:
            found.append(there[SLOTS[slot]])
    return found


def bargains(league: League) -> Iterator[tuple[Command, Command]]:
    """Offers between teams of the house's owners that help both, each with its acceptance."""
    teams = [code for code, team in league.teams.items() if team.is_computer and team.level == HOUSE]
    needs = {team: Needs(league.roster(team)) for team in teams}
    spares = {team: spare(league, team) for team in teams}
    traded: list[str] = []
    for index, one in enumerate(teams):
        for other in teams[index + 1 :]:
            if one in traded or other in traded or len(traded) >= 2 * TRADES_A_YEAR:
                continue
            swap = _best_swap(needs[one], needs[other], spares[one], spares[other])
            if swap is not None:
                traded += [one, other]
                sent, got = swap
                offer: Fields = {"giver": one, "taker": other, "gives": [sent.id], "takes": [got.id]}
                yield (
                    Command(league.teams[one].owner, "offer", offer),
                    Command(league.teams[other].owner, "accept", {"number": league.next_deal}),
                )


def _best_swap(one: Needs, other: Needs, sends: list[Player], gets: list[Player]) -> tuple[Player, Player] | None:
    """The fair trade that helps both the most."""
    best: tuple[float, Player, Player] | None = None
    for sent in sends:
        gain_other = other.gain(sent)
        for got in gets:
            gain = min(one.gain(got), gain_other)
            is_fair = abs(lasting_value(sent) - lasting_value(got)) <= FAIRNESS
            if is_fair and gain >= LEAST_GAIN and home_slot(sent.position) != home_slot(got.position):
                if best is None or gain > best[0]:
                    best = gain, sent, got
    return None if best is None else (best[1], best[2])


def is_possible(league: League, deal: Deal) -> bool:
    """12.0: an offer may have become impossible since it was made, or leave no room on the roster."""
    try:
        check_acceptance(league, deal)
    except Refused:
        return False
    return True


def is_good(league: League, deal: Deal) -> bool:
    """Does the taker get more of what he needs than he gives, and not much less in worth?"""
    needs = Needs(league.roster(deal.taker))
    coming = total(needs.gain(league.player(number)) for number in deal.gives) + _picks(deal.gives_picks)
    going = total(needs.gain(league.player(number)) for number in deal.takes) + _picks(deal.takes_picks)
    worth_in = total(lasting_value(league.player(number)) for number in deal.gives) + _picks(deal.gives_picks)
    worth_out = total(lasting_value(league.player(number)) for number in deal.takes) + _picks(deal.takes_picks)
    return coming > going and worth_in >= worth_out - FAIRNESS


def _picks(picks: tuple[tuple[int, int, str], ...]) -> float:
    """What draft choices are worth."""
    return total(PICK_WORTH[min(number, len(PICK_WORTH)) - 1] for _, number, _ in picks)
