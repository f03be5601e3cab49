"""What makes an owner of the computer the owner he is: his prices, and his habits.

All of it is read from a text file (``cards/characters.py``); what stands here are the prices and habits of the house.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from fieldhouse.table.record import Frozen


@dataclass(frozen=True)
class Prices(Frozen):
    """What things are worth, in victory points."""

    win: float = 1.2
    """A win is a point, and sometimes the pennant."""
    thousand: float = 0.45
    cube: float = 1.4
    card: float = 2.5
    struck_card: float = 0.0
    """Each card that a strike leaves in the hand."""
    players: tuple[float, ...] = (9.0, 6.0, 0.25, 0.0, 3.0, 1.0, 0.2)
    """By kind and by the year: their points, the wins they bring, less their pay."""
    promise: tuple[float, ...] = (0.0, 0.0, 0.0, 0.0, 1.5, 0.6, 0.0)
    """What a farm player may become, whatever the year."""
    later_years: float = 0.7
    """A player's later years, of his first."""
    depth_games: float = 0.55
    """A game that the depth of the roster wins or loses."""
    depth_later: float = 0.55
    """The depth's later years, of its first."""
    depth_final: float = 0.8
    """A point of the final table."""
    journeyman: float = 0.12
    """Each of them, within a band of the depth chart."""
    manager_year: float = 1.0
    manager_phase: float = 0.96
    """A manager's star: by the year, and for each phase to come."""
    farm_year: float = 0.8
    office_year: float = 0.5


@dataclass(frozen=True)
class Temper(Frozen):
    """Prices and habits of one owner. Money is in dollars, worth in victory points, what happens now and then a share.

    *own* is what things are worth to himself, *theirs* what he takes them to be worth to others.
    """

    own: Prices = Prices()
    theirs: Prices = Prices()
    harm: tuple[float, ...] = (0.9, 0.55, 0.42)
    """What another's point lost is worth with two, three and four owners."""
    leader: float = 1.25
    straggler: float = 0.85
    """A leader is worth more trouble, one far behind less."""
    kept: tuple[int, ...] = (5, 3, 0)
    """Cards kept for the phases to come, as the early, the mid- and the late season end."""
    worth_playing: float = 0.3
    worth_a_kept_card: float = 3.6
    """A play so good is made even with a card that is wanted later."""
    op_kept: float = 0.05
    """What an OP is worth in the hand."""
    great_play: float = 3.0
    """So many points won at once are not held against anything else."""
    events: float = 1.0
    attacks: float = 1.0
    """How he likes events, and losses and journeymen for others: their worth is multiplied by it."""
    fancy: float = 0.0
    """What an event may be worth to him beyond its worth: he takes a fancy to other cards in every phase."""
    feud: float = 0.0
    """What an event that hits another is worth to him beyond its worth."""
    guard: int = 0
    """So many cards that cancel he plays for nothing else as long as he has others."""
    needy: float = 1.6
    """Money is worth so much more to an owner who may fail the next payroll."""
    offers: float = 0.8
    speaks_up: float = 0.015
    outbids: float = 0.3
    """How often he makes an offer that he wishes for: on his turn, on another's, while another's is considered."""
    fair: float = 0.25
    """A deal must be worth at least so much to him."""
    gives_in: float = 0.5
    """How much of a gain he is ready to pay for it."""
    most_paid: int = 6
    """In thousands, in one trade."""
    bargains: int = 0
    """Whether he looks for any trade that gains him and the other something, not for regulars alone."""
    haggles: int = 0
    """And whether he then answers an offer with one of his own."""
    most_lacking: int = 2
    """He buys regulars if no more are lacking to a better line of the depth chart."""
    cancels: float = 2.0
    helps: float = 2.0
    """Harm that he cancels: his own, another's for money."""
    office: int = 3
    farm: int = 3
    manager: int = 5
    """The stars that he wants to pay for."""
    first_farm: int = 5
    """And the most of the farm that he begins with."""
    spares_phenoms: int = 0
    """Whether he lowers the farm only if all its phenoms may stay."""
    office_liked: float = 0.0
    stars_liked: float = 0.0
    depth_liked: float = 0.0
    """Which team cards he prefers: by the stars of the front office, on the roster, by its regulars."""
    start_cash: int = 3_000
    """Money he likes to have left after the set-up."""
    last_reserve: int = 2_000
    """Kept in the last year, when only the ranking by money is left to pay for."""
    upkeep: int = 5_000
    """Wanted for the luxury tax, and for improvements when the salaries have been paid."""
    bids: float = 0.5
    top_bid: float = 2.0
    """For a free agent: of what he is worth, and of his salary at most."""
    for_media: int = 1_000
    for_cards: int = 3_000
    for_stars: int = 4_500
    for_call_ups: int = 2_500
    for_phenoms: int = 1_500
    for_holding: int = 4_000
    for_debts: int = 6_000
    for_rolls: int = 0
    """Money to spare beyond which he buys cubes, hits for the cycle, makes stars, calls up, develops, holds cards, pays
    back; and what he spends on farm rolls beyond what he can spare."""

    def prices(self, is_mine: bool) -> Prices:
        return self.own if is_mine else self.theirs

    def of_another(self) -> Temper:
        """The same, to judge for another: what is his own is priced like others' things."""
        return replace(self, own=self.theirs)


HOUSE = Temper()
