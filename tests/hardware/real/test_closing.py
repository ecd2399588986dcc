"""A table that is closed at a bad moment: it does not hang, tells nothing, and leaves no thread running."""

import asyncio
import os
import pty
import subprocess
import sys
import threading
import tty
from collections.abc import Iterator
from pathlib import Path

import pytest
from gpiozero.pins.mock import MockFactory, MockPWMPin

from hardware.buses import Buses
from hardware.driver import Unavailable
from hardware.emulators.bus import EmulatedBuses
from hardware.emulators.ht16k33 import Counter
from hardware.emulators.pn532.chip import Chip
from hardware.emulators.pn532.i2c import ADDRESS, I2cFace
from hardware.gpio import Backend, Header
from hardware.inputs import Input
from hardware.profile import Profile, read
from hardware.real import SharedHardware, open_readers, open_table
from tests.hardware.hearing import eventually
from tests.shape import PROJECT

PROFILE = """
[seat1]
ok     = { driver = "gpio-button", pin = 17 }
lamp   = { driver = "gpio-lamp", pin = 25 }
main   = { driver = "ht16k33", address = 0x70 }
reader = { driver = "pn532-i2c" }
[seat2]
bar    = { driver = "gpio-leds", pins = [5, 6] }
reader = { driver = "keyboard-reader", device = "FIFO" }
"""
LONG = 30.0


def profile(text: str, **gaps: str) -> Profile:
    for gap, value in gaps.items():
        text = text.replace(gap, value)
    found = read(text)
    assert isinstance(found, Profile), found
    return found


@pytest.fixture
def fifo(tmp_path: Path) -> Iterator[str]:
    path = tmp_path / "event3"
    os.mkfifo(path)
    end = os.open(path, os.O_RDWR)
    yield str(path)
    os.close(end)


@pytest.fixture
def before() -> set[threading.Thread]:
    return set(threading.enumerate())


def gone(name: str) -> bool:
    return all(thread.name != name for thread in threading.enumerate())


def left(before: set[threading.Thread]) -> list[str]:
    return [thread.name for thread in threading.enumerate() if thread not in before]


def closed_within(shared: SharedHardware, wired: Profile, at: threading.Event) -> list[Input]:
    """Open a table, close it at that moment, and collect what is told after it."""
    late: list[Input] = []

    async def evening() -> None:
        table = open_table(wired, asyncio.get_running_loop(), shared)
        assert await asyncio.to_thread(at.wait, LONG)
        table.close()
        table.listen(late.append)
        table.close()
        await asyncio.sleep(0)

    asyncio.run(evening())
    return late


def test_while_the_pins_are_being_opened(
    fifo: str, before: set[threading.Thread], caplog: pytest.LogCaptureFixture
) -> None:
    pins, opening = MockFactory(pin_class=MockPWMPin), threading.Event()

    def choose() -> Backend:
        """Opening takes until the table is being closed: the reader at seat 2 has ended by then."""
        opening.set()
        eventually(lambda: gone("seat2.reader"))
        return Backend("slow pins", pins)

    assert (
        closed_within(
            SharedHardware(Header(choose=choose), Buses(EmulatedBuses())), profile(PROFILE, FIFO=fifo), opening
        )
        == []
    )
    assert left(before) == []
    assert caplog.records == []


class SlowFace(I2cFace):
    """A chip whose first answer takes until the table is being closed."""

    asked = threading.Event()

    def write(self, data: bytes) -> None:
        super().write(data)
        if not self.asked.is_set():
            self.asked.set()
            eventually(lambda: gone("seat2.reader"))


def test_while_a_reader_is_asked(fifo: str, before: set[threading.Thread], caplog: pytest.LogCaptureFixture) -> None:
    emulated, face = EmulatedBuses(), SlowFace(Chip())
    emulated.i2c(1).attach(ADDRESS, face)
    emulated.i2c(1).attach(0x70, Counter())
    shared = SharedHardware(
        Header(choose=lambda: Backend("mock pins", MockFactory(pin_class=MockPWMPin))), Buses(emulated)
    )
    assert closed_within(shared, profile(PROFILE, FIFO=fifo), face.asked) == []
    assert left(before) == []
    assert caplog.records == []


def test_nothing_is_opened_on_a_table_that_is_closed() -> None:
    shared = SharedHardware(Header(choose=lambda: Backend("mock pins", MockFactory())), Buses(EmulatedBuses()))
    bus = shared.buses.i2c(1)
    shared.close()
    with pytest.raises(Unavailable, match="device-table-closed"):
        bus.port()
    with pytest.raises(Unavailable, match="device-table-closed"):
        shared.header.open("seat1.ok", 4, "LED")


SILENT = """
[seat1]
reader = { driver = "pn532-uart", port = "PORT1" }
[seat2]
reader = { driver = "pn532-uart", port = "PORT2" }
[seat3]
reader = { driver = "pn532-uart", port = "PORT3" }
[seat4]
ok = { driver = "gpio-button", pin = 4 }
"""


@pytest.fixture
def ports() -> Iterator[dict[str, str]]:
    """Serial ports on which no chip answers, which Adafruit's driver notices after a while."""
    ends = [pty.openpty() for _ in range(3)]
    for _, port in ends:
        tty.setraw(port)
    yield {f"PORT{number}": os.ttyname(port) for number, (_, port) in enumerate(ends, 1)}
    for end in (each for pair in ends for each in pair):
        os.close(end)


def test_readers_that_do_not_answer_are_waited_for(ports: dict[str, str], before: set[threading.Thread]) -> None:
    with open_readers(profile(SILENT, **ports), lambda told: None) as drivers:
        assert sorted(drivers) == ["seat1.reader", "seat2.reader", "seat3.reader"]
    assert left(before) == []


PROGRAM = """
import asyncio, sys
from hardware.profile import read
from hardware.real import open_table

async def evening():
    table = open_table(read(sys.argv[1]), asyncio.get_running_loop())
    await table.opened(float(sys.argv[2]))
    if sys.argv[3] == "close":
        table.close()

asyncio.run(evening())
"""


@pytest.mark.parametrize(("wait", "close"), [("0", "close"), ("3", "close"), ("0", "leave")])
def test_a_program_ends_without_a_word(ports: dict[str, str], wait: str, close: str) -> None:
    text = SILENT
    for gap, value in ports.items():
        text = text.replace(gap, value)
    line = [sys.executable, "-c", PROGRAM, text, wait, close]
    done = subprocess.run(line, cwd=PROJECT, capture_output=True, text=True, timeout=LONG * 2, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
