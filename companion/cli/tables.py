"""Which table a game is played at: the real one of a wiring profile, a virtual one, or emulated chips at the wire."""

import asyncio
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Annotated, Any, Literal

import typer
from msgspec import Struct
from typer.core import TyperCommand

from companion.cards.tags import KnownTags
from companion.cli.telling import fail
from companion.log import Log
from engine.message import message
from hardware.operator import Operator
from hardware.profile import Profile
from hardware.real import RealTable, SharedHardware, open_table

Simulation = Literal["virtual", "wire"]
Simulated = Annotated[
    Simulation | None,
    typer.Option(
        "--simulate",
        metavar="[=wire]",
        help="A virtual table: type what people do. With =wire: emulated chips under the real drivers.",
    ),
]
USUAL_WIRING = "two-seats-pi"
"""What is emulated at the wire where nobody says how it is wired."""


class AtATable(TyperCommand):
    """A command with `--simulate`, which may be said alone and then means the virtual table.

    An option whose value may be missing would take the next word for it, and `ambit play --simulate ambush` means a
    game. So this one has its value behind an equals sign or not at all.
    """

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, [f"{word}=virtual" if word == "--simulate" else word for word in args])


class Devices(Struct, frozen=True):
    """The devices of real drivers, if there are any, and the hands at them where what they drive is emulated."""

    table: RealTable | None = None
    operator: Operator | None = None


@contextmanager
def devices(wired: Profile | None, simulate: Simulation | None, log: Log) -> Iterator[Devices]:
    """Opened now. Readers know the tags that are registered, and go before those who tell them."""
    if wired is None or simulate == "virtual":
        yield Devices()
        return
    loop = asyncio.get_running_loop()
    with closing(KnownTags(log)) as known:
        found = (
            _at_the_wire(wired, loop, known)
            if simulate
            else Devices(open_table(wired, loop, SharedHardware(known=known)))
        )
        try:
            yield found
        finally:
            if found.table is not None:
                found.table.close()


def _at_the_wire(wired: Profile, loop: asyncio.AbstractEventLoop, known: KnownTags) -> Devices:
    """Even emulated parts need the libraries of the real drivers."""
    try:
        from hardware.emulators.workbench import WireTable
    except ImportError as missing:
        fail(message("play-wire-library", library=missing.name or ""))
    table = WireTable(wired, loop, known)
    return Devices(table, table.operator)
