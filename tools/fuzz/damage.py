"""Ways to damage a text, and what may be said to a damaged one."""

from __future__ import annotations

import random
import signal
import traceback
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Final

from fieldhouse.table.refusal import Refusal

ODD: Final = (
    "", " ", "0", "-1", "1e999", "nan", "9" * 5000, "9" * 30, "\x00", "\ufeff", "é", "٣", "½", "²", "𝟙", "null", "true",
    "{}", "[]", '"', "'", ",", ":", "#", "[", "]", "(", "\t", "\r", "\n", "\\", "%s", "{0}", "../..", "-", "--", "—",
)  # fmt: skip
"""Pieces that those who read texts have stumbled over before."""
LONGEST: Final = 20
"""Seconds of processor time after which a reader is said to hang, however busy the machine."""
ASLEEP: Final = 300
"""Seconds after which one is that takes none."""
SHOWN: Final = 160


class Hanging(BaseException):
    """It takes too long; nobody may catch this as a mere fault."""


def damaged(text: str, throw: random.Random) -> str:
    """The text with one to three things done to it."""
    for _ in range(throw.choice((1, 1, 1, 2, 3))):
        text = throw.choice(WAYS)(text, throw)
    return text


def _char(text: str, throw: random.Random) -> str:
    at = throw.randrange(len(text) + 1)
    return text[:at] + chr(throw.choice((throw.randrange(32, 127), throw.randrange(0, 0x3000)))) + text[at + 1 :]


def _odd(text: str, throw: random.Random) -> str:
    at = throw.randrange(len(text) + 1)
    return text[:at] + throw.choice(ODD) + text[at + throw.randrange(4) :]


def _cut(text: str, throw: random.Random) -> str:
    at = throw.randrange(len(text) + 1)
    return text[:at] + text[at + throw.randrange(200) :]


def _end(text: str, throw: random.Random) -> str:
    return text[: throw.randrange(len(text) + 1)]


def _lines(text: str, throw: random.Random) -> str:
    """A line dropped, doubled, or moved elsewhere."""
    lines = text.splitlines(keepends=True)
    if not lines:
        return text
    line = lines.pop(throw.randrange(len(lines)))
    for _ in range(throw.randrange(3)):
        lines.insert(throw.randrange(len(lines) + 1), line)
    return "".join(lines)


def _word(text: str, throw: random.Random) -> str:
    """A word replaced by another of the text, or by something odd."""
    words = text.split(" ")
    words[throw.randrange(len(words))] = throw.choice(words) if throw.random() < 0.6 else throw.choice(ODD)
    return " ".join(words)


WAYS: Final[tuple[Callable[[str, random.Random], str], ...]] = (_char, _odd, _cut, _end, _lines, _word)


def fault_of(read: Callable[[], object], what: str, *allowed: type[Exception]) -> str:
    """What is wrong with reading it, if it is neither read nor refused with a sentence."""

    def ring(number: int, frame: FrameType | None) -> None:
        raise Hanging(f"{LONGEST} s of processor time" if number == signal.SIGPROF else f"{ASLEEP} s")

    refused: tuple[type[Exception], ...] = (Refusal, *allowed)
    before = {each: signal.signal(each, ring) for each in (signal.SIGPROF, signal.SIGALRM)}
    signal.setitimer(signal.ITIMER_PROF, LONGEST)
    signal.setitimer(signal.ITIMER_REAL, ASLEEP)
    try:
        read()
    except refused as refusal:
        return "" if str(refusal).strip() else f"{what}: refused without a word ({type(refusal).__name__})"
    except KeyboardInterrupt:
        raise
    except Hanging as time:
        return f"{what}: still reading after {time}"
    except BaseException as error:  # whatever else it is, it is a fault of ours
        at = traceback.extract_tb(error.__traceback__)[-1]
        return f"{what}: {type(error).__name__}: {str(error)[:SHOWN]} at {Path(at.filename).name}:{at.lineno}"
    finally:
        for timer in (signal.ITIMER_PROF, signal.ITIMER_REAL):
            signal.setitimer(timer, 0)
        for each, handler in before.items():
            signal.signal(each, handler)
    return ""
