"""A PN532 as the reader's thread uses it: a few methods over Adafruit's driver, and one kind of exception."""

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec import Struct

from hardware.driver import Unavailable
from hardware.gpio.interrupt_line import InterruptLine
from hardware.message import message
from hardware.pn532.targets import Target, read_target

T = TypeVar("T")

WAIT = 0.25
"""Seconds after which an answer is not expected any more."""
RETRIES = 1
"""How often the chip repeats a search by itself: enough for a tag that was in the middle of an exchange."""

FIRMWARE, SAM, CONFIGURE, LIST, DESELECT, EXCHANGE = 0x02, 0x14, 0x32, 0x4A, 0x44, 0x40
NORMAL = (0x01, 0x14, 0x01)
"""Parameters of SAM: the chip's security module is not used."""
FIELD, ATTEMPTS = 1, 5
"""Items of CONFIGURE: the radio field, and how often the chip tries again."""
FOR_EVER = 0xFF
"""As many repetitions as it takes."""
STOP = b"\x00\x00\xff\x00\xff\x00"
"""An ACK from the host: the chip stops what it is doing."""
READ, WRITE = 0x30, 0xA2
PAGE = 4
LONGEST_TARGET = 64
"""Most bytes of the answer to LIST."""


PN532, TYPE_A = 0x32, 0x01
"""What a real chip says in FIRMWARE: its name, and among what it supports the tags that we use."""


class Identity(Struct, frozen=True):
    """What a chip says it is. Copies of the PN532 may say nearly anything, and work all the same."""

    chip: int
    version: str
    supports: int

    @property
    def is_usual(self) -> bool:
        """Whether it says what every real PN532 says."""
        return self.chip == PN532 and bool(self.supports & TYPE_A)


class Failed(Unavailable):
    """The chip did not do what it was told."""


class Gone(Failed):
    """The port or bus of the chip is broken: it has to be opened again."""


class Chip:
    """One chip. Everything raises `Failed`; `release` closes its port and frees its pins.

    `failed` is called with every error, and says whether the port or bus itself is broken.
    """

    def __init__(
        self,
        pn532: Any,
        release: Callable[[], object],
        failed: Callable[[Exception], bool] = lambda error: False,
        irq: InterruptLine | None = None,
    ) -> None:
        self._pn532, self._failed = pn532, failed
        self.irq = irq
        """The wire that is low while the chip has an answer, where it is connected."""
        self._was_low = False
        """Whether it was when the chip last had one."""
        if irq is not None:
            pn532._wait_ready = self._watched(pn532._wait_ready, irq)
        self.release = release
        # A chip that was found answers quickly; the driver's own way of waking it waits for more than two seconds.
        pn532.SAM_configuration = lambda: pn532.call_function(SAM, 0, NORMAL, WAIT)

    def firmware(self) -> str:
        """The version, as "1.6"; an answer at all shows that the chip is alive."""
        return self.identity().version

    def identity(self) -> Identity:
        """What it says it is."""
        answer = self._call(FIRMWARE, (), 4)
        if len(answer) != 4:
            raise Failed(message("device-reader-garbled"))
        return Identity(answer[0], f"{answer[1]}.{answer[2]}", answer[3])

    def configure(self) -> None:
        """Let searches end by themselves, and keep the field off until it is needed."""
        self._call(CONFIGURE, (ATTEMPTS, 0xFF, 0x01, RETRIES))
        self.field_off()

    def revive(self) -> None:
        """Wake it, if it fell asleep or lost its power for a moment, and set it up again."""
        self._pn532.low_power = True
        self.firmware()
        self.configure()

    def look(self) -> Target | None:
        """Switch the field on, look for a tag that was not halted, and select it; None if there is none."""
        self.search()
        return self._do(lambda: _found(self._pn532))[0]

    def irq_works(self) -> bool:
        """Whether the IRQ line goes low for an answer and high when that was read: a loose wire does neither."""
        if self.irq is None:
            return False
        self._was_low = False
        self.firmware()
        return self._was_low and not self.irq.is_low()

    def listen(self) -> None:
        """Search on and on, with the field on: the IRQ line goes low when a tag has come."""
        self._call(CONFIGURE, (ATTEMPTS, 0xFF, 0x01, FOR_EVER))
        self.search()

    def search(self) -> bool:
        """Begin a search, and do not wait for its end; any other command ends it. False if IRQ did not move."""
        self._was_low = False
        self._do(lambda: self._pn532.listen_for_passive_target(timeout=WAIT) or None)
        return self._was_low

    def end_listening(self) -> None:
        """Read what the chip has found, or have it stop; the next `look` finds it again."""
        if self.irq is not None and self.irq.is_low():
            self._do(lambda: _found(self._pn532))
        else:
            self._do(lambda: self._pn532._write_data(STOP) or STOP)
        self.configure()

    def halt(self) -> None:
        """Silence the tag that was found, so that another one can be found beside it."""
        self._call(DESELECT, (1,), 1)

    def field_off(self) -> None:
        """Switch the field off; tags that were halted answer again after it, when the next `look` switches it on."""
        self._call(CONFIGURE, (FIELD, 0))

    def read(self, page: int) -> bytes | None:
        """Four pages from this one on, 16 bytes; None if the tag does not give them."""
        answer = self._call(EXCHANGE, (1, READ, page), 17)
        return bytes(answer[1:17]) if answer[:1] == b"\x00" and len(answer) >= 17 else None

    def write(self, page: int, data: bytes) -> bool:
        """Write one page; whether the tag took it."""
        answer = self._call(EXCHANGE, (1, WRITE, page, *data), 1)
        return answer[:1] == b"\x00"

    def _watched(self, wait_ready: Callable[[float], bool], irq: InterruptLine) -> Callable[[float], bool]:
        """The driver's way of waiting for an answer; when there is one, the IRQ line must be low."""

        def wait(timeout: float = 1) -> bool:
            ready = wait_ready(timeout)
            if ready:
                self._was_low = irq.is_low()
            return ready

        return wait

    def _call(self, command: int, params: Sequence[int], length: int = 0) -> bytes:
        return bytes(self._do(lambda: self._pn532.call_function(command, length, params, WAIT)))

    def _do(self, ask: Callable[[], T | None]) -> T:
        """Adafruit's driver says None for silence, and raises nearly anything for an answer that is damaged."""
        try:
            answer = ask()
        except Exception as error:
            if self._failed(error):
                raise Gone(message("device-reader-broken")) from error
            raise Failed(message("device-reader-garbled")) from error
        if answer is None:
            raise Failed(message("device-reader-silent"))
        return answer


def _found(pn532: Any) -> tuple[Target | None] | None:
    answer = pn532.process_response(LIST, response_length=LONGEST_TARGET, timeout=WAIT)
    return None if answer is None else (read_target(bytes(answer)),)
