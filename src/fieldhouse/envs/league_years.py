"""Years of a FOOL league as a game of questions: whom an owner drafts, and whom he cuts; the house does all else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Final, TypeAlias

from fieldhouse.envs.league_view import OFFERED, club_view
from fieldhouse.games.fool.coaching.chores import run_computers
from fieldhouse.games.fool.coaching.owner import HouseOwner, Owner
from fieldhouse.games.fool.coaching.rosters import dispensable, prospects
from fieldhouse.games.fool.commands import Command, apply
from fieldhouse.games.fool.dice import HUNDRED
from fieldhouse.games.fool.founding import blank
from fieldhouse.games.fool.franchise import COMMISSIONER
from fieldhouse.games.fool.model import Player
from fieldhouse.games.fool.state import EXHIBITION, GAME_DAYS, League
from fieldhouse.leagues.football.games import results
from fieldhouse.leagues.football.quick_scores import quick_results
from fieldhouse.leagues.ledger import Charter
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.question import Ask
from fieldhouse.table.seat import NO_SEAT, Seat, seated
from fieldhouse.table.table import Table
from fieldhouse.table.win_loss import WinLoss

LEARNER: Final = "learner"
"""The level of an owner who is asked."""
Men: TypeAlias = tuple[Player, ...]
"""Who can be chosen, as the house's owner would rank them: its own choice first."""
CUT: Final = "cut"


class LeagueYears:
    """A league under way, which nobody keeps: its dice and its learners' choices come from one table."""

    def __init__(
        self, charter: Charter, members: Sequence[Sequence[str]], owners: Mapping[str, Owner], seasons: int,
        has_football: bool, table: Table,
    ) -> None:  # fmt: skip
        """Founds the league by command: players are rolled, and the seed of its football."""
        self.table = table
        self.league: League = blank(charter.settings, charter.texts, table)
        self.owners = {**owners, LEARNER: Learner(self)}
        self.seasons, self.has_football = seasons, has_football
        self.chooser, self.men = NO_SEAT, Men()
        self.season_pay: dict[Seat, float] = {}
        """What the seasons that ended since the last choice are worth to each seat."""
        self.clubs = [code for code, *_ in members]
        self._command("found", {"name": charter.name, "teams": list(map(list, members))})
        self.football_seed = int("".join(f"{table.roll(HUNDRED, 'football'):02}" for _ in range(4)))

    @property
    def over(self) -> bool:
        """All seasons have been played."""
        return self.league.year > self.seasons

    def view(self, seat: Seat) -> PlainReport:
        """The club of a seat, and whom it can choose if it is asked."""
        return club_view(self.league, self.clubs[seat], self.men if seat == self.chooser else ())

    def ask_for_a_man(self, ask: Ask[LeagueYears, Men], team: str, ranked: Sequence[Player]) -> Player:
        """The man whom the owner of *team* chooses, asked at the table, of the first of those *ranked*."""
        self.chooser, self.men = Seat(self.clubs.index(team)), tuple(ranked[:OFFERED])
        chosen = self.men[self.table.ask(ask, self, self.chooser, self.men)]
        self.chooser, self.men, self.season_pay = NO_SEAT, (), {}
        return chosen

    def _give(self, command: Command) -> None:
        """Carry out a command on the league. Refused as its rule refuses."""
        apply(self.league, command)

    def _command(self, name: str, arguments: PlainReport) -> None:
        """Carry out a command of the commissioner's. Refused as its rule refuses."""
        self._give(Command(COMMISSIONER, name, arguments))

    def play_phase(self) -> None:
        """Plays one phase of the year on: owners act, learners are asked, games are played, the next phase is opened;
        the last of a year pays. Refused if a learner's club cannot do what is due."""
        league, year = self.league, self.league.year
        run_computers(league, self._give, self.owners)
        if league.phase in (EXHIBITION, GAME_DAYS):
            played = results(league, self.football_seed) if self.has_football else quick_results(league)
            for result in played:
                self._give(result)
        self._command("advance", {})
        if league.year > year:
            self.season_pay = self._pay()

    def _pay(self) -> dict[Seat, float]:
        """What the last season is worth to each seat: wins beyond the mean of all clubs; a tie is half of one."""
        records = [WinLoss(*self.league.honours[-1]["records"][team]) for team in self.clubs]
        wins = [record.wins + record.ties / 2 for record in records]
        mean = sum(wins) / len(wins)
        return {seat: won - mean for seat, won in seated(wins)}


class Learner(HouseOwner):
    """The owner of the house, but whom he drafts and cuts is asked at the table."""

    def __init__(self, game: LeagueYears) -> None:
        self.game = game

    def draft_choice(self, league: League, team: str) -> int:
        """12.1: one of the new players who would help most, as the learner plays it."""
        return self.game.ask_for_a_man(DRAFT, team, prospects(league, team)).id

    def cut_down(self, league: League, team: str) -> Iterator[Command]:
        """12.2: the house's commands for the long injured, then a cut for every man too many, as the learner plays."""
        yield from takewhile(lambda command: command.name != CUT, super().cut_down(league, team))
        while league.size(team) > league.roster_limit and (able := dispensable(league, team)):
            leaving = self.game.ask_for_a_man(CUT_ONE, team, able)
            yield Command(league.teams[team].owner, CUT, {"team": team, "players": [leaving.id]})


def _man_ask(name: str, prompt: str) -> Ask[LeagueYears, Men]:
    """A question for one of the men on offer, by his place among them."""
    return Ask(
        name,
        [str(place) for place in range(1, OFFERED + 1)],
        lambda game, seat, men: range(len(men)),
        lambda game, seat, men, choice: (men[choice].name, f"{men[choice].position}, {men[choice].age}"),
        lambda game, seat, men: prompt,
    )


DRAFT: Final = _man_ask("draft", "Whom do you choose?")
CUT_ONE: Final = _man_ask(CUT, "Whom do you cut?")
ASKS: Final = (DRAFT, CUT_ONE)
