"""6.2.4 Retirement and free agency, 6.2.5 luxury tax, 6.2.6 the amateur draft."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.lords.asks.common import STEP
from fieldhouse.games.lords.asks.year_end import BID, DRAFT_ROLL, Rolls
from fieldhouse.games.lords.model import DRAFT, OFFICE, RETIREMENT, WINTER, Clause, place
from fieldhouse.games.lords.rules.dice import highest_bidder, throw
from fieldhouse.games.lords.rules.effects import apply, leave_as_agent
from fieldhouse.games.lords.rules.roster import fill_vacancies, settle, take_in
from fieldhouse.games.lords.state import NOBODY, FreeAgent, Game
from fieldhouse.table.seat import Seat, seated

FIRST_TO_LAST: Final[tuple[tuple[tuple[int, int], tuple[int, int]], tuple[tuple[int, int], tuple[int, int]]]] = (
    ((10, 2_000), (999, 7_500)),
    ((10, 4_000), (999, 10_000)),
)
SECOND_TO_THIRD: Final[tuple[tuple[tuple[int, int], tuple[int, int]], tuple[tuple[int, int], tuple[int, int]]]] = (
    ((5, 1_000), (999, 3_000)),
    ((5, 2_000), (999, 6_000)),
)
FOR_TWO: Final[tuple[tuple[tuple[int, int], tuple[int, int]], tuple[tuple[int, int], tuple[int, int]]]] = (
    ((10, 2_000), (999, 5_000)),
    ((10, 7_500), (999, 10_000)),
)
"""6.2.5 and 13.1: after the first year, and after any other: below how many points apart how much is paid."""
TAX_POINTS: Final = 3
SOLD_ROLL: Final = 1


def retirement_rolls(game: Game) -> None:
    """6.2.4: who was promised to the market leaves (10.4); then all roll for retirement. Rolls, draws and asks."""
    promised, game.agents = game.agents, []
    for agent in promised:
        if game.owners[agent.seat].squad[agent.kind]:
            game.agents.append(leave_as_agent(game, agent))
    for seat in game.in_order(game.starter):
        drm = game.charts.office_drm[game.owners[seat].stars[OFFICE]]
        reading = throw(game, seat, RETIREMENT, drm)
        game.note("retirement", seat, amount=reading)
        apply(game, seat, seat, game.charts.retirement[place(reading)], 0)


def luxury_tax(game: Game) -> None:
    """6.2.5: first pays last, second pays third; with three owners only first and last; with two 13.1, also in VP."""
    order = sorted(game.seats, key=lambda seat: (-game.owners[seat].vp, -game.owners[seat].season_wins))
    later = int(game.year > 1)
    if game.is_for_two:
        is_far = tax(game, order[0], order[-1], FOR_TWO[later])
        if is_far and later:
            game.owners[order[0]].vp -= TAX_POINTS
            game.owners[order[-1]].vp += TAX_POINTS
        return
    tax(game, order[0], order[-1], FIRST_TO_LAST[later])
    if len(order) == 4:
        tax(game, order[1], order[2], SECOND_TO_THIRD[later])


def tax(game: Game, payer: Seat, taker: Seat, lines: tuple[tuple[int, int], ...]) -> bool:
    """One owner pays another by the points between them; True if they are far apart.

    2.5.5 forces a loan for cards: the tax is none, and is paid as far as the cash goes.
    """
    apart = game.owners[payer].vp - game.owners[taker].vp
    amount = next(amount for below, amount in lines if apart < below)
    paid = min(game.owners[payer].cash, amount)
    game.owners[payer].cash -= paid
    game.owners[taker].cash += paid
    game.note("luxury tax", payer, taker, amount=paid)
    return amount == lines[-1][1]


def amateur_draft(game: Game) -> None:
    """6.2.6: one card; everybody rolls. Who sold his only roll has a 1, who bought one chooses among his. Then the
    places of the retired are filled.

    Rolls, draws and asks.
    """
    if not game.drafts:
        game.drafts = list(range(len(game.box.drafts)))
    card = game.box.drafts[game.table.draw(game.drafts, "draft card")]
    game.note("draft", text=card.title)
    clauses = card.event.clauses
    bought = [owner.draft_to for owner in game.owners]
    for seat in game.in_order(game.starter):
        owner = game.owners[seat]
        rolls = bought.count(seat) + (owner.draft_to == NOBODY)
        readings = [throw(game, seat, DRAFT, 0, clauses, seat) for _ in range(rolls)]
        reading = choose_roll(game, seat, readings, clauses)
        game.note("drafted", seat, amount=reading)
        apply(game, seat, seat, clauses, reading)
    for seat, owner in seated(game.owners):
        owner.draft_to = NOBODY
        fill_vacancies(game, seat)


def choose_roll(game: Game, seat: Seat, readings: list[int], clauses: tuple[Clause, ...]) -> int:
    """6.2.6: who bought a roll chooses among his; who has none is left with a 1. No line is below that of the 1.

    Asks.
    """
    different = sorted({max(reading, SOLD_ROLL) for reading in readings}, reverse=True) or [SOLD_ROLL]
    if len(different) == 1:
        return different[0]
    return different[game.table.ask(DRAFT_ROLL, game, seat, Rolls(tuple(different), clauses))]


def free_agency(game: Game) -> None:
    """6.2.4b: blind bids for every star on the market; the bid is his salary of the coming year. Rolls and asks."""
    agents, game.agents = game.agents, []
    for agent in agents:
        sign_agent(game, agent)


def has_paid_salaries(game: Game) -> bool:
    """7.2: the free agents of the off-season's cards (10.4) come when the year's salaries have been paid.

    Their bids are their pay of this year; next winter they are paid like everybody.
    """
    return game.phase == WINTER and game.stage != "winter"


def sign_agent(game: Game, agent: FreeAgent) -> None:
    """6.2.4b: one star goes to the highest secret bid, if anybody bids. Rolls and asks."""
    answers = game.table.ask_secretly(game, *((BID, seat, agent) for seat in game.seats))
    bids = {seat: answer * STEP for seat, answer in seated(answers) if answer}
    if not bids:
        game.note("unsigned", agent.seat, kind=agent.kind)
        return
    winner = highest_bidder(game, bids, "free agent")
    owner = game.owners[winner]
    owner.cash -= bids[winner]
    take_in(owner, agent.kind, [agent.missing])
    owner.bargains[agent.kind] += not has_paid_salaries(game)
    game.note("signed", winner, agent.seat, amount=bids[winner], kind=agent.kind)
    settle(game, winner)
