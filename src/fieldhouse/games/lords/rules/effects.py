"""What the clauses of an event do: one function for each verb of the vocabulary."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fieldhouse.games.lords.asks.deals import BAIT, BAIT_PRICE, TO_DECK
from fieldhouse.games.lords.cards.events import CUBE, STAR
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
    UTILITY,
    WINTER,
    Clause,
    Event,
    place,
)
from fieldhouse.games.lords.rules.cards import draw_cards
from fieldhouse.games.lords.rules.dice import throw
from fieldhouse.games.lords.rules.money import pay, receive
from fieldhouse.games.lords.rules.roster import fill, hand_out, injure, let_go, lose, turn
from fieldhouse.games.lords.state import HARDLY_SO_LONG, FreeAgent, Game, Owner
from fieldhouse.table.seat import Seat

Effect = Callable[[Game, Seat, int, Clause, Seat], int]
"""Of the game, the owner it happens to, how much, the clause, and the owner who played it.

Returns how much of it happened, for the telling; 0 if that is told already.
"""


def resolve(game: Game, player: Seat, target: Seat, event: Event, label: str = "event") -> None:
    """Do what an event says; if it needs a die, whoever played it rolls, and media may move it.

    Rolls, draws and asks.
    """
    reading = 0
    if event.has_roll:
        reading = throw(game, player, EVENT, 0, event.clauses, target, label)
        game.note("die", player, target, amount=reading, text=label)
    apply(game, player, target, event.clauses, reading)


def apply(game: Game, player: Seat, target: Seat, clauses: tuple[Clause, ...], reading: int) -> None:
    """Carry out a card's *clauses* that the *reading* hits, on everybody they name. Rolls, draws and asks."""
    for clause in clauses:
        if clause.is_hit(reading):
            for seat in whom(game, player, target, clause.whom):
                done = EFFECTS[clause.verb](game, seat, amount_of(game.owners[seat], clause), clause, player)
                if done:
                    game.note("effect", seat, player, amount=done, text=clause.verb, more=(clause.what,))


def whom(game: Game, player: Seat, target: Seat, word: str) -> tuple[Seat, ...]:
    """To whom a clause happens. The leader has the most victory points, the trailer the fewest; wins break ties."""
    if not word:
        return (target,)
    if word == "self":
        return (player,)
    if word == "all":
        return game.in_order(player)
    if word == "others":
        return game.from_left(player)
    if word == "left":
        return game.from_left(player)[:1]
    if word == "right":
        return game.from_left(player)[-1:]
    standing = sorted(game.seats, key=lambda seat: (game.owners[seat].vp, game.owners[seat].season_wins))
    return (standing[-1] if word == "leader" else standing[0],)


def amount_of(owner: Owner, clause: Clause) -> int:
    """How much a clause gives or takes; for each of a thing, by how many the owner has: cubes, stars, players."""
    per = clause.per
    if per < 0:
        return clause.amount
    return clause.amount * (owner.media if per == CUBE else owner.total_stars if per == STAR else owner.squad[per])


def decided_games(game: Game, seat: Seat, amount: int, clause: Clause, player: Seat) -> int:
    """Games won or lost, as the clause says, are put down in season; how many."""
    if game.phase == WINTER:
        return 0
    owner = game.owners[seat]
    if clause.verb == "wins":
        owner.wins += amount
    else:
        owner.losses += amount
    return amount


def cash(game: Game, seat: Seat, amount: int, clause: Clause, player: Seat) -> int:
    """The owner receives, or pays, so much; who has too little is asked how (2.5.5). Returned is what changed hands."""
    return receive(game, seat, amount)


def media(game: Game, seat: Seat, amount: int, clause: Clause, player: Seat) -> int:
    """The owner gets cubes, as far as there is room, or loses them; how many."""
    owner = game.owners[seat]
    change = min(amount, owner.media_room) if amount > 0 else -min(-amount, owner.media)
    owner.media += change
    return change


def national(game: Game, seat: Seat, amount: int, clause: Clause, player: Seat) -> int:
    """10.5: the national media do not count toward an owner's limit."""
    game.owners[seat].national += amount
    return amount


def vp(game: Game, seat: Seat, amount: int, clause: Clause, player: Seat) -> int:
    """Victory points are put down; how many."""
    game.owners[seat].vp += amount
    return amount


def stars(game: Game, seat: Seat, amount: int, clause: Clause, player: Seat) -> int:
    """3.1.1: stars change at once, within one and five; the media at hand may be kept. Returned is the change."""
    held = game.owners[seat].stars
    before = held[clause.what]
    held[clause.what] = min(max(before + amount, 1), 5)
    return held[clause.what] - before


def turn_players(game: Game, seat: Seat, amount: int, clause: Clause, player: Seat) -> int:
    """Players change; for utilities that a farm lacks prospects do, for regulars who would be all-stars journeymen."""
    what = clause.what
    squad = game.owners[seat].squad
    if what == UTILITY and not squad[UTILITY] and clause.into not in (PROSPECT, UTILITY):
        what = PROSPECT
    if what == REGULAR and clause.into == ALLSTAR and not squad[REGULAR]:
        what = JOURNEYMAN
    if not turn(game, seat, amount, what, clause.into):
        game.note("spared", seat, kind=what)
    return 0


def retire(game: Game, seat: Seat, amount: int, clause: Clause, player: Seat) -> int:
    """6.2.4a: players retire; their places stay empty until the draft is over, on the farm utilities take them."""
    owner, kind = game.owners[seat], clause.what
    gone = min(amount, owner.squad[kind])
    if kind in FARM_PLAYERS:
        turn(game, seat, gone, kind, UTILITY)
    elif gone:
        let_go(owner, kind, gone)
        owner.vacancies += gone
        game.note("retired", seat, amount=gone, kind=kind)
    else:
        game.note("spared", seat, kind=kind)
    return 0


def free_agent(game: Game, seat: Seat, amount: int, clause: Clause, player: Seat) -> int:
    """6.2.4b and 10.4: a star goes on the market of the next off-season; in an off-season he goes at once."""
    kind = clause.what
    agent = FreeAgent(kind, seat)
    leaves_now = game.phase == WINTER or game.stage == "retirement"
    promised = 0 if leaves_now else game.agents.count(agent)
    if game.owners[seat].squad[kind] <= promised:
        game.note("spared", seat, kind=kind)
        return 0
    if leaves_now:
        agent = leave_as_agent(game, agent)
    else:
        game.note("free agent", seat, kind=kind)
    game.agents.append(agent)
    return 0


def leave_as_agent(game: Game, agent: FreeAgent) -> FreeAgent:
    """His club loses him to the market; who was hurt is so still, unless it was for the year that is over."""
    (missing,) = hand_out(game.owners[agent.seat], agent.kind, 1)
    game.note("walks", agent.seat, kind=agent.kind)
    fill(game, agent.seat, 1)
    return agent._replace(missing=missing if missing < HARDLY_SO_LONG else 0)


def hurt(game: Game, seat: Seat, amount: int, clause: Clause, player: Seat) -> int:
    """A player is injured, unless nobody is there to be."""
    if not injure(game, seat, clause.what, amount):
        game.note("spared", seat, kind=clause.what)
    return 0


def chart_roll(game: Game, seat: Seat, amount: int, clause: Clause, player: Seat) -> int:
    """The owner attacked rolls on the injury chart, or (2.6) on that of trade impact, which wins or loses games.

    Rolls, draws and asks.
    """
    is_injury = clause.verb == "injury"
    reading = throw(game, seat, INJURY if is_injury else IMPACT)
    game.note("injury roll" if is_injury else "trade impact", seat, amount=reading)
    chart = game.charts.injury if is_injury else game.charts.trade_impact
    apply(game, player, seat, chart[place(reading)], 0)
    return 0


def drm(game: Game, seat: Seat, amount: int, clause: Clause, player: Seat) -> int:
    """The owner's die rolls of that kind are changed for the rest of the year; by how much."""
    game.owners[seat].drm[clause.what] += amount
    return amount


def hold(game: Game, seat: Seat, amount: int, clause: Clause, player: Seat) -> int:
    """The owner may take so many more cards along; how many."""
    game.owners[seat].hold += amount
    return amount


def draw(game: Game, seat: Seat, amount: int, clause: Clause, player: Seat) -> int:
    """The owner draws so many cards."""
    return len(draw_cards(game, seat, amount, "draw"))


def pennant(game: Game, seat: Seat, amount: int, clause: Clause, player: Seat) -> int:
    """First place takes more wins, or fewer; how many."""
    game.first_place += amount
    return amount


def take_cash(game: Game, seat: Seat, amount: int, clause: Clause, player: Seat) -> int:
    """The owner pays the player of the card; who has too little is asked how (2.5.5)."""
    paid = pay(game, seat, amount)
    game.owners[player].cash += paid
    return paid


def take_media(game: Game, seat: Seat, amount: int, clause: Clause, player: Seat) -> int:
    """The player of the card takes cubes, as far as he has room; how many."""
    victim, thief = game.owners[seat], game.owners[player]
    taken = min(amount, victim.media, thief.media_room)
    victim.media -= taken
    thief.media += taken
    return taken


def strike(game: Game, seat: Seat, amount: int, clause: Clause, player: Seat) -> int:
    """6.2.1.2: the season is shortened. In the late season everybody stops at once; before, it is not played at all."""
    game.is_struck = True
    if game.phase == LATE:
        for owner in game.owners:
            owner.passed = True
    return 1


def bait(game: Game, seat: Seat, amount: int, clause: Clause, player: Seat) -> int:
    """10.5 Trade Bait: costs a regular, then goes on to somebody who has not had it this year, or to the deck. Asks."""
    while True:
        game.owners[seat].baited = True
        lose(game, seat, REGULAR, 1)
        if all(owner.baited for owner in game.owners):
            return 0
        choice = game.table.ask(BAIT, game, seat, None)
        if choice == TO_DECK:
            pay(game, seat, BAIT_PRICE)
            return 0
        game.note("bait", seat, Seat(choice))
        seat = Seat(choice)


def shield(game: Game, seat: Seat, amount: int, clause: Clause, player: Seat) -> int:
    """Nobody may play anything more against the club this phase."""
    owner = game.owners[seat]
    owner.events_against, owner.ops_against = 1, 2
    return 1


def reroll(game: Game, seat: Seat, amount: int, clause: Clause, player: Seat) -> int:
    """The owner may roll once more in the championship series."""
    game.owners[seat].rerolls += 1
    return 1


def nothing(game: Game, seat: Seat, amount: int, clause: Clause, player: Seat) -> int:
    """A line without effect, which is told all the same."""
    return 1


EFFECTS: Final[dict[str, Effect]] = {
    "wins": decided_games, "losses": decided_games, "cash": cash, "media": media, "national": national, "vp": vp,
    "stars": stars, "turn": turn_players, "retire": retire, "free-agent": free_agent, "injure": hurt,
    "injury": chart_roll, "trade-impact": chart_roll, "drm": drm, "hold": hold, "draw": draw, "pennant": pennant,
    "take-cash": take_cash, "take-media": take_media, "strike": strike, "bait": bait, "shield": shield,
    "reroll": reroll, "nothing": nothing,
}  # fmt: skip
