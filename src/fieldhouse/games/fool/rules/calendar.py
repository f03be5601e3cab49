"""12.1 and 12.2: the year in its order. The commissioner opens each phase when the one before is complete."""

from __future__ import annotations

from fieldhouse.games.fool.franchise import Fixture
from fieldhouse.games.fool.rules.camp import close_camp, open_camp
from fieldhouse.games.fool.rules.cuts import check_sizes, settle_claims
from fieldhouse.games.fool.rules.draft import end_draft, on_the_clock
from fieldhouse.games.fool.rules.free_agents import drop_the_refused, retire_the_unwanted, whose_turn
from fieldhouse.games.fool.rules.newcomers import newcomers, passed_a_cutdown
from fieldhouse.games.fool.rules.recovery import mini_camp
from fieldhouse.games.fool.rules.results import a_game_later
from fieldhouse.games.fool.rules.rookies import rookie_class
from fieldhouse.games.fool.rules.schedule import WEEKS, exhibition_games, season_schedule
from fieldhouse.games.fool.rules.special_teams import levels_settled
from fieldhouse.games.fool.rules.standings import CHAMPIONSHIP, is_playoff, pairs, playoff_rounds, qualifiers, winners
from fieldhouse.games.fool.rules.trades import draft_day
from fieldhouse.games.fool.rules.year_end import end_of_year
from fieldhouse.games.fool.state import (
    CAMP,
    CUTDOWN,
    DRAFT,
    EXHIBITION,
    GAME_DAYS,
    INVITATIONS,
    OFFSEASON,
    PICKUPS,
    PLANS,
    TRANSACTIONS,
    League,
    Refused,
    commissioner_only,
)


def advance(league: League, by: str) -> None:
    """The commissioner closes the phase and opens the next; what it brings is rolled. Refused if something is still
    to be done, and to anybody else."""
    commissioner_only(by)
    NEXT[league.phase](league)
    league.day += 1
    league.note(f"Season {league.year}: {league.phase}{f', {league.stage}' if league.stage else ''}")


def open_year(league: League) -> None:
    """12.1: the list of new players; 12.2a: the mini-camp, if it comes before the draft. Rolls."""
    league.phase, league.step, league.stage = OFFSEASON, 0, ""
    if league.settings.mini_camp and league.settings.mini_camp_before_draft:
        mini_camp(league)
    rookie_class(league)


def to_draft(league: League) -> None:
    """12.1: draft day, on which agreed trades take effect; the draft begins."""
    draft_day(league)
    league.phase = DRAFT


def to_invitations(league: League) -> None:
    """12.1: the draft is over, and undrafted men may be invited; 12.2a: a mini-camp may come before. Rolls. Refused
    while a choice is open."""
    pick = on_the_clock(league)
    if pick is not None:
        raise Refused(f"Rule 12.1: the draft is not over: round {pick.round}, {pick.owner} is to choose.")
    end_draft(league)
    if league.settings.mini_camp and not league.settings.mini_camp_before_draft:
        mini_camp(league)
    league.phase = INVITATIONS


def to_plans(league: League) -> None:
    """12.1: all camp rosters are full; who refused and has no team leaves the league, and camp is planned. Refused
    while a team has not said that it is done."""
    if whose_turn(league) is not None:
        raise Refused(f"Rule 12.1: {whose_turn(league)} has not finished its camp roster.")
    drop_the_refused(league)
    league.phase = PLANS


def to_camp(league: League) -> None:
    """12.2: the rolls of camp; 12.3.1: then every coach has his say on an unwanted +C-S. Refused while a team has no
    plan."""
    for team in league.teams.values():
        if not team.has_planned:
            raise Refused(f"Rule 12.2: {team.code} has not said what it plans for camp (an empty plan will do).")
    open_camp(league)
    league.phase, league.step = CAMP, 0


def to_cutdown(league: League) -> None:
    """Camp is closed, and the first cut is due. Rolls."""
    close_camp(league)
    league.phase, league.stage = CUTDOWN, "cut 1"


def to_pickups(league: League) -> None:
    """12.2: all rosters are small enough; claims are taken. Refused while one is too large."""
    check_sizes(league)
    league.phase, league.settled = PICKUPS, False


def after_pickups(league: League) -> None:
    """12.2: claims are settled, again as long as there are any; then the exhibition game, or the season. Rolls."""
    if settle_claims(league):
        league.settled = True
        return
    for player in list(league.everybody()):
        league.put(passed_a_cutdown(player))
    if league.step < league.settings.exhibitions:
        newcomers(league)
        new_schedule(league)
        league.phase, league.stage = EXHIBITION, f"exhibition {league.step + 1}"
        league.fixtures += exhibition_games(league, league.step + 1)
    else:
        open_season(league)


def new_schedule(league: League) -> None:
    """Clear the fixtures of the last season, which stand until this one has its own."""
    if league.season != league.year:
        league.fixtures, league.season = [], league.year


def after_exhibition(league: League) -> None:
    """The exhibition game is over, and the next cut is due. Refused while a game has no score."""
    _check_all_played(league)
    _time_passes(league)
    league.step += 1
    league.phase, league.stage = CUTDOWN, f"cut {league.step + 1}"


def open_season(league: League) -> None:
    """12.1: who would not retire and has no team is retired; 12.2b: returners' levels are known; the games are set."""
    retire_the_unwanted(league)
    for player in list(league.players.values()):
        league.put(levels_settled(league, player))
    new_schedule(league)
    league.fixtures += season_schedule(league)
    league.phase, league.step, league.stage = TRANSACTIONS, 0, WEEKS[0]


def to_games(league: League) -> None:
    """12.5.1: claims are settled; 12.3.3: then newcomers make their roll. Refused while a roster is too large."""
    check_sizes(league)
    settle_claims(league)
    newcomers(league)
    league.phase = GAME_DAYS


def after_games(league: League) -> None:
    """The week is over: the next one, the playoffs, or after the championship a new year. Rolls. Refused while a game
    has no score."""
    _check_all_played(league)
    _time_passes(league)
    if league.stage == CHAMPIONSHIP:
        end_of_year(league)
        open_year(league)
        return
    league.step += 1
    week = WEEKS[league.step]
    if any(game.stage == week for game in league.fixtures):
        league.stage = week
    else:
        _next_round(league)
    league.phase = TRANSACTIONS


def _check_all_played(league: League) -> None:
    """Refuse to go on while a game of the stage has no score."""
    for game in league.stage_games():
        if game.score is None:
            raise Refused(
                f"Rule 13.1: game {game.number} of {league.stage}, {game.away} at {game.home}, has not been played."
            )


def _time_passes(league: League) -> None:
    """Free agents heal, and their time to go back to a former position (12.5.2) runs, as if they had a game too."""
    for player in league.free_agents():
        league.put(a_game_later(player, league.phase == EXHIBITION))


def _next_round(league: League) -> None:
    """The next round of the playoffs is set; 12.0: whoever is not in it has completed its season."""
    if is_playoff(league.stage):
        alive = winners(league.stage_games())
        alive = [team for team in qualifiers(league) if team in alive]
        rounds = playoff_rounds(league)
        stage = rounds[rounds.index(league.stage) + 1]
    else:
        alive, stage = qualifiers(league), playoff_rounds(league)[0]
    for team in league.teams:
        league.set_team(team, is_done=team not in alive)
    first = max(game.number for game in league.fixtures if game.number <= 1000) + 1
    league.fixtures += [Fixture(first + index, stage, away, home) for index, (away, home) in enumerate(pairs(alive))]
    league.stage = stage


NEXT = {
    OFFSEASON: to_draft,
    DRAFT: to_invitations,
    INVITATIONS: to_plans,
    PLANS: to_camp,
    CAMP: to_cutdown,
    CUTDOWN: to_pickups,
    PICKUPS: after_pickups,
    EXHIBITION: after_exhibition,
    TRANSACTIONS: to_games,
    GAME_DAYS: after_games,
}
