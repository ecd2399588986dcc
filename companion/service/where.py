"""Where the page of this table is. `python -m companion.service.where` writes its port: for kiosk and installer."""

import sys

from companion import home, settings
from companion.log.holding import holder_of
from companion.settings import DEFAULT_PORT


def port() -> int:
    """Of the running table, whatever started it; else the one that it will have."""
    running = holder_of(home.database())
    _, _, told = (running.address if running else "").rpartition(":")
    if told.isdecimal():
        return int(told)
    return _set() or DEFAULT_PORT


def _set() -> int | None:
    """What settings.toml says; None if it says nothing, or cannot be read."""
    found = settings.current()
    return found.port if isinstance(found, settings.Settings) else None


if __name__ == "__main__":
    sys.stdout.write(f"{port()}\n")
