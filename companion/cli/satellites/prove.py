"""`ambit satellites prove`: one wire through all boards, and the error found against the bound stated."""

import asyncio
import time
from contextlib import suppress
from statistics import median
from typing import Annotated

import typer
from rich.text import Text

from companion.cli.console import out
from companion.cli.satellites.which import boards_of, there
from companion.cli.seating import Wiring
from companion.cli.telling import NO, fail, speaker, tell_error
from companion.messages.hardware import message_of
from companion.satellites.plugged import Plugged
from companion.satellites.proving import Press, Presses
from companion.satellites.survey import timed
from companion.satellites.watching import LOOK, Heard, Watch, Watching
from engine.message import Message, message
from hardware.profile import Profile
from hardware.satellite.settings import parts_of
from hardware.wiring.pico import PicoButton

Times = Annotated[int, typer.Option("--presses", min=1, max=1000)]
Seconds = Annotated[float, typer.Option("--seconds", min=1, max=86_400)]
PART = "call"
CLOCKS = 15.0
"""Seconds for which the clocks are waited for before the first press."""


def add_to(app: typer.Typer) -> None:
    app.command("prove")(prove)


def prove(wiring: Wiring = None, presses: Times = 20, seconds: Seconds = 300) -> None:
    """Guide through the one-wire test: how far apart all boards stamp the same press, against the bound they state."""
    if wiring is None:
        fail(message("prove-no-profile"))
    profile, boards = boards_of(wiring)
    plugs = there(boards, named=True)
    if profile is None or len(plugs) < 2:
        tell_error("prove-too-few", count=len(plugs))
        raise typer.Exit(NO)
    _guide(profile, plugs, presses)
    found = Presses((plug.board.name for plug in plugs), PART)
    with suppress(KeyboardInterrupt):
        asyncio.run(_measure(plugs, found, presses, seconds))
    raise typer.Exit(0 if _conclude(found) else NO)


def _guide(profile: Profile, plugs: tuple[Plugged, ...], presses: int) -> None:
    pins = ", ".join(f"{plug.board.name} {_pin(profile, plug)}" for plug in plugs)
    _say(message("prove-wire", count=len(plugs), pins=pins))
    _say(message("prove-press", presses=presses))


def _pin(profile: Profile, plug: Plugged) -> str:
    part = parts_of(profile, plug.board).get(PART)
    if not isinstance(part, PicoButton):
        fail(message("prove-no-call", name=plug.board.name))
    return f"GP{part.pin}"


async def _measure(plugs: tuple[Plugged, ...], found: Presses, presses: int, seconds: float) -> None:
    ready = False

    def hear(heard: Heard) -> None:
        """Presses from before all clocks were known do not count."""
        press = found.hear(heard) if ready else None
        if press is not None:
            _tell(len(found.whole), press)

    watching = Watching(plugs, hear)
    try:
        await watching.until(timed, CLOCKS)
        away = [watch for watch in watching.watches if not watch.is_up]
        for watch in away:
            _tell_away(watch)
        if away:
            raise typer.Exit(NO)
        ready = True
        _say(message("prove-ready"))
        end = time.monotonic() + seconds
        while len(found.whole) < presses and time.monotonic() < end:
            await asyncio.sleep(LOOK)
    finally:
        watching.close()


def _tell_away(watch: Watch) -> None:
    if watch.why is not None:
        tell_error("satellites-why", name=watch.name, why=message_of(watch.why))
    else:
        tell_error("prove-away", board=watch.name)


def _tell(number: int, press: Press) -> None:
    about = {"number": number, "apart": round(press.apart_us, 1), "stated": round(press.stated_us, 1)}
    _say(message("prove-one", **about, holds="yes" if press.holds else "no"), "" if press.holds else "bold red")


def _conclude(found: Presses) -> bool:
    """Whether there is something to conclude, and it is good."""
    if found.partial:
        tell_error("prove-partial", count=found.partial)
    if not found.whole:
        tell_error("prove-nothing")
        return False
    apart = [press.apart_us for press in found.whole]
    broken = sum(not press.holds for press in found.whole)
    about = {"count": len(apart), "middle": round(median(apart), 1), "most": round(max(apart), 1)}
    stated = round(max(press.stated_us for press in found.whole), 1)
    _say(message("prove-found", **about, stated=stated, broken=broken), "bold")
    return not broken


def _say(what: Message, style: str = "") -> None:
    out.print(Text(speaker().message(what), style))
