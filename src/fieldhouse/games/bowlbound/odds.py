"""Exact odds: every throw of the dice counted, for each play against each defense, wild card guesses too.

The rules' own code is enumerated (``ExactTable``), from the two calls to where the ball is put down; flags and returns
are ruled on as the book coach rules. Nothing is simulated.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

from fieldhouse.games.bowlbound.calls import FIRST_WILD, WILD_BOOTLEG, WILD_RAZZLE, WILD_SPRINT_OUT
from fieldhouse.games.bowlbound.coaching.book import BookCoach
from fieldhouse.games.bowlbound.legal import legal_defenses
from fieldhouse.games.bowlbound.model import OPTION, PLAY_COUNT, PLAYS, Team
from fieldhouse.games.bowlbound.names import DEFENSE_HELP
from fieldhouse.games.bowlbound.options import Options
from fieldhouse.games.bowlbound.results import Result
from fieldhouse.games.bowlbound.rules.downs import settle_result
from fieldhouse.games.bowlbound.rules.factors import first_edge
from fieldhouse.games.bowlbound.rules.fouls import past_fouls
from fieldhouse.games.bowlbound.rules.placing import put_down
from fieldhouse.games.bowlbound.rules.ratings import point_spread
from fieldhouse.games.bowlbound.rules.scrimmage import regular_play
from fieldhouse.games.bowlbound.rules.wild_card import against_wild_card
from fieldhouse.games.bowlbound.side import Side
from fieldhouse.games.bowlbound.state import Game, Play
from fieldhouse.gridiron.field import AWAY, GOAL, Situation, across
from fieldhouse.gridiron.outcome import NEXT_SNAP, SAFETY, TOUCHDOWN
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.table.exact import ExactTable
from fieldhouse.table.game import BadOption

V = TypeVar("V", bound=Hashable)

CUTOFF: Final = 1e-7
"""Paths less likely than this are left out: in all they weigh far less than a printed digit."""
ROUGHEST: Final = 1e-3
"""However seldom a result is, of what the field makes of it at least this much is followed."""
SELDOM: Final = 100
"""How much sooner a path is cut within a chain of fouls, which few plays come to."""
RIGHT_GUESS: Final = "Wild card, right"
WRONG_GUESS: Final = "Wild card, wrong"
_SPOT: Final = re.compile(r"(?:(own|opp)-)?(\d{1,2})")


class Fate(NamedTuple):
    """What one play came to: yards, a first down, a touchdown, the ball lost."""

    yards: int
    is_first_down: bool
    is_touchdown: bool
    is_turnover: bool


class PairOdds(NamedTuple):
    """The odds of one play against one defense; ``yards`` are those to the next snap, penalties included."""

    play: str
    defense: str
    yards: float
    first_down: float
    touchdown: float
    turnover: float


def read_spot(text: str) -> int:
    """``own-25``, ``opp-3`` or ``25``: yards from the offense's own goal line."""
    match = _SPOT.fullmatch(text.strip().lower())
    if not match or not 1 <= int(match[2]) < GOAL or (match[1] and int(match[2]) > GOAL // 2):
        raise BadOption(f"{text!r} is no place on the field; expected one like own-25, own-50 or opp-3.")
    return across(int(match[2])) if match[1] == "opp" else int(match[2])


def read_situation(down: int, to_go: int, at: str) -> Situation:
    spot = read_spot(at)
    if not 1 <= down <= 4:
        raise BadOption(f"There is no down {down}; expected 1 to 4.")
    if to_go < 1:
        raise BadOption(f"{to_go} yards to go cannot be right; expected 1 at least.")
    return Situation(AWAY, spot, down, min(to_go, GOAL - spot))


class OddsTable(ExactTable):
    """The exact table for one pair of calls after another, with the book coach to choose for both sides.

    What the charts give and what the field makes of it are enumerated apart: the second does not depend on the
    defense, so it is done once for each play and result.
    """

    def __init__(self) -> None:
        coach = BookCoach()
        super().__init__((coach, coach), CUTOFF)
        self.fates: dict[tuple[Situation, int, Result], dict[Fate, float]] = {}

    def odds(self, rule: Callable[..., V], *values: Any) -> dict[V, float]:
        """Foul chains are seldom reached: what is unlikely within them may be cut sooner."""
        return self.odds_when(1 / SELDOM if rule is past_fouls else 1.0, rule, *values)

    def odds_when(self, reached: float, rule: Callable[..., V], *values: Any) -> dict[V, float]:
        """The odds of a rule that is itself only *reached* with some chance."""
        usual, self.cutoff = self.cutoff, max(self.cutoff, min(CUTOFF / reached, ROUGHEST))
        try:
            return super().odds(rule, *values)
        finally:
            self.cutoff = usual

    def fates_of(
        self, game: Game, situation: Situation, play: int, result: Result, reached: float
    ) -> dict[Fate, float]:
        """How likely each fate of a result of the charts is."""
        key = situation, play, result
        if key not in self.fates:
            self.fates[key] = self.odds_when(reached, fate_of, game, situation, play, result)
        return self.fates[key]


def new_situation(offense: Team, defense: Team, options: Options, situation: Situation) -> tuple[Game, OddsTable]:
    """A game at its first snap, with *offense* in the visitors' seat, at an exact table."""
    table = OddsTable()
    spread = point_spread(offense, defense, options.neutral_field)
    game = Game((Side(offense), Side(defense)), options, spread, first_edge(offense, defense, options), table)
    game.phase = SCRIMMAGE
    place(game, situation)
    return game, table


def place(game: Game, situation: Situation) -> None:
    game.offense, game.spot, game.down, game.to_go = situation


def odds_table(offense: Team, defense: Team, options: Options, situation: Situation) -> list[PairOdds]:
    """Every play against every defense that makes a difference to it."""
    game, table = new_situation(offense, defense, options, situation)
    return [
        pair_odds(game, table, situation, play, against)
        for play in range(PLAY_COUNT)
        for against in defenses_against(game, play)
    ]


def defenses_against(game: Game, play: int) -> list[int]:
    """The formations and universal defenses, and of the wild cards those right about *play* and one that is wrong."""
    legal = legal_defenses(game, 1 - game.offense)
    if not any(defense >= FIRST_WILD for defense in legal):
        return legal
    right = [FIRST_WILD + play] + ([WILD_SPRINT_OUT, WILD_BOOTLEG] if play == OPTION else [])
    wrong = FIRST_WILD + (play + 1) % PLAY_COUNT
    return [defense for defense in legal if defense < FIRST_WILD] + [*right, wrong]


def pair_odds(game: Game, table: OddsTable, situation: Situation, play: int, defense: int) -> PairOdds:
    """The exact odds of one pair. *game* sits at *table*."""
    place(game, situation)
    game.play = game.new_play(SCRIMMAGE)
    rule = regular_play if defense < FIRST_WILD else against_wild_card
    fates: dict[Fate, float] = {}
    for result, chance in table.odds(rule, game, situation.offense, play, defense).items():
        for fate, share in table.fates_of(game, situation, play, result, chance).items():
            fates[fate] = fates.get(fate, 0.0) + chance * share
    place(game, situation)
    return PairOdds(
        PLAYS[play],
        defense_name(play, defense),
        yards=sum(fate.yards * chance for fate, chance in fates.items()),
        first_down=sum(chance for fate, chance in fates.items() if fate.is_first_down),
        touchdown=sum(chance for fate, chance in fates.items() if fate.is_touchdown),
        turnover=sum(chance for fate, chance in fates.items() if fate.is_turnover),
    )


def defense_name(play: int, defense: int) -> str:
    if defense < FIRST_WILD:
        return DEFENSE_HELP[defense][0]
    if defense == FIRST_WILD + play:
        return RIGHT_GUESS
    return DEFENSE_HELP[defense][0] if WILD_SPRINT_OUT <= defense < WILD_RAZZLE else WRONG_GUESS


def fate_of(game: Game, situation: Situation, call: int, result: Result) -> Fate:
    """Put a result of the charts on the field once, by the rules."""
    place(game, situation)
    play = game.play = game.new_play(SCRIMMAGE)
    play.call = call
    outcome = play.outcome = settle_result(game, result)
    offense = situation.offense
    if outcome.ending == NEXT_SNAP:
        put_down(game, outcome)
    is_touchdown = outcome.ending == TOUCHDOWN and outcome.seat == offense
    has_lost_it = outcome.seat != offense and outcome.ending != SAFETY
    is_turnover = has_lost_it and (bool(play.loose) or play.result == "interception")
    return Fate(yards_of(play, situation, is_turnover), play.first_down or is_touchdown, is_touchdown, is_turnover)


def yards_of(play: Play, before: Situation, is_turnover: bool) -> int:
    """How far the ball moved as the offense sees it; a ball that was lost moved nowhere."""
    outcome = play.outcome
    assert outcome is not None
    if is_turnover:
        return 0
    if outcome.ending == TOUCHDOWN:
        return GOAL - before.spot
    if outcome.ending == SAFETY:
        return -before.spot
    spot = outcome.spot if outcome.seat == before.offense else across(outcome.spot)
    return spot - before.spot


def defense_names(pairs: Sequence[PairOdds]) -> list[str]:
    """All the defenses of a table, in their order."""
    return list(dict.fromkeys(pair.defense for pair in pairs))
