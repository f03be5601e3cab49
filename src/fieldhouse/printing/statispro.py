"""Statis Pro Basketball on paper: a team's cards, and the Fast Action deck with its chart, all to be cut out."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.statispro.cards.deck import SECTIONS
from fieldhouse.games.statispro.cards.fast_break_chart import COLUMNS, OUTCOMES
from fieldhouse.games.statispro.model import CARDS, GRADES, NO_RANGE, POSITIONS, ROLES, Deck, FastBreaks, Player, Team
from fieldhouse.library import statispro
from fieldhouse.printing.typeset import PrintedSheet
from fieldhouse.table.plain_json import Fields
from fieldhouse.table.seat import HOME

TEAM_TEMPLATE: Final = "statispro.typ"
DECK_TEMPLATE: Final = "statispro_deck.typ"
RPG_RANGES: Final = (("PG", "01-20"), ("SF", "21-40"), ("C", "41-60"), ("PF", "61-80"), ("SG", "81-00"))
LEGEND: Final = (
    ("PF 11 §7", "pass to PF, Pass # 11; ASSIST 7 or more may pass on for an open shot"),
    ("S4 PG", "STEAL 4 or more of the defending PG takes the pass"),
    ("choice 14", "pass to any man whose ATTEMPTS reach 14"),
    ("[T58] [F56 C]", "house numbers: above the season's T or F it is a Pass 12 (to C)"),
    ("D PG FB", "rebound of the defending PG, who may run the Fast Break"),
    ("high SF/C +9 31/§8", "the highest REBOUNDS at SF and C, defenders +9; an attacker reads 31 and §8"),
    ("high D, high O", "the highest of the defense, of the offense alone"),
    ("foul PG >5 two", "on a two-point try: fouled by PG if FOUL DRAWING is above 5; # by FOUL #"),
    ("B4 C", "BLOCK 4 or more of the defending C blocks the shot"),
    ("lane D, lane O", "a lane violation on a free throw, by that side"),
    ("OB D, OB O", "out of bounds, ball of the defense, of the offense"),
    ("C +7", "JUMP TO: the center gets the tap; the lower jumper adds 7"),
    ("GT D, GT O", "goaltending by that side"),
    ("TO SG", "turnover of the SG"),
    ("FD3", "the man with the third highest FOUL DRAWING on the floor"),
)


def sheet(name: str) -> PrintedSheet:
    """The cards of the team that *name* means, and the season's ten-day men, read from the library."""
    team = statispro.load_team(name)
    numbers = statispro.season_numbers(team.season)
    return PrintedSheet(
        TEAM_TEMPLATE,
        {
            "name": team.name,
            "title": team.title,
            "facts": team_facts(team),
            "numbers": {"T": numbers.turnovers, "F": numbers.fouls, "R": f"{numbers.rebounds:+d}"},
            "players": [player_card(player, team.title) for player in (*team.players, *numbers.ten_day)],
        },
    )


def team_facts(team: Team) -> list[list[str]]:
    """League, grades and indices of a team."""
    return [
        ["League", team.league],
        ["Fast break offense", GRADES[team.offense]],
        ["Fast break defense", GRADES[team.defense]],
        ["Home court index", f"{team.home_index:+d}"],
        ["Road index", f"{team.road_index:+d}"],
        *([name, f"{number:+d}"] for name, number in (("Own T", team.turnovers), ("Own F", team.fouls)) if number),
    ]


def player_card(player: Player, title: str) -> Fields:
    """A card's words and figures."""
    threes = f" ({player.three_attempts})" if player.three_attempts else ""
    low, high = player.foul_range
    return {
        "name": player.name + "*" * player.asterisks,
        "team": title,
        "roles": "-".join(ROLES[role] for role in player.roles),
        "about": player.about,
        "first": player.is_starter,
        "played": f"{player.games} games, {player.minutes:g} minutes",
        "injury": str(player.injury),
        "ratings": [
            ["FIELD GOAL", str(player.field_goal)],
            ["ATTEMPTS (3PT)", f"{player.attempts}{threes}"],
            ["THREE POINTS", str(player.three_points) if player.three_points else "-"],
            ["FREE THROWS", str(player.free_throws)],
            ["REBOUNDS", str(player.rebounds)],
            ["FOUL RANGE", "X" if player.foul_range == NO_RANGE else f"{low}-{high}"],
            ["FOUL DRAWING", f"{player.foul_drawing:.1f}"],
            ["BLOCK", f"B{player.block}"],
            ["ASSIST", f"A{player.assist}"],
            ["STEAL", f"S{player.steal}"],
            *([["TURNOVERS (house)", str(player.turnovers)]] if player.turnovers else []),
        ],
        "defense": str(player.defense),
    }


def box_sheet() -> PrintedSheet:
    """The deck, the Fast Break chart and its tables, read from the library."""
    return PrintedSheet(DECK_TEMPLATE, deck_values(statispro.deck(), statispro.fast_breaks()))


def deck_values(deck: Deck, chart: FastBreaks) -> Fields:
    """The deck, its legend and the fast break charts as the template wants them."""
    return {
        "name": deck.name,
        "cards": [
            {"rpg": card, "readings": [[title, show(getattr(deck, field)[card])] for title, field, _, show in SECTIONS]}
            for card in CARDS
        ],
        "legend": [list(line) for line in LEGEND],
        "rpg": [list(line) for line in RPG_RANGES],
        "positions": list(POSITIONS),
        "grades": list(GRADES),
        "columns": list(COLUMNS),
        "tables": [
            {
                "name": "Home team" if seat == HOME else "Visitors",
                "rows": [[COLUMNS[column] for column in row] for row in chart.determination[seat]],
            }
            for seat in (HOME, 1 - HOME)
        ],
        "breaks": [
            {"outcome": name, "cells": [_span(column, outcome) for column in chart.outcomes]}
            for outcome, name in enumerate(OUTCOMES)
        ],
    }


def _span(column: tuple[int, ...], outcome: int) -> str:
    """The FOUL #s of an outcome."""
    numbers = [number for number in range(1, len(column)) if column[number] == outcome]
    return f"{numbers[0]}-{numbers[-1]}" if numbers else "-"
