"""A game that was played, graded: what each call gave away against the mix that it faced, and what the dice did.

A call is graded against the equilibrium's mix before the reveal, never against the formation that happened to come.
What is left of the win chance that moved, when both calls are taken off, is luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from statistics import NormalDist
from typing import Final, NamedTuple

from fieldhouse.games.ddf.coaching.meetings import Met, Snap
from fieldhouse.games.ddf.coaching.rival import RivalCoach
from fieldhouse.games.ddf.equilibrium.win_chance import WHOLE_GAME, WinChance
from fieldhouse.games.ddf.model import FIRST_PASS, FORMATION_COUNT, FORMATIONS, PLAY_COUNT, PLAYS
from fieldhouse.games.ddf.questions import CALL
from fieldhouse.games.ddf.state import Game, Play
from fieldhouse.gridiron.equilibrium.late_half import CERTAIN
from fieldhouse.gridiron.equilibrium.one_game import solved_one
from fieldhouse.gridiron.equilibrium.playbook import number_at
from fieldhouse.gridiron.equilibrium.series import POINT
from fieldhouse.gridiron.equilibrium.tables import PAYOFF
from fieldhouse.gridiron.field import SEATS
from fieldhouse.gridiron.names import situation_text
from fieldhouse.gridiron.outcome import LAST_DOWN, snap
from fieldhouse.gridiron.phases import QUARTER, REGULATION, SCRIMMAGE
from fieldhouse.table.plain_json import PlainReport

SHOWN: Final = 5
"""So many of the best and worst calls of each coach."""
PLAIN_HABIT: Final = 0.15
"""A call that is made so much more often than the equilibrium makes it is a habit that can be read."""
LEAST_POINT: Final = CERTAIN / 15
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
    offense: int
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
    formation fall short, in points.
    """

    play_on: float
    instead: float | None
    call: float
    formation: float


class Reviewer:
    """Grades the downs of one pairing."""

    def __init__(self, coach: RivalCoach, game: Game) -> None:
        self.coach, self.met = coach, coach.met(game)
        self.teller = WinChance(self.met.playbook, self.met.endgame)

    def graded(self, number: int, game: Game, play: Play, after: float) -> Graded:
        """*game* stands at the rest point before *play*."""
        game.play = play
        down = self.coach.snap(game)
        worths = weighed(self.met, game, down, play)
        a_point = self.chance_of_a_point(game, down)
        before = self.teller.away(game)
        has_choice = worths.instead is not None and (down.is_late or game.down == LAST_DOWN)
        own = before if game.offense == 0 else 1.0 - before
        best = max(worths.play_on, worths.instead if worths.instead is not None else worths.play_on)
        return Graded(
            number,
            play.quarter,
            play.clock,
            game.offense,
            situation_text(game, snap(game.situation)),
            PLAYS[play.call] if play.call < PLAY_COUNT else CALL.keys[play.call],
            FORMATIONS[play.formation] if play.call < PLAY_COUNT else "",
            round(worths.call, 3),
            round(worths.call * a_point, 4),
            round(worths.formation, 3),
            round(worths.formation * a_point, 4),
            round(before, 4),
            round(after, 4),
            round(own + (worths.play_on - best) * a_point, 4) if has_choice else None,
            round(own + (worths.instead - best) * a_point, 4) if has_choice and worths.instead is not None else None,
        )

    def chance_of_a_point(self, game: Game, down: Snap) -> float:
        """How much of a win a point is worth now."""
        if down.is_late and game.quarter == REGULATION:
            return unit_of(game, down) / CERTAIN / 2
        left = max((REGULATION - game.quarter) * QUARTER + game.clock, 1)
        spread = self.teller.spread * (left / WHOLE_GAME) ** 0.5
        margin = (-game.margin + self.teller.to_come(game)) / spread
        return float(NormalDist().pdf(margin) / spread)


def unit_of(game: Game, down: Snap) -> float:
    """What a point is worth in the measure of the down; when a game is decided, still something."""
    return max(down.a_point, LEAST_POINT) if down.is_late and game.quarter == REGULATION else max(down.a_point, 1.0)


def weighed(met: Met, game: Game, down: Snap, play: Play) -> Worths:
    """All in points."""
    unit = unit_of(game, down)
    value, rows, answers = solved_one(down.game)
    instead = down.otherwise[0] if down.otherwise else None
    if not down.is_late and game.down == LAST_DOWN and game.phase == SCRIMMAGE:
        own = met.playbook.values[game.offense][number_at(game.down, game.to_go, game.spot)]
        kick = met.playbook.kick_values[game.offense][game.spot]
        # A down is worth its best kick if that is more than playing on, and pairs are told beyond the down.
        instead = float(kick - own) * PAYOFF / POINT
    best = value if instead is None else max(value, instead)
    if play.call >= PLAY_COUNT:
        return Worths(value / unit, _points(instead, unit), max(best - (instead or value), 0.0) / unit, 0.0)
    if play.call not in down.calls:
        return Worths(value / unit, _points(instead, unit), 0.0, 0.0)
    row = down.game[down.calls.index(play.call)]
    called = sum(pay * share for pay, share in zip(row, answers, strict=True))
    allowed = sum(each[play.formation] * share for each, share in zip(down.game, rows, strict=True))
    return Worths(
        value / unit, _points(instead, unit), max(best - called, 0.0) / unit, max(allowed - value, 0.0) / unit
    )


def _points(worth: float | None, unit: float) -> float | None:
    return None if worth is None else worth / unit


def report(downs: Sequence[Graded], usage: tuple[PlainReport, PlainReport]) -> PlainReport:
    """The review as plain values: each coach, then every down."""
    return {
        "coaches": [_coach(downs, seat) | {"tendencies": usage[seat]} for seat in range(2)],
        "luck": {SEATS[0]: round(sum(down.luck for down in downs), 4), SEATS[1]: round(-sum(d.luck for d in downs), 4)},
        "downs": [down._asdict() | {"luck": round(down.luck, 4), "offense": SEATS[down.offense]} for down in downs],
    }


def _coach(downs: Sequence[Graded], seat: int) -> PlainReport:
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
    """By how much the offense would have done better to kick or kneel instead of a play, or to play instead."""
    if down.play_on is None or down.instead is None:
        return 0.0
    return down.instead - down.play_on if down.formation else down.play_on - down.instead


def _weight(cost: tuple[float, Graded]) -> tuple[float, float]:
    """Calls that gave nothing away, those first on which most hung."""
    return round(cost[0], 2), -abs(cost[1].after - cost[1].before)


def _line(cost: float, down: Graded, seat: int) -> PlainReport:
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


def tendencies(met: Met, game: Game, seat: int) -> PlainReport:
    """What an opponent could have read: how often each play and formation was called, and in equilibrium."""
    own, usual = [max(count, 0) for count in game.usage[seat]], met.playbook.usual(seat)[0]
    stood, answers = game.formations[seat], met.playbook.usual(1 - seat)[1]
    calls, downs = max(sum(own), 1), max(sum(stood), 1)
    plays = {PLAYS[play]: [round(own[play] / calls, 3), round(usual[play], 3)] for play in range(PLAY_COUNT)}
    lined_up = {
        FORMATIONS[each]: [round(stood[each] / downs, 3), round(answers[each], 3)] for each in range(FORMATION_COUNT)
    }
    return {
        "plays": plays,
        "formations": lined_up,
        "pass_share": round(sum(own[FIRST_PASS:]) / calls, 3),
        "habits": [name for name, (often, fair) in (plays | lined_up).items() if often - fair > PLAIN_HABIT],
    }
