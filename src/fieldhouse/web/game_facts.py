"""What a newcomer wants to know of a game before the first roll."""

from __future__ import annotations

from dataclasses import fields
from importlib import import_module
from typing import Any, Final

from fieldhouse import catalog
from fieldhouse.table.game import AnyDefinition
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.web.course import has_course

LEVELS: Final = {
    "easy": "By the book, with a blunder now and then.",
    "book": "Plays by the odds of the charts, as the league does.",
    "pro": "Keeps to its team's habits where they cost little, and watches what you call.",
    "rival": "Cannot be outguessed, and answers what it sees of you.",
    "solitaire": "Calls what the real coach called.",
    "house": "Manages like a good bench.",
    "owner": "A careful owner.",
    "random": "Anything that is legal.",
}

KINDS: Final = {bool: "switch", int: "whole", float: "number", str: "word"}
"""How an option of somebody else's coach is set."""


def game_facts(name: str) -> PlainReport:
    """All that a page says of a game before it begins, from its listing, options, and the course in its folder."""
    definition = catalog.game(name)
    listed = catalog.listing(name)
    return {
        "game": name,
        "title": definition.title,
        "sport": listed.sport,
        "about": listed.about,
        "seats": list(definition.seats),
        "has_course": has_course(name),
        "has_dice": listed.has_dice,
        "is_for_owners": listed.is_for_owners,
        "presets": {preset: preset_options(name, preset) for preset in definition.presets},
        "preset_help": dict(_options(name).PRESET_HELP),
        "default_preset": default_preset(name),
        "options": [
            {"name": option, "help": help_text, **_kind(name, option)}
            for option, help_text in definition.option_help.items()
        ],
        "levels": [level_facts(definition, level) for level in definition.ladder],
        "usual_level": definition.levels[0],
        "refused_coaches": list(definition.plugins.found.refused.values()),
    }


def level_facts(definition: AnyDefinition, level: str) -> PlainReport:
    """What a level does, how strong it has been measured to be, null if nobody has, and what of it can be set, which is
    so only of other people's coaches: each option with its usual value and how it is written."""
    strength, plugin = definition.strengths.get(level), definition.plugins.found.coaches.get(level)
    return {
        "level": level,
        "help": definition.about_level(level) or LEVELS.get(level, ""),
        "strength": None if strength is None else {**strength._asdict(), "words": strength.words},
        "options": [
            {"name": name, "usual": usual, "kind": KINDS[type(plugin.options[name])]}
            for name, usual in plugin.usual.items()
        ]
        if plugin
        else [],
    }


def _options(name: str) -> Any:
    """The game's own module of options."""
    return import_module(f"fieldhouse.games.{name}.options")


def default_preset(name: str) -> str:
    """The name of the set of options that a new table begins with."""
    return str(_options(name).DEFAULT_PRESET)


def preset_options(name: str, preset: str) -> PlainReport:
    """All options as a preset sets them."""
    chosen = _options(name).read_options({"preset": preset})
    return {field.name: _plain(getattr(chosen, field.name)) for field in fields(chosen)}


def _plain(value: object) -> object:
    """A tuple as JSON knows it; all else as it is."""
    return list(value) if isinstance(value, tuple) else value


def _kind(name: str, option: str) -> PlainReport:
    """How an option is set: on or off, one of several, a number, or a list of numbers."""
    module = _options(name)
    words = getattr(module, "WORDS", {}).get(option) or getattr(module, "NUMBERS", {}).get(option)
    if words:
        return {"kind": "choice", "choices": list(words)}
    value = preset_options(name, default_preset(name))[option]
    kind = "switch" if isinstance(value, bool) else "numbers" if isinstance(value, list) else "number"
    return {"kind": kind, "choices": []}
