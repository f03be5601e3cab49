"""A league put together for one test: four clubs alike, then whatever the test says.

Rolls are written ``"payout 7, draft 3"``, choices ``"0 action superstars, 0 card 12"``: seat, question, answer. A card
may be named by its key (``trainer``) instead of its number. Every roll and choice must be used; media and words on
another owner's turn may go unsaid.
"""

from __future__ import annotations

from typing import Any

from fieldhouse.games.lords.model import EARLY
from fieldhouse.games.lords.options import read_options
from fieldhouse.games.lords.state import Game, Note, Owner
from fieldhouse.library.lords import box
from fieldhouse.table.script import ScriptTable
from fieldhouse.table.seat import Seat

CLUBS = ("Herons", "Lumberjacks", "Steamers", "Comets")
QUIET = ("media", "interject", "media challenge", "respond", "target", "exchange")
CARD_QUESTIONS = {"card": 1, "off-season card": 1, "series card": 1, "exchange": 1}
NUMBER = {card.key: number for number, card in enumerate(box().cards)}


def script(
    rolls: str = "", choices: str = "", draws: tuple[tuple[str, int], ...] = (), quiet: Any = QUIET
) -> ScriptTable:
    return ScriptTable(
        [_roll(part) for part in rolls.split(", ") if part],
        [_choice(part) for part in choices.split(", ") if part],
        draws,
        quiet,
    )


def script_of(game: Game) -> ScriptTable:
    """The script that a game is played by, and what it has noted."""
    assert isinstance(game.table, ScriptTable)
    return game.table


def notes_of(game: Game) -> list[Note]:
    """What has been noted so far."""
    return [note for note in script_of(game).notes if isinstance(note, Note)]


def _roll(text: str) -> tuple[str, int]:
    label, _, reading = text.rpartition(" ")
    return label, int(reading)


def _choice(text: str) -> tuple[int, str, str]:
    seat, _, rest = text.partition(" ")
    question, _, key = rest.rpartition(" ")
    if question in CARD_QUESTIONS and key in NUMBER:
        key = str(NUMBER[key] + CARD_QUESTIONS[question])
    return int(seat), question, key


def league(
    rolls: str = "",
    choices: str = "",
    owners: int = 4,
    draws: tuple[tuple[str, int], ...] = (),
    quiet: Any = QUIET,
    **options: Any,
) -> Game:
    """A league in the early season of its first year."""
    game = Game(
        box(), read_options({"owners": owners, **options}), CLUBS[:owners], script(rolls, choices, draws, quiet)
    )
    game.phase, game.stage, game.first_place = EARLY, "turn", 100
    for owner in game.owners:
        owner.stars = [3, 3, 3]
        owner.squad = [1, 2, 10, 12, 2, 3, 10]
        owner.start_journeymen = 12
        owner.cash = 20_000
    return game


def hold(game: Game, seat: Seat, *keys: str) -> None:
    """Give an owner the cards of these keys."""
    for key in keys:
        game.deck.remove(NUMBER[key])
        game.owners[seat].hand.append(NUMBER[key])


def card_of(ops: int, count: int = 1) -> list[str]:
    """Keys of cards of that value that may be played for OPS."""
    keys = [card.key for card in box().cards if card.ops == ops and not card.is_compulsory]
    return keys[:count]


def whole(owner: Owner) -> bool:
    """Are both rosters whole (2.4)?"""
    return sum(owner.squad[:4]) == 25 and sum(owner.squad[4:]) == 15


def finish(game: Game) -> None:
    assert isinstance(game.table, ScriptTable)
    game.table.finish()
