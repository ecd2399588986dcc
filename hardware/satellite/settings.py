"""The settings of a board, made of the profile: which parts it has, on which pins."""

import msgspec

from hardware.profile import Profile
from hardware.wiring.device import Board
from hardware.wiring.drivers import Satellite
from hardware.wiring.pico import AnyPart

VERSION = 1
OURS = ("brightness",)
"""Keys that this program uses itself: the board shows what it is told."""


def parts_of(profile: Profile, board: Board) -> dict[str, AnyPart]:
    """What is on the board, by name: all that the profile names, or of the standard seat what its devices use."""
    if board.parts:
        return board.wired
    drivers = [device.driver for device in profile.devices]
    used = {d.device for d in drivers if isinstance(d, Satellite) and d.satellite == board.name}
    return {name: part for name, part in board.wired.items() if name in used}


def settings(profile: Profile, board: Board) -> bytes:
    """The settings file of a board, as JSON; the same profile gives the same bytes, so that they can be compared."""
    lines = [{"name": name, **_line(part)} for name, part in parts_of(profile, board).items()]
    return msgspec.json.encode({"version": VERSION, "name": board.name, "parts": lines})


def _line(part: AnyPart) -> dict[str, object]:
    told = msgspec.to_builtins(part)
    return {key: value for key, value in told.items() if value is not None and key not in OURS}
