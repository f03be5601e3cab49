"""What the levels of Bowl Bound call on a down, for the report of how far that can be exploited."""

from __future__ import annotations

from fieldhouse.games.bowlbound.coaching.pro import ProCoach
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.coach_report import KnownMixes
from fieldhouse.gridiron.equilibrium.one_game import scaled


def mixes_of(game: Game, level: str, pro: ProCoach) -> KnownMixes | None:
    """On the down where *game* stands, with nothing seen yet; None of a level that has no mixes. What pairs pay is read
    off between the knots of the net, what is called is not: a few hundredths of a point of a leak are the net's.
    Solves the pairing if the shelf does not have it.
    """
    met = pro.met(game)
    pays = pro.pairs(game, met)
    if level == "rival":
        calls, answers = met.playbook(game).shares(game.offense, pro.number(game))
    elif level == "pro":
        calls, answers = pro.own_calls(game, met), pro.own_answers(game, met)
    elif level == "book":
        calls = pro.call_habits(game, met)
        answers = pro.answer_habits(game, met, calls)
    else:
        return None
    return KnownMixes(pays, scaled(calls), scaled(answers))
