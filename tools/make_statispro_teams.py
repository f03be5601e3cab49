"""Make the fictional teams that ship with Statis Pro Basketball: two for each league's rules.

    python tools/make_statispro_teams.py [--out FOLDER]

Ratings are drawn around an average card of each role with a seed of their own: the same every time. Who plays most is
best, by about as much as in real teams (FIELD GOAL 52 to 46 from the first to the twelfth, ASSIST by half).
"""

from __future__ import annotations

import argparse
import random
from dataclasses import replace
from pathlib import Path

from fieldhouse.games.statispro.cards.reader import read_team, season_numbers_text, team_chart_text
from fieldhouse.games.statispro.model import CENTER, FORWARD, GUARD, NO_RANGE, Player, SeasonNumbers, Team

LIBRARY = Path(__file__).parents[1] / "src/fieldhouse/library/statispro"
TEAMS = (
    ("2040-TID", "Tidewater Herons", "NBA", 4, 0),
    ("2040-COP", "Copper Hill Foxes", "NBA", 3, 1),
    ("2040-NSU", "Northern Lakes State", "NCAA", 5, 0),
    ("2040-PIN", "Pinewood College", "NCAA", 4, -1),
    ("2012-MAR", "Marisol BC", "FIBA", 4, 0),
    ("2040-KOV", "Kovalj Steel", "FIBA", 5, 1),
)
FIRST = (
    "Abe",
    "Ben",
    "Cal",
    "Dov",
    "Eli",
    "Finn",
    "Gus",
    "Hal",
    "Ivo",
    "Jon",
    "Kip",
    "Leo",
    "Max",
    "Ned",
    "Otto",
    "Pia",
)
LAST = ("Ardel", "Brask", "Corwin", "Dunmore", "Eskel", "Farrow", "Garrick", "Holm", "Istvan", "Jarrel", "Kessler",
        "Lund", "Marek", "Norrby", "Oakes", "Penrose", "Quill", "Rusk", "Stroud", "Tamsin")  # fmt: skip
ROLES = (
    (GUARD,), (GUARD,), (FORWARD,), (FORWARD,), (CENTER,), (GUARD, FORWARD), (FORWARD, CENTER), (GUARD,), (FORWARD,),
    (CENTER,), (GUARD,), (FORWARD,),
)  # fmt: skip
MINUTES = (36, 33, 34, 31, 30, 24, 18, 14, 9, 6, 3, 2)
#          FG ATT 3AT 3PT  FT REB  FD  B  A  S
AVERAGE = {
    GUARD: (46, 13, 4, 35, 80, 10, 11, 0, 8, 4),
    FORWARD: (48, 12, 2, 33, 74, 18, 13, 2, 4, 3),
    CENTER: (51, 11, 0, 0, 68, 26, 14, 4, 3, 2),
}


TEN_DAY = tuple(
    Player(f"Ten-Day {name}", (role,), 42, 8, 0, 0, 68, boards, NO_RANGE, 8.0, 1, 3, 2, -2, minutes=8.0, games=10)
    for role, name, boards in ((GUARD, "G", 9), (FORWARD, "F", 15), (CENTER, "C", 22))
)
NUMBERS = SeasonNumbers(2040, turnovers=60, fouls=70, rebounds=1, ten_day=TEN_DAY)
"""What the fictional season's teams share."""


def make_player(chance: random.Random, at: int, low: int, name: str) -> Player:
    roles = ROLES[at]
    average = AVERAGE[roles[-1] if roles[0] == FORWARD else roles[0]]
    talent, better = 1.35 - 0.065 * at, 3.0 - 0.6 * at

    def near(value: float, spread: float) -> int:
        return max(0, round(value + chance.uniform(-spread, spread)))

    fg, attempts, threes, three, throw, boards, draws, block, assist, steal = average
    tries = max(4, near(attempts * talent, 3))
    three_attempts = min(tries, near(threes, 2))
    card = Player(
        name=name, roles=roles, field_goal=near(fg + better, 3), attempts=tries, three_attempts=three_attempts,
        three_points=near(three, 4) if three_attempts else 0, free_throws=near(throw, 8),
        rebounds=near(boards * (1 + talent) / 2, 3),
        foul_range=(low, low + 5 + chance.randrange(3)), foul_drawing=float(near(draws * talent, 4)),
        block=near(block * talent, 1.0), assist=near(assist * talent, 1.5), steal=near(steal * talent, 1.0),
        defense=-near(4 + better / 2, 2),
        injury=chance.randrange(6), games=82 - chance.randrange(20), minutes=float(MINUTES[at]), asterisks=int(at == 0),
        is_starter=at < 5, about="",
    )  # fmt: skip
    return replace(card, turnovers=5 + card.assist // 2 + card.attempts // 4)


def make_team(name: str, title: str, league: str, home: int, road: int) -> Team:
    chance = random.Random(f"{name} {title}")
    names = [f"{first} {last}" for first, last in zip(chance.sample(FIRST, 12), chance.sample(LAST, 12), strict=True)]
    players: list[Player] = []
    low = 1
    for index, who in enumerate(names):
        players.append(make_player(chance, index, low, who))
        low = players[-1].foul_range[1] + 1
    grades = chance.randrange(1, 4), chance.randrange(1, 4)
    return Team(name, title, int(name[:4]), league, *grades, home, road, tuple(players), "")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=LIBRARY)
    folder = parser.parse_args().out
    for facts in TEAMS:
        text = team_chart_text(make_team(*facts))
        read_team(text, f"{facts[0]}.txt")
        write(folder / "teams" / f"{facts[0]}.txt", text)
    write(folder / "seasons" / f"{NUMBERS.season}.txt", season_numbers_text(NUMBERS))


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(f".{file.name}")
    beside.write_text(text, encoding="utf-8")
    beside.replace(file)


if __name__ == "__main__":
    main()
