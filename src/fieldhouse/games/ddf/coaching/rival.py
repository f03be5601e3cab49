"""The rival: plays the equilibrium, so that nobody gains by guessing what it calls. The clock it leaves to the book."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from fieldhouse.games.ddf.choices import AUDIBLE, FIELD_GOAL_TRY, GO, POOCH, PUNT
from fieldhouse.games.ddf.coaching import kicks, late
from fieldhouse.games.ddf.coaching.book import BookCoach, Flag
from fieldhouse.games.ddf.coaching.flags import decides
from fieldhouse.games.ddf.coaching.quotas import calls_left, prices_now, time_left
from fieldhouse.games.ddf.equilibrium.kicks import KICK_GOAL, PUNT_IT
from fieldhouse.games.ddf.equilibrium.pairing import name_of, solved_pairing
from fieldhouse.games.ddf.model import PLAY_COUNT, SeasonCharts
from fieldhouse.games.ddf.side import Side
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.equilibrium.playbook import Mixes, Playbook, number_at, points_of
from fieldhouse.gridiron.equilibrium.tables import pick, unpacked
from fieldhouse.gridiron.kicking import is_protecting
from fieldhouse.gridiron.late_game import BY_HABIT, KICK_TRY, TWO_POINT_TRY
from fieldhouse.gridiron.outcome import LAST_DOWN
from fieldhouse.gridiron.phases import REGULATION, TRY
from fieldhouse.table.shelf import Shelf, made_anew

Pairing = tuple[Side, Side, SeasonCharts]
AUDIBLE_PRICE: Final = 0.8
"""Points that choosing again must promise with the whole game to go; less as it runs out."""


@mypyc_attr(allow_interpreted_subclasses=True)
class RivalCoach(BookCoach):
    """Knows what every down is worth to both sides. A pairing is solved when it is first met."""

    def __init__(self, shelf: Shelf = made_anew) -> None:
        super().__init__()
        self.shelf = shelf
        self.playbooks: dict[Pairing, Playbook] = {}

    def playbook(self, game: Game) -> Playbook:
        """What is known of the two teams, from the shelf or solved now."""
        pairing = game.sides[0], game.sides[1], game.charts
        if pairing not in self.playbooks:
            self.playbooks[pairing] = self._met(game)
        return self.playbooks[pairing]

    def _met(self, game: Game) -> Playbook:
        facts = (game.sides[0], game.sides[1]), game.options, game.charts, game.rules
        tables = unpacked(self.shelf(name_of(*facts), lambda: solved_pairing(*facts).packed()))
        return Playbook(tables or solved_pairing(*facts))

    def answer_call(self, game: Game, seat: int, subject: object, whim: float) -> int:
        """What the clock demands, then the best kick if it is better than playing on, then the mix."""
        is_try = game.phase == TRY
        if game.clock <= late.SPECIAL and (game.quarter >= REGULATION or game.quarter == 2):
            special = self.late_call(game, seat, self.plan(game.sides[seat]), whim)
            if special is not None:
                return special
        if game.down == LAST_DOWN and not is_try:
            kick = self.fourth_down(game, seat)
            if kick != kicks.PLAY_ON:
                return kick
        return pick(self.mixes(game)[0], whim)

    def answer_formation(self, game: Game, seat: int, subject: object, whim: float) -> int:
        return pick(self.mixes(game)[1], whim)

    def mixes(self, game: Game) -> Mixes:
        """Both sides' mixes of this down. A try is a last down: the end zone or nothing."""
        number = self.number(game)
        side = game.sides[game.offense]
        playbook = self.playbook(game)
        if not side.has_quotas:
            return playbook.mixes(game.offense, number)
        return playbook.rationed(game.offense, number, calls_left(game), prices_now(game, playbook))[1]

    def number(self, game: Game) -> int:
        return number_at(LAST_DOWN if game.phase == TRY else game.down, game.to_go, game.spot)

    def fourth_down(self, game: Game, seat: int) -> int:
        """What score and clock demand, or what is worth most."""
        chance = kicks.field_goal_chance(game, seat, self.plan(game.sides[seat]))
        demanded = kicks.demanded(game, seat, chance)
        if demanded != BY_HABIT:
            return kicks.FOURTH_CALLS[demanded]
        playbook = self.playbook(game)
        value = playbook.values[seat][self.number(game)]
        if value > playbook.kick_values[seat][game.spot] and not is_protecting(game, seat):
            return kicks.PLAY_ON
        kick = playbook.kicks[seat][game.spot]
        return PUNT if kick == PUNT_IT else FIELD_GOAL_TRY if kick == KICK_GOAL else POOCH

    def answer_pooch_yards(self, game: Game, seat: int, subject: object, whim: float) -> int:
        return self.playbook(game).kicks[seat][game.spot] % KICK_GOAL or super().answer_pooch_yards(
            game, seat, subject, whim
        )

    def answer_reveal(self, game: Game, seat: int, legal: tuple[int, ...], whim: float) -> int:
        """An audible if choosing again promises enough; time-outs are kept for the clock."""
        if AUDIBLE not in legal or game.play.call >= PLAY_COUNT:
            return GO
        return AUDIBLE if self.gain(game, seat) > AUDIBLE_PRICE * time_left(game) ** 0.5 else GO

    def gain(self, game: Game, seat: int) -> float:
        """What *seat* gains if both choose again, in points; nothing is known of it in play without quotas."""
        playbook, side = self.playbook(game), game.sides[game.offense]
        if not side.has_quotas:
            return 0.0
        number = self.number(game)
        value = playbook.rationed(game.offense, number, calls_left(game), prices_now(game, playbook))[0]
        played = playbook.payoffs[game.offense, number, game.play.call, game.play.formation]
        gain = points_of(value - float(played))
        return gain if seat == game.offense else -gain

    def answer_penalty(self, game: Game, seat: int, subject: Flag, whim: float) -> int:
        """The outcome worth most; late in the game, the one that wins it."""
        playbook = self.playbook(game)
        if game.quarter < REGULATION:
            return max(subject[1], key=lambda ruling: playbook.worth(ruling.outcome, seat)).choice
        return max(
            subject[1], key=lambda ruling: (decides(game, seat, ruling), playbook.worth(ruling.outcome, seat))
        ).choice

    def answer_try(self, game: Game, seat: int, subject: object, whim: float) -> int:
        """By its worth; in the last quarter by the score."""
        if game.quarter >= REGULATION or not game.rules.has_two_point_try:
            return super().answer_try(game, seat, subject, whim)
        kicked, two = self.playbook(game).tries[seat]
        return TWO_POINT_TRY if two > kicked else KICK_TRY
