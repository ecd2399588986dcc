"""Satellites, as the doctor finds them: models of boards on pseudo-terminals, spoken to by the real link."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.doctor.finding import Finding
from companion.messages import Speaker
from hardware.satellite.dictionary import MESSAGES
from tests.companion.doctor.trees import BUTTON, Patient, hold
from tests.companion.satellites.boards import PATIENT, BoardWithFrames, Sockets

NORTH, EAST = "E6614103E7000001", "E6614103E7000002"
ONE = f'[satellites.north]\nid = "{NORTH}"\n[seat1]\ncall = {{ driver = "satellite", satellite = "north" }}\n'
SHORT = 4.0
"""Patience where what is listened for never comes: the doctor listens for all of it, 10 s."""
TWO = f'{ONE}[satellites.east]\nid = "{EAST}"\n[seat2]\ncall = {{ driver = "satellite", satellite = "east" }}\n'


@pytest.fixture
def sockets(pi: Path) -> Iterator[Sockets]:
    """USB sockets of the Pi."""
    made = Sockets(pi)
    yield made
    made.close()


def findings(pi: Path, text: str, patience: float = PATIENT) -> dict[str, Finding]:
    patient = Patient(pi, text)
    patient.patience = patience
    return {finding.says.id: finding for finding in patient.findings("satellites")}


def levels(pi: Path, text: str) -> dict[str, str]:
    return {id: finding.level for id, finding in findings(pi, text).items()}


def with_call(sockets: Sockets, number: str, controller: str = "xhci", offset: int | None = 0) -> BoardWithFrames:
    """A board whose settings are those of the profile: a call button."""
    board = sockets.plug(number, controller, offset)
    sockets.do(lambda: setattr(board, "parts", [{"name": "call", "part": "button", "up": True}]))
    return board


def test_no_satellite_is_needed(pi: Path) -> None:
    assert levels(pi, BUTTON) == {"doctor-satellites-none": "note"}


def test_a_board_that_is_not_plugged_in(pi: Path) -> None:
    assert levels(pi, ONE) == {"doctor-satellites-missing": "wrong"}


def test_two_boards_that_are_well(pi: Path, sockets: Sockets) -> None:
    with_call(sockets, NORTH)
    with_call(sockets, EAST)
    found = findings(pi, TWO)
    assert {id: finding.level for id, finding in found.items()} == {
        "doctor-satellite": "good",
        "doctor-satellite-bound": "good",
        "doctor-satellites-one": "good",
    }
    assert found["doctor-satellite"].about == {
        "board": "east",
        "port": "/dev/ttyACM1",
        "version": "1.0",
        "chip": "RP2040",
        "parts": ["call"],
    }
    assert found["doctor-satellite-bound"].about["means"] == "frames"


def test_a_board_that_never_hears_frames_is_not_called_good(pi: Path, sockets: Sockets) -> None:
    with_call(sockets, NORTH, offset=None)
    found = findings(pi, ONE, SHORT)["doctor-satellite-bound"]
    assert (found.level, found.about["trouble"]) == ("warning", "few-frames")
    assert found.do is not None
    for language, word in (("en", "another cable"), ("fr", "un autre câble")):
        assert word in Speaker(language).message(found.do)


def test_two_controllers_are_seen_by_their_paths(pi: Path, sockets: Sockets) -> None:
    with_call(sockets, NORTH, "one")
    with_call(sockets, EAST, "two", offset=700)
    found = findings(pi, TWO)["doctor-satellites-controllers"]
    assert (found.level, found.about["controllers"]) == ("warning", {"one": ["north"], "two": ["east"]})
    assert found.do is not None
    assert found.do.id == "doctor-satellites-controllers-do"


def test_two_controllers_are_seen_by_their_frame_numbers_where_the_paths_say_one(pi: Path, sockets: Sockets) -> None:
    with_call(sockets, NORTH)
    with_call(sockets, EAST, offset=700)
    found = findings(pi, TWO)
    assert found["doctor-satellites-frames"].level == "warning"
    assert "doctor-satellites-one" in found


def test_a_board_with_other_firmware_is_told_to_be_flashed(pi: Path, sockets: Sockets) -> None:
    board = with_call(sockets, NORTH)
    sockets.do(lambda: setattr(board, "digest", 7))
    found = findings(pi, ONE)["doctor-satellite-away"]
    assert (found.level, found.about["why"]) == ("wrong", "satellite-version")
    assert "ambit satellites flash north" in Speaker("en").message(found.says)


def test_a_part_that_does_not_answer(pi: Path, sockets: Sockets) -> None:
    board = with_call(sockets, NORTH)
    sockets.do(lambda: board.fail("call", MESSAGES.NO_ANSWER))
    found = findings(pi, ONE)["doctor-satellite-parts"]
    assert (found.level, found.about["parts"]) == ("wrong", ["call"])


def test_settings_that_the_next_table_will_write(pi: Path, sockets: Sockets) -> None:
    board = sockets.plug(NORTH)
    assert levels(pi, ONE)["doctor-satellite-settings"] == "note"
    assert sockets.do(lambda: board.settings) == b""  # the doctor writes nothing


def test_a_board_that_its_watchdog_restarted(pi: Path, sockets: Sockets) -> None:
    board = with_call(sockets, NORTH)
    sockets.do(lambda: setattr(board, "flags", MESSAGES.WATCHDOG_RESET))
    assert levels(pi, ONE)["doctor-satellite-watchdog"] == "warning"


def test_a_board_that_a_game_uses_is_left_alone(pi: Path, sockets: Sockets) -> None:
    board = with_call(sockets, NORTH)
    hold(pi, 815, "ambit", str((pi / "dev/ttyACM0").resolve()), command="python ambit table")
    assert levels(pi, ONE) == {"doctor-devices-busy": "note"}
    assert sockets.do(lambda: board.heard) == []
