"""Reading one frame of the socket: a command of a page, or a message about what is wrong with it."""

from typing import Any

from companion.web.protocol import FromPage
from engine.message import Message, message
from engine.reading import decode, shaped

LONGEST = 16 * 1024
"""The longest accepted frame, in bytes."""


def read(frame: str | bytes, kind: Any = FromPage) -> Any:
    """The command, one of `kind`; or its id (0 if unreadable) and what is wrong."""
    if isinstance(frame, bytes):
        return 0, message("web-binary")
    text = frame.encode("utf-8", "surrogatepass")
    if len(text) > LONGEST:
        return 0, message("web-long", most=LONGEST // 1024)
    line = decode(text)
    if isinstance(line, Message):
        return 0, line
    if line.repeated is not None:
        return _id(line.data), message("json-repeated", key=line.repeated)
    said = shaped(line.data, kind)
    return (_id(line.data), said) if isinstance(said, Message) else said


def _id(data: Any) -> int:
    id = data.get("id") if isinstance(data, dict) else None
    return id if isinstance(id, int) and not isinstance(id, bool) and 0 <= id <= 2**53 else 0
