"""The owners' board: the pennant race, every mat, and of hands and money one's own alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fieldhouse.games.lords.asks.turn import CARD
from fieldhouse.games.lords.model import COLOURS, DEPARTMENTS, NAMES, PHASE_GAMES, PHASES, WINTER, money, plural
from fieldhouse.games.lords.rules.pennant import track
from fieldhouse.games.lords.state import Game, Note
from fieldhouse.table.plain_json import Fields, Json, fields, items, whole
from fieldhouse.table.seat import NO_SEAT, Seat
from fieldhouse.web.colours import kits
from fieldhouse.web.snapshot import Moment
from fieldhouse.web.spans import INJURY, LEAD, PERIOD, POSSESSION, SCORE

MARKS: Final = {"passed": "passed", "borrowed": "has borrowed", "baited": "Trade Bait"}
SHORTEST_TRACK, LONGEST_TRACK = 45, 117
"""The wins track begins with the wins that everybody is given and ends with all that can be won."""
TENS: Final = tuple(range(50, LONGEST_TRACK, 10))


def view(moment: Moment[Game, Note], seat: Seat | None) -> Fields:
    """The owners' boards as a client draws them: ``game.view`` hides the others' hands and money from *seat*."""
    game = moment.game
    open_to_all: Fields = game.view(NO_SEAT if seat is None else seat)
    mats = [fields(owner) for owner in items(open_to_all["owners"])]
    worn = kits(moment.header.game, moment.header.teams)
    owners = [
        _owner(
            game,
            index,
            seen,
            {
                "name": moment.definition.seats[index],
                "shirt": worn[index].shirt,
                "trim": worn[index].trim,
                "code": moment.header.teams[index],
            },
        )
        for index, seen in enumerate(mats)
    ]
    hand = () if seat is None else items(mats[seat]["hand"])
    return {
        "kind": "baseball",
        "game": moment.header.game,
        "year": game.year,
        "years": game.options.years,
        "phase": "Final" if game.over else PHASES[game.phase].capitalize(),
        "first_place": game.first_place if game.first_place > PHASE_GAMES[-1] else None,
        "is_struck": game.is_struck,
        "turn": game.turn,
        "cards_left": open_to_all["cards_left"],
        "situation": _situation(game),
        "track": {"least": SHORTEST_TRACK, "most": LONGEST_TRACK, "tens": list(TENS)},
        "owners": owners,
        "hand": [_card(game, key) for key in hand],
        "rolls": [{"label": throw.label, "reading": throw.reading} for throw in moment.throws if throw.dice],
    }


def landmarks(game: Game) -> Fields:
    """Where the game stands for whoever lets the computer call until something happens."""
    return {
        POSSESSION: game.turn,
        PERIOD: [game.year, game.phase],
        SCORE: list(game.score),
        LEAD: game.winner,
        INJURY: sum(len(injured) for owner in game.owners for injured in owner.out),
    }


def _situation(game: Game) -> str:
    """Year, phase and, where it is not the usual, what first place takes: the line above the board."""
    first = f", first place takes {game.first_place}" if game.first_place > PHASE_GAMES[-1] else ""
    return "Final" if game.over else f"Year {game.year} of {game.options.years}, {PHASES[game.phase]}{first}"


def _owner(game: Game, at: int, seen: Mapping[str, Json], dress: dict[str, str]) -> Fields:
    """One owner's board, of what the viewer may see."""
    cash, out, stars = seen.get("cash"), items(seen["out"]), items(seen["stars"])
    return {
        **dress,
        "title": game.clubs[at],
        "vp": seen["vp"],
        "pennants": seen["pennants"],
        "track": track(game.owners[at]),
        "going": seen["wins"],
        "record": f"{seen['wins']}-{seen['losses']}" if game.phase != WINTER else "",
        "stars": [{"name": name, "count": count} for name, count in zip(DEPARTMENTS, stars, strict=True)],
        "squad": [
            {
                "name": name if count == 1 else plural(name),
                "count": count,
                "out": len(items(out[kind])) if kind < len(out) else 0,
            }
            for kind, (name, count) in enumerate(zip(NAMES, items(seen["squad"]), strict=True))
        ],
        "media": seen["media"],
        "national": seen["national"],
        "loans": money(whole(seen["small_loan"]) + whole(seen["large_loan"])),
        "cards": seen["cards"],
        "cash": None if cash is None else money(whole(cash)),
        "marks": [text for mark, text in MARKS.items() if seen[mark]],
        "is_at_turn": at == game.turn and not game.over,
    }


def _card(game: Game, key: Json) -> Fields:
    """A card of the viewer's own hand, as it is printed; its key is what answers call it."""
    number, card = next((number, card) for number, card in enumerate(game.box.cards) if card.key == key)
    return {
        "key": CARD.key(number),
        "title": card.title,
        "ops": card.ops,
        "colour": COLOURS[card.season.colour],
        "season": card.season.text,
        "winter": card.winter.text,
        "is_compulsory": card.is_compulsory,
    }
