"""How simple readers send numbers: lines of text on a serial port, or keystrokes."""

import os
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from hardware.emulators.pn532.noise import Cable
from hardware.emulators.terminal import Terminal
from hardware.faults import Kind, Noise
from hardware.keyboard.keys import DOWN, ENTER, EVENT, KEY, KEYS
from hardware.wiring.drivers import ByteOrder

UP = 0


class SerialWay:
    """`SCAN<TAB>uid=04A1B2C3D4E580` on a pseudo-terminal."""

    fault_kinds: tuple[Kind, ...] = (Noise,)

    def __init__(self, path: Path) -> None:
        self._port = Terminal(path)
        self._port.plug()

    def say(self, uid: bytes, cable: Cable) -> None:
        """One line through the cable, if it is plugged in."""
        if self._port.plugged:
            self._port.write(cable(b"SCAN\tuid=" + uid.hex().upper().encode() + b"\r\n"))

    def put(self, plugged: bool) -> None:
        """Plugged in again, it has a new port under the old name."""
        if plugged and not self._port.plugged:
            self._port.plug()
        elif not plugged:
            self._port.unplug()


class TypingWay:
    """Key after key in a named pipe, as the kernel would report them."""

    fault_kinds: tuple[Kind, ...] = ()

    def __init__(self, path: Path, order: ByteOrder) -> None:
        self._path, self._order = path, order
        self._pipe: int | None = None
        self.put(True)

    def say(self, uid: bytes, cable: Cable) -> None:
        """The number and Enter; the cable changes nothing, for USB has checksums."""
        number = uid if self._order == "forward" else uid[::-1]
        if self._pipe is not None:
            with suppress(BlockingIOError):  # nobody reads it
                os.write(self._pipe, b"".join(keystrokes(number.hex().upper())))

    def put(self, plugged: bool) -> None:
        """Pulled out, the named pipe is removed."""
        if plugged and self._pipe is None:
            os.mkfifo(self._path, 0o600)
            self._pipe = os.open(self._path, os.O_RDWR | os.O_NONBLOCK)
        elif not plugged and self._pipe is not None:
            self._path.unlink(missing_ok=True)
            os.close(self._pipe)
            self._pipe = None


def keystrokes(text: str) -> Iterator[bytes]:
    """Each key of the text goes down and up again, and then Enter does."""
    codes = {letter: code for code, letter in reversed(KEYS.items())}
    for code in (*(codes[letter] for letter in text), ENTER[0]):
        for value in (DOWN, UP):
            yield EVENT.pack(0, 0, KEY, code, value)
