"""A sentence for every note, or several lines, or none.

What tells a note reads the narrator and leaves it as it is, but that a card's flavour is marked as told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from fieldhouse.games.lords.asks.house import FARM_DOWN, FARM_UP, OFFICE_DOWN, OFFICE_UP, UPGRADE_HELP
from fieldhouse.games.lords.model import MANAGER, NAMES, PHASES, Clause, counted, money
from fieldhouse.games.lords.pages import people_text as people
from fieldhouse.games.lords.pages.rosters import Man
from fieldhouse.games.lords.pages.wording import effect_text, stars_text
from fieldhouse.games.lords.rules.pennant import FIRST_WIN
from fieldhouse.games.lords.state import NOBODY, Note
from fieldhouse.table.words import capital

if TYPE_CHECKING:
    from fieldhouse.games.lords.pages.narration import LordsNarrator

Tell = Callable[["LordsNarrator", Note, list[Man]], str]
"""Of the narrator, the note, and the men whom the note was about."""
STAR_CHANGES: Final = (OFFICE_UP, OFFICE_DOWN, FARM_UP, FARM_DOWN)
DOINGS: Final = ("wins", "losses", "cash", "media", "hold", "draw")
"""Effects whose words are something that a club does."""
HITS: Final = ("a single", "a double", "a triple", "a home run")
ROLL_WORDS: Final = {"to majors": "call-up", "to phenom": "prospect", "event": "card's"}
"""Rolls that a fan calls by another name than the charts."""


def _team(narrator: LordsNarrator, note: Note, men: list[Man]) -> str:
    """A line of the play-by-play: who set out with what."""
    return f"{narrator.club(note.seat)}: front office {people.stars(note.amount)}, {note.text}."


def _phase(narrator: LordsNarrator, note: Note, men: list[Man]) -> str:
    """A line of the play-by-play: a phase begins."""
    return f"{PHASES[note.amount].capitalize()} of year {narrator.year}."


def _event(narrator: LordsNarrator, note: Note, men: list[Man]) -> str:
    """A line of the play-by-play: a card and whom it hits."""
    card = narrator.box.cards[note.card]
    upon = "" if note.other in (NOBODY, note.seat) else f" on the {narrator.nick(note.other)}"
    return f"{narrator.the(note.seat)} play {card.title}{upon}.{narrator.flavour(card.title)}"


def _effect(narrator: LordsNarrator, note: Note, men: list[Man]) -> str:
    """What a clause did, and to whom."""
    verb = note.text
    if verb == "nothing":
        return "  Nothing comes of it."
    if verb in ("take-cash", "take-media"):
        taken = money(note.amount) if verb == "take-cash" else counted(note.amount, "media cube")
        return f"  {narrator.the(note.seat)} lose {taken} to the {narrator.nick(note.other)}."
    words = effect_text(Clause(verb, note.amount, note.more[0]))
    if verb in ("pennant", "strike"):
        return f"  {capital(words)}."
    if verb == "stars" and note.more == (MANAGER,):
        words = stars_text(f"manager {narrator.manager(note.seat)}", note.amount)
    return f"  {narrator.the(note.seat)}{'' if verb in DOINGS else ':'} {words}."


def _upgrade(narrator: LordsNarrator, note: Note, men: list[Man]) -> str:
    """Stars that go up or down; what becomes of players and managers has been told."""
    if note.amount not in STAR_CHANGES:
        return ""
    return f"  {narrator.the(note.seat)}: {UPGRADE_HELP[note.amount][0].lower()}."


def _record(narrator: LordsNarrator, note: Note, men: list[Man]) -> str:
    """A club's record of the phase; after the last one the standings."""
    text = f"{narrator.the(note.seat)} go {note.more[0]}-{note.more[1]}."
    is_last = note.seat == len(narrator.clubs) - 1
    return f"{text}\n  Standings: {narrator.standings()}." if is_last else text


def _pennant(narrator: LordsNarrator, note: Note, men: list[Man]) -> str:
    """A line of the play-by-play."""
    if note.seat == NOBODY:
        return f"Nobody wins the pennant: it took {narrator.first_place}."
    return f"{narrator.club(note.seat)} win the pennant under {narrator.manager(note.seat)}!"


def _series(narrator: LordsNarrator, note: Note, men: list[Man]) -> str:
    """A line of the play-by-play: how the pennant winner did."""
    end = "!" if note.more[0] >= FIRST_WIN else "."
    return f"{narrator.the(note.seat)} {note.text} in the championship series ({note.amount:+d} VP){end}"


def _titled(opening: str) -> Tell:
    """A card of one of the other decks, by its title, with its flavour."""

    def tell(narrator: LordsNarrator, note: Note, men: list[Man]) -> str:
        club = narrator.the(note.seat) if note.seat != NOBODY else ""
        return opening.format(club=club, text=note.text) + narrator.flavour(note.text)

    return tell


def _media(narrator: LordsNarrator, note: Note, men: list[Man]) -> str:
    """A line of the play-by-play: cubes have moved a die."""
    whose = "their own" if note.other == note.seat else f"the {narrator.nick(note.other)}'"
    roll = ROLL_WORDS.get(note.text, note.text)
    return f"  {narrator.the(note.seat)} move {whose} {roll} roll by {note.amount:+d}."


def _bait(narrator: LordsNarrator, note: Note, men: list[Man]) -> str:
    """A line of the play-by-play."""
    return f"  {narrator.the(note.seat)} pass Trade Bait on to the {narrator.nick(note.other)}."


def _line(pattern: str) -> Tell:
    """A sentence in which {club}, {other}, {card}, {money}, {amount}, {text} and {men} are filled in."""

    def tell(narrator: LordsNarrator, note: Note, men: list[Man]) -> str:
        return pattern.format(
            club=narrator.the(note.seat) if note.seat != NOBODY else "",
            other=narrator.nick(note.other) if note.other != NOBODY else "",
            card=narrator.card(note) if note.card != NOBODY else "",
            money=money(note.amount),
            amount=note.amount,
            text=note.text,
            men=people.names(men),
        )

    return tell


SENTENCES: Final[dict[str, Tell]] = {
    "team": _team,
    "organization": people.tell_organization,
    "joined": people.tell_joined,
    "extra inning": _titled("{club} hold {text}."),
    "year": _line("Year {amount}."),
    "starter": _line("{club} name the {other} to start."),
    "promotion": _line("{club} raise {money} ({card})."),
    "community": _titled("For the whole table: {text}."),
    "first place": _line("First place will take {amount} wins."),
    "phase": _phase,
    "event": _event,
    "die": _line("  The die reads {amount}."),
    "effect": _effect,
    "spared": lambda narrator, note, men: (
        f"  {narrator.the(note.seat)} have no {NAMES[note.kind]} whom it could concern."
    ),
    "cancelled": _line("  {club} cancel it ({card})."),
    "challenge": _line("  {club} challenge the {text} roll: {amount} against."),
    "media": _media,
    "injury roll": _line("  {club} read {amount} for injuries."),
    "injured": people.tell_injured,
    "trade impact": _line("  {club} read {amount} for the impact of the trade."),
    "bait": _bait,
    "wins": people.tell_wins,
    "manager": people.tell_manager,
    "legend": _titled("{club}: {text} steps up."),
    "money": _line("{club} sell a card for {money} ({card})."),
    "losses": _line("{club} hand the {other} {amount} losses ({card})."),
    "journeymen": lambda narrator, note, men: (
        f"{narrator.the(note.seat)} force {counted(note.amount, 'journeyman')} on the {narrator.nick(note.other)} "
        f"({narrator.card(note)})."
    ),
    "discard": _line("{club} throw a card away ({card})."),
    "pass": _line("{club} pass."),
    "cycle": lambda narrator, note, men: f"{narrator.the(note.seat)} hit {HITS[note.amount - 1]} for new cards.",
    "trade chart": _line("{club} trade {text} with the chart."),
    "cut": people.tell_cut,
    "became": people.tell_became,
    "moves": people.tell_moves,
    "call up": people.tell_call_up,
    "develop": people.tell_develop,
    "phenom cut": _line("{club} cut {men}, a phenom."),
    "phenom claimed": _line("  {club} claim {men}, with a bonus of {money}."),
    "offer": _line("Offer: {text}."),
    "refused": _line("  {club} refuse."),
    "trade": _line("  Done."),
    "managers": people.tell_managers,
    "all-star game": _line("{club} collect {money} at the All-Star Game."),
    "all-star injury": lambda narrator, note, men: (
        f"  {capital(people.called(men, note.kind))} of the {narrator.nick(note.seat)} plays; "
        f"the die reads {note.amount}."
    ),
    "record": _record,
    "payout": _line("{club} take in {money}."),
    "cube": _line("  {club} buy a media cube."),
    "loan": _line("  {club} borrow {money}."),
    "repaid": _line("  {club} pay {money} of a loan."),
    "pennant": _pennant,
    "series": _series,
    "series again": _line("  {club} would {text}, and roll again."),
    "declared": _line("  {club} show {money}."),
    "points": _line("{club} score {amount}, {text} in all."),
    "retirement": _line("{club} read {amount} for retirement."),
    "retired": people.tell_retired,
    "free agent": people.tell_promised,
    "walks": people.tell_walks,
    "signed": people.tell_signed,
    "unsigned": people.tell_unsigned,
    "luxury tax": _line("Luxury tax: {club} pay the {other} {money}."),
    "draft": _titled("The amateur draft: {text}."),
    "drafted": _line("{club} draft with a reading of {amount}."),
    "upgrade": _upgrade,
    "hired": people.tell_hired,
    "broke": _line("{club} cannot meet a payroll of {money}."),
    "salaries": _line("{club} pay {money} in salaries."),
    "cash": _line("{club} are left with {money}."),
    "final": _line("Final scoring: {club} {amount:+d}, {text} in all."),
}
