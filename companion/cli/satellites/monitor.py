"""`ambit satellites monitor`: what boards do, as it happens, and how exactly their clocks are known."""

import asyncio
import time
from contextlib import suppress
from typing import Annotated

import typer
from rich.text import Text

from companion.cli.console import out
from companion.cli.satellites.which import boards_of, tell_absent, there
from companion.cli.seating import Wiring
from companion.cli.telling import NO, speaker, tell_error
from companion.messages.hardware import message_of
from companion.satellites.plugged import Plugged
from companion.satellites.watching import LOOK, Heard, Watch, Watching
from engine.message import Message, message
from hardware.satellite.dictionary import EVENTS, MESSAGES
from hardware.satellite.messages import tag, turned

Name = Annotated[str | None, typer.Argument(metavar="SATELLITE")]
Seconds = Annotated[float | None, typer.Option("--seconds", min=1, max=86_400)]
EVERY = 5.0
"""Seconds from one line about the clocks to the next."""
MICRO = 1e6


def add_to(app: typer.Typer) -> None:
    app.command("monitor")(monitor)


def monitor(name: Name = None, wiring: Wiring = None, seconds: Seconds = None) -> None:
    """Show every press, turn and tap as it happens, with the error of its stamp; ends with Ctrl-C."""
    _, boards = boards_of(wiring, name)
    plugs = there(boards, named=wiring is not None)
    tell_absent(boards, plugs)
    if not plugs:
        if not boards:
            tell_error("satellites-none")
        raise typer.Exit(NO)
    with suppress(KeyboardInterrupt):
        asyncio.run(_watch(plugs, seconds))


async def _watch(plugs: tuple[Plugged, ...], seconds: float | None) -> None:
    def hear(heard: Heard) -> None:
        """Who it is comes before what it does."""
        tell_states()
        _tell_event(heard)

    def tell_states() -> None:
        for watch in watching.watches:
            _tell_state(watch, states)

    watching = Watching(plugs, hear)
    end = None if seconds is None else time.monotonic() + seconds
    states: dict[str, str] = {}
    due = time.monotonic() + EVERY
    try:
        while end is None or time.monotonic() < end:
            await asyncio.sleep(LOOK)
            tell_states()
            if time.monotonic() >= due:
                due = time.monotonic() + EVERY
                _tell_clocks(watching)
    finally:  # Ctrl-C is the usual end
        _tell_clocks(watching)
        watching.close()


def _state(watch: Watch) -> str:
    return "up" if watch.is_up else watch.why.id if watch.why is not None else ""


def _tell_state(watch: Watch, states: dict[str, str]) -> None:
    state = _state(watch)
    if state == states.get(watch.name, ""):
        return
    states[watch.name] = state
    if watch.why is not None:
        _print(message("satellites-why", name=watch.name, why=message_of(watch.why)), "yellow")
    elif watch.hello is not None:
        about = {"board": watch.name, "version": watch.hello.version, "count": len(watch.parts)}
        _print(message("monitor-up", **about, parts=", ".join(part.name for part in watch.parts)), "green")


def _tell_clocks(watching: Watching) -> None:
    for watch in watching.watches:
        said, trip = watch.said(), watch.time.best
        if said.bound is None or trip is None:
            continue
        about = {"board": watch.name, "means": said.means, "trouble": said.trouble or "NONE"}
        numbers = {"micro": round(said.bound * MICRO, 1), "trip": round(trip * MICRO), "events": watch.events}
        lost = {"lost": watch.lost, "cuts": watch.losses, "garbage": watch.link.skipped, "suspect": watch.time.suspect}
        frame = "–" if watch.time.frame is None else str(watch.time.frame)
        _print(message("monitor-clock", **about, **numbers, **lost, frame=frame), "bright_black")


def _tell_event(heard: Heard) -> None:
    event, moment = heard.event, heard.moment
    what = EVENTS[event.what].name.replace("_", "-") if event.what in EVENTS else "other"
    about = {"board": heard.board, "part": heard.part or "–", "what": what, "detail": _detail(heard) or "NONE"}
    _print(message("monitor-event", **about, at=f"{moment.at:.6f}", micro=round(moment.err * MICRO, 1)))


def _detail(heard: Heard) -> str:
    """Clicks of a dial, or the number of a tag."""
    event = heard.event
    if event.what == MESSAGES.TURN:
        return f"{turned(event.data):+d}"
    if event.what in (MESSAGES.TAG, MESSAGES.GONE):
        return tag(event.data)[0].hex().upper()
    return ""


def _print(what: Message, style: str = "") -> None:
    out.print(Text(speaker().message(what), style))
