"""How likely each step of a camp plan helps, in figures: by the dice of the rules, the league's tables and the team."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Final

from fieldhouse.games.fool.charts.compiled import EXPERIENCED, LATE_YEARS, PRIME, ROOKIE, SEASONED, YOUNG
from fieldhouse.games.fool.coaching.camp import MANY_FAULTS, camp_plan
from fieldhouse.games.fool.model import CONDITIONING
from fieldhouse.games.fool.rules.camp_injuries import EASY_CAMP_AGE
from fieldhouse.games.fool.rules.coaching import LISTED, POORER, first_die, second_die
from fieldhouse.games.fool.rules.emphasis import FUNDAMENTAL_FAULTS
from fieldhouse.games.fool.rules.maxima import is_star
from fieldhouse.games.fool.rules.position_changes import PROSE_REVERSAL
from fieldhouse.games.fool.rules.special_teams import camp_allowance
from fieldhouse.games.fool.state import League
from fieldhouse.table.dice import Column
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.words import counted

FACES: Final = 6
CERTAIN: Final = Fraction(1)


def percent(chance: Fraction) -> str:
    """A chance as people say it."""
    return f"{round(100 * chance)} %"


def from_face(face: int) -> Fraction:
    """The chance of that face of a die or a higher one."""
    return Fraction(max(0, FACES + 1 - face), FACES)


def emphasis_odds(league: League, team: str) -> str:
    """What the faults of a team would gain by a camp of fundamentals."""
    faulty = sum(any(mark in FUNDAMENTAL_FAULTS for mark in player.attributes) for player in league.roster(team))
    twice = CERTAIN - (CERTAIN - from_face(POORER)) ** 2
    return (
        f"Fundamentals coach every fault twice: {percent(twice)} that it may go, before age has its say. "
        f"{counted(faulty, 'player')} of yours {'has' if faulty == 1 else 'have'} one; "
        f"from {MANY_FAULTS} on it is worth all other coaching."
    )


def coaching_odds(league: League, team: str) -> str:
    """How often coaching takes hold, by standing and age; and how many of those proposed it should change."""
    age = league.tables.coaching_age
    plan: PlainReport = camp_plan(league, team)
    chances = [_takes_hold(league, number, what) for number, what in plan["coach"]]
    ages = (
        f"a rookie {percent(CERTAIN)}, in the first year {percent(from_face(age['first']))}, the young "
        f"{percent(from_face(age[YOUNG]))}, up to 29 {percent(from_face(age[PRIME]))}, above nobody"
    )
    hoped = f" Of {len(chances)} whom the staff would coach, some {float(sum(chances)):.1f} change." if chances else ""
    return (
        f"The first die lets {percent(from_face(LISTED))} through, {percent(from_face(POORER))} of the poorer; the "
        f"second goes by age: {ages}.{hoped}"
    )


def _takes_hold(league: League, number: int, what: str) -> Fraction:
    """The chance that a man's coaching gets past its first two dice."""
    player = league.players[number]
    by_age = second_die(league, player)
    return from_face(first_die(league, player, what)) * (from_face(by_age) if by_age else CERTAIN)


def position_odds(league: League, team: str) -> str:
    """How likely a man is another after a change to a more special place, and how often it can be undone."""
    touched = [_touched(league, league.tables.specialization[band]) for band in (ROOKIE, YOUNG, LATE_YEARS)]
    ranks = (ROOKIE, SEASONED, EXPERIENCED)
    table = league.tables.reversal if league.settings.reversal_by_age else dict.fromkeys(ranks, PROSE_REVERSAL)
    rookie, others, old = (percent(Fraction(table[rank], FACES)) for rank in ranks)
    return (
        f"A more special place changes more than his position in {percent(min(touched))} to {percent(max(touched))} of "
        f"all cases. What you regret is undone in {rookie} for rookies, {others} for others, {old} from 30 on."
    )


def _touched(league: League, column: Column[int]) -> Fraction:
    """How often a column of changes brings any: of a cell with two sides a die chooses one."""
    total = sum(weight for _, weight in column.merged)
    changes = Fraction(0)
    for number, weight in column.merged:
        sides = league.tables.cells[number]
        changes += Fraction(weight, total) * Fraction(sum(bool(side) for side in sides), len(sides))
    return changes


def return_odds(league: League, team: str) -> str:
    """How many returns of a specialist's camp gives."""
    wanted, given = league.settings.returns_to_keep, camp_allowance(league, "")
    return (
        f"{wanted} returns in a season make a specialist: the {given} of camp are "
        f"{percent(Fraction(min(given, wanted), wanted))} of them, games bring the rest."
    )


def easy_odds(league: League, team: str) -> str:
    """How often men are hurt in camp, and whom an easy one would spare."""
    first = from_face(6 if league.settings.exhibitions else 5)
    rookie, other, star = (first * Fraction(share, 12) for share in (6, 4, 3))
    stars = sum(is_star(league, player) for player in league.roster(team))
    old = sum(player.age >= EASY_CAMP_AGE for player in league.roster(team))
    return (
        f"Hurt in camp are {percent(rookie)} of rookies, {percent(other)} of others, {percent(star)} of those who are "
        f"spared, who have {counted(league.settings.easy_camp_games, 'game')} of experience less. "
        f"You have {counted(stars, 'star')} and {counted(old, 'player')} of {EASY_CAMP_AGE} or more."
    )


def fine_odds(league: League, team: str) -> str:
    """What happens where nothing is said."""
    saved = percent(Fraction(league.settings.conditioning_die, FACES))
    once, twice = from_face(POORER), CERTAIN - (CERTAIN - from_face(POORER)) ** 2
    return (
        "Left alone, a good roll takes the first bad mark away, a bad one the first good mark. In a camp of "
        f"{CONDITIONING} a lost speed becomes lost contact in {saved}, and two coachings ({percent(twice)}) are tried "
        f"instead of one ({percent(once)})."
    )


ODDS: Final[Mapping[str, Callable[[League, str], str]]] = {
    "Emphasis": emphasis_odds, "Coaching": coaching_odds, "Positions": position_odds, "Returns": return_odds,
    "An easy camp": easy_odds, "Fine points": fine_odds,
}  # fmt: skip
"""By the titles of the steps."""
