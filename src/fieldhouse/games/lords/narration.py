"""From notes to sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from fieldhouse.games.lords.asks.house import UPGRADE_HELP
from fieldhouse.games.lords.model import NAMES, PHASES, Components, money, one
from fieldhouse.games.lords.state import NOBODY, Note

HEADLINES: Final = ("year", "phase", "pennant", "series", "community", "draft")


class LordsNarrator:
    """Tells a game: it knows the clubs and the cards."""

    def __init__(self, box: Components, clubs: Sequence[str]) -> None:
        self.box = box
        self.clubs = clubs
        self.community = {card.title: card.event.text for card in box.community}
        self.is_winter = True

    def lines(self, note: Note) -> list[Text]:
        if note.what in ("year", "phase"):
            self.is_winter = note.what == "year"
        tell = SENTENCES.get(note.what)
        if tell is None:
            return []
        style = "bold" if note.what in HEADLINES else ""
        return [Text(tell(self, note), style)]

    def finish(self) -> list[Text]:
        return []

    def club(self, seat: int) -> str:
        return self.clubs[seat] if seat != NOBODY else "Nobody"

    def card(self, note: Note) -> str:
        card = self.box.cards[note.card]
        return f"{card.title} ({card.ops})"

    def upon(self, note: Note) -> str:
        return "" if note.other in (NOBODY, note.seat) else f" on {self.club(note.other)}"


Tell = Callable[[LordsNarrator, Note], str]


def _stars(count: int) -> str:
    return "★" * count


def _team(narrator: LordsNarrator, note: Note) -> str:
    return f"{narrator.club(note.seat)}: front office {_stars(note.amount)}, {note.text}."


def _organization(narrator: LordsNarrator, note: Note) -> str:
    farm, manager = note.text.split()
    stars = f"farm {_stars(int(farm))}, manager {_stars(int(manager))}"
    return f"{narrator.club(note.seat)}: {stars}, {money(note.amount)} in all."


def _pennant(narrator: LordsNarrator, note: Note) -> str:
    return "Nobody wins the pennant." if note.seat == NOBODY else f"{narrator.club(note.seat)} win the pennant!"


def _media(narrator: LordsNarrator, note: Note) -> str:
    whose = "" if note.other == note.seat else f" of {narrator.club(note.other)}"
    return f"  {narrator.club(note.seat)} move the {note.text} roll{whose} by {note.amount:+d}."


def _event(narrator: LordsNarrator, note: Note) -> str:
    card = narrator.box.cards[note.card]
    event = card.winter if narrator.is_winter else card.season
    return f"{narrator.club(note.seat)} play {card.title}{narrator.upon(note)}: {event.text}"


def _manager(narrator: LordsNarrator, note: Note) -> str:
    return f"{narrator.club(note.seat)}: the manager is good for {note.amount:+d} games."


def _line(pattern: str) -> Tell:
    """A sentence in which {club}, {other}, {card}, {money}, {amount} and {text} are filled in."""

    def tell(narrator: LordsNarrator, note: Note) -> str:
        return pattern.format(
            club=narrator.club(note.seat),
            other=narrator.club(note.other),
            card=narrator.card(note) if note.card != NOBODY else "",
            money=money(note.amount),
            amount=note.amount,
            text=note.text,
        )

    return tell


SENTENCES: Final[dict[str, Tell]] = {
    "team": _team,
    "organization": _organization,
    "pennant": _pennant,
    "media": _media,
    "event": _event,
    "manager": _manager,
    "phase": lambda narrator, note: f"{PHASES[note.amount].capitalize()}.",
    "free agent": lambda narrator, note: (
        f"{one(note.amount).capitalize()} of {narrator.club(note.seat)} becomes a free agent."
    ),
    "unsigned": lambda narrator, note: f"Nobody signs the {NAMES[note.amount]} of {narrator.club(note.seat)}.",
    "upgrade": lambda narrator, note: f"  {narrator.club(note.seat)}: {UPGRADE_HELP[note.amount][0].lower()}.",
    "extra inning": _line("{club} hold {text}."),
    "year": _line("Year {amount}."),
    "starter": _line("{club} name {other} to start."),
    "promotion": _line("{club} promote with {card} for {money}."),
    "community": lambda narrator, note: (
        f"For the whole table: {note.text}: {narrator.community.get(note.text, 'see the card')}"
    ),
    "first place": _line("First place will take {amount} wins."),
    "cancelled": _line("  {club} cancel it with {card}."),
    "challenge": _line("  {club} challenge the {text} roll: {amount} against."),
    "wins": _line("{club} win {amount} with {card}."),
    "legend": _line("{club}: {text} steps up."),
    "money": _line("{club} sell {card} for {money}."),
    "losses": _line("{club} hand {other} {amount} losses with {card}."),
    "journeymen": _line("{club} force {amount} journeymen on {other} with {card}."),
    "discard": _line("{club} throw {card} away."),
    "pass": _line("{club} pass."),
    "cycle": _line("{club} hit for {amount} bases."),
    "trade chart": _line("{club} trade {text} with the chart."),
    "call up": _line("{club} call a phenom up, {amount}: {text}."),
    "develop": _line("{club} work with a prospect, {amount}: {text}."),
    "phenom cut": _line("{club} cut a phenom."),
    "phenom claimed": _line("  {club} claim him, with a bonus of {money}."),
    "offer": _line("Offer: {text}."),
    "refused": _line("  {club} refuse."),
    "trade": _line("  Done."),
    "bait": _line("  {club} pass Trade Bait on to {other}."),
    "injured": _line("  {club} lose a {text} for {amount} phases."),
    "all-star game": _line("{club} collect {money} at the All-Star Game."),
    "record": _line("{club} finish the phase {text}."),
    "payout": _line("{club} take in {money}."),
    "cube": _line("  {club} buy a media cube."),
    "loan": _line("  {club} borrow {money}."),
    "repaid": _line("  {club} pay {money} of a loan."),
    "series": _line("{club} {text} in the championship series ({amount} VP)."),
    "declared": _line("  {club} show {money}."),
    "trade impact": _line("  {club} read {amount} for the impact of the trade."),
    "points": _line("{club} score {amount}, {text} in all."),
    "retirement": _line("{club} read {amount} for retirement."),
    "luxury tax": _line("Luxury tax: {club} pay {other} {money}."),
    "draft": _line("The amateur draft: {text}."),
    "drafted": _line("{club} draft with {amount}."),
    "signed": _line("{club} sign the {text} of {other} for {money}."),
    "broke": _line("{club} cannot meet a payroll of {money}."),
    "salaries": _line("{club} pay {money} in salaries."),
    "cash": _line("{club} are left with {money}."),
    "cut": _line("  {club} cut {amount} {text}."),
    "became": _line("  {club}: {amount} {text}."),
    "retired": _line("  {club}: {amount} {text} retired."),
    "walks": _line("  {club} lose a {text} to the market."),
    "moves": _line("  {club} give {amount} {text}."),
    "managers": _line("  {club} and {other} change managers."),
    "hired": _line("  {club} hire a manager of {amount} stars."),
    "spared": _line("  {club} have no {text}."),
    "die": _line("  {club} roll {amount}."),
    "effect": _line("  {club}: {text} {amount}."),
    "injury roll": _line("  {club} read {amount} for injuries."),
    "all-star injury": _line("  {club} read {amount} for an injury."),
    "series again": _line("{club} would {text}, and roll again."),
    "final": _line("Final scoring: {club} {amount:+d}, {text} in all."),
}
