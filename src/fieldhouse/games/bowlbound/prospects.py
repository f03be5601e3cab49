"""What each play, or each formation, promises from one situation: exact odds. Guesses by wild card are not counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fieldhouse.games.bowlbound.calls import FIELD_GOAL_TRY, FIRST_WILD, KNEEL, PUNT, TAKE_SAFETY
from fieldhouse.games.bowlbound.model import PLAY_COUNT, PLAYS, Team
from fieldhouse.games.bowlbound.names import CALL_KEYS, DEFENSE_HELP, DEFENSE_KEYS
from fieldhouse.games.bowlbound.odds import new_situation, odds_table
from fieldhouse.games.bowlbound.options import Options
from fieldhouse.games.bowlbound.questions import CALL
from fieldhouse.games.bowlbound.rules.downs import elected_safety, kneel_down
from fieldhouse.games.bowlbound.rules.field_goals import field_goal
from fieldhouse.games.bowlbound.rules.kicks import NO_NUMBERS
from fieldhouse.games.bowlbound.rules.punts import punt
from fieldhouse.games.bowlbound.rules.tries import point_column, roll_good
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.odds import place
from fieldhouse.gridiron.outcome import Outcome
from fieldhouse.gridiron.phases import SCRIMMAGE, TRY
from fieldhouse.gridiron.prospects import TWO_POINT_TRY, Prospect, kick_prospect, prospect
from fieldhouse.table.play import without_collector
from fieldhouse.table.question import Question

CUTOFF: Final = 1e-5
"""A hundredth as fine as the command's odds: under a second, and right to a third of a percent."""
KICK_CUTOFF: Final = 1e-4


def prospects(
    offense: Team, defense: Team, options: Options, situation: Situation, question: Question
) -> list[Prospect]:
    """For the plays, and what else is legal, if it is the question of the offense's call, else for the formations."""
    formations = {DEFENSE_HELP[number][0]: DEFENSE_KEYS[number] for number in range(FIRST_WILD)}
    pairs = [pair for pair in odds_table(offense, defense, options, situation, CUTOFF) if pair.defense in formations]
    plays = dict(zip(PLAYS, CALL_KEYS[:PLAY_COUNT], strict=True))
    kicks: list[Prospect] = []
    if question.name == CALL.name:
        kicks = [
            kick_prospect(key, kick_odds(offense, defense, options, situation, call), situation, call == FIELD_GOAL_TRY)
            for option in question.options
            if (call := CALL.choice(key := option.key)) in KICKS
        ]
        found = {key: [pair for pair in pairs if pair.play == play] for play, key in plays.items()}
    else:
        found = {key: [pair for pair in pairs if pair.defense == called] for called, key in formations.items()}
    return [*(prospect(key, odds) for key, odds in found.items() if odds), *kicks]


def kick_odds(offense: Team, defense: Team, options: Options, situation: Situation, call: int) -> dict[Outcome, float]:
    """The exact odds of how a kick that is neither faked nor rushed, a kneel or a safety ends, as the book coach
    catches and rules on fouls."""
    game, table = new_situation(offense, defense, options, situation, KICK_CUTOFF)

    def rule() -> Outcome:
        place(game, situation)
        game.play = game.new_play(SCRIMMAGE)
        game.play.call = call
        outcome = KICKS[call](game)
        assert outcome is not None, "nothing is faked"
        return outcome

    with without_collector():
        found = table.odds(rule)
        table.forget()
    return found


KICKS: Final[dict[int, Callable[[Game], Outcome | None]]] = {
    PUNT: lambda game: punt(game, NO_NUMBERS),
    FIELD_GOAL_TRY: lambda game: field_goal(game, NO_NUMBERS),
    KNEEL: kneel_down,
    TAKE_SAFETY: elected_safety,
}
"""What a call comes to that is no play from scrimmage."""


def tried(offense: Team, defense: Team, options: Options) -> tuple[float, float]:
    """The exact odds of a kicked point that nobody rushes, and of a play from the two, each pair of calls alike."""
    game, table = new_situation(offense, defense, options, TWO_POINT_TRY, KICK_CUTOFF)
    game.play = game.new_play(TRY)
    column = point_column(game)
    good = sum(weight * table.odds(roll_good, game, cell).get(True, 0.0) for cell, weight in column.merged)
    formations = {DEFENSE_HELP[number][0] for number in range(FIRST_WILD)}
    pairs = odds_table(offense, defense, options, TWO_POINT_TRY, KICK_CUTOFF)
    scored = [pair.touchdown for pair in pairs if pair.defense in formations]
    return good / column.dice.size, sum(scored) / len(scored)
