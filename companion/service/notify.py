"""What systemd is told of the running table: that its page answers, that its loop goes on, and that it ends."""

import asyncio
import os
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from companion.service.answering import until_it_answers
from companion.version import ambit_version

STATUS = "Ambit "
"""What the version is told after: `ambit service status` reads it back, since another version may ask."""
SIGNS_A_LIMIT = 3
"""Signs of life in the time after which systemd would end the program: one may be late, and one may be lost."""


@asynccontextmanager
async def told_to_systemd(listening: tuple[str, int]) -> AsyncIterator[None]:
    """While the page at this address is served; does nothing for a program that systemd did not start."""
    if not is_service():
        yield
        return
    telling = asyncio.create_task(_that_it_is_there(*listening))
    try:
        yield
    finally:
        telling.cancel()
        tell("STOPPING=1")


def is_service() -> bool:
    """Whether systemd started this program."""
    return bool(os.environ.get("NOTIFY_SOCKET"))


def tell(news: str) -> None:
    """Send it to the socket that systemd named. Never waits, and never fails: the game matters more."""
    name = os.environ.get("NOTIFY_SOCKET", "")
    address = f"\0{name[1:]}" if name.startswith("@") else name  # a name without a file
    with suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        line.setblocking(False)
        line.sendto(news.encode(), address)


def watchdog_s() -> float | None:
    """Seconds without a sign of life after which systemd ends this program; None if it does not watch it."""
    if os.environ.get("WATCHDOG_PID", str(os.getpid())) != str(os.getpid()):
        return None  # it watches the program that started this one
    with suppress(ValueError):
        return int(os.environ.get("WATCHDOG_USEC", "")) / 1e6 or None
    return None


async def _that_it_is_there(host: str, port: int) -> None:
    """Signs of life come from the event loop itself: where that hangs, so does the table, and it is started anew."""
    await until_it_answers(host, port)
    tell(f"READY=1\nSTATUS={STATUS}{ambit_version()}")
    limit = watchdog_s()
    while limit is not None:
        tell("WATCHDOG=1")
        await asyncio.sleep(limit / SIGNS_A_LIMIT)
