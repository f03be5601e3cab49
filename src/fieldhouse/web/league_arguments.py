"""What a program sends as the arguments of a league's command, read by the types of the rule's own parameters."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import Any, get_type_hints

from pydantic import TypeAdapter, ValidationError

from fieldhouse.games.fool.commands import COMMANDS
from fieldhouse.games.fool.franchise import Plan
from fieldhouse.games.fool.state import Refused
from fieldhouse.table.plain_json import Json, PlainReport


def read_arguments(command: str, given: Mapping[str, Json]) -> PlainReport:
    """*given* with every value of the type that the rule expects; names that it does not know are left to the rule."""
    readers = _readers(command) if command in COMMANDS else {}
    return {name: _read(command, name, value, readers.get(name)) for name, value in given.items()}


def _read(command: str, name: str, value: Json, reader: TypeAdapter[Any] | None) -> Any:
    if reader is None:
        return value
    try:
        return reader.dump_python(reader.validate_python(value), mode="json")
    except ValidationError as fault:
        wanted = fault.errors(include_url=False)[0]["msg"].lower()
        raise Refused(f"The command {command!r} cannot be read: {name}: {wanted}.") from None


@cache
def _readers(command: str) -> dict[str, TypeAdapter[Any]]:
    """A reader for each parameter after the league and who speaks; a camp plan's parts are those of ``Plan``."""
    rule = COMMANDS[command]
    hints = get_type_hints(rule)
    parameters = list(inspect.signature(rule).parameters.values())[2:]
    readers = {each.name: TypeAdapter(hints[each.name]) for each in parameters if each.kind != each.VAR_KEYWORD}
    if command == "plan":
        types = get_type_hints(Plan)
        readers |= {each.name: TypeAdapter(types[each.name]) for each in fields(Plan)}
    return readers
