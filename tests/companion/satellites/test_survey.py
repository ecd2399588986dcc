"""What is learnt of boards by listening to them over a pseudo-terminal."""

from companion.satellites.plugged import plugged, strangers
from companion.satellites.survey import survey, timed
from hardware.satellite.dictionary import MESSAGES
from hardware.wiring.device import Board
from tests.companion.satellites.boards import PATIENT, Sockets

NORTH, EAST = Board("north", "E6614103E7000001"), Board("east", "E6614103E7000002")


def test_boards_are_found_by_number_and_by_port(sockets: Sockets) -> None:
    sockets.plug(NORTH.id, "one")
    sockets.plug(EAST.id, "two")
    by_port = Board("anybody", port="/dev/ttyACM1")
    there = plugged((NORTH, by_port, Board("west", "E6614103E7000009")), sockets.root)
    assert {name: (plug.port, plug.controller) for name, plug in there.items()} == {
        "north": ("/dev/ttyACM0", "one"),
        "anybody": ("/dev/ttyACM1", "two"),
    }
    assert [(plug.board.name, plug.id, plug.named) for plug in strangers((NORTH,), sockets.root)] == [
        ("ttyACM1", EAST.id, False)
    ]


def test_boards_on_one_controller_share_its_frames(sockets: Sockets) -> None:
    for board in (NORTH, EAST):
        sockets.plug(board.id)
    reports = survey(plugged((NORTH, EAST), sockets.root).values(), timed, PATIENT)
    assert [(each.name, each.version, each.chip, each.why, each.means) for each in reports] == [
        ("north", "1.0", "RP2040", None, "frames"),
        ("east", "1.0", "RP2040", None, "frames"),
    ]
    assert all(each.bound_us is not None and each.trip_us is not None for each in reports)
    assert [part.name for part in reports[0].parts][:3] == ["reader", "ok", "call"]


def test_a_board_of_another_version_says_why_it_cannot_be_used(sockets: Sockets) -> None:
    board = sockets.plug(NORTH.id)
    sockets.do(lambda: setattr(board, "digest", 1))
    [report] = survey(plugged((NORTH,), sockets.root).values(), timed, PATIENT)
    assert report.why is not None
    assert (report.why.id, report.parts) == ("satellite-version", ())


def test_a_board_in_safe_mode(sockets: Sockets) -> None:
    board = sockets.plug(NORTH.id)
    sockets.do(lambda: setattr(board, "flags", MESSAGES.SAFE_MODE))
    [report] = survey(plugged((NORTH,), sockets.root).values())
    assert report.why is not None
    assert report.why.id == "satellite-safe"
