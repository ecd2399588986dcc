"""I2C and SPI buses without a kernel: what `busio.I2C` and `busio.SPI` offer, with emulated chips attached."""

import errno
from collections import deque
from collections.abc import Iterable
from typing import Literal, NamedTuple, Protocol, TypeVar

from hardware.buses.lock import BusLock
from hardware.buses.output_pin import OutputPin
from hardware.buses.spi_port import Spi

KEPT = 4096
"""Transfers that are remembered; a table that runs for days must not fill the memory with them."""
FIRST, LAST = 0x08, 0x77
"""Where a scan looks: the addresses that I2C leaves to chips."""


class I2cChip(Protocol):
    """A chip on an I2C bus. It raises an OSError (see `nack`) where the real one would not acknowledge."""

    def write(self, data: bytes) -> None:
        """One transfer to the chip, after its address; empty when the host only asks whether it is there."""

    def read(self, length: int) -> bytes:
        """One transfer from the chip; exactly that many bytes."""


class SpiChip(Protocol):
    """A chip on an SPI bus."""

    def select(self, chosen: bool) -> None:
        """Its select line went low (`chosen`) or high again. Never called for a chip without such a line."""

    def exchange(self, sent: bytes) -> bytes:
        """Bytes out and, at the same time, as many in."""


class Transfer(NamedTuple):
    """What went over an I2C bus."""

    way: Literal["write", "read"]
    address: int
    data: bytes


def nack() -> OSError:
    """What Linux says when no chip acknowledges."""
    return OSError(errno.EREMOTEIO, "Remote I/O error")


class Emulated(BusLock):
    """What both kinds of bus have in common."""

    def __init__(self) -> None:
        super().__init__()
        self.vanished = False
        """Set it to have the whole bus fail, as when its adapter is pulled out; clear it to have it back."""

    def deinit(self) -> None:
        """Nothing to give back."""

    def answer(self) -> None:
        """Raise what Linux says of a bus that is gone."""
        if self.vanished:
            raise OSError(errno.ENODEV, "No such device")


class I2cBus(Emulated):
    """The methods of `busio.I2C`. `transfers` remembers what went over the wire."""

    def __init__(self) -> None:
        super().__init__()
        self.transfers: deque[Transfer] = deque(maxlen=KEPT)
        self._chips: dict[int, I2cChip] = {}

    def attach(self, address: int, chip: I2cChip) -> None:
        """A chip that had this address before is replaced."""
        self._chips[address] = chip

    def detach(self, address: int) -> None:
        """Pull a chip out. One that is not there is no error."""
        self._chips.pop(address, None)

    def scan(self) -> list[int]:
        """The addresses of every chip that answers now, those behind open channels of multiplexers included."""
        self.answer()
        return [address for address in range(FIRST, LAST + 1) if _heard(self._chips, address)]

    def writeto(
        self, address: int, buffer: bytes | str, *, start: int = 0, end: int | None = None, stop: bool = True
    ) -> None:
        """As in `busio`; every chip with this address hears it, and an OSError if there is none."""
        data = _sent(buffer, start, end)
        for chip in self._heard(address):
            chip.write(data)
        self.transfers.append(Transfer("write", address, data))

    def readfrom_into(
        self, address: int, buffer: bytearray, *, start: int = 0, end: int | None = None, stop: bool = True
    ) -> None:
        """Where several chips answer at once, a line is low as soon as one of them pulls it low."""
        room = range(*slice(start, end).indices(len(buffer)))
        together = (1 << 8 * len(room)) - 1
        for chip in self._heard(address):
            together &= int.from_bytes(chip.read(len(room)))
        data = together.to_bytes(len(room))
        buffer[room.start : room.stop] = data
        self.transfers.append(Transfer("read", address, data))

    def writeto_then_readfrom(
        self,
        address: int,
        buffer_out: bytes | str,
        buffer_in: bytearray,
        *,
        out_start: int = 0,
        out_end: int | None = None,
        in_start: int = 0,
        in_end: int | None = None,
        stop: bool = False,
    ) -> None:
        """As in `busio`; both transfers are remembered."""
        self.writeto(address, buffer_out, start=out_start, end=out_end, stop=stop)
        self.readfrom_into(address, buffer_in, start=in_start, end=in_end)

    def written(self, address: int) -> list[bytes]:
        """What was written to an address, in order; questions whether a chip is there are left out."""
        return [sent.data for sent in tuple(self.transfers) if sent[:2] == ("write", address) and sent.data]

    def _heard(self, address: int) -> list[I2cChip]:
        self.answer()
        chips = _heard(self._chips, address)
        if not chips:
            raise nack()
        return chips


class Multiplexer:
    """A TCA9548A: eight channels, each a bus of its own; the byte written to it says which of them are open."""

    def __init__(self) -> None:
        self.open = 0
        self._channels: tuple[dict[int, I2cChip], ...] = tuple({} for _ in range(8))

    def attach(self, channel: int, address: int, chip: I2cChip) -> None:
        """A chip that had this address on the channel before is replaced."""
        self._channels[channel][address] = chip

    def detach(self, channel: int, address: int) -> None:
        """Pull a chip out. One that is not there is no error."""
        self._channels[channel].pop(address, None)

    def heard(self, address: int) -> list[I2cChip]:
        """The chips of that address on the open channels."""
        channels = (chips for number, chips in enumerate(self._channels) if self.open >> number & 1)
        return [chip for chips in channels for chip in _heard(chips, address)]

    def write(self, data: bytes) -> None:
        """Each bit opens a channel; of several bytes the last one counts."""
        if data:
            self.open = data[-1]

    def read(self, length: int) -> bytes:
        """Which channels are open, in every byte."""
        return bytes([self.open]) * length


def _heard(chips: dict[int, I2cChip], address: int) -> list[I2cChip]:
    """The chips that answer to an address: the one on this wire, and those behind multiplexers on it."""
    chip = chips.get(address)  # read once: another thread may be pulling it out
    direct = [chip] if chip is not None else []
    behind = (chip.heard(address) for chip in tuple(chips.values()) if isinstance(chip, Multiplexer))
    return [*direct, *(chip for found in behind for chip in found)]


class SelectLine:
    """The line that selects a chip: low is selected."""

    def __init__(self, chip: SpiChip) -> None:
        self._chip, self._high = chip, True

    @property
    def value(self) -> bool:
        """Whether the line is high."""
        return self._high

    @value.setter
    def value(self, high: bool) -> None:
        if high != self._high:
            self._high = high
            self._chip.select(not high)


class SpiBus(Emulated, Spi):
    """The methods of `busio.SPI`."""

    def __init__(self) -> None:
        super().__init__()
        self.frequency = 0
        self.longest = 4096
        """Most bytes of one transfer in Linux, unless it is configured otherwise."""
        self._chips: list[tuple[SpiChip, OutputPin | None]] = []

    def attach(self, chip: SpiChip) -> OutputPin:
        """A chip with a select line; the answer is the pin on its other end."""
        pin = OutputPin(SelectLine(chip))
        self._chips.append((chip, pin))
        return pin

    def attach_always(self, chip: SpiChip) -> None:
        """A chip that has no select line, like a strip of LEDs: it gets every transfer."""
        self._chips.append((chip, None))

    def detach(self, chip: SpiChip) -> None:
        """Pull a chip out. One that is not there is no error."""
        self._chips = [(other, pin) for other, pin in self._chips if other is not chip]

    def configure(self, *, baudrate: int = 100_000, polarity: int = 0, phase: int = 0, bits: int = 8) -> None:
        """Only the speed (hertz) is kept: emulated strips measure pulses by it."""
        self.frequency = baudrate

    def exchange(self, sent: bytes) -> bytes:
        """All selected chips answer at once; where no chip answers, the line reads zeros."""
        self.answer()
        together = 0
        for chip in self._listening():
            together |= int.from_bytes(chip.exchange(sent))
        return together.to_bytes(len(sent))

    def _listening(self) -> Iterable[SpiChip]:
        return [chip for chip, pin in self._chips if pin is None or not pin.value]


def _sent(buffer: bytes | str, start: int, end: int | None) -> bytes:
    """`busio` takes text as well as bytes."""
    plain = buffer.encode() if isinstance(buffer, str) else buffer
    return bytes(plain[start:end])


AnySpi = TypeVar("AnySpi", bound=SpiBus)


class EmulatedBuses:
    """Opens emulated buses by number, made when they are first asked for; see `hardware.buses.opening.Opens`."""

    def __init__(self) -> None:
        self._i2c: dict[int, I2cBus] = {}
        self._spi: dict[tuple[int, int], SpiBus] = {}

    def put_i2c(self, number: int, bus: I2cBus) -> I2cBus:
        """Use this bus from now on."""
        self._i2c[number] = bus
        return bus

    def put_spi(self, number: int, chip: int, bus: AnySpi) -> AnySpi:
        """Use this bus from now on."""
        self._spi[number, chip] = bus
        return bus

    def i2c(self, number: int) -> I2cBus:
        """The bus of that number; an OSError while it has vanished."""
        bus = self._i2c.setdefault(number, I2cBus())
        bus.answer()
        return bus

    def spi(self, number: int, chip: int = 0) -> SpiBus:
        """The bus with that chip select; an OSError while it has vanished."""
        bus = self._spi.setdefault((number, chip), SpiBus())
        bus.answer()
        return bus
