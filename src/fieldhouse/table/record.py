"""Records: nobody changes one, and every one of them can be copied and go to another process.

Those of the hot path are plain final classes with an ``__init__``, which the compiler makes structs of; all others are
frozen dataclasses.
"""

from __future__ import annotations

from dataclasses import dataclass, fields

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Record:
    """What its values are: equal to another by them, found by them, shown by them. Nobody changes one."""

    __slots__ = ()

    @property
    def values(self) -> tuple[object, ...]:
        """What makes two records equal; every record says so for itself."""
        raise NotImplementedError(f"{type(self).__name__} does not say what its values are")

    def __eq__(self, other: object) -> bool:
        """Of one class and with the same values."""
        return isinstance(other, Record) and type(self) is type(other) and self.values == other.values

    def __hash__(self) -> int:
        return hash(self.values)

    def __reduce__(self) -> tuple[object, ...]:
        """How it travels to another process."""
        return type(self), self.values

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.values}"


@dataclass(frozen=True)
class Frozen:
    """What every frozen dataclass of a compiled module stands on: it is made again by its own ``__init__``.

    The compiler's own way would be to assign its fields, which a frozen one refuses.
    """

    def __reduce__(self) -> tuple[object, ...]:
        """Made again from its fields: compiled classes cannot be copied otherwise."""
        return type(self), tuple([getattr(self, each.name) for each in fields(self)])
