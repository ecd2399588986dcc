"""The file /dev/spidev0.0 as the emulated kernel serves it: transfers, settings, and when the chip is selected."""

import errno
import struct

import pytest

from hardware.emulators.bus import SpiBus
from tests.shim.spi import FASTEST, MOST, WRITES, Mode, Request, SpiDevice, Way
from tests.shim.wire import Answer, Operation, Question

READS = 0x8000_0000


class Echo:
    """A chip that answers each byte with its bits inverted, and records all that happens to it."""

    def __init__(self, bus: SpiBus) -> None:
        self.happened: list[str] = []
        self._bus = bus

    def select(self, chosen: bool) -> None:
        self.happened.append("chosen" if chosen else "left")

    def exchange(self, sent: bytes) -> bytes:
        self.happened.append(f"{sent.hex()} at {self._bus.frequency}")
        return bytes(0xFF - byte for byte in sent)


@pytest.fixture
def bus() -> SpiBus:
    return SpiBus()


@pytest.fixture
def echo(bus: SpiBus) -> Echo:
    return Echo(bus)


@pytest.fixture
def device(bus: SpiBus, echo: Echo) -> SpiDevice:
    device = SpiDevice(bus)
    device.select = bus.attach(echo)
    return device


def transfer(sent: bytes, way: Way, hertz: int = 0, bits: int = 0) -> bytes:
    head = struct.pack("<IIHBB", len(sent), hertz, 0, bits, way)
    return head + (sent if way & Way.OUT else b"")


def ioctl(device: SpiDevice, request: int, data: bytes = b"") -> Answer:
    return device.answer(Question(Operation.IOCTL, request, 0, data))


def message(device: SpiDevice, *transfers: bytes) -> Answer:
    return ioctl(device, WRITES | Request.MESSAGE | 32 * len(transfers) << 16, b"".join(transfers))


def refusal(device: SpiDevice, request: int, data: bytes) -> int:
    with pytest.raises(OSError) as refused:  # noqa: PT011
        ioctl(device, request, data)
    assert refused.value.errno is not None
    return refused.value.errno


def test_bytes_go_out_and_as_many_come_in_while_the_chip_is_chosen(device: SpiDevice, echo: Echo) -> None:
    answer = message(device, transfer(b"\x01\x02", Way.OUT | Way.IN, 5000))
    assert (answer.result, answer.data) == (2, b"\xfe\xfd")
    assert echo.happened == ["chosen", "0102 at 5000", "left"]


def test_several_transfers_are_one_conversation(device: SpiDevice, echo: Echo) -> None:
    answer = message(device, transfer(b"\x01", Way.OUT), transfer(bytes(2), Way.IN))
    assert (answer.result, answer.data) == (3, b"\xff\xff")
    assert echo.happened == ["chosen", f"01 at {FASTEST}", f"0000 at {FASTEST}", "left"]


def test_the_select_line_moves_between_transfers_where_it_is_told_to(device: SpiDevice, echo: Echo) -> None:
    message(device, *[transfer(b"\x01", Way.OUT | Way.CHANGES, 9)] * 2)
    assert echo.happened == ["chosen", "01 at 9", "left", "chosen", "01 at 9"]


def test_a_bus_that_is_to_choose_nobody_reaches_nobody(device: SpiDevice, echo: Echo) -> None:
    ioctl(device, WRITES | Request.MODE, bytes([Mode.NOT_CHOSEN]))
    assert message(device, transfer(b"\x01", Way.OUT | Way.IN)).data == b"\x00"
    assert echo.happened == []


def test_plain_reads_and_writes(device: SpiDevice, echo: Echo) -> None:
    ioctl(device, WRITES | Request.HERTZ, struct.pack("<I", 7))
    assert device.answer(Question(Operation.WRITE, 0, 0, b"ab")).result == 2
    assert device.answer(Question(Operation.READ, 0, 0, struct.pack("<I", 2))) == Answer(2, b"\xff\xff")
    assert [said for said in echo.happened if "at" in said] == ["6162 at 7", "0000 at 7"]


@pytest.mark.parametrize(
    ("request_", "data", "told"),
    [
        (Request.MODE, b"\x03", b"\x03"),
        (Request.MODE_LONG, struct.pack("<I", 0x41), struct.pack("<I", 0x41)),
        (Request.HERTZ, struct.pack("<I", 6_400_000), struct.pack("<I", 6_400_000)),
        (Request.HERTZ, struct.pack("<I", FASTEST + 1), struct.pack("<I", FASTEST)),
        (Request.BITS, b"\x00", b"\x08"),
        (Request.LOWEST_FIRST, b"\x00", b"\x00"),
    ],
)
def test_what_is_set_is_told(device: SpiDevice, request_: Request, data: bytes, told: bytes) -> None:
    ioctl(device, WRITES | request_, data)
    assert ioctl(device, READS | request_).data == told


def test_what_a_pi_does_not_do_is_refused(device: SpiDevice, echo: Echo) -> None:
    for request, data in (
        (Request.MODE, b"\x08"),
        (Request.MODE_LONG, struct.pack("<I", 0x100)),
        (Request.BITS, b"\x09"),
        (Request.LOWEST_FIRST, b"\x01"),
        (Request.HERTZ, bytes(4)),
        (Request.MESSAGE, transfer(b"\x01", Way.OUT, bits=16)),
    ):
        assert refusal(device, WRITES | request, data) == errno.EINVAL
    assert refusal(device, READS | 0x0001_6B09, b"") == errno.ENOTTY
    assert echo.happened == []


def test_more_than_the_kernel_takes_at_once_is_refused_as_a_whole(device: SpiDevice, echo: Echo) -> None:
    assert message(device, transfer(bytes(MOST), Way.OUT)).result == MOST
    echo.happened.clear()
    both = transfer(bytes(MOST), Way.OUT) + transfer(b"\x01", Way.OUT)
    assert refusal(device, WRITES | Request.MESSAGE, both) == errno.EMSGSIZE
    assert refusal(device, WRITES | Request.MESSAGE, struct.pack("<IIHBB", 1 << 31, 0, 0, 0, Way.IN)) == errno.EMSGSIZE
    with pytest.raises(OSError, match="more than"):
        device.answer(Question(Operation.READ, 0, 0, struct.pack("<I", MOST + 1)))
    assert echo.happened == []


def test_less_than_was_announced(device: SpiDevice) -> None:
    assert refusal(device, WRITES | Request.MESSAGE, transfer(b"abc", Way.OUT)[:-1]) == errno.EFAULT
