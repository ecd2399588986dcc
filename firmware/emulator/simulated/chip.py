"""`machine`: pins, buses, PWM, watchdog and registers, as far as the firmware uses them."""

import json
from binascii import hexlify, unhexlify

import _hardware

from simulated import interrupts
from simulated.words import Memory

mem32 = Memory()


def unique_id() -> bytes:
    """Eight bytes."""
    return unhexlify(_hardware.id)


def reset() -> None:
    """The end of this interpreter; whoever runs the board starts the next one."""
    _hardware.reset("reset")


def bootloader() -> None:
    """The board waits for a new firmware."""
    _hardware.reset("bootloader")


def freq() -> int:
    """Hertz of the processor."""
    return _hardware.frequency()


def disable_irq() -> int:
    """Edges wait from now on."""
    _hardware.interrupts(False)
    return 1


def enable_irq(state: int) -> None:
    """Edges that waited come now."""
    _hardware.interrupts(True)


class Pin:
    """A pin. What contacts do to it comes from outside; what the program does with it is told."""

    IN, OUT, PULL_UP, PULL_DOWN, IRQ_FALLING, IRQ_RISING = 0, 1, 1, 2, 4, 8

    def __init__(self, number: int, mode: int = -1, pull: int | None = None, value: int | None = None) -> None:
        self.number, self.handler, self.trigger = number, None, 0
        self.level = value or 0
        self._mode = mode
        if mode == Pin.IN:
            self.level = _hardware.level(number, 1 if pull == Pin.PULL_UP else 0)
            interrupts.pins.setdefault(number, []).append(self)

    def value(self, level: int | None = None) -> int | None:
        """Read or set it."""
        if level is not None:
            if level != self.level:
                self.level = level
                _hardware.tell(json.dumps({"set": [self.number, level]}))
            return None
        if self._mode == Pin.IN and interrupts.at < 0:
            _hardware.catch_up()
        return self.level

    def irq(self, handler: object = None, trigger: int = 12, hard: bool = False) -> None:
        """Only hard interrupts are simulated: the firmware has no others."""
        if not hard:
            raise ValueError("only hard interrupts")
        self.handler, self.trigger = handler, trigger


class PWM:
    """Tells its frequency and duty."""

    def __init__(self, pin: Pin, freq: int, duty_u16: int) -> None:
        self._pin, self._freq, self._duty = pin.number, freq, duty_u16
        self._tell()

    def freq(self, hertz: int) -> None:
        """As on the chip: at least 8 Hz."""
        if hertz < 8:
            raise ValueError("freq too small")
        self._freq = hertz
        self._tell()

    def duty_u16(self, duty: int) -> None:
        """0 to 65535."""
        if not 0 <= duty <= 65535:
            raise ValueError("duty")
        self._duty = duty
        self._tell()

    def _tell(self) -> None:
        _hardware.tell(json.dumps({"pwm": [self._pin, self._freq, self._duty]}))


class I2C:
    """A bus whose chips answer from outside; one that does not is an OSError."""

    def __init__(self, number: int, sda: Pin, scl: Pin, freq: int) -> None:
        self._number = number

    def writeto(self, address: int, data: bytes) -> int:
        """One transfer to a chip."""
        self._ask("write", address, hexlify(data).decode())
        return len(data)

    def readfrom_into(self, address: int, buffer: bytearray) -> None:
        """One transfer from a chip, as long as the buffer."""
        buffer[:] = unhexlify(self._ask("read", address, len(buffer)))

    def _ask(self, way: str, address: int, what: object) -> str:
        answer = _hardware.ask(json.dumps({"i2c": [self._number, way, address, what]}))
        if answer is None:
            raise OSError(5)
        return answer


class UART:
    """A serial port with something at its other end."""

    def __init__(self, number: int, baudrate: int, tx: Pin, rx: Pin, rxbuf: int = 256) -> None:
        self._number = number

    def any(self) -> int:
        """How many bytes have come."""
        return _hardware.uart_any(self._number)

    def read(self) -> bytes | None:
        """What has come; None if nothing has."""
        return unhexlify(_hardware.uart_read(self._number)) or None

    def write(self, data: bytes) -> int:
        """Send it."""
        _hardware.tell(json.dumps({"uart": [self._number, hexlify(data).decode()]}))
        return len(data)


class WDT:
    """Ends the interpreter if it is not fed."""

    def __init__(self, timeout: int) -> None:
        if timeout > 8388:
            raise ValueError("timeout exceeds 8388")
        self._timeout = timeout
        self.feed()

    def feed(self) -> None:
        """The program is alive."""
        _hardware.watch(self._timeout)
