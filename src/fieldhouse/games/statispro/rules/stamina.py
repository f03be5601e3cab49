"""Sections 5.4, 8.4, 14A, 20.6: time cards, rest periods, fatigue, mandatory rest."""

from __future__ import annotations

from fieldhouse.games.statispro.events import LET_OFF, RESTED, TIRED
from fieldhouse.games.statispro.man import Man
from fieldhouse.games.statispro.model import NOBODY
from fieldhouse.games.statispro.questions import NEW, WHOSE_REST
from fieldhouse.games.statispro.rules.clock import discards
from fieldhouse.games.statispro.state import Game, rate, reconsider
from fieldhouse.table.seat import AWAY, HOME, OTHER, Seat


def time_cards(game: Game) -> None:
    """5.4, 8.4: what the time cards that have come up since the last look bring about."""
    before = game.rests
    pass_rest_marks(game)
    charge_time_outs(game, before)


def charge_time_outs(game: Game, before: int) -> None:
    """8.4: who has called fewer time-outs than quarters by his time card is marked to be charged one; home first."""
    if game.period > game.rules.periods:
        return
    for mark, seat in ((1, HOME), (2, AWAY)):
        if before < mark <= game.rests and 7 - game.time_outs[seat] < game.period:
            game.charged[seat] = True


def pass_rest_marks(game: Game) -> None:
    """5.4: whatever time cards have come up since the last look end a rest period each; at the last of a half
    whoever has not rested is tired.
    """
    marks = game.rules.rest_marks
    if game.period > game.rules.periods:
        return
    if game.rests < 0:
        game.rests = 0
        end_rest_period(game)
    while game.rests < len(marks) and game.left <= marks[game.rests]:
        game.rests += 1
        end_rest_period(game)
        if game.rests == len(marks) and game.rules.is_half(game.period):
            tire_unrested(game)


def end_rest_period(game: Game) -> None:
    """5.4, 14A: those who sat it out have rested; a new one begins."""
    for team in game.men:
        for man in team:
            on_bench = man.position == NOBODY
            if on_bench:
                if man.has_sat:
                    man.is_rested = True
                    recover(game, man)
                elif man.must_rest:
                    end_mandatory_rest(game, man)
            man.has_sat = on_bench


def recover(game: Game, man: Man) -> None:
    """5.4: a tired man is rested, and rated anew."""
    if man.is_fatigued or man.must_rest:
        man.is_fatigued = man.must_rest = False
        reconsider(game, man.seat)
        game.note(RESTED, man.seat, man.index)
        rate(game, man)


def end_mandatory_rest(game: Game, man: Man, how: str = "") -> None:
    """14A, 16D: he need not rest any more, but who has missed his rest of the half stays tired (5.4).

    *how* says why, if it is not that he has rested.
    """
    man.must_rest = False
    reconsider(game, man.seat)
    if not man.is_fatigued:
        game.note(RESTED, man.seat, man.index, how)
    rate(game, man)


def bench_counts(game: Game) -> None:
    """5.4: a man benched before the next card is drawn sits out the whole rest period."""
    rules, marks = game.rules, game.rules.rest_marks
    whole = rules.overtime_cards if game.period > rules.periods else rules.cards
    if game.left == whole or (game.rests and game.left == marks[game.rests - 1]):
        for team in game.men:
            for man in team:
                man.has_sat = man.position == NOBODY


def tire_unrested(game: Game) -> None:
    """5.4: at the 9:00 mark of the second and fourth quarter, who has not rested is tired; asterisks excuse."""
    if not game.options.stamina:
        return
    is_second_half = game.period > 2
    for team in game.men:
        for man in team:
            if not man.is_rested and not man.is_excused(is_second_half) and not man.is_fatigued:
                man.is_fatigued = True
                game.note(TIRED, man.seat, man.index, "no rest this half")
                rate(game, man)


def start_half(game: Game) -> None:
    """5.4: the count begins anew; nobody is tired after the interval."""
    for team in game.men:
        for man in team:
            man.is_rested = False
            man.is_fatigued = man.must_rest = False


def mandatory_rest(game: Game, man: Man) -> None:
    """14A: the man is tired at once; of two at one position the opposing coach says who must rest. Asks. Nothing
    without the rule, early in a deck, or if he is tired already."""
    if not game.options.stamina or game.dead_left > discards(game) or man.is_tired:
        return
    resting = rest_box(game, man.seat)
    roles = man.card.roles
    if any(role not in resting for role in roles):
        tire(game, man)
        return
    other = resting[roles[0]]
    if game.table.ask(WHOSE_REST, game, OTHER[man.seat], (other, man)) == NEW:
        end_mandatory_rest(game, other, LET_OFF)
        tire(game, man)


def rest_box(game: Game, seat: Seat) -> dict[int, Man]:
    """14A: one guard, one forward, one center; a man of two positions is in the one that nobody else is in."""
    box: dict[int, Man] = {}
    for man in sorted((man for man in game.men[seat] if man.must_rest), key=lambda man: len(man.card.roles)):
        role = next((role for role in man.card.roles if role not in box), man.card.roles[0])
        box[role] = man
    return box


def tire(game: Game, man: Man) -> None:
    """14A: a man must rest, and is rated anew."""
    man.must_rest = True
    reconsider(game, man.seat)
    game.note(TIRED, man.seat, man.index, "mandatory rest")
    rate(game, man)
