"""The definition that the table knows Statis Pro Basketball by."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Final

from fieldhouse.games.statispro.coach import COACHES, LEVEL_HELP
from fieldhouse.games.statispro.events import Possession
from fieldhouse.games.statispro.leagues import league_rules
from fieldhouse.games.statispro.model import Deck, FastBreaks, SeasonNumbers, Team
from fieldhouse.games.statispro.options import HELP, PRESETS, plain, read_options
from fieldhouse.games.statispro.pages.definition_pages import BasketballPages
from fieldhouse.games.statispro.questions import ASKS
from fieldhouse.games.statispro.review import reviewed
from fieldhouse.games.statispro.scoresheet import Scoresheet
from fieldhouse.games.statispro.side import side_of
from fieldhouse.games.statispro.standing_orders import STANDING_ORDERS
from fieldhouse.games.statispro.state import Game
from fieldhouse.games.statispro.step import step
from fieldhouse.games.statispro.win_chance import ChanceModel, WinChance
from fieldhouse.table.bounded import make_room
from fieldhouse.table.duel import shares
from fieldhouse.table.game import BadOption, Definition, Strength
from fieldhouse.table.journal import Header
from fieldhouse.table.plain_json import Fields, Json, PlainReport
from fieldhouse.table.seat import HOME, SEATS
from fieldhouse.table.table import Table

MOST_TELLERS: Final = 64


class StatisProBasketball(Definition[Game, Possession]):
    """Cards, deck and chart come from wherever the house keeps them: finding one reads its file."""

    name: Final = "statispro"
    title: Final = "Statis Pro Basketball"
    rules_version: int = 1
    seats: Final = SEATS
    asks: Final = ASKS
    standing_orders: Final = STANDING_ORDERS
    presets: Final = tuple(PRESETS)
    option_help: Final = HELP
    coaches: Final = COACHES
    level_help: Final = LEVEL_HELP
    shared_charts: Final = ("The card of the season", "The Fast Action deck", "The Fast Break chart")

    def __init__(
        self, find_team: Callable[[str], Team], find_numbers: Callable[[int], SeasonNumbers],
        find_deck: Callable[[], Deck], find_chart: Callable[[], FastBreaks],
        strengths: Mapping[str, Strength] | None = None, chances: ChanceModel | None = None,
    ) -> None:  # fmt: skip
        self._strengths = strengths or {}
        self.chances = chances
        self.tellers: dict[Hashable, WinChance] = {}
        self.find_team = find_team
        self.find_numbers = find_numbers
        self.find_deck = find_deck
        self.find_chart = find_chart
        self.pages = BasketballPages(find_team, find_deck, self._table_of)

    @property
    def strengths(self) -> Mapping[str, Strength]:
        """What was measured of each level, for a player who chooses one."""
        return self._strengths

    def coach_report(self, team: str, level: str, options: Fields, games: int) -> PlainReport:
        """How strong a level is against every other and every coach of one idea: plays *games* of each."""
        from fieldhouse.games.statispro.exploiters import LIBRARY

        others = {name: make for name, make in {**LIBRARY, **self.coaches}.items() if name != level}
        return {
            "team": team,
            "level": level,
            "games": games,
            "standard_error": round(0.5 / games**0.5, 4) if games else None,
            "shares": shares(self, team, options, level, others, games),
            "leaks": [],
        }

    def teller(self, header: Header) -> Callable[[Game], list[float]] | None:
        """By the fitted model, if one was given when the game was made; the last pairings are kept."""
        if self.chances is None:
            return None
        key = header.pairing
        if key not in self.tellers:
            make_room(self.tellers, MOST_TELLERS)
            self.tellers[key] = WinChance(self.chances, self.start(header, Table()))
        return self.tellers[key].told

    def teller_at_hand(self, header: Header) -> Callable[[Game], list[float]] | None:
        """By the model, once the two teams have been looked at; None before."""
        kept = self.tellers.get(header.pairing)
        return None if kept is None else kept.told

    @property
    def is_graded(self) -> bool:
        """Finished games can be reviewed, if the model of the chance to win is at hand."""
        return self.chances is not None

    def review(
        self, header: Header, states: Sequence[Json], notes: Sequence[Sequence[Possession]]
    ) -> PlainReport | None:  # fmt: skip
        """The men who played and the press, graded; None without a model of the chance to win."""
        if self.chances is None:
            return None
        game = self.start(header, Table())
        return reviewed(WinChance(self.chances, game), game, states)

    def header(self, teams: tuple[str, ...], seed: int, options: Fields, dice: str = "rolled") -> Header:
        """Teams are found for it: who is no team, or has too few men, is refused."""
        if len(teams) != len(self.seats):
            raise BadOption(f"A game of basketball has two teams, not {len(teams)}.")
        cards = [self.find_team(name) for name in teams]
        chosen = read_options(options)
        numbers = self.find_numbers(cards[HOME].season)
        for team, absent in zip(cards, (chosen.absent_away, chosen.absent_home), strict=True):
            side_of(team, absent, numbers)
        return Header(
            game=self.name,
            rules_version=self.rules_version,
            seed=seed,
            options=plain(chosen),
            teams=tuple(team.name for team in cards),
            digests=(
                *(team.digest for team in cards),
                numbers.digest,
                self.find_deck().digest,
                self.find_chart().digest,
            ),
            dice=dice,
        )

    def _table_of(self, away: Team, home: Team) -> Callable[[Table], Game]:
        """How a game of these two is dealt, for the exact odds."""
        return self.dealer(self.header((away.name, home.name), 0, {}))

    def dealer(self, header: Header) -> Callable[[Table], Game]:
        """Games of a header; teams, numbers, deck and chart are found for it."""
        options = read_options(header.options)
        away, home = (self.find_team(name) for name in header.teams)
        numbers = self.find_numbers(home.season)
        sides = (side_of(away, options.absent_away, numbers), side_of(home, options.absent_home, numbers))
        rules = league_rules(home.league, home.season, options.fourteen_seconds)
        deck, chart = self.find_deck(), self.find_chart()
        return lambda table: Game(sides, options, rules, deck, chart, numbers, table)

    step = staticmethod(step)

    def scoresheet(self) -> Scoresheet:
        """An empty one."""
        return Scoresheet()
