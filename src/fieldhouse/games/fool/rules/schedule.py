"""The season's games: within the division as often as it goes up, then across."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.games.fool.franchise import Fixture
from fieldhouse.games.fool.state import League

WEEKS: Final = tuple(f"week {number}" for number in range(1, 100))
"""The stages of a regular season, as long as it may be."""

Week = list[tuple[str, str]]


def round_robin(teams: Sequence[str]) -> list[Week]:
    """Everybody against everybody once; with an odd number one rests each week. Away and home change places."""
    ring = [*teams] if len(teams) % 2 == 0 else [*teams, ""]
    weeks: list[Week] = []
    for turn in range(len(ring) - 1):
        games = [(ring[index], ring[-1 - index]) for index in range(len(ring) // 2)]
        swap = [pair[::-1] if (turn + index) % 2 else pair for index, pair in enumerate(games)]
        weeks.append([(away, home) for away, home in swap if away and home])
        ring = [ring[0], ring[-1], *ring[1:-1]]
    return weeks


def weeks_of(divisions: Sequence[Sequence[str]], games: int, year: int) -> list[Week]:
    """The weeks of a season: division rounds, home and away in turn, and weeks across divisions for what is left.

    If the number of teams is odd, one of them rests each week, so that there are more weeks than games of a team.
    """
    sizes = {len(division) for division in divisions}
    everybody = [team for division in divisions for team in division]
    if len(divisions) != 2 or len(sizes) > 1 or sizes.pop() % 2:
        resting = len(everybody) % 2
        return _repeated(round_robin(everybody), -(-games * len(everybody) // (len(everybody) - resting)))
    together = zip(*(round_robin(division) for division in divisions), strict=True)
    within = [[game for week in weeks for game in week] for weeks in together]
    rounds = games // len(within)
    weeks = _repeated(within, rounds * len(within))
    one, other = divisions
    for turn in range(games - len(weeks)):
        shift = (year * (games - rounds * len(within)) + turn) % len(other)
        met = [(one[index], other[(index + shift) % len(other)]) for index in range(len(one))]
        weeks.insert(
            (turn + 1) * len(weeks) // (games - rounds * len(within) + 1),
            [pair[::-1] if (turn + year) % 2 else pair for pair in met],
        )
    return weeks


def _repeated(weeks: list[Week], count: int) -> list[Week]:
    """The same weeks over and over, home and away exchanged each time."""
    found = []
    for index in range(count):
        week = weeks[index % len(weeks)]
        found.append([(home, away) for away, home in week] if index // len(weeks) % 2 else week)
    return found


def season_schedule(league: League) -> list[Fixture]:
    """The regular season's games, numbered."""
    divisions: dict[str, list[str]] = {}
    for code, team in league.teams.items():
        divisions.setdefault(team.division, []).append(code)
    fixtures: list[Fixture] = []
    weeks = weeks_of(list(divisions.values()), league.settings.season_games, league.year)
    for stage, week in zip(WEEKS, weeks, strict=False):
        fixtures += [Fixture(len(fixtures) + 1 + index, stage, away, home) for index, (away, home) in enumerate(week)]
    return fixtures


def exhibition_games(league: League, number: int) -> list[Fixture]:
    """12.2: one exhibition game for every team, but for one if their number is odd; numbered from 1001, after those
    there are."""
    teams = sorted(league.teams)
    weeks = round_robin(teams)
    week = weeks[(3 * league.year + number) % len(weeks)]
    first = 1001 + len([game for game in league.fixtures if game.number > 1000])
    return [Fixture(first + index, f"exhibition {number}", away, home) for index, (away, home) in enumerate(week)]
