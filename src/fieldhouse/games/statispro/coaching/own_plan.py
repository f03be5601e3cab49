"""The five by a coach's own substitution plan; in all that it leaves open the assistant's rotation goes on.

Whoever is out, must rest or is in foul trouble sits whatever the plan says, and it is told why.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from fieldhouse.games.statispro.coaching.floor import STAY, five_without, foul_trouble, step_towards, wanted_five
from fieldhouse.games.statispro.man import EJECTED, FOULED_OUT, Man
from fieldhouse.games.statispro.model import NOBODY
from fieldhouse.games.statispro.state import Game
from fieldhouse.games.statispro.substitution_plan import Change, changes_of
from fieldhouse.table.seat import Seat
from fieldhouse.table.standing import LineTold
from fieldhouse.table.words import counted

TO_COME: Final = "to come"
KEPT: Final = "kept"
WAITS: Final = "waits for a dead ball"
OUT: Final = {FOULED_OUT: "has fouled out", EJECTED: "is thrown out"}
REPLACED: Final = "over: a later line names them"


class Planned(NamedTuple):
    """What a plan says of a moment: who is to play and who to sit, by their names, with the line that says it last."""

    plays: dict[str, Change]
    sits: dict[str, Change]


def planned(text: str, game: Game) -> Planned:
    """All lines whose time has come, the later ones over the earlier."""
    plays: dict[str, Change] = {}
    sits: dict[str, Change] = {}
    for change in changes_of(text):
        if change.is_due(game.period, game.left):
            sits.pop(change.enters, None)
            plays.pop(change.leaves, None)
            plays[change.enters] = sits[change.leaves] = change
    return Planned(plays, sits)


def step_by_plan(text: str, game: Game, seat: Seat) -> tuple[int, int]:
    """One step from the five on the floor towards the plan's: what, and who. Its rotation is kept in the side."""
    five, wanted = game.floor[seat], five_by_plan(text, game, seat)
    return STAY if five == wanted else step_towards(wanted, five)


def is_change_due(text: str, game: Game, seat: Seat) -> bool:
    """Is a line of the plan still to be carried out that can be? The assistant's rotation is kept in the side."""
    now, wanted = planned(text, game), five_by_plan(text, game, seat)
    moving = [man for man in game.men[seat] if (man in wanted) != (man in game.floor[seat])]
    return any(man.card.name in (now.plays if man in wanted else now.sits) for man in moving)


def five_by_plan(text: str, game: Game, seat: Seat) -> list[Man]:
    """Whom the plan names, as far as they may play, and with them the assistant's five, whose rotation is kept in the
    side."""
    now, men = planned(text, game), game.men[seat]
    rotation = wanted_five(game, seat)
    index_of = {man.card.name: man.index for man in men}
    sitting = [man.index for man in men if hindrance(game, man) or man.card.name in now.sits]
    wanted = (*(index_of[name] for name in now.plays), *rotation)
    return [men[index] for index in five_without(game, seat, wanted, sitting)] or game.floor[seat]


def hindrance(game: Game, man: Man) -> str:
    """Why a man sits whatever a plan says; nothing if he may play."""
    name = man.card.name
    if man.out:
        return f"{name} {OUT.get(man.out, 'cannot play')}"
    if man.must_rest:
        return f"{name} must rest"
    return f"{name} has {counted(man.fouls, 'foul')}" if man.fouls >= foul_trouble(game) else ""


def lines_told(text: str, game: Game, seat: Seat) -> list[LineTold]:
    """Each line of a plan and how it stands. The assistant's rotation is kept in the side."""
    now = planned(text, game)
    wanted = five_by_plan(text, game, seat) if game.floor[seat] else []
    men = {man.card.name: man for man in game.men[seat]}
    told: list[LineTold] = []
    for change in changes_of(text):
        plays = men[change.enters] if now.plays.get(change.enters) is change else None
        sits = men[change.leaves] if now.sits.get(change.leaves) is change else None
        why = _hindered(game, plays, sits, wanted) if wanted else ""
        told.append(LineTold(change.text, why or _state(change, game, plays, sits), bool(why)))
    return told


def _hindered(game: Game, plays: Man | None, sits: Man | None, wanted: list[Man]) -> str:
    """Why the man who is to play by a line does not, or the one who is to sit; nothing if all can be as it says."""
    if plays and plays not in wanted:
        return hindrance(game, plays) or f"there is no place for {plays.card.name} beside the others"
    return f"nobody else can play for {sits.card.name}" if sits and sits in wanted else ""


def _state(change: Change, game: Game, plays: Man | None, sits: Man | None) -> str:
    """How a line stands that nothing hinders."""
    if not change.is_due(game.period, game.left):
        return TO_COME
    if not plays and not sits:
        return REPLACED
    is_done = (not plays or plays.position != NOBODY) and (not sits or sits.position == NOBODY)
    return KEPT if is_done else WAITS
