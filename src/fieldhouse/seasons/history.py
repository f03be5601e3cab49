"""How a season came to stand as it does: the standings after every week, and its records."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from fieldhouse.seasons.leaders import Played
from fieldhouse.seasons.season import Progress
from fieldhouse.seasons.sports import sport_of
from fieldhouse.table.plain_json import PlainReport


def standings_history(progress: Progress) -> PlainReport:
    """Every division week by week: each team's wins, losses and place after it, as far as the season has come."""
    stages = [stage for stage in progress.schedule.weeks if _has_begun(progress, stage)]
    numbers: set[int] = set()
    divisions: list[PlainReport] = [
        {"conference": division[0], "division": division[1], "teams": {team: [] for team in teams}}
        for division, teams in progress.schedule.divisions.items()
    ]
    for stage in stages:
        numbers |= {game.number for game in progress.schedule.fixtures if game.stage == stage}
        then = Progress(progress.season, {game: score for game, score in progress.scores.items() if game in numbers})
        for told, division in zip(divisions, progress.schedule.divisions, strict=True):
            for place, team in enumerate(then.division_order(division), 1):
                record = then.results.records[team]
                told["teams"][team].append(
                    {"record": str(record), "wins": record.wins + record.ties / 2, "place": place}
                )
    return {"season": progress.season.name, "stages": stages, "divisions": divisions}


def _has_begun(progress: Progress, stage: str) -> bool:
    """Has a game of that week been played?"""
    return any(game.number in progress.scores for game in progress.schedule.fixtures if game.stage == stage)


def records(progress: Progress, games: Iterable[Played]) -> list[PlainReport]:
    """The season's records: of teams from the scores, of players from the lines of single games."""
    return [*_of_teams(progress), *_of_people(progress, games)]


def _of_teams(progress: Progress) -> Iterator[PlainReport]:
    """Most points, the widest win, most points of both, and the longest row of wins."""
    played = [(game, progress.scores[game.number]) for game in progress.fixtures if game.number in progress.scores]
    if not played:
        return
    game, score = max(played, key=lambda each: max(each[1]))
    yield _record("Most points", game.teams[score.index(max(score))], max(score), game.number, game.stage)
    game, score = max(played, key=lambda each: abs(each[1][0] - each[1][1]))
    yield _record("Widest win", game.teams[score.index(max(score))], abs(score[0] - score[1]), game.number, game.stage)
    game, score = max(played, key=lambda each: sum(each[1]))
    both = _record("Most points of both teams", " at ".join(game.teams), sum(score), game.number, game.stage)
    yield {**both, "teams": list(game.teams)}
    streaks = {team: _longest([outing.value for outing in outs]) for team, outs in progress.results.outings.items()}
    longest = max(streaks, key=lambda team: streaks[team])
    yield _record("Longest row of wins", longest, streaks[longest], None, "")


def _longest(values: list[float]) -> int:
    """The longest row of wins among results in their order."""
    best = row = 0
    for value in values:
        row = row + 1 if value == 1.0 else 0
        best = max(best, row)
    return best


def _of_people(progress: Progress, games: Iterable[Played]) -> Iterator[PlainReport]:
    """The best that anybody did in one game, in each category that counts something."""
    best: dict[str, tuple[float, PlainReport]] = {}
    categories = [each for each in sport_of(progress.season.game).people if not each.is_rate]
    for game in games:
        for team, parts in zip(game.fixture.teams, game.lines["people"], strict=False):
            for category in categories:
                for name, line in parts.get(category.part, {}).items():
                    figure = category.by(line)
                    if figure > best.get(category.title, (0.0,))[0]:
                        who, number, stage = f"{name}, {team}", game.fixture.number, game.fixture.stage
                        best[category.title] = figure, _record(category.title, who, figure, number, stage)
    for category in categories:
        if category.title in best:
            yield best[category.title][1]


def _record(what: str, who: str, figure: float, game: int | None, stage: str) -> PlainReport:
    """A record as plain values."""
    return {"what": what, "who": who, "figure": figure, "game": game, "stage": stage}
