"""Exact odds: every throw of the dice counted, for each play against each formation, from one situation.

The rules' own code is enumerated (``ExactTable``), from the two calls to where the ball is put down; flags are ruled on
as the book coach rules. Nothing is simulated, and nothing about the rules is written a second time.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, Final, NamedTuple, TypeVar

from fieldhouse.games.ddf.coach import COACHES, DEFAULT_LEVEL
from fieldhouse.games.ddf.model import FORMATIONS, PLAY_COUNT, SeasonCharts, Team
from fieldhouse.games.ddf.options import Options
from fieldhouse.games.ddf.questions import legal_plays
from fieldhouse.games.ddf.results import Result
from fieldhouse.games.ddf.rules.downs import placed
from fieldhouse.games.ddf.rules.fouls import more_fouls, with_foul
from fieldhouse.games.ddf.rules.periods import is_first_down
from fieldhouse.games.ddf.rules.scrimmage import scrimmage_result
from fieldhouse.games.ddf.scoresheet import first_down_by, has_changed_hands
from fieldhouse.games.ddf.season import season_rules
from fieldhouse.games.ddf.side import Side
from fieldhouse.games.ddf.state import Game, Play
from fieldhouse.gridiron.field import AWAY, GOAL, Situation, across
from fieldhouse.gridiron.outcome import NEXT_SNAP, SAFETY, TOUCHDOWN
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.table.exact import ExactTable
from fieldhouse.table.game import BadOption
from fieldhouse.table.table import Table

V = TypeVar("V", bound=Hashable)

CUTOFF: Final = 1e-7
"""Paths less likely than this are left out. With the figures below all 54 pairs take a second or two, and are right
to about a hundredth of a yard and a twentieth of a percent; a smaller cutoff is slower and closer."""
FOUL_CHAINS: Final = (with_foul, more_fouls)
SELDOM: Final = 100
"""How much sooner a path is cut within a chain of fouls, which few plays come to."""
FAINTEST: Final = 3
"""Results less likely than so many cutoffs are passed over: strings of fouls, each its own result, are most of them."""
ROUGHEST: Final = 2e-2
"""However seldom a result is, of what the field makes of it at least this much is followed."""
LONGEST_TO_GO: Final = 50


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


class PairOdds(NamedTuple):
    """The odds of one play against one formation.

    ``yards`` is the expected value of :class:`Fate`'s; ``first_down`` the chance of a new series or a touchdown, by
    penalty too; ``touchdown`` of six points for the offense; ``turnover`` of an interception or a fumble that the
    offense does not win back on the same play (downs are no turnover here). ``is_legal`` says whether the rules allow
    the call so near the goal.
    """

    play: int
    formation: int
    yards: float
    first_down: float
    touchdown: float
    turnover: float
    is_legal: bool = True


def read_situation(down: int = 1, to_go: int = 10, at: int = 25) -> Situation:
    """A situation from plain numbers; *at* counts from the offense's own goal line, 1 to 99."""
    if not 1 <= down <= 4:
        raise BadSituation(f"There is no down {down}; expected 1 to 4.")
    if not 1 <= at < GOAL:
        raise BadSituation(f"{at} is not on the field; expected 1 to 99 yards from the offense's own goal line.")
    if not 1 <= to_go <= LONGEST_TO_GO:
        raise BadSituation(f"{to_go} yards to go cannot be right; expected 1 to {LONGEST_TO_GO}.")
    return Situation(AWAY, at, down, min(to_go, GOAL - at))


FIRST_AND_TEN: Final = read_situation()


class OddsTable(ExactTable):
    """The exact table for one pair of calls after another, with the book coach to rule on flags for both sides.

    What the charts give and what the field makes of it are enumerated apart. The second does not depend on the
    formation, so it is done once for each play and result.
    """

    def __init__(self, cutoff: float = CUTOFF) -> None:
        coach = COACHES[DEFAULT_LEVEL]()
        super().__init__((coach, coach), cutoff)
        self._fates: dict[tuple[Situation, int, Result], dict[Fate, float]] = {}

    def odds(self, rule: Callable[..., V], *values: Any) -> dict[V, float]:
        """Foul chains are seldom reached: what is unlikely within them may be cut sooner."""
        return self._odds_when(1 / SELDOM if rule in FOUL_CHAINS else 1, rule, *values)

    def _odds_when(self, reached: float, rule: Callable[..., V], *values: Any) -> dict[V, float]:
        """The odds of a rule that is itself only *reached* with some chance."""
        usual, self.cutoff = self.cutoff, min(self.cutoff / reached, ROUGHEST)
        try:
            return super().odds(rule, *values)
        finally:
            self.cutoff = usual

    def fates(self, game: Game, situation: Situation, play: int, formation: int) -> dict[Fate, float]:
        """How likely each fate of a pair is."""
        results = self.odds(scrimmage_result, game, situation.offense, play, formation)
        likely = {result: chance for result, chance in results.items() if chance >= FAINTEST * self.cutoff}
        total = sum(likely.values())
        fates: dict[Fate, float] = {}
        for result, chance in likely.items():
            for fate, share in self._on_the_field(game, situation, play, result, chance).items():
                fates[fate] = fates.get(fate, 0.0) + chance * share / total
        return fates

    def _on_the_field(
        self, game: Game, situation: Situation, play: int, result: Result, reached: float
    ) -> dict[Fate, float]:
        key = situation, play, result
        if key not in self._fates:
            self._fates[key] = self._odds_when(reached, fate_after, game, situation, play, result)
        return self._fates[key]


def odds_table(
    offense: Team,
    defense: Team,
    options: Options,
    charts: SeasonCharts,
    situation: Situation = FIRST_AND_TEN,
    cutoff: float = CUTOFF,
) -> list[PairOdds]:
    """All 54 pairs, play by play and formation by formation."""
    table = OddsTable(cutoff)
    game = new_situation(offense, defense, options, charts, situation, table)
    return [
        pair_odds(game, table, situation, play, formation)
        for play in range(PLAY_COUNT)
        for formation in range(len(FORMATIONS))
    ]


def new_situation(
    offense: Team, defense: Team, options: Options, charts: SeasonCharts, situation: Situation, table: Table
) -> Game:
    """A game at its first snap, with *offense* in the seat that has the ball."""
    sides = Side(offense, options), Side(defense, options)
    game = Game(sides, options, season_rules(defense.season), charts, table)
    game.phase = SCRIMMAGE
    place(game, situation)
    return game


def place(game: Game, situation: Situation) -> None:
    game.offense, game.spot, game.down, game.to_go = situation


def pair_odds(game: Game, table: OddsTable, situation: Situation, play: int, formation: int) -> PairOdds:
    """The exact odds of one pair. *game* sits at *table*."""
    fates = table.fates(game, situation, play, formation)
    place(game, situation)
    return PairOdds(
        play,
        formation,
        yards=sum(fate.yards * chance for fate, chance in fates.items()),
        first_down=sum(chance for fate, chance in fates.items() if fate.is_first_down),
        touchdown=sum(chance for fate, chance in fates.items() if fate.is_touchdown),
        turnover=sum(chance for fate, chance in fates.items() if fate.is_turnover),
        is_legal=play in legal_plays(game, situation.offense),
    )


def fate_of(game: Game, situation: Situation, call: int, formation: int) -> Fate:
    """Play the pair once, by the rules, from *situation*, and put the ball down."""
    return fate_after(game, situation, call, scrimmage_result(game, situation.offense, call, formation))


def fate_after(game: Game, situation: Situation, call: int, result: Result) -> Fate:
    """Put the ball down after what the charts gave for *call* from *situation*."""
    place(game, situation)
    play = game.play = game.new_play(SCRIMMAGE)
    play.call = call
    play.outcome = outcome = placed(game, result)
    if outcome.is_replay:
        play.void()
    if outcome.ending == NEXT_SNAP and outcome.down == 1 and outcome.seat == play.seat:
        play.first_down = is_first_down(play, outcome.spot + outcome.to_go, outcome.is_replay)
    is_turnover = has_changed_hands(play) and outcome.seat != situation.offense
    is_touchdown = outcome.ending == TOUCHDOWN and not is_turnover
    return Fate(_yards(play, situation, is_turnover), bool(first_down_by(play)), is_touchdown, is_turnover)


def _yards(play: Play, before: Situation, is_turnover: bool) -> int:
    outcome = play.outcome
    assert outcome is not None
    if is_turnover:
        return 0
    if outcome.ending == TOUCHDOWN:
        return GOAL - before.spot
    if outcome.ending == SAFETY:
        return -before.spot if outcome.seat != before.offense else 0
    spot = outcome.spot if outcome.seat == before.offense else across(outcome.spot)
    return spot - before.spot
