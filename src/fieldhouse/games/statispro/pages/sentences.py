"""What happened in a possession, in sentences: a shot with its pass, its foul and its rebound is one, not three."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fieldhouse.games.statispro import events
from fieldhouse.games.statispro.cards.fast_break_chart import PULL_UP
from fieldhouse.games.statispro.events import TEAM, Event
from fieldhouse.games.statispro.model import POSITIONS, Team
from fieldhouse.games.statispro.pages.event_order import foul_and_shot_together
from fieldhouse.games.statispro.pages.phrases import (
    BASKETS,
    CHANGES,
    CHARGED,
    INDEX,
    LOST,
    MISSES,
    NO_REST,
    OFFENSIVE_FOUL,
    ORDINALS,
    PLAIN_PHRASES,
    QUIET,
    REBOUND_TAKEN,
    REBOUNDS,
    THROWN,
    THROWS,
    TIME_OUTS,
    WHY_OUT,
    surname,
    which_foul,
)
from fieldhouse.table.seat import AWAY, BOTH, OTHER, Seat
from fieldhouse.table.words import all_of

SentenceFrom = tuple[str, int]
"""A sentence, which may be empty, and how many events it tells."""


class Storyteller:
    """Tells possession after possession; it remembers who stands where, and every teller keeps whom it has named."""

    def __init__(self, teams: tuple[Team, Team]) -> None:
        self.teams = teams
        self.places: list[dict[int, int]] = [{}, {}]
        """For each seat the position of every man on the floor."""
        self.happened: Sequence[Event] = ()
        self.named: set[str] = set()
        self.surnames = [surname(player.name) for team in teams for player in team.players]

    def sentences(self, happened: Sequence[Event]) -> list[str]:
        """A possession's events in sentences. Whom they named is kept."""
        return [sentence for sentence, _ in self.told(happened)]

    def told(self, happened: Sequence[Event]) -> list[tuple[str, events.Code]]:
        """The same, each with what it begins to tell of; each teller says how many events it used up."""
        self.happened = foul_and_shot_together([event for event in happened if event[0] not in QUIET])
        self.named = set()
        found: list[tuple[str, events.Code]] = []
        at = 0
        while at < len(self.happened):
            code = self.happened[at][0]
            sentence, count = TELLERS[code](self, at)
            found.append((sentence, code))
            at += count
        return [(sentence, code) for sentence, code in found if sentence]

    # What lies at hand

    def event(self, at: int) -> Event:
        """The event there, or one that is none."""
        return self.happened[at] if 0 <= at < len(self.happened) else (NO_EVENT, AWAY, TEAM, 0)

    def code(self, at: int) -> events.Code:
        """What event number *at* of the possession is."""
        return self.event(at)[0]

    def name(self, at: int) -> str:
        """Who did event number *at*; that he was named is kept."""
        return self.name_of(*self.event(at)[1:3])

    def name_of(self, seat: Seat, who: int) -> str:
        """A man in full when he is first named, which is kept; then by his surname if nobody else has it."""
        team = self.teams[seat]
        if who == TEAM:
            return team.code
        if who >= len(team.players):
            return "a ten-day man"
        full = team.players[who].name
        if full not in self.named:
            self.named.add(full)
            return full
        return surname(full) if self.surnames.count(surname(full)) == 1 else full

    # Shots

    def basket(self, at: int) -> SentenceFrom:
        """The sentence that begins at this event, and how many events it tells."""
        scored = f"{self.name(at)} {BASKETS[self.code(at)]}"
        if self.code(at + 1) == events.ASSIST:
            return f"{scored} on a pass from {self.name(at + 1)}.", 2
        return f"{scored}.", 1

    def miss(self, at: int) -> SentenceFrom:
        """The sentence that begins at this event, and how many events it tells."""
        rebound = self.rebounded(at + 1, self.event(at)[2])
        return f"{self.name(at)} {MISSES[self.code(at)]}{rebound or '.'}", 1 + bool(rebound)

    def block(self, at: int) -> SentenceFrom:
        """A block, whose miss comes with it, and who has the ball then."""
        (_, _, blocker, _), (code, _, who, _) = self.event(at), self.event(at + 2)
        sentence = f"{self.name(at)} blocks the shot of {self.name(at + 1)}"
        if code not in REBOUNDS:
            return f"{sentence}.", 2
        if who == TEAM:
            return f"{sentence}, and the ball goes out to {self.name(at + 2)}.", 3
        if code == events.OFFENSIVE_REBOUND:
            return f"{sentence}, but {self.name(at + 2)} gets hold of the ball.", 3
        return f"{sentence} and rebounds." if who == blocker else f"{sentence}, and {self.name(at + 2)} rebounds.", 3

    def rebounded(self, at: int, shooter: int) -> str:
        """How the sentence of a miss goes on if a rebound is next."""
        code, _, who, _ = self.event(at)
        if code not in REBOUNDS:
            return ""
        if who == TEAM:
            return f", and the ball goes out to {self.name(at)}."
        if code == events.DEFENSIVE_REBOUND:
            return f", and {self.name(at)} rebounds."
        return ", but gets his own rebound." if who == shooter else f", but {self.name(at)} has the offensive rebound."

    def rebound(self, at: int) -> SentenceFrom:
        """A rebound by itself; a team's goes without saying but after a throw that was played on."""
        code, _, who, _ = self.event(at)
        if who == TEAM:
            is_plain = self.code(at - 1) == events.THROW_MISSED and self.code(at + 1) == NO_EVENT
            return f"The ball goes out to {self.name(at)}." if is_plain else "", 1
        what = "rebounds" if code == events.DEFENSIVE_REBOUND else "has the offensive rebound"
        return f"{self.name(at)} {what}.", 1

    def throws(self, at: int) -> SentenceFrom:
        """The throws of a man in a row, with the team rebounds that are credited between them (10)."""
        made = [self.code(at) == events.THROW_MADE]
        _, seat, who, _ = self.event(at)
        after = at + 1 + (self.event(at + 1)[:3] == (events.OFFENSIVE_REBOUND, seat, TEAM))
        is_next = self.code(after) in THROWS and self.event(after)[1:3] == (seat, who)
        if is_next:
            made.append(self.code(after) == events.THROW_MADE)
        return f"{self.name(at)} {THROWN[tuple(made)]}.", after + 1 - at if is_next else 1

    # Fouls and lost balls

    def foul(self, at: int) -> SentenceFrom:
        """A foul, with the basket, the shot or the charge it belongs to."""
        nth, code = which_foul(self.event(at)[3]), self.code(at + 1)
        if code in BASKETS:
            scored, count = self.basket(at + 1)
            return f"{scored[:-1]} and is fouled by {self.name(at)} ({nth}).", 1 + count
        if code == events.FOULED:
            return f"{self.name(at + 1)} is fouled in the act by {self.name(at)} ({nth}).", 2
        if code == events.TURNOVER and self.event(at + 1)[3] == OFFENSIVE_FOUL:
            return f"{self.name(at)} is called for charging ({nth}).", 2
        return f"{self.name(at)} fouls ({nth}).", 1

    def deliberate(self, at: int) -> SentenceFrom:
        """The sentence that begins at this event, and how many events it tells."""
        _, seat, _, target = self.event(at)
        whom = self.name_of(OTHER[seat], int(str(target)))
        return f"{whom} is fouled on purpose by {self.name(at)} ({which_foul(self.event(at + 1)[3])}).", 2

    def steal(self, at: int) -> SentenceFrom:
        return f"{self.name(at)} steals the ball from {self.name(at + 1)}.", 2

    def turnover(self, at: int) -> SentenceFrom:
        """The sentence that begins at this event, and how many events it tells."""
        how = str(self.event(at)[3])
        return LOST.get(how, "{who} loses the ball ({how}).").format(who=self.name(at), how=how), 1

    # The benches

    def changes(self, at: int) -> SentenceFrom:
        """All changes of line-up in a row: who came in, where, for whom, and who else moved. The places are kept."""
        before = [dict(places) for places in self.places]
        count = 0
        while self.code(at + count) in CHANGES:
            code, seat, who, position = self.event(at + count)
            if code == events.SUBSTITUTION:
                self.places[seat] = {man: place for man, place in self.places[seat].items() if place != position}
            self.places[seat][who] = int(str(position))
            count += 1
        return " ".join(filter(None, (self.changed(seat, before[seat]) for seat in BOTH))), count

    def changed(self, seat: Seat, before: dict[int, int]) -> str:
        """Who came in for whom, and who moved where."""
        after, team = self.places[seat], self.teams[seat].code
        entered = [who for who in after if who not in before]
        entered.sort(key=lambda who: after[who])
        men = all_of([f"{self.name_of(seat, who)} ({POSITIONS[after[who]]})" for who in entered])
        if not before:
            return f"{men} start for {team}." if men else ""
        left = all_of([self.name_of(seat, who) for who in before if who not in after])
        moved = [
            f"{self.name_of(seat, who)}{' to' if index else ' moves to'} {POSITIONS[place]}"
            for index, (who, place) in enumerate(sorted(
                ((who, place) for who, place in after.items() if before.get(who, place) != place),
                key=lambda item: item[1],
            ))
        ]  # fmt: skip
        if not men:
            return f"For {team} {all_of(moved)}." if moved else ""
        shift = f"; {all_of(moved)}" if moved else ""
        return f"For {team} {men} {'comes' if len(entered) == 1 else 'come'} in for {left}{shift}."

    def injured(self, at: int) -> SentenceFrom:
        """Hurt, and taken out at once if his team has the ball, which goes without saying."""
        _, seat, who, detail = self.event(at)
        how_long = f"game and {detail} more" if isinstance(detail, int) else detail
        leaves = self.event(at + 1)[:3] == (events.OUT, seat, who)
        return f"{self.name(at)} is hurt and out for the {how_long}.", 1 + leaves

    def out(self, at: int) -> SentenceFrom:
        return WHY_OUT.get(str(self.event(at)[3]), "{who} leaves the floor, hurt.").format(who=self.name(at)), 1

    def tired(self, at: int) -> SentenceFrom:
        has_no_rest = self.event(at)[3] == NO_REST
        return f"{self.name(at)} {'has had no rest this half and is tired' if has_no_rest else 'needs a rest'}.", 1

    def rested(self, at: int) -> SentenceFrom:
        is_let_off = self.event(at)[3] == events.LET_OFF
        return f"{self.name(at)} {'need not rest any more' if is_let_off else 'is rested'}.", 1

    def time_out(self, at: int) -> SentenceFrom:
        return TIME_OUTS[str(self.event(at)[3])].format(who=self.name(at)), 1

    def index(self, at: int) -> SentenceFrom:
        """Points spent; a rebound that is taken with them comes next."""
        if self.event(at)[3] == REBOUND_TAKEN and self.code(at + 1) in REBOUNDS:
            return f"{self.name(at)} spend an Index Point, and {self.name(at + 1)} takes the rebound.", 2
        return INDEX[str(self.event(at)[3])].format(who=self.name(at)), 1

    def happens(self, at: int) -> SentenceFrom:
        """Whatever needs no words of its own; a time-out that is charged is told once."""
        detail = self.event(at)[3]
        if detail == CHARGED:
            return f"{self.name(at)} are charged with a time-out.", 2
        return f"{self.name(at)} {detail}.", 1

    def fast_break(self, at: int) -> SentenceFrom:
        pulls_up = " and pulls up" if self.event(at)[3] == PULL_UP else ""
        return f"{self.name(at)} starts a fast break{pulls_up}.", 1

    def period_over(self, at: int) -> SentenceFrom:
        """The sentence that begins at this event, and how many events it tells."""
        period = int(str(self.event(at)[3]))
        if period > 4:
            return f"End of overtime {period - 4}.", 1
        is_college = self.teams[1].league == "NCAA"
        return f"End of the {ORDINALS[period // 2 if is_college else period]} {'half' if is_college else 'quarter'}.", 1

    def tip(self, at: int) -> SentenceFrom:
        jump = "The tip" if self.code(at - 1) in CHANGES else "Jump ball: the tip"
        return f"{jump} goes to {self.name(at)}.", 1

    def plain(self, at: int) -> SentenceFrom:
        """The sentence of an event that has one phrase, whoever did it."""
        return PLAIN_PHRASES[self.code(at)].format(who=self.name(at)), 1


NO_EVENT: Final = events.Code(-1)
TELLERS: Final[dict[events.Code, Callable[[Storyteller, int], SentenceFrom]]] = {
    **dict.fromkeys(BASKETS, Storyteller.basket),
    **dict.fromkeys(MISSES, Storyteller.miss),
    **dict.fromkeys(THROWS, Storyteller.throws),
    **dict.fromkeys(REBOUNDS, Storyteller.rebound),
    **dict.fromkeys(CHANGES, Storyteller.changes),
    **dict.fromkeys(PLAIN_PHRASES, Storyteller.plain),
    events.TIP: Storyteller.tip,
    events.BLOCK: Storyteller.block,
    events.PERSONAL_FOUL: Storyteller.foul,
    events.DELIBERATE: Storyteller.deliberate,
    events.STEAL: Storyteller.steal,
    events.TURNOVER: Storyteller.turnover,
    events.INJURED: Storyteller.injured,
    events.OUT: Storyteller.out,
    events.TIRED: Storyteller.tired,
    events.RESTED: Storyteller.rested,
    events.TIME_OUT: Storyteller.time_out,
    events.INDEX_POINT: Storyteller.index,
    events.HAPPENED: Storyteller.happens,
    events.FAST_BREAK: Storyteller.fast_break,
    events.PERIOD_OVER: Storyteller.period_over,
}
