"""The season's games on the football engine: line-ups become charts, and the computer coaches play."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from fieldhouse.games.ddf.coaching.book import BookCoach
from fieldhouse.games.ddf.game import new_game
from fieldhouse.games.ddf.model import SeasonCharts, Team
from fieldhouse.games.ddf.options import Options
from fieldhouse.games.ddf.scoresheet import Scoresheet
from fieldhouse.games.ddf.side import Side
from fieldhouse.games.ddf.state import EXTRA_POINT, Play
from fieldhouse.games.ddf.step import step
from fieldhouse.games.fool.commands import Command
from fieldhouse.games.fool.franchise import COMMISSIONER, Fixture
from fieldhouse.games.fool.rules.depth import Lineup, lineup
from fieldhouse.games.fool.rules.standings import is_playoff
from fieldhouse.games.fool.state import League
from fieldhouse.gridiron.phases import KICKOFF, SCRIMMAGE
from fieldhouse.leagues.football.charts import OFFENSE_FROM, ordinary, team_chart
from fieldhouse.leagues.football.strengths import strengths
from fieldhouse.library.ddf import season_charts
from fieldhouse.seasons.seeds import derived
from fieldhouse.table.plain_json import Fields
from fieldhouse.table.play import play_out
from fieldhouse.table.table import BatchTable

RULES = Options(field_goal_adjustment=True)
"""The defense's field goal column is that of a special teams camp (12.7.3); other teams have none."""
PLAYOFF_RULES = Options(field_goal_adjustment=True, playoff=True)


class ExperienceSheet(Scoresheet):
    """A scoresheet that also counts what gives experience: points after, punt and kick returns."""

    __slots__ = ("points_after", "returns")

    def __init__(self) -> None:
        super().__init__()
        self.points_after = [0, 0]
        self.returns = [[0, 0], [0, 0]]

    def add(self, play: Play) -> None:
        """Counts a play in, with the tries for extra points and returns that experience is given for."""
        super().add(play)
        if play.kind == EXTRA_POINT:
            self.points_after[play.seat] += 1
        elif play.returns and play.counts and play.kind in (KICKOFF, SCRIMMAGE):
            if play.kind == KICKOFF or play.kick_yards:
                seat = play.returns[0][0]
                self.returns[seat][play.kind == KICKOFF] += 1


class TellingSheet(ExperienceSheet):
    """A scoresheet that tells every play on."""

    __slots__ = ("tell",)

    def __init__(self, tell: Callable[[Play], None]) -> None:
        super().__init__()
        self.tell = tell

    def add(self, play: Play) -> None:
        """Counts a play in, and tells it."""
        super().add(play)
        self.tell(play)


class Played(NamedTuple):
    """A game that is over: its score, and what each team did."""

    score: tuple[int, int]
    sheet: ExperienceSheet


@cache
def _charts() -> SeasonCharts:
    """The season's charts that leagues are played with, read from the library once. Refused if they are damaged."""
    return season_charts(ordinary(OFFENSE_FROM).season)


class WeekOfGames:
    """A week's games: the teams' charts are made once, and forgotten when the week is over."""

    def __init__(self, league: League) -> None:
        self.league = league
        self.coach = BookCoach()
        self.sides: dict[tuple[str, bool], Side] = {}

    def side(self, team: str, is_playoff_game: bool) -> Side:
        """A team as it plays this week, made once."""
        key = team, is_playoff_game
        if key not in self.sides:
            self.sides[key] = Side(self.chart(team), PLAYOFF_RULES if is_playoff_game else RULES)
        return self.sides[key]

    def chart(self, team: str) -> Team:
        """A team's chart, from the line-up it has this week; ordinary charts are read from the library once."""
        league, chosen = self.league, lineup(self.league, team)
        found = strengths(league, team, chosen)
        return team_chart(team, league.teams[team].title, found, people(league, chosen))

    def teams(self, fixture: Fixture) -> tuple[Team, Team]:
        """Both charts of a fixture, made once."""
        is_final = is_playoff(fixture.stage)
        return self.side(fixture.away, is_final).team, self.side(fixture.home, is_final).team

    def play(self, fixture: Fixture, seed: int, tell: Callable[[Play], None] | None = None) -> Played:
        """Play a game with the dice of *seed*, and *tell* its plays: nothing of the league is changed. Refused if the
        library's season charts are damaged."""
        is_final = is_playoff(fixture.stage)
        sides = self.side(fixture.away, is_final), self.side(fixture.home, is_final)
        sheet = None if tell is None else TellingSheet(tell)
        return play_sides(sides, seed, self.coach, PLAYOFF_RULES if is_final else RULES, sheet)


def play_sides(
    sides: tuple[Side, Side], seed: int, coach: BookCoach, options: Options = RULES,
    sheet: ExperienceSheet | None = None,
) -> Played:  # fmt: skip
    """Play one game of two sides, its plays counted on *sheet* if there is one; season charts are the library's, read
    once. Refused if they are damaged."""
    sheet = sheet or ExperienceSheet()
    game = play_out(new_game(sides, options, _charts(), BatchTable(seed, (coach, coach), sheet.add)), step)
    away, home = game.score
    return Played((away, home), sheet)


def people(league: League, chosen: Lineup) -> dict[str, tuple[tuple[str, float], ...]]:
    """Who does what, for box scores; a role that nobody has is left out."""

    def named(*slots: str) -> tuple[tuple[str, float], ...]:
        numbers = [number for slot in slots for number in chosen.starters.get(slot, ())]
        return tuple((league.players[number].name, round(1 / len(numbers), 3)) for number in numbers)

    returners = {slot: ((league.players[number].name, 1.0),) for slot, number in chosen.returners.items()}
    roles = {
        "pass": named("Q"),
        "rush": named("H", "F"),
        "receive": named("W", "TE", "H"),
        "kick": named("K"),
        "punt": named("P"),
        "intercept": named("CB", "S"),
        "sack": named("DE", "DT"),
        **{role: returners[slot] for slot, role in (("PR", "punt return"), ("KR", "kick return")) if slot in returners},
    }
    return {role: men for role, men in roles.items() if men}


def seed_of(league: League, fixture: Fixture, league_seed: int) -> int:
    """The seed that the engine plays a fixture with, from the league's own; people at a table have another."""
    return derived(league_seed, f"season {league.year} game {fixture.number}")


def results(league: League, seed: int) -> list[Command]:
    """Plays all games of the present stage that have no result: the commands that put them in; *league* stays."""
    field = WeekOfGames(league)
    return [
        result_of(fixture, field.play(fixture, own := seed_of(league, fixture, seed)), own)
        for fixture in open_games(league)
    ]


def open_games(league: League) -> list[Fixture]:
    """The games of the present stage that have no result."""
    return [fixture for fixture in league.stage_games() if fixture.score is None]


def result_of(fixture: Fixture, played: Played, seed: int) -> Command:
    """The command that puts a game that is over into the league; *seed* plays it again, and is 0 if people played."""
    away, home = played.sheet.teams
    arguments: Fields = {
        "game": fixture.number,
        "score": list(played.score),
        "kicks": [
            [tally.field_goals_tried, after, tally.punts]
            for tally, after in zip((away, home), played.sheet.points_after, strict=True)
        ],
        "returns": [list(each) for each in played.sheet.returns],
        "seed": seed,
    }
    return Command(COMMISSIONER, "result", arguments)
