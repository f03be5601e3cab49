"""How strong a computer owner is: leagues of twelve, every other team his, the same league again with sides changed."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from statistics import mean, stdev
from typing import Annotated, Final, NamedTuple

import typer
from tools.fool_lab.fake_league import FakeLeague

from fieldhouse.cli.bar import counting
from fieldhouse.cli.league_words import AsCsv, AsJson, show
from fieldhouse.games.fool.commands import Command
from fieldhouse.games.fool.franchise import COMPUTER, HOUSE, Fixture
from fieldhouse.games.fool.rules.standings import is_playoff
from fieldhouse.games.fool.state import GAME_DAYS
from fieldhouse.leagues.football.games import results
from fieldhouse.leagues.reports import Report
from fieldhouse.leagues.teams import franchises
from fieldhouse.library import fool

TEAMS: Final = 12


class Fared(NamedTuple):
    """What a level won of its games against the other, and of each season's."""

    share: float
    error: float
    """Of the mean over the pairs of leagues; of single games if there is one pair."""
    games: int
    by_season: tuple[float, ...]


class PlayedLeague(FakeLeague):
    """A league kept nowhere whose games are played; every other team is of the first level, the rest of the second."""

    def __init__(self, seed: int, levels: tuple[str, str]) -> None:
        super().__init__(fool.text("rookies"), seed, TEAMS, owned(levels))
        self.levels = levels
        self.shares: list[list[float]] = []
        """By season: 1 for each game that the first level wins against the second, a half for a tie."""

    def games(self) -> list[Command]:
        """The results of this stage's games, played."""
        return results(self.league, self.charter.seed)

    def step(self) -> None:
        """A phase on, with the games between the two levels counted in, but for the playoffs."""
        year, phase, stage = self.league.year, self.league.phase, self.league.stage
        super().step()
        while len(self.shares) < year:
            self.shares.append([])
        if phase == GAME_DAYS and not is_playoff(stage):
            played = [game for game in self.league.fixtures if game.stage == stage]
            self.shares[-1] += [share for game in played for share in self._share(game)]

    def _share(self, game: Fixture) -> list[float]:
        """What the first level has of a game against the second; nothing of any other game."""
        away, home = self.league.teams[game.away].level, self.league.teams[game.home].level
        if away == home or game.score is None:
            return []
        margin = game.score[0] - game.score[1] if away == self.levels[0] else game.score[1] - game.score[0]
        return [(margin > 0) + (margin == 0) / 2]


def owned(levels: tuple[str, str]) -> list[tuple[str, str, str, str]]:
    """The teams of a league, every other one run by each of two levels."""
    names = [COMPUTER if level == HOUSE else f"{COMPUTER}:{level}" for level in levels]
    return [
        (code, title, names[index % 2], division) for index, (code, title, _, division) in enumerate(franchises(TEAMS))
    ]


def against(
    level: str, other: str, pairs: int, seasons: int, seed: int,
    told: Callable[[int, int], None] = lambda done, of: None,
) -> Fared:  # fmt: skip
    """Plays pairs of leagues with one seed each, in which the levels change teams: how *level* fared."""
    by_pair: list[float] = []
    by_season: list[list[float]] = [[] for _ in range(seasons)]
    for pair in range(pairs):
        seen: list[float] = []
        for turn, levels in enumerate(((level, other), (other, level))):
            played = PlayedLeague(seed + pair, levels)
            while played.league.year <= seasons:
                played.step()
            for year, shares in enumerate(played.shares):
                mine = [share if levels[0] == level else 1 - share for share in shares]
                by_season[year] += mine
                seen += mine
            told(2 * pair + turn + 1, 2 * pairs)
        by_pair.append(mean(seen))
    games = sum(map(len, by_season))
    share = mean(by_pair)
    error = stdev(by_pair) / sqrt(pairs) if pairs > 1 else sqrt(share * (1 - share) / games)
    return Fared(share, error, games, tuple(mean(each) for each in by_season))


def owners(
    levels: Annotated[list[str], typer.Argument(metavar="LEVEL...", help="Levels of library/fool/owners.txt.")],
    other: Annotated[str, typer.Option("--against", help="The level that they are measured by.")] = HOUSE,
    pairs: Annotated[int, typer.Option(min=1, help="Pairs of leagues.")] = 4,
    seasons: Annotated[int, typer.Option(min=1, help="Of each league.")] = 10,
    seed: Annotated[int, typer.Option(help="Of the first pair; the next has the next number.")] = 6000,
    as_csv: AsCsv = False,
    as_json: AsJson = False,
) -> None:
    """What each level wins of its games against another, six teams each, the same leagues with sides changed."""
    rows = []
    for level in levels:
        with counting("Leagues") as told:
            fared = against(level, other, pairs, seasons, seed, told)
        by_season = " ".join(f"{share:.2f}" for share in fared.by_season)
        rows.append((level, other, round(fared.share, 3), round(fared.error, 3), fared.games, by_season))
    show(Report("Owners", ("level", "against", "share", "error", "games", "by season"), rows), as_csv, as_json)
