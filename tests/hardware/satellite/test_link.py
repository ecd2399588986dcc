"""One board and its link in simulated time: greeting, events, questions, settings, and all that can go wrong."""

from collections.abc import Callable, Iterator
from types import MethodType

import pytest

from hardware.clock import Alarm
from hardware.message import message
from hardware.satellite.clock.board_time import BoardTime
from hardware.satellite.clock.pings import BURST, RESTING
from hardware.satellite.dictionary import MESSAGES
from hardware.satellite.frames import Frame, coded
from hardware.satellite.greeting import Wanted
from hardware.satellite.port import Port, PortListener
from tests.hardware.satellite.board import ID
from tests.hardware.satellite.losses import Evening
from tests.hardware.satellite.wire import Cable, Faults

NORTH = {"satellite": "north"}
SETTINGS = b'{"version":1,"name":"north","parts":[{"name":"ok","part":"button","pin":2}' + b" " * 500 + b"]}"


@pytest.fixture
def cable() -> Iterator[Cable]:
    made = Cable()
    yield made
    made.link.close()


def presses(cable: Cable) -> list[int]:
    return [event.event for event, _ in cable.heard.events]


def test_a_board_is_up_once_its_parts_and_its_time_are_known(cable: Cable) -> None:
    [(parts, anew)] = cable.heard.ups
    assert [part.name for part in parts][:3] == ["reader", "ok", "call"]
    assert anew
    assert cable.link.is_up
    assert cable.heard.downs == []
    assert cable.board.frames_period > 0
    assert cable.link.hello is not None
    assert cable.link.hello.version == "1.0"


@pytest.mark.parametrize("ppm", [-100.0, 0.0, 100.0])
def test_the_moment_of_an_event_is_true_within_its_error(ppm: float) -> None:
    cable = Cable(ppm=ppm)
    for _ in range(400):  # the board's 32 bits wrap within these seconds
        cable.clock.advance(0.9)
        now = cable.clock.now()
        cable.board.press("call")
        cable.clock.advance(0.05)
        _, moment = cable.heard.events[-1]
        assert abs(moment.at - now) <= moment.err < 0.002
    assert len(cable.heard.events) == 400


def test_events_are_handed_over_in_order_and_acknowledged_after_it(cable: Cable) -> None:
    cable.board.press("ok")
    cable.board.do("dial", MESSAGES.TURN, b"\x02")
    assert cable.board.kept
    cable.clock.advance(0.01)
    assert [(event.event, event.what) for event, _ in cable.heard.events] == [(1, MESSAGES.PRESS), (2, MESSAGES.TURN)]
    assert not cable.board.kept


def test_a_frame_that_comes_twice_is_one_event(cable: Cable) -> None:
    cable.faults = Faults(doubled=1.0)
    cable.board.press("ok")
    cable.board.press("ok")
    cable.clock.advance(1.0)
    assert presses(cable) == [1, 2]
    assert not cable.board.kept


def test_a_frame_that_is_lost_comes_again_before_those_after_it(cable: Cable) -> None:
    cable.faults = Faults(lost=1.0)
    cable.board.press("ok")
    cable.faults = Faults()
    cable.board.press("no")
    cable.clock.advance(0.0011)
    assert presses(cable) == []
    cable.clock.advance(1.0)
    assert presses(cable) == [1, 2]


def test_a_lost_receipt_doubles_nothing(cable: Cable) -> None:
    cable.board.press("ok")
    cable.clock.advance(0.0008)
    cable.faults = Faults(lost=1.0)
    cable.clock.advance(0.02)
    cable.faults = Faults()
    cable.clock.advance(1.0)
    assert presses(cable) == [1]
    assert not cable.board.kept


def test_what_happened_while_the_plug_was_out_is_told_when_it_is_back(cable: Cable) -> None:
    cable.board.press("ok")
    cable.clock.advance(0.1)
    cable.unplug()
    assert cable.heard.downs == [message("satellite-unplugged", **NORTH)]
    cable.board.press("call")
    cable.clock.advance(5.0)
    assert cable.heard.downs[-1].id == "device-port-missing"
    cable.plug()
    cable.clock.advance(9.0)
    assert presses(cable) == [1, 2]
    assert [anew for _, anew in cable.heard.ups] == [True, False]


def test_a_board_is_tried_for_ever_and_at_once_when_asked_to(cable: Cable) -> None:
    cable.unplug()
    cable.clock.advance(3600.0)
    cable.plug()
    cable.link.retry()
    cable.clock.advance(0.2)
    assert cable.link.is_up


def test_a_board_that_restarts_counts_from_one_and_nothing_is_lost(cable: Cable) -> None:
    for _ in range(3):
        cable.board.press("ok")
        cable.clock.advance(0.1)
    cable.restart()
    for _ in range(4):
        cable.board.press("call")
    cable.clock.advance(2.0)
    assert presses(cable) == [1, 2, 3, 1, 2, 3, 4]
    assert message("satellite-restarted", **NORTH) in cable.heard.downs
    assert cable.link.is_up


def test_a_restart_without_a_word_is_noticed_before_anything_is_lost(cable: Cable) -> None:
    for _ in range(3):
        cable.board.press("ok")
        cable.clock.advance(0.1)
    cable.faults = Faults(lost=1.0)  # its hello does not arrive
    cable.board.start()
    cable.faults = Faults()
    for _ in range(5):
        cable.board.press("call")
    cable.clock.advance(3.0)
    assert presses(cable) == [1, 2, 3, 1, 2, 3, 4, 5]


def test_a_host_that_was_started_anew_gets_what_nobody_has_acknowledged() -> None:
    cable = Cable(begin=False)
    cable.board.is_greeted = True
    for _ in range(5):
        cable.board.press("ok")
    cable.board._acknowledge(3)
    cable.link.start()
    cable.clock.advance(1.0)
    assert presses(cable) == [4, 5]


def test_what_another_program_has_taken_is_told_as_missed(cable: Cable) -> None:
    cable.board.press("ok")
    cable.clock.advance(0.1)
    cable.unplug()
    for _ in range(3):
        cable.board.press("ok")
    cable.board._acknowledge(3)
    cable.plug()
    cable.clock.advance(3.0)
    assert cable.heard.lost == 2
    assert presses(cable) == [1, 4]


def test_a_full_ring_is_told_with_the_number_of_lost_inputs(cable: Cable) -> None:
    cable.unplug()
    for _ in range(MESSAGES.KEPT_EVENTS + 10):
        cable.board.press("ok")
    cable.plug()
    cable.clock.advance(5.0)
    [told] = [event for event, _ in cable.heard.events if event.what == MESSAGES.LOST]
    assert told.data == bytes([10])
    assert len(cable.heard.events) == MESSAGES.KEPT_EVENTS + 1


# Refused


def refusal(cable: Cable) -> str:
    cable.link.start()
    cable.clock.advance(20.0)
    assert not cable.link.is_up
    assert cable.heard.ups == []
    return cable.heard.downs[-1].id


def test_other_messages_are_refused_with_the_version() -> None:
    cable = Cable(begin=False)
    cable.board.digest ^= 1
    assert refusal(cable) == "satellite-version"
    assert dict(cable.heard.downs[-1].gaps) == {"satellite": "north", "version": "1.0"}
    cable.board.digest ^= 1  # it was flashed meanwhile
    cable.clock.advance(20.0)
    assert cable.link.is_up


def test_another_board_in_its_place_is_refused() -> None:
    cable = Cable(begin=False, wanted=Wanted("north", "E6614103E7000009"))
    assert refusal(cable) == "satellite-other"
    assert dict(cable.heard.downs[-1].gaps)["found"] == ID


def test_a_board_in_safe_mode_says_so() -> None:
    cable = Cable(begin=False)
    cable.board.flags = MESSAGES.SAFE_MODE
    assert refusal(cable) == "satellite-safe"


def test_a_board_that_says_nothing_is_silent() -> None:
    cable = Cable(begin=False)
    cable.board.is_mute = True
    assert refusal(cable) == "satellite-silent"


def test_a_board_that_falls_silent_is_down_though_its_port_is_there(cable: Cable) -> None:
    cable.board.is_mute = True
    cable.clock.advance(3.0)
    assert cable.heard.downs[0] == message("satellite-silent", **NORTH)
    cable.board.is_mute = False
    cable.clock.advance(20.0)
    assert cable.link.is_up


# Settings


def test_settings_are_written_where_they_differ_and_then_left_alone() -> None:
    cable = Cable(wanted=Wanted("north", ID, SETTINGS))
    cable.clock.advance(2.0)
    assert cable.board.settings == SETTINGS
    assert cable.board.restarts == 1
    [(parts, _)] = cable.heard.ups
    assert [part.name for part in parts] == ["ok"]
    cable.unplug()
    cable.plug()
    cable.clock.advance(3.0)
    assert cable.board.restarts == 1
    assert cable.link.is_up


def test_settings_arrive_over_a_bad_cable() -> None:
    cable = Cable(wanted=Wanted("north", ID, SETTINGS), begin=False)
    cable.faults = Faults(lost=0.1, damaged=0.1)
    cable.link.start()
    cable.clock.advance(60.0)
    cable.faults = Faults()
    cable.clock.advance(20.0)
    assert cable.board.settings == SETTINGS
    assert cable.link.is_up


def test_a_board_that_does_not_keep_settings_is_given_up_with_a_word() -> None:
    cable = Cable(wanted=Wanted("north", ID, SETTINGS), begin=False)
    cable.board.keeps_settings = False
    cable.link.start()
    cable.clock.advance(5.0)
    assert cable.heard.ups == []
    assert cable.heard.downs[0].id == "satellite-unsettled"


# Anything before?


def test_a_question_is_answered_after_all_that_happened_before(cable: Cable) -> None:
    cable.board.press("call")
    asked = cable.clock.now()
    assert cable.link.ask(asked)
    cable.clock.advance(0.01)
    assert presses(cable) == [1]
    assert cable.heard.answers == [asked]
    cable.clock.advance(2.0)
    assert cable.heard.answers == [asked]


def test_an_answer_waits_for_an_event_that_was_lost_on_its_way(cable: Cable) -> None:
    cable.faults = Faults(lost=1.0)
    cable.board.press("call")
    cable.link.ask(cable.clock.now())
    cable.clock.advance(0.02)
    cable.faults = Faults()
    assert cable.heard.answers == []
    cable.clock.advance(1.0)
    assert presses(cable) == [1]
    assert len(cable.heard.answers) == 1


def test_a_board_that_is_away_is_not_asked(cable: Cable) -> None:
    cable.unplug()
    assert not cable.link.ask(cable.clock.now())


def test_a_question_survives_a_short_cut(cable: Cable) -> None:
    cable.link.ask(cable.clock.now())
    cable.unplug()
    cable.plug()
    cable.clock.advance(2.0)
    assert len(cable.heard.answers) == 1


# Outputs


def test_a_slow_board_gets_the_latest_of_each_device_only(cable: Cable) -> None:
    cable.is_slow = True
    before = cable.board.shows
    for level in range(200):
        cable.link.show(3, bytes([level]))
        cable.link.show(5, bytes([level] * 5))
        cable.clock.advance(0.01)
        assert cable.port is not None
        assert cable.port.backlog < 2000
    cable.flow()
    cable.clock.advance(0.1)
    assert cable.board.shown["lamp"] == bytes([199])
    assert cable.board.shown["main"] == bytes([199] * 5)
    assert cable.board.shows - before <= 4


def test_what_is_shown_comes_back_after_a_cut_and_a_sound_does_not(cable: Cable) -> None:
    cable.link.show(3, b"\xff")
    cable.link.show(10, b"\xb8\x01\x64\x00", keep=False)
    cable.clock.advance(0.1)
    assert cable.board.shown == {"lamp": b"\xff", "sound": b"\xb8\x01\x64\x00"}
    cable.unplug(board_restarts=True)
    cable.link.show(10, b"\xb8\x01\x64\x00", keep=False)
    cable.plug()
    cable.clock.advance(3.0)
    assert cable.board.shown == {"lamp": b"\xff"}


def test_a_damaged_output_is_mended_by_the_next_refresh(cable: Cable) -> None:
    cable.faults = Faults(lost=1.0)
    cable.link.show(3, b"\xff")
    cable.faults = Faults()
    cable.clock.advance(6.0)
    assert cable.board.shown == {"lamp": b"\xff"}


def test_a_refused_frame_and_kinds_that_nobody_knows_change_nothing(cable: Cable) -> None:
    cable.link.show(200, b"\xff")
    cable.board.send(coded(Frame(0x7F, 0, b"what")))
    cable.board.send(coded(Frame(MESSAGES.PIECE, 0, b"\x03\x00\x00\x05\x00abcde")))
    cable.clock.advance(0.5)
    assert cable.link.is_up
    assert cable.heard.downs == []


def test_after_closing_nothing_is_told(cable: Cable) -> None:
    cable.link.close()
    cable.board.press("ok")
    cable.clock.advance(30.0)
    assert cable.heard.events == []
    assert cable.heard.downs == []


@pytest.mark.parametrize("seed", range(5))
def test_of_ten_thousand_inputs_none_is_lost_doubled_or_out_of_order(seed: int) -> None:
    outcome = Evening(seed, 2000).play()
    assert outcome.sent == 2000
    assert outcome.reconnects
    assert outcome.restarts
    assert outcome.is_good, outcome


def test_a_link_wakes_only_for_its_pings_while_nothing_happens(cable: Cable) -> None:
    asked = 0
    call_at = cable.clock.call_at

    def counted(when: float, call: Callable[[], object]) -> Alarm:
        nonlocal asked
        asked += call.__self__ is cable.link if isinstance(call, MethodType) else 0
        return call_at(when, call)

    cable.clock.advance(30.0)
    cable.clock.call_at = counted  # type: ignore[method-assign]
    pings = cable.board.pings
    cable.clock.advance(60.0)
    assert asked <= 2 * (cable.board.pings - pings) + 60


def test_a_link_whose_pings_are_seldom_stays_up_and_still_notices_a_board_that_hangs(
    cable: Cable, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(BoardTime, "period", RESTING)
    pings = cable.board.pings
    cable.clock.advance(60.0)
    assert cable.board.pings - pings < 16 * BURST
    assert cable.heard.downs == []
    cable.board.is_mute = True
    cable.clock.advance(3.0)
    assert [down.id for down in cable.heard.downs][:1] == ["satellite-silent"]


def test_a_board_with_settings_that_it_cannot_use_gets_those_of_the_profile() -> None:
    cable = Cable(wanted=Wanted("north", ID, SETTINGS), begin=False)
    cable.board.flags = MESSAGES.SAFE_MODE | MESSAGES.BAD_SETTINGS
    start = cable.board.start

    def started() -> None:
        cable.board.flags = 0
        start()

    cable.board.start = started  # type: ignore[method-assign]
    cable.link.start()
    cable.clock.advance(3.0)
    assert cable.board.settings == SETTINGS
    assert cable.link.is_up


def test_a_board_without_settings_says_so_where_none_are_at_hand() -> None:
    cable = Cable(begin=False)
    cable.board.flags = MESSAGES.SAFE_MODE | MESSAGES.BAD_SETTINGS
    assert refusal(cable) == "satellite-no-settings"


def test_frames_are_asked_for_again_when_the_board_has_forgotten_it(cable: Cable) -> None:
    cable.board.frames_period = 0
    cable.clock.advance(11.0)
    assert cable.board.frames_period > 0


def test_whatever_a_port_raises_the_link_tries_again() -> None:
    cable = Cable(begin=False)
    opens, raised = cable.link._opens, list[str]()

    def fails_once(listener: PortListener) -> Port:
        if not raised:
            raised.append("gone in between")
            raise FileNotFoundError
        return opens(listener)

    cable.link._opens = fails_once
    cable.link.start()
    assert [down.id for down in cable.heard.downs] == ["satellite-silent"]
    cable.clock.advance(10.0)
    assert cable.link.is_up
