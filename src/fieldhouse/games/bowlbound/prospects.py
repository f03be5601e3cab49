"""What each play, or each formation, promises from one situation: exact odds. Guesses by wild card are not counted."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.calls import FIRST_WILD
from fieldhouse.games.bowlbound.model import PLAY_COUNT, PLAYS, Team
from fieldhouse.games.bowlbound.names import CALL_KEYS, DEFENSE_HELP, DEFENSE_KEYS
from fieldhouse.games.bowlbound.odds import odds_table
from fieldhouse.games.bowlbound.options import Options
from fieldhouse.games.bowlbound.questions import CALL
from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.prospects import Prospect, prospect

CUTOFF: Final = 1e-5
"""A hundredth as fine as the command's odds: under a second, and right to a third of a percent."""


def prospects(offense: Team, defense: Team, options: Options, situation: Situation, name: str) -> list[Prospect]:
    """For the plays if *name* is the question of the offense's call, else for the formations."""
    formations = {DEFENSE_HELP[number][0]: DEFENSE_KEYS[number] for number in range(FIRST_WILD)}
    pairs = [pair for pair in odds_table(offense, defense, options, situation, CUTOFF) if pair.defense in formations]
    plays = dict(zip(PLAYS, CALL_KEYS[:PLAY_COUNT], strict=True))
    if name == CALL.name:
        found = {key: [pair for pair in pairs if pair.play == play] for play, key in plays.items()}
    else:
        found = {key: [pair for pair in pairs if pair.defense == called] for called, key in formations.items()}
    return [prospect(key, odds) for key, odds in found.items() if odds]
