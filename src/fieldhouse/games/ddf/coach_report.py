"""What the levels of Data-Driven Football call on a down, for the report of how far that can be exploited."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.coaching.pro import ProCoach, formation_habits
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.coach_report import KnownMixes, scaled
from fieldhouse.gridiron.equilibrium.one_game import solved_one
from fieldhouse.gridiron.equilibrium.playbook import whole_shares

HABITS: Final = frozenset({"book", "solitaire"})


def mixes_of(game: Game, level: str, pro: ProCoach) -> KnownMixes | None:
    """On the down where *game* stands; None of a level that has no mixes. The pairing is solved if need be."""
    down = pro.snap(game)
    if level == "rival":
        _, rows, answers = solved_one(down.game)
        return KnownMixes(down.game, scaled(whole_shares(rows)), scaled(whole_shares(answers)))
    if level == "pro":
        return KnownMixes(down.game, *pro.mixes(game, down, down.game)[1:])
    if level in HABITS:
        habits = pro.call_habits(game)
        return KnownMixes(down.game, scaled([habits[call] for call in down.calls]), scaled(formation_habits(game)))
    return None
