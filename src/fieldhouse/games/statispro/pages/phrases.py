"""The words of the play-by-play: what is said of what."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.statispro import events

QUIET: Final = (events.PASSED, events.MINUTES)
BASKETS: Final = {events.TWO_MADE: "scores", events.THREE_MADE: "hits a three-pointer"}
MISSES: Final = {events.TWO_MISSED: "misses", events.THREE_MISSED: "misses a three-pointer"}
THROWS: Final = (events.THROW_MISSED, events.THROW_MADE)
REBOUNDS: Final = (events.OFFENSIVE_REBOUND, events.DEFENSIVE_REBOUND)
CHANGES: Final = (events.SUBSTITUTION, events.MOVED)
LOST: Final = {
    "traveling": "{who} travels.",
    "double dribble": "{who} is called for a double dribble.",
    "line violation": "{who} steps over the line.",
    "3 seconds": "{who} stands in the lane for three seconds.",
    "ball thrown away": "{who} throws the ball away.",
    "ball not put in play in time": "{who} does not put the ball in play in time.",
    "lost on the break": "{who} loses the ball on the break.",
    "offensive goaltending": "{who} touch the ball above the rim: offensive goaltending.",
    "lane violation": "{who} step into the lane too soon, and the ball is lost.",
    "24-second violation": "The shot clock runs out on {who}.",
    "jump ball": "{who} have lost the ball.",
}
REBOUND_TAKEN: Final = "rebound taken"
INDEX: Final = {
    "foul ignored": "{who} have the foul waved off for an Index Point.",
    "foul made a steal": "{who} make a steal of the foul for two Index Points.",
    "steal made a foul": "{who} make a foul of the steal for two Index Points.",
    "rest ignored": "{who} spare a man his rest for an Index Point.",
    REBOUND_TAKEN: "{who} spend an Index Point on the rebound.",
}
TIME_OUTS: Final = {
    "": "Time-out, {who}.",
    "20 seconds": "20-second time-out, {who}.",
    "freezes the shooter": "{who} call time to freeze the shooter.",
}
WHY_OUT: Final = {"fouled out": "{who} has fouled out.", "ejected": "{who} is thrown out of the game."}
NO_REST: Final = "no rest this half"
CHARGED: Final = "is charged with a time-out"
OFFENSIVE_FOUL: Final = "offensive foul"
THROWN: Final[dict[tuple[bool, ...], str]] = {
    (True,): "makes the free throw",
    (False,): "misses the free throw",
    (True, True): "makes both free throws",
    (True, False): "makes the first free throw and misses the second",
    (False, True): "misses the first free throw and makes the second",
    (False, False): "misses both free throws",
}
ORDINALS: Final = ("", "1st", "2nd", "3rd", "4th", "5th", "6th")
PLAIN_PHRASES: Final = {
    events.TECHNICAL: "Technical foul on {who}.",
    events.PRESSED: "{who} press.",
    events.ASSIST: "Assist: {who}.",
    events.FOULED: "{who} is fouled in the act of shooting.",
}


def which_foul(number: object) -> str:
    """Which of his fouls it was."""
    assert isinstance(number, int), "a foul's detail is its number"
    return f"his {ORDINALS[number]}" if number < len(ORDINALS) else f"foul {number}"


def surname(name: str) -> str:
    """All but the first name."""
    return name.partition(" ")[2] or name
