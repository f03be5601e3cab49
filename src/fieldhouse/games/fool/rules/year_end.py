"""The year ends: the order for the draft, a line for every career, a birthday for everybody."""

from __future__ import annotations

from dataclasses import replace

from fieldhouse.games.fool.franchise import Plan
from fieldhouse.games.fool.model import ACTIVE, FIRST, FREE, ON_A_TEAM, RETIRED, UNDRAFTED, CareerSeason, Player
from fieldhouse.games.fool.rules.draft import is_list_worthy, make_picks
from fieldhouse.games.fool.rules.special_teams import next_season
from fieldhouse.games.fool.rules.standings import final_order, is_regular, records
from fieldhouse.games.fool.state import League


def end_of_year(league: League) -> None:
    """The season goes into the records, and a new year begins before its draft."""
    ranking = final_order(league)
    league.note(f"{league.teams[ranking[-1]].title} ({ranking[-1]}) are the champions of season {league.year}")
    _honours(league, ranking)
    for rank, team in enumerate(ranking):
        titles = league.teams[team].titles + ((league.year,) if rank == len(ranking) - 1 else ())
        league.set_team(
            team, rank=rank, titles=titles, games=0, is_done=False, emphasis="", plan=Plan(), has_planned=False,
            has_given_returns=False, sanction=0,
        )  # fmt: skip
    for player in list(league.players.values()):
        _a_year_older(league, player)
    league.picks = [pick for pick in league.picks if pick.year > league.year]
    league.year += 1
    make_picks(league, league.year + 1)
    league.drafted, league.done, league.claims = [], [], []
    league.released = {number: team for number, team in league.released.items() if number in league.players}


def _next_standing(player: Player) -> str:
    """12.3.1: a rookie has had his first season; a free agent whom nobody tried has still not played in the league."""
    if not player.is_rookie:
        return player.standing
    return FIRST if player.was_active else UNDRAFTED


def _honours(league: League, ranking: list[str]) -> None:
    """Write the season into the league's history."""
    found = records(league)
    games = [game.score for game in league.fixtures if game.score and is_regular(game)]
    league.honours.append(
        {
            "year": league.year,
            "champion": ranking[-1],
            "finalist": ranking[-2],
            "order": ranking[::-1],
            "records": {team: list(record) for team, record in found.items()},
            "points": round(sum(map(sum, games)) / max(1, len(games)), 2),
        }
    )


def _a_year_older(league: League, player: Player) -> None:
    """A year passes for a player; whoever is long retired or not worth listing is removed."""
    if player.status == RETIRED and player.retired_in + league.settings.retired_years <= league.year:
        league.remove(player)
        return
    if player.status == FREE and not is_list_worthy(league, player):
        league.remove(player)
        return
    moved = player.moved if player.moved and player.moved.attempt > league.year else None
    career = player.career
    if player.was_active or player.status in ON_A_TEAM:
        thirds = sum(count for _, count in player.thirds)
        line = CareerSeason(league.year, player.team, player.position, thirds, player.p, player.c, player.s)
        career = (*career, line)
    league.put(
        replace(
            player,
            age=player.age + 1,
            seasons=player.seasons + bool(player.was_active),
            standing=_next_standing(player),
            status=ACTIVE if player.status in ON_A_TEAM else player.status,
            skills=tuple(next_season(skill) for skill in player.skills),
            career=career,
            moved=moved,
            injury=player.injury._replace(is_of_camp=False) if player.injury else None,
            moving=None,
            regimen="",
            newcomer="",
            hold=0,
            easy_camp=False,
            benefit="",
            season_teams=(),
            was_active=False,
            was_hurt_in_camp=False,
            refused=(),
            would_not_retire=False,
        )
    )
