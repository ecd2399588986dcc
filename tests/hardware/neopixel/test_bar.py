"""Bars: the colours on an emulated strip that the real neopixel_spi drives."""

import pytest

from hardware.buses.display import REFRESH, BusDisplay
from hardware.driver import LAMP_TEST
from hardware.emulators.bus import SpiBus
from hardware.emulators.neopixel import Strip as Leds
from hardware.inputs import Up
from hardware.neopixel import Strip, bar
from hardware.neopixel.colours import COLOURS, rgb
from hardware.outputs import Pixel, Pixels
from hardware.wiring.drivers import NeopixelSpi
from tests.hardware.wire import Wire

DARK = (0, 0, 0)


class Recorder(SpiBus):
    """A bus that remembers how long each transfer was."""

    def __init__(self) -> None:
        super().__init__()
        self.lengths: list[int] = []

    def write(self, buffer: bytes, *, start: int = 0, end: int | None = None) -> None:
        super().write(buffer, start=start, end=end)
        self.lengths.append(len(buffer[start:end]))


@pytest.fixture
def bus(wire: Wire) -> Recorder:
    return wire.emulated.put_spi(0, 0, Recorder())


@pytest.fixture
def leds(bus: Recorder) -> Leds:
    leds = Leds(10, lambda: bus.frequency)
    bus.attach_always(leds)
    return leds


@pytest.fixture
def strip() -> Strip:
    return Strip()


def make(
    wire: Wire, strip: Strip, name: str = "seat1.bar", lamp_test: float = 0, **wiring: float
) -> BusDisplay[Pixels]:
    length, first = int(wiring.get("length", 4)), int(wiring.get("first", 0))
    spec = NeopixelSpi(length=length, first=first, brightness=wiring.get("brightness", 1.0))
    return bar(name, spec, strip, wire.buses, wire.told.append, lamp_test)


def turns(wire: Wire, seconds: float = 0.0) -> int:
    return wire.run(wire.buses.spi(0), seconds)


def show(wire: Wire, driver: BusDisplay[Pixels], *pixels: Pixel) -> None:
    driver.show(Pixels(driver.name, pixels))
    turns(wire)


def test_each_led_has_its_colour(wire: Wire, strip: Strip, leds: Leds) -> None:
    driver = make(wire, strip)
    show(wire, driver, Pixel("red"), Pixel(), Pixel("violet"), Pixel("green"), Pixel("white"))
    assert leds.leds[:5] == [COLOURS["red"], DARK, COLOURS["violet"], COLOURS["green"], DARK]


def test_the_whole_bar_is_lit_at_start_up(wire: Wire, strip: Strip, leds: Leds) -> None:
    driver = make(wire, strip, lamp_test=LAMP_TEST)
    show(wire, driver, Pixel("red"))
    assert leds.leds[:5] == [COLOURS["white"]] * 4 + [DARK]
    turns(wire, LAMP_TEST + 0.01)
    assert leds.leds[:2] == [COLOURS["red"], DARK]


def test_two_bars_on_one_strip_leave_each_other_alone(wire: Wire, strip: Strip, leds: Leds) -> None:
    one = make(wire, strip, length=3)
    two = make(wire, strip, "seat2.bar", length=3, first=3)
    show(wire, one, Pixel("red"), Pixel("red"), Pixel("red"))
    show(wire, two, Pixel("blue"))
    show(wire, one, Pixel("green"))
    assert leds.leds[:5] == [COLOURS["green"], DARK, DARK, COLOURS["blue"], DARK]


def test_no_more_is_sent_than_up_to_the_last_change(wire: Wire, strip: Strip, bus: Recorder, leds: Leds) -> None:
    driver = make(wire, strip, length=10)
    show(wire, driver, *[Pixel("red")] * 10)
    bus.lengths.clear()
    show(wire, driver, Pixel("blue"), *[Pixel("red")] * 9)
    show(wire, driver, Pixel("blue"), *[Pixel("red")] * 9)
    assert len(bus.lengths) == 1
    silence = 2 * round(6_400_000 * 300e-6 / 8)
    assert bus.lengths[0] == silence + 24
    assert leds.leds == [COLOURS["blue"], *[COLOURS["red"]] * 9]


def test_brightness_and_glow(wire: Wire, strip: Strip, leds: Leds) -> None:
    driver = make(wire, strip, brightness=0.4)
    show(wire, driver, Pixel("red", "dim"), Pixel("red"), Pixel("red", "bright"))
    assert [red for red, _, _ in leds.leds[:3]] == [26, 102, 204]


@pytest.mark.parametrize("colour", [colour for colour in COLOURS if colour != "dark"])
def test_however_dim_no_part_of_a_colour_goes_out(colour: str) -> None:
    pixel = Pixel(colour, "dim")  # type: ignore[arg-type]
    assert [part > 0 for part in rgb(pixel, 0.001)] == [part > 0 for part in COLOURS[pixel.colour]]


def test_blinking_leds_blink_and_nothing_spins(wire: Wire, strip: Strip, leds: Leds) -> None:
    driver = make(wire, strip)
    show(wire, driver, Pixel("red"), Pixel("blue", blink=True))
    seen = []
    for _ in range(4):
        seen.append(leds.leds[:2])
        assert turns(wire, 0.26) <= 3
    on, off = [COLOURS["red"], COLOURS["blue"]], [COLOURS["red"], DARK]
    assert seen == [on, off, on, off]


def test_after_a_brown_out_the_colours_come_back(wire: Wire, strip: Strip, leds: Leds) -> None:
    driver = make(wire, strip)
    show(wire, driver, Pixel("red"))
    leds.brown_out()
    turns(wire, REFRESH)
    assert leds.leds[0] == COLOURS["red"]


def test_a_bus_that_vanishes_and_comes_back(wire: Wire, strip: Strip, bus: Recorder, leds: Leds) -> None:
    driver = make(wire, strip)
    show(wire, driver, Pixel("red"))
    bus.vanished = True
    leds.brown_out()
    show(wire, driver, Pixel("blue"))
    turns(wire, 20)
    assert wire.states()[-1] == "device-bus-gone bus=wiring-spi bus=0.0"
    bus.vanished = False
    turns(wire, 10)
    assert isinstance(driver.state(), Up)
    assert leds.leds[0] == COLOURS["blue"]


def test_it_goes_dark_when_it_is_closed(wire: Wire, strip: Strip, leds: Leds) -> None:
    driver = make(wire, strip)
    show(wire, driver, Pixel("red"), Pixel("red"))
    driver.close()
    turns(wire)
    assert leds.leds == [DARK] * 10


def test_a_bar_that_is_told_of_while_another_is_being_drawn_disturbs_nobody(
    wire: Wire, strip: Strip, leds: Leds
) -> None:
    one = make(wire, strip, length=3)
    show(wire, one, Pixel("red"))
    strip.reserve(9)
    show(wire, one, Pixel("green"))
    assert leds.leds[0] == COLOURS["green"], "the line is as it was until the other bar is opened"
    two = make(wire, strip, "seat2.bar", length=6, first=3)
    show(wire, two, *[Pixel("blue")] * 6)
    assert leds.leds == [COLOURS["green"], DARK, DARK, *[COLOURS["blue"]] * 6, DARK]
    assert wire.states() == ["up", "up"]


def test_the_longest_strip_that_goes_over_the_wire_in_one_transfer(wire: Wire, strip: Strip, bus: Recorder) -> None:
    leds = Leds(300, lambda: bus.frequency)
    bus.attach_always(leds)
    show(wire, make(wire, strip, length=150), *[Pixel("red")] * 150)
    assert wire.states() == ["up"]
    assert leds.leds[:151] == [COLOURS["red"]] * 150 + [DARK]


def test_a_strip_goes_over_the_wire_in_one_transfer_or_not_at_all(wire: Wire, strip: Strip, bus: Recorder) -> None:
    leds = Leds(300, lambda: bus.frequency)
    bus.attach_always(leds)
    driver = make(wire, strip, length=151)
    show(wire, driver, *[Pixel("red")] * 151)
    assert wire.states() == ["device-strip-long leds=151 most=150"]
    assert leds.leds[0] == DARK
    bus.longest = 65536
    turns(wire, 10)
    assert wire.states()[1:] == ["up"]
    assert leds.leds[:152] == [COLOURS["red"]] * 151 + [DARK]


def test_after_it_was_closed_it_says_nothing_though_its_turn_is_still_going_on(
    wire: Wire, strip: Strip, bus: Recorder
) -> None:
    class Closing(Leds):
        def exchange(self, sent: bytes) -> bytes:
            driver.close()
            return super().exchange(sent)

    bus.attach_always(Closing(10, lambda: bus.frequency))
    driver = make(wire, strip)
    turns(wire)
    assert wire.states() == []
