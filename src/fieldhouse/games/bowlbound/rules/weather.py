"""'Weather Effects' (VI): what rain, snow and wind take away and add."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.model import FIRST_PASS, SPRINT_OUT
from fieldhouse.games.bowlbound.options import GOOD, OFF, ROLLED
from fieldhouse.games.bowlbound.results import Result, Return
from fieldhouse.games.bowlbound.state import BREEZY, CALM, STORMY, Game
from fieldhouse.gridiron.dice import DEFENSE
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.results import GAINED, RETURN_SCORED, RETURNED
from fieldhouse.table.seat import Seat

CONDITIONS: Final = {1: CALM, 2: CALM, 3: BREEZY, 4: STORMY, 5: CALM}
CHANGES: Final = {1: 0, 2: 0, 3: -1, 4: 1, 5: 0}
"""For the second half the wind stays, improves or worsens."""

RUN_LOSS: Final[tuple[int, ...]] = (0, 1, 2)
PASS_LOSS: Final[tuple[int, ...]] = (0, 3, 5)
KICKOFF_RETURN_LOSS: Final[tuple[int, ...]] = (0, 5, 10)
PUNT_RETURN_LOSS: Final[tuple[int, ...]] = (0, 2, 5)
AGAINST_KICK: Final[tuple[int, ...]] = (0, -5, -10)
WITH_KICK: Final[tuple[int, ...]] = (0, 5, 10)
AGAINST_FIELD_GOAL: Final[tuple[int, ...]] = (0, -5, -10)
WITH_FIELD_GOAL: Final[tuple[int, ...]] = (0, 0, 5)
BLOWN_DOWN: Final = range(1, 21)
"""Strong wind: sprint-outs, bootlegs and drop-backs of so many yards are incomplete against it."""


def set_weather(game: Game) -> None:
    """VI: the conditions of the day, as agreed or by the defensive dice."""
    options = game.options
    game.precipitation = condition(game, options.precipitation, "precipitation")
    game.wind = condition(game, options.wind, "wind")


def condition(game: Game, wanted: str, label: str) -> int:
    """The weather as the options have it: off, named, or rolled."""
    if wanted == OFF:
        return CALM
    return CONDITIONS[game.table.roll(DEFENSE, label)] if wanted == ROLLED else ord(wanted) - ord(GOOD)


def change_wind(game: Game) -> None:
    """VI-B: at the half the wind may have changed. Rolls."""
    if game.options.wind != OFF:
        game.wind = min(max(game.wind + CHANGES[game.table.roll(DEFENSE, "wind change")], CALM), STORMY)


def has_wind(game: Game, seat: Seat) -> bool:
    """House ruling: whoever kicks off to open a half has the wind in its first quarter; then the ends change."""
    return (seat == game.opener) == (game.quarter % 2 == 1)


def in_the_wet(game: Game, result: Result) -> int:
    """VI-A: a gain that does not score is less, but never turns to a loss; parentheses are left alone."""
    if result.is_forced or result.yards <= 0:
        return result.yards
    is_pass = result.kind == GAINED and result.play >= FIRST_PASS
    loss = (PASS_LOSS if is_pass else RUN_LOSS)[game.precipitation]
    return max(result.yards - loss, 0)


def is_blown_down(game: Game, seat: Seat, result: Result) -> bool:
    """VI-B-iii: completions into a strong wind, but for parentheses."""
    if game.wind != STORMY or result.kind != GAINED or result.play < SPRINT_OUT or result.is_forced:
        return False
    return result.yards in BLOWN_DOWN and not has_wind(game, seat)


def on_return(game: Game, losses: tuple[int, ...], start: int, result: Return) -> Return:
    """VI-A: a return in the wet, unless it scores."""
    is_touchdown = result.kind == RETURN_SCORED or (result.kind == RETURNED and start + result.yards >= GOAL)
    if is_touchdown or result.yards <= 0:
        return result
    return result.going(max(result.yards - losses[game.precipitation], 0))


def on_kick(game: Game, seat: Seat, yards: int) -> int:
    """VI-B: a kickoff or punt with or against the wind."""
    return yards + (WITH_KICK if has_wind(game, seat) else AGAINST_KICK)[game.wind] if game.wind else yards


def on_field_goal(game: Game, seat: Seat, yards: int) -> int:
    """VI-B: the yards of a field goal with the wind or against it."""
    if not game.wind:
        return yards
    return yards + (WITH_FIELD_GOAL if has_wind(game, seat) else AGAINST_FIELD_GOAL)[game.wind]
