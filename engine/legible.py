"""Characters that nobody sees and that change how the rest is read: text from outside must have none of them."""

import re
from typing import Any

from engine.message import Message, message

UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f"  # control characters; line feeds and tabs are for texts of several lines
    "\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069"  # they turn the direction of writing round
    "\u200b\u2028\u2029\u2060-\u2065\u206a-\u206f\ufeff\ufff9-\ufffb"  # without width, or the end of a line
    "\ud800-\udfff]"  # half a character
)
"""What joins letters or makes one picture of several (U+200C, U+200D, variation selectors) is part of names."""


def unseen(data: Any) -> Message | None:
    """The first of these characters in a text, or in any text of data as JSON has it, told so that it is seen."""
    waiting = [data]
    while waiting:
        match waiting.pop():
            case str() as text if found := UNSEEN.search(text):
                return message("text-unseen", text=text[:60], code=f"U+{ord(found[0]):04X}")
            case dict() as items:
                waiting += [*items.values(), *items]
            case list() | tuple() as items:
                waiting += items
    return None
