"""The emulated kernel by itself, called as lgpio calls it: structures of linux/gpio.h go in and come back."""

import errno
import struct
from collections.abc import Iterator
from threading import Thread

import pytest

from tests.shim import uapi
from tests.shim.pins import PINS, Line, Pins
from tests.shim.uapi import Flag, Request
from tests.shim.wire import Answer

BASE = 0xB400
MS, US = 1_000_000, 1_000
"""Nanoseconds."""
EDGES = Flag.INPUT | Flag.PULL_UP | Flag.FALLING | Flag.RISING
FALLS, RISES = 2, 1
"""The numbers that Linux has for edges."""


@pytest.fixture
def pins() -> Iterator[Pins]:
    pins = Pins()
    yield pins
    for line in tuple(pins.lines.values()):
        pins.close_line(line)


def request(*pins: int, flags: int, level: int = 0, consumer: bytes = b"lg", attribute: int = 2) -> bytes:
    offsets = struct.pack("<64I", *pins, *[0] * (64 - len(pins)))
    config = struct.pack("<QI20x", flags, 1) + struct.pack("<II2Q", attribute, 0, level, (1 << len(pins)) - 1)
    return offsets + consumer.ljust(32, b"\0") + config.ljust(272, b"\0") + struct.pack("<I24xi", len(pins), 0)


def ask(pins: Pins, what: Request, data: bytes, line: int = 0) -> Answer:
    return pins.ioctl(BASE | what, line, data)


def opened(pins: Pins, *numbers: int, flags: int, level: int = 0) -> int:
    return ask(pins, Request.GET_LINE, request(*numbers, flags=flags, level=level)).line


def info(pins: Pins, pin: int) -> tuple[str, Flag]:
    data = ask(pins, Request.LINE_INFO, struct.pack("<64xI188x", pin)).data
    name, consumer, offset, _, flags = struct.unpack_from("<32s32sIIQ", data)
    assert (len(data), name.rstrip(b"\0"), offset) == (256, b"GPIO%d" % pin, pin)
    return consumer.rstrip(b"\0").decode(), Flag(flags)


def test_the_structures_are_as_large_as_linux_has_them() -> None:
    assert len(request(1, flags=0)) == 592
    assert len(uapi.chip_info("gpiochip0", "x", PINS)) == 68
    assert len(uapi.event(1, True, 2, 3)) == 48


def test_a_pulled_pin_follows_its_pull_until_a_switch_moves_it(pins: Pins) -> None:
    line = opened(pins, 17, flags=Flag.INPUT | Flag.PULL_UP)
    assert pins.level(17) == 1
    pins.drive((17, 0, 5))
    assert ask(pins, Request.GET_VALUES, struct.pack("<2Q", 0, 1), line).data == struct.pack("<2Q", 0, 1)


def test_an_edge_is_told_with_its_stamp_and_numbers_only_if_it_was_asked_for(pins: Pins) -> None:
    line = pins.lines[opened(pins, 17, flags=Flag.INPUT | Flag.PULL_UP | Flag.FALLING)]
    for level in (0, 0, 1, 0):
        pins.drive((17, level, 1000 + level))
    events = line.theirs.recv(4096)
    assert list(struct.iter_unpack("<Q4I24x", events)) == [(1000, 2, 17, 1, 1), (1000, 2, 17, 2, 2)]
    line.theirs.close()
    assert line.is_closed()


def edges(line: Line) -> list[tuple[int, int]]:
    """The kind and the time stamp of each edge that was not read yet."""
    return [(kind, stamp) for stamp, kind, *_ in struct.iter_unpack("<Q4I24x", line.theirs.recv(1 << 16))]


@pytest.mark.parametrize(
    ("turns", "told"),
    [
        ([(0, 0)], [(FALLS, 0)]),
        ([(0, 0), (1, 20), (0, 500)], [(RISES, 20), (FALLS, 500)]),  # a short first touch: reported as open
        ([(0, 0), (1, 20), (0, 40)], [(FALLS, 40)]),  # three edges reported as one, with the last time stamp
        ([(0, 0), (1, 5)], [(RISES, 5)]),  # a spike
        ([(0, 0), (1, 80), (0, 160)], [(FALLS, 0), (RISES, 80), (FALLS, 160)]),  # slower than the thread
        ([(0, 0), (1, 100), (0, 110), (1, 500)], [(FALLS, 0), (FALLS, 110), (RISES, 500)]),
    ],
)
def test_a_level_is_read_late_and_edges_before_that_are_told_as_one(
    pins: Pins, turns: list[tuple[int, int]], told: list[tuple[int, int]]
) -> None:
    """Levels, and the microseconds when the pin changes to them; the thread runs 60 microseconds after it is woken."""
    line = pins.lines[opened(pins, 17, flags=EDGES)]
    pins.drive(*((17, level, at * US) for level, at in turns))
    assert edges(line) == [(kind, at * US) for kind, at in told]


def test_who_asks_for_one_kind_of_edge_is_told_that_kind_whatever_the_level_is_by_then(pins: Pins) -> None:
    line = pins.lines[opened(pins, 17, flags=Flag.INPUT | Flag.PULL_UP | Flag.FALLING)]
    pins.drive((17, 0, 0), (17, 1, 20 * US))
    assert edges(line) == [(FALLS, 0)]


def test_the_threads_of_two_pins_run_each_in_its_time(pins: Pins) -> None:
    a, b = (pins.lines[opened(pins, pin, flags=EDGES)] for pin in (5, 6))
    pins.interrupts.late = 2 * MS
    driven = Thread(target=pins.drive, args=[(5, 0, 0), (6, 0, 1 * MS), (5, 1, 1 * MS + US), (6, 1, 9 * MS)])
    driven.start()
    b.theirs.settimeout(30)
    heard = [edges(a), edges(b)]
    driven.join()
    assert heard == [[(RISES, 1 * MS + US)], [(FALLS, 1 * MS), (RISES, 9 * MS)]]


class Counted:
    """A line's file, and what is written to it each time."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def send(self, data: bytes) -> None:
        self.sent.append(data)


def test_edges_that_come_together_are_told_at_once(pins: Pins, monkeypatch: pytest.MonkeyPatch) -> None:
    """lgpio takes an edge of the past for the last one if no other is there yet, so all of a line come at once."""
    line, file = pins.lines[opened(pins, 17, flags=EDGES)], Counted()
    with monkeypatch.context() as patched:
        patched.setattr(line, "ours", file)
        pins.drive((17, 0, 1 * MS), (17, 1, 2 * MS), (17, 0, 3 * MS))
    [events] = file.sent
    assert [stamp for stamp, *_ in struct.iter_unpack("<Q4I24x", events)] == [1 * MS, 2 * MS, 3 * MS]


def test_another_line_is_told_only_when_the_first_was_read(pins: Pins) -> None:
    """As if time had passed between two edges: a program that reads line by line gets them in their order."""
    lines = [pins.lines[opened(pins, pin, flags=EDGES)] for pin in (5, 6)]
    for line in lines:
        line.theirs.settimeout(30)
    driven = Thread(target=pins.drive, args=[(5, 0, 1 * MS), (6, 0, 2 * MS), (5, 1, 3 * MS), (6, 1, 4 * MS)])
    driven.start()
    heard = [struct.unpack_from("<Q", line.theirs.recv(4096))[0] for line in lines * 2]
    driven.join()
    assert heard == [1 * MS, 2 * MS, 3 * MS, 4 * MS]


def test_edges_that_nobody_reads_are_lost_and_the_pi_goes_on(pins: Pins) -> None:
    line = pins.lines[opened(pins, 17, flags=EDGES)]
    for number in range(20_000):
        pins.drive((17, number % 2, number))
    kept = line.theirs.recv(1 << 22)
    assert struct.unpack_from("<QI", kept) == (0, 2), "the oldest are kept"
    assert len(kept) % 48 == 0, "whole edges only"


def test_a_program_that_ends_with_edges_unread_has_closed_its_line(pins: Pins) -> None:
    line = pins.lines[opened(pins, 17, flags=EDGES)]
    pins.drive((17, 0, 1))
    line.theirs.close()
    pins.drive((17, 1, 2))
    assert pins.level(17) == 1
    assert line.is_closed()


def test_outputs_are_set_and_remembered(pins: Pins) -> None:
    line = opened(pins, 5, 6, flags=Flag.OUTPUT, level=0b10)
    assert [pins.level(pin) for pin in (5, 6)] == [0, 1]
    ask(pins, Request.SET_VALUES, struct.pack("<2Q", 0b01, 0b01), line)
    assert [(write.pin, write.level) for write in pins.written] == [(5, 0), (6, 1), (5, 1)]


def test_a_line_says_who_has_it_and_how(pins: Pins) -> None:
    opened(pins, 17, flags=Flag.INPUT | Flag.PULL_UP)
    pins.hold(18, "spi0 CS0")
    assert info(pins, 17) == ("lg", Flag.USED | Flag.INPUT | Flag.PULL_UP)
    assert info(pins, 18) == ("spi0 CS0", Flag.USED | Flag.INPUT)
    assert info(pins, 19) == ("", Flag.INPUT)


@pytest.mark.parametrize(
    ("data", "error"),
    [
        (request(17, flags=Flag.INPUT), errno.EBUSY),
        (request(18, flags=Flag.INPUT), errno.EBUSY),
        (request(19, 19, flags=Flag.INPUT), errno.EBUSY),
        (request(PINS, flags=Flag.INPUT), errno.EINVAL),
        (request(flags=Flag.INPUT), errno.EINVAL),
        (request(19, flags=0x2), errno.EINVAL),
        (request(19, flags=Flag.INPUT, attribute=3), errno.EINVAL),
    ],
    ids=["taken", "held", "twice", "no such pin", "no pin", "active low", "kernel debouncing"],
)
def test_what_the_kernel_or_the_emulation_does_not_do_is_refused(pins: Pins, data: bytes, error: int) -> None:
    opened(pins, 17, flags=Flag.INPUT)
    pins.hold(18, "another")
    with pytest.raises(OSError) as refused:  # noqa: PT011
        ask(pins, Request.GET_LINE, data)
    assert refused.value.errno == error


def test_nothing_is_known_of_a_pin_that_is_not_there(pins: Pins) -> None:
    with pytest.raises(OSError, match="no such pin"):
        info(pins, PINS)


def test_a_chip_on_a_pin_hears_what_a_program_does_to_it_and_pulls_it_up_otherwise(pins: Pins) -> None:
    heard: list[int] = []
    pins.wire(5, heard.append)
    line = opened(pins, 5, flags=Flag.OUTPUT, level=0)
    ask(pins, Request.SET_VALUES, struct.pack("<2Q", 1, 1), line)
    ask(pins, Request.SET_VALUES, struct.pack("<2Q", 0, 1), line)
    pins.close_line(pins.lines[line])
    assert heard == [1, 0, 1, 0, 1]
    pins.unwire(5)
    opened(pins, 5, flags=Flag.OUTPUT, level=0)
    assert heard[5:] == []


def test_an_input_cannot_be_set(pins: Pins) -> None:
    line = opened(pins, 17, flags=Flag.INPUT)
    with pytest.raises(PermissionError):
        ask(pins, Request.SET_VALUES, struct.pack("<2Q", 1, 1), line)


def test_a_line_that_is_closed_is_free_and_no_output_any_more(pins: Pins) -> None:
    number = opened(pins, 17, flags=Flag.OUTPUT, level=1)
    pins.close_line(pins.lines[number])
    assert pins.level(17) == 0
    assert opened(pins, 17, flags=Flag.INPUT) > number
