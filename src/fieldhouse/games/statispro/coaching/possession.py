"""What the ball is worth to a five that passes it on: every ADVANCE card in its turn, back from the last pass.

Each man then does what is best. The others are the usual ones: DEFENSE, blocks and the loose ends (jumps, fouls, the
rebound) are taken at their means; who steals is not.
"""

from __future__ import annotations

from typing import Final, final

from fieldhouse.games.statispro import model
from fieldhouse.games.statispro.coaching.scouting import USUAL_DEFENSE
from fieldhouse.games.statispro.coaching.tries import Tries
from fieldhouse.games.statispro.man import Man
from fieldhouse.games.statispro.model import Reading
from fieldhouse.games.statispro.rules.passes import HOUSE_PASS
from fieldhouse.games.statispro.rules.ratings import OPEN_BONUS
from fieldhouse.games.statispro.state import Game
from fieldhouse.table.seat import OTHER, Seat

BLOCKED: Final = 0.05
"""Points that a shot against a defender loses by blocks."""
A_POSSESSION: Final = 1.0
"""Points of a fresh possession, where one begins again."""
FOULED: Final = 1.15
"""Points of a possession after a defensive foul: two free throws in the penalty, or the ball again."""
OTHERS: Final = {
    model.JUMP_BALL: 0.5, model.OFFENSIVE_FOUL: 0.0, model.CHOICE_SCORES: 2.0, model.FOULED_SHOOTING: 1.6,
    model.INTENTIONAL_FOUL: 2.5, model.DEAD_BALL_FOUL: 1.5,
}  # fmt: skip
"""Points of a possession after readings that leave little to choose."""
USUAL_THIEF: Final = 4
"""A steal reading up to this is a steal: the mean defender's STEAL RATE."""


@final
class Outlook:
    """Points of a possession after a pass, by how many passes are left before it: nobody opened, or the next man; and
    of a whole one, brought up by ACTION or against the press.
    """

    __slots__ = ("action", "opening", "plain", "press")

    def __init__(self, plain: list[float], opening: list[float], action: float, press: float) -> None:
        self.plain: Final = plain
        self.opening: Final = opening
        self.action: Final = action
        self.press: Final = press


def outlook_of(game: Game, seat: Seat, tries: Tries) -> Outlook:
    """Points of a possession of the five of *seat* on the floor, as they are rated now, against this opponent; what is
    counted for it is kept in *tries*."""
    five = game.floor[seat]
    regular = [tries.worth(man, man.field_goal + USUAL_DEFENSE, False).total - BLOCKED for man in five]
    is_open = [tries.worth(man, man.field_goal + OPEN_BONUS, False).total for man in five]
    afar = [tries.worth(man, man.three_points, True).total if game.has_threes else 0.0 for man in five]
    floor = Floor(game, five, regular, is_open, afar, tries)
    plain, opening = [0.0], [floor.advanced(0, True, 0.0, 0.0)]
    for passes in range(1, game.rules.passes + 1):
        before, opened = plain[-1], opening[-1]
        plain.append(floor.advanced(passes - 1, False, before, opened))
        opening.append(floor.advanced(passes - 1, True, before, opened))
    last = game.rules.passes - 1
    after = plain[last], opening[last]
    action = floor.mean(game.deck.action, last, False, *after)
    press = floor.mean(game.deck.press, last, False, *after)
    return Outlook(plain, opening, action, press)


def season_limits(game: Game, seat: Seat) -> tuple[int, int]:
    """Up to which season number of a card a turnover of *seat* counts, and a foul on it: its own, and the other
    team's."""
    cards, options = len(game.deck.advance), game.options
    own, others = game.sides[seat].team, game.sides[OTHER[seat]].team
    turnovers = game.numbers.turnovers + own.turnovers if options.season_turnovers else cards
    return turnovers, game.numbers.fouls + others.fouls if options.season_fouls else cards


@final
class Floor:
    """Five men and what their shots are worth."""

    __slots__ = ("afar", "cards", "five", "fouls", "is_open", "regular", "tries", "turnovers")

    def __init__(
        self, game: Game, five: list[Man], regular: list[float], is_open: list[float], afar: list[float], tries: Tries
    ) -> None:
        self.five, self.regular, self.is_open, self.afar, self.tries = five, regular, is_open, afar, tries
        self.cards = game.deck.advance
        self.turnovers, self.fouls = season_limits(game, five[0].seat)

    def advanced(self, passes: int, is_open: bool, plain: float, opening: float) -> float:
        """The mean of all ADVANCE cards, *passes* left after it; *plain* and *opening* are what the next pass gives."""
        return self.mean(self.cards, passes, is_open, plain, opening)

    def mean(
        self, cards: tuple[Reading, ...], passes: int, is_open: bool, plain: float, opening: float
    ) -> float:  # fmt: skip
        """The same of any section of the deck."""
        points = 0.0
        for reading in cards[1:]:
            points += self.read(reading, passes, is_open, plain, opening)
        return points / (len(cards) - 1)

    def read(self, reading: Reading, passes: int, is_open: bool, plain: float, opening: float) -> float:
        """Points of the possession after one card; *plain* and *opening* as in ``advanced``."""
        kind = reading.kind
        if kind == model.PASS:
            if 0 < reading.steal <= USUAL_THIEF:
                return 0.0
            return self.received(reading.position, reading.number, reading.assist, passes, is_open, plain, opening)
        if kind == model.CHOICE:
            able = [index for index, man in enumerate(self.five) if man.attempts >= reading.number]
            return max([self.shot(index, reading.number, is_open) for index in able], default=self.regular[0])
        if kind == model.TURNOVER:
            if reading.season <= self.turnovers:
                return 0.0
            return self.received(reading.position, HOUSE_PASS, 0, passes, is_open, plain, opening)
        if kind == model.DEFENSIVE_FOUL:
            if reading.season <= self.fouls:
                return FOULED
            return self.received(reading.position, HOUSE_PASS, 0, passes, is_open, plain, opening)
        if kind == model.CLOCK_VIOLATION:
            return plain if passes > 0 else 0.0
        if kind == model.TRAP:
            return self.received(reading.position, reading.number, 0, passes - 1, False, plain, opening)
        return OTHERS.get(kind, A_POSSESSION)

    def received(
        self, position: int, number: int, assist: int, passes: int, is_open: bool, plain: float, opening: float
    ) -> float:
        """4.5: he has the ball: the shot if the cards say so, else the better of shot and pass."""
        man = self.five[position]
        shot = self.shot(position, number, is_open)
        opens = 0 < assist <= man.assist
        onward = opening if opens else plain
        if number <= man.attempts or number <= man.three_attempts:
            return max(shot, onward) if opens else shot
        if is_open and passes > 0:
            return max(shot, onward)
        return onward if passes > 0 else shot

    def shot(self, position: int, number: int, is_open: bool) -> float:
        """What he would shoot with that Pass #."""
        man = self.five[position]
        if 0 < number < man.three_attempts:
            return self.afar[position]
        if is_open:
            return self.is_open[position]
        if number <= man.attempts:
            return self.regular[position]
        forced = self.tries.worth(man, man.field_goal + USUAL_DEFENSE - (number - man.attempts), False)
        return forced.total - BLOCKED
