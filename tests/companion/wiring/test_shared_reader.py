"""One reader for several seats: how a profile says so, what is wrong with one, and how the virtual table plays it."""

import pytest

from companion.doctor.checks.buttons import _contacts
from companion.messages import Speaker
from companion.wiring.labels import Labels
from companion.wiring.parts import parts, without_wires
from companion.wiring.plan import plan
from companion.wiring.shopping import shopping
from hardware.clock import SimulatedClock
from hardware.inputs import Input, Press, Tap
from hardware.profile import Profile, load, read, shipped
from hardware.virtual import VirtualTable
from hardware.wiring.drivers import GpioButton, SharedReader

OWN = '[table]\nreader = { driver = "pn532-uart", port = "/dev/serial0" }\n'
SHARED = '[seat1]\nreader = { driver = "shared-reader", pin = 4 }\n[seat2]\nreader = "shared-reader"\n'


def profile(text: str = SHARED + OWN) -> Profile:
    found = read(text)
    assert isinstance(found, Profile), found
    return found


def test_a_seat_shares_the_tables_reader_with_a_button_or_on_the_screen() -> None:
    found = profile()
    assert found.shared_reader == (1, 2)
    first, second, _ = (device.driver for device in found.devices)
    assert isinstance(first, SharedReader)
    assert first.button == GpioButton(pin=4)
    assert isinstance(second, SharedReader)
    assert second.button is None


def test_its_button_has_a_name_of_its_own() -> None:
    found = plan(profile())
    labels = Labels(Speaker(), found.shared_reader)
    boxes = ["Seat\u00a01 · reader button", "Table · card reader"]
    assert [labels.part(part) for part in found.parts] == boxes
    unwired = "On the screen: Seat\u00a02 · reader button"
    assert [labels.unwired(*devices) for devices in found.unwired] == [unwired]


@pytest.mark.parametrize(
    ("text", "mistake", "key"),
    [
        (SHARED, "wiring-shared-nothing", "seat1.reader"),
        ('[table]\nreader = "shared-reader"\n', "wiring-shared-itself", "table.reader"),
        (SHARED.replace("4", "99") + OWN, "wiring-value", "seat1.reader.pin"),
        (SHARED.replace("4", "14") + OWN, "wiring-taken", "seat1.reader.pin"),
    ],
)
def test_what_cannot_work_is_told_with_its_place(text: str, mistake: str, key: str) -> None:
    found = read(text)
    assert isinstance(found, tuple)
    assert (found[0].what.id, found[0].key) == (mistake, key)


def test_the_virtual_table_has_a_button_for_each_and_one_reader() -> None:
    clock, told = SimulatedClock(), list[Input]()
    table = VirtualTable.of_profile(profile(), clock)
    table.listen(told.append)
    assert table.shared_reader() == (1, 2)
    table.press("seat2.reader")
    clock.advance(0.1)
    table.tap("seat1.reader", card="cub")
    clock.advance(0.1)
    assert [(type(one), one.device) for one in told if isinstance(one, Press | Tap)] == [
        (Press, "seat2.reader"), (Press, "seat1.reader"), (Tap, "table.reader"),
    ]  # fmt: skip


def test_its_buttons_are_wired_bought_and_looked_at_by_the_doctor() -> None:
    found = profile()
    assert [part.kind for part in parts(found)] == ["button", "reader"]
    assert without_wires(found) == (("screen", ("seat2.reader",)),)
    assert shopping(parts(found))["button"] == 1
    assert list(_contacts(found)) == [("seat1.reader", 4, True)]


def test_the_shipped_profile_shares_one_reader_among_eight() -> None:
    found = load(shipped()["eight-seats-one-reader"])
    assert isinstance(found, Profile)
    assert found.shared_reader == tuple(range(1, 9))
    bought = shopping(parts(found))
    assert (bought["reader"], bought["button"]) == (1, 17)
