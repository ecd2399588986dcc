"""The desk's own reader: a badge that is held to it is shown at the desk, as one whose number was typed."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from companion.hall_web.desk import Desk
from companion.messages.hardware import reason
from engine.message import message
from hardware.inputs import Down, Input, Status, Tap
from hardware.profile import Profile
from hardware.real import open_readers


@contextmanager
def badge_reader(profile: Profile, desk: Desk) -> Iterator[bool]:
    """Every reader of the profile serves the desk while the context lasts; gives whether there is one."""
    loop = asyncio.get_running_loop()

    def tell(told: Input) -> None:
        """Called from the readers' threads; a loop that has ended hears nothing more."""
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(hear, desk, told)

    with open_readers(profile, tell) as drivers:
        desk.has_reader = bool(drivers)
        yield bool(drivers)


def hear(desk: Desk, told: Input) -> None:
    """A tap is shown; a reader that does not work is a sentence at the desk, and badges can still be typed."""
    match told:
        case Tap(uid=uid):
            desk.tap(uid)
        case Status(device=device, state=Down() as down):
            desk.trouble(message("cards-reader-down", device=device, why=reason(down)))
