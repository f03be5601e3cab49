"""What the clauses of an event do: one function for each verb of the vocabulary."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fieldhouse.games.lords.asks.deals import BAIT, BAIT_PRICE, TO_DECK
from fieldhouse.games.lords.events import CUBE, STAR
from fieldhouse.games.lords.model import (
    ALLSTAR,
    EVENT,
    FARM_PLAYERS,
    IMPACT,
    INJURY,
    JOURNEYMAN,
    LATE,
    PROSPECT,
    REGULAR,
    SUPERSTAR,
    UTILITY,
    WINTER,
    Clause,
    Event,
    place,
)
from fieldhouse.games.lords.rules.cards import draw_cards
from fieldhouse.games.lords.rules.dice import throw
from fieldhouse.games.lords.rules.money import pay, receive
from fieldhouse.games.lords.rules.roster import injure, lose, turn
from fieldhouse.games.lords.state import FreeAgent, Game, Owner

Effect = Callable[[Game, int, int, Clause, int], None]
"""Of the game, the owner it happens to, how much, the clause, and the owner who played it."""


def resolve(game: Game, player: int, target: int, event: Event, label: str = "event") -> None:
    """Do what an event says; if it needs a die, whoever played it rolls, and media may move it."""
    reading = throw(game, player, EVENT, 0, event.clauses, target, label) if event.has_roll else 0
    apply(game, player, target, event.clauses, reading)


def apply(game: Game, player: int, target: int, clauses: tuple[Clause, ...], reading: int) -> None:
    for clause in clauses:
        if clause.is_hit(reading):
            for seat in whom(game, player, target, clause.whom):
                amount = clause.amount if clause.per < 0 else clause.amount * number_of(game.owners[seat], clause.per)
                EFFECTS[clause.verb](game, seat, amount, clause, player)


def whom(game: Game, player: int, target: int, word: str) -> Sequence[int]:
    """To whom a clause happens. The leader has the most victory points, the trailer the fewest; wins break ties."""
    if not word:
        return [target]
    if word == "self":
        return [player]
    if word == "all":
        return game.in_order(player)
    if word == "others":
        return game.from_left(player)
    if word == "left":
        return game.from_left(player)[:1]
    if word == "right":
        return game.from_left(player)[-1:]
    standing = sorted(game.seats, key=lambda seat: (game.owners[seat].vp, game.owners[seat].season_wins))
    return standing[-1:] if word == "leader" else standing[:1]


def number_of(owner: Owner, per: int) -> int:
    if per == CUBE:
        return owner.media
    return owner.total_stars if per == STAR else owner.squad[per]


def wins(game: Game, seat: int, amount: int, clause: Clause, player: int) -> None:
    if game.phase != WINTER:
        game.owners[seat].wins += amount


def losses(game: Game, seat: int, amount: int, clause: Clause, player: int) -> None:
    if game.phase != WINTER:
        game.owners[seat].losses += amount


def cash(game: Game, seat: int, amount: int, clause: Clause, player: int) -> None:
    receive(game, seat, amount)


def media(game: Game, seat: int, amount: int, clause: Clause, player: int) -> None:
    owner = game.owners[seat]
    owner.media += min(amount, owner.media_room) if amount > 0 else -min(-amount, owner.media)


def national(game: Game, seat: int, amount: int, clause: Clause, player: int) -> None:
    """10.5: the national media do not count toward an owner's limit."""
    game.owners[seat].national += amount


def vp(game: Game, seat: int, amount: int, clause: Clause, player: int) -> None:
    game.owners[seat].vp += amount


def stars(game: Game, seat: int, amount: int, clause: Clause, player: int) -> None:
    """3.1.1: a change of stars counts at once; the media at hand may be kept."""
    held = game.owners[seat].stars
    held[clause.what] = min(max(held[clause.what] + amount, 1), 5)


def turn_players(game: Game, seat: int, amount: int, clause: Clause, player: int) -> None:
    """Players change; a farm that lacks utilities has prospects in their place."""
    what = clause.what
    squad = game.owners[seat].squad
    if what == UTILITY and not squad[UTILITY] and clause.into not in (PROSPECT, UTILITY):
        what = PROSPECT
    if what == REGULAR and clause.into == ALLSTAR and not squad[REGULAR]:
        what = JOURNEYMAN
    turn(game, seat, amount, what, clause.into)


def retire(game: Game, seat: int, amount: int, clause: Clause, player: int) -> None:
    """6.2.4a: players retire; their places stay empty until the draft is over."""
    owner = game.owners[seat]
    gone = min(amount, owner.squad[clause.what])
    if clause.what in FARM_PLAYERS:
        turn(game, seat, gone, clause.what, UTILITY)
        return
    lose(game, seat, clause.what, gone)
    owner.squad[JOURNEYMAN] -= gone
    owner.vacancies += gone


def free_agent(game: Game, seat: int, amount: int, clause: Clause, player: int) -> None:
    """6.2.4b and 10.4: a star goes on the market of the next off-season; in an off-season he goes at once."""
    owner = game.owners[seat]
    if not owner.squad[clause.what]:
        return
    game.agents.append(FreeAgent(clause.what, seat))
    if game.phase == WINTER or game.stage == "retirement":
        leave_as_agent(game, game.agents[-1])
    game.note("free agent", seat, amount=clause.what)


def leave_as_agent(game: Game, agent: FreeAgent) -> bool:
    """His club loses him, unless it has no such player any more."""
    return lose(game, agent.seat, agent.kind, 1) == 1


def hurt(game: Game, seat: int, amount: int, clause: Clause, player: int) -> None:
    if injure(game, seat, clause.what, amount):
        game.note("injured", seat, amount=amount, text="superstar" if clause.what == SUPERSTAR else "all-star")


def injury_roll(game: Game, seat: int, amount: int, clause: Clause, player: int) -> None:
    """The owner attacked rolls on the injury chart."""
    reading = throw(game, seat, INJURY)
    apply(game, player, seat, game.charts.injury[place(reading)], 0)


def trade_impact(game: Game, seat: int, amount: int, clause: Clause, player: int) -> None:
    """2.6: the trade impact chart, which wins or loses games when a card sends a club to it."""
    reading = throw(game, seat, IMPACT)
    game.note("trade impact", seat, amount=reading)
    apply(game, player, seat, game.charts.trade_impact[place(reading)], 0)


def drm(game: Game, seat: int, amount: int, clause: Clause, player: int) -> None:
    game.owners[seat].drm[clause.what] += amount


def hold(game: Game, seat: int, amount: int, clause: Clause, player: int) -> None:
    game.owners[seat].hold += amount


def draw(game: Game, seat: int, amount: int, clause: Clause, player: int) -> None:
    draw_cards(game, seat, amount, "draw")


def pennant(game: Game, seat: int, amount: int, clause: Clause, player: int) -> None:
    game.first_place += amount


def take_cash(game: Game, seat: int, amount: int, clause: Clause, player: int) -> None:
    game.owners[player].cash += pay(game, seat, amount)


def take_media(game: Game, seat: int, amount: int, clause: Clause, player: int) -> None:
    victim, thief = game.owners[seat], game.owners[player]
    taken = min(amount, victim.media, thief.media_room)
    victim.media -= taken
    thief.media += taken


def strike(game: Game, seat: int, amount: int, clause: Clause, player: int) -> None:
    """6.2.1.2: the season is shortened. In the late season everybody stops at once; before, it is not played at all."""
    game.is_struck = True
    if game.phase == LATE:
        for owner in game.owners:
            owner.passed = True


def bait(game: Game, seat: int, amount: int, clause: Clause, player: int) -> None:
    """10.5 Trade Bait: costs a regular, then goes on to somebody who has not had it this year, or to the deck."""
    while True:
        game.owners[seat].baited = True
        lose(game, seat, REGULAR, 1)
        if all(owner.baited for owner in game.owners):
            return
        choice = game.table.ask(BAIT, game, seat)
        if choice == TO_DECK:
            pay(game, seat, BAIT_PRICE)
            return
        game.note("bait", seat, choice)
        seat = choice


def shield(game: Game, seat: int, amount: int, clause: Clause, player: int) -> None:
    """Nobody may play anything more against the club this phase."""
    owner = game.owners[seat]
    owner.events_against, owner.ops_against = 1, 2


def reroll(game: Game, seat: int, amount: int, clause: Clause, player: int) -> None:
    game.owners[seat].rerolls += 1


def nothing(game: Game, seat: int, amount: int, clause: Clause, player: int) -> None:
    """A line without effect."""


EFFECTS: Final[dict[str, Effect]] = {
    "wins": wins, "losses": losses, "cash": cash, "media": media, "national": national, "vp": vp, "stars": stars,
    "turn": turn_players, "retire": retire, "free-agent": free_agent, "injure": hurt, "injury": injury_roll,
    "trade-impact": trade_impact, "drm": drm, "hold": hold, "draw": draw, "pennant": pennant, "take-cash": take_cash,
    "take-media": take_media, "strike": strike, "bait": bait, "shield": shield, "reroll": reroll, "nothing": nothing,
}  # fmt: skip
