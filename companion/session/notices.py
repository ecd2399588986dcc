"""What a session tells those who watch it: that something changed, or a sentence for people."""

from collections.abc import Callable

from msgspec import Struct

from engine.action import Fact
from engine.message import Message


class Changed(Struct, frozen=True):
    """The game is another one now; whoever watches looks again. Facts are public."""

    version: int
    facts: tuple[Fact, ...] = ()


class Notice(Struct, frozen=True):
    """A sentence, with the clause it rests on and the device or seat it is about, where there are any."""

    message: Message
    clause: str | None = None
    device: str | None = None
    seat: int | None = None


class SurroundingsChanged(Struct, frozen=True):
    """A timer moved on, or a device went down or came up: the game is the same, what surrounds it is not."""


News = Changed | Notice | SurroundingsChanged
Watcher = Callable[[News], object]
