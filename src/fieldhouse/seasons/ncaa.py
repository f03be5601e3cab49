"""College football's order of teams: conference standings, a ranking of all, and the seeds of the twelve-team playoff.

A schedule of college football has one conference, which the playoff is played in; its divisions are what college
football calls conferences. A committee ranks the teams in life; here their games do.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.library.schedule import Division
from fieldhouse.seasons.results import Results
from fieldhouse.seasons.ties import Coin, Step, first_of, head_to_head, in_order, net_points

ROUNDS_OF_RANKING: Final = 60
"""After so many rounds nothing changes any more."""
CHAMPIONS: Final = 5
"""So many champions of conferences, the best ranked, are in the playoff whatever their rank."""
PROMISED_SINCE: Final = 2024
BYES: Final = 4
"""The best of them need not play the first round."""


def division_order(results: Results, division: Division, coin: Coin) -> tuple[str, ...]:
    """A conference's standings: the record against its own members, then the games among the tied, the record overall,
    points, at last the *coin*."""
    return in_order(
        results.schedule.divisions[division],
        lambda team: results.within_division(team).pct,
        lambda tied: first_of(results, tied, WITHIN_CONFERENCE, coin),
    )


def conference_order(results: Results, conference: str, coin: Coin) -> tuple[str, ...]:
    """The seeds of the playoff and everybody after them, in the order of the ranking.

    The five best champions are in, and the first four of them have the first four seeds; before 2024 nobody had a place
    but by the ranking.
    """
    ranked = ranking(results, coin)
    champions = champions_of(results, conference, coin)
    field = results.schedule.qualifiers
    is_promised = results.schedule.season >= PROMISED_SINCE
    invited = [team for team in ranked if team in champions][:CHAMPIONS] if is_promised else []
    others = [team for team in ranked if team not in invited]
    byes = invited[:BYES]
    rest = sorted([*invited[BYES:], *others[: field - len(invited)]], key=ranked.index)
    return (*byes, *rest, *others[field - len(invited) :])


def champions_of(results: Results, conference: str, coin: Coin) -> set[str]:
    """Of every division that plays for a title, who won that game; before it is played, the first of the standings.
    Where some divisions play for theirs, one that does not has no champion (independents are no conference); where none
    does, the first of the standings is champion of each."""
    found: set[str] = set()
    titles = results.schedule.title_games
    for division, teams in results.schedule.divisions.items():
        if division[0] == conference and (division[1] in titles or not titles) and len(teams) > 1:
            found.add(results.champions.get(division) or division_order(results, division, coin)[0])
    return found


def ranking(results: Results, coin: Coin) -> list[str]:
    """All teams by what their wins are worth against the opponents they had (Colley's way): margins only break ties.
    A team that is a division of its own comes last."""
    teams = results.schedule.teams
    games = {team: [outing.opponent for outing in results.outings[team]] for team in teams}
    lead = {team: sum(outing.value - 0.5 for outing in results.outings[team]) for team in teams}
    worth = dict.fromkeys(teams, 0.5)
    for _ in range(ROUNDS_OF_RANKING):
        worth = {
            team: (1 + lead[team] + sum(worth[other] for other in games[team])) / (2 + len(games[team]))
            for team in teams
        }
    ranked = {team: round(value, 6) for team, value in worth.items()}
    order = in_order(teams, ranked.__getitem__, lambda tied: first_of(results, tied, (head_to_head, net_points), coin))
    return sorted(order, key=lambda team: _stands_alone(results, team))


def _stands_alone(results: Results, team: str) -> bool:
    """The stand-in for the lower division, a division of its own, is ranked after everybody."""
    return len(results.schedule.divisions[results.schedule.division_of[team]]) == 1


def overall_record(results: Results, tied: Sequence[str]) -> dict[str, float] | None:
    """A tie-breaker: the share of all games won."""
    return {team: results.records[team].pct for team in tied}


WITHIN_CONFERENCE: Final[tuple[Step, ...]] = (head_to_head, overall_record, net_points)
