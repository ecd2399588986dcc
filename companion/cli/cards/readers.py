"""The real readers of a wiring profile, for commands about tags: taps, and the lines that are typed meanwhile."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple

from companion.cli.telling import fail
from companion.messages.hardware import reason
from companion.play.keyboard import typed
from companion.session.inputs import notice_of
from engine.message import Message, message
from hardware.driver import Driver
from hardware.inputs import Down, Input, Status, Tap
from hardware.profile import Profile
from hardware.real import open_readers

Came = str | Tap | Message
"""A typed line; a tap; or what people should know of a reader."""


class Readers(NamedTuple):
    """The opened readers by name, and what comes from them and from the keyboard until nothing more is typed."""

    drivers: Mapping[str, Driver]
    came: AsyncIterator[Came]


@asynccontextmanager
async def at_readers(profile: Profile) -> AsyncIterator[Readers]:
    """The readers of the profile, open while the context lasts; without any, the program ends with exit code 2."""
    queue, loop = asyncio.Queue[Came | None](), asyncio.get_running_loop()

    def tell(told: Input) -> None:
        """Called from the readers' threads; a loop that has ended hears nothing more."""
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(_put, told, queue)

    with open_readers(profile, tell) as drivers:
        if not drivers:
            fail(message("cards-no-reader", profile=profile.name))
        typing = asyncio.create_task(_type(queue))
        try:
            yield Readers(drivers, _until_end(queue))
        finally:
            typing.cancel()


def _put(told: Input, queue: asyncio.Queue[Came | None]) -> None:
    for came in _meaning(told):
        queue.put_nowait(came)


def _meaning(told: Input) -> Iterator[Came]:
    match told:
        case Tap():
            yield told
        case Status(device=device, state=Down() as down):
            yield message("cards-reader-down", device=device, why=reason(down))
        case Status(device=device):
            yield message("cards-reader-ready", device=device)
        case _:
            if notice := notice_of(told):
                yield notice.message


async def _type(queue: asyncio.Queue[Came | None]) -> None:
    async for line in typed():
        if line:
            queue.put_nowait(line)
    queue.put_nowait(None)


async def _until_end(queue: asyncio.Queue[Came | None]) -> AsyncIterator[Came]:
    while (came := await queue.get()) is not None:
        yield came
