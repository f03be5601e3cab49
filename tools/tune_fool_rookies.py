"""Tune the list of new players of FOOL, so that a league neither starves nor bloats.

    python tools/tune_fool_rookies.py [--rounds 4] [--seasons 20] [--seed 11] [--write]

A league of twelve computer teams goes through its camps and drafts with scores that mean nothing (the games do not
change what players are worth). Where the men of a position are better after those seasons than in the first, fewer of
its rookies are better, or more of them worse. With ``--write`` library/fool/rookies.txt is changed.
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
from fieldhouse.games.fool.owners.desk import run_computers
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
LEAST, MOST = 0, 60
Sums = dict[str, float]


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
    """The mean C + S at each place."""
    by_slot: dict[str, list[int]] = {slot: [] for slot in SLOTS}
    for player in league.everybody():
        by_slot[home_slot(player.position)].append(player.c + player.s)
    return {slot: mean(values) for slot, values in by_slot.items() if values}


def drift(recipe: str, seed: int, seasons: int) -> Sums:
    """How much better the men of each place are in the last seasons than in the first."""
    season = Season(recipe, seed)
    found = [season.to_first_week() for _ in range(seasons)]
    last = found[-max(1, seasons // 3) :]
    return {slot: mean(each[slot] for each in last) - found[0][slot] for slot in found[0]}


def adjusted(recipe: str, drifts: Sums) -> str:
    """The recipe with 'better' and 'worse' moved against the drift."""

    def section(match: re.Match[str]) -> str:
        position, body = match[1], match[2]
        amount = round(STEP * drifts.get(home_slot(position), 0.0))
        if position in ("K", "P") or not amount:
            return match[0]
        better = int(re.search(r"better: (\d+)", body)[1])  # type: ignore[index]
        worse = int(re.search(r"worse: (\d+)", body)[1])  # type: ignore[index]
        lower = min(max(amount, better - MOST), better - LEAST)
        worse = min(MOST, max(LEAST, worse + amount - lower))
        body = re.sub(r"better: \d+", f"better: {better - lower}", body)
        return f"[{position}]{re.sub(r'worse: [0-9]+', f'worse: {worse}', body)}"

    return re.sub(r"\[(\w+\*?)\]([^\[]*better: [^\[]*)", section, recipe)


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seasons", type=int, default=20)
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--write", action="store_true")
    chosen = parser.parse_args(arguments)
    recipe = RECIPE.read_text(encoding="utf-8")
    for at in range(chosen.rounds):
        drifts = drift(recipe, chosen.seed + at, chosen.seasons)
        print(f"round {at + 1}:", ", ".join(f"{slot} {value:+.2f}" for slot, value in drifts.items()), flush=True)
        recipe = adjusted(recipe, drifts)
        if chosen.write:
            beside = RECIPE.with_suffix(".new")
            beside.write_text(recipe, encoding="utf-8")
            beside.replace(RECIPE)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
