"""How a season stands, as plain values: what every client shows and ``--json`` prints."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from fieldhouse.library.schedule import NO_DATE, Division, Fixture
from fieldhouse.seasons.leaders import Played
from fieldhouse.seasons.leaders import leaders as leaders_of
from fieldhouse.seasons.results import Outing, Scores
from fieldhouse.seasons.season import Progress, Season
from fieldhouse.seasons.sports import sport_of
from fieldhouse.table.plain_json import PlainReport

NO_SEEDS: Final = "Seeds are told once every team has played a third of its games."
LETTERS: Final = {1.0: "W", 0.5: "T", 0.0: "L"}


def summary(progress: Progress) -> PlainReport:
    """A season in a line."""
    season = progress.season
    return {
        "season": season.name,
        "game": season.game,
        "title": season.schedule.title,
        "team": season.team,
        "games_played": _regular_games_played(progress),
        "games": len(season.schedule.fixtures),
        "champion": progress.champion,
    }


def standings(progress: Progress, titles: Mapping[str, str]) -> PlainReport:
    """Every division in its order, with the seed that each team would have if the season ended now, once that says
    something."""
    seeds = {team: seed for teams in progress.told_seeds.values() for seed, team in enumerate(teams, 1)}
    return {
        "season": progress.season.name,
        "games_played": _regular_games_played(progress),
        "games": len(progress.schedule.fixtures),
        "has_seeds": bool(seeds),
        "divisions": [
            {
                "conference": division[0],
                "division": division[1],
                "teams": [
                    {"team": team, "title": titles.get(team, team), "seed": seeds.get(team), **_row(progress, team)}
                    for team in _order(progress, division)
                ],
            }
            for division in progress.schedule.divisions
        ],
        "champion": progress.champion,
    }


def _regular_games_played(progress: Progress) -> int:
    """How many have a result, playoffs aside."""
    return sum(fixture.number in progress.scores for fixture in progress.schedule.fixtures)


def _order(progress: Progress, division: Division) -> Sequence[str]:
    """A division in its order; before the first game as the schedule has it."""
    return progress.division_order(division) if progress.scores else progress.schedule.divisions[division]


def _row(progress: Progress, team: str) -> PlainReport:
    """A team's line of the standings."""
    results = progress.results
    record = results.records[team]
    parts = {
        "home": results.record(team, lambda outing: outing.is_home),
        "away": results.record(team, lambda outing: not outing.is_home),
        "in_division": results.within_division(team),
        "in_conference": results.within_conference(team),
    }
    return {
        "wins": record.wins,
        "losses": record.losses,
        "ties": record.ties,
        "pct": round(record.pct, 3),
        "points": record.points,
        "allowed": record.allowed,
        **{name: str(part) for name, part in parts.items()},
        "streak": streak(results.outings[team]),
    }


def streak(outings: Sequence[Outing]) -> str:
    """``W3`` after three wins in a row."""
    if not outings:
        return ""
    last = outings[-1].value
    count = next((n for n, outing in enumerate(reversed(outings)) if outing.value != last), len(outings))
    return f"{LETTERS[last]}{count}"


def schedule(
    progress: Progress, under_way: frozenset[int], stage: str | None = None, team: str | None = None
) -> PlainReport:
    """The games, those of one week or of one team if so asked; the numbers *under_way* are those begun and not over."""
    fixtures = [
        fixture
        for fixture in progress.fixtures
        if (stage is None or fixture.stage == stage) and (team is None or team in fixture.teams)
    ]
    return {
        "season": progress.season.name,
        "games": [_game(fixture, progress.scores, fixture.number in under_way) for fixture in fixtures],
    }


def own_season(progress: Progress, under_way: frozenset[int]) -> PlainReport | None:
    """What the owner of a team looks for first: how it stands, its last game and its next one; None without a team.

    ``before`` is how many games of others come before the next one, ``is_over`` whether the team has played its last.
    """
    own = progress.season.team
    if not own:
        return None
    games = schedule(progress, under_way, team=own)["games"]
    coming = next((game for game in games if not game["score"]), None)
    ahead = [fixture for fixture in progress.open if coming and fixture.number < coming["game"]]
    return {
        "team": own,
        **_row(progress, own),
        "last": next((game for game in reversed(games) if game["score"]), None),
        "next": coming,
        "before": len(ahead),
        "is_over": coming is None and _is_out(progress, own),
    }


def _is_out(progress: Progress, team: str) -> bool:
    """Has a team that waits for no game played its last one, because it did not qualify, was beaten, or has won all?"""
    if not progress.is_regular_season_over:
        return False
    if progress.champion or not any(team in seeded for seeded in progress.seeds.values()):
        return True
    in_playoffs = [fixture for fixture in progress.fixtures if fixture.stage in progress.schedule.rounds]
    own = [fixture for fixture in in_playoffs if team in fixture.teams and fixture.number in progress.scores]
    if not own:
        return False
    score = progress.scores[own[-1].number]
    return score[own[-1].teams.index(team)] < max(score)


def _game(fixture: Fixture, scores: Scores, is_under_way: bool) -> PlainReport:
    """A game of the schedule: open, under way or over."""
    score = scores.get(fixture.number)
    return {
        "game": fixture.number,
        "stage": fixture.stage,
        "date": None if fixture.date == NO_DATE else fixture.date,
        "away": fixture.away,
        "home": fixture.home,
        "neutral": fixture.is_neutral,
        "score": list(score) if score else None,
        "state": "over" if score else "under way" if is_under_way else "open",
        "real": list(fixture.real) if fixture.real else None,
    }


def playoffs(progress: Progress) -> PlainReport:
    """The seeds once they say something, the rounds as far as they are known, and the champion."""
    bracket = progress.bracket
    return {
        "season": progress.season.name,
        "decided": bracket is not None,
        "seeds": {conference: list(teams) for conference, teams in progress.told_seeds.items()},
        "rounds": list(_rounds(progress)),
        "champion": progress.champion,
    }


def _rounds(progress: Progress) -> Iterator[PlainReport]:
    """The rounds of the bracket so far."""
    if progress.bracket:
        for stage, fixtures in zip(progress.schedule.rounds, progress.bracket.rounds, strict=False):
            yield {"round": stage, "games": [_game(fixture, progress.scores, False) for fixture in fixtures]}


def leaders(season: Season, games: Iterable[Played], count: int, is_playoffs: bool) -> PlainReport:
    """The first *count* in each category, of the playoffs or of all games before, those for titles with them."""
    stages = season.schedule.rounds if is_playoffs else season.schedule.regular_stages
    counted = (game for game in games if game.fixture.stage in stages)
    return {"season": season.name, **leaders_of(sport_of(season.game), counted, count)}
