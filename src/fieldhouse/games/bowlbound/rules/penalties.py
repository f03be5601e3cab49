"""'Marking Off Penalties' (VI-4-C): what each foul would lead to, and who chooses.

Every foul of a play becomes a claim: how the play ends if it is accepted. When the play is over the offended team
takes the play, or any one of its claims; fouls on both teams offset.
"""

from __future__ import annotations

from typing import Final, final

from fieldhouse.games.bowlbound.cells import FIRST_DOWN, FROM_THE_END, is_on_offense
from fieldhouse.games.bowlbound.choices import ACCEPT, DECLINE
from fieldhouse.games.bowlbound.questions import PENALTY
from fieldhouse.games.bowlbound.results import OFFSET, PRE_SNAP, RESULTS, Result
from fieldhouse.games.bowlbound.state import Claim, Game
from fieldhouse.gridiron.cells import INTERFERENCE, kind_of, yards_of
from fieldhouse.gridiron.field import GOAL, toward_their_goal
from fieldhouse.gridiron.marking import marked_off_defense, marked_off_offense
from fieldhouse.gridiron.outcome import (
    KICK_AGAIN,
    NEXT_SNAP,
    NO_TIME,
    SHORT_TIME,
    TOUCHDOWN,
    Outcome,
    first_down_at,
    snap,
    touchdown,
)
from fieldhouse.gridiron.phases import KICKOFF, REGULATION, TRY
from fieldhouse.table.record import Record
from fieldhouse.table.seat import OTHER, Seat

FARTHEST_INTERFERENCE: Final = 15
NOT_INSIDE: Final = 2
"""VI-4-C-iii: no interference puts the ball nearer than this, unless it was there already."""


@final
class PlayEnd(Record):
    """How the play itself ended: its outcome, and how far the offense had brought the ball, if it kept it."""

    __slots__ = ("outcome", "spot")

    def __init__(self, outcome: Outcome, spot: int) -> None:
        self.outcome = outcome
        self.spot = spot

    @property
    def values(self) -> tuple[object, ...]:
        """Both."""
        return self.outcome, self.spot


def judged(game: Game, outcome: Outcome) -> Outcome:
    """VI-4-A and C-ix: the play is over, and its fouls are settled. Asks."""
    play = game.play
    claims = play.claims
    if not claims:
        return outcome
    offender = claims[0].offender
    if any(claim.offender != offender for claim in claims):
        return offsetting(game, tuple((claim.foul, claim.offender) for claim in claims))
    if outcome.seconds > SHORT_TIME:
        outcome = outcome.lasting(SHORT_TIME)
    choice = game.table.ask(PENALTY, game, OTHER[offender], (claims, outcome))
    noted: dict[int, bool] = {}
    for index, claim in enumerate(claims):
        noted[claim.foul] = noted.get(claim.foul, False) or choice == ACCEPT + index
    play.fouls = (*play.fouls, *((foul, offender, is_accepted) for foul, is_accepted in noted.items()))
    return outcome if choice == DECLINE else claims[choice - ACCEPT].outcome


def offsetting(game: Game, fouls: tuple[tuple[int, Seat], ...]) -> Outcome:
    """VI-4-A-ii: fouls on both teams: ten seconds gone, and the down (or the kick) again."""
    play = game.play
    play.fouls = (*play.fouls, *((foul, seat, False) for foul, seat in dict.fromkeys(fouls)))
    play.result = RESULTS[OFFSET]
    if game.phase == KICKOFF:
        return Outcome(KICK_AGAIN, game.kicker, is_replay=True)
    return snap(game.situation, SHORT_TIME, is_replay=True)


def by_offender(game: Game, fouls: tuple[int, ...]) -> tuple[tuple[int, Seat], ...]:
    """Each foul with the seat that committed it."""
    return tuple((foul, game.offense if is_on_offense(foul) else OTHER[game.offense]) for foul in fouls)


def claim_fouls(game: Game, result: Result, ended: PlayEnd) -> None:
    """Put down what may be claimed for the fouls of a play from scrimmage; who may, is asked when it is over."""
    for foul in result.fouls:
        if is_on_offense(foul):
            again = snap(marked_off_offense(game.situation, yards_of(foul)), is_replay=True)
            add_claims(game, Claim(foul, game.offense, again))
        else:
            add_claims(game, *(Claim(foul, OTHER[game.offense], end) for end in against_defense(game, foul, ended)))


def add_claims(game: Game, *claims: Claim) -> None:
    """Put down what the offended side may claim when the play is over."""
    game.play.claims = (*game.play.claims, *claims)


def against_defense(game: Game, foul: int, ended: PlayEnd) -> list[Outcome]:
    """VI-4-C-iii to v: from the end of a gain where the foul allows it, and from the previous spot."""
    if kind_of(foul) == INTERFERENCE:
        return [first_down_at(game.offense, interference_spot(game.spot, yards_of(foul)), is_replay=True)]
    before = from_previous_spot(game, foul)
    if ended.outcome.ending == TOUCHDOWN and ended.outcome.seat == game.offense and moves_kickoff(game, foul):
        return [on_the_kickoff(game.offense, foul), before]
    is_gain = ended.spot > game.spot and ended.outcome.ending == NEXT_SNAP
    if foul & FROM_THE_END and is_gain:
        return [from_end_of_gain(game, foul, ended.spot), before]
    return [before]


def moves_kickoff(game: Game, foul: int) -> bool:
    """VI-4-C-iv and v, of a play that has scored, which the caller has seen: on a conversion the yards go to the
    kickoff, a personal foul's on a touchdown too (R23); never in overtime, where no kickoff follows."""
    has_kickoff = game.quarter <= REGULATION
    return has_kickoff and foul & (FROM_THE_END if game.phase == TRY else FIRST_DOWN) != 0


def on_the_kickoff(seat: Seat, foul: int) -> Outcome:
    """The score of *seat* counts, and its kickoff is so much farther up."""
    return touchdown(seat).carrying(yards_of(foul))


def from_previous_spot(game: Game, foul: int) -> Outcome:
    """VI-4-C-i: a foul of the defense from where the ball was snapped."""
    if foul & FIRST_DOWN:
        return first_down_at(game.offense, toward_their_goal(game.spot, yards_of(foul)), is_replay=True)
    return snap(marked_off_defense(game.situation, yards_of(foul)), is_replay=True)


def from_end_of_gain(game: Game, foul: int, spot: int) -> Outcome:
    """VI-4-C-iv and v: the gain counts, and the yards are added to it."""
    if foul & FIRST_DOWN:
        return first_down_at(game.offense, toward_their_goal(spot, yards_of(foul)))
    return snap(marked_off_defense(game.situation, yards_of(foul), spot))


def interference_spot(spot: int, yards: int) -> int:
    """VI-4-C-iii and VI-13-E-iv: at the foul, 15 yards at the most, not inside the two unless snapped there."""
    if GOAL - spot <= NOT_INSIDE:
        return toward_their_goal(spot, FARTHEST_INTERFERENCE)
    return min(spot + min(yards, FARTHEST_INTERFERENCE), GOAL - NOT_INSIDE)


def before_snap(game: Game, foul: int) -> Outcome:
    """VI-4-B, 5A, and the false start of I-4-A: marked off at once; nobody may decline, no time has gone."""
    game.play.fouls = (*game.play.fouls, (foul, game.offense, True))
    game.play.result = RESULTS[PRE_SNAP]
    return snap(marked_off_offense(game.situation, yards_of(foul)), NO_TIME, is_replay=True)
