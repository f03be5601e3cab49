"""The trades on offer, and what each would gain either team in the eyes of the rival."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from fieldhouse.games.fool.coaching.manager import Outlook
from fieldhouse.games.fool.coaching.manager_trades import gain_of
from fieldhouse.games.fool.coaching.temper import Temper
from fieldhouse.games.fool.franchise import Deal
from fieldhouse.games.fool.state import League
from fieldhouse.leagues.reports import Report
from fieldhouse.library import fool

RIVAL: Final = "rival"
GONE: Final = "nothing: somebody has left"
COLUMNS: Final = ("offer", "from", "gives", "to", "for", "state", "gains the first", "gains the second")


def offers(league: League) -> Report:
    """The trades that are on offer, with what each team gains; the rival's weights are read from the library."""
    rows = [
        (
            deal.number, deal.giver, _goods(league, deal.gives, deal.gives_picks), deal.taker,
            _goods(league, deal.takes, deal.takes_picks), "agreed for draft day" if deal.is_agreed else "offered",
            gain_words(league, turned(deal)), gain_words(league, deal),
        )
        for deal in league.deals
    ]  # fmt: skip
    return Report("Offers", COLUMNS, rows)


def _goods(league: League, players: Sequence[int], picks: Sequence[tuple[int, int, str]]) -> str:
    """What changes hands, in words; players who have left the league are not named."""
    names = [league.players[number].name for number in players if number in league.players]
    return ", ".join([*names, *(f"round {number} of {origin}, season {year}" for year, number, origin in picks)])


def turned(deal: Deal) -> Deal:
    """The same trade as the other team sees it."""
    return deal._replace(
        giver=deal.taker, taker=deal.giver, gives=deal.takes, takes=deal.gives, gives_picks=deal.takes_picks,
        takes_picks=deal.gives_picks,
    )  # fmt: skip


def gain_words(league: League, deal: Deal) -> str:
    """What the trade gains whoever it is offered to, in points a game: this season, and with the years to come; or that
    somebody has left.

    It is the rival who weighs it, whoever owns the team; what he is like is read from the library.
    """
    goods = [(number, deal.giver) for number in deal.gives] + [(number, deal.taker) for number in deal.takes]
    if any(number not in league.rosters.get(team, {}) for number, team in goods):
        return GONE
    known = fool.characters()
    temper = known[RIVAL].temper if RIVAL in known else Temper()
    now = replace(temper, later=0.0, later_behind=0.0)
    this, all_years = (gain_of(Outlook(league, deal.taker, each), deal) for each in (now, temper))
    return f"{_signed(this)} points a game this season, {_signed(all_years)} with the years to come"


def _signed(points: float) -> str:
    """A number with its sign; nothing has none."""
    return f"{points:+.1f}" if abs(points) >= 0.05 else "0.0"
