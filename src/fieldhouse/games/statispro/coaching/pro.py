"""The coach that plays to win with the minutes of the cards: nobody beyond his own by more than a few."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from fieldhouse.games.statispro.coaching.floor import OVERTIME_PLAN
from fieldhouse.games.statispro.coaching.picking import Scout, moment_of, scouted, with_a_starter, worth_now
from fieldhouse.games.statispro.coaching.rests import best_five
from fieldhouse.games.statispro.coaching.rival import RivalCoach
from fieldhouse.games.statispro.coaching.rotation import HALF, PLACES, VARIANTS, Plan, arrange, make_plan, most_minutes
from fieldhouse.games.statispro.coaching.tempo import LAST_QUARTER
from fieldhouse.games.statispro.leagues import MINUTE
from fieldhouse.games.statispro.man import ABSENT, Man
from fieldhouse.games.statispro.model import FIVE, NOBODY
from fieldhouse.games.statispro.state import Game
from fieldhouse.table.seat import Seat

BEYOND: Final = 6.0
"""Minutes beyond his card's that a man is planned for."""
FARTHEST: Final = 6.0
"""With so many he sits down in the next dead ball, so that it is not more than eight."""
PLANNED: Final = 1000.0
"""What makes a man of the plan's five worth more than any other."""
WHOLE: Final = 2 * HALF


@mypyc_attr(allow_interpreted_subclasses=True)
class ProCoach(RivalCoach):
    """The rival's eyes for men and shots, but a rotation that its men would know."""

    def __init__(self) -> None:
        super().__init__()
        self.rotations: dict[tuple[str, str, tuple[int, ...], int], Plan] = {}

    def five_of(self, game: Game, seat: Seat) -> list[Man]:
        """His plan's five for this rest period, with the best who have minutes left for those who must sit; kept in the
        game.
        """
        moment = moment_of(game)
        thought = game.wanted[seat]
        if thought is not None and thought[0] == moment and not any(is_used_up(game, man) for man in thought[1]):
            return thought[1]
        men, scout, period = game.men[seat], self.scout(game), game.period
        rotation = self.rotation(game, seat, scout)
        slot = OVERTIME_PLAN if period > LAST_QUARTER else 3 * period - 3 + max(0, game.rests)
        planned, plan = rotation[slot], scouted(game, seat, scout)
        values = {
            man.index: worth_now(man, plan, scout.tries) + (PLANNED if man.index in planned else 0)
            for man in men
            if not man.out
        }
        sitting = [index for index in values if men[index].must_rest or is_used_up(game, men[index])]
        five = with_a_starter(men, best_five(men, values, sitting), values, sitting)
        found = [men[index] for index in arrange(men, five)] if len(five) == len(FIVE) else list(game.floor[seat])
        game.wanted[seat] = moment, found
        return found

    def rotation(self, game: Game, seat: Seat, scout: Scout) -> Plan:
        """One of a side's plans, made once for all its games with a deck."""
        side, variant = game.sides[seat], game.variant[seat] % VARIANTS
        key = side.team.digest, game.deck.digest, side.absent, variant
        found = self.rotations.get(key)
        if found is None:
            men = game.men[seat][: len(side.players)]
            found = make_plan(men, variant, best_minutes(men, scouted(game, seat, scout).worths))
            self.rotations[key] = found
        return found


def is_used_up(game: Game, man: Man) -> bool:
    """Has he played all that he is to play? In an overtime nobody counts."""
    if game.period > LAST_QUARTER:
        return False
    cards = man.cards + (man.since - game.left if man.position != NOBODY else 0)
    return cards >= MINUTE * (man.card.minutes + FARTHEST)


def best_minutes(men: list[Man], worths: list[float]) -> dict[int, float]:
    """Minutes for each man: the best have all they may have, as far as there are places for them."""
    room = [WHOLE * sum([PLACES[role] for role in range(3) if group >> role & 1]) for group in range(8)]
    minutes = {man.index: 0.0 for man in men if man.out != ABSENT}
    for index in sorted(minutes, key=lambda index: -worths[index]):
        man = men[index]
        most = min(most_minutes(man.card), man.card.minutes + BEYOND)
        groups = [group for group in range(1, 8) if not man.roles & ~group]
        most = max(0.0, min(most, *(room[group] for group in groups)))
        minutes[index] = most
        for group in groups:
            room[group] -= most
    return minutes
