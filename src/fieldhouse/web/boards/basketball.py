"""The basketball board: the court with both fives, who guards whom, fouls and tired legs, and the last card."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.statispro.cards.deck import TITLES, section_of
from fieldhouse.games.statispro.events import Possession
from fieldhouse.games.statispro.man import Man
from fieldhouse.games.statispro.model import POSITIONS, RPG_POSITION, RPG_SEAT
from fieldhouse.games.statispro.orders import orders_text
from fieldhouse.games.statispro.pages.card_words import reading_words, rpg_words
from fieldhouse.games.statispro.pages.definition_pages import READ_AS
from fieldhouse.games.statispro.scoresheet import minutes
from fieldhouse.games.statispro.state import Game
from fieldhouse.table.plain_json import Fields
from fieldhouse.table.seat import BOTH, OTHER, Seat
from fieldhouse.table.throws import Throw
from fieldhouse.web.colours import kits
from fieldhouse.web.snapshot import Moment
from fieldhouse.web.spans import INJURY, LEAD, PERIOD, POSSESSION, SCORE, TWO_MINUTES

SPOTS: Final = ((250, 335), (75, 265), (425, 265), (355, 150), (145, 150))
"""Where the five of the team with the ball stand, the basket being at the top."""
GUARDED_FROM: Final = ((250, 262), (140, 215), (360, 215), (306, 88), (194, 88))
"""Where the man stands who guards each of them: between him and the basket."""
CARDS_SHOWN: Final = 8
PERIODS: Final = ("", "1st", "2nd", "3rd", "4th")


def view(moment: Moment[Game, Possession], seat: Seat | None) -> Fields:
    """The court as a client draws it: all lies open but the order of the deck and the other bench's orders."""
    game = moment.game
    fives = [[_man(game, side, *placed) for placed in enumerate(game.floor[side])] for side in BOTH]
    cards = [_card(game, drawn) for drawn in moment.throws]
    return {
        "kind": "basketball",
        "game": moment.header.game,
        "teams": [_team(moment.header.game, game, side, fives[side]) for side in BOTH],
        "period": _period(game),
        "clock": minutes(game.left),
        "offense": game.offense,
        "is_dead": game.dead_ball and not game.over,
        "men": _on_court(game, fives) if all(game.floor) else [],
        "cards": cards[-CARDS_SHOWN:],
        "card": _whole_card(game, moment.throws[-1]) if moment.throws else None,
        "orders": orders_text(game, seat) if seat is not None else "",
        "situation": f"{game.sides[game.offense].team.code} ball" if not game.over else "Final",
    }


def landmarks(game: Game) -> Fields:
    """Where the game stands for whoever lets the computer call until something happens."""
    return {
        POSSESSION: game.offense,
        PERIOD: game.period,
        SCORE: list(game.score),
        LEAD: game.winner,
        TWO_MINUTES: game.period if game.is_final_two else None,
        INJURY: sum(man.is_hurt for team in game.men for man in team),
    }


def _period(game: Game) -> str:
    """The one that is played, or was played last: the period after it has been counted already."""
    period = game.period - game.over
    over = period - game.rules.periods
    if over > 0:
        return "OT" if over == 1 else f"OT{over}"
    return PERIODS[period]


def _team(game_name: str, game: Game, seat: Seat, five: list[Fields]) -> Fields:
    """One team: its score, its five, its bench."""
    side = game.sides[seat]
    colours = kits(game_name, tuple(each.team.code for each in game.sides))[seat]
    return {
        "code": side.team.code,
        "title": side.team.title,
        "score": game.score[seat],
        "fouls": game.team_fouls[seat],
        "time_outs": game.time_outs[seat],
        "index": game.index[seat],
        "has_ball": seat == game.offense and not game.over,
        "shirt": colours.shirt,
        "trim": colours.trim,
        "five": five,
        "bench": [
            {"name": man.card.name, "fouls": man.fouls, "points": man.points, "out": man.out}
            for man in game.men[seat]
            if man not in game.floor[seat]
        ],
    }


def _man(game: Game, seat: Seat, at: int, man: Man) -> Fields:
    """One man on the floor: how he stands, and whom he guards."""
    guarded = game.guards[seat].index(at) if all(game.floor) else None
    doubled = game.double_teams[OTHER[seat]]
    return {
        "position": POSITIONS[at],
        "name": man.card.name,
        "points": man.points,
        "fouls": man.fouls,
        "is_in_trouble": man.fouls >= game.rules.personal_limit - 1,
        "is_tired": man.is_tired,
        "is_hurt": man.is_hurt,
        "shots": f"{man.field_goals}-{man.tries}",
        "guards": game.floor[OTHER[seat]][guarded].card.name if guarded is not None else "",
        "is_doubled": doubled is not None and doubled[0] == man.index,
    }


def _on_court(game: Game, fives: list[list[Fields]]) -> list[Fields]:
    """Each man with his place: attackers on their spots, each defender between his man and the basket."""
    offense = game.offense
    found: list[Fields] = []
    for index, (x, y) in enumerate(SPOTS):
        found.append({**fives[offense][index], "seat": offense, "x": x, "y": y})
        guard = game.guards[OTHER[offense]][index]
        near, high = GUARDED_FROM[index]
        found.append({**fives[OTHER[offense]][guard], "seat": OTHER[offense], "x": near, "y": high})
    return found


def _card(game: Game, drawn: Throw) -> Fields:
    """A card of the last possession, and what was read on it."""
    card = drawn.reading
    title = READ_AS.get(drawn.label)
    if title is None:
        return {
            "label": drawn.label, "section": "RPG", "reading": f"{card} ({POSITIONS[RPG_POSITION[card]]})", "rpg": card,
            "help": rpg_words(card),
        }  # fmt: skip
    return {
        "label": drawn.label, "section": title, "reading": section_of(game.deck, title, card), "rpg": card,
        "help": reading_words(game.deck, title, card),
    }  # fmt: skip


def _whole_card(game: Game, drawn: Throw) -> Fields:
    """The last card, face up, with the section that counted."""
    card = drawn.reading
    used = READ_AS.get(drawn.label, "RPG")
    home = "home" if RPG_SEAT[card] else "away"
    rows = [("RPG", f"{card}, {POSITIONS[RPG_POSITION[card]]}, {home}", rpg_words(card))]
    rows += [(title, section_of(game.deck, title, card), reading_words(game.deck, title, card)) for title in TITLES]
    return {
        "label": drawn.label,
        "rows": [
            {"section": title, "reading": reading, "help": words, "is_used": title == used}
            for title, reading, words in rows
        ],
    }
