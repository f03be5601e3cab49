"""The story of a game: how the lead went, how an ending is worded, and that every game tells one that is true."""

from __future__ import annotations

import pytest

from fieldhouse import catalog
from fieldhouse.games.bowlbound.scoresheet import Scoresheet
from fieldhouse.games.bowlbound.state import Play
from fieldhouse.games.statispro.events import Possession
from fieldhouse.games.statispro.leagues import league_rules
from fieldhouse.games.statispro.model import Team
from fieldhouse.games.statispro.pages.recap import recap
from fieldhouse.gridiron.recap import FootballRecap
from fieldhouse.gridiron.scoresheet import Tally
from fieldhouse.table.session import AnySession, Session
from fieldhouse.table.story import Ending, Lead, Star, brightest, nickname, number, phrase, times, told_apart
from fieldhouse.table.words import there_are
from table.seats import FIRST

TITLES = ("Away Town", "Home City")


def ending(away: int, home: int, seed: int = 0) -> Ending:
    return Ending(TITLES, ("the Town", "the City"), (away, home), seed, close=3, clear=20)


def test_the_lead_is_counted_from_side_to_side_and_a_tie_is_nobodys() -> None:
    lead = Lead([(0, 0), (7, 0), (7, 7), (7, 10), (14, 10), (14, 13), (14, 20)])
    assert lead.changes == 3
    assert lead.most == [7, 6]
    assert lead.for_good == 6


def test_a_lead_that_was_never_lost_was_taken_with_the_first_score() -> None:
    lead = Lead([(0, 0), (0, 3), (0, 10), (7, 10)])
    assert (lead.changes, lead.most, lead.for_good) == (0, [0, 10], 1)


def test_a_tie_is_nobodys_for_good() -> None:
    assert Lead([(0, 0), (7, 0), (7, 7)]).for_good is None
    assert ending(7, 7).headline() == "Away Town and Home City tied 7-7."


@pytest.mark.parametrize(
    ("away", "home", "verbs"),
    [
        (20, 23, ("edged", "held off", "slipped past")),
        (20, 24, ("beat", "defeated", "got the better of")),
        (3, 23, ("rolled past", "overran", "left no doubt against")),
        (0, 3, ("shut out", "blanked")),
    ],
)
def test_the_verb_is_of_the_margin(away: int, home: int, verbs: tuple[str, ...]) -> None:
    told = {ending(away, home, seed).headline(" in overtime") for seed in range(60)}
    assert told == {f"Home City {verb} Away Town {home}-{away} in overtime." for verb in verbs}


def test_the_words_vary_from_game_to_game_and_never_within_one() -> None:
    phrases = ("one", "two", "three")
    assert {phrase(seed, "here", phrases) for seed in range(40)} == set(phrases)
    assert all(phrase(5, "here", phrases) == phrase(5, "here", phrases) for _ in range(3))


def test_three_stars_and_none_who_did_nothing() -> None:
    ranked = [(worth, Star(FIRST, name, "")) for worth, name in ((1.0, "c"), (9.0, "a"), (0.0, "d"), (2.0, "b"))]
    assert [star.name for star in brightest(ranked)] == ["a", "b", "c"]
    assert brightest([(0.0, Star(FIRST, "d", ""))]) == ()


def test_numbers_and_names_as_a_sentence_has_them() -> None:
    assert [number(count) for count in (0, 3, 12, 13)] == ["no", "three", "twelve", "13"]
    assert [times(count) for count in (0, 1, 2, 3)] == ["never", "once", "twice", "three times"]
    assert nickname("Boston Celtics 1985-86") == "the Celtics"
    assert told_apart("Rams", "Rams") == ("Rams (away)", "Rams (home)")


@pytest.fixture(params=["ddf", "bowlbound", "statispro", "lords"])
def played(request: pytest.FixtureRequest) -> AnySession:
    definition = catalog.game(request.param)
    header = definition.header(tuple(catalog.listing(request.param).usual_teams or ()), 5, {})
    return Session(definition, header, [definition.coach(definition.levels[0]) for _ in header.teams])


def test_every_game_tells_its_story_the_same_whenever_it_is_asked(played: AnySession) -> None:
    pages, score = played.definition.pages, list(played.game.score)
    story = pages.story(played.header, played.notes)
    assert story == pages.story(played.header, played.notes)
    assert str(max(score)) in story.headline and story.headline.endswith(".")
    if len(score) == 2:
        assert f"{max(score)}-{min(score)}" in story.headline
    assert len(story.paragraphs) >= 2 and all(paragraph.endswith(".") for paragraph in story.paragraphs)
    assert all(star.name and star.line for star in story.stars)


@pytest.mark.parametrize(
    ("ground", "air", "sentence"),
    [
        (51, 181, "The Town gained 232 yards, 51 on the ground and 181 through the air;"),
        (390, 0, "The Town gained 390 yards, all on the ground;"),
        (0, 90, "The Town gained 90 yards, all through the air;"),
        (0, 0, "The Town gained 0 yards, 0 on the ground and 0 through the air;"),
    ],
)
def test_yards_that_came_one_way_are_told_so(ground: int, air: int, sentence: str) -> None:
    tally = Tally()
    tally.rush_yards, tally.pass_yards = ground, air
    told = FootballRecap(ending(7, 0), [], [tally, Tally()], []).story().paragraphs
    assert told[-1].startswith(sentence)


@pytest.mark.parametrize(
    ("count", "words"), [(0, "There are 0 plays"), (1, "There is 1 play"), (2, "There are 2 plays")]
)
def test_one_thing_is_and_several_are(count: int, words: str) -> None:
    assert there_are(count, "play") == words


def test_a_college_game_has_units_for_stars_for_its_charts_name_nobody() -> None:
    definition = catalog.game("bowlbound")
    header = definition.header(("2024-OSU", "2024-ND"), 5, {})
    session = Session(definition, header, [definition.coach("book") for _ in header.teams])
    sheet = Scoresheet()
    for play in session.notes:
        assert isinstance(play, Play)
        sheet.add(play)
    away, home = sheet.teams
    assert home.rush_yards > 200, "a day on the ground"
    stars = {star.name: (star.seat, star.line) for star in definition.pages.story(header, session.notes).stars}
    assert stars["Notre Dame's ground game"] == (1, f"{home.rush_attempts} runs for {home.rush_yards} yards")
    taken = away.interceptions + away.fumbles_lost
    assert stars["Notre Dame's defense"] == (1, f"{away.points} points allowed, {taken} balls taken away")


@pytest.mark.parametrize(
    ("league", "period", "left", "told"),
    [
        ("NCAA", 1, 75, ("the first half", "15:00")),
        ("NCAA", 2, 75, ("the first half", "5:00")),
        ("NCAA", 3, 30, ("the second half", "12:00")),
        ("NCAA", 4, 30, ("the second half", "2:00")),
        ("NCAA", 5, 30, ("overtime", "2:00")),
        ("NBA", 3, 30, ("the third quarter", "2:00")),
    ],
)
def test_basketball_is_told_in_quarters_and_a_colleges_in_halves_with_their_clock(
    league: str, period: int, left: int, told: tuple[str, str]
) -> None:
    """19.1, 19.2: the four semi-halves are two halves of twenty minutes."""
    away, home = (Team("2000-T", title, 2000, league, 0, 0, 0, 0, (), "") for title in TITLES)
    notes = [Possession(period, left, FIRST, [], (2, 0))]
    flow, _ = recap((away, home), league_rules(league, 2000), notes, 5).paragraphs
    assert f"in {told[0]}," in flow and told[1] in flow
