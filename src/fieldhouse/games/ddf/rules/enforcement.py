"""What the penalties of downs, kicks and returns share: what a foul costs, who is asked about it, how it is entered."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from fieldhouse.games.ddf.choices import ACCEPT, AT_THE_END
from fieldhouse.games.ddf.questions import PENALTY, Ruling
from fieldhouse.games.ddf.rules.spotting import kickoff_spot
from fieldhouse.games.ddf.season import FREE_KICK_LINE
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.cells import AUTOMATIC, yards_of
from fieldhouse.gridiron.field import Situation, toward_own_goal, toward_their_goal
from fieldhouse.gridiron.marking import marked_off_defense, marked_off_offense
from fieldhouse.gridiron.outcome import NEXT_SNAP, SAFETY, SHORT_TIME, Outcome, first_down_at, snap
from fieldhouse.table.record import Record
from fieldhouse.table.seat import OTHER, Seat

FIFTEEN: Final = 15


@final
class Taken(Record):
    """One way to settle a play's fouls: how the play ends by it, and the yards that the penalty costs."""

    __slots__ = ("outcome", "yards")

    def __init__(self, outcome: Outcome, yards: int = 0) -> None:
        self.outcome: Final = outcome
        self.yards: Final = yards

    @property
    def values(self) -> tuple[object, ...]:
        """All of it: those with the same values are equal."""
        return self.outcome, self.yards


Ways = dict[int, Taken]
"""By the choice that names it: to decline, to take the heaviest foul at the end, or to accept one of them."""


def ruled(game: Game, offender: Seat, fouls: Sequence[int], ways: Ways) -> Outcome:
    """'Penalties': of several fouls of one side the other, asked, takes any one or none. All go on the sheet."""
    choice = ask_ruling(game, OTHER[offender], fouls, ways)
    taken = ways[choice]
    outcome, yards = taken.outcome, taken.yards
    if outcome.is_replay:
        game.play.wave_off()  # what happened on the return counts no more than the rest of the play
    for index, foul in enumerate(fouls):
        is_taken = index == which_foul(fouls, choice, yards)
        game.play.flag(foul, offender, is_taken, yards if is_taken else 0)
    return outcome


def which_foul(fouls: Sequence[int], choice: int, yards: int) -> int:
    """The number of the foul that is enforced, or -1: what is not accepted by itself is the heaviest of them."""
    if choice >= ACCEPT:
        return choice - ACCEPT
    return fouls.index(heaviest(fouls)) if yards or choice == AT_THE_END else -1


def heaviest(fouls: Sequence[int]) -> int:
    """The foul with the most yards."""
    return max(fouls, key=yards_of)


def ask_ruling(game: Game, seat: Seat, fouls: Sequence[int], ways: Ways) -> int:
    """Put the outcomes to *seat*, unless there is only one."""
    if len(ways) == 1:
        return next(iter(ways))
    rulings = tuple([Ruling(choice, taken.outcome) for choice, taken in ways.items()])
    return game.table.ask(PENALTY, game, seat, (tuple(fouls), rulings))


# Marking off


def instead(game: Game, situation: Situation) -> Taken:
    """The down again from *situation*, in place of the play."""
    return Taken(snap(situation, SHORT_TIME, is_replay=True), abs(situation.spot - game.spot))


def first_down_instead(game: Game, spot: int) -> Taken:
    """A first down for the offense at *spot*, in place of the play."""
    return Taken(first_down_at(game.offense, spot, SHORT_TIME, is_replay=True), spot - game.spot)


def series_moved_on(seat: Seat, spot: int, yards: int) -> Taken:
    """A new series for *seat*, so many yards on from *spot*."""
    moved = toward_their_goal(spot, yards)
    return Taken(first_down_at(seat, moved, SHORT_TIME), moved - spot)


def series_moved_back(seat: Seat, spot: int, yards: int) -> Taken:
    """A new series for *seat*, so many yards back from *spot*."""
    moved = toward_own_goal(spot, yards)
    return Taken(first_down_at(seat, moved, SHORT_TIME), spot - moved)


def from_the_end(game: Game, outcome: Outcome, offender: Seat, yards: int) -> Taken:
    """'Enforce Between Downs', 'Special Teams Penalties': the play stands, and the yards are walked off from where it
    left the ball, or on the kickoff after a score.
    """
    if outcome.ending != NEXT_SNAP:
        return on_the_kickoff(game, outcome, offender, yards)
    situation = outcome.situation
    if offender != situation.offense:
        return series_moved_on(situation.offense, situation.spot, yards)
    if situation.down == 1 and not outcome.is_replay:
        return series_moved_back(situation.offense, situation.spot, yards)
    moved = marked_off_offense(situation, yards)
    return Taken(snap(moved, SHORT_TIME), situation.spot - moved.spot)


def on_the_kickoff(game: Game, outcome: Outcome, offender: Seat, yards: int) -> Taken:
    """The score stands, and the yards move the kickoff, or the free kick after a safety."""
    is_safety = outcome.ending == SAFETY
    kicker = OTHER[outcome.seat] if is_safety else outcome.seat
    line = FREE_KICK_LINE if is_safety else game.rules.kickoff_line
    carry = outcome.carry + (-yards if offender == kicker else yards)
    return Taken(outcome.carrying(carry), abs(kickoff_spot(line, carry) - kickoff_spot(line, outcome.carry)))


def gives_first_down(foul: int) -> bool:
    """Does this foul of the defense on a kick bring a first down, by its mark or its fifteen yards?"""
    return bool(foul & AUTOMATIC) or yards_of(foul) == FIFTEEN


def running_into(game: Game, foul: int) -> Taken:
    """A foul of the defense on a kick from scrimmage, accepted: from the line, the down again or a first down."""
    if gives_first_down(foul):
        return first_down_instead(game, toward_their_goal(game.spot, yards_of(foul)))
    return instead(game, marked_off_defense(game.situation, yards_of(foul)))
