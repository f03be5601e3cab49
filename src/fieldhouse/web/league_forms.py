"""The commands of a league as forms: their fields are the parameters of each rule, their help is an owner's words.

A form lists whom there is to choose from. Whether a choice is legal is said by the rule, when the command is given.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Any, Final, NamedTuple, get_origin

from fieldhouse.games.fool.arguments import plain_kind
from fieldhouse.games.fool.commands import COMMANDS, kinds
from fieldhouse.games.fool.franchise import COMMISSIONER, Pick, Plan
from fieldhouse.games.fool.model import (
    ABILITIES,
    BAD,
    EMPHASES,
    GOOD,
    LAST,
    RETIRED,
    RETURNS,
    THIS,
    Player,
)
from fieldhouse.games.fool.player_value import RETURN_SLOTS, SLOTS
from fieldhouse.games.fool.positions import PARENTS
from fieldhouse.games.fool.rules.experience import PLAYED, PRACTICED, STARTED
from fieldhouse.games.fool.state import (
    CAMP,
    CUTDOWN,
    DRAFT,
    EXHIBITION,
    GAME_DAYS,
    INVITATIONS,
    OFFSEASON,
    PICKUPS,
    PLANS,
    TRANSACTIONS,
    League,
)
from fieldhouse.leagues import reports
from fieldhouse.leagues.ledger_words import game_title
from fieldhouse.leagues.offers import offers
from fieldhouse.leagues.player_words import NAMES, person_in_words
from fieldhouse.table.plain_json import Json, PlainReport
from fieldhouse.web.league_words import HELP, LABELS, NAMED, TITLES

ONE, MANY, ORDER, ROWS, SWITCH, NUMBER, NUMBERS, TEXT = (
    "one", "many", "order", "rows", "switch", "number", "numbers", "text",
)  # fmt: skip
FOR_THE_COMMISSIONER: Final = ("own", "advance", "coax", "randomize", "award", "fine", "suspend", "sanction", "result")
WITHOUT_FORM: Final = ("found",)
"""A league is founded on the page of all leagues."""
LEFT_OUT: Final = {"result": ("kicks", "returns", "seed"), "plan": ("wishes",)}
"""What only a program, or nobody, wants to say: the rules have their own word for it."""
USUAL: Final[Mapping[str, tuple[str, ...]]] = {
    OFFSEASON: ("offer",),
    DRAFT: ("draft", "offer"),
    INVITATIONS: ("invite", "release", "retire", "done"),
    PLANS: ("plan",),
    CAMP: ("void",),
    CUTDOWN: ("cut", "returns", "reserve"),
    PICKUPS: ("claim",),
    EXHIBITION: ("depth",),
    TRANSACTIONS: ("claim", "cut", "depth", "offer", "reserve", "activate"),
    GAME_DAYS: ("depth",),
}
"""What most owners do in a phase: these forms stand first."""
FAULTS: Final = tuple(mark for mark in BAD if mark != "ll")
"""Bad characteristics; the one whose meaning is lost nobody ever has."""
ROWS_SHOWN: Final = 4
Choice = tuple[Any, str]


class FormField(NamedTuple):
    """``kind`` says how it is filled in; the value of a choice is plain JSON. ``parts`` are the columns of rows."""

    name: str
    label: str
    kind: str
    choices: Sequence[Choice] = ()
    is_needed: bool = False
    value: Any = None
    parts: Sequence[FormField] = ()


class Form(NamedTuple):
    command: str
    title: str
    help: str
    fields: Sequence[FormField]
    is_usual: bool
    proposed: str = ""
    """What the staff has filled in, in a sentence."""
    by_place: Mapping[str, Sequence[int]] = {}
    """Of a depth chart: who would be filled in at each place."""


class FormContext(NamedTuple):
    """For whom the forms are made: a team, and another that it may deal with."""

    league: League
    team: str
    partner: str

    def people(self, players: Iterable[Player]) -> list[Choice]:
        """Players as choices, with what an owner must know of them."""
        rows: list[PlainReport] = reports.people(self.league, "", players).records()
        return [(row["number"], person_in_words(self.league.players[row["number"]])) for row in rows]

    def own(self) -> list[Choice]:
        """The players on the team's roster."""
        return self.people(self.league.roster(self.team))

    def free(self) -> list[Choice]:
        """Whoever is free or on waivers."""
        return self.people([*self.league.free_agents(), *self.league.on_waivers()])

    def picks(self, team: str) -> list[Choice]:
        """A team's draft choices."""
        return [
            ([pick.year, pick.round, pick.origin], self._pick_words(pick))
            for pick in self.league.picks
            if pick.owner == team
        ]

    def _pick_words(self, pick: Pick) -> str:
        """A draft choice, with the club whose place it is."""
        return f"Season {pick.year}, round {pick.round} of {self.league.teams[pick.origin].title}"

    def offers(self) -> list[Choice]:
        """The trades on offer, with what they gain the team, for which the library is read."""
        rows: list[PlainReport] = offers(self.league).records()
        clubs = {code: each.title for code, each in self.league.teams.items()}
        return [
            (row["offer"], f"{row['offer']}: {clubs[row['from']]} gives {row['gives'] or 'nothing'} to "
                           f"{clubs[row['to']]} for {row['for'] or 'nothing'}{self._gain(row)}")
            for row in rows
        ]  # fmt: skip

    def _gain(self, row: Mapping[str, Json]) -> str:
        """What a trade on offer gains the team, if it is one of its two."""
        sides = {row["from"]: "gains the first", row["to"]: "gains the second"}
        return f". It gains you {row[sides[self.team]]}" if self.team in sides else ""

    def offered(self) -> list[Choice]:
        """The trades that others have offered the team; the library is read."""
        mine = {deal.number for deal in self.league.deals if deal.taker == self.team}
        return [choice for choice in self.offers() if choice[0] in mine]


Source = Callable[[FormContext], list[Choice]]


def _words(*words: str) -> Source:
    """What offers these words, whatever the league."""
    return lambda context: [(word, NAMED.get(word, word)) for word in words]


CHOICES: Final[Mapping[str, Source]] = {
    "team": lambda context: [(context.team, context.league.teams[context.team].title)],
    "giver": lambda context: [(context.team, context.league.teams[context.team].title)],
    "taker": lambda context: [(context.partner, context.league.teams[context.partner].title)],
    "player": FormContext.own,
    "players": FormContext.own,
    "drop": FormContext.own,
    "gives": FormContext.own,
    "takes": lambda context: context.people(context.league.roster(context.partner)),
    "gives_picks": lambda context: context.picks(context.team),
    "takes_picks": lambda context: context.picks(context.partner),
    "number": FormContext.offers,
    "deal": FormContext.offers,
    "slot": lambda context: [(place, NAMES[place]) for place in (*SLOTS, *RETURN_SLOTS)],
    "target": lambda context: [(position, NAMES[position]) for position in PARENTS],
    "emphasis": _words(*EMPHASES),
    "what": _words(*ABILITIES, *FAULTS),
    "mark": _words(*FAULTS, *GOOD),
    "kind": _words(*RETURNS),
    "season": _words(LAST, THIS),
    "man": lambda context: context.people(
        [*context.league.roster(context.team), *context.league.roster(context.partner)]
    ),
    "thirds": lambda context: [(STARTED, "started"), (PLAYED, "took part"), (PRACTICED, "practiced")],
    "ability": _words(*ABILITIES),
    "game": lambda context: [
        (game.number, game_title(context.league, game)) for game in context.league.fixtures if game.score is None
    ],
}
ELSEWHERE: Final[Mapping[tuple[str, str], Source]] = {
    ("draft", "player"): lambda context: context.people(context.league.rookie_class()),
    ("void", "players"): lambda context: context.people(
        player for player in context.league.roster(context.team) if player.traded
    ),
    ("invite", "player"): FormContext.free,
    ("claim", "player"): FormContext.free,
    ("randomize", "player"): FormContext.free,
    ("award", "player"): FormContext.free,
    ("coax", "player"): lambda context: context.people(
        player for player in context.league.players.values() if player.status == RETIRED
    ),
    ("accept", "number"): FormContext.offered,
    ("accept", "former"): lambda context: context.people(context.league.roster(context.partner)),
}
"""Where a command looks for people who are not of the team."""
COLUMNS: Final = {
    "coach": ("player", "what"), "move": ("player", "target"), "lose": ("player", "mark"), "order": ("player",),
    "uses": ("man", "thirds"), "injuries": ("man", "ability", "missed"),
}  # fmt: skip
RETURNS_GIVEN: Final = ("player", "kind", "count", "season")


def forms(league: League, by: str, team: str, partner: str) -> list[Form]:
    """What *by* may say for *team*; what needs a choice where there is none to make is left out. Trades on offer are
    weighed, for which the library is read."""
    context = FormContext(league, team, partner)
    names = [name for name in COMMANDS if name not in WITHOUT_FORM]
    if by != COMMISSIONER:
        names = [name for name in names if name not in FOR_THE_COMMISSIONER]
    usual = USUAL.get(league.phase, ())
    made = [_form(context, name, name in usual) for name in sorted(names, key=lambda name: _place(name, usual))]
    return [form for form in made if all(_can_be_filled(field) for field in form.fields)]


def _place(name: str, usual: Sequence[str]) -> tuple[int, int]:
    """Where a form stands: the usual ones first, in their order."""
    return (usual.index(name), 0) if name in usual else (len(usual), list(COMMANDS).index(name))


def _can_be_filled(field: FormField) -> bool:
    """Is there anything to choose where something must be chosen?"""
    return bool(field.choices) or not field.is_needed or field.kind not in (ONE, MANY)


def _form(context: FormContext, name: str, is_usual: bool) -> Form:
    """A command's form, from the signature of its rule."""
    rule = COMMANDS[name]
    parameters = list(inspect.signature(rule).parameters.values())[2:]  # after the league and who speaks
    found: list[FormField] = []
    for parameter in parameters:
        if parameter.kind is parameter.VAR_KEYWORD:
            found += _plan_fields(context)
        elif parameter.name not in LEFT_OUT.get(name, ()):
            found.append(
                _field(context, name, parameter.name, plain_kind(kinds(name)[parameter.name]), parameter.default)
            )
    return Form(name, TITLES[name], HELP[name], found, is_usual)


def _field(context: FormContext, command: str, name: str, argument: Any, default: Any) -> FormField:
    """One argument as a field: of which kind, and with which choices."""
    is_needed = default is inspect.Parameter.empty
    label = LABELS.get(name, name.replace("_", " ").capitalize())
    if (command, name) == ("depth", "players"):
        return FormField(name, label, ORDER, value=[], parts=_parts(context, COLUMNS["order"]))
    if name in ("given", "uses", "injuries"):
        return FormField(name, label, ROWS, value=[], parts=_parts(context, COLUMNS.get(name, RETURNS_GIVEN)))
    source = ELSEWHERE.get((command, name)) or CHOICES.get(name)
    if argument is bool:
        return FormField(name, label, SWITCH, value=default)
    if source is None:
        kind = {int: NUMBER, str: TEXT}.get(argument, NUMBERS)
        return FormField(name, label, kind, is_needed=is_needed)
    return FormField(name, label, MANY if get_origin(argument) is Sequence else ONE, source(context), is_needed)


def _parts(context: FormContext, names: Sequence[str]) -> list[FormField]:
    """The columns of a field that takes rows."""
    return [
        FormField(
            name,
            LABELS.get(name, name.capitalize()),
            ONE if name in CHOICES else NUMBER,
            CHOICES.get(name, _words())(context),
        )
        for name in names
    ]


def _plan_fields(context: FormContext) -> list[FormField]:
    """12.2: the parts of a camp plan, as it stands."""
    plan = context.league.teams[context.team].plan
    found = []
    for each in fields(Plan):
        if each.name in LEFT_OUT["plan"]:
            continue
        label = LABELS.get(each.name, each.name.replace("_", " ").capitalize())
        value = getattr(plan, each.name)
        columns = RETURNS_GIVEN if each.name == "returns" else COLUMNS.get(each.name)
        if columns:
            found.append(FormField(each.name, label, ROWS, value=list(value), parts=_parts(context, columns)))
        elif each.name == "emphasis":
            found.append(FormField(each.name, label, ONE, CHOICES["emphasis"](context), value=value))
        else:
            found.append(FormField(each.name, label, MANY, context.own(), value=list(value)))
    return found
