"""The shared table: guests are links like any other, screens see what devices show, a reader can be lent out."""

from companion.host.news import Shown
from companion.host.shared_table import SharedTable
from companion.turns import Turns
from hardware.clock import SimulatedClock
from hardware.inputs import UNPLUGGED, Down, Input, Press, Settled, Status, Tap, Up
from hardware.outputs import Digits, Light, Steady, Tone
from hardware.virtual import Unplugged, VirtualTable


class Around:
    """A shared table with everything it tells."""

    def __init__(self) -> None:
        self.clock = SimulatedClock(start=7.0)
        self.devices = VirtualTable.of_seats(2, self.clock)
        self.shown: list[Shown] = []
        self.table = SharedTable(self.devices, self.clock, Turns(), self.shown.append)
        self.heard: list[Input] = []
        self.table.listen(self.heard.append)


def test_what_devices_tell_comes_through() -> None:
    around = Around()
    around.devices.press("seat1.ok")
    assert around.heard == [Press(device="seat1.ok", at=7.0)]
    assert around.table.devices() == around.devices.devices()


def test_outputs_reach_the_devices_and_the_screens() -> None:
    around = Around()
    lamp, number = Light("seat1.lamp", Steady()), Digits("seat1.main", "20")
    around.table.show([lamp, Tone("table.sound", "gong"), number])
    assert around.devices.look("seat1.main") == number
    assert around.shown == [Shown((lamp, number), ("gong",))]


def test_a_screen_that_comes_later_sees_what_is_shown_and_no_sound_that_has_passed() -> None:
    around = Around()
    around.table.show([Digits("seat1.main", "20"), Tone("table.sound", "gong")])
    around.table.show([Digits("seat1.main", "19"), Digits("seat2.main", "20")])
    assert set(around.table.outputs()) == {Digits("seat1.main", "19"), Digits("seat2.main", "20")}


def test_every_guest_is_asked_and_its_answer_is_told() -> None:
    around, asked = Around(), list[str]()
    around.table.join("phone1", lambda: asked.append("phone1"))
    around.table.join("players", lambda: asked.append("players"))
    links = around.table.ask_links()
    assert {"phone1", "players", *around.devices.links()} == set(links)
    assert asked == ["phone1", "players"]
    around.heard.clear()
    around.table.settled("phone1")
    assert around.heard == [Settled(device="phone1", at=7.0)]


def test_who_leaves_has_nothing_more_to_tell_and_is_not_asked_again() -> None:
    around = Around()
    leave = around.table.join("phone1", lambda: None)
    leave()
    assert around.heard == [Settled(device="phone1", at=7.0)]
    assert "phone1" not in around.table.ask_links()
    around.heard.clear()
    leave()
    assert around.heard == []


def test_a_reader_that_is_lent_out_tells_nothing_to_the_game_until_it_is_given_back() -> None:
    around, lent = Around(), list[Input]()
    give_back = around.table.divert("table.reader", lent.append)
    around.devices.tap("table.reader", uid="04AA")
    assert [type(told) for told in around.heard] == []
    assert any(isinstance(told, Tap) for told in lent)
    give_back()
    lent.clear()
    around.devices.tap("table.reader", uid="04AB")
    assert any(isinstance(told, Tap) for told in around.heard)
    assert lent == []


def test_that_a_reader_is_gone_everybody_hears_though_it_is_lent_out() -> None:
    around, lent = Around(), list[Input]()
    around.table.divert("table.reader", lent.append)
    around.devices.fault("table.reader", Unplugged())
    around.devices.mend("table.reader")
    assert [told.state for told in around.heard if isinstance(told, Status)] == [Down(UNPLUGGED), Up()]
    assert lent == around.heard


def test_an_old_loan_does_not_end_a_new_one() -> None:
    around, first, second = Around(), list[Input](), list[Input]()
    end_first = around.table.divert("table.reader", first.append)
    around.table.divert("table.reader", second.append)
    end_first()
    around.devices.tap("table.reader", uid="04AA")
    assert (first, around.heard) == ([], [])
    assert second


def test_after_it_is_closed_nobody_is_told_and_the_devices_still_work() -> None:
    around = Around()
    heard: list[Input] = []
    around.devices.listen(heard.append)
    around.table.close()
    around.devices.press("seat1.ok")
    assert around.heard == []
    assert heard == [Press(device="seat1.ok", at=7.0)]
