"""``fieldhouse deck``: the cards one at a time, for people who play with paper."""

from __future__ import annotations

from random import SystemRandom
from typing import Annotated, Final

import typer
from rich.text import Text

from fieldhouse.cli.arguments import BadCommand, Game
from fieldhouse.cli.console import out
from fieldhouse.games.statispro.extractor import Extractor
from fieldhouse.games.statispro.leagues import league_rules
from fieldhouse.library import statispro
from fieldhouse.table.table import BatchTable

NOW: Final = 2025
HELP: Final = "Enter: next card   d: dead-ball card   s: next period, shuffled   o: overtime, shuffled   q: quit"


def deck(
    game: Game,
    league: Annotated[str, typer.Option(help="nba, ncaa or fiba.")] = "nba",
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same cards.")] = None,
) -> None:
    """Shuffle the Fast Action deck and draw its cards one at a time, with the clock."""
    if game != statispro.GAME:
        raise BadCommand(f"{game!r} is not played with a deck; {statispro.GAME} is.")
    if league.upper() not in ("NBA", "NCAA", "FIBA"):
        raise BadCommand(f"There is no league {league!r}; there are nba, ncaa and fiba.")
    table = BatchTable(SystemRandom().getrandbits(32) if seed is None else seed, ())
    extractor = Extractor(statispro.deck(), league_rules(league.upper(), NOW), table)
    out().print(Text(HELP, "dim"))
    while (key := _key(extractor)) != "q":
        if key in ("s", "o"):
            extractor.shuffle(is_overtime=key == "o")
            continue
        card = extractor.draw_dead() if key == "d" else extractor.draw()
        if card is None:
            out().print(Text("The period is over: shuffle for the next (s), or for overtime (o).", "yellow"))
            continue
        out().print("\n".join(extractor.show(card)))
        if key != "d" and extractor.time_card():
            out().print(Text(extractor.time_card(), "bold yellow"))


def _key(extractor: Extractor) -> str:
    """What the player types; the end of input quits."""
    try:
        return input(f"{extractor.clock()} > ").strip().lower()[:1]
    except EOFError:
        return "q"
