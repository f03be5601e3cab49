"""A game of Bowl Bound, graded: what its downs are worth, by the tables of the pairing.

In the last five minutes of the game, where the tables know what the net is worth but not each pair of calls, only what
is kicked or knelt is graded.
"""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.calls import HAIL_MARY
from fieldhouse.games.bowlbound.coaching.meetings import Met
from fieldhouse.games.bowlbound.model import FIRST_PASS, PLAYS
from fieldhouse.games.bowlbound.names import CALL_NAMES, DEFENSE_HELP
from fieldhouse.games.bowlbound.state import Game, Play
from fieldhouse.gridiron.equilibrium.late_half import CERTAIN
from fieldhouse.gridiron.equilibrium.one_game import solved_one
from fieldhouse.gridiron.equilibrium.playbook import number_at
from fieldhouse.gridiron.equilibrium.series import POINT
from fieldhouse.gridiron.equilibrium.tables import PAYOFF
from fieldhouse.gridiron.equilibrium.win_chance import WinChance
from fieldhouse.gridiron.outcome import LAST_DOWN
from fieldhouse.gridiron.phases import REGULATION
from fieldhouse.gridiron.review import Named, Reviewer, Worths, tendencies_of
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.seat import OTHER, Seat

LEAST_POINT: Final = CERTAIN / 15
"""Of a win: so much a point is worth at least, though the game be decided."""


class CollegeReviewer(Reviewer[Game, Play]):
    """Knows two teams that have met."""

    def __init__(self, met: Met, teller: WinChance[Game]) -> None:
        super().__init__(teller)
        self.met = met

    def named(self, play: Play) -> Named:
        """What both sides chose, as players know it."""
        if play.call > HAIL_MARY:
            return Named(CALL_NAMES[play.call], "")
        return Named(CALL_NAMES[play.call], str(DEFENSE_HELP[play.defense][0]))

    def worths(self, game: Game, play: Play) -> Worths:
        """What the choices were worth by the solved pairing."""
        if game.quarter == REGULATION and self.met.endgame.reigns(game):
            return self.late_worths(game, play)
        playbook, number = self.met.playbook(game), number_at(game.down, game.to_go, game.spot)
        pairs = playbook.pairs(game.offense, number)
        value, calls, answers = solved_one(pairs)
        own = playbook.values[game.offense][number]
        is_last = game.down == LAST_DOWN
        instead = (playbook.kick_values[game.offense][game.spot] - own) * PAYOFF / POINT if is_last else None
        best = value if instead is None else max(value, instead)
        fell_short = allowed = 0.0
        if play.call > HAIL_MARY:
            fell_short = best - (value if instead is None else instead)
        elif play.call in self.met.calls:
            row = pairs[self.met.calls.index(play.call)]
            fell_short = best - sum(pay * share for pay, share in zip(row, answers, strict=True))
            if play.defense in self.met.answers:
                column = self.met.answers.index(play.defense)
                allowed = sum(each[column] * share for each, share in zip(pairs, calls, strict=True)) - value
        return Worths(
            value / PAYOFF,
            None if instead is None else instead / PAYOFF,
            max(fell_short, 0.0) / PAYOFF,
            max(allowed, 0.0) / PAYOFF,
            self.teller.chance_of_a_point(game),
            False,
        )

    def late_worths(self, game: Game, play: Play) -> Worths:
        """A kick or a kneel against the best that can be done with the down."""
        endgame = self.met.endgame
        value, a_point = endgame.net_value(game), max(endgame.a_point(game), LEAST_POINT)
        instead = endgame.otherwise(game, endgame.column(game, game.offense))[0]
        fell_short = max(value - instead, 0.0) if play.call > HAIL_MARY else 0.0
        return Worths(value / a_point, None, fell_short / a_point, 0.0, a_point / CERTAIN / 2, True)

    def tendencies(self, game: Game, seat: Seat) -> PlainReport:
        """What the seat chose how often, beside what the solution would."""
        met, playbook = self.met, self.met.playbook(game)
        called, usual = met.calls_seen(game, seat), playbook.usual(seat)[0]
        stood, answers = met.answers_seen(game, seat), playbook.usual(OTHER[seat])[1]
        plays = [CALL_NAMES[call] for call in met.calls]
        formations = [str(DEFENSE_HELP[answer][0]) for answer in met.answers]
        return tendencies_of(
            dict(zip(plays, zip(called, usual, strict=True), strict=True)),
            dict(zip(formations, zip(stood, answers, strict=True), strict=True)),
            PLAYS[FIRST_PASS:],
        )
