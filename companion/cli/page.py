"""The page that is served beside a command: where it is, how to get in, and a browser if there is one."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING, Annotated, Any

import typer
from msgspec import Struct

from companion.cli.telling import fail, speaker, tell_text
from engine.message import Message, message

if TYPE_CHECKING:
    from companion.host import TableHost
    from companion.web.web import Web

EVERYWHERE = "0.0.0.0"
SHORTEST_PIN = 6
Port = Annotated[int | None, typer.Option(min=0, max=65535)]
Host = Annotated[str, typer.Option()]
Pin = Annotated[str | None, typer.Option()]


class Place(Struct, frozen=True):
    """Where to serve the page, and what to print and open for it."""

    port: int | None
    host: str = EVERYWHERE
    pin: str | None = None
    path: str = "/"
    """What the browser opens."""
    browser: bool = False
    aside: bool = False
    """Whether to tell it on standard error, since standard output belongs to the game."""


def check(place: Place) -> Place:
    """The place, or exit code 2 if its settings are wrong, before anything is started."""
    from companion.lobby.codes import bare

    if place.pin is not None and len(bare(place.pin)) < SHORTEST_PIN:
        fail(message("page-pin-short", least=SHORTEST_PIN))
    return place


@asynccontextmanager
async def page(host: "TableHost", place: Place) -> AsyncIterator["Web"]:
    """Serve the page while the context lasts. If the port is taken, a sentence says so and the program ends."""
    from companion.service.notify import is_service, told_to_systemd
    from companion.settings import DEFAULT_PORT
    from companion.web.addresses import reached_at, shown
    from companion.web.keys import Keys
    from companion.web.serve import listen, serving
    from companion.web.web import Web

    # As a service it is looked for at the port that people know: none that happens to be free would be found.
    wanted = DEFAULT_PORT if place.port is None and is_service() else place.port
    listening = listen(place.host, wanted)
    if isinstance(listening, Message):
        fail(listening)
    at, port, *_ = listening.getsockname()
    if place.pin is not None:
        host.lobby.use_pin(place.pin)
    web = Web(host, Keys(host.lobby, host.log), shown(reached_at(place.host), port))
    async with serving(web, listening), told_to_systemd((at, port)):
        _tell(web, port, place)
        if place.browser:
            await asyncio.to_thread(open_browser, f"http://localhost:{port}{place.path}")
        yield web


def _tell(web: "Web", port: int, place: Place) -> None:
    say = speaker()
    local = place.host if place.host != EVERYWHERE else "localhost"
    at, join = f"http://{local}:{port}{place.path}", f"http://{web.address}/join"
    for said in (
        message("page-at", address=at),
        message("page-join", address=join, code=web.keys.code),
        message("page-pin", pin=web.keys.pin),
        web.static.missing(),
        message("page-end"),
    ):
        if said is not None:
            tell_text(say.message(said), stderr=place.aside)


def open_browser(address: str) -> None:
    """Open a graphical browser if there is one; never a text browser in this terminal, and never an error."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    import webbrowser

    with suppress(Exception):
        webbrowser.open(address)


async def either(*ways: Coroutine[Any, Any, None]) -> None:
    """Run all until one of them ends; the others are cancelled and may clean up."""
    tasks = [asyncio.create_task(way) for way in ways]
    try:
        ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in ended:
            task.result()  # raises what the task raised
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)


async def until_interrupted() -> None:
    """Wait for SIGTERM, which service managers send; Ctrl-C raises KeyboardInterrupt by itself."""
    await terminated().wait()


def terminated() -> asyncio.Event:
    """Set by SIGTERM, from now on."""
    over = asyncio.Event()
    with suppress(NotImplementedError, ValueError):  # a platform without signal handlers in the loop
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, over.set)
    return over
