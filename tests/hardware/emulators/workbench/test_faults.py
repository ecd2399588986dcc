"""What goes wrong at the wire: the real drivers notice what they can, and all is well when it is mended."""

from contextlib import suppress

import pytest

from hardware.clock import SimulatedClock
from hardware.emulators.neopixel import Strip
from hardware.emulators.workbench.lights import BarPart
from hardware.faults import WIRE, Bounce, Dead, Fault, Kind, Late, LeftOn, Noise, TwoCards, Unplugged, Unreadable
from hardware.inputs import Clash, Lifted, Press, Status, Tag, Tap, Unread
from hardware.operator import Heard, Lying
from hardware.outputs import Digits, Light, Pixel, Pixels, Steady, Tone
from hardware.table import NotItsRole
from hardware.wiring.drivers import NeopixelSpi
from tests.hardware.boards import board
from tests.hardware.emulators.workbench.sitting import Sitting, sit
from tests.hardware.emulators.workbench.test_parts import BARS, BUTTONS, COUNTERS, LIGHTS, READERS, SENDERS, reader
from tests.hardware.telling import told

SERIAL = reader(READERS["serial port"])
CARD = Tag(card="training-ambush")


def test_a_bouncing_contact_makes_real_edges_and_one_press() -> None:
    async def scene(sitting: Sitting) -> None:
        sitting.operator.fault("seat1.ok", Bounce(times=4, within=0.004))
        sitting.operator.press("seat1.ok")
        sitting.operator.press("seat1.ok")
        first, second = await sitting.next(Press), await sitting.next(Press)
        assert second.at - first.at > 0.08
        await sitting.nothing(Press)

    sit(BUTTONS, scene)


def test_a_contact_that_bounces_for_longer_than_the_profile_says_is_pressed_twice() -> None:
    """This shows that the edges are there, and that the driver's window makes one press of them."""

    async def scene(sitting: Sitting) -> None:
        sitting.operator.fault("seat1.ok", Bounce(times=1, within=0.2))
        sitting.operator.press("seat1.ok")
        first, second = await sitting.next(Press), await sitting.next(Press)
        assert second.at - first.at == pytest.approx(0.2)

    sit(BUTTONS, scene)


@pytest.mark.parametrize("fault", [Dead(), Unplugged()])
def test_a_press_on_a_broken_button_is_lost_and_no_driver_can_know_it(fault: Fault) -> None:
    async def scene(sitting: Sitting) -> None:
        sitting.operator.fault("seat1.ok", fault)
        sitting.operator.press("seat1.ok")
        await sitting.nothing(Press, Status)
        sitting.operator.mend("seat1.ok")
        sitting.operator.press("seat1.ok")
        await sitting.next(Press)

    sit(BUTTONS, scene)


def test_broken_lights_are_dark_and_a_broken_buzzer_is_silent() -> None:
    async def scene(sitting: Sitting) -> None:
        for device in ("seat1.lamp", "seat1.bar", "table.sound"):
            sitting.operator.fault(device, Dead())
        sitting.show(
            Light("seat1.lamp", Steady()), Pixels("seat1.bar", (Pixel("red"),) * 3), Tone("table.sound", "low")
        )
        assert sitting.operator.glance("seat1.lamp") is False
        assert sitting.operator.glance("seat1.bar") == (Pixel(),) * 3
        assert sitting.operator.glance("table.sound") == Heard()
        sitting.operator.mend("seat1.lamp")
        await sitting.shows("seat1.lamp", True)

    sit(LIGHTS, scene)


def test_a_bar_without_power_hears_nothing() -> None:
    strip = Strip(3, lambda: 6_400_000)
    bar = BarPart("seat1.bar", SimulatedClock(), NeopixelSpi(length=3), strip)
    bar.faults.switch_on(Unplugged(), 0.0)
    bar.changed()
    strip.exchange(b"\xf0" * 72)
    bar.faults.switch_off(Unplugged)
    bar.changed()
    assert bar.glance() == (Pixel(),) * 3
    strip.exchange(b"\xf0" * 72)
    assert Pixel() not in bar.glance()


def test_a_bar_without_power_forgets_and_is_sent_everything_again() -> None:
    red, dark = Pixel("red"), Pixel()

    async def scene(sitting: Sitting) -> None:
        sitting.show(Pixels("seat1.bar", (red,) * 3))
        await sitting.shows("seat1.bar", (red,) * 3)
        sitting.operator.fault("seat1.bar", Unplugged())
        assert sitting.operator.glance("seat1.bar") == (dark,) * 3
        sitting.operator.mend("seat1.bar")
        assert sitting.operator.glance("seat1.bar") == (dark,) * 3
        await sitting.shows("seat1.bar", (red,) * 3)

    sit(BARS, scene)


@pytest.mark.parametrize("counter", ["seat1.main", "seat2.aux"])
@pytest.mark.parametrize(("fault", "left"), [(Dead(), "  42"), (Unplugged(), "    ")])
def test_a_counter_that_does_not_answer_is_down_until_it_is_mended(counter: str, fault: Fault, left: str) -> None:
    async def scene(sitting: Sitting) -> None:
        sitting.show(Digits(counter, "42"))
        await sitting.shows(counter, "  42")
        sitting.operator.fault(counter, fault)
        sitting.show(Digits(counter, "41"))
        assert await sitting.until_down(counter) == "device-bus-silent bus=wiring-i2c bus=1"
        assert sitting.operator.glance(counter) == left
        sitting.operator.mend(counter)
        await sitting.until_up(counter)
        await sitting.shows(counter, "  41")

    sit(COUNTERS, scene)


def test_a_bus_that_is_pulled_out_takes_its_chips_along() -> None:
    async def scene(sitting: Sitting) -> None:
        assert sitting.operator.links() == ("i2c-1", "i2c-0")
        sitting.operator.fault("i2c-1", Unplugged())
        sitting.show(Digits("seat1.main", "1"), Digits("seat2.main", "2"))
        await sitting.until_down("seat1.main")
        await sitting.shows("seat2.main", " 2")
        sitting.table.reopen("seat1.main")
        assert sitting.operator.faults() == {}
        await sitting.until_up("seat1.main")
        await sitting.shows("seat1.main", "   1")

    sit(COUNTERS, scene)


def test_a_card_that_is_left_on_the_reader_stays_there() -> None:
    async def scene(sitting: Sitting) -> None:
        sitting.operator.fault("seat1.reader", LeftOn())
        sitting.operator.tap("seat1.reader", card=CARD.card)
        await sitting.next(Tap)
        assert sitting.operator.glance("seat1.reader") == Lying((CARD,))
        sitting.operator.mend("seat1.reader")
        sitting.operator.lift("seat1.reader")
        assert (await sitting.next(Lifted)).card == CARD.card

    sit(SERIAL, scene)


def test_two_cards_are_a_clash_and_one_alone_counts_again() -> None:
    async def scene(sitting: Sitting) -> None:
        sitting.operator.fault("seat1.reader", TwoCards())
        sitting.operator.tap("seat1.reader", card=CARD.card)
        assert {tag.card for tag in (await sitting.next(Clash)).tags} == {CARD.card, ""}
        sitting.operator.mend("seat1.reader")
        sitting.operator.tap("seat1.reader", card=CARD.card)
        assert (await sitting.next(Tap)).card == CARD.card

    sit(SERIAL, scene)


@pytest.mark.parametrize("way", [READERS["serial port"], SENDERS["lines"], SENDERS["keys"]])
def test_a_phone_is_told_as_one(way: str) -> None:
    async def scene(sitting: Sitting) -> None:
        sitting.operator.fault("seat1.reader", Unreadable(why="phone"))
        sitting.operator.tap("seat1.reader", card=CARD.card)
        seen = await sitting.next(Tap, Unread)
        assert isinstance(seen, Unread)
        assert seen.why == "phone"

    sit(reader(way), scene)


def test_a_faint_tag_is_heard_by_nobody() -> None:
    async def scene(sitting: Sitting) -> None:
        sitting.operator.fault("seat1.reader", Unreadable(why="faint"))
        sitting.operator.tap("seat1.reader", card=CARD.card)
        await sitting.nothing(Tap, Unread, Clash)

    sit(SERIAL, scene)


@pytest.mark.parametrize("way", READERS)
@pytest.mark.parametrize("fault", [Dead(), Unplugged()])
def test_a_reader_that_is_gone_is_down_and_reads_again_when_it_is_back(way: str, fault: Fault) -> None:
    async def scene(sitting: Sitting) -> None:
        sitting.operator.fault("seat1.reader", fault)
        assert sitting.operator.faults() == {"seat1.reader": (fault,)}
        await sitting.until_down("seat1.reader")
        sitting.table.reopen("seat1.reader")
        assert sitting.operator.faults() == {}
        await sitting.until_up("seat1.reader")
        sitting.operator.tap("seat1.reader", card=CARD.card)
        assert (await sitting.next(Tap)).card == CARD.card

    sit(reader(READERS[way]), scene)


@pytest.mark.parametrize("way", ["lines", "keys"])
def test_a_simple_reader_can_be_pulled_out_and_put_back(way: str) -> None:
    async def scene(sitting: Sitting) -> None:
        sitting.operator.fault("seat1.reader", Unplugged())
        await sitting.until_down("seat1.reader")
        sitting.operator.mend("seat1.reader", Unplugged)
        await sitting.until_up("seat1.reader")
        sitting.operator.tap("seat1.reader", uid="A1B2C3D4")
        assert (await sitting.next(Tap)).uid == "A1B2C3D4"

    sit(reader(SENDERS[way]), scene)


def test_what_lies_on_a_reader_without_a_plug_is_told_when_it_is_back() -> None:
    async def scene(sitting: Sitting) -> None:
        sitting.operator.fault("seat1.reader", Unplugged())
        await sitting.until_down("seat1.reader")
        sitting.operator.lay("seat1.reader", CARD)
        sitting.operator.mend("seat1.reader")
        assert (await sitting.next(Tap)).card == CARD.card

    sit(SERIAL, scene)


@pytest.mark.parametrize("way", READERS)
def test_a_card_is_read_through_a_bad_cable(way: str) -> None:
    async def scene(sitting: Sitting) -> None:
        sitting.operator.fault("seat1.reader", Noise(changed=0.002, lost=0.002, added=0.002))
        sitting.operator.lay("seat1.reader", Tag(uid="04A1B2C3D4E580"))
        assert (await sitting.next(Tap)).uid == "04A1B2C3D4E580"
        sitting.operator.fault("seat1.reader", Noise(changed=1.0))
        assert await sitting.until_down("seat1.reader")
        sitting.operator.mend("seat1.reader")
        await sitting.until_up("seat1.reader")

    sit(reader(READERS[way]), scene)


def test_reopening_mends_nothing_but_what_keeps_it_down() -> None:
    async def scene(sitting: Sitting) -> None:
        for fault in (LeftOn(), Dead()):
            sitting.operator.fault("seat1.reader", fault)
        sitting.table.reopen("seat1.reader")
        assert sitting.operator.faults() == {"seat1.reader": (LeftOn(),)}

    sit(SERIAL, scene)


REFUSED: list[tuple[str, str, Fault]] = [
    (SERIAL, "seat1.reader", Late()),
    (SERIAL, "seat1.reader", Bounce()),
    (reader(SENDERS["keys"]), "seat1.reader", Noise()),
    (reader(READERS["I2C"]), "i2c-1", Dead()),
    (reader(SENDERS["lines"]), "seat1.reader", TwoCards()),
    (BUTTONS, "seat1.ok", LeftOn()),
    (LIGHTS, "seat1.lamp", Bounce()),
]


@pytest.mark.parametrize(("text", "target", "fault"), REFUSED)
def test_what_cannot_befall_a_part_is_refused(text: str, target: str, fault: Fault) -> None:
    async def scene(sitting: Sitting) -> None:
        with pytest.raises(NotItsRole) as wrong:
            sitting.operator.fault(target, fault)
        assert f'"{target}" cannot have the fault' in told(wrong.value.what)
        assert sitting.operator.faults() == {}

    sit(text, scene)


def test_every_fault_of_the_wire_can_be_switched_on_somewhere() -> None:
    switched: set[Kind] = set()

    async def scene(sitting: Sitting) -> None:
        for device in sitting.table.devices():
            for kind in sitting.operator.fault_kinds():
                with suppress(NotItsRole):
                    sitting.operator.fault(device, kind())  # type: ignore[arg-type]
                    switched.add(kind)

    for text in (BUTTONS, SERIAL, board(interrupt=21)):
        sit(text, scene)
    assert switched == set(WIRE)
