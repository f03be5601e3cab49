"""What looks doubtful in a team chart that can be read: most likely a slip, though the game can be played with it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from fieldhouse.games.ddf.model import FIRST_PASS, PLAYS, SHORT, YES, Team
from fieldhouse.gridiron.cells import BOLD, FORCED_GAIN, LOSS, kind_of, yards_of
from fieldhouse.gridiron.columns import unlikely_means

GAMES_A_SEASON = 16
TYPICAL_GAIN = ((1.0, 8.0),) * 4 + ((2.0, 14.0), (4.0, 12.0), (9.0, 24.0), (20.0, 55.0), (5.0, 26.0))
"""The mean of the printed gains and losses of each play lies between these, whatever the team."""


def doubts(team: Team, source: str) -> list[str]:
    """A sentence for each thing that looks like a slip."""
    return [f"{source}, doubtful, {doubt}." for doubt in (*_offense(team), *_kicking(team), *_supplement(team))]


def _offense(team: Team) -> Iterator[str]:
    """What is unlikely in the offense's columns."""
    plays = [(play, column, *means) for play, column, means in zip(PLAYS, team.plays, TYPICAL_GAIN, strict=True)]
    yield from unlikely_means("offense", [*plays, ("B", team.breakaway, 10, 35)])
    if not team.trapped.chance(_is_loss) > 0.3:
        yield "[offense], column QT: losses are rare; expected most traps to be sacks (was a minus sign lost?)"
    has_bold = team.plays[SHORT].chance(lambda code: bool(code & BOLD)) > 0
    if has_bold and team.supplements.short_big_play is None:
        yield "[offense], column 6-Short: bold gains without a column Short Big Play; expected both or none"
    if not has_bold and team.supplements.short_big_play is not None:
        yield "[offense], column Short Big Play: no gain of 6-Short is bold (16!); expected one at least"
    if not 0.2 <= team.fumble_recovered.chance(_is_yes) <= 0.8:
        yield "[offense], fumble recovered: the offense keeps fewer than 20% or more than 80%; expected about half"


def _kicking(team: Team) -> Iterator[str]:
    """What is unlikely in the special teams' columns."""
    columns = (
        ("Kickoff", team.kickoff, 50, 80),
        ("Kickoff Return", team.kickoff_return, 12, 35),
        ("Punt", team.punt, 33, 55),
        ("Field Goal", team.field_goal, 18, 48),
    )
    yield from unlikely_means("special teams", columns)
    if team.extra_point.chance(_is_yes) < 0.75:
        yield "[special teams], extra point missed: more than a quarter fail; expected fewer"
    forced = team.kick_coverage.merged
    if any(kind_of(code) == FORCED_GAIN and yards_of(code) < 5 for code, _ in forced):
        yield "[coverage], column Kick Coverage: a forced return of under 5 yards; expected about 20"


def _supplement(team: Team) -> Iterator[str]:
    """What does not fit together in the supplement."""
    sheet = team.supplements
    if sheet.call_totals and sheet.solitaire:
        for first, last in ((0, FIRST_PASS), (FIRST_PASS, len(PLAYS))):
            calls = sheet.call_totals[first:last]
            tops = [100 * part / max(sum(calls), 1) for part in accumulate(calls)]
            if any(abs(top - printed) > 3 for top, printed in zip(tops, sheet.solitaire[first:last], strict=True)):
                yield f"[supplement], solitaire: it does not follow from the call totals of {PLAYS[first]} and after"
    if sheet.call_totals and sheet.quotas:
        for play, total, quota in zip(PLAYS, sheet.call_totals, sheet.quotas, strict=True):
            if quota * GAMES_A_SEASON < total:
                yield f"[supplement], quotas: {quota} for {play}, but {total} calls in a season need a higher maximum"
    for role, shares in team.players.items():
        if abs(sum(share for _, share in shares) - 1) > 0.011:
            yield f"[players], {role}: the shares do not add up to 1"


def _is_loss(code: int) -> bool:
    return kind_of(code) == LOSS


def _is_yes(mark: int) -> bool:
    return mark == YES
