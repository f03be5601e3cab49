"""7.3 Media influence and 13.2 media challenges: every die an owner throws passes here."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.lords.asks.answers import CHALLENGE, MEDIA, MEDIA_OFFER, SHIFTS, OpenRoll
from fieldhouse.games.lords.asks.deals import Offer
from fieldhouse.games.lords.model import OFFICE, ROLLS, Clause
from fieldhouse.games.lords.rules.trades import propose
from fieldhouse.games.lords.state import Game, Owner
from fieldhouse.table.dice import die
from fieldhouse.table.seat import NO_SEAT, OTHER, Seat

TEN_SIDED: Final = die("ten-sided", range(1, 11))
CHALLENGE_LINES: Final[tuple[int, ...]] = (0, 0, 0, 0, 0, 0, 1, 1, 1, 2, 2)
"""13.2: cubes against the roll, by the die."""


def throw(
    game: Game,
    roller: Seat,
    roll: int,
    drm: int = 0,
    clauses: tuple[Clause, ...] = (),
    target: Seat = NO_SEAT,
    label: str = "",
) -> int:
    """The reading of a die with its modifiers, when everybody who has media may have moved it.

    By the rules for two it may be challenged first (13.2). Rolls and asks.
    """
    label = label or ROLLS[roll]
    reading = game.table.roll(TEN_SIDED, label) + drm + game.owners[roller].drm[roll]
    thrown = OpenRoll(roll, roller, reading, label, clauses, target)
    if game.is_for_two:
        thrown = challenged(game, thrown)
    for owner in game.owners:
        if owner.media or owner.national:
            return influenced(game, thrown)
    return thrown.reading


def influenced(game: Game, thrown: OpenRoll) -> int:
    """7.3: the roller may open, then everybody from his left, then the roller has the last word. Asks."""
    owners, roller = game.owners, thrown.roller
    others = [seat for seat in game.from_left(roller) if owners[seat].media or owners[seat].national]
    if others:
        for seat in (roller, *others):
            thrown = moved(game, seat, thrown)
            if thrown.is_settled:
                break
    return moved(game, roller, thrown.put(is_last=True)).reading


def moved(game: Game, seat: Seat, thrown: OpenRoll) -> OpenRoll:
    """One owner's cubes on the die; or a trade with the roller, after which nobody else may interfere. Asks."""
    owner = game.owners[seat]
    if not (owner.media or owner.national):
        return thrown
    choice = game.table.ask(MEDIA, game, seat, thrown)
    if not choice:
        return thrown
    if choice == MEDIA_OFFER:
        if propose(game, Offer(seat, thrown.roller)):
            return thrown.put(is_settled=True)
        return moved(game, seat, thrown.put(has_offer=True)).put()
    shift = SHIFTS[choice]
    spend(owner, abs(shift))
    game.note("media", seat, thrown.roller, amount=shift, text=thrown.label)
    return thrown.moved_by(shift)


def spend(owner: Owner, cubes: int) -> None:
    """Take cubes from the owner. National media go first: they are worth nothing else."""
    national = min(cubes, owner.national)
    owner.national -= national
    owner.media -= cubes - national


def challenged(game: Game, thrown: OpenRoll) -> OpenRoll:
    """13.2: the opponent may challenge one roll a phase; the challenged owner rolls. Rolls and asks."""
    rival = OTHER[thrown.roller]
    if game.owners[rival].challenged or not game.table.ask(CHALLENGE, game, rival, thrown):
        return thrown
    game.owners[rival].challenged = True
    against = CHALLENGE_LINES[game.table.roll(TEN_SIDED, "media challenge")]
    game.note("challenge", rival, thrown.roller, amount=against, text=thrown.label)
    return thrown.moved_by(-against)


def roll_off(game: Game, seats: list[Seat], drms: list[int], label: str) -> Seat:
    """The highest die with its modifier wins; equal ones roll again. No media."""
    while True:
        readings = [game.table.roll(TEN_SIDED, label) + drm for drm in drms]
        best = max(readings)
        if readings.count(best) == 1:
            return seats[readings.index(best)]
        kept = [index for index, reading in enumerate(readings) if reading == best]
        seats, drms = [seats[index] for index in kept], [drms[index] for index in kept]


def highest_bidder(game: Game, bids: dict[Seat, int], label: str) -> Seat:
    """Who bids most; equal bids roll off, without media, with the front office's modifier (6.2.4b, 8.2)."""
    best = max(bids.values())
    seats = [seat for seat, bid in bids.items() if bid == best]
    if len(seats) == 1:
        return seats[0]
    drms = [game.charts.office_drm[game.owners[seat].stars[OFFICE]] for seat in seats]
    return roll_off(game, seats, drms, label)
