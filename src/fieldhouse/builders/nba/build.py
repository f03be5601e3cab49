"""A season's cards: every team, the season's numbers, and the ten-day contract players."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

from fieldhouse.builders.nba import ratings
from fieldhouse.builders.nba.ratings import Factors, LeagueMeans
from fieldhouse.builders.nba.rosters import asterisks, foul_ranges, roles, roster, starters, team_roles
from fieldhouse.builders.nba.teams import grades, indexes, player_defense, team_defense
from fieldhouse.builders.nba.totals import PlayerSeason, Season
from fieldhouse.builders.text_files import in_library, write_all
from fieldhouse.games.statispro.cards.reader import read_season_numbers, read_team, season_numbers_text, team_chart_text
from fieldhouse.games.statispro.model import CENTER, FORWARD, GUARD, NO_RANGE, ROLES, Player, SeasonNumbers, Team

FRINGE: Final = (50, 500)
"""Minutes of the men whose average makes a ten-day contract card."""


def build_season(season: Season, factors: Factors) -> tuple[list[Team], SeasonNumbers]:
    """Cards for every team, checked by the same reader that a player's own cards pass."""
    means = ratings.league_means(season.players)
    graded, levels, indexed = grades(season), team_defense(season, factors), indexes(season, factors)
    teams = []
    for club in sorted(season.teams, key=lambda team: team.abbreviation):
        code = club.abbreviation
        chosen = roster([p for p in season.players if p.team == code])
        cards = player_cards(chosen, means, factors, levels[code], round(club.g))
        offense, defense = graded[code]
        home, road = indexed[code]
        team = Team(
            f"{season.season}-{code}", f"{club.team} {season.season - 1}-{season.season % 100:02}", season.season,
            "NBA", offense, defense, home, road, tuple(cards), "",
            round(factors.team_turnovers.get(code, 0.0)), round(factors.team_fouls.get(code, 0.0)),
        )  # fmt: skip
        teams.append(read_team(team_chart_text(team), f"{team.name}.txt"))
    return teams, season_numbers(season, means, factors)


def player_cards(
    chosen: list[PlayerSeason], means: LeagueMeans, factors: Factors, level: float, season_games: int
) -> list[Player]:  # fmt: skip
    """The cards of a team's chosen men; foul ranges and threes are shared among them."""
    known = team_roles(chosen)
    first = starters(chosen, known)
    seen = [ratings.leaning(p, means, factors) for p in chosen]
    ranges, defense = foul_ranges(seen), player_defense(chosen, level, factors)
    cards = [
        player_card(p, means, factors, rate, foul_range, p in first, season_games)
        for p, foul_range, rate in zip(chosen, ranges, defense, strict=True)
    ]
    threes = ratings.shared_three_attempts(chosen, factors, [card.attempts for card in cards])
    return [
        replace(card, three_attempts=three, roles=own) for card, three, own in zip(cards, threes, known, strict=True)
    ]


def player_card(
    p: PlayerSeason, means: LeagueMeans, factors: Factors, defense: int, foul_range: tuple[int, int],
    is_starter: bool = False, season_games: int = 82,
) -> Player:  # fmt: skip
    """One card by the formulas of the rulings."""
    tries = ratings.attempts(p, means, factors)
    seen = ratings.leaning(p, means, factors)
    return Player(
        name=p.player, roles=roles(p), field_goal=ratings.field_goal(p, means, factors),
        attempts=tries, three_attempts=ratings.three_attempts(p, factors, tries),
        three_points=ratings.three_points(p, means, factors), free_throws=ratings.free_throws(p, means, factors),
        rebounds=ratings.rebounds(seen, factors), foul_range=foul_range,
        foul_drawing=ratings.foul_drawing(seen, factors), block=ratings.block(seen, factors),
        assist=ratings.assist(seen, factors), steal=ratings.steal(seen, factors),
        defense=defense, injury=ratings.injury(p.g, season_games), games=p.g,
        minutes=ratings.minutes(p, factors), asterisks=asterisks(p), is_starter=is_starter, about=about(p),
        turnovers=ratings.turnovers(seen, factors),
    )  # fmt: skip


def about(p: PlayerSeason) -> str:
    """Height, weight, age, experience, college."""
    facts = []
    if p.height_in:
        facts.append(f"{p.height_in // 12}-{p.height_in % 12}")
    facts += [f"{p.weight_lb} lb"] if p.weight_lb else []
    facts += [f"age {p.age}"] if p.age else []
    facts += [f"exp {p.experience}"] if p.experience else []
    facts += [" ".join(p.college.split())] if p.college else []
    return ", ".join(facts)


def season_numbers(season: Season, means: LeagueMeans, factors: Factors) -> SeasonNumbers:
    """T, F, R and L, and a marginal man for each role, the average of those who hardly played."""
    fringe = [p for p in season.players if FRINGE[0] <= p.mp <= FRINGE[1]]
    cards = tuple(
        _ten_day(role, [p for p in fringe if role in roles(p)], means, factors) for role in (GUARD, FORWARD, CENTER)
    )
    numbers = SeasonNumbers(
        season.season,
        round(factors.turnovers),
        round(factors.fouls),
        round(factors.rebounds),
        cards,
        round(max(team.g for team in season.teams)),
        round(factors.leads),
    )
    return read_season_numbers(season_numbers_text(numbers), f"{season.season}.txt")


def _ten_day(role: int, men: list[PlayerSeason], means: LeagueMeans, factors: Factors) -> Player:
    """A man for ten days: the average of those with few minutes, a little worse; made of fives if there are none."""
    cards = [player_card(p, means, factors, 0, NO_RANGE) for p in men]

    def average(name: str) -> int:
        return round(sum(getattr(card, name) for card in cards) / len(cards)) if cards else 5

    tries = max(1, average("attempts") - 1)
    return Player(
        name=f"Ten-Day {ROLES[role]}", roles=(role,), field_goal=average("field_goal") - 2, attempts=tries,
        three_attempts=min(tries, average("three_attempts")), three_points=average("three_points"),
        free_throws=average("free_throws"), rebounds=average("rebounds"), foul_range=NO_RANGE,
        foul_drawing=float(average("foul_drawing")), block=average("block"), assist=average("assist"),
        steal=average("steal"), defense=round(factors.defense) + 2, minutes=8.0, games=10,
        turnovers=average("turnovers"),
    )  # fmt: skip


def write_season(folder: Path, teams: list[Team], numbers: SeasonNumbers, record: str = "") -> list[Path]:
    """Write the season's files into a folder laid out like the library, all of them or none."""
    texts = {f"{team.name}.txt": team_chart_text(team) for team in teams}
    if record:
        texts[f"{numbers.season}-record.txt"] = record
    texts[f"{numbers.season}.txt"] = season_numbers_text(numbers)
    return sorted(write_all(texts, partial(in_library, folder)))
