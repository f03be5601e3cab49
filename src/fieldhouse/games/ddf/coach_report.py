"""What the levels of Data-Driven Football call on a down, for the report of how far that can be exploited."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.coaching.habitual import call_habits, formation_habits
from fieldhouse.games.ddf.coaching.rival import RivalCoach
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.coach_report import KnownMixes
from fieldhouse.gridiron.equilibrium.one_game import scaled

HABITS: Final = frozenset({"book", "solitaire"})


def mixes_of(game: Game, level: str, coach: RivalCoach) -> KnownMixes | None:
    """On the down where *game* stands; None of a level that has no mixes. Of `rival` and `pro` *coach* is one, of the
    others any. The pairing is taken from the shelf on disk, or solved now and put there."""
    down = coach.snap(game)
    if level in HABITS:
        calls, answers = call_habits(game, coach.plan(game, game.offense)), formation_habits(game)
    elif level in ("rival", "pro"):
        met = coach.met(game)
        calls, answers = coach.call_mix(game, met, down.is_late), coach.formation_mix(game, met, down.is_late)
    else:
        return None
    return KnownMixes(down.game, scaled([calls[call] for call in down.calls]), scaled(answers))
