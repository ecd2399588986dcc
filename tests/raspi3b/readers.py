"""Emulated PN532s at the serial ports of the emulated Pi, and hands that hold cards to them."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from threading import Condition

from hardware.emulators.pn532.chip import Chip
from hardware.emulators.pn532.hsu import Hsu
from hardware.emulators.workbench.box import Box
from hardware.inputs import Tag

SEARCH = bytes((0xD4, 0x4A))
"""How the command begins with which a program looks for a card."""
HELD, AWAY = 8, 10
"""Looks at a reader while a card is held to it at the least, and until it is sure that the card has left."""
PATIENCE = 60.0
"""Seconds in which a reader has to be looked at as often."""


class Reader:
    """A reader on a serial port. How long a card is there is counted in looks: a slow machine looks seldom."""

    def __init__(self, path: Path) -> None:
        self.port = Hsu(Chip(), path)
        self._looks = 0
        self._looked = Condition()
        self.port.line = self._overhear

    @property
    def path(self) -> Path:
        """The serial port itself, not a link to it."""
        return self.port.path.resolve()

    def tap(self, box: Box, card: str, noticed: Callable[[], None]) -> None:
        """Hold a card to it until it is noticed, and take it away; done when the program must have seen that, too."""
        tag = box.tag(Tag(card=card))
        self.port.chip.put(tag)
        self._wait(HELD)
        noticed()
        self.port.chip.remove(tag)
        self._wait(AWAY)

    def _overhear(self, data: bytes) -> bytes:
        with self._looked:
            self._looks += data.count(SEARCH)
            self._looked.notify_all()
        return data

    def _wait(self, looks: int) -> None:
        with self._looked:
            goal = self._looks + looks
            if not self._looked.wait_for(lambda: self._looks >= goal, PATIENCE):
                raise TimeoutError(f"nobody looks at {self.port.path.name}")


@contextmanager
def readers(folder: Path, *names: str) -> Iterator[dict[str, Reader]]:
    """Readers by the names of their devices, with power."""
    with ExitStack() as all_of_them:
        found = {name: Reader(folder / name) for name in names}
        for reader in found.values():
            all_of_them.enter_context(closing(reader.port))
        yield found
