"""Every question the rules put to a seat: what is legal, what it is called, what it would mean."""

from __future__ import annotations

from typing import Final, final

from fieldhouse.games.ddf.choices import (
    ACCEPT,
    AT_THE_END,
    DECLINE,
    FAIR_CATCH,
    FIELD_GOAL_TRY,
    KNEEL,
    LET_IT_ROLL,
    LET_IT_ROLL_LINE,
    LONGEST_POOCH,
    POOCH,
    PUNT,
    RETURN_PUNT,
    TAKE_SAFETY,
)
from fieldhouse.games.ddf.model import DRAW, FORMATIONS, LONG, MEDIUM, PLAY_COUNT, PLAYS
from fieldhouse.games.ddf.names import foul_text
from fieldhouse.games.ddf.state import RUNNING, Game
from fieldhouse.games.ddf.timing import time_to_come
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.late_game import KICK_TRY, LET_RUN, NO_HUDDLE, SPIKE, TIME_OUT, TWO_POINT_TRY
from fieldhouse.gridiron.names import TRY_TEXTS, down_prompt, situation_text, team
from fieldhouse.gridiron.outcome import Outcome
from fieldhouse.gridiron.phases import TRY
from fieldhouse.table.question import Ask, NumberAsk, menu
from fieldhouse.table.record import Record
from fieldhouse.table.seat import OTHER, Seat
from fieldhouse.table.words import counted


@final
class Ruling(Record):
    """One way a penalty can be settled, and what it leads to."""

    __slots__ = ("choice", "outcome")

    def __init__(self, choice: int, outcome: Outcome) -> None:
        self.choice: Final = choice
        self.outcome: Final = outcome

    @property
    def values(self) -> tuple[object, ...]:
        """All of it: rulings with the same values are equal."""
        return self.choice, self.outcome


Flagged = tuple[tuple[int, ...], tuple[Ruling, ...]]
"""The fouls of a play, and the ways to settle them."""


@final
class PuntCaught(Record):
    """A punt has come down: where, counted by the receivers, and how much the kicker took off."""

    __slots__ = ("pooch", "spot")

    def __init__(self, spot: int, pooch: int) -> None:
        self.spot: Final = spot
        self.pooch: Final = pooch

    @property
    def values(self) -> tuple[object, ...]:
        """All of it: those with the same values are equal."""
        return self.spot, self.pooch


# What is legal


def legal_calls(game: Game, seat: Seat, subject: object = None) -> list[int]:
    """'Selecting Plays', 'Play Call Restrictions', 'Play Call Quotas'; and but for a try kicks, a kneel, a safety."""
    calls = legal_plays(game, seat)
    if game.phase == TRY:
        return calls
    calls += [PUNT, POOCH]
    if GOAL - game.spot <= game.sides[seat].longest_field_goal:
        calls.append(FIELD_GOAL_TRY)
    return [*calls, KNEEL, TAKE_SAFETY]


def legal_plays(game: Game, seat: Seat) -> list[int]:
    """The nine plays without those the goal line forbids; of the others those not used up, or all if none is left."""
    open_plays, quotas, usage = plays_at(game.spot), game.sides[seat].quotas, game.usage[seat]
    left = [play for play in open_plays if usage[play] < quotas[play]]
    return left or open_plays  # with every play used up the quotas say nothing more


def plays_at(spot: int) -> list[int]:
    """The plays that the field allows there, whatever is left of them."""
    return [play for play in range(PLAY_COUNT) if GOAL - spot > NOT_INSIDE.get(play, 0)]


NOT_INSIDE: Final = {LONG: 20, MEDIUM: 10, DRAW: 3}
"""'Play Call Restrictions': not allowed on or inside this yard line of the defense."""


def is_ball_given_up(game: Game) -> bool:
    """'QB Kneel' on fourth down: its 40 seconds run off, whatever those want who now have the ball."""
    return game.play.call == KNEEL and game.play.seat != game.offense


def can_go_without_huddle(game: Game, seat: Seat, seconds: int) -> bool:
    """'No-Huddle Offense': the side with the ball may hurry after a play that takes *seconds*, and can."""
    return seat == game.offense and seconds > 20 and game.no_huddles[seat] > 0 and not is_ball_given_up(game)


def legal_tempo(game: Game, seat: Seat, seconds: int) -> list[int]:
    """'Timeouts', 'No-Huddle Offense', 'Spiking the Ball': after a play that takes *seconds*."""
    choices = [LET_RUN]
    if game.time_outs[seat] and seconds > 10:
        choices.append(TIME_OUT)
    if can_go_without_huddle(game, seat, seconds):
        choices.append(NO_HUDDLE)
    if seconds == RUNNING and seat == game.offense and not is_ball_given_up(game):  # in bounds
        choices.append(SPIKE)
    return choices


def legal_punt_return(game: Game, seat: Seat, punt: PuntCaught) -> list[int]:
    """'Punts', 'Let It Roll' on or inside the ten, and the right to leave a pooch punt alone."""
    choices = [RETURN_PUNT]
    if punt.spot <= LET_IT_ROLL_LINE:
        choices.append(LET_IT_ROLL)
    if punt.pooch:
        choices.append(FAIR_CATCH)
    return choices


def legal_tries(game: Game, seat: Seat, subject: object) -> list[int]:
    """For two only where the season's rules know it."""
    return [KICK_TRY, TWO_POINT_TRY] if game.rules.has_two_point_try else [KICK_TRY]


# What it is called


PLAY_HELP: Final[tuple[str, ...]] = (
    "A run up the middle. B and F stop it, D and E give way.",
    "A run inside the end. B and C stop it, E gives way.",
    "A run around the end. C and F stop it.",
    "A run that looks like a pass. Good against C and F, not B.",
    "A toss behind the rush. Good against E and F.",
    "A quick pass. Good against B, not D.",
    "A pass for the first down. Good against B and F, not D and E.",
    "All or nothing downfield. Good against B and F, not E.",
    "A pass to the edge. Good against B and F, not E.",
)
"""What each play is for, by the formations as charts print them."""
CALL_HELP: Final = {
    PUNT: ("Punt", "Kick the ball away."),
    POOCH: ("Pooch punt", "A punt made shorter by as many yards as you name; from 10 on it is not returned."),
    FIELD_GOAL_TRY: ("Field goal", "Three points if the column reaches the goal line."),
    KNEEL: ("Kneel", "One yard lost, 40 seconds gone, no dice."),
    TAKE_SAFETY: ("Take a safety", "Two points for them, a free kick for you, 40 seconds gone."),
}


def explain_call(game: Game, seat: Seat, subject: object, call: int) -> tuple[str, str]:
    """A call in words, and what is left of its quota."""
    if call >= PLAY_COUNT:
        return CALL_HELP[call]
    side = game.sides[seat]
    left = f" {side.quotas[call] - game.usage[seat][call]} left of {side.quotas[call]}." if side.has_quotas else ""
    return PLAYS[call], PLAY_HELP[call] + left


FORMATION_HELP: Final[tuple[str, ...]] = (
    "Ready for anything.",
    "Stops the middle, pays for it against passes.",
    "Stops the wide runs.",
    "Five backs: against short and medium passes.",
    "Six backs: against long passes.",
    "Sacks or is burned.",
)


def explain_penalty(game: Game, seat: Seat, subject: Flagged, choice: int) -> tuple[str, str]:
    """A ruling in words, and what it would lead to."""
    fouls, rulings = subject
    outcome = next(ruling.outcome for ruling in rulings if ruling.choice == choice)
    if choice == DECLINE:
        label = "Decline"
    elif choice == AT_THE_END:
        label = "At the end of the play"
    else:
        label = f"Accept {foul_text(fouls[min(choice - ACCEPT, len(fouls) - 1)])}"
    return label, situation_text(game, outcome)


TOSS_CHOICE: Final[Ask[Game, object]] = menu(
    "toss",
    {"receive": ("Receive", "Your ball first."), "kick": ("Kick off", "Their ball first, yours after half-time.")},
    lambda game, seat, subject: f"{team(game, seat)} has won the toss.",
)
KICKOFF_CALL: Final[Ask[Game, object]] = menu(
    "kickoff",
    {
        "deep": ("Kick deep", "The kickoff column, and a return."),
        "squib": ("Squib kick", "50 yards along the ground: no long return."),
        "onside": ("Onside kick", "12 yards; yours again on 13 to 20."),
    },
    lambda game, seat, subject: f"{team(game, seat)} kicks off from its {game.kick_from}.",
)
KICK_RETURN: Final[Ask[Game, int]] = menu(
    "kick return",
    {"touchback": ("Touchback", "Down it in the end zone."), "return": ("Run it out", "The kickoff return column.")},
    lambda game, seat, spot: f"The kick is {-spot} yards deep in the end zone.",
)
CALL: Final = Ask(
    "call",
    (
        "plunge", "off-tackle", "end-run", "draw", "screen", "short", "medium", "long", "sideline",
        "punt", "pooch", "field-goal", "kneel", "safety",
    ),
    legal_calls,
    explain_call,
    lambda game, seat, subject: f"{down_prompt(game)}. Your play?",
    is_numbered=True,
)  # fmt: skip
FORMATION: Final[Ask[Game, object]] = Ask(
    "formation",
    ("a", "b", "c", "d", "e", "f"),
    lambda game, seat, subject: range(len(FORMATIONS)),
    lambda game, seat, subject, formation: (FORMATIONS[formation], FORMATION_HELP[formation]),
    lambda game, seat, subject: f"{down_prompt(game)}. Your formation?",
)
REVEAL: Final[Ask[Game, tuple[int, ...]]] = menu(
    "reveal",
    {
        "go": ("Go", "Roll the dice."),
        "audible": ("Audible", "Both sides call anew."),
        "time-out": ("Time-out", "Both sides call anew; the clock does not change."),
    },
    lambda game, seat, legal: f"{PLAYS[game.play.call]} against {FORMATIONS[game.play.formation]}.",
    lambda game, seat, legal: legal,
)
TEMPO: Final = menu(
    "tempo",
    {
        "run": ("Let it run", "The play takes its time."),
        "time-out": ("Time-out", "The play takes 10 seconds, 5 by a season's clock."),
        "no-huddle": ("No huddle", "The play takes 20 seconds."),
        "spike": ("Spike", "The play takes 10 seconds, then 10 for an incompletion that costs a down."),
    },
    lambda game, seat, seconds: f"The clock is running: {time_to_come(game, seconds)} seconds for that play.",
    legal_tempo,
)
PENALTY: Final[Ask[Game, Flagged]] = Ask(
    "penalty",
    ("decline", "end", "accept", *(f"accept-{n}" for n in range(2, 20))),
    lambda game, seat, subject: [ruling.choice for ruling in subject[1]],
    explain_penalty,
    lambda game, seat, subject: f"Flag on {team(game, OTHER[seat])}: {', '.join(map(foul_text, subject[0]))}.",
)
PUNT_RETURN: Final = menu(
    "punt return",
    {
        "return": ("Return it", "The punt return column."),
        "roll": ("Let it roll", "2 or 3 rolls toward your goal, anything else away from it."),
        "fair-catch": ("Fair catch", "Your ball where it came down."),
    },
    lambda game, seat, punt: f"The punt comes down at your {punt.spot}.",
    legal_punt_return,
)
POOCH_YARDS: Final[NumberAsk[Game, object]] = NumberAsk(
    "pooch yards",
    lambda game, seat, subject: range(1, LONGEST_POOCH + 1),
    lambda game, seat, subject, yards: (
        f"{counted(yards, 'yard')} shorter",
        "Not returnable." if yards >= 10 else "They may return it.",
    ),
    lambda game, seat, subject: "How many yards do you take off the punt?",
)
TRY_CHOICE: Final = menu(
    "try", TRY_TEXTS, lambda game, seat, subject: f"{team(game, seat)} has scored. The try?", legal_tries
)
TRY_AGAIN: Final[Ask[Game, object]] = menu(
    "try again",
    {"two": ("Go for two", "From where the penalty left the ball."), "kick": ("Kick instead", "A field goal try.")},
    lambda game, seat, subject: "A penalty on the try. Go on for two, or kick?",
)

ASKS: Final = (
    TOSS_CHOICE, KICKOFF_CALL, KICK_RETURN, CALL, FORMATION, REVEAL, TEMPO, PENALTY, PUNT_RETURN, POOCH_YARDS,
    TRY_CHOICE, TRY_AGAIN,
)  # fmt: skip
