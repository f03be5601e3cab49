"""Section 10A 'Fast Break': the chart, by FOUL #, in the column the two teams' grades give."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.statispro.cards.fast_break_chart import (
    BREAK_TURNOVER,
    FOULED_WHILE_SHOOTING,
    ORIGINATOR_SCORES,
    PULL_UP,
    RPG_SCORES,
    RPG_SCORES_FOULED,
    RPG_SHOOTS,
)
from fieldhouse.games.statispro.events import FAST_BREAK, FOULED
from fieldhouse.games.statispro.man import Man
from fieldhouse.games.statispro.model import GRADES, NOBODY
from fieldhouse.games.statispro.rules import foul_line, fouls, turns
from fieldhouse.games.statispro.rules.clock import draw, drawn_man
from fieldhouse.games.statispro.rules.index_points import ask_ignore_foul
from fieldhouse.games.statispro.rules.injuries import remove_injured
from fieldhouse.games.statispro.rules.ratings import rating
from fieldhouse.games.statispro.rules.shares import who_loses_it
from fieldhouse.games.statispro.state import ADVANCE, END, FROM_REBOUND, SHOOT, Game, Next
from fieldhouse.table.seat import OTHER, Seat

STEAL_COLUMN: Final = 0
"""14N: a break after a steal uses column A."""


def column(game: Game, seat: Seat) -> int:
    """5.4, 10A: the determination table; each tired man on the floor costs his team a grade."""
    offense = grade(game, seat, game.sides[seat].team.offense)
    defense = grade(game, OTHER[seat], game.sides[OTHER[seat]].team.defense)
    return game.fast_breaks.determination[seat][offense][defense]


def grade(game: Game, seat: Seat, printed: int) -> int:
    """5.4: each tired man on the floor makes a team's grade one worse."""
    return min(len(GRADES) - 1, printed + sum(man.is_tired for man in game.floor[seat]))


def fast_break(game: Game) -> Next:
    """10A: FOUL # of the next card on the chart; the draw counts as a pass. Returns the step that comes next.

    Who must come in for an injured man, and a foul that may be let go, are asked.
    """
    seat = game.offense
    if not game.left:
        return END
    if game.has_injury:
        remove_injured(game, seat)
    game.fresh[seat] = False
    chosen = STEAL_COLUMN if game.originator < 0 else column(game, seat)
    if game.originator < 0:
        game.originator = -1 - game.originator
    game.passes = game.rules.passes - 1
    game.breaks = True
    game.number = game.assist = 0
    game.passer = game.opener = None
    game.is_open = game.opening = game.doubled = game.shot_three = game.shot_forced = False
    game.shot_penalty = 0
    game.source = FROM_REBOUND
    originator = game.floor[seat][game.originator]
    outcome = game.fast_breaks.outcomes[chosen][game.deck.foul[draw(game, "fast break")].number]
    game.note(FAST_BREAK, seat, originator.index, outcome)
    return OUTCOMES[outcome](game, originator)


def rpg_scores(game: Game, originator: Man) -> Next:
    """A man whom a card selects, drawn, scores; the originator has the assist."""
    man = drawn_man(game, game.offense)
    turns.score_basket(game, man, 2)
    turns.credit_assist(game, originator, man)
    return turns.after_basket(game, game.offense)


def originator_scores(game: Game, originator: Man) -> Next:
    """The man who started the break scores; the best other passer has the assist."""
    turns.score_basket(game, originator, 2)
    turns.credit_assist(game, originator, originator)
    return turns.after_basket(game, game.offense)


def rpg_scores_fouled(game: Game, originator: Man) -> Next:
    """A man whom a card selects scores, the originator has the assist, and he is fouled, unless an Index Point waves it
    off. Draws and asks."""
    man = drawn_man(game, game.offense)
    turns.score_basket(game, man, 2)
    turns.credit_assist(game, originator, man)
    if ask_ignore_foul(game, "A foul on the break", OTHER[game.offense]):
        return turns.after_basket(game, game.offense)
    game.handler = man.position
    fouler, _ = fouls.who_fouls_who(game, needs_fouled=False)
    fouls.charge(game, fouler)
    return foul_line.shoot_free_throws(game, man, 1)


def rpg_shoots(game: Game, originator: Man) -> Next:
    """A man whom a card selects, drawn, is to shoot."""
    game.handler = drawn_man(game, game.offense).position
    return SHOOT


def fouled_while_shooting(game: Game, originator: Man) -> Next:
    """6.1, 16C: if an Index Point wipes the foul out, the shot is taken with another card. Draws and asks."""
    man = drawn_man(game, game.offense)
    game.handler = man.position
    if ask_ignore_foul(game, "Fouled while shooting on the break", OTHER[game.offense]):
        return SHOOT
    fouler, _ = fouls.who_fouls_who(game, needs_fouled=False)
    fouls.charge(game, fouler)
    shot = game.deck.shot[draw(game, "shot")]
    is_good = shot.number <= rating(game, man)
    if is_good:
        turns.score_basket(game, man, 2)
    else:
        game.note(FOULED, man.seat, man.index)
    return foul_line.shoot_free_throws(game, man, 1 if is_good else 2)


def break_turnover(game: Game, originator: Man) -> Next:
    """A man whom a card selects, drawn, loses the ball on the break."""
    return turns.turnover(game, who_loses_it(game, drawn_man(game, game.offense)).index, "lost on the break")


def pull_up(game: Game, originator: Man) -> Next:
    """The break is stopped: the ball is in the frontcourt, to be advanced."""
    game.breaks = False
    game.handler = NOBODY
    return ADVANCE


OUTCOMES: Final = {
    RPG_SCORES: rpg_scores,
    ORIGINATOR_SCORES: originator_scores,
    RPG_SCORES_FOULED: rpg_scores_fouled,
    RPG_SHOOTS: rpg_shoots,
    FOULED_WHILE_SHOOTING: fouled_while_shooting,
    BREAK_TURNOVER: break_turnover,
    PULL_UP: pull_up,
}
