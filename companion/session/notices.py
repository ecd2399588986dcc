"""What a session tells those who watch it: that something changed, or a sentence for people."""

from collections.abc import Callable

from msgspec import Struct

from engine.action import Fact
from engine.message import Message


class Changed(Struct, frozen=True):
    """The state of the game has changed; watchers read it again. Facts are public."""

    version: int
    facts: tuple[Fact, ...] = ()


class Notice(Struct, frozen=True):
    """A message, with the clause behind it and the device or seat that it is about, if any."""

    message: Message
    clause: str | None = None
    device: str | None = None
    seat: int | None = None


class SurroundingsChanged(Struct, frozen=True):
    """A timer moved on, or a device went down or came up; the game itself has not changed."""


News = Changed | Notice | SurroundingsChanged
Watcher = Callable[[News], object]
