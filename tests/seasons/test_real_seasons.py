"""The real results of every season in the library give the real games of the playoffs and the real champion.

Sixteen seasons of ties in divisions and for wild cards: the league's own tie-breakers are the only way through.
"""

from __future__ import annotations

import pytest

from fieldhouse import catalog
from fieldhouse.seasons.season import Progress, Season
from seasons.league import SEASONS, shipped

CHAMPIONS = {
    "2006": "IND", "2007": "NYG", "2008": "PIT", "2009": "NO", "2011": "NYG", "2012": "BAL", "2013": "SEA",
    "2014": "NE", "2015": "DEN", "2017": "PHI", "2019": "KC", "2020": "TB", "2021": "LA", "2022": "KC", "2024": "PHI",
}  # fmt: skip


def really(season: str) -> Progress:
    """The season as it was: the regular season first, then each round's games as they come about."""
    schedule = shipped(season)
    scores = {fixture.number: fixture.real for fixture in schedule.fixtures if fixture.real}
    real = {(game.stage, game.teams): game.real for game in schedule.real_playoffs}
    facts = Season(season, "ddf", schedule, 1, "book")
    while True:
        progress = Progress(facts, scores)
        known = {game.number: real.get((game.stage, game.teams)) for game in progress.open}
        if not known or None in known.values():
            return progress
        scores |= {number: score for number, score in known.items() if score}


@pytest.mark.parametrize("season", SEASONS)
def test_the_playoffs_are_the_real_ones(season: str) -> None:
    """Same rounds, same pairs, same home teams."""
    progress = really(season)
    assert progress.bracket is not None
    ours = {(game.stage, game.teams) for game in progress.bracket.fixtures if game.number in progress.scores}
    assert ours == {(game.stage, game.teams) for game in progress.schedule.real_playoffs}
    assert progress.champion == CHAMPIONS.get(season)


def test_the_ties_of_2017_are_broken_by_head_to_head_and_strength_of_victory() -> None:
    """Carolina won as often as New Orleans and lost to it twice; Buffalo had beaten better teams than Baltimore."""
    progress = really("2017")
    assert progress.seeds["NFC"] == ("PHI", "MIN", "LA", "NO", "CAR", "ATL")
    assert progress.seeds["AFC"] == ("NE", "PIT", "JAX", "KC", "TEN", "BUF")
    assert progress.division_order(("NFC", "South")) == ("NO", "CAR", "ATL", "TB")


def test_nobody_is_at_home_in_the_super_bowl() -> None:
    progress = really("2017")
    assert progress.bracket is not None
    *earlier, final = (progress.season.header(catalog.game("ddf"), game) for game in progress.bracket.fixtures)
    assert final.options["neutral_field"] is True
    assert not any(header.options["neutral_field"] for header in earlier)
