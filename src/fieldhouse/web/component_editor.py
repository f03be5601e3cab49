"""Cards and characters of one's own: a file of the box looked through block by block, and tried in many games.

Nothing of it is kept here: the browser that edits it keeps it, and sends the whole text every time.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from fieldhouse import catalog, library
from fieldhouse.batch.run import Batch, play_chunk
from fieldhouse.printing.games import box_of
from fieldhouse.printing.typeset import PrintedSheet
from fieldhouse.table.block_text import text_blocks
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.refusal import NotFound
from fieldhouse.table.seat import seated
from fieldhouse.web.chart_editor import looked_through
from fieldhouse.web.own_charts import OWNERS

GAMES_TRIED: Final = 1000
GAMES_AT_A_TIME: Final = 100
"""So many are played for one who asks; he asks again, and can show how far it is."""
AT_A_TABLE: Final = 4


def check_component(game: str, name: str) -> None:
    """Refuse what is no text in the box of a game."""
    if name not in catalog.listing(game).components:
        raise NotFound("There is no such part of the box.")


def examined(game: str, name: str, text: str) -> PlainReport:
    """What the game's own checker says of a text that is to be *name*, each fault with its block; and the blocks. The
    rest of the box is read from the library."""
    _, faults = looked_through(game, name, text, ())
    return {"faults": faults, "blocks": [block._asdict() for block in text_blocks(text)]}


def printed(game: str, name: str, text: str) -> PrintedSheet:
    """The box with the draft in it, as it is printed on paper; the rest is read from the library."""
    with library.drafted(game, name, text):
        return box_of(game)


def tried(game: str, name: str, text: str, games: int, first: int = 1) -> PlainReport:
    """Plays so many games with the draft in the box, from the seed *first* on, among owners of the house; or among the
    draft's own owners. What each seat won, and its points. The rest of the box is read from the library; this process
    forgets all its coaches.
    """
    catalog.forget_coaches()  # owners of an earlier draft may bear the same names
    definition = catalog.game(game)
    with library.drafted(game, name, text):
        seats: tuple[str, ...] = (definition.levels[0],) * AT_A_TABLE
        if name == OWNERS:
            own = [block.title for block in text_blocks(text) if block.title in definition.levels]
            seats = tuple([*own, *seats][:AT_A_TABLE])
        header = definition.header((), first, {"owners": len(seats)})
        tally = play_chunk(Batch(replace(header, seats=seats), games))
    return {
        "games": tally.games,
        "owners": [
            {"name": who, "wins": wins, "points": round(tally.means(seat).get("points", 0.0), 1)}
            for seat, (who, wins) in seated(list(zip(seats, tally.wins, strict=True)))
        ],
    }
