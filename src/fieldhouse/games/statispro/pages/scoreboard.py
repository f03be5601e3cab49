"""Where a game stands, as a coach sees it from the bench: score, clock, fouls, time-outs, and both fives."""

from __future__ import annotations

from rich.text import Text

from fieldhouse.games.statispro.model import POSITIONS
from fieldhouse.games.statispro.scoresheet import minutes
from fieldhouse.games.statispro.state import Game
from fieldhouse.table.seat import AWAY, HOME, Seat
from fieldhouse.table.words import counted


def scoreboard(game: Game) -> Text:
    """Score and clock on the first line, the ten men below."""
    period = (
        f"Overtime {game.period - game.rules.periods}" if game.period > game.rules.periods else f"Period {game.period}"
    )
    head = Text.assemble(_team(game, AWAY), "   ", _team(game, HOME), "   ", (f"{period} {minutes(game.left)}", "bold"))
    if not all(game.floor):
        return head
    rows = [head]
    for position, name in enumerate(POSITIONS):
        rows.append(
            Text.assemble((f"{name:<3}", "dim"), f"{_man(game, AWAY, position):<34}", _man(game, HOME, position))
        )
    return Text("\n").join(rows)


def _team(game: Game, seat: Seat) -> Text:
    """One team: score, fouls, time-outs."""
    style = "bold" if seat == game.offense else ""
    index = f", {game.index[seat]} index" if game.index[seat] else ""
    details = f" ({counted(game.team_fouls[seat], 'foul')}, {counted(game.time_outs[seat], 'time-out')}{index})"
    return Text.assemble((f"{game.sides[seat].team.code} {game.score[seat]}", style), (details, "dim"))


def _man(game: Game, seat: Seat, position: int) -> str:
    """One man on the floor."""
    man = game.floor[seat][position]
    tired = " tired" if man.is_tired else ""
    return f"{man.card.name} {man.points} pts {man.fouls} pf{tired}"
