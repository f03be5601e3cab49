"""The play-by-play in sentences, from possessions that the rules have played."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse.games.statispro import events
from fieldhouse.games.statispro.events import TEAM, Event, Possession
from fieldhouse.games.statispro.orders import AT_ONCE, NONE, Orders
from fieldhouse.games.statispro.pages.narration import BasketballNarrator
from fieldhouse.games.statispro.pages.phrases import QUIET
from fieldhouse.games.statispro.pages.sentences import TELLERS, Storyteller
from fieldhouse.games.statispro.state import PERIOD_START
from fieldhouse.table.seat import AWAY, HOME
from rules.statispro.stage import FRONT, Stage, stage, team, z

NAMES = {"home": ("Ann Ames", "Bo Bell", "Cy Cole", "Di Dahl", "Ed Eck"), "away": ("Al Orr", "Ben Poe", "Cal Ray")}
FIVES = {
    seat: {spot: {"name": name} for spot, name in zip(("PG", "SG", "SF", "PF", "C"), names, strict=False)}
    for seat, names in NAMES.items()
}


def named(**ratings: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """Players with names, and ratings where the test gives some."""
    return {
        seat: {spot: {**FIVES[seat].get(spot, {}), **ratings.get(seat, {}).get(spot, {})} for spot in spots}
        for seat, spots in (("home", ("PG", "SG", "SF", "PF", "C")), ("away", ("PG", "SG", "SF", "PF", "C")))
    }


def told(*cards: str, play: Any = stage, home: Any = None, away: Any = None, **situation: Any) -> str:
    game = play(*cards, **named(home=home or {}, away=away or {}), **situation)
    return " ".join(Storyteller((game.game.sides[0].team, game.game.sides[1].team)).sentences(game.events))


@pytest.mark.parametrize(("cards", "sentence"), [
    (("action SF 5", "shot 40"), "Cy Cole scores."),
    (("action SF 12", "advance SG 5", "shot 40"), "Bo Bell scores on a pass from Cy Cole."),
    (("action SF 5", "shot 90", "rebound D SG"), "Cy Cole misses, and Ben Poe rebounds."),
    (("action SF 5", "shot 90", "rebound OB D"), "Cy Cole misses, and the ball goes out to AWAY."),
    (("action SF 5", "shot 90", "rebound O SF 5/§9", "shot 40"),
     "Cy Cole misses, but gets his own rebound. Cole scores."),
    (("action SF 5", "shot 90", "rebound O C 5/§9", "shot 40"),
     "Cy Cole misses, but Ed Eck has the offensive rebound. Eck scores."),
    (("action TO SG traveling",), "Bo Bell travels."),
    (("action TO SG stage fright",), "Bo Bell loses the ball (stage fright)."),
    (("action SF 12", "advance foul D", "foul 33 FD2"), "Cal Ray fouls (his 1st)."),
    (("action SF 5", "shot 40 foul SG >9", "free throw 90", "rebound D SG"),
     "Cy Cole scores and is fouled by Ben Poe (his 1st). Cole misses the free throw. Poe rebounds."),
    (("action SF 5", "shot 60 foul SG >9", "free throw 1", "free throw 2"),
     "Cy Cole is fouled in the act by Ben Poe (his 1st). Cole makes both free throws."),
    (("action SF 5", "shot 60 foul SG >9", "free throw 90", "free throw 2"),
     "Cy Cole is fouled in the act by Ben Poe (his 1st). Cole misses the first free throw and makes the second."),
    (("action SF 5", "shot 60 foul SG >9", "free throw 1", "free throw 90", "rebound OB O"),
     "Cy Cole is fouled in the act by Ben Poe (his 1st). Cole makes the first free throw and misses the second. "
     "The ball goes out to HOME."),
    (("action SF 5", "shot 60 foul SG >9", "free throw 99", "free throw 90", "rebound D SG"),
     "Cy Cole is fouled in the act by Ben Poe (his 1st). Cole misses both free throws. Poe rebounds."),
    (("action SF 5", "shot 90", "rebound jump SF", "jump PG"), "Cy Cole misses. Jump ball: the tip goes to Ann Ames."),
    (("action SF 5", "shot 90", "rebound D SG FB", "fast break 90 FD5", "advance PG 9", "shot 40"),
     "Cy Cole misses, and Ben Poe rebounds. Poe starts a fast break and pulls up. Al Orr scores."),
])  # fmt: skip
def test_a_possession_reads_as_sentences(cards: tuple[str, ...], sentence: str) -> None:
    assert told(*cards, home={"SF": {"foul_drawing": 10.0}}) == sentence


@pytest.mark.parametrize(("block", "sentence"), [
    ("D SG", "Ben Poe blocks the shot of Cy Cole and rebounds."),
    ("D PG", "Ben Poe blocks the shot of Cy Cole, and Al Orr rebounds."),
    ("OB D", "Ben Poe blocks the shot of Cy Cole, and the ball goes out to AWAY."),
])  # fmt: skip
def test_a_block_is_told_with_who_has_the_ball_then(block: str, sentence: str) -> None:
    assert told("action SF 5", "shot 1 B3 SG", f"block {block}", away={"SG": {"block": 3}}) == sentence


def test_a_blocked_shot_that_the_offense_keeps() -> None:
    cards = ("action SF 5", "shot 1 B3 SG", "block O SF", "shot 40")
    assert told(*cards, away={"SG": {"block": 3}}) == (
        "Ben Poe blocks the shot of Cy Cole, but Cole gets hold of the ball. Cole scores."
    )


def test_fouls_that_are_more_than_a_foul() -> None:
    assert told("action foul O", "foul 3 FD1", home={"SG": {"foul_range": (1, 5)}}) == (
        "Bo Bell is called for charging (his 1st)."
    )
    assert told(orders=[Orders(False, AT_ONCE, 2, 1), NONE]) == "Cy Cole is fouled on purpose by Ben Poe (his 1st)."
    assert told("press TO SG traveling", dead_ball=True, press=True) == "AWAY press. Bo Bell travels."
    assert told("advance SF 5 S4 SG", **FRONT, passes=3, away={"SG": {"steal": 4}}) == (
        "Ben Poe steals the ball from Cy Cole."
    )
    assert told("advance kicked ball", **FRONT, passes=2) == "HOME keep the ball, which was kicked."


@pytest.mark.parametrize(("cards", "shot"), [
    (("shot 40 foul SG >9", "free throw 1"), "Cy Cole scores and is fouled by Ben Poe (his 6th)."),
    (("shot 60 foul SG >9", "free throw 1", "free throw 2"), "Cy Cole is fouled in the act by Ben Poe (his 6th)."),
])  # fmt: skip
def test_who_fouls_out_on_a_shot_goes_when_the_shot_has_been_told(cards: tuple[str, ...], shot: str) -> None:
    game = Stage("action SF 5", *cards, **named(home={"SF": {"foul_drawing": 10.0}}))
    game.game.men[AWAY][1].fouls = 5
    game.play()
    teller = Storyteller((game.game.sides[0].team, game.game.sides[1].team))
    teller.places[AWAY] = {place: place for place in range(5)}
    first, gone, comes, throws = teller.sentences(game.events)
    assert (first, gone) == (shot, "Poe has fouled out.")
    assert comes.startswith("For AWAY ") and comes.endswith(" comes in for Poe.")
    assert throws.startswith("Cole makes ")


def test_index_points_and_the_rebound_they_buy() -> None:
    points = {"index": [0, 4], "index_limit": 1}
    assert told("action SF 5", "shot 90", "rebound high SF +5 9/§9", "shot 40", **points,
                choices=("home index rebound: take",)) == (
        "Cy Cole misses. HOME spend an Index Point, and Cole takes the rebound. Cole scores."
    )  # fmt: skip


def test_a_rebound_after_points_spent_on_a_foul_was_not_bought_with_them() -> None:
    first, second = story((events.INDEX_POINT, AWAY, TEAM, "foul ignored"), (events.OFFENSIVE_REBOUND, HOME, 0, 0))
    assert first == "AWAY have the foul waved off for an Index Point." and second.startswith("Ann Ames ")


def test_a_man_is_told_to_stand_where_he_then_stands() -> None:
    """b2 comes in for the center, who goes; then he and PF change places, so that he stands at PF."""
    choices = (
        "home bench: substitute", "home substitution: c p7", "home bench: change places", "home places: pf c",
    )  # fmt: skip
    game = Stage("jump C", "action TO SG traveling", "action SF 5", "shot 40", **named(), is_placed=False, period=1,
                 phase=PERIOD_START, choices=("home bench: go", *choices))  # fmt: skip
    game.play(3)
    teller = Storyteller((game.game.sides[0].team, game.game.sides[1].team))
    lines = [teller.sentences(note.events) for note in game.possessions]
    assert lines[0][0].startswith("Al Orr (PG), Ben Poe (SG)") and lines[0][0].endswith(
        "and Ed Eck (C) start for HOME."
    )
    assert lines[0][1].startswith("The tip goes to ")
    swapped = "For HOME home b2 (PF) comes in for Ed Eck; Di Dahl moves to C."
    assert swapped in lines[1] + lines[2], lines


def story(*happened: Event) -> list[str]:
    return Storyteller((team("away", FIVES["away"]), team("home", FIVES["home"]))).sentences(happened)


def test_who_comes_in_and_goes_again_in_one_dead_ball_was_never_there() -> None:
    five = [(events.SUBSTITUTION, HOME, index, index) for index in range(5)]
    teller = Storyteller((team("away", FIVES["away"]), team("home", FIVES["home"])))
    teller.sentences(five)
    assert teller.sentences([(events.SUBSTITUTION, HOME, 6, 4), (events.SUBSTITUTION, HOME, 7, 4)]) == [
        "For HOME home b3 (C) comes in for Ed Eck."
    ]
    assert teller.sentences([(events.MOVED, HOME, 1, 0), (events.MOVED, HOME, 0, 1)]) == [
        "For HOME Bo Bell moves to PG and Ann Ames to SG."
    ]
    two = [(events.SUBSTITUTION, HOME, 4, 4), (events.SUBSTITUTION, HOME, 5, 0)]
    assert teller.sentences(two) == ["For HOME home b1 (PG) and Ed Eck (C) come in for Bo Bell and home b3."]


@pytest.mark.parametrize(("event", "sentence"), [
    ((events.TIME_OUT, HOME, TEAM, ""), "Time-out, HOME."),
    ((events.TIME_OUT, HOME, TEAM, "20 seconds"), "20-second time-out, HOME."),
    ((events.TIME_OUT, HOME, TEAM, "freezes the shooter"), "HOME call time to freeze the shooter."),
    ((events.TIRED, HOME, 0, "mandatory rest"), "Ann Ames needs a rest."),
    ((events.TIRED, HOME, 0, "no rest this half"), "Ann Ames has had no rest this half and is tired."),
    ((events.RESTED, HOME, 0, 0), "Ann Ames is rested."),
    ((events.RESTED, HOME, 0, events.LET_OFF), "Ann Ames need not rest any more."),
    ((events.INJURED, HOME, 0, 2), "Ann Ames is hurt and out for the game and 2 more."),
    ((events.INJURED, HOME, 0, "half"), "Ann Ames is hurt and out for the half."),
    ((events.OUT, HOME, 0, "fouled out"), "Ann Ames has fouled out."),
    ((events.OUT, HOME, 0, "ejected"), "Ann Ames is thrown out of the game."),
    ((events.OUT, HOME, 0, "period"), "Ann Ames leaves the floor, hurt."),
    ((events.INDEX_POINT, HOME, TEAM, "foul ignored"), "HOME have the foul waved off for an Index Point."),
    ((events.HAPPENED, HOME, 0, "has a great night"), "Ann Ames has a great night."),
    ((events.PERIOD_OVER, HOME, TEAM, 3), "End of the 3rd quarter."),
    ((events.PERIOD_OVER, HOME, TEAM, 6), "End of overtime 2."),
    ((events.TECHNICAL, HOME, TEAM, 0), "Technical foul on HOME."),
    ((events.TECHNICAL, HOME, 12, 0), "Technical foul on a ten-day man."),
    ((events.OFFENSIVE_REBOUND, HOME, TEAM, 0), ""),
])  # fmt: skip
def test_what_else_happens(event: Event, sentence: str) -> None:
    assert " ".join(story(event)) == sentence


def test_what_goes_without_saying() -> None:
    charged = (events.HAPPENED, HOME, TEAM, "is charged with a time-out"), (events.TIME_OUT, HOME, TEAM, "")
    assert story(*charged) == ["HOME are charged with a time-out."]
    assert story((events.INJURED, HOME, 0, "game"), (events.OUT, HOME, 0, "game")) == [
        "Ann Ames is hurt and out for the game."
    ]


def test_a_surname_that_two_men_have_is_not_enough() -> None:
    both = {**FIVES["home"], "SG": {"name": "Dee Ames"}}
    teller = Storyteller((team("away", FIVES["away"]), team("home", both)))
    rebound = (events.OFFENSIVE_REBOUND, HOME, 0, 0)
    assert teller.sentences([(events.TWO_MISSED, HOME, 2, 0), rebound, (events.TWO_MADE, HOME, 0, 0)]) == [
        "Cy Cole misses, but Ann Ames has the offensive rebound.", "Ann Ames scores."
    ]  # fmt: skip


def test_college_plays_halves() -> None:
    sides = (team("away", {}, league="NCAA"), team("home", {}, league="NCAA"))
    assert Storyteller(sides).sentences([(events.PERIOD_OVER, HOME, TEAM, 4)]) == ["End of the 2nd half."]


def test_a_line_has_period_time_team_and_score_and_a_possession_of_passes_has_none() -> None:
    narrator = BasketballNarrator(team("away", FIVES["away"]), team("home", FIVES["home"]))
    note = Possession(2, 100, AWAY, [(events.TWO_MADE, AWAY, 0, 0)], (12, 7))
    assert [line.plain for line in narrator.lines(note)] == ["2  6:40 AWAY 12-7   Al Orr scores."]
    assert narrator.lines(Possession(2, 100, AWAY, [(events.PASSED, AWAY, 0, 5)], (12, 7))) == []


def test_every_event_can_be_told() -> None:
    assert set(TELLERS) | set(QUIET) == set(events.CODES)
    assert told("z tip-in", "advance SG 5", "shot 90", "rebound O C 20/§20", play=z).startswith("Bo Bell misses, but")
