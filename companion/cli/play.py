"""`ambit play`: a game at the real table of a wiring profile; with --simulate at one that is driven by lines."""

import asyncio
import sys
from contextlib import closing, nullcontext, suppress
from typing import TYPE_CHECKING, Annotated, Any

import typer

from companion.cli import completing
from companion.cli.open_log import held, log_of
from companion.cli.page import EVERYWHERE, Host, Pin, Place, Port, check, either, page, until_interrupted
from companion.cli.seating import Mode, Seats, Setting, Wiring, options_of, profile, seated
from companion.cli.tables import USUAL_WIRING, AtATable, Simulated, Simulation, devices
from companion.cli.telling import fail, speaker, tell_text
from companion.host import TableHost, Wanted
from companion.play import Terminal
from companion.turns import Turns
from engine import registry
from engine.message import message
from hardware.clock import Clock, SimulatedClock, SystemClock

if TYPE_CHECKING:
    from companion.log import Log, Saved
    from engine.game import Game
    from hardware.profile import Profile
    from hardware.real import RealTable

GameName = Annotated[str, typer.Argument(metavar="GAME", autocompletion=completing.games)]
Training = Annotated[bool, typer.Option("--training")]
Resumed = Annotated[bool, typer.Option("--resume")]
Fast = Annotated[bool, typer.Option("--fast")]
AsJson = Annotated[bool, typer.Option("--json")]
FEW = 3
"""Up to this many missing devices are named one by one, with the reason; more are summed up."""


def add_to(app: typer.Typer) -> None:
    app.command(cls=AtATable)(play)


def play(
    game: GameName,
    mode: Mode = None,
    seats: Seats = None,
    wiring: Wiring = None,
    simulate: Simulated = None,
    option: Setting = None,
    training: Training = False,
    resume: Resumed = False,
    fast: Fast = False,
    json: AsJson = False,
    port: Port = None,
    host: Host = EVERYWHERE,
    pin: Pin = None,
) -> None:
    """Play a game at the table; it is kept in the log, and can be resumed at any moment."""
    known = registry.find(game)
    if known is None:
        fail(message("setup-game", game=game, games=", ".join(registry.names())))
    if not simulate and wiring is None:
        fail(message("play-no-profile"))
    if fast and simulate != "virtual":
        fail(message("play-fast-wire" if simulate else "play-fast-real"))
    place = check(Place(port, host, pin, aside=True)) if port is not None else None
    wired = profile(wiring or USUAL_WIRING if simulate == "wire" else wiring)
    names, count = seated(seats)
    wanted = Wanted(
        game=game,
        mode=mode,
        seats=names or _nameless(known, mode, count, wired),
        count=count,
        options=options_of(option or []),
        training=training,
    )
    with suppress(KeyboardInterrupt) if place or not simulate else nullcontext():  # there Ctrl-C is the usual end
        evening = _evening(wanted, resume, wired, simulate, json, SimulatedClock() if fast else None, place)
        asyncio.run(either(until_interrupted(), evening))


async def _evening(
    wanted: Wanted,
    go_on: bool,
    wired: "Profile | None",
    simulate: Simulation | None,
    json: bool,
    simulated: SimulatedClock | None,
    place: Place | None,
) -> None:
    """Run the table, the terminal and the page. Terminal and page share one host, and both may begin games."""
    clock: Clock = simulated or SystemClock(asyncio.get_running_loop().call_later)
    with (
        held("ambit play") as hold,
        log_of(hold) as log,
        devices(wired, simulate, log) as there,
        closing(Turns(asyncio.get_running_loop())) as turns,
        closing(TableHost(log, clock, wired, there.table, there.operator, turns)) as host,
    ):
        if there.table is not None:
            hold.has_devices_of(there.profile)
            await there.table.opened()
        saved = _unfinished(log, wanted.game, go_on)
        refused = host.resume(saved.id) if saved else host.start(wanted)
        if refused is not None:
            fail(refused.message, clause=refused.clause)
        async with page(host, place) if place else nullcontext() as web:
            if web is not None:
                hold.at(web.address)
            with closing(Terminal(host, clock, speaker, sys.stdout, json=json)) as terminal:
                if there.table is not None:
                    _tell_missing(there.table, terminal, screen=place is not None)
                await _typing(terminal, stays=place is not None or not simulate)


def _tell_missing(table: "RealTable", terminal: Terminal, *, screen: bool) -> None:
    """Each with its reason, if they are at most `FEW`; otherwise one sentence that points to `ambit doctor`.

    The screen replaces missing devices, so people without one are told how to start it.
    """
    from hardware.inputs import Down, away_of

    missing = {name: state for name, state in table.devices().items() if isinstance(state, Down)}
    named = tuple(dict.fromkeys(away[0] if (away := away_of(state)) else name for name, state in missing.items()))
    if len(named) > FEW:
        terminal.say(message("play-missing", count=len(missing), devices=", ".join(named)))
    else:
        table.tell_missing()
    if missing and not screen:
        terminal.say(message("play-no-screen"))


async def _typing(terminal: Terminal, *, stays: bool) -> None:
    """Read typed lines. At the end of the input, a page and real devices go on (`stays`); "quit" ends everything."""
    quit = await terminal.work()
    if stays and not quit:
        await asyncio.Event().wait()


def _unfinished(log: "Log", game: str, go_on: bool) -> "Saved | None":
    """The unfinished game to resume, if that was asked for; if not, a sentence mentions it."""
    saved = next((saved for saved in log.games() if not saved.over and saved.header.game == game), None)
    if go_on and saved is None:
        fail(message("play-nothing-to-resume", game=game))
    if saved is not None and not go_on:
        tell_text(speaker().message(message("play-unfinished", number=saved.id)), stderr=True)
    return saved if go_on else None


def _nameless(game: "Game[Any]", mode: str | None, count: int | None, wired: "Profile | None") -> tuple[str, ...]:
    """Seats without a name: as many as were asked for, else as fit the profile, else the fewest."""
    allowed = game.modes.get(mode or next(iter(game.modes)), (2,))
    fitting = [number for number in allowed if wired and number <= wired.seats]
    number = count if count is not None else max(fitting, default=min(allowed))
    return ("",) * number if count is None or count in allowed else ()
