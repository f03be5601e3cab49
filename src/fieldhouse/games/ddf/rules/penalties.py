"""'Penalties': how a foul on a play from scrimmage is marked off, and who may decline it.

The offended team chooses between outcomes that are all worked out before it is asked. Fouls that the guide
lets nobody decline (before the snap, between downs, at the end of a play) change the outcome by themselves.
"""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.model import FIRST_PASS, PLAY_COUNT, YES
from fieldhouse.games.ddf.questions import ACCEPT, DECLINE, PENALTY, Ruling, new_ruling
from fieldhouse.games.ddf.results import BETWEEN_DOWNS, GROUNDED
from fieldhouse.games.ddf.rules.fouls import is_on_offense
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.cells import AUTOMATIC, INTERFERENCE, kind_of, yards_of
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.gridiron.field import GOAL, other, toward_own_goal, toward_their_goal
from fieldhouse.gridiron.marking import marked_off_defense, marked_off_offense
from fieldhouse.gridiron.outcome import (
    NEXT_SNAP,
    NO_TIME,
    SAFETY,
    SHORT_TIME,
    TOUCHDOWN,
    Outcome,
    first_down_at,
    safety,
    snap,
)

FIFTEEN: Final = 15
HOLDING_LINE: Final = 5
"""'Offensive Holding': passes from here and nearer to the own goal are thrown from the end zone."""


def penalized(game: Game, kind: int, fouls: tuple[int, ...], outcome: Outcome) -> Outcome:
    """Mark off the *fouls* of a play, all of them on one team; *outcome* is how the play itself ended, with the clock
    stopped.
    """
    during = [foul for foul in fouls if not foul & BETWEEN_DOWNS]
    after = [foul for foul in fouls if foul & BETWEEN_DOWNS]
    if kind == GROUNDED:
        game.play.flag(during.pop(), game.offense, True)  # grounding is the play's result, not a choice
    if during:
        outcome = decided(game, during, outcome)
    for foul in after:
        offender = game.offense if is_on_offense(foul) else other(game.offense)
        game.play.flag(foul, offender, True)
        outcome = from_the_end(outcome, offender, yards_of(foul))._replace(is_replay=outcome.is_replay)
    return outcome


def decided(game: Game, during: list[int], outcome: Outcome) -> Outcome:
    """The offended team takes the play, or any one of the penalties."""
    if is_on_offense(during[0]):
        declined, accepted = on_offense(game, during, outcome)
        return _offended_chooses(game, other(game.offense), during, declined, accepted)
    stands, accepted = on_defense(game, during, outcome)
    return _offended_chooses(game, game.offense, during, stands, accepted)


def _offended_chooses(
    game: Game, offended: int, fouls: list[int], declined: Outcome | None, accepted: list[Outcome]
) -> Outcome:
    rulings = [] if declined is None else [new_ruling(DECLINE, declined)]
    rulings += [new_ruling(ACCEPT + at, outcome) for at, outcome in enumerate(accepted)]
    choice = ask_ruling(game, offended, fouls, rulings)
    chosen = dict(rulings)[choice]
    if chosen.is_replay:
        game.play.wave_off()  # what happened on the return counts no more than the rest of the play
    for at, foul in enumerate(fouls):
        is_carried = choice == DECLINE and is_on_kickoff(foul, chosen)
        game.play.flag(foul, other(offended), choice == ACCEPT + at or is_carried)
    return chosen


def ask_ruling(game: Game, seat: int, fouls: list[int], rulings: list[Ruling]) -> int:
    """Put the outcomes to *seat*, unless there is only one."""
    if len(rulings) == 1:
        return rulings[0].choice
    return game.table.ask(PENALTY, game, seat, (tuple(fouls), tuple(rulings)))


def on_offense(game: Game, fouls: list[int], outcome: Outcome) -> tuple[Outcome, list[Outcome]]:
    """'OFF 5', 'OFF 10', 'OFF 15': from the line of scrimmage, and the down again."""
    return on_scoring_play(game, fouls, outcome), [from_scrimmage(game, foul) for foul in fouls]


def on_scoring_play(game: Game, fouls: list[int], outcome: Outcome) -> Outcome:
    """'OFF 15': let a score stand, a safety too, and the fifteen yards are walked off on the kickoff."""
    if any(is_on_kickoff(foul, outcome) for foul in fouls):
        return from_the_end(outcome, game.offense, FIFTEEN)
    return outcome


def is_on_kickoff(foul: int, outcome: Outcome) -> bool:
    """A foul of the offense that does not undo a score, but moves the kickoff after it."""
    return outcome.ending != NEXT_SNAP and is_on_offense(foul) and yards_of(foul) == FIFTEEN


def from_scrimmage(game: Game, foul: int) -> Outcome:
    """A foul of the offense marked off from the line of scrimmage; holding in the end zone is a safety."""
    if yards_of(foul) == 10 and is_holding_in_end_zone(game):
        return safety(other(game.offense))._replace(is_replay=True)
    return snap(marked_off_offense(game.situation, yards_of(foul)), SHORT_TIME, is_replay=True)


def is_holding_in_end_zone(game: Game) -> bool:
    """'Offensive Holding Penalties': in basic play every ten yards on a pass is holding; else the season's chart."""
    if not FIRST_PASS <= game.play.call < PLAY_COUNT or game.spot > HOLDING_LINE:
        return False
    return not game.options.holding or game.table.look(game.charts.holding, OFFENSE, "holding") == YES


def on_defense(game: Game, fouls: list[int], outcome: Outcome) -> tuple[Outcome | None, list[Outcome]]:
    """'DEF 5', 'DEF 5X', 'DEF 15', 'PI': a play stands with its penalty on top where the guide says so."""
    accepted = [enforced_on_defense(game, foul, outcome) for foul in fouls]
    if any(is_tacked_on(game, foul) for foul in fouls) or any(taken.carry for taken in accepted):
        return None, accepted
    return outcome, accepted


def is_tacked_on(game: Game, foul: int) -> bool:
    """Fouls that come on top of the play, which nobody would decline: DEF 5X on runs, and DEF 15 in basic play."""
    if kind_of(foul) == INTERFERENCE:
        return False
    if foul & AUTOMATIC:
        return game.play.call < FIRST_PASS
    return yards_of(foul) == 15 and not game.options.between_downs


def enforced_on_defense(game: Game, foul: int, outcome: Outcome) -> Outcome:
    """One defensive foul, accepted."""
    yards = yards_of(foul)
    if kind_of(foul) == INTERFERENCE:
        spot = min(game.spot + yards, GOAL - 1)
        return first_down_at(game.offense, spot, SHORT_TIME, is_replay=True)
    is_automatic = foul & AUTOMATIC or yards == 15
    if is_automatic and outcome.ending == TOUCHDOWN and outcome.seat == game.offense:
        return outcome._replace(carry=yards)
    end = game.play.end
    if is_tacked_on(game, foul) and game.play.kept and end > 0:
        start = max(end, game.spot) if foul & AUTOMATIC else end
        return first_down_at(game.offense, toward_their_goal(start, yards), SHORT_TIME)
    if is_automatic:
        spot = toward_their_goal(game.spot, yards)
        return first_down_at(game.offense, spot, SHORT_TIME, is_replay=True)
    return snap(marked_off_defense(game.situation, yards), SHORT_TIME, is_replay=True)


def before_snap(game: Game, foul: int) -> Outcome:
    """Five yards before the snap: marked off at once, no time gone, calls free."""
    mark_off = marked_off_offense if is_on_offense(foul) else marked_off_defense
    game.play.flag(foul, game.offense if is_on_offense(foul) else other(game.offense), True)
    return snap(mark_off(game.situation, yards_of(foul)), NO_TIME, is_replay=True)


def offsetting(game: Game, fouls: tuple[int, ...]) -> Outcome:
    """Fouls on both teams: the down again, ten seconds gone."""
    for foul in fouls:
        game.play.flag(foul, game.offense if is_on_offense(foul) else other(game.offense), False)
    return snap(game.situation, SHORT_TIME, is_replay=True)


def from_the_end(outcome: Outcome, offender: int, yards: int) -> Outcome:
    """'Enforce Between Downs', 'Special Teams Penalties': the play stands, and the yards are walked off from where it
    left the ball, or on the kickoff after a score.
    """
    if outcome.ending != NEXT_SNAP:
        kicker = other(outcome.seat) if outcome.ending == SAFETY else outcome.seat
        return outcome._replace(carry=outcome.carry + (-yards if offender == kicker else yards))
    situation = outcome.situation
    if offender != situation.offense:
        return first_down_at(situation.offense, toward_their_goal(situation.spot, yards), SHORT_TIME)
    if situation.down == 1 and not outcome.is_replay:
        return first_down_at(situation.offense, toward_own_goal(situation.spot, yards), SHORT_TIME)
    return snap(marked_off_offense(situation, yards), SHORT_TIME)
