"""A progress bar on stderr, for people who wait; nobody else sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from fieldhouse.cli.console import err


@contextmanager
def counting(what: str) -> Iterator[Callable[[int, int], None]]:
    """Tell what is given how many are done, and of how many."""
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = err()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, of: bar.update(task, completed=done, total=of)


@contextmanager
def adding_up(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """The same for *total* things: tell what is given how many more are done."""
    done = 0
    with counting(what) as on_progress:

        def advance(more: int) -> None:
            nonlocal done
            done += more
            on_progress(done, total)

        yield advance
