"""The answers of a question as a page lays them out: a long list in groups, each under the parts its answers share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby, takewhile
from typing import Final, NamedTuple

from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.words import Phrase, capital

LONG: Final = 10
"""More answers than this are put into groups."""
SMALLEST_GROUP: Final = 4
"""Fewer that begin alike are left as they are."""


class Answer(NamedTuple):
    """An option, and what its button says below the heading of its group."""

    option: PlainReport
    words: str
    help: str


class Group(NamedTuple):
    """``lead`` are the words that all labels begin with; ``help`` is the explanation of most of them."""

    lead: str
    help: str
    answers: list[Answer]


def grouped(options: Sequence[PlainReport]) -> list[Group]:
    """Answers that follow each other and begin alike, together; all others as they come."""
    if len(options) <= LONG:
        return [_plain(options)]
    groups: list[Group] = []
    for _, run in groupby(options, key=lambda option: _parts(option)[0]):
        alike = list(run)
        if len(alike) >= SMALLEST_GROUP:
            groups.append(_under_a_heading(alike))
        elif groups and not groups[-1].lead:
            groups[-1].answers.extend(_plain(alike).answers)
        else:
            groups.append(_plain(alike))
    return groups


def said_in(question: PlainReport) -> tuple[str, ...]:
    """All that a question says: what is asked, the labels, the helps."""
    options = question["options"]
    return question["prompt"], *[option["label"] for option in options], *[option["help"] for option in options]


def laid_out(options: Sequence[PlainReport], rows: Sequence[Sequence[str]]) -> list[Group]:
    """The answers to a question as its page shows them: in the *rows* that the game wants, or a long list in groups."""
    if len(rows) < 2:
        return grouped(options)
    by_key = {option["key"]: option for option in options}
    return [_plain([by_key[key] for key in row]) for row in rows]


def _plain(options: Sequence[PlainReport]) -> Group:
    """The options as they are, under no heading."""
    return Group("", "", [Answer(option, str(option["label"]), option["help"]) for option in options])


def _under_a_heading(options: Sequence[PlainReport]) -> Group:
    """Options whose labels begin alike, the common words said once above them."""
    labels = [_parts(option) for option in options]
    alike = sum(1 for _ in takewhile(lambda parts: len(set(parts)) == 1, zip(*labels, strict=False)))
    shared = min(alike, min(map(len, labels)) - 1)  # a button is never left without a word
    common, times = Counter(option["help"] for option in options).most_common(1)[0]
    said_once = common if 2 * times > len(options) else ""
    answers = [
        Answer(option, capital(" ".join(parts[shared:])), option["help"] if option["help"] != said_once else "")
        for option, parts in zip(options, labels, strict=True)
    ]
    return Group(" ".join(labels[0][:shared]), said_once, answers)


def _parts(option: PlainReport) -> tuple[str, ...]:
    """A label's words, if it is a phrase of several."""
    label: str = option["label"]
    return label.parts if isinstance(label, Phrase) else (label,)
