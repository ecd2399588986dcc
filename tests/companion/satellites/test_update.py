"""A board that runs our firmware gets a new one: real mpremote, and real MicroPython with its own prompt."""

import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
import serial

from companion.satellites import flashing
from companion.satellites.flashing import NotFlashed, files, flash
from hardware.emulators.satellite import Board
from tests.firmware.peer import connected
from tests.firmware.seat import firmware, m, only, settings

pytest.importorskip("mpremote")
PARTS = only("ok", "lamp")
OLD = {"/ambit/__init__.py": 'VERSION = "0.0.1"\n', "/ambit/dropped.py": "GONE = 1\n"}
NEW_SETTINGS = settings(PARTS, name="south")
RAW = b"raw REPL; CTRL-B to exit\r\n>"


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(flashing, "ANSWER", 2.0)
    monkeypatch.setattr(flashing, "RETURN", 120.0)


@pytest.fixture
def board(tmp_path: Path) -> Iterator[Board]:
    made = Board(tmp_path / "port", settings(PARTS), PARTS, files=dict(OLD))
    made.plug()
    yield made
    made.close()


@pytest.fixture
def new_board(tmp_path: Path) -> Iterator[Board]:
    made = Board(tmp_path / "port", "", PARTS, files={"/main.py": None})
    made.plug()
    made.until(lambda: made.prompts)
    yield made
    made.close()


def ask_for_update(board: Board) -> None:
    with connected(board.path) as peer:
        peer.send(m.RESTART, bytes([m.RESTART_UPDATE]))
        board.until(lambda: board.prompts)


def test_a_board_with_an_older_version_gets_the_new_one_and_starts(board: Board) -> None:
    with connected(board.path) as peer:
        assert peer.hello().version == "0.0.1"
    wanted, told = files(NEW_SETTINGS.encode()), list[int]()
    flash(str(board.path), wanted, told.append)
    board.until(lambda: board.starts == 3)
    assert sum(told) == sum(map(len, wanted.values()))
    assert board.changed_files() == {"/settings.json": NEW_SETTINGS}
    with connected(board.path) as peer:
        hello = peer.hello()
        assert (hello.version, hello.flags) == (firmware("__init__").VERSION, 0)
        assert peer.piece(m.SETTINGS).decode() == NEW_SETTINGS
        board.press("ok")
        peer.of(m.PRESS, 1)


def test_the_restart_after_a_first_flash_is_not_told_as_one_of_a_program_that_hung(new_board: Board) -> None:
    flash(str(new_board.path), files(NEW_SETTINGS.encode()), lambda count: None)
    new_board.until(lambda: new_board.starts == 2)
    with connected(new_board.path) as peer:
        assert peer.hello().flags == 0


def test_for_an_update_the_program_does_not_run_and_the_start_after_it_is_normal(board: Board) -> None:
    ask_for_update(board)
    with serial.Serial(str(board.path), timeout=60) as port:
        port.write(b"\r\x03\x01")
        assert port.read_until(RAW).endswith(RAW)
        port.write(b"print(6 * 7)\x04")
        assert port.read_until(b"\x04\x04>") == b"OK42\r\n\x04\x04>"
        port.write(b"import machine; machine.reset()\x04")
        board.until(lambda: board.starts == 3)
    with connected(board.path) as peer:
        assert (peer.hello().flags, peer.hello().version) == (0, "0.0.1")
    assert not board.prompts


def test_an_update_that_breaks_off_leaves_a_board_that_can_be_written_again(board: Board) -> None:
    def broken(count: int) -> None:
        raise OSError("pulled out")

    with pytest.raises(NotFlashed) as refused:
        flash(str(board.path), files(None), broken)
    assert refused.value.what.id == "flash-broken"
    flash(str(board.path), files(None), lambda count: None)
    board.until(lambda: board.starts == 3)
    with connected(board.path) as peer:
        assert peer.hello().version == firmware("__init__").VERSION


def test_a_way_of_restarting_that_the_board_does_not_know_is_refused(board: Board) -> None:
    with connected(board.path) as peer:
        peer.send(m.RESTART, struct.pack("<B", 99))
        assert peer.wait(m.REFUSED) == bytes((m.REFUSED_KIND, m.RESTART))
    assert board.starts == 1
