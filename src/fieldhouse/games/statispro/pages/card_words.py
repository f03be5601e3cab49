"""What the readings of a Fast Action card mean, in words: what each brings about where it counts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fieldhouse.games.statispro import model
from fieldhouse.games.statispro.cards.deck import SECTIONS, TITLES
from fieldhouse.games.statispro.model import (
    ANY_DEFENDER,
    BY_FOUL_NUMBER,
    NO_FOUL,
    NOBODY,
    ONLY_DEFENSE,
    ONLY_OFFENSE,
    RPG_POSITION,
    RPG_SEAT,
    Block,
    Deck,
    FoulNumber,
    Jump,
    Reading,
    Rebound,
    Shot,
    ZReading,
)
from fieldhouse.table.words import any_of

PLACES: Final = ("point guard", "shooting guard", "small forward", "power forward", "center")
RANKS: Final = ("", "most", "second most", "third most", "fourth most", "least")


def reading_words(deck: Deck, title: str, card: int) -> str:
    """What the reading of a card below *title* means."""
    field = SECTIONS[TITLES.index(title)][1]
    return WORDS[title](getattr(deck, field)[card])


def rpg_words(card: int) -> str:
    """What the number of a card stands for."""
    team = "home" if RPG_SEAT[card] else "visiting"
    return f"Where a man is drawn at random it is the {PLACES[RPG_POSITION[card]]}, and of both teams the {team} one."


def _pass(reading: Reading) -> str:
    """A reading of ACTION, ADVANCE or PRESS that sends the ball to somebody."""
    words = (
        f"The {PLACES[reading.position]} gets the ball: he may shoot if his ATTEMPTS are {reading.number} or more, "
        "else the shot is forced."
    )
    if reading.assist:
        words += f" A man with an ASSIST RATE of {reading.assist} or more may pass on for an open shot."
    if reading.steal:
        thief = "the best thief" if reading.thief == NOBODY else f"the {PLACES[reading.thief]}"
        words += f" But {thief} of the defense takes the pass if his STEAL RATE is {reading.steal} or more."
    return words


def _turnover(reading: Reading) -> str:
    """The ball is lost, in most seasons."""
    lost = f"The {PLACES[reading.position]} loses the ball: {reading.how}."
    season = (
        f" With a season's T below {reading.season} it is a pass to him instead, number 12." if reading.season else ""
    )
    return lost + season


def _defensive_foul(reading: Reading) -> str:
    """A foul, in most seasons."""
    season = (
        f" With a season's F below {reading.season} it is a pass to the {PLACES[reading.position]} instead, number 12."
        if reading.season
        else ""
    )
    return f"A foul of the defense; the FOUL # of another card says whose.{season}"


OF_THE_BALL: Final[dict[int, Callable[[Reading], str]]] = {
    model.PASS: _pass,
    model.TURNOVER: _turnover,
    model.DEFENSIVE_FOUL: _defensive_foul,
    model.CHOICE: lambda reading: (
        f"The coach says who gets the ball, of all whose ATTEMPTS are {reading.number} or more; if there are none, the "
        "one who shoots most."
    ),
    model.TRAP: lambda reading: (
        f"The {PLACES[reading.position]} is trapped with the ball, Pass # {reading.number}: one ADVANCE fewer."
    ),
    model.CLOCK_VIOLATION: lambda reading: (
        f"On the last pass the 24 seconds are over; before it the {PLACES[reading.position]} keeps the ball, Pass # 40."
    ),
    model.JUMP_BALL: lambda reading: f"A jump ball between the two who play {PLACES[reading.position]}.",
    model.CONSULT_Z: lambda reading: "The Z READING of the next card says what happens.",
    model.FOULED_SHOOTING: lambda reading: "Somebody is fouled as he shoots; the FOUL # says who, and by whom.",
    model.OFFENSIVE_FOUL: lambda reading: "A foul of the team with the ball, which loses it.",
    model.KICKED_BALL: lambda reading: "The offense keeps the ball, out of bounds.",
    model.INTENTIONAL_FOUL: lambda reading: (
        "A foul of the defense on purpose: two free throws, and the offense keeps the ball."
    ),
    model.CHOICE_SCORES: lambda reading: "A basket for the man whom the coach chooses.",
    model.DEAD_BALL_FOUL: lambda reading: "A foul before the ball is in play: two free throws.",
}


def of_the_ball(reading: Reading) -> str:
    """ACTION, ADVANCE and PRESS."""
    return OF_THE_BALL[reading.kind](reading)


OF_NOBODY: Final = {
    model.OUT_TO_OFFENSE: "Out of bounds: the ball stays with the offense.",
    model.OUT_TO_DEFENSE: "Out of bounds: the defense gets the ball.",
    model.OFFENSIVE_GOALTENDING: "Goaltending by the offense, which loses the ball.",
    model.LOOSE_BALL_DEFENSE: "A foul of the defense in the fight for the ball.",
    model.LOOSE_BALL_OFFENSE: "A foul of the offense in the fight for the ball.",
}
TEAMS: Final = {ONLY_DEFENSE: "of the defense", ONLY_OFFENSE: "of the offense"}


def of_rebounds(rebound: Rebound) -> str:
    """REBOUND."""
    if rebound.kind in OF_NOBODY:
        return OF_NOBODY[rebound.kind]
    places = [PLACES[position] for position in rebound.positions]
    if rebound.kind == model.REBOUND_JUMP:
        return f"A jump ball between the two who play {places[0]}."
    if rebound.kind == model.HIGH:
        team = TEAMS.get(rebound.team, "of both teams")
        words = f"The best REBOUNDS at {any_of(places)} {team} get the ball"
        words += f", those of the defense with {rebound.bonus} added." if rebound.bonus else "."
    else:
        breaks = " and may start a fast break" if rebound.kind == model.DEFENDER_BREAK else ""
        words = f"The {places[0]} {TEAMS[rebound.team]} has the ball{breaks}."
    if rebound.number:
        words += (
            f" If it is the offense, he may shoot with ATTEMPTS of {rebound.number} or more, and a man with an "
            f"ASSIST RATE of {rebound.assist} or more may pass."
        )
    return words


def of_shots(shot: Shot) -> str:
    """SHOT #."""
    words = f"A shot is good if the shooter's rating is {shot.number} or more."
    if shot.fouler != NO_FOUL:
        by = "whom the FOUL # finds" if shot.fouler == BY_FOUL_NUMBER else f"the {PLACES[shot.fouler]}"
        twos = " and it is a two" if shot.only_twos else ""
        words += f" He is fouled by {by} if his FOUL DRAWING is above {shot.foul_over}{twos}."
    if shot.block:
        by = "the best of the defense" if shot.blocker == ANY_DEFENDER else f"the {PLACES[shot.blocker]}"
        words += f" It is blocked by {by} if his BLOCK RATE is {shot.block} or more; no three, no open shot."
    if shot.air_ball:
        words += " A miss is an air ball: the old clock goes on."
    if shot.lane:
        whose = "a defender" if shot.lane == "D" else "a man of the shooting team"
        words += f" At a free throw {whose} steps into the lane too soon."
    return words


def of_jumps(jump: Jump) -> str:
    """JUMP TO."""
    bonus = f", with {jump.bonus} added for the lower one" if jump.bonus else ""
    return f"The higher REBOUNDS win the jump{bonus}; the ball goes to the winners' {PLACES[jump.position]}."


OF_BLOCKS: Final = {
    model.BLOCK_OUT_TO_OFFENSE: "After a block the ball is out of bounds, and stays with the offense.",
    model.BLOCK_OUT_TO_DEFENSE: "After a block the ball is out of bounds, and goes to the defense.",
    model.BLOCK_GOALTENDING: "It was no block but goaltending: the basket counts.",
}


def of_blocks(block: Block) -> str:
    """BLOCK."""
    if block.kind in OF_BLOCKS:
        return OF_BLOCKS[block.kind]
    team = "defense" if block.kind == model.BLOCK_DEFENSE else "offense"
    return f"After a block the {PLACES[block.position]} of the {team} has the ball."


OF_Z: Final = {
    model.FLAGRANT_FOUL: "A flagrant foul of the defense: two free throws, and the offense keeps the ball.",
    model.DOUBLE_FOUL: "One man of each team fouls; the best rebounders jump for the ball.",
    model.TECHNICAL_FOUL: "A technical foul on a man drawn at random; the others' best shooter throws.",
    model.CHOICE_SCORES_FOULED: "A basket and a free throw for the man whom the coach chooses.",
    model.FIGHT: "One man of each team, drawn at random, is thrown out.",
    model.THREE_POINTER: "Who shoots the most threes hits one, and is fouled.",
    model.GREAT_NIGHT: "The leading scorer's ATTEMPTS double for the rest of the game.",
    model.ILLEGAL_DEFENSE: "A technical free throw, and the ball anew; where zones are legal, another card.",
    model.TIP_IN: "The next miss from the field goes in off whoever rebounds it.",
    model.ELBOW_FOUL: "An elbow of the defense: a personal and a technical foul, and two free throws.",
    model.Z_DEAD_BALL_FOUL: "A foul before the ball is in play: two free throws.",
    model.STOLEN_BREAK: "A man drawn at random loses the ball to whoever guards him, who is off on a fast break.",
    model.HEAVE: "It counts on the last card of a period only, where a long throw may go in.",
}


AFTER_THE_FIRST: Final = "after the first injury of a game one must only rest"


def of_z(z: ZReading) -> str:
    """Z READING."""
    team = "offense" if z.is_offense else "defense"
    if z.kind == model.MANDATORY_REST:
        return f"The {PLACES[z.position]} of the {team} is tired, and must rest."
    if z.kind == model.COACH_TECHNICAL:
        return f"A technical foul on the bench of the {team}."
    if z.kind == model.INJURY:
        return f"A man drawn at random is hurt, and out for the rest of the {z.how_long}; {AFTER_THE_FIRST}."
    if z.kind == model.INJURY_GAMES:
        return f"Whose injury rating is {z.rating}, or next to it, is hurt and misses games; {AFTER_THE_FIRST}."
    return OF_Z[z.kind]


def of_fouls(foul: FoulNumber) -> str:
    """FOUL #."""
    return (
        f"The foul is the man's whose FOUL RANGE holds {foul.number}; fouled is, where it is asked, the one who draws "
        f"{RANKS[foul.rank]} fouls of the five (FD{foul.rank})."
    )


WORDS: Final[dict[str, Callable[..., str]]] = {
    "ACTION": of_the_ball, "REBOUND": of_rebounds, "SHOT #": of_shots, "ADVANCE": of_the_ball, "JUMP TO": of_jumps,
    "BLOCK": of_blocks, "Z READING": of_z, "PRESS": of_the_ball, "FOUL #": of_fouls,
}  # fmt: skip
