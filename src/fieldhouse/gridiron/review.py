"""A game that was played, graded: what each call gave away against the mix that it faced, and what the dice did.

A call is graded against the equilibrium's mix before the reveal, never against the answer that happened to come.
What is left of the win chance that moved, when both calls are taken off, is luck. What a down is worth is for each of
the footballs to say.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, Generic, NamedTuple, TypeVar

from fieldhouse.gridiron.equilibrium.win_chance import WinChance
from fieldhouse.gridiron.game import FootballGame, FootballPlay
from fieldhouse.gridiron.names import situation_text
from fieldhouse.gridiron.outcome import LAST_DOWN, snap
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.table.plain_json import Json, PlainReport
from fieldhouse.table.seat import AWAY, BOTH, HOME, SEATS, Seat

GameT = TypeVar("GameT", bound=FootballGame)
PlayT = TypeVar("PlayT", bound=FootballPlay)
SHOWN: Final = 5
"""So many of the best and worst calls of each coach."""
PLAIN_HABIT: Final = 0.15
"""A call that is made so much more often than the equilibrium makes it is a habit that can be read."""
MISSED: Final = 0.01
"""A chance of winning so great is worth telling of."""


class Graded(NamedTuple):
    """One down: what the call and the formation gave away, in points and in the chance to win; the visitors' chance
    before and after it. On fourth down, and where the clock counts, ``play_on`` and ``instead`` are the offense's
    chances with a play and with the best kick or kneel.
    """

    number: int
    quarter: int
    clock: int
    offense: Seat
    where: str
    call: str
    formation: str
    call_points: float
    call_chance: float
    formation_points: float
    formation_chance: float
    before: float
    after: float
    play_on: float | None
    instead: float | None

    @property
    def luck(self) -> float:
        """What the dice brought the visitors."""
        given = self.formation_chance - self.call_chance
        return self.after - self.before - (given if self.offense == 0 else -given)


class Worths(NamedTuple):
    """Of a down: with a play, with the best of the rest (None where there is none), and by how much the call and the
    formation fall short, in points; what a point is worth, of a win. Does the clock count?
    """

    play_on: float
    instead: float | None
    call: float
    formation: float
    a_point: float
    is_late: bool


class Named(NamedTuple):
    """What both sides called, in words; no formation against a kick."""

    call: str
    formation: str


class Reviewer(ABC, Generic[GameT, PlayT]):
    """Grades the downs of one pairing."""

    def __init__(self, teller: WinChance[GameT]) -> None:
        self.teller = teller

    @abstractmethod
    def worths(self, game: GameT, play: PlayT) -> Worths:
        """What the down is worth that *game* stands at, and how far what was called on *play* falls short."""

    @abstractmethod
    def named(self, play: PlayT) -> Named:
        """What was called on *play*, in words."""

    @abstractmethod
    def tendencies(self, game: GameT, seat: Seat) -> PlainReport:
        """What an opponent could have read of *seat* in the whole game."""

    def reviewed(
        self, game: GameT, later: GameT, states: Sequence[Json], notes: Sequence[Sequence[PlayT]]
    ) -> PlainReport:
        """A game graded, from its rest points and what was written down after each; moves *game* and *later*."""
        downs = []
        for number, (before, after) in enumerate(pairwise(states)):
            calls = [play for play in notes[number] if play.kind == SCRIMMAGE and play.call >= 0]
            game.restore(before)
            if game.phase == SCRIMMAGE and calls:
                later.restore(after)
                downs.append(self.graded(number + 1, game, calls[0], self.teller.away(later)))
        game.restore(states[-1])
        return report(downs, (self.tendencies(game, AWAY), self.tendencies(game, HOME)))

    def graded(self, number: int, game: GameT, play: PlayT, after: float) -> Graded:
        """*game* stands at the rest point before *play*; *after* is the visitors' chance at the next."""
        worths, named = self.worths(game, play), self.named(play)
        before, a_point = self.teller.away(game), worths.a_point
        instead = worths.instead
        has_choice = instead is not None and (worths.is_late or game.down == LAST_DOWN)
        own = before if game.offense == 0 else 1.0 - before
        best = worths.play_on if instead is None else max(worths.play_on, instead)
        return Graded(
            number,
            play.quarter,
            play.clock,
            game.offense,
            situation_text(game, snap(game.situation)),
            named.call,
            named.formation,
            round(worths.call, 3),
            round(worths.call * a_point, 4),
            round(worths.formation, 3),
            round(worths.formation * a_point, 4),
            round(before, 4),
            round(after, 4),
            round(own + (worths.play_on - best) * a_point, 4) if has_choice else None,
            round(own + (instead - best) * a_point, 4) if has_choice and instead is not None else None,
        )


def report(downs: Sequence[Graded], usage: tuple[PlainReport, PlainReport]) -> PlainReport:
    """The review as plain values: each coach, then every down."""
    return {
        "coaches": [_coach(downs, seat) | {"tendencies": usage[seat]} for seat in BOTH],
        "luck": {SEATS[0]: round(sum(down.luck for down in downs), 4), SEATS[1]: round(-sum(d.luck for d in downs), 4)},
        "downs": [down._asdict() | {"luck": round(down.luck, 4), "offense": SEATS[down.offense]} for down in downs],
    }


def _coach(downs: Sequence[Graded], seat: Seat) -> PlainReport:
    """What one coach gave away, with his worst and best calls."""
    calls = [down for down in downs if down.offense == seat]
    answers = [down for down in downs if down.offense != seat and down.formation]
    costs = [(down.call_chance, down) for down in calls] + [(down.formation_chance, down) for down in answers]
    ranked = sorted(costs, key=lambda cost: (cost[0], cost[1].number))
    missed = [down for down in calls if missed_by(down) > MISSED]
    return {
        "seat": SEATS[seat],
        "given_away": {
            "calls": round(sum(down.call_chance for down in calls), 4),
            "formations": round(sum(down.formation_chance for down in answers), 4),
            "points": round(
                sum(down.call_points for down in calls) + sum(down.formation_points for down in answers), 2
            ),
        },
        "worst": [_line(cost, down, seat) for cost, down in reversed(ranked[-SHOWN:])],
        "best": [_line(cost, down, seat) for cost, down in sorted(ranked, key=_weight)[:SHOWN]],
        "fourth_downs_and_clock": [
            {
                "down": down.number,
                "where": down.where,
                "call": down.call,
                "play_on": down.play_on,
                "instead": down.instead,
            }
            for down in missed
        ],
    }


def missed_by(down: Graded) -> float:
    """By how much the offense would have done better to kick or kneel instead of a play, or to play instead; less than
    nothing if it did well, nothing where it had no such choice."""
    if down.play_on is None or down.instead is None:
        return 0.0
    return down.instead - down.play_on if down.formation else down.play_on - down.instead


def _weight(cost: tuple[float, Graded]) -> tuple[float, float]:
    """What sorts calls: those first that gave nothing away, of them those on which most hung."""
    return round(cost[0], 2), -abs(cost[1].after - cost[1].before)


def _line(cost: float, down: Graded, seat: Seat) -> PlainReport:
    """A graded call or formation."""
    is_call = down.offense == seat
    return {
        "down": down.number,
        "quarter": down.quarter,
        "clock": down.clock,
        "where": down.where,
        "what": down.call if is_call else down.formation,
        "against": down.formation if is_call else down.call,
        "points": down.call_points if is_call else down.formation_points,
        "chance": round(cost, 4),
    }


Called = dict[str, tuple[int, float]]
"""By its name how often something was called, and what share of all calls it is in equilibrium."""


def tendencies_of(plays: Called, formations: Called, passes: Sequence[str]) -> PlainReport:
    """What an opponent could have read: how often each play and formation was called, and in equilibrium."""
    told = {**_shares(plays), **_shares(formations)}
    calls = max(sum(count for count, _ in plays.values()), 1)
    return {
        "plays": _shares(plays),
        "formations": _shares(formations),
        "pass_share": round(sum(plays[name][0] for name in passes) / calls, 3),
        "habits": [name for name, (often, fair) in told.items() if often - fair > PLAIN_HABIT],
    }


def _shares(called: Called) -> dict[str, list[float]]:
    """How often each was called, and how often the equilibrium would have."""
    whole = max(sum(count for count, _ in called.values()), 1)
    return {name: [round(count / whole, 3), round(usual, 3)] for name, (count, usual) in called.items()}
