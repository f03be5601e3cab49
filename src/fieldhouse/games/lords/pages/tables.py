"""The charts of Lords of Baseball as tables of plain text, from the same charts that the rules read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import Final, TypeVar

from fieldhouse.games.lords.asks.deals import chart_text
from fieldhouse.games.lords.asks.house import JOURNEYMEN_PAY
from fieldhouse.games.lords.asks.money import PAY
from fieldhouse.games.lords.asks.setup import MANAGER_PRICE
from fieldhouse.games.lords.model import HIGHEST, LOWEST, MEDIA_PRICE, NAMES, NEVER, STARS, Charts, money
from fieldhouse.games.lords.pages.wording import in_words
from fieldhouse.games.lords.rules.cards import HELD_PRICE, UNUSED_PRICE
from fieldhouse.games.lords.rules.pennant import FIRST_WIN, MOMENTUM, NO_END, SERIES_CHART, SERIES_LOSER, SERIES_WINNER
from fieldhouse.games.lords.rules.points import (
    A_POINT,
    DEPTH_POINTS,
    FINAL_DEPTH,
    LOAN_POINT,
    MOST_MONEY,
    MOST_PENNANTS,
    PAIR_POINTS,
    PER_PLAYER,
    RANKING,
    WINNING_SEASON,
)
from fieldhouse.games.lords.rules.season import DEPTH_BANDS, DEPTH_DRM, DEPTH_RECORD
from fieldhouse.games.lords.rules.year_end import FIRST_TO_LAST, FOR_TWO, SECOND_TO_THIRD
from fieldhouse.table.plain_json import PlainReport

Table = PlainReport
T = TypeVar("T")
ABILITIES: Final = (
    "holds 1 media cube at most", "holds 2 media cubes at most", "first roll for a Phenom and for a Prospect is free",
    "starts each phase with 1 media cube", "starts each phase with 2 media cubes",
)  # fmt: skip
"""3.1.1, by the stars of the front office."""


def table(title: str, heads: Sequence[str], rows: Iterable[Sequence[object]]) -> Table:
    """A chart as plain text: title, heads, rows."""
    return {"title": title, "heads": list(heads), "rows": [[str(cell) for cell in row] for row in rows]}


def board_tables(charts: Charts) -> list[Table]:
    """The main board: what everybody looks at together."""
    return [
        table("Wins for first place (4.1.5)", ("die", "wins"), enumerate(charts.first_place[1:], start=1)),
        table(
            "Trade chart (5.7.2), one trade a phase",
            ("give", "get"),
            ((chart_text(swap.give), chart_text(swap.get)) for swap in charts.trades),
        ),
        table("Trade impact (2.6)", ("die", "games"), _by_die(charts.trade_impact, in_words)),
        table(
            "Tie-breaker (6.2.1.1): depth and manager",
            ("journeymen", "die"),
            zip(bands(), _signed(DEPTH_DRM), strict=True),
        ),
        table("Ranking (6.2.3)", ("place", "VP"), enumerate(RANKING, start=1)),
        _luxury_tax(),
    ]


def mat_tables(charts: Charts) -> list[Table]:
    """What is printed on every owner's mat."""
    manager = zip(
        STARS, *map(_signed, (charts.manager_card[1:], charts.manager_team[1:], charts.manager_drm[1:])), strict=True
    )
    wins, drms = zip(*MOMENTUM, strict=True)
    return [
        table("Manager", ("stars", "card", "team", "series"), manager),
        table("Phenom to majors (8.3)", ("die", ""), _by_die(charts.to_majors, _promoted)),
        table(
            "Prospect to phenom (8.4)",
            ("die", ""),
            _by_die(charts.to_phenom, lambda made: "phenom" if made else "prospect"),
        ),
        table("Championship series (6.2.2)", ("die", "", "VP", "cash"), _series()),
        table("Momentum (6.2.2)", ("late wins", "die"), zip(bands(wins), _signed(drms), strict=True)),
    ]


def supplement_tables(charts: Charts) -> list[Table]:
    """The player supplement."""
    depth = (
        (band, *(_record(games) for games in record), signed(drm), signed(points))
        for band, record, drm, points in zip(bands(), DEPTH_RECORD, DEPTH_DRM, DEPTH_POINTS, strict=True)
    )
    farm = ((stars, money(level.cost), *level[1:]) for stars, level in zip(STARS, charts.farm[1:], strict=True))
    office = zip(
        STARS, map(money, charts.office_cost[1:]), _signed(charts.office_drm[1:]), WINNING_SEASON[1:], strict=True
    )
    payout = ((die, money(line.cash), money(line.per_cube)) for die, line in _lines(charts.payout))
    final = ((band, *(signed(row[index]) for row in FINAL_DEPTH)) for index, band in enumerate(bands()))
    return [
        table("Roster depth (5.2)", ("journeymen", "early", "mid", "late", "tie, series", "VP"), depth),
        table("Farm system (8.1)", ("stars", "cost", "phenoms", "prospects", "utilities"), farm),
        table("Front office", ("stars", "cost", "die", "VP of a winning season"), office),
        table("Payout (6.1)", ("die", "cash", "for each cube"), payout),
        table("Retirement, free agency (6.2.4)", ("die", ""), _by_die(charts.retirement, in_words)),
        table("Injury", ("die", ""), _by_die(charts.injury, in_words)),
        table("Final depth (9.0): final by starting journeymen", ("final", *bands()), final),
        table("Points of a year (6.2.3)", ("for", "VP"), POINTS_TABLE),
        table("Salaries (7.2)", ("", ""), SALARIES),
    ]


POINTS_TABLE: Final = (
    ("a win on the track", 1), ("a star of the organization", 1),
    *zip(("a superstar", "an all-star", "a phenom"), PER_PLAYER.values(), strict=True),
    ("two media cubes given back", PAIR_POINTS), (f"{money(A_POINT)}, without a loan", 1),
    ("end of the game: most money", ", ".join(map(str, MOST_MONEY))),
    ("end of the game: most pennants", ", ".join(map(str, MOST_PENNANTS))),
    (f"end of the game: each {money(LOAN_POINT)} of a loan", -1),
)  # fmt: skip
SALARIES: Final = (
    *zip(("a superstar", "an all-star", "all regulars"), map(money, PAY), strict=True),
    ("all journeymen", money(JOURNEYMEN_PAY)), ("a manager's star", money(MANAGER_PRICE)),
    ("a media cube, three a payout", money(MEDIA_PRICE)), ("a card left over", money(UNUSED_PRICE)),
    ("a card held, three at most", money(HELD_PRICE)), ("interest at each payout", "10%"),
)  # fmt: skip


def bands(mosts: Sequence[int] = DEPTH_BANDS) -> list[str]:
    """A chart's lines by the most of each; if none are given, 5.2: of journeymen, the deepest roster first."""
    lows = (0, *(most + 1 for most in mosts))
    return [f"{low}+" if most == NO_END else f"{low}-{most}" for low, most in zip(lows, mosts, strict=False)]


def _record(games: int) -> str:
    """Wins, or losses if below nought."""
    return f"W {games}" if games > 0 else f"L {-games}"


def signed(number: int) -> str:
    """With its sign, nought without one."""
    return f"{number:+d}" if number else "0"


def _signed(numbers: Iterable[int]) -> list[str]:
    """Numbers with their signs."""
    return [signed(number) for number in numbers]


def _lines(chart: Sequence[T]) -> list[tuple[str, T]]:
    """A chart read by a modified die, as lines: equal neighbours together."""
    found, reading = [], LOWEST
    for cell, group in groupby(chart):
        low, high = reading, reading + len(list(group)) - 1
        reading = high + 1
        found.append((_range(low, high), cell))
    return found


def _range(low: int, high: int) -> str:
    """Readings from one to another, as they are printed."""
    if low == LOWEST:
        return f"{high} or less"
    return f"{low}+" if high == HIGHEST else f"{low}" if low == high else f"{low}-{high}"


def _by_die(chart: Sequence[T], words: Callable[[T], str]) -> list[tuple[str, str]]:
    """A chart's cells in words, beside their readings."""
    return [(die, words(cell)) for die, cell in _lines(chart)]


def _promoted(kind: int) -> str:
    """What a phenom becomes, in words."""
    return "never makes it" if kind == NEVER else NAMES[kind]


def _series() -> list[tuple[object, ...]]:
    """The chart of the championship series."""
    rows: list[tuple[object, ...]] = []
    low = LOWEST
    for most, text, points in SERIES_CHART:
        rows.append(
            (
                _range(low, min(most, HIGHEST)),
                text,
                signed(points),
                money(SERIES_WINNER if most >= FIRST_WIN else SERIES_LOSER),
            )
        )
        low = most + 1
    return rows


def _luxury_tax() -> Table:
    """Who pays whom, by the points between them."""
    rows = []
    for who, (first, later) in (
        ("first to last", FIRST_TO_LAST), ("second to third, of four", SECOND_TO_THIRD), ("two owners", FOR_TWO)
    ):  # fmt: skip
        (below, near), (_, far) = first
        rows.append(
            (who, f"under {below} / more", f"{money(near)} / {money(far)}", " / ".join(money(pay) for _, pay in later))
        )
    return table("Luxury tax (6.2.5, 13.1)", ("who pays whom", "VP apart", "first year", "later"), rows)
