"""A game of Data-Driven Football, graded: what its downs are worth, by the tables of the pairing."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.coaching.meetings import Met, Snap
from fieldhouse.games.ddf.coaching.rival import RivalCoach
from fieldhouse.games.ddf.equilibrium.win_chance import DataDrivenChance
from fieldhouse.games.ddf.model import FIRST_PASS, FORMATION_COUNT, FORMATIONS, PLAY_COUNT, PLAYS
from fieldhouse.games.ddf.questions import CALL
from fieldhouse.games.ddf.state import Game, Play
from fieldhouse.gridiron.equilibrium.late_half import CERTAIN
from fieldhouse.gridiron.equilibrium.one_game import solved_one
from fieldhouse.gridiron.equilibrium.playbook import number_at
from fieldhouse.gridiron.equilibrium.series import POINT
from fieldhouse.gridiron.equilibrium.tables import PAYOFF
from fieldhouse.gridiron.outcome import LAST_DOWN
from fieldhouse.gridiron.phases import REGULATION, SCRIMMAGE
from fieldhouse.gridiron.review import Named, Reviewer, Worths, tendencies_of
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.seat import OTHER, Seat

LEAST_POINT: Final = CERTAIN / 15


class DataDrivenReviewer(Reviewer[Game, Play]):
    """Late in a half every down is weighed as it was; before that the tables say."""

    def __init__(self, coach: RivalCoach, game: Game) -> None:
        self.coach, self.met = coach, coach.met(game)
        super().__init__(DataDrivenChance(self.met.playbook, self.met.endgame))

    def named(self, play: Play) -> Named:
        """What both sides chose, as players know it."""
        if play.call >= PLAY_COUNT:
            return Named(CALL.keys[play.call], "")
        return Named(PLAYS[play.call], FORMATIONS[play.formation])

    def worths(self, game: Game, play: Play) -> Worths:
        """What the choices were worth by the solved pairing. Changes *game*, which is the reviewer's own."""
        game.play = play
        down = self.coach.snap(game)
        return weighed(self.met, game, down, play, self.chance_of_a_point(game, down))

    def chance_of_a_point(self, game: Game, down: Snap) -> float:
        """How much of a win a point is worth now."""
        if down.is_late and game.quarter == REGULATION:
            return unit_of(game, down) / CERTAIN / 2
        return self.teller.chance_of_a_point(game)

    def tendencies(self, game: Game, seat: Seat) -> PlainReport:
        """What the seat chose how often, beside what the solution would."""
        own, usual = game.usage[seat], self.met.playbook.usual(seat)[0]
        stood, answers = game.formations[seat], self.met.playbook.usual(OTHER[seat])[1]
        plays = {PLAYS[play]: (max(own[play], 0), usual[play]) for play in range(PLAY_COUNT)}
        lined_up = {FORMATIONS[each]: (stood[each], answers[each]) for each in range(FORMATION_COUNT)}
        return tendencies_of(plays, lined_up, PLAYS[FIRST_PASS:])


def unit_of(game: Game, down: Snap) -> float:
    """What a point is worth in the measure of the down; when a game is decided, still something."""
    return max(down.a_point, LEAST_POINT) if down.is_late and game.quarter == REGULATION else max(down.a_point, 1.0)


def weighed(met: Met, game: Game, down: Snap, play: Play, a_point: float) -> Worths:
    """What both choices of *play* were worth on its *down*, in points; *a_point*, a chance, is handed on."""
    unit = unit_of(game, down)
    value, rows, answers = solved_one(down.game)
    instead = down.otherwise[0] if down.otherwise else None
    if not down.is_late and game.down == LAST_DOWN and game.phase == SCRIMMAGE:
        own = met.playbook.values[game.offense][number_at(game.down, game.to_go, game.spot)]
        kick = met.playbook.kick_values[game.offense][game.spot]
        # A down is worth its best kick if that is more than playing on, and pairs are told beyond the down.
        instead = float(kick - own) * PAYOFF / POINT
    best = value if instead is None else max(value, instead)
    fell_short = allowed = 0.0
    if play.call >= PLAY_COUNT:
        fell_short = max(best - (instead or value), 0.0)
    elif play.call in down.calls:
        row = down.game[down.calls.index(play.call)]
        called = sum(pay * share for pay, share in zip(row, answers, strict=True))
        gained = sum(each[play.formation] * share for each, share in zip(down.game, rows, strict=True))
        fell_short, allowed = max(best - called, 0.0), max(gained - value, 0.0)
    told = None if instead is None else instead / unit
    return Worths(value / unit, told, fell_short / unit, allowed / unit, a_point, down.is_late)
