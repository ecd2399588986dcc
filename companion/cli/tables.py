"""Which table a game is played at: real devices of a wiring profile, virtual ones, or drivers on emulated chips."""

import asyncio
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer
from msgspec import Struct
from typer.core import TyperCommand

from companion.cli.telling import fail
from engine.message import message

if TYPE_CHECKING:
    from companion.cards.tags import KnownTags
    from companion.log import Log
    from hardware.operator import Operator
    from hardware.profile import Profile
    from hardware.real import RealTable

Simulation = Literal["virtual", "wire"]
Simulated = Annotated[
    Simulation | None,
    typer.Option(
        "--simulate",
        metavar="[=wire]",
    ),
]
USUAL_WIRING = "two-seats-pi"
"""The profile that `--simulate=wire` emulates when none is named."""


class AtATable(TyperCommand):
    """A command with `--simulate`, which may be said alone and then means the virtual table.

    An option whose value may be missing would take the next word for it, and `ambit play --simulate ambush` means a
    game. So this one has its value behind an equals sign or not at all.
    """

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """`--simulate` alone becomes `--simulate=virtual`."""
        return super().parse_args(ctx, [f"{word}=virtual" if word == "--simulate" else word for word in args])


class Devices(Struct, frozen=True):
    """The real drivers, if any; and, if their chips are emulated, the operator who presses and taps for people."""

    table: "RealTable | None" = None
    operator: "Operator | None" = None
    profile: str = ""
    """The name of the wiring profile whose devices these are, if they are real."""


@contextmanager
def devices(wired: "Profile | None", simulate: Simulation | None, log: "Log") -> Iterator[Devices]:
    """The devices, open while the context lasts. The tag lookup is closed after the readers that use it."""
    if wired is None or simulate == "virtual":
        yield Devices()
        return
    from companion.cards.tags import KnownTags

    loop = asyncio.get_running_loop()
    with closing(KnownTags(log)) as known:
        found = _at_the_wire(wired, loop, known) if simulate else _at_the_pins(wired, loop, known)
        try:
            yield found
        finally:
            if found.table is not None:
                found.table.close()


def _at_the_pins(wired: "Profile", loop: asyncio.AbstractEventLoop, known: "KnownTags") -> Devices:
    from hardware.gpio import Header
    from hardware.real import SharedHardware, open_table

    shared = SharedHardware(Header.driven_by(wired.pins), known=known)
    return Devices(open_table(wired, loop, shared), profile=wired.name)


def _at_the_wire(wired: "Profile", loop: asyncio.AbstractEventLoop, known: "KnownTags") -> Devices:
    """Real drivers with emulated chips; exit code 2 if something that they need is not installed."""
    try:
        from hardware.emulators.satellite.interpreter import lacks
        from hardware.emulators.workbench import WireTable
    except ImportError as missing:
        fail(message("play-wire-library", library=missing.name or ""))
    from hardware.wiring.drivers import Satellite

    if any(isinstance(device.driver, Satellite) for device in wired.devices) and (lacking := lacks()):
        fail(message("play-wire-satellites", lacks=lacking))
    table = WireTable(wired, loop, known)
    return Devices(table, table.operator)
