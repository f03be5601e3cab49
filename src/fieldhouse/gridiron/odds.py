"""Exact odds, the part that both footballs share: a situation in words, what a play came to, how rare paths are cut.

The rules' own code is enumerated (``ExactTable``), from the two calls to where the ball is put down; flags and returns
are ruled on as the book coach rules. Nothing is simulated, and nothing about the rules is written a second time.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Final, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from fieldhouse.gridiron.field import GOAL, Situation, across
from fieldhouse.gridiron.game import FootballGame
from fieldhouse.gridiron.outcome import LAST_DOWN, SAFETY, TOUCHDOWN, Outcome
from fieldhouse.table.exact import ExactTable
from fieldhouse.table.game import BadOption
from fieldhouse.table.question import AnyCoach
from fieldhouse.table.seat import AWAY

V = TypeVar("V", bound=Hashable)

SELDOM: Final = 100
"""How much sooner a path is cut within a chain of fouls, which few plays come to."""
LONGEST_TO_GO: Final = 50
_SPOT: Final = re.compile(r"(?:(own|opp)-)?(\d{1,2})")


class BadSituation(BadOption):
    """A situation that cannot be on a football field: a sentence for a player."""


class Fate(NamedTuple):
    """What one play came to.

    ``yards`` is how far the ball moved as the offense sees it, penalties included: to the next snap, to the goal line
    on a touchdown, back to its own on a safety, and on fourth down to where the other side takes over. A play on which
    the ball was lost moves it nowhere: it is counted as a turnover and as no yards.
    """

    yards: int
    is_first_down: bool
    is_touchdown: bool
    is_turnover: bool


class Chances(NamedTuple):
    """What a play leads to on average.

    ``yards`` is the expected value of :class:`Fate`'s; ``first_down`` the chance of a new series or a touchdown, by
    penalty too; ``touchdown`` of six points for the offense; ``turnover`` of an interception or a fumble that the
    offense does not win back on the same play (downs are no turnover here).
    """

    yards: float
    first_down: float
    touchdown: float
    turnover: float


def read_spot(text: str) -> int:
    """``own-25``, ``opp-3`` or ``25``: yards from the offense's own goal line. Refused if it is none."""
    match = _SPOT.fullmatch(text.strip().lower())
    if not match or not 1 <= int(match[2]) < GOAL or (match[1] and int(match[2]) > GOAL // 2):
        raise BadSituation(f"{text!r} is no place on the field; expected one like own-25, own-50 or opp-3.")
    return across(int(match[2])) if match[1] == "opp" else int(match[2])


def read_situation(down: int = 1, to_go: int = 10, at: int | str = 25) -> Situation:
    """A situation from plain numbers; *at* counts from the offense's own goal line, 1 to 99, or is a place in words.
    Refused if it cannot be."""
    spot = read_spot(at) if isinstance(at, str) else at
    if not 1 <= down <= LAST_DOWN:
        raise BadSituation(f"There is no down {down}; expected 1 to 4.")
    if not 1 <= spot < GOAL:
        raise BadSituation(f"{spot} is not on the field; expected 1 to 99 yards from the offense's own goal line.")
    if not 1 <= to_go <= LONGEST_TO_GO:
        raise BadSituation(f"{to_go} yards to go cannot be right; expected 1 to {LONGEST_TO_GO}.")
    return Situation(AWAY, spot, down, min(to_go, GOAL - spot))


FIRST_AND_TEN: Final = read_situation()


@mypyc_attr(allow_interpreted_subclasses=True)
class FootballOddsTable(ExactTable):
    """The exact table for one pair of calls after another.

    What the charts give and what the field makes of it are enumerated apart. The second does not depend on the
    defense, so it is done once for each play and result. *foul_chains* are the rules that go through a play's fouls;
    however seldom a result is, of what the field makes of it at least the *roughest* part is followed.
    """

    def __init__(
        self, coach: AnyCoach, cutoff: float, foul_chains: Sequence[Callable[..., object]], roughest: float
    ) -> None:
        super().__init__((coach, coach), cutoff)
        self.foul_chains = tuple(foul_chains)
        self.roughest = roughest
        self._fates: dict[tuple[Situation, int], dict[Hashable, dict[Fate, float]]] = {}

    def odds(self, rule: Callable[..., V], *values: object) -> dict[V, float]:
        """Foul chains are seldom reached: what is unlikely within them may be cut sooner."""
        return self.odds_when(1 / SELDOM if rule in self.foul_chains else 1.0, rule, *values)

    def odds_when(self, reached: float, rule: Callable[..., V], *values: object) -> dict[V, float]:
        """The odds of a rule that is itself only *reached* with some chance."""
        usual, self.cutoff = self.cutoff, min(self.cutoff / reached, self.roughest)
        try:
            return super().odds(rule, *values)
        finally:
            self.cutoff = usual

    def fates(
        self, fate_after: Callable[..., Fate], game: FootballGame, situation: Situation, play: int,
        results: Mapping[V, float],
    ) -> dict[Fate, float]:  # fmt: skip
        """How likely each fate of a play is whose *results* of the charts have these chances; the game is moved to the
        situation, and what was worked out is remembered."""
        fates: dict[Fate, float] = {}
        known = self._fates.setdefault((situation, play), {})
        for result, chance in results.items():
            found = known.get(result)
            if found is None:
                found = known[result] = self.odds_when(chance, fate_after, game, situation, play, result)
            for fate, share in found.items():
                fates[fate] = fates.get(fate, 0.0) + chance * share
        place(game, situation)
        return fates


def place(game: FootballGame, situation: Situation) -> None:
    """Put the ball where *situation* has it."""
    game.offense, game.spot, game.down, game.to_go = situation


def chances_of(fates: Mapping[Fate, float]) -> Chances:
    """What the fates of a play come to: mean yards, and the chances that matter."""
    return Chances(
        yards=sum(fate.yards * chance for fate, chance in fates.items()),
        first_down=sum(chance for fate, chance in fates.items() if fate.is_first_down),
        touchdown=sum(chance for fate, chance in fates.items() if fate.is_touchdown),
        turnover=sum(chance for fate, chance in fates.items() if fate.is_turnover),
    )


def yards_moved(outcome: Outcome, before: Situation, is_turnover: bool) -> int:
    """How far the ball moved as the offense sees it; a ball that was lost moved nowhere."""
    if is_turnover:
        return 0
    if outcome.ending == TOUCHDOWN:
        return GOAL - before.spot
    if outcome.ending == SAFETY:
        return -before.spot if outcome.seat != before.offense else 0
    spot = outcome.spot if outcome.seat == before.offense else across(outcome.spot)
    return spot - before.spot
