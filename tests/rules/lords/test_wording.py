"""Events in words, made from their clauses."""

from __future__ import annotations

import pytest

from fieldhouse.games.lords.cards.events import read_clauses, read_event
from fieldhouse.games.lords.cards.text import ComponentLine
from fieldhouse.games.lords.pages.wording import VERBS, heading, in_words
from fieldhouse.games.lords.rules.effects import EFFECTS
from fieldhouse.library.lords import box


@pytest.mark.parametrize(
    ("clauses", "words"),
    [
        ("wins 1", "Win 1 game."),
        ("on odd: right: losses 4", "Odd: the owner to your right: lose 4 games."),
        ("on 1-4: losses 4; on 1-4: injure superstar 1; on 5-10: wins 4",
         "1-4: lose 4 games, a superstar is out for 1 phase. 5-10: win 4 games."),
        ("turn 1 regular allstar", "1 regular becomes an all-star."),
        ("turn 2 utility prospect", "2 utilities become prospects."),
        ("cash -500 per star", "Pay $500 for each star of the organization."),
        ("office -2", "Front office 2 stars down."),
        ("drm to majors +2", "+2 on Phenom to Majors rolls this year."),
        ("on 9+: turn 1 utility phenom", "9+: 1 utility becomes a phenom."),
        ("leader: media -1; trailer: wins 2", "Whoever leads: lose 1 media cube; whoever is last: win 2 games."),
    ],
)  # fmt: skip
def test_clauses_in_words(clauses: str, words: str) -> None:
    line = ComponentLine("season", clauses, "here")
    assert in_words(read_clauses(line, clauses)) == words


def test_every_effect_has_words() -> None:
    assert VERBS.keys() == EFFECTS.keys()


def test_a_heading_tells_colour_aim_compulsion_and_what_is_cancelled() -> None:
    event = read_event(ComponentLine("season", "green own cancels-games cancels-roster | wins 2", "here"))
    assert heading(event) == "green, for your club, cancels lost games and roster events"
    event = read_event(ComponentLine("season", "red rival compulsory money | cash -500 per star", "here"))
    assert heading(event) == "red, against a rival, compulsory"


def test_every_card_is_worded() -> None:
    for card in box().cards:
        assert card.season.text.endswith(".") and card.winter.text.endswith(".")
