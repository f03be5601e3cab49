"""A small fictional league: eight teams that play by the two fictional charts, each of its own name and colour."""

from __future__ import annotations

from pathlib import Path

from fieldhouse import library
from fieldhouse.library.schedule import Schedule
from fieldhouse.library.schedule_text import load_schedule

CODES = ("ASH", "BAY", "CLA", "DOV", "ELM", "FOX", "GAP", "HIL")
DIVISIONS = ("East Coast", "East Hills", "West Coast", "West Hills")
SCHEDULE = "small"
GAMES = 12
PLAYOFF_GAMES = 3


def put_into(data: Path) -> None:
    """Charts and schedule of the league in a data folder of their own."""
    teams, schedules = data / "ddf" / "teams", data / "ddf" / "schedules"
    teams.mkdir(parents=True, exist_ok=True)
    schedules.mkdir(parents=True, exist_ok=True)
    for index, code in enumerate(CODES):
        (teams / f"2017-{code}.txt").write_text(chart(code, ("2017-HAR", "2017-IRO")[index % 2]), encoding="utf-8")
    (schedules / f"{SCHEDULE}.txt").write_text(schedule_text(), encoding="utf-8")


def chart(code: str, of: str) -> str:
    lines = library.team_text(of, "ddf").splitlines()
    facts = {"code: ": f"code: {code}", "title: ": f"title: Town of {code.capitalize()}"}
    return "\n".join(next((new for old, new in facts.items() if line.startswith(old)), line) for line in lines) + "\n"


def schedule_text() -> str:
    """Three weeks in which everybody plays three of the other seven; two of each conference go to the playoffs."""
    pairs = [(a, b) for shift in (1, 2, 4) for a, b in _week(shift)]
    games = [
        f"{1 + index // 4}  2017-09-{1 + 7 * (index // 4):02}  {away}  {home}"
        for index, (away, home) in enumerate(pairs)
    ]
    divisions = [f"{name}: {CODES[2 * index]} {CODES[2 * index + 1]}" for index, name in enumerate(DIVISIONS)]
    head = [
        "season: 2017", "title: small league", "rules: nfl", "qualifiers: 2", "rounds: conference, final",
        "playoff options: playoff",
    ]  # fmt: skip
    return "\n".join((*head, "", "[divisions]", *divisions, "", "[games]", *games)) + "\n"


def _week(shift: int) -> list[tuple[str, str]]:
    """Everybody meets the team whose number differs in one bit."""
    return [(CODES[a], CODES[a ^ shift]) for a in range(len(CODES)) if not a & shift]


SEASONS = sorted(library.charts_at_hand("ddf", "schedules"))


def shipped(season: str) -> Schedule:
    return load_schedule(season, "ddf")
