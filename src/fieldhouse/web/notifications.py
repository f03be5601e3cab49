"""Who waits for news of a table: browsers with an open stream, and programs that ask and wait."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from threading import Lock


class Listener:
    """Somebody who waits, in an event loop of his own."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.event = asyncio.Event()

    def wake(self) -> None:
        """From any thread; a loop that has been closed meanwhile needs no news."""
        with suppress(RuntimeError):  # the loop has closed: nobody is waiting any more
            self.loop.call_soon_threadsafe(self.event.set)

    async def wait(self, seconds: float) -> bool:
        """Wait for news; False if there were none for so long."""
        try:
            async with asyncio.timeout(seconds):
                await self.event.wait()
        except TimeoutError:
            return False
        self.event.clear()
        return True


class Notifications:
    """The listeners of one table. A change is told from whatever thread made it."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._listeners)

    def join(self) -> Listener:
        """Somebody listens from now on."""
        listener = Listener()
        with self._lock:
            self._listeners.append(listener)
        return listener

    def leave(self, listener: Listener) -> None:
        """The listener is told nothing more."""
        with self._lock:
            self._listeners.remove(listener)

    def tell(self) -> None:
        """Wake whoever listens."""
        with self._lock:
            listeners = tuple(self._listeners)
        for listener in listeners:
            listener.wake()
