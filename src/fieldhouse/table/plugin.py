"""Coaches of other people: what a plug-in coach must be, and how it is kept to that while it plays.

A plug-in is a class with ``choose``, as any coach of one's own; its docstring describes it, and the parameters of its
constructor are its options. A level's text names both: ``riverboat:nerve=0.5``.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Final, NamedTuple

from fieldhouse.table.question import AnyCoach, Ask, Coach, GameT, IllegalAnswer, Question, S, Seen
from fieldhouse.table.refusal import Refusal
from fieldhouse.table.seat import Seat
from fieldhouse.table.timed import OutOfTime, TimedCall
from fieldhouse.table.words import any_of

OptionValue = bool | int | float | str
OPTION_KINDS: Final[Mapping[type, str]] = {bool: "yes or no", int: "a whole number", float: "a number", str: "a word"}
YES_AND_NO: Final = {"yes": True, "true": True, "no": False, "false": False}
NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,29}")
USUAL_SECONDS: Final = 10.0
"""What an answer may take where nobody says."""


class PluginFault(Refusal):
    """A coach of somebody else's that cannot be used, or has broken its word at the table."""

    status: ClassVar[int] = 502


@dataclass(frozen=True)
class CoachPlugin:
    """What the house knows of a plug-in coach before it is seated."""

    name: str
    source: str
    """The package that brings it, with its version."""
    about: str
    options: Mapping[str, OptionValue]
    """Each with its usual value."""
    games: tuple[str, ...]
    """Those that it plays; none named, all of them."""
    make: Callable[..., AnyCoach]
    seconds: float = USUAL_SECONDS
    """The most that it may take for an answer."""

    @property
    def usual(self) -> dict[str, str]:
        """Each option with its usual value, as a level's text has it."""
        return {name: _written(value) for name, value in self.options.items()}

    @property
    def words(self) -> str:
        """For a player who chooses a coach."""
        options = ", ".join(f"{name}={value}" for name, value in self.usual.items())
        return f"{self.about} ({self.source}{'; options ' + options if options else ''})"

    def coach(self, given: str = "") -> PluginCoach:
        """The coach with the options *given* as ``name=value`` by commas; its constructor may fail, in a sentence."""
        options = self._read(given)
        try:
            made = self.make(**options)
        except Exception as fault:  # whatever a stranger's constructor raises
            raise PluginFault(f"The coach {self.name!r} of {self.source} cannot be made: {_told(fault)}.") from fault
        return PluginCoach(self, made)

    def _read(self, given: str) -> dict[str, OptionValue]:
        """The options *given*, each of the kind that its usual value has."""
        read: dict[str, OptionValue] = {}
        for word in filter(None, (part.strip() for part in given.split(","))):
            name, _, text = word.partition("=")
            if name not in self.options:
                known = f"it has {any_of(list(self.options))}" if self.options else "it has none"
                raise PluginFault(f"The coach {self.name!r} has no option {name!r}; {known}.")
            read[name] = _option(self.name, name, text, self.options[name])
        return read


class Plugins:
    """The plug-in coaches of one game, looked for when somebody first wants to know."""

    def __init__(self, find: Callable[[], Found] = lambda: Found({}, {})) -> None:
        self._find = find

    @cached_property
    def found(self) -> Found:
        """Those that can play, and why the others cannot."""
        return self._find()


class Found(NamedTuple):
    """What was found among the installed packages."""

    coaches: dict[str, CoachPlugin]
    refused: dict[str, str]
    """Why a coach of that name cannot be seated: a sentence."""


def plugin_of(name: str, source: str, thing: object, games: tuple[str, ...], seconds: float) -> CoachPlugin:
    """The plug-in that *thing* is; refused with a sentence if it breaks the contract. *games* are the house's."""

    def refused(why: str) -> PluginFault:
        return PluginFault(f"The coach {name!r} of {source} is refused: {why}")

    if not NAME.fullmatch(name):
        raise refused("its name must be small letters, digits and dashes, at most 30.")
    if not (isinstance(thing, type) and issubclass(thing, Coach)):
        raise refused(f"it is no class made from fieldhouse.Coach, but {type(thing).__name__} {thing!r:.60}.")
    if thing.choose is Coach.choose:
        raise refused("it has no method choose.")
    if thing.answer is not Coach.answer:
        raise refused("it has a method answer, which would see what its seat may not: choose is enough.")
    about = (inspect.getdoc(thing) or "").partition("\n\n")[0].replace("\n", " ")
    if not about or thing.__doc__ is None:
        raise refused("it has no docstring to describe it.")
    played = getattr(thing, "games", games)
    if not (isinstance(played, tuple) and played and all(game in games for game in played)):
        raise refused(f"its games are {played!r}, not a tuple of {any_of(games)}.")
    options = {}
    for parameter in inspect.signature(thing).parameters.values():
        if type(parameter.default) not in OPTION_KINDS or parameter.kind is parameter.POSITIONAL_ONLY:
            raise refused(f"its option {parameter.name!r} has no usual value that is yes or no, a number or a word.")
        options[parameter.name] = parameter.default
    return CoachPlugin(name, source, about, options, played, thing, seconds)


class PluginCoach(Coach[Seen]):
    """Puts the questions to a stranger's coach, with a clock beside him, and believes no answer unseen.

    Who has once not answered in time is not asked again.
    """

    def __init__(self, plugin: CoachPlugin, coach: AnyCoach) -> None:
        self.plugin = plugin
        self.coach = coach
        self._is_late = False
        self._timed: TimedCall[tuple[Question, float], object] = TimedCall(self._asked, f"coach {plugin.name}")

    def _asked(self, asked: tuple[Question, float]) -> object:
        """What the coach says, which need not be a text."""
        return self.coach.choose(*asked)

    def answer(self, ask: Ask[GameT, S], game: GameT, seat: Seat, subject: S, whim: float) -> int:
        """The choice of the stranger's coach; a ``PluginFault`` if it is late, illegal, no text or no answer at all.
        The clock is a timer or a thread of this process."""
        question = ask.question(game, seat, subject)
        if self._is_late:
            raise self._fault(question, "is not asked again after it was late once")
        try:
            given = self._timed((question, whim), self.plugin.seconds)
        except OutOfTime:
            self._is_late = True
            raise self._fault(question, f"took longer than {self.plugin.seconds:g} seconds") from None
        except KeyboardInterrupt:
            raise
        except BaseException as fault:  # even a coach that wants to leave the process
            raise self._fault(question, f"failed: {_told(fault)}") from fault
        if not isinstance(given, str):
            raise self._fault(question, f"answered {given!r:.60}, which is no text")
        try:
            return ask.checked(game, seat, subject, given)
        except IllegalAnswer as refusal:
            raise self._fault(question, f"gave an illegal answer: {str(refusal).rstrip('.')}") from None

    def _fault(self, question: Question, what: str) -> PluginFault:
        """To be raised when the coach breaks its word."""
        plugin = self.plugin
        return PluginFault(f"The coach {plugin.name!r} of {plugin.source}, asked {question.name!r}, {what}.")


def _option(coach: str, name: str, text: str, usual: OptionValue) -> OptionValue:
    """An option's value from its text, as the usual one is. Refused if it is of another kind."""
    try:
        return YES_AND_NO[text.lower()] if isinstance(usual, bool) else type(usual)(text)
    except (KeyError, ValueError):
        kind = OPTION_KINDS[type(usual)]
        raise PluginFault(f"The option {name!r} of the coach {coach!r} is {kind}, not {text!r}.") from None


def _written(value: OptionValue) -> str:
    """A value as a level's text has it."""
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _told(fault: BaseException) -> str:
    """A stranger's error in a few words."""
    return f"{type(fault).__name__}: {fault}"[:200].rstrip(".")
