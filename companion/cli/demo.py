"""`ambit demo`: a simulated table in the browser, with simulated players."""

import asyncio
import os
from contextlib import closing, suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

import typer

from companion.cli import completing
from companion.cli.page import EVERYWHERE, Host, Pin, Place, Port, check, page, until_interrupted
from companion.cli.seating import Mode, Seats, Setting, Wiring, options_of, profile, seated
from companion.cli.telling import fail
from engine import registry

if TYPE_CHECKING:
    from companion.host import Wanted
    from hardware.profile import Profile

SLOWEST, FASTEST = 0.1, 64.0
GameName = Annotated[str | None, typer.Argument(metavar="GAME", autocompletion=completing.games)]
Seed = Annotated[str, typer.Option()]
Speed = Annotated[float, typer.Option(min=SLOWEST, max=FASTEST)]
NoBrowser = Annotated[bool, typer.Option("--no-browser")]

MEMORY = Path("/dev/shm")
"""Linux keeps files here in memory: a demo does not wear out the memory card."""


def add_to(app: typer.Typer) -> None:
    app.command()(demo)


def demo(
    game: GameName = None,
    mode: Mode = None,
    seats: Seats = None,
    wiring: Wiring = None,
    option: Setting = None,
    speed: Speed = 1.0,
    port: Port = None,
    host: Host = EVERYWHERE,
    seed: Seed = "",
    pin: Pin = None,
    no_browser: NoBrowser = False,
) -> None:
    """A simulated table in the browser, with simulated players. Take over any seat at any time."""
    from companion.host import Wanted

    place = check(Place(port, host, pin, "/simulate", browser=not no_browser))
    wired = profile(wiring)
    names, count = seated(seats)
    wanted = Wanted(
        game=game or registry.USUAL,
        mode=mode,
        seats=names,
        count=count,
        options=options_of(option or []),
        demo=True,
        seed=seed,
    )
    with suppress(KeyboardInterrupt):
        asyncio.run(_evening(wanted, wired, speed, place))


async def _evening(wanted: "Wanted", wired: "Profile | None", speed: float, place: Place) -> None:
    """Run the demo and its page until Ctrl-C."""
    from companion.host import TableHost
    from companion.log import Log
    from companion.turns import Turns
    from hardware.clock import SystemClock

    loop, place_for_files = asyncio.get_running_loop(), MEMORY if MEMORY.is_dir() else None
    with (
        TemporaryDirectory(prefix=f"ambit-{os.getpid()}-", dir=place_for_files) as folder,
        closing(Log(Path(folder) / "demo.db")) as log,
        closing(Turns(loop)) as turns,
        closing(TableHost(log, SystemClock(loop.call_later), wired, turns=turns)) as host,
    ):
        refused = host.start(wanted)
        if refused is not None:
            fail(refused.message, clause=refused.clause)
        async with page(host, place):
            if host.sitting is not None and host.sitting.director is not None:
                host.sitting.director.run_at(speed)
                host.sitting.director.play()
            await until_interrupted()
