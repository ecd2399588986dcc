"""A reader that sends lines, on a pseudo-terminal: cards come, stay, go; the plug is pulled and put back."""

import errno
import termios
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hardware.driver import Backoff, Unavailable
from hardware.emulators.terminal import Terminal
from hardware.inputs import Down, Input, Lifted, Status, Tap, Unread, Up
from hardware.message import message
from hardware.readers.number_cards import NumberCards
from hardware.readers.number_reader import NumberReader, Source
from hardware.roles import spot
from hardware.serial_lines import lines_reader, open_reader
from hardware.serial_lines.lines import Lines
from hardware.serial_lines.reader import ERR, PortSource
from hardware.wiring.device import Wired
from hardware.wiring.drivers import SerialLines, Virtual
from tests.hardware.hearing import Hearing, eventually

ONE, TWO, PHONE = "04A1B2C3D4E580", "04112233445566", "08ABCDEF"


def story(*scans: tuple[float, str]) -> list[Input]:
    """What is told of these scans, and of the silence after them."""
    cards = NumberCards("seat1.reader", ERR, hold=1.0)
    told = [change for at, uid in scans for change in cards.scan(uid, at)]
    return [*told, *cards.silence(scans[-1][0] + 5.0)]


def test_a_card_is_tapped_by_a_line_and_lifted_by_silence() -> None:
    assert story((10.0, ONE)) == [
        Tap(device="seat1.reader", at=10.0, err=ERR, uid=ONE),
        Lifted(device="seat1.reader", at=10.5, err=0.5, uid=ONE),
    ]


def test_a_card_that_is_repeated_is_told_once() -> None:
    assert [type(told) for told in story(*((10.0 + 0.5 * step, ONE) for step in range(9)))] == [Tap, Lifted]


def test_a_card_that_comes_again_after_a_while_is_tapped_again() -> None:
    assert [type(told) for told in story((10.0, ONE), (12.0, ONE))] == [Tap, Lifted, Tap, Lifted]


def test_another_card_takes_the_place_of_the_first() -> None:
    told = story((10.0, ONE), (10.3, TWO))
    assert [(type(each), getattr(each, "uid", "")) for each in told] == [
        (Tap, ONE),
        (Lifted, ONE),
        (Tap, TWO),
        (Lifted, TWO),
    ]


def test_a_reader_that_was_away_has_seen_nobody_leave() -> None:
    cards = NumberCards("seat1.reader", ERR, hold=1.0)
    told = [*cards.scan(ONE, 10.0)]
    cards.listen(60.0)  # it is back, and repeats what lies there
    told += [*cards.silence(60.9), *cards.scan(ONE, 60.9), *cards.silence(61.8)]
    assert [type(each) for each in told] == [Tap]
    assert [*cards.silence(62.0)] == [Lifted(device="seat1.reader", at=61.4, err=0.5, uid=ONE)]


def test_a_card_that_was_taken_while_the_reader_was_away_is_lifted_when_it_is_back() -> None:
    """It may have left at any moment since its number was last sent."""
    cards = NumberCards("seat1.reader", ERR, hold=1.0)
    told = [*cards.scan(ONE, 10.0)]
    cards.listen(60.0)
    assert [*told, *cards.silence(61.1)][1:] == [Lifted(device="seat1.reader", at=35.5, err=25.5, uid=ONE)]


def test_a_phone_is_refused_once() -> None:
    assert story((10.0, PHONE), (10.5, "08123456"), (11.0, PHONE)) == [
        Unread(device="seat1.reader", at=10.0, err=ERR, why="phone")
    ]


@pytest.fixture
def port(tmp_path: Path) -> Iterator[Terminal]:
    port = Terminal(tmp_path / "ttyACM0")
    port.plug()
    yield port
    port.unplug()


@pytest.fixture
def heard() -> Hearing:
    return Hearing()


@pytest.fixture
def reader(port: Terminal, heard: Hearing) -> Iterator[NumberReader]:
    reader = lines_reader("seat1.reader", SerialLines(port=str(port.path)), heard, hold=0.2, backoff=Backoff(0.02, 0.1))
    heard.wait_up()
    yield reader
    reader.close()


def test_a_line_is_a_tap(port: Terminal, heard: Hearing, reader: NumberReader) -> None:
    port.write(b"\xff\x00noise\r\nSCAN\tuid=04:a1:b2:c3:d4:e5:80\r\n")
    assert heard.wait(Tap).uid == ONE
    assert heard.wait(Lifted).uid == ONE
    assert reader.state() == Up()
    assert reader.name == "seat1.reader"


@pytest.mark.parametrize(("baud", "speed"), [(9600, termios.B9600), (115200, termios.B115200)])
def test_the_port_has_the_speed_of_the_profile(port: Terminal, heard: Hearing, baud: Any, speed: int) -> None:
    reader = lines_reader("seat1.reader", SerialLines(port=str(port.path), baud=baud), heard)
    try:
        heard.wait_up()
        assert termios.tcgetattr(port.slave)[4] == speed
    finally:
        reader.close()


def test_unplugged_and_plugged_in_again(port: Terminal, heard: Hearing, reader: NumberReader) -> None:
    port.write(b"SCAN\tuid=04A1B2C3D4E580\n")
    heard.wait(Tap)
    port.unplug()
    heard.wait_down()
    assert heard.reasons()[0] == "device-reader-broken"
    port.plug()
    heard.wait_up(2)
    port.write(b"SCAN\tuid=04112233445566\n")
    assert heard.wait(Tap, 2).uid == TWO


def test_a_card_that_lay_there_all_the_time_counts_once(port: Terminal, heard: Hearing) -> None:
    """A reader that repeats its card sends it again after a pause, however long that was."""
    wiring, moment = SerialLines(port=str(port.path)), [100.0]
    cards = NumberCards("seat1.reader", ERR, hold=1.0)
    again = Backoff(0.02, 0.1)
    reader = NumberReader(lambda: PortSource(wiring), Lines, cards, heard, again, now=lambda: moment[0])
    try:
        heard.wait_up()
        port.write(b"SCAN\tuid=04A1B2C3D4E580\n")
        heard.wait(Tap)
        port.unplug()
        heard.wait_down()
        moment[0] += 60.0
        port.plug()
        heard.wait_up(2)
        port.write(b"SCAN\tuid=04A1B2C3D4E580\nSCAN\tuid=04112233445566\n")
        assert [told.uid for told in (heard.wait(Tap, 1), heard.wait(Tap, 2))] == [ONE, TWO]
        assert [told.uid for told in heard.all(Lifted)] == [ONE]
    finally:
        reader.close()


LINE = b"SCAN\tuid=04A1B2C3D4E580\n"


class Looks:
    """A port, and how many seconds each read takes: a busy program reads late. At the end the port is gone."""

    def __init__(self, *looks: tuple[float, bytes]) -> None:
        self._looks = iter(looks)
        self.now = 100.0

    def read(self) -> bytes:
        seconds, data = next(self._looks, (0.0, None))
        self.now += seconds
        if data is None:
            raise OSError(errno.EIO, "gone")
        return data

    def close(self) -> None:
        """There is nothing to let go."""


@pytest.mark.parametrize(
    ("looks", "told"),
    [
        ([(0.1, LINE), (0.1, b""), (3.0, LINE), (0.1, b"")], [Tap]),
        ([(0.1, LINE), (3.0, b""), (0.1, LINE), (0.1, b"")], [Tap]),
        ([(0.1, LINE), *[(3.0, b"")] * 12], [Tap, Lifted]),
        ([(0.1, LINE), *[(0.1, b"")] * 12, (0.1, LINE)], [Tap, Lifted, Tap]),
    ],
)
def test_while_nobody_listened_there_was_no_silence(
    heard: Hearing, looks: list[tuple[float, bytes]], told: list[type[Input]]
) -> None:
    """On a machine that is busy for a moment, a card that lies there is not tapped twice."""
    source = Looks(*looks)
    cards = NumberCards("seat1.reader", ERR, hold=1.0)
    reader = NumberReader(lambda: source, Lines, cards, heard, Backoff(600.0, 600.0), now=lambda: source.now)
    try:
        heard.wait_down()
    finally:
        reader.close()
    assert [type(each) for each in heard.all(Tap, Lifted)] == told


class Broken:
    """A port that can be opened and not read, as where a login shell reads from it, too."""

    tries = 0

    def read(self) -> bytes:
        Broken.tries += 1
        raise OSError(errno.EIO, "the device reports readiness to read but returned no data")

    def close(self) -> None:
        """There is nothing to let go."""


def test_a_port_that_appears_after_the_table_has_started(tmp_path: Path, heard: Hearing) -> None:
    """As a USB reader does that the system finds late."""
    late = Terminal(tmp_path / "ttyUSB0")
    reader = lines_reader("seat1.reader", SerialLines(port=str(late.path)), heard)
    try:
        assert heard.wait_down().startswith("device-port-missing")
        late.plug()
        heard.wait_up()
        late.write(b"SCAN\tuid=04A1B2C3D4E580\n")
        assert heard.wait(Tap).uid == ONE
    finally:
        reader.close()
        late.unplug()


def test_a_port_that_cannot_be_read_is_never_up(heard: Hearing) -> None:
    """It would go up and down many times a second, each time with a message and a sound."""
    cards = NumberCards("seat1.reader", ERR)
    reader = NumberReader(Broken, Lines, cards, heard, Backoff(0.001, 0.002))
    try:
        eventually(lambda: Broken.tries > 3)
    finally:
        reader.close()
    assert heard.reasons() == ["device-reader-broken"]
    assert len(heard.all(Status)) == 1


def test_a_port_that_is_not_there(tmp_path: Path, heard: Hearing) -> None:
    place = spot("table.reader")
    assert place is not None
    reader = open_reader(Wired(place, SerialLines(port=str(tmp_path / "missing")), 1), heard)
    try:
        assert heard.wait_down() == f"device-port-missing port={tmp_path / 'missing'}"
        assert isinstance(reader.state(), Down)
        reader.reopen()
    finally:
        reader.close()


def absent() -> Source:
    raise Unavailable(message("device-port-missing", port="ttyACM0"))


def test_to_reopen_it_does_not_wait_for_the_next_try(heard: Hearing) -> None:
    backoff = Backoff(0.001, 600.0)
    while backoff.next() < 600.0:
        pass
    tries: list[None] = []

    def tried() -> Source:
        tries.append(None)
        return absent()

    reader = NumberReader(tried, Lines, NumberCards("seat1.reader", ERR), heard, backoff)
    try:
        heard.wait_down()
        reader.reopen()
        eventually(lambda: len(tries) > 3)
    finally:
        reader.close()


def test_to_close_it_does_not_wait_for_the_next_try(heard: Hearing) -> None:
    reader = NumberReader(absent, Lines, NumberCards("seat1.reader", ERR), heard, Backoff(600.0, 600.0))
    heard.wait_down()
    reader.close()
    assert [thread for thread in threading.enumerate() if thread.name == "seat1.reader"] == []


def test_a_file_is_no_port(tmp_path: Path, heard: Hearing) -> None:
    (tmp_path / "file").write_text("SCAN")
    reader = lines_reader("seat1.reader", SerialLines(port=str(tmp_path / "file")), heard)
    try:
        assert heard.wait_down() == f"device-port-closed port={tmp_path / 'file'}"
    finally:
        reader.close()


def test_another_driver_sends_no_lines(heard: Hearing) -> None:
    place = spot("table.reader")
    assert place is not None
    with pytest.raises(TypeError, match="sends no lines"):
        open_reader(Wired(place, Virtual(), 1), heard)


def test_nothing_is_told_after_it_was_closed(port: Terminal, heard: Hearing, reader: NumberReader) -> None:
    reader.close()
    port.write(b"SCAN\tuid=04A1B2C3D4E580\n")
    assert heard.all(Tap) == []
    assert len(heard.all(Status)) == 1
