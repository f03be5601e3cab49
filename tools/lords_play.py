"""What owners of Lords of Baseball do with their cards, their players and each other.

    python -m tools.lords_balance --play --games 400 [--levels miser,gambler]

The levels that are named sit round the table in all their turns. A card is held if it was ever in a hand, used if its
event was played. Plays are those of the season: in the off-season a card can be played for nothing but its event.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from fieldhouse import catalog
from fieldhouse.games.lords.asks.answers import LET_IT, RESPOND
from fieldhouse.games.lords.asks.deals import ACCEPT, ANSWER, Offer
from fieldhouse.games.lords.coaching.bargains import gain
from fieldhouse.games.lords.coaching.owner import OwnerCoach
from fieldhouse.games.lords.model import JOURNEYMAN, PHASES, WINTER, Phase
from fieldhouse.games.lords.state import NOBODY, Game, Note
from fieldhouse.table.question import Ask, Coach, S
from fieldhouse.table.seat import Seat
from fieldhouse.table.table import BatchTable

PLAYS: Final = ("event", "wins", "losses", "journeymen", "money")
LEAST_USED: Final = 2.0
EVENT_BAND: Final = (15.0, 35.0)
FEWEST_RESPONSES: Final = 3.0
SEASON: Final = range(1, len(PHASES))
OWNERS: Final = 4


def seated(levels: Sequence[str], game: int, owners: int) -> list[str]:
    """Who sits where in the *game* of that number: all levels in turn, with other neighbours in every round."""
    apart = 1 + game // len(levels) % max(len(levels) - 1, 1)
    return [levels[(game + apart * place) % len(levels)] for place in range(owners)]


class Heard(Coach[Game]):
    """An owner's answers, with a count of those that speak: to events, and to offers by what they are worth to both."""

    def __init__(self, coach: Coach[Game], table: Sequence[Coach[Game]], count: Counter[str]) -> None:
        self.coach, self.table, self.count = coach, table, count

    def answer(self, ask: Ask[Game, S], game: Game, seat: Seat, subject: S, whim: float) -> int:
        choice = self.coach.answer(ask, game, seat, subject, whim)
        if ask.name == RESPOND.name and choice != LET_IT:
            self.count["response"] += 1
        if ask.name == ANSWER.name and choice == ACCEPT and isinstance(subject, Offer):
            self.count["trade that is a loss to one"] += not self.is_good_for_both(game, subject)
        return choice

    def is_good_for_both(self, game: Game, offer: Offer) -> bool:
        """Does each gain by his own prices?"""
        one, other = self.table[offer.seat], self.table[offer.partner]
        if not (isinstance(one, OwnerCoach) and isinstance(other, OwnerCoach)):
            return True
        gained = gain(one.temper.own, game, offer.seat, offer.get, offer.give, offer.partner)
        return gained > 0 and gain(other.temper.own, game, offer.partner, offer.give, offer.get, offer.seat) > 0


class PlayMeasure:
    """What a series of games of four owners comes to."""

    def __init__(self, levels: Sequence[str], games: int, seed: int) -> None:
        self.levels, self.games, self.seed = levels, games, seed
        self.count: Counter[str] = Counter()
        self.in_phase: Counter[tuple[int, str]] = Counter()
        self.held: Counter[str] = Counter()
        self.used: Counter[str] = Counter()
        self.set_ups: Counter[tuple[int, ...]] = Counter()
        self.managers: Counter[int] = Counter()

    def run(self) -> PlayMeasure:
        definition = catalog.game("lords")
        deal = definition.dealer(definition.header((), self.seed, {}))
        for at in range(self.games):
            coaches = [catalog.coach("lords", level) for level in seated(self.levels, at, OWNERS)]
            notes: list[Note] = []
            heard = [Heard(coach, coaches, self.count) for coach in coaches]
            game = deal(BatchTable(self.seed + at, heard, notes.append))
            assert isinstance(game, Game), "this game is Lords of Baseball"
            held: set[str] = set()
            while not game.over:
                definition.step(game)
                held.update(game.box.cards[card].title for owner in game.owners for card in owner.hand)
            self.keep(game, notes, held)
        return self

    def keep(self, game: Game, notes: Sequence[Note], held: set[str]) -> None:
        """Count one game."""
        phase, used, offers, offices = WINTER, set[str](), Counter[tuple[int, int, str]](), dict[int, int]()
        for note in notes:
            if note.what == "phase":
                phase = Phase(note.amount)
            elif note.what == "year":
                phase = WINTER
            elif note.what == "team":
                offices[note.seat] = note.amount
            elif note.what == "organization":
                self.set_ups[offices[note.seat], *note.more] += 1
                self.managers[note.more[1]] += 1
            elif note.what == "offer":
                offers[note.seat, note.other, note.text] += 1
            elif note.what == "call up":
                self.count["call up for nothing"] += note.kind in (NOBODY, JOURNEYMAN)
            if note.what == "event":
                used.add(game.box.cards[note.card].title)
            if note.what in PLAYS:
                self.in_phase[phase, note.what] += 1
            self.count[note.what] += 1
        held |= used
        self.held.update(held)
        self.used.update(used)
        self.count["offer repeated"] += sum(times - 1 for times in offers.values())

    def use_of(self, title: str) -> float:
        return 100 * self.used[title] / self.held[title]

    @property
    def events(self) -> float:
        """Of the plays in season, those for an event."""
        plays = sum(self.in_phase[phase, what] for phase in SEASON for what in PLAYS)
        return 100 * sum(self.in_phase[phase, "event"] for phase in SEASON) / max(plays, 1)

    def a_game(self, what: str) -> float:
        return self.count[what] / self.games

    def faults(self) -> list[str]:
        found = [
            f"{title} is used in {self.use_of(title):.1f}% of the games in which it is held"
            for title in sorted(self.held)
            if self.use_of(title) < LEAST_USED
        ]
        if not EVENT_BAND[0] <= self.events <= EVENT_BAND[1]:
            found.append(f"events are {self.events:.1f}% of plays")
        if self.a_game("response") < FEWEST_RESPONSES:
            found.append(f"there are {self.a_game('response'):.1f} cancels and offers to cancel a game")
        found += [
            f"there are no {what} in the {PHASES[phase]}"
            for phase in SEASON
            for what in ("losses", "journeymen")
            if not self.in_phase[phase, what]
        ]
        for what in ("offer repeated", "trade that is a loss to one"):
            if self.count[what]:
                found.append(f"{what}: {self.count[what]} in {self.games} games")
        return found

    def table(self) -> str:
        """The figures, as a page."""
        least = min(self.held, key=self.use_of)
        rows = [
            ("events of the plays in season", f"{self.events:.1f}%", "15 to 35"),
            ("least used of the cards held", f"{least}, {self.use_of(least):.1f}%", "2 or more"),
            ("cancels and offers to cancel a game", f"{self.a_game('response'):.1f}", "3 or more"),
            ("cancelled a game", f"{self.a_game('cancelled'):.1f}", ""),
            *(
                (f"{what} in the {PHASES[phase]}, a game", f"{self.in_phase[phase, what] / self.games:.2f}", "some")
                for phase in SEASON
                for what in ("losses", "journeymen")
            ),
            ("different set-ups", f"{len(self.set_ups)}", ""),
            ("managers of five stars", f"{100 * self.managers[5] / (OWNERS * self.games):.0f}%", "not all"),
            ("offers a game", f"{self.a_game('offer'):.1f}", ""),
            ("offers repeated", f"{self.count['offer repeated']}", "0"),
            ("trades a game", f"{self.a_game('trade'):.1f}", ""),
            ("trades that are a loss to one", f"{self.count['trade that is a loss to one']}", "0"),
            ("phenoms cut a game", f"{self.a_game('phenom cut'):.2f}", ""),
            ("call-ups a game", f"{self.a_game('call up'):.1f}", ""),
            ("call-ups for nothing, a game", f"{self.a_game('call up for nothing'):.1f}", ""),
        ]
        return "\n".join(
            ["| figure | measured | wanted |", "|---|---|---|", *(f"| {' | '.join(row)} |" for row in rows)]
        )
