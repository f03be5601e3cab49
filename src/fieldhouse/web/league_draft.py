"""The draft room: the new players ranked for a club, and what its roster lacks."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.fool.coaching.needs import lasting_value, needs_of
from fieldhouse.games.fool.player_value import ROSTER_SHAPE, SLOTS, home_slot
from fieldhouse.games.fool.rules.draft import draft_order, on_the_clock
from fieldhouse.games.fool.state import DRAFT, League
from fieldhouse.leagues import reports
from fieldhouse.leagues.player_words import PLACES, age_in_words, kicks_in_words, marks_in_words
from fieldhouse.table.plain_json import PlainReport

COMING: Final = 8
"""Choices that are shown ahead."""
TYPICAL: Final = 10.0
"""What a man is worth who just does at his place."""


def draft_room(league: League, team: str) -> PlainReport:
    """All that an owner wants to see when he is to choose."""
    pick = on_the_clock(league) if league.phase == DRAFT else None
    left = draft_order(league)[len(league.drafted) :]
    return {
        "is_mine": pick is not None and pick.owner == team,
        "is_open": pick is not None,
        "players": _ranked(league, team),
        "needs": _lacking(league, team),
        "coming": [
            {"choice": choice, "round": each.round, "team": each.owner, "is_mine": each.owner == team}
            for choice, each in enumerate(left[:COMING], len(league.drafted) + 1)
        ],
        "mine": sum(each.owner == team for each in left),
    }


def _ranked(league: League, team: str) -> list[PlainReport]:
    """The new players, those who help the team most first: what each is worth, and how much he would help."""
    needs = needs_of(league, team)
    rows: list[PlainReport] = []
    for player in league.rookie_class():
        worth = lasting_value(player)
        rows.append(
            {
                **dict(zip(reports.PLAYER_COLUMNS, reports.player_row(league, player), strict=True)),
                "marks": marks_in_words(league, player),
                "kicks": kicks_in_words(player),
                "age": age_in_words(player),
                "years": player.age,
                "slot": home_slot(player.position),
                "worth": round(worth, 1),
                "helps": round(needs.gain(player) + 0.5 * worth, 1),
            }
        )
    return sorted(rows, key=lambda row: (-row["helps"], row["number"]))


def _lacking(league: League, team: str) -> list[PlainReport]:
    """Each place of the roster, the weakest first: how many there are, and what the last of the starters is worth."""
    needs = needs_of(league, team)
    found = [
        {
            "slot": slot,
            "words": PLACES[slot],
            "have": len(needs.values[slot]),
            "want": ROSTER_SHAPE[slot],
            "starter": round(needs.place(slot, SLOTS[slot] - 1), 1),
            "is_weak": needs.place(slot, SLOTS[slot] - 1) < TYPICAL or len(needs.values[slot]) < SLOTS[slot],
        }
        for slot in ROSTER_SHAPE
    ]
    return sorted(found, key=lambda each: each["starter"])
