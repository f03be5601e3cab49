"""A duel with cards and dice: the smallest game that does everything a table is for.

Each of two seats is dealt a hidden card. Then come four rounds: both bid secretly, both take a stance secretly
straight after, the dice are thrown, and the loser may pay to stop it. Between rounds lies a step that asks nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from fieldhouse.table.dice import Column, Dice, die
from fieldhouse.table.game import Definition
from fieldhouse.table.journal import ROLLED, Header
from fieldhouse.table.question import Ask, Json, NumberAsk, RandomCoach
from fieldhouse.table.seat import BOTH, OTHER, Seat
from fieldhouse.table.table import Table
from table.seats import FIRST, SECOND

D6 = die("six-sided", range(1, 7))
TWO_DICE = Dice("pair", (range(1, 7), range(1, 7)), lambda one, other: one + other)
LOSER = Column("loser", TWO_DICE, {total: 0 if total < 7 else 1 for total in range(2, 13)})

BID: NumberAsk[Any, Any] = NumberAsk(
    "bid",
    lambda game, seat, subject: range(4),
    lambda game, seat, subject, coins: (f"{coins} coins", ""),
    lambda game, seat, subject: f"Round {game.round}. Your bid?",
)
STANCE: Ask[Any, Any] = Ask(
    "stance",
    ("high", "low"),
    lambda game, seat, subject: (0, 1),
    lambda game, seat, subject, choice: (("High", "Low")[choice], "How you hold the sword."),
    lambda game, seat, subject: "Your stance?",
)
MERCY: Ask[Any, Any] = Ask(
    "mercy",
    ("bear", "pay"),
    lambda game, seat, subject: (0, 1) if subject else (0,),
    lambda game, seat, subject, choice: (("Bear it", "Pay")[choice], ""),
    lambda game, seat, subject: "You have lost the round.",
)
ROUNDS = 4


class DuelGame:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.phase = "deal"
        self.round = 0
        self.score = [0, 0]
        self.deck = list(range(10))
        self.hands = [-1, -1]

    @property
    def over(self) -> bool:
        return self.round > ROUNDS

    @property
    def winner(self) -> Seat | None:
        return None if self.score[0] == self.score[1] else BOTH[self.score[0] < self.score[1]]

    def state(self) -> Json:
        return {
            "phase": self.phase,
            "round": self.round,
            "score": list(self.score),
            "deck": list(self.deck),
            "hands": list(self.hands),
        }

    def restore(self, state: Json) -> None:
        self.phase, self.round = state["phase"], state["round"]
        self.score, self.deck, self.hands = list(state["score"]), list(state["deck"]), list(state["hands"])

    def view(self, seat: Seat) -> Json:
        return {"round": self.round, "score": list(self.score), "hand": self.hands[seat]}


def deal(game: DuelGame) -> None:
    game.deck = game.table.shuffle(game.deck, "deck")
    for seat in BOTH:
        game.hands[seat] = game.table.draw(game.deck, "deal", seat)
    game.phase, game.round = "round", 1


def play_round(game: DuelGame) -> None:
    bids = game.table.ask_secretly(game, (BID, FIRST, None), (BID, SECOND, None))
    stances = game.table.ask_secretly(game, (STANCE, SECOND, None), (STANCE, FIRST, None))
    loser = BOTH[game.table.look(LOSER, TWO_DICE, "fight")]
    if game.table.roll(D6, "turn") == 6:
        loser = OTHER[loser]
    paid = game.table.ask(MERCY, game, loser, bids[loser])
    game.score[OTHER[loser]] += 1 if paid else 2 + sum(stances)
    game.table.note((game.round, bids, loser, paid))
    game.phase = "rest"


def step(game: DuelGame) -> None:
    if game.phase == "deal":
        deal(game)
    elif game.phase == "round":
        play_round(game)
    else:
        game.phase, game.round = "round", game.round + 1


class Duel(Definition[DuelGame, Any]):
    """The definition, as far as the table needs one."""

    name = "duel"
    title = "Duel"
    rules_version = 1
    seats = ("left", "right")
    asks = (BID, STANCE, MERCY)
    presets = ("usual",)
    option_help: Mapping[str, str] = MappingProxyType({})
    coaches = MappingProxyType({"random": RandomCoach})
    pages: Any = None

    def header(self, teams: tuple[str, ...], seed: int, options: dict[str, Any], dice: str = ROLLED) -> Header:
        return Header(self.name, self.rules_version, seed, options, teams, dice=dice)

    def dealer(self, header: Header) -> Callable[[Table], DuelGame]:
        return DuelGame

    def step(self, game: DuelGame) -> None:
        step(game)

    def scoresheet(self) -> Any:
        raise NotImplementedError


DUEL = Duel()
