"""Make the Fast Action deck and the Fast Break chart that ship with Statis Pro Basketball.

    python tools/make_statispro_deck.py [--out FOLDER]

The counts below are ours, within what the rule book says of the deck; docs/statispro-deck.md tells how they were found
and what they reach. Every section is dealt over the cards with a stride of its own, so that no two sections of a card
go together. The same counts give the same deck, byte for byte.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import cycle
from pathlib import Path
from typing import Any, TypeVar

from fieldhouse.games.statispro import model
from fieldhouse.games.statispro.cards.deck import deck_faults, deck_text, read_deck
from fieldhouse.games.statispro.cards.fast_break_chart import COLUMNS, fast_breaks_text, read_fast_breaks
from fieldhouse.games.statispro.model import (
    CARDS,
    FIVE,
    GRADES,
    PF,
    PG,
    SF,
    SG,
    Block,
    C,
    FastBreaks,
    FoulNumber,
    Jump,
    Reading,
    Rebound,
    Shot,
    ZReading,
)

LIBRARY = Path(__file__).parents[1] / "src/fieldhouse/library/statispro"
PREFACE = "The Fast Action deck, made by tools/make_statispro_deck.py: change that, not this."
CHART_PREFACE = "The Fast Break chart, made by tools/make_statispro_deck.py: change that, not this."

# Pass numbers, each position's alike but for the tail above 24 that nobody shoots on.
ACTION_NUMBERS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24)
ACTION_LOW = (2,)
ACTION_TAIL = {PG: 12, SG: 10, SF: 10, PF: 9, C: 9}
ADVANCE_NUMBERS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24)
ADVANCE_LOW = (3, 10)
ADVANCE_TAIL = 8
ASSIST_FROM = 16
ASSISTS = (3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
CHOICES = (1, 8, 10, 12, 14, 16, 17, 19, 21, 22)
HIGHEST_STEAL = 10
STEAL_CARDS = HIGHEST_STEAL * len(FIVE)
STEAL_STRIDE = 3
TURNOVERS = ("traveling", "double dribble", "line violation")
LOST = ("ball thrown away", "3 seconds")


Dealt = TypeVar("Dealt")


def spread(readings: Sequence[object], stride: int) -> list[object]:
    """The readings dealt over the 200 cards with a stride that has no divisor in common with 200."""
    assert len(readings) == len(CARDS), f"{len(readings)} readings for {len(CARDS)} cards"
    dealt: list[object] = [None] * len(CARDS)
    at = stride
    for reading in readings:
        dealt[at % len(CARDS)] = reading
        at += stride
    return dealt


def evenly(count: int, low: int, high: int) -> list[int]:
    """So many whole numbers, evenly from low to high."""
    return [round(low + (high - low) * (index + 0.5) / count - 0.5 + 0.5 * (index % 2)) for index in range(count)]


def passes(numbers: Sequence[int], low: Sequence[int], tails: dict[int, int]) -> list[Reading]:
    found = []
    assists = cycle(ASSISTS)
    for position in FIVE:
        tail = [25 + index % 6 for index in range(tails[position])]
        for number in (*numbers, *low, *tail):
            assist = next(assists) if number >= ASSIST_FROM else 0
            found.append(Reading(model.PASS, position, number, assist))
    return found


def action() -> list[Reading]:
    found = passes(ACTION_NUMBERS, ACTION_LOW, ACTION_TAIL)
    seasons = evenly(6, 1, 99)
    for index, position in enumerate((PG, SG, SF, PF, C, PG)):
        found.append(Reading(model.TURNOVER, position, season=seasons[index], how=TURNOVERS[index % 3]))
    found += [Reading(model.DEFENSIVE_FOUL, index % 5, season=number) for index, number in enumerate(evenly(8, 1, 99))]
    found += [Reading(model.FOULED_SHOOTING)] * 2 + [Reading(model.OFFENSIVE_FOUL)] * 4
    return found + [Reading(model.CONSULT_Z)] * (len(CARDS) - len(found))


def advance() -> list[Reading]:
    found = passes(ADVANCE_NUMBERS, ADVANCE_LOW, dict.fromkeys(FIVE, ADVANCE_TAIL))
    step = len(found) / STEAL_CARDS
    for index in range(STEAL_CARDS):
        place = int(index * step)
        old = found[place]
        found[place] = Reading(model.PASS, old.position, old.number, old.assist, *steal(index))
    found += [Reading(model.CHOICE, number=number) for number in CHOICES]
    fouls = len(CARDS) - len(found) - 13
    found += [
        Reading(model.DEFENSIVE_FOUL, index % 5, season=number) for index, number in enumerate(evenly(fouls, 1, 99))
    ]
    seasons = evenly(7, 1, 99)
    found += [Reading(model.TURNOVER, index % 5, season=seasons[index], how=LOST[index % 2]) for index in range(7)]
    found += [Reading(model.CLOCK_VIOLATION, index) for index in (PG, SG)] + [Reading(model.KICKED_BALL)] * 2
    return found + [Reading(model.JUMP_BALL, index) for index in (SF, C)]


def steal(index: int) -> tuple[int, int]:
    """What it takes to steal the pass, and at which position: each has every number once, one more for one of STEAL."""
    thief, round_ = index % len(FIVE), index // len(FIVE)
    return 1 + (STEAL_STRIDE * round_ + 2 * thief) % HIGHEST_STEAL, thief


def press() -> list[Reading]:
    found: list[Reading] = []
    for position in FIVE:
        numbers = evenly(22, 1, 26)
        found += [
            Reading(model.PASS, position, number, 5 + index % 7 if index % 3 == 0 else 0)
            for index, number in enumerate(numbers)
        ]
    found += [Reading(model.CHOICE, number=number) for number in evenly(12, 2, 22)]
    hows = ("ball not put in play in time", "traveling", "line violation", "double dribble", "ball thrown away")
    found += [Reading(model.TURNOVER, index % 5, season=0, how=hows[index % len(hows)]) for index in range(22)]
    found += [Reading(model.DEFENSIVE_FOUL)] * 18 + [Reading(model.INTENTIONAL_FOUL)] * 2
    found += [Reading(model.CHOICE_SCORES)] * 8 + [Reading(model.OFFENSIVE_FOUL)] * 3
    found += [Reading(model.JUMP_BALL, index) for index in FIVE] + [Reading(model.DEAD_BALL_FOUL)] * 2
    found += [Reading(model.TRAP, index % 5, 18 + index % 9) for index in range(10)]
    return found + [Reading(model.CONSULT_Z)] * (len(CARDS) - len(found))


REBOUNDS: tuple[tuple[int, tuple[int, ...], int, int, int], ...] = (
    # cards, positions, team, defenders' bonus, kind
    (6, (PG,), model.ONLY_DEFENSE, 0, model.DEFENDER_BREAK),
    (4, (SG,), model.ONLY_DEFENSE, 0, model.DEFENDER_BREAK),
    (9, (PF,), model.ONLY_DEFENSE, 0, model.DEFENDER_BREAK),
    (7, (C,), model.ONLY_DEFENSE, 0, model.DEFENDER_BREAK),
    (1, (PG,), model.ONLY_DEFENSE, 0, model.DEFENDER),
    (1, (SG,), model.ONLY_DEFENSE, 0, model.DEFENDER),
    (3, (PG, PF, C), model.ONLY_DEFENSE, 0, model.HIGH),
    (3, (SG, PF, C), model.ONLY_DEFENSE, 0, model.HIGH),
    (5, (PF,), model.ONLY_DEFENSE, 0, model.DEFENDER),
    (5, (C,), model.ONLY_DEFENSE, 0, model.DEFENDER),
    (1, (PG,), model.ONLY_OFFENSE, 0, model.ATTACKER),
    (2, (SG,), model.ONLY_OFFENSE, 0, model.ATTACKER),
    (2, (SF, PF, C), model.ONLY_OFFENSE, 0, model.HIGH),
    (4, (SF,), model.ONLY_OFFENSE, 0, model.ATTACKER),
    (6, (PF,), model.ONLY_OFFENSE, 0, model.ATTACKER),
    (12, (PG, C), model.ONLY_DEFENSE, 0, model.HIGH),
    (3, (SG, C), model.ONLY_DEFENSE, 0, model.HIGH),
    (7, (SF, C), model.ONLY_DEFENSE, 0, model.HIGH),
    (1, (PG, SG), model.ONLY_DEFENSE, 0, model.HIGH),
    (9, (PG, C), model.ONLY_OFFENSE, 0, model.HIGH),
    (11, (SF,), model.BOTH, 9, model.HIGH),
    (5, (SF,), model.BOTH, 3, model.HIGH),
    (2, (SF,), model.BOTH, 6, model.HIGH),
    (2, (SF,), model.BOTH, 12, model.HIGH),
    (10, (SG,), model.BOTH, 3, model.HIGH),
    (2, (SG,), model.BOTH, 0, model.HIGH),
    (5, (PG,), model.BOTH, 0, model.HIGH),
    (4, (PF,), model.BOTH, 16, model.HIGH),
    (10, (PG, C), model.BOTH, 0, model.HIGH),
    (7, (PG, SF), model.BOTH, 6, model.HIGH),
    (4, (SG, PF), model.BOTH, 9, model.HIGH),
    (3, (SG, PF), model.BOTH, 0, model.HIGH),
    (3, (SG, C), model.BOTH, 16, model.HIGH),
    (2, (PG, PF), model.BOTH, 9, model.HIGH),
    (1, (PG, PF), model.BOTH, 16, model.HIGH),
    (2, (SG, SF), model.BOTH, 12, model.HIGH),
    (2, (SF, PF), model.BOTH, 16, model.HIGH),
    (6, (PG, SG, PF), model.BOTH, 3, model.HIGH),
    (4, (PG, PF, C), model.BOTH, 16, model.HIGH),
    (3, (SG, PF, C), model.BOTH, 0, model.HIGH),
    (1, (SG, SF, PF, C), model.BOTH, 0, model.HIGH),
    (1, (PG, SG, SF, PF, C), model.BOTH, 6, model.HIGH),
)
OTHER_REBOUNDS = (
    [Rebound(model.OUT_TO_OFFENSE)] * 4 + [Rebound(model.OUT_TO_DEFENSE)] * 5 + [Rebound(model.OFFENSIVE_GOALTENDING)]
    + [Rebound(model.LOOSE_BALL_DEFENSE)] * 4 + [Rebound(model.LOOSE_BALL_OFFENSE)] * 3
    + [Rebound(model.REBOUND_JUMP, (PG,)), Rebound(model.REBOUND_JUMP, (C,))]
)  # fmt: skip


def rebounds() -> list[Rebound]:
    found: list[Rebound] = []
    numbers = cycle([6 + 11 * index % 29 for index in range(29)])
    assists = cycle([8 + 5 * index % 13 for index in range(13)])
    for count, positions, team, bonus, kind in REBOUNDS:
        for _ in range(count):
            if team == model.ONLY_DEFENSE:
                found.append(Rebound(kind, positions, team))
            else:
                found.append(Rebound(kind, positions, team, bonus, next(numbers), next(assists)))
    return found + OTHER_REBOUNDS


FOULERS = (PG,) * 7 + (SG,) * 8 + (SF,) * 9 + (PF,) * 11 + (C,) * 11 + (model.BY_FOUL_NUMBER,) * 16
BLOCKERS = (PG,) * 3 + (SG,) * 4 + (SF,) * 8 + (PF,) * 14 + (C,) * 21
AND_ONES = 19
BLOCKS = 50
HIGHEST_BLOCK = 52
HIGHEST_RATE = 9
LANES = {120: "D", 141: "O", 161: "D", 1: "O", 171: "O", 199: "D", 200: "D"}


def shots() -> list[Shot]:
    """Foul tags on two-point tries, some on low numbers (and-ones), most on misses; blocks where they kill a basket."""
    foulers = spread_over(FOULERS, len(FOULERS))
    overs = spread_over(
        [int(27.5 * ((index + 0.5) / len(FOULERS)) ** 1.1) for index in range(len(FOULERS))], len(FOULERS)
    )
    low = pick(range(1, 61), AND_ONES)
    high = pick(range(125, 195), len(FOULERS) - AND_ONES)
    tagged = dict(zip([*low, *high], zip(foulers, overs, strict=True), strict=True))
    free = [card for card in range(1, 2 * HIGHEST_BLOCK + 1) if card not in tagged]
    blocked = dict(zip(pick(free, BLOCKS), spread_over(block_tags(), BLOCKS), strict=True))
    found = []
    for card in CARDS:
        number = (card + 1) // 2
        fouler, over = tagged.get(card, (model.NO_FOUL, 0))
        blocker, rate = blocked.get(card, (model.NOBODY, 0))
        is_foul = fouler != model.NO_FOUL
        found.append(Shot(number, fouler, over, is_foul, rate, blocker, number >= 98, LANES.get(card, "")))
    return found


def block_tags() -> list[tuple[int, int]]:
    """Blocker and rate: the rates of every position lie evenly up to the highest."""
    found = []
    for position in FIVE:
        count = BLOCKERS.count(position)
        found += [(position, 1 + HIGHEST_RATE * index // count) for index in range(count)]
    return found


def pick(cards: Sequence[int], count: int) -> list[int]:
    """So many of the cards, evenly."""
    return [cards[int((index + 0.5) * len(cards) / count)] for index in range(count)]


def spread_over(values: Sequence[Dealt], count: int) -> list[Dealt]:
    """The values in an order that mixes them: every seventh, round and round."""
    stride = next(stride for stride in (7, 11, 13, 17) if count % stride)
    return [values[index * stride % count] for index in range(count)]


def jumps() -> list[Jump]:
    return [Jump(position, index % 16) for position in FIVE for index in range(40)]


def blocks() -> list[Block]:
    found = [Block(model.BLOCK_DEFENSE, position) for position in FIVE for _ in range(20)]
    found += [Block(model.BLOCK_OFFENSE, position) for position in FIVE for _ in range(10)]
    found += [Block(model.BLOCK_OUT_TO_OFFENSE)] * 34 + [Block(model.BLOCK_OUT_TO_DEFENSE)] * 12
    return found + [Block(model.BLOCK_GOALTENDING)] * 4


def z_readings() -> list[ZReading]:
    found = [ZReading(model.STOLEN_BREAK)] * 10 + [ZReading(model.TECHNICAL_FOUL)] * 6
    found += [ZReading(model.COACH_TECHNICAL, is_offense) for is_offense in (True, False)]
    found += [ZReading(model.ILLEGAL_DEFENSE)] * 3 + [ZReading(model.CHOICE_SCORES_FOULED)] * 2
    found += [ZReading(model.Z_DEAD_BALL_FOUL)] * 2 + [ZReading(model.FLAGRANT_FOUL), ZReading(model.ELBOW_FOUL)]
    found += [ZReading(model.DOUBLE_FOUL), ZReading(model.THREE_POINTER), ZReading(model.FIGHT)]
    found += [ZReading(model.GREAT_NIGHT)] * 4 + [ZReading(model.TIP_IN)] * 2 + [ZReading(model.HEAVE)] * 6
    found += [ZReading(model.INJURY, how_long=how_long) for how_long in ("period", "half", "game")] * 3
    found += [ZReading(model.INJURY_GAMES, rating=rating) for rating in range(1, 9)]
    rests = len(CARDS) - len(found)
    return found + [ZReading(model.MANDATORY_REST, index % 2 == 0, index // 2 % 5) for index in range(rests)]


def make_deck() -> model.Deck:
    fouls = [FoulNumber((card + 1) // 2, ((card + 1) // 2 - 1) // 20 + 1) for card in CARDS]
    sections: dict[str, Any] = {
        "action": spread(action(), 57), "rebound": spread(rebounds(), 83), "advance": spread(advance(), 131),
        "jump": spread(jumps(), 91), "block": spread(blocks(), 27), "z": spread(z_readings(), 39),
        "press": spread(press(), 163), "shot": shots(), "foul": fouls,
    }  # fmt: skip
    columns: dict[str, Any] = {name: (None, *column) for name, column in sections.items()}
    return model.Deck("fieldhouse", **columns)


# The Fast Break chart: FOUL #s of each outcome in column A, and what each column to the right adds.
BREAKS = ((40, -5), (8, -1), (4, 0), (16, 0), (7, 0), (8, 0))


def make_fast_breaks() -> FastBreaks:
    columns = []
    for column in range(len(COLUMNS)):
        widths = [first + step * column for first, step in BREAKS]
        widths.append(100 - sum(widths))
        columns.append((-1, *(outcome for outcome, width in enumerate(widths) for _ in range(width))))
    neutral = COLUMNS.index("D")
    table = tuple(
        tuple(max(0, min(len(COLUMNS) - 1, neutral - (defense - offense))) for defense in range(len(GRADES)))
        for offense in range(len(GRADES))
    )
    return FastBreaks((table, table), tuple(columns))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=LIBRARY)
    folder = parser.parse_args().out
    deck = make_deck()
    for fault in deck_faults(deck, "deck.txt"):
        raise SystemExit(fault)
    texts = {
        "deck.txt": deck_text(deck, PREFACE),
        "fastbreak.txt": fast_breaks_text(make_fast_breaks(), CHART_PREFACE),
    }
    read_deck(texts["deck.txt"], "deck.txt")
    read_fast_breaks(texts["fastbreak.txt"], "fastbreak.txt")
    for name, text in texts.items():
        beside = folder / f".{name}"
        beside.write_text(text, encoding="utf-8")
        beside.replace(folder / name)


if __name__ == "__main__":
    main()
