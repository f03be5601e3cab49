"""The coach that plays to win: the best five by scouting, shots and passes by their worth, every minute of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from fieldhouse.games.statispro import menu, orders
from fieldhouse.games.statispro.coaching import late, standing, tactics
from fieldhouse.games.statispro.coaching.computer import HouseCoach
from fieldhouse.games.statispro.coaching.floor import STAY, step_towards
from fieldhouse.games.statispro.coaching.picking import Scout, cards_to_mark, is_near_mark, scouted, sits, wanted_five
from fieldhouse.games.statispro.coaching.possession import BLOCKED
from fieldhouse.games.statispro.coaching.tempo import LAST_QUARTER, TWO_MINUTES, lead
from fieldhouse.games.statispro.coaching.tries import Tries
from fieldhouse.games.statispro.man import Man
from fieldhouse.games.statispro.menu import Window
from fieldhouse.games.statispro.model import FIVE
from fieldhouse.games.statispro.questions import KEEP_ON, TAKE_SHOT, ShotChoice
from fieldhouse.games.statispro.rules.ratings import OPEN_BONUS
from fieldhouse.games.statispro.state import Game
from fieldhouse.table.seat import OTHER, Seat

TIME_OUTS: Final = 7
CALLED_FROM: Final = 6
"""Cards before a mark: with the ball, time is called so that whoever is to rest can leave."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RivalCoach(HouseCoach):
    """Plays to win, all the game long, with the men and the shots that are worth most. He keeps what he works out of a
    deck and its sides; whom he wants to play is kept in the game."""

    def __init__(self) -> None:
        self.scouts: dict[str, Scout] = {}

    def scout(self, game: Game) -> Scout:
        """What is known of this game's deck and sides, kept by the deck."""
        found = self.scouts.get(game.deck.digest)
        if found is None:
            found = self.scouts[game.deck.digest] = Scout(game.deck)
        return found

    def tries(self, game: Game) -> Tries:
        """The tries of this game's deck."""
        return self.scout(game).tries

    def bench(self, game: Game, seat: Seat, window: Window, whim: float) -> int:
        """What he does while the ball is dead, or before a play."""
        if game.window >= menu.MOST_DECISIONS:
            return menu.GO
        if self.order(game, seat):
            return menu.ORDERS
        if game.period >= LAST_QUARTER and game.left <= TWO_MINUTES and (choice := late.decide(game, seat, window)):
            return choice
        if not game.dead_ball:
            return self.live(game, seat)
        if window.shooter is not None or (window.is_twenty and window.subs):
            return menu.GO
        if menu.may_answer(game, seat, window) and (choice := self.change(game, seat)[0]):
            return choice
        if window.is_time_out or window.is_period_start:
            return self._pause(game, seat)
        if game.period >= LAST_QUARTER and (choice := self._foul(game, seat)):
            return choice
        return self.match(game, seat, window)

    def match(self, game: Game, seat: Seat, window: Window) -> int:
        """6.7: MATCH if two should change the men they guard, as whoever has just come in may have the wrong one; else
        GO."""
        is_better = menu.may_answer(game, seat, window) and tactics.better_guards(game, seat) is not None
        return menu.MATCH if is_better else menu.GO

    def rest_him(self, game: Game, seat: Seat, subject: Man, whim: float) -> int:
        """A time-out that would be charged anyway, so that the tired man leaves at once."""
        return int(game.period < LAST_QUARTER and TIME_OUTS - game.time_outs[seat] <= game.period)

    def live(self, game: Game, seat: Seat) -> int:
        """With the ball: a time-out that would be charged anyway, so that tired men can leave before the mark; else
        GO."""
        if game.rests < 0 or not is_near_mark(game) or TIME_OUTS - game.time_outs[seat] >= game.period:
            return menu.GO
        if cards_to_mark(game) > CALLED_FROM or game.period >= LAST_QUARTER:
            return menu.GO
        plan = scouted(game, seat, self.scout(game)).rests
        if any(sits(game, man, plan) for man in game.floor[seat]) and menu.can_call_time(game, seat):
            return menu.TIME_OUT
        return menu.GO

    def order(self, game: Game, seat: Seat) -> int:
        """The next change of his standing orders: the press, as soon as it takes points from the five he faces, then
        whom to foul; or to leave them."""
        if not game.orders[seat].press and game.floor[OTHER[seat]]:
            theirs = self.scout(game).outlook(game, OTHER[seat])
            if theirs.press < theirs.action:
                return orders.PRESS
        found = tactics.to_foul(game, seat) if game.rules.deliberate_fouls else None
        return standing.foul_order(game, seat, found)

    def orders(self, game: Game, seat: Seat, subject: None, whim: float) -> int:
        return self.order(game, seat)

    def five_of(self, game: Game, seat: Seat) -> list[Man]:
        """Whom he wants on the floor now, kept in the game."""
        return wanted_five(game, seat, self.scout(game))

    def change(self, game: Game, seat: Seat) -> tuple[int, int]:
        """One step from the five on the floor towards the five that should be there, which is kept in the game: what,
        and who."""
        five, wanted = game.floor[seat], self.five_of(game, seat)
        return STAY if five == wanted else step_towards(wanted, five)

    def substitution(self, game: Game, seat: Seat, window: Window, whim: float) -> int:
        return self.change(game, seat)[1]

    def line_up(self, game: Game, seat: Seat, subject: tuple[Sequence[int], int], whim: float) -> int:
        """The man of his five for the position, if he may play."""
        choices, position = subject
        if game.floor[seat]:
            return choices[0]
        wanted = self.five_of(game, seat)[position].index
        return wanted if wanted in choices else choices[0]

    def ball(self, game: Game, seat: Seat, subject: ShotChoice, whim: float) -> int:
        """The better of the shot and the pass."""
        if game.left <= TWO_MINUTES and game.is_late:
            return late.shoot_or_wait(game, seat, subject)
        if TAKE_SHOT not in subject.legal or KEEP_ON not in subject.legal:
            return subject.legal[0]
        shot = self.tries(game).worth(subject.man, subject.rating, subject.is_three).total
        if not subject.is_three and not subject.is_open:
            shot -= BLOCKED
        return TAKE_SHOT if shot >= self.passing(game, seat, subject) else KEEP_ON

    def passing(self, game: Game, seat: Seat, subject: ShotChoice) -> float:
        """What a pass is worth, which may open the next man."""
        outlook = self.scout(game).outlook(game, seat)
        opens = 0 < game.assist <= subject.man.assist
        return (outlook.opening if opens else outlook.plain)[max(0, game.passes)]

    def choice(self, game: Game, seat: Seat, subject: tuple[Sequence[int], int], whim: float) -> int:
        """The man whose shot is worth most."""
        return max(subject[0], key=lambda at: self.shot(game, seat, at, subject[1]))

    def shot(self, game: Game, seat: Seat, position: int, number: int) -> float:
        """What a shot of the man there is worth after a pass of that number."""
        man, tries = game.floor[seat][position], self.tries(game)
        if game.has_threes and number < man.three_attempts:
            return tries.worth(man, man.three_points, True).total
        guard = game.floor[OTHER[seat]][game.guards[OTHER[seat]][position]]
        return tries.worth(man, man.field_goal + guard.defense, False).total

    def called_play(self, game: Game, seat: Seat, window: Window, whim: float) -> int:
        return max(FIVE, key=lambda at: self.shot(game, seat, at, 99))

    def run(self, game: Game, seat: Seat, subject: Man, whim: float) -> int:
        """Break: every column of the chart is worth more than bringing the ball up; but not with a lead to keep."""
        return int(not (game.is_final_two and lead(game, seat) > 0))

    def three_or_two(self, game: Game, seat: Seat, subject: Man, whim: float) -> int:
        """By what either is worth."""
        if late.needs_three(game, seat):
            return 1
        tries, guard = self.tries(game), game.floor[OTHER[seat]][game.guards[OTHER[seat]][subject.position]]
        rating = subject.field_goal + (OPEN_BONUS if game.is_open else guard.defense)
        return int(tries.worth(subject, subject.three_points, True).total >= tries.worth(subject, rating, False).total)
