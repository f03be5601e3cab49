"""The text of components: blocks ``[Title]`` of ``name: value`` lines; ``#`` begins a remark.

Whatever reads a value refuses one of another form.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeVar

from fieldhouse.table.chart_fault import Fault
from fieldhouse.table.refusal import Refusal

T = TypeVar("T")


class ComponentError(Refusal):
    """A component that cannot be used: each fault says file, block, line and what was expected."""

    def __init__(self, *faults: str) -> None:
        super().__init__("\n".join(faults))
        self.faults = faults


class ComponentLine(NamedTuple):
    """A line ``name: value``, where it stands, and in which block."""

    name: str
    value: str
    where: str
    block: str = ""

    def fault(self, expected: str) -> ComponentError:
        """A refusal that names the line."""
        return self.amiss(f"{self.value!r}; expected {expected}")

    def amiss(self, problem: str) -> ComponentError:
        """A refusal that names the line, and *problem*."""
        return ComponentError(Fault(f"{self.where}: {problem}.", self.block))

    def whole(self, text: str | None = None) -> int:
        """The value, or a word of it, as a whole number. Refused if it is none."""
        text = self.value if text is None else text
        try:
            return int(text.replace(",", ""))
        except ValueError:
            raise self.fault(f"a whole number instead of {text!r}") from None

    def wholes(self, count: int = 0) -> tuple[int, ...]:
        """The value as whole numbers; refused if they are none, or not as many as *count* says."""
        numbers = tuple(self.whole(word) for word in self.value.split())
        if count and len(numbers) != count:
            raise self.fault(f"{count} numbers")
        return numbers


class Block(NamedTuple):
    """A block of lines under its title."""

    title: str
    where: str
    lines: tuple[ComponentLine, ...]

    def amiss(self, problem: str) -> ComponentError:
        """A refusal that names the block."""
        return ComponentError(Fault(f"{self.where}: {problem}.", self.title))

    def find(self, name: str) -> ComponentLine | None:
        """The line of that name, if there is one."""
        return next((line for line in self.lines if line.name == name), None)

    def line(self, name: str) -> ComponentLine:
        """The line of that name; a refusal if there is none."""
        found = self.find(name)
        if found is None:
            raise self.amiss(f"there is no line {name!r}")
        return found

    def only(self, *names: str) -> None:
        """Refuse a line of any other name."""
        for line in self.lines:
            if line.name not in names:
                raise line.amiss(f"no line is called {line.name!r}; expected {', '.join(names)}")


def blocks(text: str, source: str) -> Iterator[Block]:
    """The blocks of a text. Refused if a line is neither a heading nor ``name: value`` below one."""
    title, start, lines = "", 0, list[ComponentLine]()
    for number, raw in enumerate(text.splitlines(), start=1):
        content = raw.partition("#")[0].strip()
        where = f"{source}, line {number}"
        if content.startswith("[") and content.endswith("]"):
            if title:
                yield Block(title, f"{source}, line {start} [{title}]", tuple(lines))
            title, start, lines = content[1:-1].strip(), number, []
        elif content:
            name, colon, value = content.partition(":")
            if not colon or not title:
                sentence = f"{where}: {content!r}; expected a line 'name: value' within a block."
                raise ComponentError(Fault(sentence, title))
            lines.append(ComponentLine(name.strip(), value.strip(), f"{where} [{title}]", title))
    if title:
        yield Block(title, f"{source}, line {start} [{title}]", tuple(lines))


def read_all(text: str, source: str, read: Callable[[Block], T]) -> list[T]:
    """Read every block; all faults are reported together."""
    read_well: list[T] = []
    faults: list[str] = []
    for block in blocks(text, source):
        try:
            read_well.append(read(block))
        except ComponentError as error:
            faults.extend(error.faults)
    if faults:
        raise ComponentError(*faults)
    return read_well


def key_of(title: str) -> str:
    """What a player types for a title."""
    return "-".join("".join(letter for letter in title.lower() if letter.isalnum() or letter in " -").split())
