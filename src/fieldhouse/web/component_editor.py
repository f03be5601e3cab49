"""Cards and characters of one's own: a file of the box looked through block by block, and tried in many games.

Nothing of it is kept here: the browser that edits it keeps it, and sends the whole text every time.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from fieldhouse import catalog, library
from fieldhouse.batch.run import Batch, play_chunk
from fieldhouse.table.block_text import text_blocks
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.refusal import NotFound
from fieldhouse.table.seat import seated
from fieldhouse.web.chart_editor import looked_through

GAMES_TRIED: Final = 100
OWNERS: Final = "owners"
"""The component that is no part of the box, but who plays with it."""
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


def tried(game: str, name: str, text: str, games: int) -> PlainReport:
    """Plays so many games with the draft in the box, among owners of the house; or among the draft's own owners. What
    each seat won, and its points. The rest of the box is read from the library; this process forgets all its coaches.
    """
    catalog.coach.cache_clear()  # owners of an earlier draft may bear the same names
    definition = catalog.game(game)
    with library.drafted(game, name, text):
        seats: tuple[str, ...] = (definition.levels[0],) * AT_A_TABLE
        if name == OWNERS:
            own = [block.title for block in text_blocks(text) if block.title in definition.levels]
            seats = tuple([*own, *seats][:AT_A_TABLE])
        header = definition.header((), 1, {"owners": len(seats)})
        tally = play_chunk(Batch(replace(header, seats=seats), games))
    return {
        "games": tally.games,
        "owners": [
            {"name": who, "wins": wins, "points": round(tally.means(seat).get("points", 0.0), 1)}
            for seat, (who, wins) in seated(list(zip(seats, tally.wins, strict=True)))
        ],
    }
