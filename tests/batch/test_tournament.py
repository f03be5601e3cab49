"""A round robin of coaches: who meets whom, with which dice, and what it comes to."""

from __future__ import annotations

import pytest

from clusters import small_cluster
from fieldhouse import catalog
from fieldhouse.batch.tournament import Tournament, checked, play_meeting, run
from fieldhouse.table.game import BadOption
from fieldhouse.table.play import play_out
from fieldhouse.table.seat import BOTH
from fieldhouse.table.table import BatchTable

SMALL = Tournament("ddf", ("book", "easy", "random"), ("2017-HAR", "2017-IRO"), 12, 3, {"preset": "basic"})
ALL = [("book", "easy"), ("book", "random"), ("easy", "random")]


def test_every_two_meet_with_every_team_and_both_sides_play_with_it() -> None:
    seen = {(meeting.one, meeting.other, meeting.header.teams) for meeting in SMALL.meetings(ALL)}
    assert seen == {(*two, (team, team)) for two in ALL for team in SMALL.teams}
    assert sum(2 * meeting.pairs for meeting in SMALL.meetings(ALL)) == 3 * 2 * 12


def test_the_two_games_of_a_pair_have_the_same_dice_and_changed_seats() -> None:
    """A pair by hand gives what the tournament counts."""
    meeting = next(each for each in SMALL.meetings(ALL) if each.other == "random")
    definition = catalog.game("ddf")
    by_hand = []
    for seed in range(SMALL.seed, SMALL.seed + meeting.pairs):
        won = 0
        for seat in BOTH:
            levels = ("book", "random") if seat == 0 else ("random", "book")
            table = BatchTable(seed, [definition.coach(level) for level in levels])
            game = play_out(definition.start(meeting.header, table), definition.step)
            won += 1 if game.winner is None else 2 * (game.winner == seat)
        by_hand.append(won)
    assert play_meeting(meeting) == by_hand


def test_owners_sit_in_turn_round_the_table() -> None:
    tournament = Tournament("lords", ("owner", "random"), (), 2, 1, {})
    [meeting] = tournament.meetings([("owner", "random")])
    assert meeting.seated() == (("owner", "random") * 2, ("random", "owner") * 2)
    result = run(tournament)
    assert [row["level"] for row in result["levels"]] == ["owner", "random"]
    assert result["games"] == 2


def test_the_report_is_the_same_whoever_plays_the_games() -> None:
    alone = run(SMALL)
    assert run(SMALL, workers=2) == alone
    assert [row["level"] for row in alone["levels"]][-1] == "random"
    duel = next(row for row in alone["duels"] if (row["level"], row["against"]) == ("book", "random"))
    assert duel["share"] == pytest.approx(sum(duel["by_team"].values()) / 2, abs=0.001)
    assert duel["games"] == 24


@pytest.mark.slow
def test_a_cluster_plays_the_same_tournament() -> None:
    with small_cluster() as cluster:
        assert run(SMALL, cluster=cluster.scheduler_address) == run(SMALL)


def test_progress_counts_every_game() -> None:
    told: list[int] = []
    run(SMALL, progress=told.append)
    assert sum(told) == 72


def test_a_team_named_twice_would_count_its_games_twice() -> None:
    with pytest.raises(BadOption, match="named twice"):
        checked(Tournament("ddf", ("book", "easy"), ("2017-HAR", "2017-HAR"), 4, 1, {}))


@pytest.mark.parametrize(
    ("levels", "games", "words"),
    [
        (("book",), 4, "two levels or more"),
        (("book", "book"), 4, "each named once"),
        (("book", "champion"), 4, "no level 'champion'"),
        (("book", "easy"), 5, "5 is odd"),
    ],
)
def test_a_tournament_that_cannot_be_played_is_refused_in_a_sentence(
    levels: tuple[str, ...], games: int, words: str
) -> None:
    with pytest.raises(BadOption, match=words):
        checked(Tournament("ddf", levels, ("2017-HAR",), games, 1, {}))
