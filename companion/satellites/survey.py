"""What is known of boards after listening to them for some seconds."""

import asyncio
from collections.abc import Callable, Iterable

from msgspec import Struct

from companion.satellites.plugged import Plugged
from companion.satellites.watching import Watch, Watching
from hardware.message import Message
from hardware.satellite.clock.axes import Means, Trouble
from hardware.satellite.dictionary import MESSAGES
from hardware.satellite.greeting import Part

GREETED = 4.0
"""Seconds in which a board that is there has said who it is."""
CHIPS = {MESSAGES.RP2040: "RP2040", MESSAGES.RP2350: "RP2350"}
MICRO = 1e6


class Report(Struct, frozen=True):
    """A board as it is now."""

    plug: Plugged
    version: str = ""
    chip: str = ""
    flags: int = 0
    parts: tuple[Part, ...] = ()
    why: Message | None = None
    """Why a table could not use it; None if it could."""
    means: Means = "none"
    trouble: Trouble = ""
    bound_us: float | None = None
    """Most microseconds by which the stamp of a press may be wrong, towards the table's other boards."""
    trip_us: float | None = None
    """The shortest way there and back."""
    skipped: int = 0

    @property
    def name(self) -> str:
        """As in the profile."""
        return self.plug.board.name


def known(watch: Watch) -> bool:
    """Enough for a list: who it is, or why it does not say."""
    return watch.is_known


def timed(watch: Watch) -> bool:
    """Enough for the doctor: whether its clock goes by the frames of the bus, too, or why not."""
    said = watch.said()
    settled = said.means == "frames" or said.trouble not in ("", "few-frames")
    return watch.why is not None or (watch.is_up and settled)


def survey(plugs: Iterable[Plugged], enough: Callable[[Watch], bool] = known, seconds: float = GREETED) -> list[Report]:
    """Listen to boards until enough is known of each, for so long at most. Not within a running loop."""
    return asyncio.run(_survey(tuple(plugs), enough, seconds))


async def _survey(plugs: tuple[Plugged, ...], enough: Callable[[Watch], bool], seconds: float) -> list[Report]:
    watching = Watching(plugs)
    try:
        await watching.until(known, max(GREETED, seconds / 3))
        await watching.until(lambda watch: enough(watch) or not watch.is_known, seconds)
        return [report(watch) for watch in watching.watches]
    finally:
        watching.close()


def report(watch: Watch) -> Report:
    """What is known of a board now."""
    hello, said, best = watch.hello, watch.said(), watch.time.best
    return Report(
        watch.plug,
        hello.version if hello else "",
        CHIPS.get(hello.chip, "?") if hello else "",
        hello.flags if hello else 0,
        watch.parts if watch.is_up else (),
        watch.why,
        said.means,
        said.trouble,
        None if said.bound is None else said.bound * MICRO,
        None if best is None else best * MICRO,
        watch.link.skipped,
    )
