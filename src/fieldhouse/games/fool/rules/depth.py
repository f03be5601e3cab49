"""Who plays: the depth chart, and the line-up it comes to with the injured left out (for 12.3.4's credit)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from fieldhouse.games.fool.model import RETURNED, Player
from fieldhouse.games.fool.positions import KICKERS, PARENTS, covers
from fieldhouse.games.fool.rules.experience import PLAYED, PRACTICED, STARTED
from fieldhouse.games.fool.rules.position_changes import ratings_at
from fieldhouse.games.fool.rules.special_teams import level_of
from fieldhouse.games.fool.state import League, Refused, own_player
from fieldhouse.games.fool.worth import RETURN_SLOTS, SLOTS, SUBSTITUTES, kicking_worth, marks_worth, worth_at


class Lineup(NamedTuple):
    """For each place the starters, the scheduled substitutes, and who returns kicks."""

    starters: dict[str, tuple[int, ...]]
    substitutes: dict[str, tuple[int, ...]]
    returners: dict[str, int]

    def uses(self) -> dict[int, tuple[int, tuple[str, ...]]]:
        """What each player does: thirds of a game, and the places he plays."""
        found: dict[int, tuple[int, tuple[str, ...]]] = {}
        for thirds, part in ((STARTED, self.starters), (PLAYED, self.substitutes)):
            for slot, numbers in part.items():
                for number in numbers:
                    before = found.get(number, (PRACTICED, ()))
                    found[number] = max(before[0], thirds), (*before[1], slot)
        for number in self.returners.values():
            thirds, slots = found.get(number, (PRACTICED, ()))
            found[number] = max(thirds, PLAYED), slots
        return found


def check_depth(league: League, team: str, slot: str, numbers: Sequence[int]) -> None:
    if slot not in SLOTS and slot not in RETURN_SLOTS:
        raise Refused(f"There is no place {slot!r} in a depth chart; there are {', '.join([*SLOTS, *RETURN_SLOTS])}.")
    for number in numbers:
        player = own_player(league, team, number)
        if slot in ("K", "P") and not (player.kicking if slot == "K" else player.punting):
            raise Refused(f"Rule 12.5.2: {player.name} ({player.position}) cannot kick.")
        if slot == "Q" and not covers(player.position, "Q"):
            raise Refused(f"Rule 12.5.2: {player.name} has not been a quarterback and cannot become one.")


def lineup(league: League, team: str) -> Lineup:
    """The best healthy eleven on each side; nobody starts twice.

    The owner's own order comes first, then whoever is at home in a place, then whoever can help out in it.
    """
    ready = {player.id: player for player in league.active(team) if player.can_play}
    chart = dict(league.teams[team].depth)
    starters = _filled(league, ready, SLOTS, chart)
    taken = {number for slot, numbers in starters.items() if slot not in KICKERS for number in numbers}
    spare = {number: player for number, player in ready.items() if number not in taken}
    substitutes = _filled(league, spare, SUBSTITUTES, chart)
    men = list(ready.values())
    returners = {slot: _returner(league, men, slot, chart.get(slot, ())) for slot in RETURN_SLOTS}
    return Lineup(starters, substitutes, {slot: number for slot, number in returners.items() if number})


def _filled(
    league: League, ready: dict[int, Player], places: Mapping[str, int], chart: Mapping[str, Sequence[int]]
) -> dict[str, tuple[int, ...]]:
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
                able.sort(key=lambda man: -_worth(league, man, slot))
                for man in able[: count - len(found[slot])]:
                    found[slot].append(man.id)
                    if slot not in KICKERS:
                        del left[man.id]
    return {slot: tuple(numbers) for slot, numbers in found.items()}


def _is_at_home(league: League, player: Player, slot: str) -> bool:
    if slot == "K":
        return player.kicking is not None
    if slot == "P":
        return player.punting is not None
    return covers(player.position, slot)


def _can_help(league: League, player: Player, slot: str) -> bool:
    """12.5.2a: out of position only where he might change to; nobody becomes a quarterback or a kicker."""
    if slot in ("Q", "K", "P") or player.kicking or player.punting:
        return False
    return any(league.tables.move_table(player.position, place) for place in (slot, *PARENTS[slot]))


def _worth(league: League, player: Player, slot: str) -> float:
    if slot in ("K", "P"):
        return kicking_worth(player, slot)
    return worth_at(ratings_at(league, player, slot), slot) + marks_worth(player)


def return_worth(league: League, player: Player, slot: str) -> float:
    """Speed, hands, and the specialist's level; 12.2b: who practiced returns in camp is to make them."""
    p, _, s = player.now
    skill = player.skill(slot)
    practiced = 5 if player.regimen == RETURNED and skill.season + skill.before else 0
    return practiced + s + 0.4 * p + 1.5 * level_of(league, skill) - 2 * ("f" in player.attributes)


def _returner(league: League, ready: list[Player], slot: str, wanted: Sequence[int]) -> int:
    by_number = {player.id: player for player in ready}
    first = next((number for number in wanted if number in by_number), 0)
    if first:
        return first
    fast = [player for player in ready if player.s >= 4 and not player.kicking and not player.punting] or ready
    return max(fast, key=lambda player: return_worth(league, player, slot)).id if fast else 0
