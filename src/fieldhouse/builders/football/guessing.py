"""What a build says of the guessing game in a season's charts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from fieldhouse.builders.counting import Count
from fieldhouse.gridiron.guessing import MOST_UNEVEN, Soundness
from fieldhouse.gridiron.team import FootballTeam

MOST_CHANGED: Final = 0.15
"""With an even mix of formations, points and yards of a replay stay within this."""


def faults_of(found: Soundness, plays: Sequence[str], formations: Sequence[str]) -> list[str]:
    """All that is not sound in a team's charts, in words."""
    faults = [f"{plays[call]} under {plays[by]}" for call, by in found.plays]
    faults += [f"{formations[call]} under {formations[by]}" for call, by in found.formations]
    return faults + [
        f"{name} {edge:+.2f}" for name, edge in zip(formations, found.edges, strict=True) if abs(edge) > MOST_UNEVEN
    ]


def guessing_report(judged: Sequence[tuple[FootballTeam, list[str]]]) -> Iterator[str]:
    """Of which teams the charts have faults, and how many have none."""
    for team, faults in judged:
        if faults:
            yield f"guessing game of {team.code}: {', '.join(faults)}"
    yield f"guessing game: sound in {sum(not faults for _, faults in judged)} charts of {len(judged)}"


def even_report(usual: Count, even: Count, at: Mapping[str, int]) -> str:
    """What an even mix of formations changes, the *usual* replays beside it; *at*: where a count has its fields."""
    points = _a_season(even, at["points"]) / _a_season(usual, at["points"]) - 1
    gained = at["rush_yards"], at["pass_yards"]
    yards = _a_season(even, *gained) / _a_season(usual, *gained) - 1
    within = "within" if max(abs(points), abs(yards)) <= MOST_CHANGED else "not within"
    return f"with an even mix of formations: points {points:+.1%}, yards {yards:+.1%}, {within} {MOST_CHANGED:.0%}"


def _a_season(count: Count, *fields: int) -> float:
    """What all teams together come to in a season."""
    return sum(float(count.own[:, field].sum()) for field in fields) / count.seasons
