"""How strong a level is with a team: its share against the other levels and against coaches of one idea, and where it
leaks: what somebody who knows its mixes gains on the usual downs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from fieldhouse.games.ddf.coaching.pro import HEAT, ProCoach, formation_habits
from fieldhouse.games.ddf.exploiters import duel, scaled
from fieldhouse.games.ddf.state import Game, Play
from fieldhouse.gridiron.equilibrium.one_game import Mix, solved_one
from fieldhouse.gridiron.equilibrium.playbook import USUAL_DOWNS, whole_shares
from fieldhouse.gridiron.equilibrium.tables import PAYOFF
from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.names import situation_text
from fieldhouse.gridiron.odds import place
from fieldhouse.gridiron.outcome import snap
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.table.game import Definition
from fieldhouse.table.plain_json import Fields, PlainReport
from fieldhouse.table.question import Coach

Makers = Mapping[str, Callable[[], Coach[Game]]]
SHOWN: Final = 5
HABITS: Final = frozenset({"book", "solitaire"})


def shares(
    definition: Definition[Game, Play], team: str, options: Fields, level: str, others: Makers, games: int
) -> list[PlainReport]:
    """The level's share against each of *others*, the hardest first; the standard error of each is the same. Without
    games only what can be told without dice is reported.
    """
    if not games:
        return []
    ours = definition.coach(level)
    found = []
    for name, make in others.items():
        fared = duel(definition, team, options, ours, make(), games)
        found.append({"against": name, "share": fared.share, "points": fared.points, "allowed": fared.allowed})
    return sorted(found, key=lambda row: row["share"])


def leaks(game: Game, level: str, pro: ProCoach) -> list[PlainReport]:
    """What somebody who knows the mixes of *level* gains a down on the usual ones, in points, the worst first. A level
    that has no mixes that could be known is not in it.
    """
    found = []
    for down, to_go, spot in USUAL_DOWNS:
        situation = Situation(0, spot, down, to_go)
        place(game, situation)
        game.phase = SCRIMMAGE
        mixes = mixes_of(game, level, pro)
        if mixes is None:
            return []
        rows, answers = mixes
        pays = pro.snap(game).game
        best_call = max(sum(pay * share for pay, share in zip(row, answers, strict=True)) for row in pays)
        best_answer = min(
            sum(row[answer] * share for row, share in zip(pays, rows, strict=True)) for answer in range(len(answers))
        )
        where = situation_text(game, snap(situation))
        found.append({"where": where, "points": round((best_call - best_answer) / PAYOFF / 2, 4)})
    return sorted(found, key=lambda row: -row["points"])


def mixes_of(game: Game, level: str, pro: ProCoach) -> tuple[Mix, Mix] | None:
    """What *level* calls, and what it lines up in, on the down where *game* stands."""
    down = pro.snap(game)
    if level == "rival":
        _, rows, answers = solved_one(down.game)
        return scaled(whole_shares(rows)), scaled(whole_shares(answers))
    if level == "pro":
        return pro.mixes(game, down, down.game)[1:]
    if level in HABITS:
        habits = pro.call_habits(game)
        return scaled([habits[call] for call in down.calls]), scaled(formation_habits(game))
    return None


def report(
    share_rows: Sequence[PlainReport], leak_rows: Sequence[PlainReport], level: str, team: str, games: int
) -> PlainReport:
    """A coach's strength for a program, its largest leaks first."""
    mean = sum(row["points"] for row in leak_rows) / len(leak_rows) if leak_rows else None
    return {
        "team": team,
        "level": level,
        "games": games,
        "standard_error": round(0.5 / games**0.5, 4) if games else None,
        "shares": list(share_rows),
        "leaks": list(leak_rows[:SHOWN]),
        "leak_a_down": None if mean is None else round(mean, 4),
        "temperature": HEAT if level == "pro" else None,
    }
