"""What people see: every note is told, the boards can be shown at any time, hands and money are not on them."""

from __future__ import annotations

from collections import Counter
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from fieldhouse import catalog
from fieldhouse.games.lords.cards.components import FILES
from fieldhouse.games.lords.pages.recap import recap
from fieldhouse.games.lords.pages.telling import SENTENCES
from fieldhouse.games.lords.state import NOBODY, Note
from fieldhouse.library import component_text
from fieldhouse.table.game import Definition
from fieldhouse.table.seat import Seat
from fieldhouse.table.session import Session
from rules.lords.stage import hold, league
from table.seats import FIRST, SECOND

DEFINITION: Definition[Any, Any] = catalog.game("lords")
UNTOLD = {"score", "filled", "released"}
"""Notes for statistics and the cast alone."""
RARE = {"bait", "series again", "trade impact", "unsigned"}
"""Notes that do not occur in these games: ``test_story`` tells them."""
SOMETIMES = {"joined", "upgrade"}
"""Notes that are told if they are of interest: not a founding roster man by man, not what another note tells."""


def printed(page: object) -> str:
    paper = StringIO()
    Console(width=160, file=paper).print(page)
    return paper.getvalue()


def played(seed: int, level: str, owners: int, **options: Any) -> Session[Any, Any]:
    header = DEFINITION.header((), seed, {"owners": owners, **options})
    return Session(DEFINITION, header, [DEFINITION.coach(level) for _ in range(owners)])


@pytest.fixture(scope="module")
def games() -> list[Session[Any, Any]]:
    return [
        played(1, "random", 4, preset="advanced"),
        played(7, "owner", 4),
        played(3, "random", 2, all_star_game=True),
    ]


def test_every_note_is_told_in_a_sentence(games: list[Session[Any, Any]]) -> None:
    told: Counter[str] = Counter()
    for session in games:
        narrator = DEFINITION.pages.narrator(session.header)
        for note in session.notes:
            lines = narrator.lines(note)
            assert note.what in SOMETIMES or bool(lines) == (note.what not in UNTOLD), note
            assert all(str(line).strip().endswith((".", "!")) for line in lines), note
            told.update([note.what])
    assert told.keys() - UNTOLD <= SENTENCES.keys()
    assert SENTENCES.keys() - told.keys() <= RARE
    assert told.keys() >= SOMETIMES


def test_the_boards_can_be_shown_at_every_rest_point(games: list[Session[Any, Any]]) -> None:
    session = games[0]
    for number in range(1, len(session.rests), 20):
        game = DEFINITION.restore(session.header, session.game.table, session.state_at(number))
        told = printed(DEFINITION.pages.scoreboard(game))
        assert f"Year {game.year} of 3" in told
        assert [str(owner.vp) for owner in game.owners] == [line.split()[1] for line in told.splitlines()[2:]]


def test_2_3_the_boards_show_neither_hands_nor_money() -> None:
    game = league()
    game.owners[0].cash = 12_345
    hold(game, FIRST, "trainer")
    shown = printed(DEFINITION.pages.scoreboard(game))
    assert "12,345" not in shown
    assert "12345" not in shown
    assert "Trainer" not in shown


def test_the_box_score_has_every_clubs_points(games: list[Session[Any, Any]]) -> None:
    session = games[1]
    shown = printed(DEFINITION.pages.box_score(session.header, session.notes))
    assert all(str(points) in shown for points in session.game.score)


def test_the_box_score_tells_the_years_and_no_money_before_the_end(games: list[Session[Any, Any]]) -> None:
    session = games[1]
    notes, pages = list(session.notes), DEFINITION.pages
    second = next(at for at, note in enumerate(notes) if note.what == "year")
    first, won = notes[:second], Counter[int]()
    for note in first:
        if note.what == "record":
            won[note.seat] += note.amount
    begun = printed(pages.box_score(session.header, first)).splitlines()
    told = [each.split("-")[0] for each in row_of(begun, "Year 1, won and lost")]
    assert told == [str(won[seat]) for seat in sorted(won)]
    given = [note for note in first if note.what == "points"]
    assert row_of(begun, "Year 1, points") == [str(note.amount) for note in given]
    assert row_of(begun, "Victory points after year 1") == [note.text for note in given]
    assert not any("Year 2" in line or "$" in line for line in begun), "what they own is nobody's business (2.3)"
    opened = printed(pages.box_score(session.header, first[:60]))
    assert "Victory points" not in opened, "events give some too: the board has them, the notes only when they count"
    ended = printed(pages.box_score(session.header, notes)).splitlines()
    assert row_of(ended, "Left in the end") == [f"${owner.cash:,}" for owner in session.game.owners]
    assert not any("_" in line for line in ended)


def row_of(lines: list[str], name: str) -> list[str]:
    """The figures of a row by its name."""
    (row,) = (line for line in lines if line.startswith(f"{name} "))
    return row.removeprefix(name).split()


@pytest.mark.parametrize(
    ("winners", "sentence"),
    [
        ((NOBODY, NOBODY, FIRST), "The pennant was won by A in year three; in years one and two nobody did."),
        ((SECOND, FIRST, SECOND), "The pennant was won by A in year two and B in years one and three."),
        ((NOBODY, NOBODY, NOBODY), "Nobody won a pennant."),
    ],
)
def test_pennants_are_told_by_who_won_them(winners: tuple[Seat, ...], sentence: str) -> None:
    story = recap(["A", "B"], ["a", "b"], [*(Note("pennant", seat) for seat in winners), Note("event", SECOND)], 1)
    assert story.paragraphs[0] == sentence


def test_a_club_can_be_shown() -> None:
    assert "Harbor City Herons" in printed(DEFINITION.pages.show("har"))


@pytest.mark.parametrize("name", FILES)
def test_every_file_of_the_box_can_be_checked(name: str) -> None:
    text = component_text("lords", name)
    assert not DEFINITION.pages.check(text, f"{name}.txt").faults
    spoilt = text.replace("[Payout]", "[Pay]") + "\n[X]\nops: 9\n"
    assert DEFINITION.pages.check(spoilt, f"{name}.txt").faults


def test_something_else_is_no_file_of_the_box() -> None:
    assert DEFINITION.pages.check("hello", "x.txt").faults


def test_the_scoresheet_adds_up(games: list[Session[Any, Any]]) -> None:
    sheet = DEFINITION.scoresheet()
    for note in games[1].notes:
        sheet.add(note)
    assert [total["points"] for total in sheet.totals()] == list(games[1].game.score)
    sheet.add(Note("pennant"))
    assert sum(total["pennants"] for total in sheet.totals()) <= 3


def test_the_scoresheet_tells_who_leads_by_how_much_and_where_the_tax_went(games: list[Session[Any, Any]]) -> None:
    sheet = DEFINITION.scoresheet()
    for note in (*games[1].notes, *games[1].notes):
        sheet.add(note)
    totals, (second, first) = sheet.totals(), sorted(games[1].game.score)[-2:]
    assert sorted(total["lead"] for total in totals) == [0, 0, 0, 2 * (first - second)]
    assert sum(total["tax_paid"] for total in totals) == sum(total["tax_taken"] for total in totals) > 0


def test_the_winner_of_a_batch_is_by_points_then_money(games: list[Session[Any, Any]]) -> None:
    game = games[1].game
    assert game.winner is None or game.score[game.winner] == max(game.score)
