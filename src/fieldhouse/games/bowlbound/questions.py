"""Every question the rules put to a seat: what is legal, what it is called, what it would mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from fieldhouse.games.bowlbound.calls import PUNT
from fieldhouse.games.bowlbound.choices import ACCEPT, DECLINE, MOST_TAKEN_OFF
from fieldhouse.games.bowlbound.dazzle import explain_razzle, razzle_choices
from fieldhouse.games.bowlbound.legal import (
    legal_calls,
    legal_declarations,
    legal_defenses,
    legal_fake_plays,
    legal_kickoffs,
    legal_rushes,
    legal_tempo,
    legal_tries,
)
from fieldhouse.games.bowlbound.names import CALL_HELP, CALL_KEYS, DEFENSE_HELP, DEFENSE_KEYS, down_prompt, foul_text
from fieldhouse.games.bowlbound.state import Claim, Game
from fieldhouse.gridiron.names import TRY_TEXTS, situation_text, team
from fieldhouse.gridiron.outcome import Outcome
from fieldhouse.table.question import Ask, NumberAsk, menu
from fieldhouse.table.seat import OTHER, Seat
from fieldhouse.table.words import counted

Flag = tuple[tuple[Claim, ...], Outcome]


class Fielded(NamedTuple):
    """A ball that a side has, or may have: where, counted by that side, and what it may do about it."""

    spot: int
    choices: tuple[int, ...]


def explain_penalty(game: Game, seat: Seat, subject: Flag, choice: int) -> tuple[str, str]:
    """A ruling in words, and what it would lead to."""
    if choice == DECLINE:
        return "Decline", situation_text(game, subject[1])
    claim = subject[0][choice - ACCEPT]
    return f"Accept {foul_text(game.play, claim)}", situation_text(game, claim.outcome)


def flag_prompt(game: Game, seat: Seat, subject: Flag) -> str:
    """Who fouled, and how; a foul that may be marked off in two ways is named once."""
    fouls = dict.fromkeys(foul_text(game.play, claim) for claim in subject[0])
    return f"Flag on {team(game, OTHER[seat])}: {', '.join(fouls)}."


def explain_call(game: Game, seat: Seat, subject: object, call: int) -> tuple[str, str]:
    """A call's name, and what it is for."""
    return CALL_HELP[call]


TOSS_CHOICE: Final[Ask[Game, object]] = menu(
    "toss",
    {
        "receive": ("Receive", "Your ball first."),
        "kick": ("Kick off", "Their ball first; they choose again after half-time."),
    },
    lambda game, seat, subject: f"{team(game, seat)} has rolled high.",
)
SECOND_HALF_CHOICE: Final[Ask[Game, object]] = menu(
    "second half",
    {"receive": ("Receive", "Your ball first."), "kick": ("Kick off", "Their ball first.")},
    lambda game, seat, subject: f"The second half: {team(game, seat)} lost the toss and chooses now.",
)
OVERTIME_CHOICE: Final[Ask[Game, object]] = menu(
    "overtime",
    {"second": ("Defend first", "You will know what you need."), "first": ("Have the ball first", "From their 25.")},
    lambda game, seat, subject: f"Overtime: {team(game, seat)} has rolled high.",
)
KICKOFF_CALL: Final = menu(
    "kickoff",
    {
        "deep": ("Kick deep", "The kickoff column, and a return."),
        "squib": ("Squib kick", "Along the ground: no long return."),
        "onside": ("Onside kick", "A short kick that you may recover."),
        "punt": ("Punt", "The free kick after a safety may be a punt."),
    },
    lambda game, seat, subject: f"{team(game, seat)} kicks off from its {game.kick_from}.",
    legal_kickoffs,
)
KICKOFF_GUESS: Final[Ask[Game, object]] = menu(
    "kickoff guess",
    {
        "deep": ("Expect it deep", "The full return against a deep kick."),
        "squib": ("Expect a squib", "Eight yards less against a deep kick."),
        "onside": ("Expect it onside", "The best chance to recover; 15 yards less against a deep kick."),
    },
    lambda game, seat, subject: f"{team(game, OTHER[seat])} kicks off from its {game.kick_from}. What do you expect?",
)
CALL: Final = Ask(
    "call",
    CALL_KEYS,
    legal_calls,
    explain_call,
    lambda game, seat, subject: f"{down_prompt(game)}. Your play?",
    is_numbered=True,
)
DEFENSE_CALL: Final = Ask(
    "defense",
    DEFENSE_KEYS,
    legal_defenses,
    lambda game, seat, subject, defense: DEFENSE_HELP[defense],
    lambda game, seat, subject: f"{down_prompt(game)}. Your defense?",
)
RED_ZONE: Final[Ask[Game, object]] = menu(
    "red zone",
    {
        "keep": ("Keep your call", "Roll for it."),
        "blank": ("Red zone defense", "A blank defensive result, whatever was called."),
    },
    lambda game, seat, subject: f"They have called {CALL_KEYS[game.play.call]}.",
)
DECLARE: Final = menu(
    "declare",
    {
        "none": ("Nothing", "The play ends where it ends."),
        "out": ("Out of bounds", "A play of 10 seconds, at the price of five yards."),
        "in": ("In bounds", "The clock runs on, at the price of five yards if it had gone out."),
    },
    lambda game, seat, subject: "Do you declare how the play shall end?",
    legal_declarations,
)
RAZZLE: Final = Ask(
    "razzle-dazzle",
    (*(str(play) for play in range(1, 10)), *(f"{play}-high" for play in range(1, 10))),
    razzle_choices,
    explain_razzle,
    lambda game, seat, subject: f"You have the lower total: choose the offense's result beside {subject.totals}.",
)
PENALTY: Final[Ask[Game, Flag]] = Ask(
    "penalty",
    ("decline", "accept", *(f"accept-{n}" for n in range(2, 40))),
    lambda game, seat, subject: range(len(subject[0]) + 1),
    explain_penalty,
    flag_prompt,
)
RUN_BACK: Final[Ask[Game, Fielded]] = menu(
    "run back",
    {
        "return": ("Run with it", "The interception return column."),
        "down": ("Fall on it", "Your ball there; in your own end zone a touchback."),
        "decline": ("Bat it away", "No interception: an incomplete pass."),
    },
    lambda game, seat, subject: f"{team(game, seat)} has the ball at its {subject.spot}.",
    lambda game, seat, subject: subject.choices,
)
KICK_FIELDED: Final[Ask[Game, Fielded]] = menu(
    "kick return",
    {
        "return": ("Return it", "The return column."),
        "touchback": ("Touchback", "Your ball at the 20."),
        "fair-catch": ("Fair catch", "Muffed on 13, missed on 35."),
        "roll": ("Let it roll", "The dice less 15, toward your goal."),
        "leave": ("Leave it", "Your ball where it came down."),
    },
    lambda game, seat, subject: f"The kick comes down at your {subject.spot}.",
    lambda game, seat, subject: subject.choices,
)
ROLL_OPTION: Final[Ask[Game, int]] = menu(
    "roll option",
    {
        "decline": ("Down it there", "Their ball where the punt ended."),
        "roll": ("Let it roll", "The dice less 15, toward their goal."),
    },
    lambda game, seat, spot: f"The punt lies at their {spot}.",
)
KICK_OUT_CHOICE: Final[Ask[Game, object]] = menu(
    "out of bounds",
    {"take": ("Your ball", "At your 35."), "again": ("Kick again", "From five yards farther back.")},
    lambda game, seat, subject: "The kickoff went out of bounds.",
)
COFFIN_CORNER: Final[NumberAsk[Game, object]] = NumberAsk(
    "coffin corner",
    lambda game, seat, subject: range(MOST_TAKEN_OFF + 1),
    lambda game, seat, subject, yards: (
        f"{counted(yards, 'yard')} shorter",
        "Taken off the column's yards." if yards else "As far as the column says.",
    ),
    lambda game, seat, subject: (
        f"How many yards do you take off the {'punt' if game.play.call == PUNT else 'kickoff'}?"
    ),
)
PUNT_AIM: Final[Ask[Game, int]] = menu(
    "punt aim",
    {"out": ("Out of bounds", "Their ball where it goes out, no return."), "in": ("In bounds", "They may return it.")},
    lambda game, seat, yards: f"A punt {counted(yards, 'yard')} shorter goes out of bounds, unless you say otherwise.",
)
PUNT_MARKS: Final[Ask[Game, object]] = menu(
    "punt marks",
    {"keep": ("Keep the marks", "* and † allow no return."), "cancel": ("Cancel them", "Every punt stays in bounds.")},
    lambda game, seat, subject: "Do the asterisks and daggers of your punt column count?",
)
RUSH: Final = menu(
    "kick rush",
    {
        "none": ("No rush", "Set up the return."),
        "block": ("Free block option", "One blocked-kick number, no price."),
        "all-out": (
            "All-out rush",
            "Three blocked-kick numbers; three fake numbers, no return, no offensive penalties.",
        ),
    },
    lambda game, seat, subject: f"{team(game, OTHER[seat])} is about to kick.",
    legal_rushes,
)
FAKE_NUMBER: Final[NumberAsk[Game, Sequence[int]]] = NumberAsk(
    "fake number",
    lambda game, seat, subject: subject,
    lambda game, seat, subject, total: (
        (f"Fake on {total}", "A play instead of the kick if the kick's dice total that.")
        if total
        else ("No fake", "Kick whatever comes.")
    ),
    lambda game, seat, subject: "On which dice total do you fake the kick?",
)
FAKE_PLAY: Final = Ask(
    "fake",
    CALL_KEYS,
    legal_fake_plays,
    explain_call,
    lambda game, seat, subject: "The fake number is rolled. Your play, against no defense?",
    is_numbered=True,
)
TEMPO: Final = menu(
    "tempo",
    {
        "run": ("Let it run", "The play takes its time."),
        "time-out": ("Time-out", "The clock stops."),
        "no-huddle": ("No huddle", "Less time for that play; fouls on the next one may be false starts and bad snaps."),
        "spike": ("Spike", "Less time for that play, and a down for it."),
    },
    lambda game, seat, seconds: f"The clock is running: {seconds} seconds for that play.",
    legal_tempo,
)
DELAY: Final[Ask[Game, int]] = menu(
    "delay",
    {
        "no": ("Snap the ball", "No foul; the clock stands as it is."),
        "yes": ("Delay of game", "Ten seconds more, and five yards."),
    },
    lambda game, seat, seconds: "Do you take a delay penalty to run the clock?",
)
TRY_CHOICE: Final = menu(
    "try", TRY_TEXTS, lambda game, seat, subject: f"{team(game, seat)} has scored. The try?", legal_tries
)

ASKS: Final = (
    TOSS_CHOICE, SECOND_HALF_CHOICE, OVERTIME_CHOICE, KICKOFF_CALL, KICKOFF_GUESS, CALL, DEFENSE_CALL, RED_ZONE,
    DECLARE, RAZZLE, PENALTY, RUN_BACK, KICK_FIELDED, ROLL_OPTION, KICK_OUT_CHOICE, COFFIN_CORNER, PUNT_AIM, PUNT_MARKS,
    RUSH, FAKE_NUMBER, FAKE_PLAY, TEMPO, DELAY, TRY_CHOICE,
)  # fmt: skip
