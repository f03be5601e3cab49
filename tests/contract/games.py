"""The games of the house, as the contract tests need them: which teams, which options, which plays.

To put a game under contract, write its ``Contender`` below.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import pytest

from fieldhouse import catalog
from fieldhouse.games.bowlbound.calls import WILD_SPRINT_OUT
from fieldhouse.games.bowlbound.model import DROP_BACK, OPTION
from fieldhouse.games.bowlbound.rules.scrimmage import regular_play
from fieldhouse.games.bowlbound.rules.wild_card import against_wild_card
from fieldhouse.games.ddf.model import LONG, SHORT
from fieldhouse.games.ddf.rules.scrimmage import scrimmage_result
from fieldhouse.games.lords.model import PHENOM
from fieldhouse.games.lords.rules.farm import promote
from fieldhouse.games.lords.rules.pennant import championship_series
from fieldhouse.games.lords.state import Owner
from fieldhouse.games.statispro.events import PERSONAL_FOUL
from fieldhouse.games.statispro.rules.lineups import place_line_up
from fieldhouse.games.statispro.rules.rebounds import rebound
from fieldhouse.table.game import Definition, Playable
from fieldhouse.table.journal import ROLLED, Header
from fieldhouse.table.question import Ask, Coach
from fieldhouse.table.seat import BOTH, Seat, all_seats
from fieldhouse.table.table import Table
from sizes import by_engine
from table.seats import FIRST

CHARACTERS_ALIKE = 4


class Firm(Coach[Any]):
    """Answers each question as told and any other with its default, so that dice alone decide a play."""

    def __init__(self, **answers: str) -> None:
        self.answers = answers

    def answer(self, ask: Ask[Any, Any], game: Any, seat: Seat, subject: Any, whim: float) -> int:
        if ask.name in self.answers:
            return ask.checked(game, seat, subject, self.answers[ask.name])
        return ask.legal(game, seat, subject)[0]


@dataclass(frozen=True)
class Play:
    """A play whose exact odds are held against dice.

    *of* makes a function of a game that plays it from the same state every time and returns what came of it.
    """

    name: str
    of: Callable[[Any], Callable[[], Hashable]]
    options: Mapping[str, Any] = field(default_factory=dict)
    coaches: tuple[Coach[Any], ...] = (Firm(), Firm())
    cutoff: float = 1e-8
    """Fine enough for the mass cut off to drown in the noise of the dice."""


@dataclass(frozen=True)
class Contender:
    """*variants* are sets of options by name, which between them reach every rule."""

    teams: tuple[str, ...]
    variants: Mapping[str, Mapping[str, Any]]
    plays: tuple[Play, ...]
    stride: int = 3
    """How many questions apart a game is taken up from its journal: each time it is played again from its beginning."""
    has_secrets: bool = True
    """Does it put questions that all seats answer before any answer is seen?"""
    solved: tuple[str, ...] = ()
    """The variants in which coaches that have to solve a pairing play: that takes half a minute each."""


class Variant:
    """A game with teams and options chosen."""

    def __init__(self, game: str, name: str, teams: tuple[str, ...], options: Mapping[str, Any]) -> None:
        self.game, self.name, self.teams, self.options = game, name, teams, dict(options)

    def __repr__(self) -> str:
        return f"{self.game}-{self.name}"

    @cached_property
    def definition(self) -> Definition[Any, Any]:
        return catalog.game(self.game)

    @property
    def seats(self) -> tuple[Seat, ...]:
        return all_seats(len(self.header(0).teams))

    @property
    def stride(self) -> int:
        return CONTENDERS[self.game].stride * by_engine(compiled=1, plain=3)

    @property
    def has_secrets(self) -> bool:
        return CONTENDERS[self.game].has_secrets

    @property
    def levels(self) -> list[str]:
        """Those that are tried in this variant: of characters, one coach with other numbers, a few for all."""
        is_solved = self.name in CONTENDERS[self.game].solved
        solving = self.definition.solving_levels
        characters = list(self.definition.level_help)
        left_out = {*characters} - {*characters[::CHARACTERS_ALIKE]} | (set() if is_solved else {*solving})
        return [level for level in self.definition.levels if level not in left_out]

    def header(self, seed: int, dice: str = ROLLED) -> Header:
        return self.definition.header(self.teams, seed, self.options, dice)

    @cached_property
    def deal(self) -> Callable[[Table], Any]:
        return self.definition.dealer(self.header(0))

    def play(self, game: Playable) -> Playable:
        """Play on to the end, which must come."""
        for _ in range(LONGEST_GAME):
            if game.over:
                return game
            self.definition.step(game)
        raise AssertionError(f"{self} has not ended after {LONGEST_GAME} steps")


LONGEST_GAME = 5_000


def a_pass(play: int, formation: int) -> Callable[[Any], Callable[[], Hashable]]:
    return lambda game: lambda: scrimmage_result(game, FIRST, play, formation)


def a_down(**situation: Any) -> Callable[[Any], Callable[[], Hashable]]:
    """A whole down of Data-Driven Football, from the calls to the rest point."""

    def of(game: Any) -> Callable[[], Hashable]:
        start = game.state() | {"phase": "scrimmage", **situation}

        def down() -> Hashable:
            game.restore(start)
            catalog.game("ddf").step(game)
            return game.phase, game.offense, game.spot, game.down, game.to_go, game.clock, tuple(game.score)

        return down

    return of


def a_college_play(play: int, defense: int, rule: Callable[..., Hashable]) -> Callable[[Any], Callable[[], Hashable]]:
    return lambda game: lambda: rule(game, 0, play, defense)


def a_club(rule: Callable[..., None], **facts: Any) -> Callable[[Any], Callable[[], Hashable]]:
    """A rule of Lords of Baseball for the first owner, whose club is as *facts* say."""

    def of(game: Any) -> Callable[[], Hashable]:
        game.phase, game.champion = 1, 0

        def play() -> Hashable:
            owner = game.owners[0] = Owner()
            owner.stars, owner.squad = [2, 4, 5], [1, 2, 10, 12, 2, 3, 10]
            for name, value in facts.items():
                setattr(owner, name, value)
            rule(game, 0)
            return tuple(owner.squad), owner.cash, owner.media, owner.vp

        return play

    return of


def a_rebound(every: int = 1) -> Callable[[Any], Callable[[], Hashable]]:
    """A rebound of Statis Pro Basketball after a miss of the home team, to who has the ball.

    Of the deck *every* so many-th card is left: three of all cards come in eight million ways, of a fourth in 120,000.
    """

    def of(game: Any) -> Callable[[], Hashable]:
        for seat in BOTH:
            place_line_up(game, seat)
        deck = game.state()["pile"][::every]
        start = game.state() | {"offense": 1, "passes": 1, "pile": deck, "left": len(deck)}

        def bounce() -> Hashable:
            if any(event[0] == PERSONAL_FOUL for event in game.events) or len(game.pile) < len(deck) - 10:
                game.restore(start)  # all else a rebound leaves behind is set below: a whole rest point takes its time
            game.clear()
            game.offense, game.passes, game.handler = 1, 1, 2
            game.pile, game.left, game.dead_left = list(start["pile"]), start["left"], start["dead_left"]
            after = rebound(game)
            return after, tuple(event[:3] for event in game.events), game.offense, game.passes

        return bounce

    return of


BASIC = {"preset": "basic"}
ADVANCED = {"preset": "advanced"}
CONTENDERS = {
    "statispro": Contender(
        teams=("2040-TID", "2040-COP"),
        stride=60,
        variants={"book": {"preset": "book"}, "fitted": {"preset": "fitted"}},
        plays=(
            Play("rebound", a_rebound(every=4), {"preset": "book"}),
            Play("fitted-rebound", a_rebound(), {"preset": "fitted"}),
        ),
    ),
    "ddf": Contender(
        teams=("2017-HAR", "2017-IRO"),
        solved=("basic", "advanced", "prompted"),
        variants={
            "basic": BASIC,
            "advanced": ADVANCED,
            "prompted": ADVANCED | {"prompted_audibles": True, "playoff": True},
        },
        plays=(
            Play("basic-short-a", a_pass(SHORT, 0), BASIC),
            Play("advanced-long-f", a_pass(LONG, 5), ADVANCED, cutoff=1e-9),
            Play(
                "second-and-seven",
                a_down(offense=1, spot=45, down=2, to_go=7, clock=500, quarter=2),
                BASIC,
                (Firm(formation="c"), Firm(call="medium")),
            ),
        ),
    ),
    "bowlbound": Contender(
        teams=("2024-LKS", "2024-PRA"),
        solved=("recommended",),
        variants={
            "basic": BASIC,
            "recommended": {"preset": "recommended"},
            "advanced": ADVANCED,
            "conditional": ADVANCED
            | {"wild_card": "conditional", "timing": "whole", "penalties": "quick", "yardages": "quick", "wind": "c"},
            "coded": {"preset": "excel", "wild_card": "coded", "timing": "playtesters", "yardage_factors": "simple"},
        },
        plays=(
            Play("drop-back-f", a_college_play(DROP_BACK, 5, regular_play), BASIC, cutoff=1e-9),
            Play("option-wild-5-7", a_college_play(OPTION, WILD_SPRINT_OUT, against_wild_card), ADVANCED, cutoff=1e-9),
        ),
    ),
    "lords": Contender(
        teams=(),
        stride=60,
        variants={
            "four": {"owners": 4},
            "three": {"owners": 3, "dealt_teams": True},
            "two": {"owners": 2, "all_star_game": True},
            "advanced": {"preset": "advanced", "owners": 3, "new_extra_innings": True},
        },
        plays=(
            Play("call-up", a_club(lambda game, seat: promote(game, seat, PHENOM)), coaches=(Firm(modifier="2"),) * 4),
            Play("with-media", a_club(lambda game, seat: promote(game, seat, PHENOM), media=1), {}, (Firm(),) * 4),
            Play("series", a_club(lambda game, seat: championship_series(game), rerolls=1), {}, (Firm(),) * 4),
        ),
    ),
}

VARIANTS = [
    Variant(game, name, contender.teams, options)
    for game, contender in CONTENDERS.items()
    for name, options in contender.variants.items()
]
PLAYS = [(game, play) for game, contender in CONTENDERS.items() for play in contender.plays]

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=repr)
every_play = pytest.mark.parametrize(("game", "play"), PLAYS, ids=[f"{game}-{play.name}" for game, play in PLAYS])
