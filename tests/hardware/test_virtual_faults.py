"""What goes wrong at a table, one fault at a time: how it looks to the table, and that it is always reported."""

import msgspec
import pytest

from hardware.clock import SimulatedClock
from hardware.inputs import Clash, Down, Input, Lifted, Missed, Press, Settled, Status, Tag, Tap, Turn, Unread, Up
from hardware.outputs import Digits, Tone
from hardware.profile import Profile, read
from hardware.virtual import (
    Bounce,
    Dead,
    Drift,
    Fault,
    Late,
    LeftOn,
    Lost,
    NotItsRole,
    Repeated,
    TwoCards,
    Unplugged,
    Unreadable,
    VirtualTable,
)

UNPLUGGED = Down("unplugged")


def only(told: list[Input], *kinds: type[Input]) -> list[Input]:
    return [each for each in told if isinstance(each, kinds)]


def test_a_press_that_bounces_is_one_press_at_first_contact(
    table: VirtualTable, told: list[Input], clock: SimulatedClock
) -> None:
    table.fault("seat1.ok", Bounce(times=8, within=0.01))
    table.press("seat1.ok")
    clock.advance(1)
    table.press("seat1.ok")
    assert told == [Press(device="seat1.ok", at=100.0), Press(device="seat1.ok", at=101.0)]


def test_the_knob_of_a_dial_bounces_too_and_its_turns_do_not(table: VirtualTable, told: list[Input]) -> None:
    table.fault("seat1", Bounce())
    table.press("seat1.dial")
    table.turn("seat1.dial", 2)
    table.turn("seat1.dial", 2)
    turn = Turn(device="seat1.dial", at=100.0, by=2)
    assert told == [Press(device="seat1.dial", at=100.0), turn, turn]


def test_a_contact_that_is_worse_than_its_window_shows_as_what_it_is(clock: SimulatedClock) -> None:
    """With a `bounce_ms` that is too small, one push is several presses; a larger one mends it."""

    def presses(bounce_ms: int) -> int:
        profile = read(f'[seat1]\nok = {{ driver = "gpio-button", pin = 4, bounce_ms = {bounce_ms} }}')
        assert isinstance(profile, Profile)
        table, told = VirtualTable.of_profile(profile, clock), list[Input]()
        table.listen(told.append)
        table.fault("seat1.ok", Bounce(times=2, within=0.04))
        table.press("seat1.ok")
        return len(told)

    assert (presses(5) > 1, presses(20)) == (True, 1)


def test_a_card_left_on_the_reader_is_not_tapped_again(table: VirtualTable, told: list[Input]) -> None:
    table.fault("seat1.reader", LeftOn())
    for _ in range(3):
        table.tap("seat1.reader", uid="04A1")
    assert told == [Tap(device="seat1.reader", at=100.0, uid="04A1")]
    table.lift("seat1.reader")
    table.tap("seat1.reader", uid="04A1")
    assert told[1:] == [
        Lifted(device="seat1.reader", at=100.0, uid="04A1"),
        Tap(device="seat1.reader", at=100.0, uid="04A1"),
    ]


def test_a_card_left_on_the_reader_clashes_with_the_next_one(table: VirtualTable, told: list[Input]) -> None:
    table.fault("seat1.reader", LeftOn())
    table.tap("seat1.reader", uid="04A1")
    table.tap("seat1.reader", uid="04B2")
    assert told[-1] == Clash(device="seat1.reader", at=100.0, tags=(Tag(uid="04A1"), Tag(uid="04B2")))
    assert len(only(told, Tap)) == 1


def test_two_cards_at_once_are_said_to_be_two(table: VirtualTable, told: list[Input]) -> None:
    table.fault("seat1.reader", TwoCards(Tag(card="target-1")))
    table.tap("seat1.reader", uid="04A1")
    assert told == [
        Clash(device="seat1.reader", at=100.0, tags=(Tag(card="target-1"), Tag(uid="04A1"))),
        Lifted(device="seat1.reader", at=100.0),
    ]


@pytest.mark.parametrize("why", ["phone", "faint"])
def test_what_cannot_be_read_says_why(why: str, table: VirtualTable, told: list[Input]) -> None:
    fault = msgspec.convert({"fault": "unreadable", "why": why}, Unreadable)
    table.fault("seat1.reader", fault)
    table.tap("seat1.reader", uid="08A1B2C3")
    assert told == [Unread(device="seat1.reader", at=100.0, why=fault.why)]


def test_a_dead_reader_says_why_and_hears_nothing(table: VirtualTable, told: list[Input]) -> None:
    table.fault("seat1.reader", Dead("no answer from the reader"))
    down = Down("no answer from the reader")
    assert table.devices()["seat1.reader"] == down
    assert table.devices()["seat1.ok"] == Up()
    table.tap("seat1.reader", uid="04A1")
    assert told == [Status(device="seat1.reader", at=100.0, state=down)]


def test_a_reader_that_is_back_is_up_and_reads_again(table: VirtualTable, told: list[Input]) -> None:
    table.fault("seat1.reader", Dead())
    table.mend("seat1.reader")
    table.tap("seat1.reader", uid="04A1")
    assert told[1:] == [
        Status(device="seat1.reader", at=100.0, state=Up()),
        Tap(device="seat1.reader", at=100.0, uid="04A1"),
        Lifted(device="seat1.reader", at=100.0, uid="04A1"),
    ]


def test_a_reader_that_dies_under_a_card_does_not_say_that_the_card_left(
    table: VirtualTable, told: list[Input]
) -> None:
    table.lay("seat1.reader", Tag(uid="04A1"))
    table.fault("seat1.reader", Dead())
    table.mend("seat1.reader")
    assert [type(each) for each in told] == [Tap, Status, Status]


def test_a_reader_that_is_back_sees_what_changed_meanwhile(
    table: VirtualTable, told: list[Input], clock: SimulatedClock
) -> None:
    table.lay("seat1.reader", Tag(uid="04A1"))
    table.fault("seat1.reader", Dead())
    table.lift("seat1.reader")
    table.lay("seat1.reader", Tag(uid="04B2"))
    clock.advance(5)
    table.mend("seat1.reader")
    assert only(told, Tap, Lifted)[1:] == [
        Lifted(device="seat1.reader", at=105.0, uid="04A1"),
        Tap(device="seat1.reader", at=105.0, uid="04B2"),
    ]


def test_a_late_message_says_when_it_happened(table: VirtualTable, told: list[Input], clock: SimulatedClock) -> None:
    table.fault("seat1.ok", Late(0.08))
    table.press("seat1.ok")
    table.press("seat2.ok")
    clock.advance(0.079)
    assert told == [Press(device="seat2.ok", at=100.0)]
    clock.advance(0.001)
    assert told[1:] == [Press(device="seat1.ok", at=100.0)]


def test_on_one_link_nothing_overtakes(table: VirtualTable, told: list[Input], clock: SimulatedClock) -> None:
    table.fault("seat1", Late(1.0))
    table.press("seat1.ok")
    table.mend("seat1")
    clock.advance(0.5)
    table.press("seat1.no")
    assert told == []
    clock.advance(0.5)
    assert told == [Press(device="seat1.ok", at=100.0), Press(device="seat1.no", at=100.5)]


def test_a_lost_message_is_sent_again(table: VirtualTable, told: list[Input], clock: SimulatedClock) -> None:
    table.fault("seat1.ok", Lost(resent=0.25))
    table.press("seat1.ok")
    assert told == []
    clock.advance(10)
    assert told == [Press(device="seat1.ok", at=100.0)]


def test_a_message_lost_for_good_is_told_as_missed(
    table: VirtualTable, told: list[Input], clock: SimulatedClock
) -> None:
    table.fault("seat1.ok", Lost(resent=None))
    table.press("seat1.ok")
    assert told == []
    clock.advance(1)
    assert told == [Missed(device="seat1.ok", at=101.0)]


def test_the_next_message_shows_the_gap_at_once(table: VirtualTable, told: list[Input], clock: SimulatedClock) -> None:
    table.fault("seat1.ok", Lost(resent=None))
    table.press("seat1.ok")
    table.press("seat1.ok")
    clock.advance(0.1)
    table.press("seat1.no")
    missed = Missed(device="seat1.ok", at=100.1)
    assert told == [missed, missed, Press(device="seat1.no", at=100.1)]
    clock.advance(5)
    assert len(told) == 3


def test_a_message_whose_receipt_was_lost_is_told_once(
    table: VirtualTable, told: list[Input], clock: SimulatedClock
) -> None:
    table.fault("seat1", Repeated(after=0.2))
    table.press("seat1.ok")
    clock.advance(0.1)
    table.press("seat1.no")
    clock.advance(10)
    assert told == [Press(device="seat1.ok", at=100.0), Press(device="seat1.no", at=100.1)]


def test_a_repeated_message_does_not_make_a_gap_known_earlier(
    table: VirtualTable, told: list[Input], clock: SimulatedClock
) -> None:
    table.fault("seat1.ok", Repeated(after=0.1))
    table.press("seat1.ok")
    table.fault("seat1.no", Lost(resent=None))
    table.press("seat1.no")
    clock.advance(0.9)
    assert told == [Press(device="seat1.ok", at=100.0)]
    clock.advance(0.1)
    assert told[1:] == [Missed(device="seat1.no", at=101.0)]


def test_an_unplugged_device_is_down_until_it_is_plugged_in(table: VirtualTable, told: list[Input]) -> None:
    table.fault("seat1.ok", Unplugged())
    table.press("seat1.ok")
    assert table.devices()["seat1.ok"] == UNPLUGGED
    table.mend("seat1.ok")
    table.press("seat1.ok")
    assert told == [
        Status(device="seat1.ok", at=100.0, state=UNPLUGGED),
        Status(device="seat1.ok", at=100.0, state=Up()),
        Press(device="seat1.ok", at=100.0),
    ]


def test_an_unplugged_link_takes_all_its_devices_with_it(table: VirtualTable, told: list[Input]) -> None:
    table.fault("seat1", Unplugged())
    down = {name for name, state in table.devices().items() if state == UNPLUGGED}
    assert down == {name for name in table.devices() if name.startswith("seat1.")}
    assert {each.device for each in only(told, Status)} == down
    table.mend("seat1")
    assert set(table.devices().values()) == {Up()}


def test_what_was_under_way_is_lost_with_the_plug(
    table: VirtualTable, told: list[Input], clock: SimulatedClock
) -> None:
    table.fault("seat1", Late(1.0))
    table.press("seat1.ok")
    table.fault("seat1", Unplugged())
    table.mend("seat1")
    clock.advance(5)
    assert only(told, Press) == []
    table.press("seat1.no")
    assert only(told, Press) == [Press(device="seat1.no", at=105.0)]


def test_a_fault_that_was_there_already_is_not_told_again(table: VirtualTable, told: list[Input]) -> None:
    table.fault("seat1.ok", Unplugged())
    table.fault("seat1.ok", Unplugged())
    table.fault("seat1", Unplugged())
    assert len([each for each in told if each.device == "seat1.ok"]) == 1


def test_a_device_that_comes_back_shows_what_it_was_told_meanwhile(table: VirtualTable) -> None:
    table.show([Digits("seat1.main", "60")])
    table.fault("seat1.main", Unplugged())
    assert (table.look("seat1.main"), table.glance("seat1.main")) == (None, "    ")
    table.show([Digits("seat1.main", "55")])
    table.mend("seat1.main")
    assert table.look("seat1.main") == Digits("seat1.main", "55")


def test_a_sound_is_not_made_up_for(table: VirtualTable) -> None:
    table.fault("table.sound", Unplugged())
    table.show([Tone("table.sound", "gong")])
    table.mend("table.sound")
    assert (table.heard(), table.look("table.sound")) == ((), None)


@pytest.mark.parametrize("ppm", [-200.0, -50.0, 50.0, 200.0])
def test_a_clock_that_drifts_is_wrong_by_no_more_than_it_says(
    ppm: float, table: VirtualTable, told: list[Input], clock: SimulatedClock
) -> None:
    table.fault("seat1.call", Drift(ppm))
    clock.advance(1000)
    table.press("seat1.call")
    [press] = told
    assert press.at - 1100.0 == pytest.approx(ppm * 1e-3)
    assert abs(press.at - 1100.0) <= press.err < 0.3


def test_a_clock_that_drifts_is_right_again_when_it_is_mended(
    table: VirtualTable, told: list[Input], clock: SimulatedClock
) -> None:
    table.fault("seat1", Drift(200.0))
    clock.advance(1000)
    table.mend("seat1", Drift)
    table.press("seat1.call")
    assert told == [Press(device="seat1.call", at=1100.0)]


@pytest.mark.parametrize("ppm", [-201.0, 1e9, float("nan")])
def test_no_clock_drifts_further_than_a_device_vouches_for(ppm: float) -> None:
    with pytest.raises(ValueError, match="that a device may have"):
        Drift(ppm)


def test_a_link_answers_after_what_is_under_way_on_it(
    table: VirtualTable, told: list[Input], clock: SimulatedClock
) -> None:
    table.fault("seat1.call", Late(0.2))
    table.press("seat1.call")
    clock.advance(0.05)
    asked = table.ask_links()
    assert [each.device for each in told] == ["seat2", "table"]
    clock.advance(0.15)
    assert told[2:] == [Press(device="seat1.call", at=100.0), Settled(device="seat1", at=100.05)]
    assert {each.device for each in only(told, Settled)} == set(asked)


def test_a_link_that_is_down_is_not_asked(table: VirtualTable) -> None:
    table.fault("seat1", Unplugged())
    assert table.ask_links() == ("seat2", "table")


def test_a_link_that_loses_everything_owes_an_answer(
    table: VirtualTable, told: list[Input], clock: SimulatedClock
) -> None:
    table.fault("seat1", Lost(resent=None))
    assert "seat1" in table.ask_links()
    clock.advance(60)
    assert {each.device for each in told} == {"seat2", "table"}


def test_a_fault_befalls_only_what_can_have_it(table: VirtualTable) -> None:
    for device, fault in (("seat1.reader", Bounce()), ("seat1.ok", LeftOn()), ("seat1.lamp", Bounce())):
        with pytest.raises(NotItsRole, match=f"device-no-fault fault=.* device={device}"):
            table.fault(device, fault)


def test_the_faults_that_are_on_can_be_listed_and_mended_one_by_one(table: VirtualTable) -> None:
    table.fault("seat1", Late(0.08))
    table.fault("seat1.reader", LeftOn())
    table.fault("seat1.reader", Drift(50))
    assert table.faults() == {"seat1": (Late(0.08),), "seat1.reader": (LeftOn(), Drift(50))}
    table.mend("seat1.reader", LeftOn)
    table.mend("seat1.reader", Bounce)
    assert table.faults() == {"seat1": (Late(0.08),), "seat1.reader": (Drift(50),)}
    table.mend("seat1.reader")
    assert table.faults() == {"seat1": (Late(0.08),)}


def test_the_fault_of_a_device_comes_before_that_of_its_link(
    table: VirtualTable, told: list[Input], clock: SimulatedClock
) -> None:
    table.fault("seat1", Late(1.0))
    table.fault("seat1.ok", Late(0.1))
    table.press("seat1.ok")
    clock.advance(0.1)
    assert told == [Press(device="seat1.ok", at=100.0)]


def test_a_fault_travels_as_json() -> None:
    faults: list[Fault] = [Bounce(), LeftOn(), TwoCards(), Unreadable(), Dead(), Unplugged(), Late(), Lost(None)]
    faults += [Repeated(), Drift(-50)]
    for fault in faults:
        assert msgspec.json.decode(msgspec.json.encode(fault), type=Fault) == fault
