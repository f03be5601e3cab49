"""``tournament``: coaches against each other."""

from __future__ import annotations

import json

from cli.conftest import Run


def test_the_command_tells_ratings_and_duels(fieldhouse: Run) -> None:
    order = "tournament", "ddf", "book", "random", "--teams", "2017-HAR", "--games", 4, "--workers", 1
    report = json.loads(fieldhouse(*order, "--json").out)
    assert list(report) == ["game", "options", "teams", "seed", "games", "levels", "duels"]
    assert (report["teams"], report["games"]) == (["2017-HAR"], 4)
    told = fieldhouse(*order).out
    assert "book against random" in told and "2017-HAR" in told


def test_the_command_draws_teams_and_refuses_more_than_there_are(fieldhouse: Run) -> None:
    order = "tournament", "ddf", "book", "random", "--games", 2, "--workers", 1, "--json"
    one, again = (json.loads(fieldhouse(*order, "--random", 2, "--draw", 7).out)["teams"] for _ in range(2))
    assert one == again and len(one) == 2
    assert "not 100000" in fieldhouse(*order, "--random", 100_000).err


def test_owners_play_with_no_teams(fieldhouse: Run) -> None:
    assert "name no teams" in fieldhouse("tournament", "lords", "--teams", "2017-HAR", "--games", 2).err
