"""The lock of a bus: one device at a time talks on it."""

import threading

PATIENCE = 0.05
"""Seconds that a device waits for the bus, instead of asking for it thousands of times a second."""


class BusLock:
    """The lock that Adafruit's drivers expect of a bus.

    Blinka's own is not safe between threads, and a driver that fails behind a multiplexer leaves it locked for ever.
    This one remembers the thread that holds it, so that a thread that failed can unlock it.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._holder = 0

    def try_lock(self) -> bool:
        """Wait for the bus, `PATIENCE` seconds at most; False if another thread still holds it."""
        got = self._lock.acquire(timeout=PATIENCE)
        if got:
            self._holder = threading.get_ident()
        return got

    def unlock(self) -> None:
        """Free the bus. A thread that does not hold it changes nothing."""
        if self._holder == threading.get_ident():
            self._holder = 0
            self._lock.release()
