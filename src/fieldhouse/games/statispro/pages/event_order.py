"""The order in which the events of a possession are told, where it is not that in which they were written down."""

from __future__ import annotations

from fieldhouse.games.statispro import events
from fieldhouse.games.statispro.events import Event
from fieldhouse.games.statispro.pages.phrases import BASKETS, CHANGES


def foul_and_shot_together(happened: list[Event]) -> list[Event]:
    """Who fouls out on a shot, and who comes in for him, are told when the shot has been told."""
    told = list(happened)
    for foul in [index for index, event in enumerate(told) if event[0] == events.PERSONAL_FOUL]:
        shot = foul + 1
        while shot < len(told) and told[shot][0] in (events.OUT, *CHANGES):
            shot += 1
        if shot < len(told) and told[shot][0] in (events.FOULED, *BASKETS):
            has_assist = shot + 1 < len(told) and told[shot + 1][0] == events.ASSIST
            after = shot + 1 + has_assist
            told[foul + 1 : after] = [*told[shot:after], *told[foul + 1 : shot]]
    return told
