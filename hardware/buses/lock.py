"""The lock of a bus: one device at a time talks on it."""

import threading

PATIENCE = 0.05
"""For so long somebody who wants the bus waits for it, instead of asking thousands of times a second."""


class BusLock:
    """The lock that Adafruit's drivers expect of a bus.

    Blinka's own is not safe between threads, and a driver that fails behind a multiplexer leaves it locked for ever.
    This one knows who has it, so that who failed can let it go.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._holder = 0

    def try_lock(self) -> bool:
        got = self._lock.acquire(timeout=PATIENCE)
        if got:
            self._holder = threading.get_ident()
        return got

    def unlock(self) -> None:
        """Let the bus go. Who does not have it changes nothing."""
        if self._holder == threading.get_ident():
            self._holder = 0
            self._lock.release()
