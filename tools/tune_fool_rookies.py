"""Tune the list of new players of FOOL, so that a league neither starves nor bloats.

    python tools/tune_fool_rookies.py [--rounds 4] [--leagues 2] [--seasons 20] [--seed 11] [--write]

Each round some leagues of twelve computer teams go through their camps and drafts with scores that mean nothing (the
games do not change what players are worth). Where the men of a position are better after those seasons than in the
first, fewer of its rookies are better, or more of them worse: in C and S by ``better`` and ``worse``, in P by
``better pass`` and ``worse pass``. With ``--write`` library/fool/rookies.txt is changed.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import mean
from typing import Any, Final

from fieldhouse.games.fool.commands import Command
from fieldhouse.games.fool.founding import blank
from fieldhouse.games.fool.franchise import COMMISSIONER
from fieldhouse.games.fool.model import Player
from fieldhouse.games.fool.owners.desk import run_computers
from fieldhouse.games.fool.positions import KICKERS
from fieldhouse.games.fool.state import EXHIBITION, GAMES, TRANSACTIONS, League
from fieldhouse.games.fool.worth import SLOTS, home_slot
from fieldhouse.leagues.ledger import Charter, write
from fieldhouse.leagues.teams import franchises
from fieldhouse.library import fool
from fieldhouse.seasons.seeds import derived
from fieldhouse.table.live import LiveTable

RECIPE: Final = Path(__file__).parents[1] / "src/fieldhouse/library/fool/rookies.txt"
STEP: Final = 45
"""Percent of rookies that become better or worse for each point of drift in C + S."""
PASS_STEP: Final = 60
"""The same for each point of drift in P."""
LEAST, MOST = 0, 60
Sums = dict[str, tuple[float, float]]
"""By place: C + S, and P."""


class Season:
    """A league without football: every command but the games."""

    def __init__(self, recipe: str, seed: int) -> None:
        texts: dict[str, Any] = {"tables": fool.table_texts("first"), "rookies": recipe, "names": fool.text("names")}
        self.charter = Charter("tuning", seed, {}, texts)
        self.league: League = blank({}, texts, LiveTable(seed, ()))
        self.number = 0
        teams = [list(team) for team in franchises(12)]
        self.give(Command(COMMISSIONER, "found", {"name": "tuning", "teams": teams}))

    def give(self, command: Command) -> None:
        self.number += 1
        write(self.league, self.charter, self.number, command)

    def step(self) -> None:
        run_computers(self.league, self.give)
        if self.league.phase in (EXHIBITION, GAMES):
            for game in self.league.stage_games():
                luck = derived(self.charter.seed, f"{self.league.year} {game.number}")
                score = [luck % 31, 31 + luck % 7] if luck % 2 else [31 + luck % 7, luck % 31]
                arguments = {"game": game.number, "score": score, "kicks": [[2, 2, 4]] * 2, "returns": [[3, 4]] * 2}
                self.give(Command(COMMISSIONER, "result", arguments))
        self.give(Command(COMMISSIONER, "advance", {}))

    def to_first_week(self) -> Sums:
        """Go on to the next first week, and measure."""
        while not (self.league.phase == TRANSACTIONS and self.league.stage == "week 1"):
            self.step()
        found = sums(self.league)
        self.step()
        return found


def sums(league: League) -> Sums:
    """The mean C + S, and the mean P, at each place."""
    by_slot: dict[str, list[Player]] = {slot: [] for slot in SLOTS}
    for player in league.everybody():
        by_slot[home_slot(player.position)].append(player)
    return {
        slot: (mean(man.c + man.s for man in men), mean(man.p for man in men)) for slot, men in by_slot.items() if men
    }


def drift(recipe: str, seed: int, seasons: int) -> Sums:
    """How much better the men of each place are in the last seasons than in the first."""
    season = Season(recipe, seed)
    found = [season.to_first_week() for _ in range(seasons)]
    last = found[-max(1, seasons // 3) :]
    return {
        slot: (mean(each[slot][0] for each in last) - first[0], mean(each[slot][1] for each in last) - first[1])
        for slot, first in found[0].items()
    }


def mean_drift(recipe: str, seeds: Sequence[int], seasons: int) -> Sums:
    """The mean drift of some leagues: one alone says too little about three dozen quarterbacks."""
    found = [drift(recipe, seed, seasons) for seed in seeds]
    return {slot: (mean(each[slot][0] for each in found), mean(each[slot][1] for each in found)) for slot in found[0]}


def adjusted(recipe: str, drifts: Sums) -> str:
    """The recipe with 'better' and 'worse', and the same for P, moved against the drift."""

    def section(match: re.Match[str]) -> str:
        position, body = match[1], match[2]
        if position in KICKERS:
            return match[0]
        strength, passing = drifts.get(home_slot(position), (0.0, 0.0))
        body = moved(body, ("better", "worse"), round(STEP * strength))
        if re.search(r"pass:.*[1-9]", body):
            body = moved(body, ("better pass", "worse pass"), round(PASS_STEP * passing))
        return f"[{position}]{body}"

    return re.sub(r"\[(\w+\*?)\]([^\[]*better: [^\[]*)", section, recipe)


def moved(body: str, names: tuple[str, str], amount: int) -> str:
    """A section with *amount* fewer of a hundred better, or more of them worse; a line that is missing stands at 0."""
    better, worse = (_number(body, name) for name in names)
    lower = min(max(amount, better - MOST), better - LEAST)
    numbers = better - lower, min(MOST, max(LEAST, worse + amount - lower))
    for name, number in zip(names, numbers, strict=True):
        line = f"{name}: {number}"
        if re.search(rf"^{name}: ", body, re.MULTILINE):
            body = re.sub(rf"^{name}: \d+", line, body, flags=re.MULTILINE)
        elif number:
            body = re.sub(r"^(worse: \d+(?:\nbetter pass: \d+)?)", rf"\1\n{line}", body, flags=re.MULTILINE)
    return body


def _number(body: str, name: str) -> int:
    found = re.search(rf"^{name}: (\d+)", body, re.MULTILINE)
    return int(found[1]) if found else 0


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--leagues", type=int, default=2)
    parser.add_argument("--seasons", type=int, default=20)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--write", action="store_true")
    chosen = parser.parse_args(arguments)
    recipe = RECIPE.read_text(encoding="utf-8")
    for at in range(chosen.rounds):
        first = chosen.seed + at * chosen.leagues
        drifts = mean_drift(recipe, range(first, first + chosen.leagues), chosen.seasons)
        print(
            f"round {at + 1}:",
            ", ".join(f"{slot} {strength:+.2f} P {passing:+.2f}" for slot, (strength, passing) in drifts.items()),
            flush=True,
        )
        recipe = adjusted(recipe, drifts)
        if chosen.write:
            beside = RECIPE.with_suffix(".new")
            beside.write_text(recipe, encoding="utf-8")
            beside.replace(RECIPE)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
