"""A table at which a test reads like an example of the guide: the situation, the calls, the dice, the sheet after it.

    example(
        "NE 2 and 13 at NE 37",
        NE={"6-Short": {30: "13"}},
        PHI={"D 6-Short": {1: "4"}},
        calls="6-Short D",
        dice="offense 30, defense 1",
    ).gives("NE 1 and 10 at PHI 46")

The first team is the visitor. Every die and every choice must be used; only the clock (``tempo``) and the last word
after the reveal (``reveal``) may go unsaid.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final

from examples.ddf.sheets import Cells, season_sheet, sheet
from examples.field import FieldStage, items
from fieldhouse.games.ddf.game import new_game
from fieldhouse.games.ddf.model import PLAYS
from fieldhouse.games.ddf.options import PRESETS, Options
from fieldhouse.games.ddf.questions import CALL
from fieldhouse.games.ddf.side import Side
from fieldhouse.games.ddf.step import step
from fieldhouse.gridiron.phases import KICKOFF, OVER, SCRIMMAGE, TOSS, TRY
from fieldhouse.table.script import ScriptTable

CALLS: Final = dict(zip((*PLAYS, *CALL.keys[len(PLAYS) :]), CALL.keys, strict=True))
_KICKOFF: Final = re.compile(r"(\w+) kicks off from (.+)")
_TRY: Final = re.compile(r"try by (\w+)")


class Stage(FieldStage):
    """A game put together for one test."""

    quiet: tuple[str, ...] = ("tempo", "reveal")

    def __init__(
        self,
        situation: str,
        teams: tuple[str, str] = ("NE", "PHI"),
        options: str = "",
        quarter: int = 1,
        clock: str = "15:00",
        score: tuple[int, int] = (0, 0),
        season: int = 2017,
        squib: Cells | None = None,
        **cells: Mapping[str, Any],
    ) -> None:
        assert set(cells) <= set(teams), f"only {teams} play here"
        chosen = read_option_names(options)
        away, home = (Side(sheet(code, cells.get(code), season), chosen) for code in teams)
        game = new_game((away, home), chosen, season_sheet(season, squib), ScriptTable())
        super().__init__(teams, game, quarter, clock, score)
        self.put(situation)

    def put(self, situation: str) -> None:
        """Set the field up."""
        game = self.game
        if self.put_snap(situation):
            game.phase = SCRIMMAGE
        elif match := _KICKOFF.fullmatch(situation):
            game.phase, game.offense, game.kicker = KICKOFF, self.seat(match[1]), self.seat(match[1])
            game.spot = game.kick_from = self.spot(match[2], game.kicker)
        elif match := _TRY.fullmatch(situation):
            game.phase = TRY
            self.put_try(match[1])
        else:
            assert situation == TOSS, f"{situation!r} is no situation"
            game.phase = TOSS

    def play(self, calls: str = "", dice: str = "", choices: str = "") -> Stage:
        """One step of the game, by the script."""
        return self.follow(step, dice, (each for item in items(f"{calls}, {choices}") for each in self.answers(item)))

    def answers(self, item: str) -> Iterator[tuple[int, str, str]]:
        """``6-Short D`` (the two calls), ``pooch 8 A``, or ``PHI penalty accept``."""
        call = next((call for call in CALLS if item.startswith(f"{call} ")), None)
        words = item.removeprefix(call or "").split()
        if call is None:
            yield self.seat(words[0]), " ".join(words[1:-1]), words[-1]
            return
        offense = self.game.offense
        yield offense, "call", CALLS[call]
        yield 1 - offense, "formation", words.pop().lower()
        for yards in words:
            yield offense, "pooch yards", yards

    @property
    def sheet(self) -> str:
        """Whose ball it is, and where."""
        game = self.game
        if game.phase == SCRIMMAGE:
            return self.snap()
        if game.phase == KICKOFF:
            return f"{self.codes[game.kicker]} kicks off from {self.yard_line(game.kicker, game.kick_from)}"
        if game.phase == TRY:
            return f"try by {self.codes[game.offense]}"
        return "final" if game.phase == OVER else str(game.phase)

    @property
    def score(self) -> str:
        return ", ".join(f"{code} {points}" for code, points in zip(self.codes, self.game.score, strict=True))

    def gives(self, sheet: str, score: str | None = None, clock: str | None = None, takes: int | None = None) -> Stage:
        """The sheet after the play."""
        assert self.sheet == sheet, f"{self.sheet}, not {sheet}"
        assert score in (None, self.score), f"{self.score}, not {score}"
        assert clock in (None, self.clock), f"{self.clock} left, not {clock}"
        assert takes in (None, self.last.seconds), f"{self.last.seconds} seconds gone, not {takes}"
        return self

    def has_left(self, time_outs: tuple[int, int]) -> Stage:
        assert tuple(self.game.time_outs) == time_outs, f"{self.game.time_outs} left"
        return self


def example(situation: str, *, calls: str = "", dice: str = "", choices: str = "", **setting: Any) -> Stage:
    """Set the stage and play one step."""
    return Stage(situation, **setting).play(calls, dice, choices)


def read_option_names(names: str) -> Options:
    """``basic`` play with the options named, or a preset with more of them."""
    words = names.replace(",", " ").split()
    preset = PRESETS[words.pop(0)] if words and words[0] in PRESETS else Options()
    chosen: dict[str, Any] = dict.fromkeys(words, True)
    return replace(preset, **chosen)
