"""A text of blocks, ``[Title]`` and its lines, taken apart for whoever changes one block at a time."""

from __future__ import annotations

from typing import NamedTuple


class TextBlock(NamedTuple):
    """A block with its title, as it stands; what stands before the first has no title."""

    title: str
    text: str


def text_blocks(text: str) -> list[TextBlock]:
    """The head and every block of a text; their texts, line below line, are the whole."""
    title, lines, found = "", list[str](), list[TextBlock]()
    for line in text.splitlines():
        said = line.partition("#")[0].strip()
        if said.startswith("[") and said.endswith("]"):
            found.append(TextBlock(title, "\n".join(lines)))
            title, lines = said[1:-1].strip(), []
        lines.append(line)
    return [*found, TextBlock(title, "\n".join(lines))]
