"""4.1 and 7.4: the steps that every off-season shares."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.games.lords.actions import P_PROMOTION
from fieldhouse.games.lords.asks.answers import FIRST_PLACE
from fieldhouse.games.lords.asks.setup import STARTER
from fieldhouse.games.lords.asks.turn import CARD, Pick
from fieldhouse.games.lords.asks.winter import W_OFFER, WINTER_CARD
from fieldhouse.games.lords.model import EVENT, OFFICE, WINTER, Phase
from fieldhouse.games.lords.rules.cards import sell
from fieldhouse.games.lords.rules.dice import roll_off, throw
from fieldhouse.games.lords.rules.effects import apply, resolve
from fieldhouse.games.lords.rules.floor import hear, put_offer
from fieldhouse.games.lords.rules.playing import play_event
from fieldhouse.games.lords.state import HARDLY_SO_LONG, Game
from fieldhouse.table.seat import Seat, seated

PROMOTION_AN_OP: Final = 1_000


def begin_phase(game: Game, phase: Phase) -> None:
    """Everything that counts by the phase starts anew; five and four stars bring media (3.1.1)."""
    game.phase = phase
    game.refused = []
    for owner in game.owners:
        owner.used = owner.played = owner.events_against = owner.ops_against = owner.offers = 0
        owner.passed = owner.borrowed = owner.challenged = owner.hired = owner.quiet = False
        owner.wins = owner.losses = 0
        owner.legends_used = []
        inherent = max(owner.stars[OFFICE] - 3, 0)
        owner.media = max(owner.media, inherent)


def begin_winter(game: Game) -> None:
    """A year begins: what lasted a year is over; extra innings cards do their part (12.1). Rolls, draws and asks."""
    begin_phase(game, WINTER)
    game.first_place = 0
    game.is_struck = False
    for seat, owner in seated(game.owners):
        owner.drm = [0] * len(owner.drm)
        owner.baited = False
        owner.rerolls = owner.season_wins = owner.season_losses = owner.late_wins = 0
        owner.out = [[phases for phases in out if phases < HARDLY_SO_LONG] for out in owner.out]
        extra_inning(game, seat, ("always", "year"))


def extra_inning(game: Game, seat: Seat, times: tuple[str, ...]) -> None:
    """12.1: what an extra innings card does, as the year or a phase begins. Rolls, draws and asks."""
    at = game.owners[seat].inning
    if at >= 0 and game.box.innings[at].when in times:
        apply(game, seat, seat, game.box.innings[at].event.clauses, 0)


def lowest(game: Game, ranks: Sequence[tuple[int, ...]], label: str) -> Seat:
    """The owner with the lowest rank; a die decides between equals."""
    least = min(ranks)
    seats = [seat for seat, rank in seated(ranks) if rank == least]
    return seats[0] if len(seats) == 1 else roll_off(game, seats, [0] * len(seats), label)


def determine_order(game: Game) -> None:
    """4.1.1: in the first year the owner with the fewest stars names who starts; 7.4: later the one with fewest VP.

    Rolls and asks.
    """
    if game.year == 1:
        ranks = [(owner.total_stars, owner.stars[OFFICE]) for owner in game.owners]
    else:
        ranks = [(owner.vp, 0) for owner in game.owners]
    chooser = lowest(game, ranks, "turn order")
    game.starter = game.turn = Seat(game.table.ask(STARTER, game, chooser, None))
    game.note("starter", chooser, game.starter)


def promotional_phase(game: Game) -> None:
    """4.1.2: everybody discards a card face down, at $1,000 an OP. Asks."""
    seats = [seat for seat in game.in_order(game.starter) if game.owners[seat].hand]
    if not seats:
        return
    picks = ((CARD, seat, Pick(P_PROMOTION, tuple(game.owners[seat].hand))) for seat in seats)
    for seat, card in zip(seats, game.table.ask_secretly(game, *picks), strict=True):
        sell(game, seat, card, PROMOTION_AN_OP, "promotion")


def community_event(game: Game) -> None:
    """4.1.3: a card of the off-season deck, for the whole table. Rolls, draws and asks."""
    if not game.community:
        game.community = list(range(len(game.box.community)))
    at = game.table.draw(game.community, "community")
    game.note("community", text=game.box.community[at].title)
    resolve(game, game.starter, game.starter, game.box.community[at].event, "community event")


def play_winter_card(game: Game) -> bool:
    """4.1.4: the owner whose turn it is plays a card for its off-season event. False if he has none or passes.

    11.1: in the extended off-season he may pass with any hand. Rolls, draws and asks.
    """
    seat = game.turn
    if not game.owners[seat].hand:
        return False
    silent: list[int] = []
    while (choice := hear(game, WINTER_CARD, seat, game.options.extended_off_season, silent)) == W_OFFER:
        put_offer(game, seat)
    if choice:
        play_event(game, seat, choice - 1)
    else:
        game.note("pass", seat)
    return bool(choice)


def wins_for_first_place(game: Game) -> None:
    """4.1.5: the starting player rolls for the wins that take the pennant. Rolls and asks."""
    reading = throw(game, game.starter, EVENT, label=FIRST_PLACE)
    game.first_place += game.charts.first_place[min(max(reading, 1), 10)]
    game.note("first place", amount=game.first_place)
