"""Try other prices and habits for one of the computer's owners of Lords of Baseball, on the same dice.

    python -m tools.lords_tuning try rival "for media: 0" "most lacking: 4; upkeep: 3000" --games 120
    python -m tools.lords_tuning climb rival --games 120 [--only "upkeep,for stars"]
    python -m tools.lords_tuning even --games 360

``try`` plays one owner in every seat against three of the characters, as he is and with the lines of each trial instead
of his own, on the same seeds and in the same company. Told are the share of games won, the lead over the best of the
others in victory points, and what the trial gains on it with its standard error. ``climb`` does the same with every
number of the block, more and less, one after the other, keeps what gains more than its error, and prints the block in
the end. ``even`` tells the characters' leads over the mean of the table in mixed games, which is less noisy than their
wins. Nothing is written.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import Final

from tools.lords_owners import RIVAL, SEATS, tables

from fieldhouse import catalog
from fieldhouse.games.lords.cards.characters import read_characters
from fieldhouse.games.lords.coaching.owner import OwnerCoach
from fieldhouse.games.lords.coaching.temper import Temper
from fieldhouse.library import component_text
from fieldhouse.library.lords import GAME, OWNERS
from fieldhouse.table.game import Playable
from fieldhouse.table.play import play_out, without_collector
from fieldhouse.table.table import BatchTable

Tempers = Mapping[str, Temper]
STEPS: Final = (1.5, 0.67)
"""What a number is multiplied by, one trial after the other."""
CLEAR: Final = 1.0
"""A gain is kept beyond so many of its errors."""


def with_lines(text: str, name: str, lines: Sequence[str]) -> str:
    """The owners' text with *lines* in the block of *name*, instead of what it says of the same things."""
    kept, inside, names = [], False, [line.partition(":")[0].strip() for line in lines]
    for line in text.splitlines():
        if line.startswith("["):
            inside = line == f"[{name}]"
            kept.append(line)
            kept += lines if inside else ()
        elif not inside or line.partition(":")[0].strip() not in names:
            kept.append(line)
    return "\n".join(kept) + "\n"


def read(text: str) -> dict[str, Temper]:
    """All owners of the text, by name."""
    return {name: character.temper for name, character in read_characters(text, "owners").items()}


def played(tempers: Sequence[Temper], seed: int) -> Playable:
    """A game of such owners to its end."""
    definition = catalog.game("lords")
    coaches = [OwnerCoach(temper) for temper in tempers]
    return play_out(definition.start(definition.header((), 0, {}), BatchTable(seed, coaches)), definition.step)


def company(known: Tempers, games: int, seed: int) -> Iterator[tuple[int, list[Temper]]]:
    """Three characters for each seed, in all orders."""
    names = [name for name in known if name != RIVAL]
    for at, levels in tables(names, games, seed):
        yield at, [known[level] for level in levels[: SEATS - 1]]


def leads(temper: Temper, known: Tempers, games: int, seed: int) -> list[int]:
    """By how much one owner beats the best of three characters, game by game, in every seat."""
    found = []
    with without_collector():
        for at, others in company(known, games, seed):
            place = at % SEATS
            score = list(played([*others[:place], temper, *others[place:]], at).score)
            mine = score.pop(place)
            found.append(mine - max(score))
    return found


def tell_gain(trial: str, now: Sequence[int], before: Sequence[int]) -> tuple[float, float]:
    """Print what a trial came to; what it gains, and the error of that."""
    gains = [one - other for one, other in zip(now, before, strict=True)]
    mean = sum(gains) / len(gains)
    error = sqrt(sum((gain - mean) ** 2 for gain in gains) / max(len(gains) - 1, 1) / len(gains))
    won = sum(lead > 0 for lead in now) / len(now)
    print(f"| {trial} | {won:.3f} | {sum(now) / len(now):+.1f} | {mean:+.1f} | {error:.1f} |", flush=True)
    return mean, error


def try_all(text: str, name: str, trials: Sequence[str], games: int, seed: int) -> None:
    """Print what each trial comes to."""
    known = read(text)
    before = leads(known[name], known, games, seed)
    tell_gain("as he is", before, before)
    for trial in trials:
        changed = with_lines(text, name, [line.strip() for line in trial.split(";")])
        tell_gain(trial, leads(read(changed)[name], known, games, seed), before)


def block_of(text: str, name: str) -> list[str]:
    """The lines of an owner's block that hold numbers."""
    block = text.partition(f"[{name}]\n")[2].partition("\n[")[0].strip()
    return [line for line in block.splitlines() if not line.startswith("about")]


def stepped(line: str) -> Iterator[str]:
    """A line with each of its numbers stepped up and down."""
    name, _, value = line.partition(":")
    words = value.split()
    for at, word in enumerate(words):
        for step in STEPS:
            number = float(word) * step
            whole = "." not in word
            changed = str(round(number)) if whole else f"{number:.2f}"
            if changed != word:
                yield f"{name}: {' '.join([*words[:at], changed, *words[at + 1 :]])}"


def climb(text: str, name: str, only: Sequence[str], games: int, seed: int) -> None:
    """One pass over the numbers of a block, each more and less; other seeds for each, so that luck is not kept."""
    for at, line in enumerate(block_of(text, name)):
        if only and line.partition(":")[0] not in only:
            continue
        known, first = read(text), seed + at * games
        before = leads(known[name], known, games, first)
        for trial in stepped(line):
            changed = with_lines(text, name, [trial])
            now = leads(read(changed)[name], known, games, first)
            gain, error = tell_gain(trial, now, before)
            if gain > CLEAR * error:
                text, before = changed, now
                break
    print("\n".join(block_of(text, name)))


def even(text: str, games: int, seed: int) -> None:
    """Print each character's wins, and his lead over the mean of the table with its error."""
    known = read(text)
    won: Counter[str] = Counter()
    found: dict[str, list[float]] = {name: [] for name in known if name != RIVAL}
    with without_collector():
        for at, levels in tables(list(found), games, seed):
            game = played([known[level] for level in levels], at)
            mean = sum(game.score) / SEATS
            for place, level in enumerate(levels):
                found[level].append(game.score[place] - mean)
                won[level] += game.winner == place
    for name, over in found.items():
        mean = sum(over) / len(over)
        error = sqrt(sum((lead - mean) ** 2 for lead in over) / max(len(over) - 1, 1) / len(over))
        print(f"| {name} | {won[name] / len(over):.3f} | {mean:+.1f} | {error:.1f} |", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("try", "climb", "even"))
    parser.add_argument("owner", nargs="?", default=RIVAL)
    parser.add_argument("trials", nargs="*")
    parser.add_argument("--only", default="")
    parser.add_argument("--file", type=Path, help="owners' text; without it the one that is in force")
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--seed", type=int, default=5_000_000)
    given = parser.parse_args()
    text = given.file.read_text(encoding="utf-8") if given.file else component_text(GAME, OWNERS)
    if given.what == "even":
        even(text, given.games, given.seed)
    elif given.what == "try":
        try_all(text, given.owner, given.trials, given.games, given.seed)
    else:
        only = [name for name in given.only.split(",") if name]
        climb(text, given.owner, only, given.games, given.seed)


if __name__ == "__main__":
    main()
