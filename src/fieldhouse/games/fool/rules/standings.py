"""12.1 Standings, who goes to the playoffs, and the order that the draft reverses."""

from __future__ import annotations

from fieldhouse.games.fool.franchise import Fixture
from fieldhouse.games.fool.rules.schedule import WEEKS
from fieldhouse.games.fool.state import League
from fieldhouse.table.win_loss import WinLoss, win_loss

ROUNDS = {2: ("championship",), 4: ("semifinal", "championship"), 8: ("quarterfinal", "semifinal", "championship")}
CHAMPIONSHIP = "championship"


def is_regular(fixture: Fixture) -> bool:
    """A week's game, and none of the preseason or the playoffs."""
    return fixture.stage in WEEKS


def is_playoff(stage: str) -> bool:
    """A round of the playoffs, of any size of league."""
    return any(stage in rounds for rounds in ROUNDS.values())


def records(league: League) -> dict[str, WinLoss]:
    """Every team's regular season so far."""
    scores: dict[str, list[tuple[int, int]]] = {team: [] for team in league.teams}
    for fixture in league.fixtures:
        if fixture.score and is_regular(fixture):
            away, home = fixture.score
            scores[fixture.away].append((away, home))
            scores[fixture.home].append((home, away))
    return {team: win_loss(found) for team, found in scores.items()}


def order(league: League) -> list[str]:
    """The teams from the best to the worst: percentage, then net points, then points scored, then by code."""
    found = records(league)

    def key(team: str) -> tuple[float, int, int, str]:
        record = found[team]
        return -record.pct, -record.net, -record.points, team

    return sorted(league.teams, key=key)


def qualifiers(league: League) -> list[str]:
    """The playoff teams by seed: the winner of each division first, then the best of the rest."""
    ranked = order(league)
    winners: dict[str, str] = {}
    for team in ranked:
        winners.setdefault(league.teams[team].division, team)
    first = [team for team in ranked if team in winners.values()]
    count = min(league.settings.playoff_teams, 2 ** (len(ranked).bit_length() - 1))
    return (first + [team for team in ranked if team not in first])[:count]


def playoff_rounds(league: League) -> tuple[str, ...]:
    """The rounds for as many as qualify."""
    return ROUNDS[len(qualifiers(league))]


def winners(fixtures: list[Fixture]) -> list[str]:
    """Who won each; of a tie or an open game the visitors."""
    return [game.home if game.score and game.score[1] > game.score[0] else game.away for game in fixtures]


def pairs(seeds: list[str]) -> list[tuple[str, str]]:
    """Away and home: the best left meets the worst left at home; of an odd number the middle one meets nobody."""
    return [(seeds[-1 - index], seeds[index]) for index in range(len(seeds) // 2)]


def final_order(league: League) -> list[str]:
    """12.1: from the first to choose to the last: the standings reversed, the loser of the final, the champion."""
    final = next(game for game in league.fixtures if game.stage == CHAMPIONSHIP)
    champion = winners([final])[0]
    loser = final.away if champion == final.home else final.home
    rest = [team for team in reversed(order(league)) if team not in (champion, loser)]
    return [*rest, loser, champion]
