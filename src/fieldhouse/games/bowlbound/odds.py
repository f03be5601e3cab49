"""Exact odds: every throw of the dice counted, for each play against each defense, wild card guesses too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

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
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.odds import Fate, FootballOddsTable, chances_of, place, yards_moved
from fieldhouse.gridiron.outcome import NEXT_SNAP, SAFETY, TOUCHDOWN
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.table.play import without_collector
from fieldhouse.table.seat import OTHER

CUTOFF: Final = 1e-7
"""Paths less likely than this are left out: in all they weigh far less than a printed digit."""
ROUGHEST: Final = 1e-3
RIGHT_GUESS: Final = "Wild card, right"
WRONG_GUESS: Final = "Wild card, wrong"


class PairOdds(NamedTuple):
    """The odds of one play against one defense (:class:`~fieldhouse.gridiron.odds.Chances`)."""

    play: str
    defense: str
    yards: float
    first_down: float
    touchdown: float
    turnover: float


class OddsTable(FootballOddsTable):
    """The exact table with the book coach to choose for both sides."""

    def __init__(self, cutoff: float = CUTOFF) -> None:
        super().__init__(BookCoach(), cutoff, (past_fouls,), ROUGHEST)


def new_situation(
    offense: Team, defense: Team, options: Options, situation: Situation, cutoff: float = CUTOFF
) -> tuple[Game, OddsTable]:
    """A game laid in *situation*, with *offense* in the visitors' seat, at an exact table; and that table."""
    table = OddsTable(cutoff)
    spread = point_spread(offense, defense, options.neutral_field)
    game = Game((Side(offense), Side(defense)), options, spread, first_edge(offense, defense, options), table)
    game.phase = SCRIMMAGE
    place(game, situation)
    return game, table


def odds_table(
    offense: Team, defense: Team, options: Options, situation: Situation, cutoff: float = CUTOFF
) -> list[PairOdds]:
    """The exact odds of every play against every defense that makes a difference to it."""
    game, table = new_situation(offense, defense, options, situation, cutoff)
    with without_collector():
        found = [
            pair_odds(game, table, situation, play, against)
            for play in range(PLAY_COUNT)
            for against in defenses_against(game, play)
        ]
        table.forget()
    return found


def defenses_against(game: Game, play: int) -> list[int]:
    """The formations and universal defenses, and of the wild cards those right about *play* and one that is wrong."""
    legal = legal_defenses(game, OTHER[game.offense])
    if not any(defense >= FIRST_WILD for defense in legal):
        return legal
    right = [FIRST_WILD + play] + ([WILD_SPRINT_OUT, WILD_BOOTLEG] if play == OPTION else [])
    wrong = FIRST_WILD + (play + 1) % PLAY_COUNT
    return [defense for defense in legal if defense < FIRST_WILD] + [*right, wrong]


def pair_odds(game: Game, table: OddsTable, situation: Situation, play: int, defense: int) -> PairOdds:
    """The exact odds of one pair. *game* sits at *table*, and is moved."""
    place(game, situation)
    game.play = game.new_play(SCRIMMAGE)
    rule = regular_play if defense < FIRST_WILD else against_wild_card
    results = table.odds(rule, game, situation.offense, play, defense)
    fates = table.fates(fate_of, game, situation, play, results)
    return PairOdds(PLAYS[play], defense_name(play, defense), *chances_of(fates))


def defense_name(play: int, defense: int) -> str:
    """A defense's name; a wild card is a right guess or a wrong one, but on the option's passes or the sneak."""
    if defense < FIRST_WILD:
        return DEFENSE_HELP[defense][0]
    if defense == FIRST_WILD + play:
        return RIGHT_GUESS
    return DEFENSE_HELP[defense][0] if WILD_SPRINT_OUT <= defense < WILD_RAZZLE else WRONG_GUESS


def fate_of(game: Game, situation: Situation, call: int, result: Result) -> Fate:
    """Put a result of the charts on the field once, by the rules. Moves *game*; what they roll and ask they get at its
    table, which is here the exact one."""
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
    yards = yards_moved(outcome, situation, is_turnover)
    return Fate(yards, play.first_down or is_touchdown, is_touchdown, is_turnover)


def defense_names(pairs: Sequence[PairOdds]) -> list[str]:
    """All the defenses of a table, in their order."""
    return list(dict.fromkeys(pair.defense for pair in pairs))
