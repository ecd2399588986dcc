"""The emulated HT16K33 against Adafruit's own classes: what they print is what a person reads."""

import pytest
from adafruit_ht16k33.segments import Seg7x4, Seg14x4

from hardware.emulators.bus import I2cBus
from hardware.emulators.ht16k33 import Chip, Counter
from hardware.emulators.ht16k33.glyphs import FOURTEEN_GLYPHS, SEVEN_GLYPHS


@pytest.fixture
def bus() -> I2cBus:
    return I2cBus()


def attached(bus: I2cBus, chip: Counter) -> Counter:
    bus.attach(0x70, chip)
    return chip


@pytest.mark.parametrize("text", ["1234", "5678", "90-9", "1.2.3.4.", "12:34", "dEAd", "  -7", "HELP", "F00d"])
def test_seven_segments(bus: I2cBus, text: str) -> None:
    chip = attached(bus, Counter())
    display = Seg7x4(bus)
    display.print(text)
    assert chip.text().lower() == text.lower()


@pytest.mark.parametrize("text", ["1234", "5678", "90+-", "ABCD", "EFGH", "IJKL", "MNOP", "QRST", "UVWX", "YZ.0."])
def test_fourteen_segments(bus: I2cBus, text: str) -> None:
    chip = attached(bus, Counter(segments=14))
    display = Seg14x4(bus)
    display.fill(0)
    display.print(text)
    assert chip.text() == text.rjust(4 + text.count("."))


def test_a_colon_stays_lit_when_only_digits_are_printed_over_it(bus: I2cBus) -> None:
    """Why our counters clear the chip first: Adafruit's `print` leaves the colon as it was."""
    chip = attached(bus, Counter())
    display = Seg7x4(bus)
    display.print("12:34")
    display.print(4321)
    assert chip.text() == "43:21"


def test_nothing_is_seen_before_oscillator_and_display_are_on() -> None:
    chip = Counter()
    assert chip.text() == ""
    chip.write(b"\x21")
    assert chip.text() == ""
    chip.write(b"\x81")
    assert "?" in chip.text(), "its memory holds debris"
    chip.write(bytes(17))
    assert chip.text() == "    "
    chip.write(b"\x20")
    assert chip.text() == ""


@pytest.mark.parametrize(("rate", "dark_at"), [(1, 0.3), (2, 0.6), (3, 1.2)])
def test_the_chips_own_blinking(bus: I2cBus, rate: int, dark_at: float) -> None:
    chip = attached(bus, Counter())
    display = Seg7x4(bus)
    display.print("8888")
    display.blink_rate = rate
    assert (chip.sees(0.0), chip.sees(dark_at), chip.text()) == ("8888", "", "8888")
    display.blink_rate = 0
    assert chip.sees(dark_at) == "8888"


def test_brightness(bus: I2cBus) -> None:
    chip = attached(bus, Counter())
    display = Seg7x4(bus)
    display.brightness = 0.2
    assert chip.dim == 3


def test_writing_and_reading_go_round_the_end_of_the_memory() -> None:
    chip = Chip()
    chip.write(bytes([14, 1, 2, 3]))
    assert chip.memory[14:] + chip.memory[:1] == bytes([1, 2, 3])
    chip.write(b"\x0f")
    assert chip.read(2) == bytes([2, 3])
    assert chip.read(1) == chip.memory[1:2]


def test_a_brown_out_forgets_everything(bus: I2cBus) -> None:
    chip = attached(bus, Counter())
    display = Seg7x4(bus, auto_write=True)
    display.print("1234")
    display.brightness = 0.1
    chip.brown_out()
    assert (chip.text(), chip.oscillates, chip.dim) == ("", False, 15)


@pytest.mark.parametrize("glyphs", [SEVEN_GLYPHS, FOURTEEN_GLYPHS])
def test_no_two_characters_look_alike(glyphs: dict[str, str]) -> None:
    shapes = [frozenset(segments.split() if " " in segments else segments) for segments in glyphs.values()]
    assert len(set(shapes)) == len(shapes)
