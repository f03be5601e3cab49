"""The camp plan as a short course of steps: what each is about, how likely it helps, and what the staff proposes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from fieldhouse.games.fool.coaching.camp import camp_plan
from fieldhouse.games.fool.state import PLANS, League
from fieldhouse.table.plain_json import Json
from fieldhouse.table.words import counted
from fieldhouse.web.camp_odds import ODDS
from fieldhouse.web.league_forms import Form, FormField


class Step(NamedTuple):
    """A step of the plan: ``parts`` are the fields of the form that it shows, ``default`` what they are filled with."""

    title: str
    words: str
    rule: str
    parts: tuple[str, ...]
    odds: str = ""
    default: str = ""
    fields: Sequence[FormField] = ()


STEPS: Final = (
    Step(
        "Emphasis", "One thing for the whole camp, instead of coaching man by man. Most camps have none.", "12.7",
        ("emphasis",),
    ),
    Step(
        "Coaching",
        "A man whose ability is at or below what his place wants may be coached in it, or out of a bad characteristic.",
        "12.3.5", ("coach",),
    ),
    Step(
        "Positions", "A man may learn another position. Whoever is at home in several does best to choose one.",
        "12.5.2", ("move",),
    ),
    Step("Returns", "Returns of punts and kicks, for men without other training.", "12.2b", ("returns",)),
    Step(
        "An easy camp", "Veterans of 30 may report late; stars are spared unless you put them at risk.",
        "12.4", ("late", "at_risk"),
    ),
    Step(
        "Fine points", "What goes first where a roll leaves a choice. Most owners leave this as it is.", "12.3.1",
        ("lose", "roll_plus", "roll_minus", "once", "slower"),
    ),
)  # fmt: skip


def steps(league: League, team: str, form: Form) -> list[Step]:
    """The plan's form in steps, each with its odds; as long as nothing is planned, with what the staff proposes."""
    franchise = league.teams[team]
    is_open = league.phase == PLANS and not franchise.has_planned
    proposed: Mapping[str, Json] = camp_plan(league, team) if is_open else {}
    fields = {field.name: proposal(field, proposed) for field in form.fields}
    first = [field for name, field in fields.items() if name == "team"]
    found = [
        step._replace(
            fields=(own := [fields[part] for part in step.parts if part in fields]),
            odds=ODDS[step.title](league, team),
            default=f"{'The staff proposes' if is_open else 'Your plan'}: {_filled(own)}.",
        )
        for step in STEPS
    ]
    return [found[0]._replace(fields=[*first, *found[0].fields]), *found[1:]]


def _filled(fields: Sequence[FormField]) -> str:
    """What fields are filled with, in a word."""
    named = [str(field.value) for field in fields if field.value and isinstance(field.value, str)]
    rows = sum(len(field.value) for field in fields if field.value and not isinstance(field.value, str))
    return ", ".join([*named, *([counted(rows, "line")] if rows else [])]) or "nothing"


def proposal(field: FormField, proposed: Mapping[str, Json]) -> FormField:
    """The field as the staff would fill it in, if it has a word for it."""
    return field._replace(value=proposed[field.name]) if proposed.get(field.name) else field
