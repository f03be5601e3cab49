"""Breaking ties: steps that any league may put into its own order, and the way from a step to a winner."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby

from fieldhouse.seasons.results import Outing, Results, record_of
from fieldhouse.table.win_loss import WinLoss

Step = Callable[[Results, Sequence[str]], dict[str, float] | None]
"""What each of the tied teams is worth at this step, the most being best; None if the step does not apply."""
Coin = Callable[[Sequence[str]], str]
"""Picks one of the tied teams by chance."""


def first_of(results: Results, tied: Sequence[str], steps: Sequence[Step], coin: Coin) -> str:
    """The best of the tied teams. Whenever a step leaves fewer of them, the rest begin again with the first step."""
    if len(tied) == 1:
        return tied[0]
    for step in steps:
        worth = step(results, tied)
        if worth is not None:
            best = max(worth.values())
            left = [team for team in tied if worth[team] == best]
            if len(left) < len(tied):
                return first_of(results, left, steps, coin)
    return coin(sorted(tied))


def in_order(
    teams: Iterable[str], worth: Callable[[str], float], first: Callable[[Sequence[str]], str]
) -> tuple[str, ...]:
    """The teams by what each is worth, the most first; *first* says who of those that are tied is before the others."""
    order: list[str] = []
    for _, group in groupby(sorted(teams, key=worth, reverse=True), key=worth):
        tied = list(group)
        while tied:
            order.append(first(tied))
            tied.remove(order[-1])
    return tuple(order)


def by_record(results: Results, teams: Iterable[str], steps: Sequence[Step], coin: Coin) -> tuple[str, ...]:
    """The teams by their winning percentage; ties are broken by *steps*."""
    return in_order(teams, lambda team: results.records[team].pct, lambda tied: first_of(results, tied, steps, coin))


# Steps


def head_to_head(results: Results, tied: Sequence[str]) -> dict[str, float] | None:
    """The games that the tied teams played among themselves; None if one of them has had none."""
    records = {team: results.record(team, lambda outing: outing.opponent in tied) for team in tied}
    return _pcts(records) if all(record.games for record in records.values()) else None


def head_to_head_sweep(results: Results, tied: Sequence[str]) -> dict[str, float] | None:
    """1 for a team that beat all the others every time, -1 for one that lost to all of them, else 0."""
    return {team: _swept(results.outings[team], [other for other in tied if other != team]) for team in tied}


def _swept(outings: Sequence[Outing], others: Sequence[str]) -> float:
    """1 for who has beaten all the others, -1 for who lost to all of them, else 0."""
    against = [[outing.value for outing in outings if outing.opponent == other] for other in others]
    if all(values and min(values) == 1 for values in against):
        return 1
    return -1 if all(values and max(values) == 0 for values in against) else 0


def division_record(results: Results, tied: Sequence[str]) -> dict[str, float] | None:
    """A tie-breaker: the share of games won in the division."""
    return _pcts({team: results.within_division(team) for team in tied})


def conference_record(results: Results, tied: Sequence[str]) -> dict[str, float] | None:
    """A tie-breaker: the share of games won in the conference."""
    return _pcts({team: results.within_conference(team) for team in tied})


def common_games(minimum: int) -> Step:
    """Games against opponents that all the tied teams have met, if each of them has had so many."""

    def step(results: Results, tied: Sequence[str]) -> dict[str, float] | None:
        records = _common(results, tied)
        return _pcts(records) if all(record.games >= minimum for record in records.values()) else None

    return step


def _common(results: Results, tied: Sequence[str]) -> dict[str, WinLoss]:
    """The records of the tied against opponents that all of them have met."""
    met = [{outing.opponent for outing in results.outings[team]} for team in tied]
    common = set.intersection(*met)
    return {team: results.record(team, lambda outing: outing.opponent in common) for team in tied}


def strength_of_victory(results: Results, tied: Sequence[str]) -> dict[str, float] | None:
    """The combined record of the teams that were beaten."""
    return {team: _strength(results, [out for out in results.outings[team] if out.value == 1]) for team in tied}


def strength_of_schedule(results: Results, tied: Sequence[str]) -> dict[str, float] | None:
    """The combined record of all opponents."""
    return {team: _strength(results, results.outings[team]) for team in tied}


def _strength(results: Results, outings: Sequence[Outing]) -> float:
    """The share of games that the opponents have won."""
    records = [results.records[outing.opponent] for outing in outings]
    return WinLoss(*map(sum, zip(*records, strict=True))).pct if records else 0.0


def conference_ranking(results: Results, tied: Sequence[str]) -> dict[str, float] | None:
    """The places among the conference's teams in points scored and in points allowed, added and below nought: the most
    is best."""
    members = results.schedule.members(results.schedule.division_of[tied[0]][0])
    return _ranking(results, tied, members)


def league_ranking(results: Results, tied: Sequence[str]) -> dict[str, float] | None:
    """The places among all teams in points scored and in points allowed, added and below nought: the most is best."""
    return _ranking(results, tied, results.schedule.teams)


def _ranking(results: Results, tied: Sequence[str], among: Sequence[str]) -> dict[str, float]:
    """Minus the places in points scored and points allowed, so that the most is best, as in every ``Step``."""
    records = [results.records[team] for team in among]

    def places(team: str) -> int:
        own = results.records[team]
        return sum((each.points > own.points) + (each.allowed < own.allowed) for each in records)

    return {team: -places(team) for team in tied}


def net_points_in_common_games(results: Results, tied: Sequence[str]) -> dict[str, float] | None:
    """A tie-breaker: points over those allowed against opponents that all tied teams met."""
    return {team: record.net for team, record in _common(results, tied).items()}


def net_points_in_conference(results: Results, tied: Sequence[str]) -> dict[str, float] | None:
    """A tie-breaker: points over those allowed in the conference."""
    return {team: results.within_conference(team).net for team in tied}


def net_points(results: Results, tied: Sequence[str]) -> dict[str, float] | None:
    """A tie-breaker: points over those allowed, in all games."""
    return {team: record_of(results.outings[team]).net for team in tied}


def _pcts(records: dict[str, WinLoss]) -> dict[str, float]:
    """The share of games won, as tie-breakers compare it."""
    return {team: record.pct for team, record in records.items()}
