"""A table at which a test reads like the rule book: the situation, the cards, the choices, what is written down.

    stage("action SF 5", "shot 40", home={"SF": {"attempts": 10, "field_goal": 45}}).wrote("two home SF")

Each card is a label and the reading it must show: the deck is made for the test. The home team has the ball unless told
otherwise. Every card and every choice must be used; any question that the test does not answer gets its default.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from fieldhouse.games.statispro import events
from fieldhouse.games.statispro.cards import readings
from fieldhouse.games.statispro.events import Event, Possession
from fieldhouse.games.statispro.leagues import league_rules
from fieldhouse.games.statispro.man import Man
from fieldhouse.games.statispro.model import POSITIONS, ROLE_OF, Player, SeasonNumbers, Team
from fieldhouse.games.statispro.options import BOOK, Options
from fieldhouse.games.statispro.questions import ASKS
from fieldhouse.games.statispro.rules.lineups import place_line_up
from fieldhouse.games.statispro.side import Side
from fieldhouse.games.statispro.state import BRING_UP, FRONTCOURT, Game
from fieldhouse.games.statispro.step import step
from fieldhouse.library import statispro
from fieldhouse.table.script import ScriptTable
from fieldhouse.table.seat import AWAY, HOME, SEATS

PLAIN: Final = Player(
    name="", roles=(0,), field_goal=50, attempts=10, three_attempts=0, three_points=0, free_throws=75, rebounds=10,
    foul_range=(0, -1), foul_drawing=10.0, block=0, assist=0, steal=0, defense=0, minutes=30.0, is_starter=True,
)  # fmt: skip
BENCH: Final = (("b1", 0), ("b2", 1), ("b3", 2), ("b4", 1))
SECTION: Final = {
    "action": ("action", readings.read_reading), "advance": ("advance", readings.read_reading),
    "press": ("press", readings.read_reading), "shot": ("shot", readings.read_shot),
    "free throw": ("shot", readings.read_shot), "rebound": ("rebound", readings.read_rebound),
    "block": ("block", readings.read_block), "jump": ("jump", readings.read_jump), "z": ("z", readings.read_z),
    "press z": ("z", readings.read_z), "foul drawing": ("foul", readings.read_foul),
    "foul": ("foul", readings.read_foul), "fast break": ("foul", readings.read_foul),
    "ejection": ("foul", readings.read_foul), "turnover": ("foul", readings.read_foul),
}  # fmt: skip
WORDS: Final = {
    events.PASSED: "pass", events.TWO_MADE: "two", events.TWO_MISSED: "miss", events.THREE_MADE: "three",
    events.THREE_MISSED: "three missed", events.THROW_MADE: "free throw", events.THROW_MISSED: "free throw missed",
    events.OFFENSIVE_REBOUND: "offensive rebound", events.DEFENSIVE_REBOUND: "rebound", events.ASSIST: "assist",
    events.STEAL: "steal", events.BLOCK: "block", events.TURNOVER: "turnover", events.PERSONAL_FOUL: "foul",
    events.TECHNICAL: "technical", events.FOULED: "fouled", events.TIME_OUT: "time-out", events.TIRED: "tired",
    events.RESTED: "rested", events.INJURED: "injured", events.OUT: "out", events.TIP: "tip",
    events.FAST_BREAK: "fast break", events.INDEX_POINT: "index", events.HAPPENED: "happened",
    events.PERIOD_OVER: "period over", events.SUBSTITUTION: "in", events.MINUTES: "minutes",
    events.MOVED: "moved", events.PRESSED: "press", events.DELIBERATE: "deliberate",
}  # fmt: skip
SILENT: Final = (
    events.PASSED, events.SUBSTITUTION, events.MINUTES, events.PERIOD_OVER, events.MOVED, events.PRESSED,
    events.DELIBERATE,
)  # fmt: skip

Ratings = Mapping[str, Mapping[str, Any]]


def player(seat: str, spot: str, ratings: Mapping[str, Any]) -> Player:
    role = ROLE_OF[POSITIONS.index(spot)] if spot in POSITIONS else dict(BENCH)[spot]
    is_starter = spot in POSITIONS
    card = replace(
        PLAIN, name=f"{seat} {spot}", roles=(role,), is_starter=is_starter, minutes=30.0 if is_starter else 10.0
    )
    return replace(card, **ratings)


def team(seat: str, ratings: Ratings, season: int = 1986, league: str = "NBA", **card: Any) -> Team:
    spots = (*POSITIONS, *(name for name, _ in BENCH))
    players = tuple(player(seat, spot, ratings.get(spot, {})) for spot in spots)
    made = Team(f"{season}-{seat.upper()}", seat, season, league, 2, 2, 0, 0, players, "")
    return replace(made, **card)


class Stage:
    """A game in a given situation, with a deck that holds the cards of the test."""

    def __init__(
        self, *cards: str, home: Ratings | None = None, away: Ratings | None = None, choices: tuple[str, ...] = (),
        options: Options = BOOK, season: int = 1986, league: str = "NBA", home_card: Mapping[str, Any] | None = None,
        away_card: Mapping[str, Any] | None = None, numbers: SeasonNumbers | None = None, is_placed: bool = True,
        **state: Any,
    ) -> None:  # fmt: skip
        self.table = ScriptTable(quiet=[ask.name for ask in ASKS])
        teams = (
            team("away", away or {}, season, league, **(away_card or {})),
            team("home", home or {}, season, league, **(home_card or {})),
        )
        known = numbers or SeasonNumbers(season)
        absent = (options.absent_away, options.absent_home)
        sides = tuple(Side(each, away, known) for each, away in zip(teams, absent, strict=True))
        self.deck = statispro.deck()
        self.numbers_used: list[int] = []
        draws = [self._card(text) for text in cards]
        rules = league_rules(league, season, options.fourteen_seconds)
        self.game = Game((sides[0], sides[1]), options, rules, self.deck, statispro.fast_breaks(), known, self.table)
        for seat in (AWAY, HOME) if is_placed else ():
            place_line_up(self.game, seat)
        self.table.draws.extend(draws)
        self.table.choices.extend(_choice(text) for text in choices)
        self.game.phase = BRING_UP
        self.game.offense = HOME
        self.game.tip_winner = HOME
        self.game.dead_ball = False
        self.game.left = 100
        self.game.passes = rules.passes
        self.game.clear()
        for name, value in state.items():
            assert hasattr(self.game, name), f"a game has no {name}"
            setattr(self.game, name, list(value) if isinstance(value, list) else value)
        if "rests" not in state:
            self.game.rests = sum(self.game.left <= mark for mark in rules.rest_marks)
        for each in self.game.men:
            for man in each:
                man.is_rested = True

    def _card(self, text: str) -> tuple[str, int]:
        label = next(
            label for label in sorted((*SECTION, "rpg"), key=len, reverse=True) if text.startswith(label + " ")
        )
        reading = text[len(label) + 1 :]
        if label == "rpg":
            self.numbers_used.append(int(reading))
            return label, int(reading)
        card = next(card for card in range(1, 201) if card not in self.numbers_used and card % 20 not in (5, 6, 7))
        self.numbers_used.append(card)
        section, read = SECTION[label]
        column = list(getattr(self.deck, section))
        column[card] = read(reading)
        changed: dict[str, Any] = {section: tuple(column)}
        self.deck = replace(self.deck, **changed)
        return label, card

    def man(self, name: str) -> Man:
        seat = SEATS.index(name.split()[0])
        return next(man for man in self.game.men[seat] if man.card.name == name)

    @property
    def possessions(self) -> list[Possession]:
        """What has been noted so far."""
        return [note for note in self.table.notes if isinstance(note, Possession)]

    def play(self, steps: int = 1) -> Stage:
        """Play on; nothing of the script may be left."""
        self.events: list[Event] = []
        for _ in range(steps):
            step(self.game)
            self.events += self.possessions[-1].events
        self.table.finish()
        return self

    @property
    def sheet(self) -> list[str]:
        return [self._said(event) for event in self.events if event[0] not in SILENT]

    def _said(self, event: Event) -> str:
        code, seat, who, _ = event
        return f"{WORDS[code]} {self.game.men[seat][who].card.name if who >= 0 else SEATS[seat]}"

    def details(self, code: int) -> list[object]:
        return [event[3] for event in self.events if event[0] == code]

    def wrote(self, *lines: str) -> Stage:
        assert self.sheet == list(lines), self.sheet
        return self

    def leaves(self, seat: str, phase: str = BRING_UP, passes: int | None = None, dead: bool | None = None) -> Stage:
        """Who has the ball now, where, with how many passes."""
        game = self.game
        assert (SEATS[game.offense], game.phase) == (seat, phase), (SEATS[game.offense], game.phase)
        assert passes is None or game.passes == passes, game.passes
        assert dead is None or game.dead_ball == dead
        return self


def _choice(text: str) -> tuple[int, str, str]:
    seat, _, rest = text.partition(" ")
    name, _, key = rest.partition(": ")
    return SEATS.index(seat), name, key


def stage(*cards: str, **situation: Any) -> Stage:
    """Set the stage and play one possession."""
    return Stage(*cards, **situation).play()


def z(*cards: str, **situation: Any) -> Stage:
    """A possession that begins with a Z READING, with enough discards for a mandatory rest (14A)."""
    return stage("action Z", *cards, **{"pile": list(range(1, 151)) + list(range(181, 201)), **situation})


AFTER: Final = ("advance SG 5", "shot 50")
"""How play goes on after a Z READING: a pass and a basket."""
FRONT: Final[dict[str, Any]] = {"phase": FRONTCOURT, "dead_ball": True}
