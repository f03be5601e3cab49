"""A table at which a test reads like an example of the book: the situation, the calls, the dice, the sheet after it.

    Stage("A 3 and 19 at B 44", A={"1": {20: "DEF 15", 21: "3"}}).play(
        "1 a", "offense 20, offense 21, defense 1", "A penalty accept"
    ).gives("A 1 and 10 at B 26")

A is the visitor, B the home team. Cells that a test does not name are blank; kickoffs are 60, punts 40, field goals 30.
Every die and every choice must be used; only the clock (``tempo``) may go unsaid.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from examples.field import FieldStage, items
from fieldhouse.games.bowlbound.cells import show_cell
from fieldhouse.games.bowlbound.charts.columns import OFFENSE_COLUMNS, SPECIAL_COLUMNS
from fieldhouse.games.bowlbound.charts.reader import read_team
from fieldhouse.games.bowlbound.game import dealer
from fieldhouse.games.bowlbound.model import FORMATIONS, PLAYS, Team
from fieldhouse.games.bowlbound.names import CALL_KEYS
from fieldhouse.games.bowlbound.options import read_options
from fieldhouse.games.bowlbound.step import step
from fieldhouse.gridiron.dice import DEFENSE_READINGS, OFFENSE_READINGS
from fieldhouse.gridiron.phases import KICKOFF, OVER, SCRIMMAGE, TOSS, TRY
from fieldhouse.table.chart_text import show_table
from fieldhouse.table.script import ScriptTable

Cells = Mapping[str, Any]
USUAL: Final = {"Kickoff": "60", "Punt": "40", "Field Goal": "30"}
NUMBERS: Final = {play[0]: play for play in PLAYS}
_KICKOFF: Final = re.compile(r"(\w+) (kicks off|free kick) from (.+)")


def sheet(code: str, cells: Cells | None = None, season: int = 2012) -> Team:
    """A chart that is blank but for *cells*: ``{"1": {20: "5"}, "A 1": {1: "-2"}, "power rating": 200}``."""
    told = dict(cells or {})
    lines = [
        f"season: {season}", f"code: {code}", f"title: Team {code}",
        f"power rating: {told.pop('power rating', 200)}", f"home adjustment: {told.pop('home adjustment', 0)}",
        f"yardage factor: {told.pop('yardage factor', 100)}", f"upper factor: {told.pop('upper factor', 100)}",
        f"lower factor: {told.pop('lower factor', 80)}", f"codes: {told.pop('codes', '-')}", "[offense]",
    ]  # fmt: skip
    lines += _table(told, OFFENSE_COLUMNS, OFFENSE_READINGS, {play: number for number, play in NUMBERS.items()})
    lines += [f"fumble recovered: {told.pop('fumble recovered', '10-25')}"]
    for formation in FORMATIONS:
        keys = {play: f"{formation[0]} {number}" for number, play in NUMBERS.items()}
        lines += [f"[defense {formation}]", *_table(told, PLAYS, DEFENSE_READINGS, keys)]
    lines += ["[special teams]", *_table(told, SPECIAL_COLUMNS, OFFENSE_READINGS, {})]
    lines += [f"extra point missed: {told.pop('extra point missed', '-')}"]
    assert not told, f"the charts have no {list(told)}"
    return read_team("\n".join(lines), code)


def _table(told: dict[str, Any], columns: Any, readings: tuple[int, ...], keys: Mapping[str, str]) -> list[str]:
    return show_table({
        name: dict.fromkeys(readings, USUAL.get(name, "-")) | told.pop(keys.get(name, name), {}) for name in columns
    })  # fmt: skip


class Stage(FieldStage):
    """A game put together for one test."""

    quiet = ("tempo", "declare", "delay")

    def __init__(
        self,
        situation: str,
        options: Mapping[str, Any] | None = None,
        quarter: int = 1,
        clock: str = "15:00",
        score: tuple[int, int] = (0, 0),
        season: int = 2012,
        **cells: Cells | None,
    ) -> None:
        assert set(cells) <= {"A", "B"}, "only A and B play here"
        chosen = read_options({"preset": "basic", **(options or {})})
        away, home = (sheet(code, cells.get(code), season) for code in ("A", "B"))
        super().__init__(("A", "B"), dealer(away, home, chosen)(ScriptTable()), quarter, clock, score)
        self.put(situation)

    def put(self, situation: str) -> None:
        """Set the field up."""
        game = self.game
        if self.put_snap(situation):
            game.phase = SCRIMMAGE
        elif match := _KICKOFF.fullmatch(situation):
            game.phase, game.offense, game.kicker = KICKOFF, self.seat(match[1]), self.seat(match[1])
            game.spot = game.kick_from = self.spot(match[3], game.kicker)
            game.is_free_kick = match[2] == "free kick"
        elif situation.startswith("try by "):
            game.phase = TRY
            self.put_try(situation[-1])
        else:
            assert situation == TOSS, f"{situation!r} is no situation"
            game.phase = TOSS

    def play(self, calls: str = "", dice: str = "", choices: str = "") -> Stage:
        """One step of the game, by the script."""
        return self.follow(step, dice, [*self.calls(calls), *map(self.answer, items(choices))])

    def calls(self, calls: str) -> Iterator[tuple[int, str, str]]:
        """``1 a``: play and defense, by number or key."""
        if calls:
            call, defense = calls.split()
            offense = self.game.offense
            yield offense, "call", CALL_KEYS[int(call) - 1] if call.isdecimal() else call
            yield 1 - offense, "defense", defense

    def answer(self, item: str) -> tuple[int, str, str]:
        """``A penalty accept``."""
        seat, *name, key = item.split()
        return self.seat(seat), " ".join(name), key

    @property
    def sheet(self) -> str:
        """Whose ball it is, and where."""
        game = self.game
        own = self.codes[game.offense]
        if game.phase == SCRIMMAGE:
            return self.snap()
        if game.phase == KICKOFF:
            kick = "free kick" if game.is_free_kick else "kicks off"
            return f"{own} {kick} from {self.yard_line(game.offense, game.kick_from)}"
        if game.phase == TRY:
            return f"try by {own}"
        return "final" if game.phase == OVER else str(game.phase)

    @property
    def fouls(self) -> list[tuple[str, int, bool]]:
        """The fouls of the last row: what is printed, whose, and whether it was accepted."""
        return [(show_cell(foul), seat, accepted) for foul, seat, accepted in self.last.fouls]

    def gives(
        self, sheet: str, clock: str | None = None, score: tuple[int, int] | None = None, seconds: int | None = None
    ) -> Stage:
        """The sheet after the play."""
        assert self.sheet == sheet
        assert clock is None or self.clock == clock
        assert score is None or tuple(self.game.score) == score
        assert seconds is None or self.last.seconds == seconds
        return self
