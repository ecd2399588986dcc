"""A reader that types; what the kernel would tell of it comes through a named pipe."""

import errno
import os
import pty
from collections.abc import Iterator
from pathlib import Path

import pytest

from hardware.driver import Backoff
from hardware.inputs import Lifted, Status, Tap, Unread, Up
from hardware.keyboard import keyboard_reader, open_reader
from hardware.keyboard.reader import ERR
from hardware.keyboard.source import why_closed
from hardware.readers.number_reader import NumberReader
from hardware.roles import spot
from hardware.wiring.device import Wired
from hardware.wiring.drivers import KeyboardReader, Virtual
from tests.hardware.hearing import Hearing
from tests.hardware.keyboard.strokes import typing

ONE, TWO = "04A1B2C3D4E580", "04112233445566"


class Plug:
    """A reader on USB: its file is there while it is plugged in."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.plug()

    def plug(self) -> None:
        os.mkfifo(self.path)
        self._end = os.open(self.path, os.O_RDWR)

    def unplug(self) -> None:
        self.path.unlink()
        os.close(self._end)

    def type(self, text: str) -> None:
        os.write(self._end, typing(text))


@pytest.fixture
def plug(tmp_path: Path) -> Iterator[Plug]:
    plug = Plug(tmp_path / "event3")
    yield plug
    plug.unplug()


@pytest.fixture
def heard() -> Hearing:
    return Hearing()


@pytest.fixture
def reader(plug: Plug, heard: Hearing) -> Iterator[NumberReader]:
    wiring = KeyboardReader(device=str(plug.path))
    reader = keyboard_reader("seat1.reader", wiring, heard, hold=0.2, backoff=Backoff(0.02, 0.1))
    heard.wait_up()
    yield reader
    reader.close()


def test_a_number_and_enter_are_a_tap(plug: Plug, heard: Hearing, reader: NumberReader) -> None:
    plug.type(f"{ONE}\n")
    tap = heard.wait(Tap)
    assert (tap.device, tap.uid, tap.err) == ("seat1.reader", ONE, ERR)
    assert heard.wait(Lifted).uid == ONE
    assert reader.state() == Up()


def test_a_phone_is_refused(plug: Plug, heard: Hearing, reader: NumberReader) -> None:
    plug.type("08ABCDEF\n")
    assert heard.wait(Unread).why == "phone"


def test_unplugged_and_plugged_in_again(plug: Plug, heard: Hearing, reader: NumberReader) -> None:
    plug.type("04A1B2")
    plug.unplug()
    heard.wait_down()
    assert heard.reasons()[0] == "device-reader-broken"
    plug.plug()
    heard.wait_up(2)
    plug.type(f"{TWO}\n")
    assert heard.wait(Tap).uid == TWO, "what was begun before the plug was pulled is forgotten"


def test_bytes_in_the_order_that_the_profile_says(plug: Plug, heard: Hearing) -> None:
    reader = keyboard_reader("seat1.reader", KeyboardReader(device=str(plug.path), order="backward"), heard)
    try:
        heard.wait_up()
        plug.type("80E5D4C3B2A104\n")
        assert heard.wait(Tap).uid == ONE
    finally:
        reader.close()


def test_a_reader_that_is_not_plugged_in(tmp_path: Path, heard: Hearing) -> None:
    place = spot("table.reader")
    assert place is not None
    reader = open_reader(Wired(place, KeyboardReader(device=str(tmp_path / "missing")), 1), heard)
    try:
        assert heard.wait_down() == f"device-port-missing port={tmp_path / 'missing'}"
        reader.reopen()
    finally:
        reader.close()


def test_what_is_no_keyboard(tmp_path: Path, heard: Hearing) -> None:
    (tmp_path / "file").write_text("04A1B2C3\n")
    main, other = pty.openpty()
    for path in (str(tmp_path / "file"), str(tmp_path), os.ttyname(other)):
        reader = keyboard_reader("seat1.reader", KeyboardReader(device=path), heard)
        try:
            heard.wait_down()
        finally:
            reader.close()
        assert heard.reasons()[-1] == f"device-no-keyboard file={path}"
        heard = Hearing()
    os.close(main)
    os.close(other)


@pytest.mark.parametrize(
    ("number", "says"),
    [
        (errno.EBUSY, "device-port-busy port=/dev/input/event3"),
        (errno.EACCES, "device-file-locked file=/dev/input/event3 group=input"),
        (errno.ENODEV, "device-port-missing port=/dev/input/event3"),
    ],
)
def test_why_it_cannot_be_listened_to(number: int, says: str) -> None:
    assert str(why_closed("/dev/input/event3", OSError(number, "no"))) == says


def test_another_driver_does_not_type(heard: Hearing) -> None:
    place = spot("table.reader")
    assert place is not None
    with pytest.raises(TypeError, match="does not type"):
        open_reader(Wired(place, Virtual(), 1), heard)


def test_nothing_is_told_after_it_was_closed(plug: Plug, heard: Hearing, reader: NumberReader) -> None:
    reader.close()
    plug.type(f"{ONE}\n")
    assert heard.all(Tap) == []
    assert len(heard.all(Status)) == 1
