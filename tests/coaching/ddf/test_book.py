"""The computer's coaches: how good the book is, and what it does when the clock decides."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from fieldhouse import catalog
from fieldhouse.games.ddf.choices import ACCEPT, DECLINE, FIELD_GOAL_TRY, KNEEL
from fieldhouse.games.ddf.coaching.book import BookCoach, SolitaireCoach
from fieldhouse.games.ddf.model import FIRST_PASS, PLAY_COUNT
from fieldhouse.games.ddf.questions import TEMPO, Ruling
from fieldhouse.gridiron.late_game import NO_HUDDLE, ONSIDE, TIME_OUT, TWO_POINT_TRY
from fieldhouse.gridiron.outcome import NEXT_SNAP, Outcome
from fieldhouse.table.play import play_out
from fieldhouse.table.question import Coach, RandomCoach
from fieldhouse.table.seat import AWAY, BOTH, HOME
from fieldhouse.table.table import BatchTable
from rules.ddf.games import situation

DDF = catalog.game("ddf")
COACHES_PAGE = Path(__file__).parents[3] / "docs" / "coaches.md"


def deal(away: str = "2017-HAR", home: str = "2017-IRO", **options: Any) -> Any:
    return DDF.dealer(DDF.header((away, home), 1, options))


@pytest.mark.parametrize("team", ["2017-HAR", "2017-IRO"])
def test_the_book_beats_random_calls_with_the_same_team(team: str) -> None:
    """The issue asks for 80% of 1,000 games; here 250 with each team on each side."""
    start, wins = deal(team, team), 0
    for seat in BOTH:
        coaches: list[Coach[Any]] = [RandomCoach(), RandomCoach()]
        coaches[seat] = BookCoach()
        for seed in range(250):
            game = start(BatchTable(seed, coaches))
            play_out(game, DDF.step)
            wins += game.winner == seat
    assert wins >= 400


def test_it_kneels_when_kneeling_wins() -> None:
    ahead = situation(quarter=4, clock=80, score=[20, 17], time_outs=[3, 0])
    assert BookCoach().answer_call(ahead, AWAY, None, 0.5) == KNEEL
    stoppable = situation(quarter=4, clock=80, score=[20, 17], time_outs=[3, 3])
    assert BookCoach().answer_call(stoppable, AWAY, None, 0.5) != KNEEL


def test_it_kicks_the_field_goal_that_wins() -> None:
    game = situation(quarter=4, clock=10, score=[19, 20], spot=75, down=2, to_go=6)
    assert BookCoach().answer_call(game, AWAY, None, 0.5) == FIELD_GOAL_TRY


def test_trailing_late_it_saves_the_clock_and_kicks_onside() -> None:
    coach = BookCoach()
    behind = situation(quarter=4, clock=55, score=[10, 17], spot=60)
    assert coach.answer(TEMPO, behind, AWAY, 40, 0.5) in (TIME_OUT, NO_HUDDLE)
    assert coach.answer_kickoff(situation(quarter=4, clock=60, score=[17, 20]), AWAY, None, 0.5) == ONSIDE


def test_it_goes_for_two_when_only_two_points_tie() -> None:
    assert BookCoach().answer_try(situation(quarter=4, score=[18, 20]), AWAY, None, 0.5) == TWO_POINT_TRY


def test_it_takes_the_better_of_two_outcomes() -> None:
    short = Outcome(NEXT_SNAP, AWAY, 30, 2, 5)
    long = Outcome(NEXT_SNAP, AWAY, 60, 1, 10)
    flag = ((), (Ruling(DECLINE, short), Ruling(ACCEPT, long)))
    coach = BookCoach()
    assert coach.answer_penalty(situation(), AWAY, flag, 0.5) == ACCEPT
    assert coach.answer_penalty(situation(), HOME, flag, 0.5) == DECLINE


def test_solitaire_calls_by_the_teams_own_ratio_and_ranges() -> None:
    """'Dice Roll Probabilities': pass below the ratio, then the play by its range, over 10,000 whims."""
    game, coach = situation(), SolitaireCoach()
    sheet = game.sides[0].team.supplements
    calls = Counter(coach.answer_call(game, AWAY, None, (n + 0.5) / 10_000) for n in range(10_000))
    assert sheet.pass_percent is not None and sheet.solitaire is not None
    passes = sum(calls[play] for play in range(FIRST_PASS, PLAY_COUNT))
    assert passes == pytest.approx(100 * sheet.pass_percent, abs=1)
    first_pass_share = sheet.solitaire[FIRST_PASS] / 100
    assert calls[FIRST_PASS] == pytest.approx(passes * first_pass_share, rel=0.02)


def test_the_coach_of_the_docs_page_plays() -> None:
    blocks = re.findall(r"```python\n(.*?)```", COACHES_PAGE.read_text(encoding="utf-8"), re.DOTALL)
    scope: dict[str, Any] = {}
    exec("\n".join(blocks), scope)
    assert scope["game"].over
