"""Every driver that a profile can name, with its emulated part: what people do is told, and what is shown is seen."""

import pytest

from hardware.inputs import Lifted, Press, Tag, Tap, Turn
from hardware.operator import Heard, Lying
from hardware.outputs import Digits, Light, Pixel, Pixels, Steady, Tone
from hardware.profile import Profile, read
from hardware.wiring.drivers import DRIVERS, Satellite, Screen, Virtual
from tests.hardware.boards import board
from tests.hardware.emulators.workbench.sitting import Sitting, sit

BUTTONS = """
[seat1]
ok = { driver = "gpio-button", pin = 17 }
no = { driver = "gpio-button", pin = 27, pull = "down", bounce_ms = 30 }
reader = { driver = "shared-reader", pin = 22 }
[table]
reader = { driver = "pn532-uart", port = "/dev/ttyUSB0" }
"""
DIALS = """
[seat1]
dial = { driver = "gpio-dial", a = 5, b = 6, push = 13 }
[seat2]
dial = { driver = "gpio-dial", a = 12, b = 16, clicks = 2 }
"""
LIGHTS = """
[seat1]
lamp = { driver = "gpio-lamp", pin = 22 }
bar  = { driver = "gpio-leds", pins = [4, 5, 6] }
[seat2]
bar  = { driver = "gpio-leds", pins = [20, 21, 26], active = "low" }
[table]
sound = { driver = "gpio-buzzer", pin = 19 }
"""
COUNTERS = """
[seat1]
main = { driver = "ht16k33", address = 0x70 }
aux  = { driver = "ht16k33", address = 0x71, segments = 14 }
[seat2]
main = { driver = "ht16k33", address = 0x70, bus = 0, digits = 2 }
aux  = { driver = "ht16k33", address = 0x74, mux = 0x77, channel = 2 }
[seat3]
aux  = { driver = "ht16k33", address = 0x74, mux = 0x77, channel = 3 }
"""
BARS = """
[seat1]
bar = { driver = "neopixel-spi", length = 3 }
[seat2]
bar = { driver = "neopixel-spi", first = 3, length = 2, brightness = 0.1 }
[seat3]
bar = { driver = "neopixel-spi", length = 4, spi = 1 }
"""
BOARD = board(interrupt=21)
READERS = {
    "serial port": 'pn532-uart", port = "/dev/ttyUSB0", reset = 17',
    "I2C": 'pn532-i2c", reset = 17',
    "multiplexer": 'pn532-i2c", mux = 0x70, channel = 5',
    "SPI": 'pn532-spi", select = 5, reset = 17',
}
SENDERS = {
    "lines": 'serial-lines", port = "/dev/ttyUSB0", baud = 9600',
    "keys": 'keyboard-reader", device = "/dev/input/event3"',
    "keys backward": 'keyboard-reader", device = "/dev/input/event3", order = "backward"',
}


def reader(wiring: str) -> str:
    return f'[seat1]\nreader = {{ driver = "{wiring} }}\n'


def test_every_driver_has_a_part_here() -> None:
    texts = (BUTTONS, DIALS, LIGHTS, COUNTERS, BARS, BOARD, *map(reader, (*READERS.values(), *SENDERS.values())))
    profiles = [profile for text in texts if isinstance(profile := read(text), Profile)]
    emulated = {type(device.driver) for profile in profiles for device in profile.devices}
    assert emulated == set(DRIVERS.values()) - {Virtual, Screen, Satellite}


@pytest.mark.parametrize("button", ["seat1.ok", "seat1.no", "seat1.reader"])
def test_a_button_tells_each_press_once(button: str) -> None:
    async def scene(sitting: Sitting) -> None:
        for _ in range(3):
            sitting.operator.press(button)
        first, *others = [await sitting.next(Press) for _ in range(3)]
        assert {press.device for press in (first, *others)} == {button}
        assert first.at < others[0].at < others[1].at
        await sitting.nothing(Press)

    sit(BUTTONS, scene)


@pytest.mark.parametrize("dial", ["seat1.dial", "seat2.dial"])
def test_a_dial_tells_every_step_both_ways(dial: str) -> None:
    async def scene(sitting: Sitting) -> None:
        sitting.operator.turn(dial, 3)
        sitting.operator.turn(dial, -2)
        sitting.operator.turn(dial, 0)
        turns = [await sitting.next(Turn) for _ in range(5)]
        assert ([turn.by for turn in turns], {turn.device for turn in turns}) == ([1, 1, 1, -1, -1], {dial})
        await sitting.nothing(Turn)

    sit(DIALS, scene)


def test_a_knob_is_pushed_after_it_was_turned() -> None:
    async def scene(sitting: Sitting) -> None:
        sitting.operator.turn("seat1.dial", 2)
        sitting.operator.press("seat1.dial")
        told = [await sitting.next(Turn, Press) for _ in range(3)]
        assert [type(one) for one in told] == [Turn, Turn, Press]

    sit(DIALS, scene)


def test_a_lamp_and_plain_leds_are_seen() -> None:
    lit, dark = Pixel("white"), Pixel()

    async def scene(sitting: Sitting) -> None:
        for bar in ("seat1.bar", "seat2.bar"):
            sitting.show(Pixels(bar, (Pixel("red"), Pixel("blue", "dim"), Pixel("blue"))))
            await sitting.shows(bar, (lit, dark, lit))
        sitting.show(Light("seat1.lamp", Steady()))
        await sitting.shows("seat1.lamp", True)
        sitting.show(Light("seat1.lamp"))
        await sitting.shows("seat1.lamp", False)

    sit(LIGHTS, scene)


def test_a_sound_is_heard_while_it_plays_and_known_when_it_is_over() -> None:
    async def scene(sitting: Sitting) -> None:
        assert sitting.operator.glance("table.sound") == Heard()
        sitting.show(Tone("table.sound", "soft"))
        await sitting.shows("table.sound", Heard(None, 440.0))
        await sitting.shows("table.sound", Heard("soft"))

    sit(LIGHTS, scene)


@pytest.mark.parametrize(
    ("counter", "text"),
    [
        ("seat1.main", "  42"),
        ("seat1.aux", "  42"),
        ("seat2.main", "42"),
        ("seat2.aux", "  42"),
        ("seat3.aux", "  42"),
    ],
)
def test_a_counter_is_read_off_its_segments(counter: str, text: str) -> None:
    async def scene(sitting: Sitting) -> None:
        sitting.show(Digits(counter, "42"))
        await sitting.shows(counter, text)
        sitting.show(Digits(counter))
        await sitting.shows(counter, " " * len(text))

    sit(COUNTERS, scene)


def test_counters_behind_one_multiplexer_show_different_numbers() -> None:
    async def scene(sitting: Sitting) -> None:
        sitting.show(Digits("seat2.aux", "12"), Digits("seat3.aux", "-7"))
        await sitting.shows("seat2.aux", "  12")
        await sitting.shows("seat3.aux", "  -7")

    sit(COUNTERS, scene)


def test_at_start_up_everything_is_lit() -> None:
    async def scene(sitting: Sitting) -> None:
        await sitting.shows("seat1.main", "8.8.8.8.")
        await sitting.shows("seat1.main", "    ")

    sit(COUNTERS, scene)


def test_bars_on_one_strip_are_told_apart() -> None:
    red, dim, dark = Pixel("red"), Pixel("violet", "dim"), Pixel()

    async def scene(sitting: Sitting) -> None:
        sitting.show(Pixels("seat1.bar", (red, red, red)), Pixels("seat2.bar", (dark, dim)))
        sitting.show(Pixels("seat3.bar", (Pixel("green", "bright"),)))
        await sitting.shows("seat1.bar", (red, red, red))
        await sitting.shows("seat2.bar", (dark, dim))
        await sitting.shows("seat3.bar", (Pixel("green", "bright"), dark, dark, dark))

    sit(BARS, scene)


@pytest.mark.parametrize("way", READERS)
def test_a_card_is_held_to_a_reader_and_taken_away(way: str) -> None:
    async def scene(sitting: Sitting) -> None:
        sitting.operator.tap("seat1.reader", card="training-ambush")
        sitting.operator.tap("seat1.reader", uid="04A1B2C3D4E580")
        one = await sitting.next(Tap)
        assert (one.device, one.card) == ("seat1.reader", "training-ambush")
        assert (await sitting.next(Lifted)).uid == one.uid
        other = await sitting.next(Tap)
        assert (other.uid, other.card) == ("04A1B2C3D4E580", "")

    sit(reader(READERS[way]), scene)


@pytest.mark.parametrize("way", SENDERS)
def test_a_simple_reader_tells_the_number_of_a_card(way: str) -> None:
    async def scene(sitting: Sitting) -> None:
        sitting.operator.tap("seat1.reader", uid="04A1B2C3D4E580")
        assert (await sitting.next(Tap)).uid == "04A1B2C3D4E580"
        assert (await sitting.next(Lifted)).uid == "04A1B2C3D4E580"

    sit(reader(SENDERS[way]), scene)


@pytest.mark.parametrize("way", [*READERS.values(), *SENDERS.values()])
def test_the_same_card_can_be_tapped_again(way: str) -> None:
    async def scene(sitting: Sitting) -> None:
        for _ in range(2):
            sitting.operator.tap("seat1.reader", uid="A1B2C3D4")
        assert [(await sitting.next(Tap)).uid for _ in range(2)] == ["A1B2C3D4"] * 2

    sit(reader(way), scene)


@pytest.mark.parametrize("way", [READERS["serial port"], SENDERS["lines"]])
def test_a_card_that_is_laid_down_lies_there_until_it_is_lifted(way: str) -> None:
    tag = Tag(uid="04A1B2C3D4E580")

    async def scene(sitting: Sitting) -> None:
        sitting.operator.lay("seat1.reader", tag)
        await sitting.next(Tap)
        await sitting.operator.settle()
        assert sitting.operator.glance("seat1.reader") == Lying((tag,))
        sitting.operator.lift("seat1.reader")
        assert isinstance(await sitting.next(Tap, Lifted), Lifted)
        assert sitting.operator.glance("seat1.reader") == Lying()

    sit(reader(way), scene)
