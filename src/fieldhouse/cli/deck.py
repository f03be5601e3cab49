"""``fieldhouse deck``: the cards one at a time, for people who play with paper."""

from __future__ import annotations

from random import SystemRandom
from typing import Annotated, Final

import typer
from rich.text import Text

from fieldhouse.cli.arguments import BadCommand, Game
from fieldhouse.cli.console import out
from fieldhouse.games.statispro.leagues import LEAGUES, league_rules
from fieldhouse.games.statispro.pages import paper_sheet
from fieldhouse.games.statispro.pages.box_score import sheet_pages
from fieldhouse.games.statispro.pages.extractor import Extractor
from fieldhouse.games.statispro.pages.paper_sheet import BadLine, PaperSheet
from fieldhouse.library import statispro
from fieldhouse.table.seat import BOTH
from fieldhouse.table.table import BatchTable

NEWEST_RULES: Final = 2025
"""The season by whose rules FIBA's paper games are played."""
HELP: Final = (
    "Enter: next card   d: dead-ball card   s: next period, shuffled   o: overtime, shuffled   q: quit\n"
    "The scoresheet: 'home Bird 2 a' writes it down   b: the box score   u: takes the last line back\n"
    f"{paper_sheet.HELP}."
)


def deck(
    game: Game,
    league: Annotated[str, typer.Option(help="nba, ncaa or fiba.")] = "nba",
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same cards.")] = None,
) -> None:
    """Shuffle the Fast Action deck, draw its cards one at a time with the clock, and keep the scoresheet."""
    if game != statispro.GAME:
        raise BadCommand(f"{game!r} is not played with a deck; {statispro.GAME} is.")
    if league.upper() not in LEAGUES:
        raise BadCommand(f"There is no league {league!r}; there are {', '.join(LEAGUES).lower()}.")
    table = BatchTable(SystemRandom().getrandbits(32) if seed is None else seed, ())
    extractor = Extractor(statispro.deck(), league_rules(league.upper(), NEWEST_RULES), table)
    sheet = PaperSheet()
    out().print(Text(HELP, "dim"))
    while (words := _words(extractor)) != "q":
        if " " in words:
            _write_down(sheet, words, extractor.period)
        elif words == "b":
            _show(sheet, extractor.period)
        elif words == "u":
            out().print("Taken back." if sheet.undo() else "There is nothing to take back.")
        elif words in ("s", "o"):
            extractor.shuffle(is_overtime=words == "o")
        elif words in ("", "d"):
            _draw(extractor, is_dead=words == "d")
        else:
            out().print(Text(f"{words!r} is no command.\n{HELP}", "yellow"))
    if sheet.said:
        _show(sheet, extractor.period)


def _show(sheet: PaperSheet, period: int) -> None:
    """Print the sheet so far."""
    out().print(sheet_pages(("Away", "Home"), sheet.names, sheet.scoresheet()))
    for seat in BOTH:
        out().print(sheet.counts(seat, period))


def _draw(extractor: Extractor, is_dead: bool) -> None:
    """Turn the next card over and print it: drawn from the extractor's deck, which it leaves."""
    card = extractor.draw_dead() if is_dead else extractor.draw()
    if card is None:
        out().print(Text("The period is over: shuffle for the next (s), or for overtime (o).", "yellow"))
        return
    out().print("\n".join(extractor.show(card)))
    if not is_dead and extractor.time_card():
        out().print(Text(extractor.time_card(), "bold yellow"))


def _write_down(sheet: PaperSheet, line: str, period: int) -> None:
    """Put what was typed on the sheet, or print why it cannot be."""
    try:
        out().print(sheet.add(line, period))
    except BadLine as refusal:
        out().print(Text(str(refusal), "yellow"))


def _words(extractor: Extractor) -> str:
    """What the player types; the end of input quits, and so does Ctrl-C: the scoresheet is still shown."""
    try:
        words = input(f"{extractor.clock()} > ").strip()
    except (EOFError, KeyboardInterrupt):
        return "q"
    return words if " " in words else words.lower()
