"""The numbers of the protocol, read from the firmware's own file, so that both sides cannot drift apart."""

import runpy
import struct
import zlib
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from msgspec import Struct

HERE = Path(__file__).parent


class Layout(Struct, frozen=True):
    """How the payload of one kind of frame or event is made: a fixed part, and perhaps more bytes after it."""

    number: int
    name: str
    fixed: struct.Struct
    open_ended: bool


def firmware() -> Path:
    """The folder with what lies on a board: of the checkout, or the copy that a wheel carries."""
    carried = HERE / "firmware"
    return carried if carried.is_dir() else HERE.parents[1] / "firmware"


def _read() -> tuple[SimpleNamespace, str]:
    names = runpy.run_path(str(firmware() / "ambit" / "messages.py"))
    text = names["dictionary"]()
    return SimpleNamespace(**{name: value for name, value in names.items() if name.isupper()}), text


def _layouts(rows: tuple[tuple[int, str, str, str], ...]) -> Mapping[int, Layout]:
    return {number: Layout(number, name, struct.Struct(fixed or "<"), bool(rest)) for number, name, fixed, rest in rows}


_messages, TEXT = _read()
MESSAGES: Any = _messages
"""Every constant of the firmware's `messages.py` by its name."""
DIGEST = zlib.crc32(TEXT.encode())
"""What a board with the same messages tells."""
KINDS = _layouts(MESSAGES.KINDS)
EVENTS = _layouts(MESSAGES.EVENTS)
