"""A fake league: camps, drafts and moves as ever, but scores that mean nothing, which makes seasons cheap.

The games do not change what players are worth; line-ups give the experience as they do after real ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.games.fool.coaching.chores import run_computers
from fieldhouse.games.fool.commands import Command
from fieldhouse.games.fool.founding import Texts
from fieldhouse.games.fool.franchise import COMMISSIONER
from fieldhouse.games.fool.state import EXHIBITION, GAME_DAYS, TRANSACTIONS, League
from fieldhouse.leagues.ledger import Charter, founded, write
from fieldhouse.leagues.teams import franchises
from fieldhouse.library import fool
from fieldhouse.seasons.seeds import derived

KICKS: Final = [[2, 2, 4]] * 2
RETURNS: Final = [[3, 4]] * 2
"""Of each team in every game: about the usual."""


class FakeLeague:
    """Every command but football, kept nowhere."""

    def __init__(self, recipe: str, seed: int, teams: int = 12, members: Sequence[Sequence[str]] = ()) -> None:
        texts: Texts = {"tables": fool.table_texts("first"), "rookies": recipe, "names": fool.text("names")}
        self.charter = Charter("fake", seed, {}, texts)
        self.league, founding = founded(self.charter, members or franchises(teams))
        self.number = founding.number

    def give(self, command: Command) -> None:
        self.number += 1
        write(self.league, self.charter, self.number, command)

    def step(self) -> None:
        run_computers(self.league, self.give, fool.owners())
        if self.league.phase in (EXHIBITION, GAME_DAYS):
            for command in self.games():
                self.give(command)
        self.give(Command(COMMISSIONER, "advance", {}))

    def games(self) -> list[Command]:
        """The results of this stage's games: scores that mean nothing."""
        return [
            Command(
                COMMISSIONER,
                "result",
                {"game": game.number, "score": self._score(game.number), "kicks": KICKS, "returns": RETURNS},
            )
            for game in self.league.stage_games()
        ]

    def _score(self, game: int) -> list[int]:
        luck = derived(self.charter.seed, f"{self.league.year} {game}")
        loser, winner = luck % 31, 31 + luck % 7
        return [loser, winner] if luck % 2 else [winner, loser]

    def to_first_week(self) -> League:
        """Go on to the next season's first week."""
        if self._is_first_week():
            self.step()
        while not self._is_first_week():
            self.step()
        return self.league

    def _is_first_week(self) -> bool:
        return self.league.phase == TRANSACTIONS and self.league.stage == "week 1"
