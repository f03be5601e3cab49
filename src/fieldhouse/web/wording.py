"""Names of ours as words for people."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.statispro.model import CARDS_A_MINUTE
from fieldhouse.table.grids import share_text
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.words import Cited, capital

CAPITALS: Final = {"qt": "QT"}
SHARES: Final = ("Pct", "FG", "FT")
THROWS: Final = {
    "coin": "Toss the coin",
    "ten-sided": "Roll the ten-sided die",
    "percent": "Roll the ten-sided die twice",
}
LONG_PROMPT: Final = 90
STOP: Final = ". "
SHORT_HEADINGS: Final = {
    "attempts": "Att", "completions": "Cmp", "yards": "Yds", "touchdowns": "TD", "interceptions": "Int",
    "catches": "Rec", "returns": "No", "punts": "No", "xp_tries": "XPA", "xp": "XP", "tries": "FGA", "good": "FG",
    "cards": "Min", "points": "Pts", "field_goals": "FG", "threes": "3P", "three_attempts": "3PA",
    "free_throws": "FT", "throws": "FTA", "offensive_rebounds": "Off", "defensive_rebounds": "Def", "assists": "Ast",
    "steals": "Stl", "blocks": "Blk", "turnovers": "TO", "fouls": "PF", "technicals": "T",
    "number": "No", "position": "Pos",
}  # fmt: skip
"""As they stand above a column of figures."""


def worded(name: str) -> str:
    """``qt_containment`` as a person writes it: ``QT containment``."""
    words = [CAPITALS.get(word, word) for word in name.replace("_", " ").split()]
    return capital(" ".join(words))


def final_sentence(view: PlainReport) -> str:
    """How a game has ended, with its score: of two sides the winner's points first, of owners the points of each."""
    score, titles = view["score"], [seat["title"] for seat in view["seats"]]
    if len(score) == 2:
        most, least = max(score), min(score)
        if view["winner"] is None:
            return f"It ends in a tie, {most}-{least}."
        return f"{titles[view['winner']]} win {most}-{least}."
    told = ", ".join(f"{title} {points}" for title, points in zip(titles, score, strict=True))
    return f"It ends in a tie: {told}." if view["winner"] is None else f"{titles[view['winner']]} win: {told}."


def parted(prompt: str) -> tuple[str, str]:
    """A long prompt in two: what is told first, and the sentence that asks."""
    if len(prompt) <= LONG_PROMPT:
        return "", prompt
    if not isinstance(prompt, Cited):
        told, stop, asked = prompt.rpartition(STOP)
        return told + stop, asked
    told, stop, asked = prompt.after.rpartition(STOP)
    if stop:
        return Cited(prompt.before, prompt.rule, told + stop), asked
    told, stop, asked = prompt.before.rpartition(STOP)
    return told + stop, Cited(asked, prompt.rule, prompt.after)


def thrown(dice: str) -> str:
    """What somebody with real dice is to do."""
    return THROWS.get(dice, f"Roll the {dice} dice")


def heading(name: str) -> str:
    """A column of statistics, in few letters."""
    return SHORT_HEADINGS.get(name, worded(name))


def figure(value: int, name: str) -> str:
    """A statistic as it is read: time on the floor is counted in cards and told in minutes."""
    return f"{value / CARDS_A_MINUTE:.0f}" if name == "cards" else str(value)


def stat(value: float, heading: str) -> str:
    """A figure below its heading: shares with three digits and without a nought, all other fractions with one."""
    if not isinstance(value, float):
        return str(value)
    return share_text(value) if heading in SHARES and value <= 1 else f"{value:.1f}"
