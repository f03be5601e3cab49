"""Forms of a league come filled with what the staff proposes: an owner changes what he likes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fieldhouse.games.fool.coaching.rosters import dispensable
from fieldhouse.games.fool.player_value import RETURN_SLOTS, SLOTS
from fieldhouse.games.fool.rules.depth import lineup
from fieldhouse.games.fool.state import CUTDOWN, League
from fieldhouse.web.camp_steps import proposal
from fieldhouse.web.league_forms import Form, FormField


def with_proposal(league: League, team: str, form: Form) -> Form:
    """A form as the staff of *team* would fill it in; most have nothing to propose."""
    return PROPOSALS.get(form.command, _as_it_is)(league, team, form)


def _as_it_is(league: League, team: str, form: Form) -> Form:
    """A form that the staff leaves to the owner."""
    return form


def _cut(league: League, team: str, form: Form) -> Form:
    """12.2: the least needed above the limit of the roster, as long as cuts are due."""
    over = league.size(team) - league.roster_limit if league.phase == CUTDOWN else 0
    if over <= 0:
        return form
    players = [player.id for player in dispensable(league, team)[:over]]
    fields = [_ticked_first(proposal(field, {"players": players})) for field in form.fields]
    return form._replace(fields=fields, proposed=f"Ticked are the {len(players)} whom the staff needs least.")


def _ticked_first(field: FormField) -> FormField:
    """A list of choices whose ticked ones are seen without scrolling."""
    chosen = field.value if field.name == "players" else ()
    return (
        field._replace(choices=sorted(field.choices, key=lambda choice: choice[0] not in chosen)) if chosen else field
    )


def _depth(league: League, team: str, form: Form) -> Form:
    """Who plays at each place as things stand; the first place is filled in."""
    places = _places(league, team)
    first = next(iter(places))
    fields = [proposal(field, {"slot": first, "players": places[first]}) for field in form.fields]
    return form._replace(fields=fields, by_place=places, proposed="Filled in is who plays there as things stand.")


def _places(league: League, team: str) -> Mapping[str, list[int]]:
    """The line-up, place by place: who starts, and who comes in."""
    chosen = lineup(league, team)
    returners = {slot: (number,) for slot, number in chosen.returners.items()}
    return {
        slot: list(dict.fromkeys([*part.get(slot, ()), *chosen.substitutes.get(slot, ())]))
        for part, slots in ((chosen.starters, SLOTS), (returners, RETURN_SLOTS))
        for slot in slots
    }


PROPOSALS: Final[Mapping[str, Callable[[League, str, Form], Form]]] = {"cut": _cut, "depth": _depth}
