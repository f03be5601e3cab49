"""Who plays: the depth chart, and the line-up it comes to with the injured left out (for 12.3.4's credit)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from fieldhouse.games.fool.model import Player
from fieldhouse.games.fool.player_value import RETURN_SLOTS, SLOTS, SUBSTITUTES, kick_value, marks_value, value_at
from fieldhouse.games.fool.positions import KICKERS, PARENTS, QUARTERBACK, covers
from fieldhouse.games.fool.rules.experience import PLAYED, PRACTICED, STARTED
from fieldhouse.games.fool.rules.position_changes import is_back_to_quarterback, ratings_at
from fieldhouse.games.fool.rules.special_teams import level_of
from fieldhouse.games.fool.state import League, Refused, own_player

STARTER_SHARE, SUBSTITUTE_SHARE, RETURNER_SHARE = 1.0, 0.3, 0.1
"""Our own: how much of a game each of them plays, as 12.5.2 and the strength of a unit need it."""


class Use(NamedTuple):
    """What a man does in a game: thirds of experience (12.3.4), and how much he plays at each place."""

    thirds: int
    places: dict[str, float]


class Lineup(NamedTuple):
    """For each place the starters, the scheduled substitutes, and who returns kicks."""

    starters: dict[str, tuple[int, ...]]
    substitutes: dict[str, tuple[int, ...]]
    returners: dict[str, int]

    def uses(self) -> dict[int, Use]:
        """What each player does from scrimmage or as a returner; kicks count by themselves (12.3.4)."""
        found: dict[int, Use] = {}
        returners = {slot: (number,) for slot, number in self.returners.items()}
        for thirds, share, part in (
            (STARTED, STARTER_SHARE, self.starters),
            (PLAYED, SUBSTITUTE_SHARE, self.substitutes),
            (PLAYED, RETURNER_SHARE, returners),
        ):
            for slot, numbers in part.items():
                for number in numbers if slot not in KICKERS else ():
                    before = found.get(number, Use(PRACTICED, {}))
                    found[number] = Use(max(before.thirds, thirds), before.places | {slot: share})
        return found


def check_depth(league: League, team: str, slot: str, numbers: Sequence[int]) -> None:
    """Refuse a depth chart that the rules do not allow."""
    if slot not in SLOTS and slot not in RETURN_SLOTS:
        raise Refused(f"There is no place {slot!r} in a depth chart; there are {', '.join([*SLOTS, *RETURN_SLOTS])}.")
    if len(set(numbers)) < len(numbers):
        raise Refused(f"There is no place for one man twice: somebody is named twice at {slot}.")
    for number in numbers:
        player = own_player(league, team, number)
        if slot in ("K", "P") and not (player.kicking if slot == "K" else player.punting):
            raise Refused(f"Rule 12.5.2: {player.name} ({player.position}) cannot kick.")
        if slot == QUARTERBACK and not (covers(player.position, slot) or is_back_to_quarterback(player, slot)):
            raise Refused(f"Rule 12.5.2: {player.name} has not been a quarterback and cannot become one.")
    trained = [player for player in league.active(team) if slot in RETURN_SLOTS and player.skill(slot).practice]
    if trained and numbers and not any(player.id == numbers[0] for player in trained):
        raise Refused(f"Rule 12.2b: {trained[0].name} practiced these returns, and is to make them while he is here.")


def lineup(league: League, team: str) -> Lineup:
    """The best healthy eleven on each side; nobody starts twice.

    The owner's own order comes first, then whoever is at home in a place, then whoever can help out in it. A man who
    starts at one place plays a part at another if the owner lists him there too, as a change of position may need.
    """
    ready = {player.id: player for player in league.active(team) if player.can_play}
    chart = dict(league.teams[team].depth)
    starters = _filled(league, ready, SLOTS, chart)
    taken = {number for slot, numbers in starters.items() if slot not in KICKERS for number in numbers}
    spare = {number: player for number, player in ready.items() if number not in taken}
    substitutes = _filled(league, spare, SUBSTITUTES, chart)
    for slot, count in SUBSTITUTES.items():
        listed = [number for number in chart.get(slot, ()) if number in ready and number not in starters[slot]]
        others = [number for number in substitutes[slot] if number not in listed]
        substitutes[slot] = tuple([*listed, *others][:count])
    men = list(ready.values())
    returners = {slot: _returner(league, men, slot, chart.get(slot, ())) for slot in RETURN_SLOTS}
    return Lineup(starters, substitutes, {slot: number for slot, number in returners.items() if number})


def _filled(
    league: League, ready: dict[int, Player], places: Mapping[str, int], chart: Mapping[str, Sequence[int]]
) -> dict[str, tuple[int, ...]]:
    """The places filled: as the chart says, then by who is at home there, then by who can help."""
    left = dict(ready)
    found: dict[str, list[int]] = {}
    for slot, count in places.items():
        found[slot] = [number for number in chart.get(slot, ()) if number in left][:count]
        if slot not in KICKERS:
            for number in found[slot]:
                del left[number]
    for fits in (_is_at_home, _can_help):
        for slot, count in places.items():
            if len(found[slot]) < count:
                able = [man for man in left.values() if man.id not in found[slot] and fits(league, man, slot)]
                able.sort(key=lambda man: -_value(league, man, slot))
                for man in able[: count - len(found[slot])]:
                    found[slot].append(man.id)
                    if slot not in KICKERS:
                        del left[man.id]
    return {slot: tuple(numbers) for slot, numbers in found.items()}


def _is_at_home(league: League, player: Player, slot: str) -> bool:
    """Is it his own position?"""
    if slot == "K":
        return player.kicking is not None
    if slot == "P":
        return player.punting is not None
    return covers(player.position, slot)


def _can_help(league: League, player: Player, slot: str) -> bool:
    """12.5.2a: out of position only where he might change to; nobody becomes a kicker, or new a quarterback."""
    if slot in KICKERS or player.kicking or player.punting:
        return False
    if slot == QUARTERBACK:
        return is_back_to_quarterback(player, slot)
    return any(league.tables.move_table(player.position, place) for place in (slot, *PARENTS[slot]))


def _value(league: League, player: Player, slot: str) -> float:
    """What he is worth at that place."""
    if slot in ("K", "P"):
        return kick_value(player.kicking, player.punting, slot)
    return value_at(ratings_at(league, player, slot), slot) + marks_value(player)


def return_value(league: League, player: Player, slot: str) -> float:
    """Speed, hands, and the specialist's level; 12.2b: who practiced returns in camp is to make them."""
    p, _, s = player.now
    skill = player.skill(slot)
    practiced = 5 if skill.practice else 0
    return practiced + s + 0.4 * p + 1.5 * level_of(league, skill) - 2 * ("f" in player.attributes)


def _returner(league: League, ready: list[Player], slot: str, wanted: Sequence[int]) -> int:
    """12.2b: one of those who practiced returns, if there are any; else the owner's man, or the best; 0 for nobody."""
    trained = [player for player in ready if player.skill(slot).practice]
    able = trained or ready
    first = next((number for number in wanted if any(number == player.id for player in able)), 0)
    if first:
        return first
    fast = trained or [each for each in ready if each.s >= 4 and not each.kicking and not each.punting] or ready
    return max(fast, key=lambda player: return_value(league, player, slot)).id if fast else 0
