"""The emulated strip: it measures pulses, as LEDs do."""

import neopixel_spi
import pytest

from hardware.emulators.bus import SpiBus
from hardware.emulators.neopixel import Strip

FAST = 6_400_000
ZERO, ONE, SILENCE = b"\xc0", b"\xf0", bytes(60)


def strip(length: int = 2, hertz: float = FAST) -> Strip:
    return Strip(length, lambda: hertz)


def colour(red: int, green: int, blue: int) -> bytes:
    return b"".join(ONE if bit == "1" else ZERO for part in (green, red, blue) for bit in f"{part:08b}")


def test_adafruits_colours_come_out() -> None:
    length = 16
    bus = SpiBus()
    leds = Strip(length, lambda: bus.frequency)
    bus.attach_always(leds)
    pixels = neopixel_spi.NeoPixel_SPI(bus, length, auto_write=False)
    wanted = [(16 * place, 255 - 16 * place, 7) for place in range(length)]
    for place, rgb in enumerate(wanted):
        pixels[place] = rgb
    pixels.show()
    assert leds.leds == wanted


def test_leds_hand_on_what_is_not_theirs_and_leave_out_what_is_too_much() -> None:
    leds = strip(2)
    leds.exchange(colour(1, 2, 3) + colour(4, 5, 6) + colour(7, 8, 9))
    assert leds.leds == [(1, 2, 3), (4, 5, 6)]


def test_those_that_get_nothing_keep_their_colour() -> None:
    leds = strip(2)
    leds.exchange(colour(1, 2, 3) + colour(4, 5, 6))
    leds.exchange(colour(9, 9, 9) + colour(8, 8, 8)[:-1])
    assert leds.leds == [(9, 9, 9), (4, 5, 6)]


def test_silence_begins_anew_with_the_first_led() -> None:
    leds = strip(2)
    leds.exchange(SILENCE + colour(1, 2, 3) + SILENCE + colour(4, 5, 6) + SILENCE)
    assert leds.leds == [(4, 5, 6), (0, 0, 0)]


def test_short_spikes_are_not_seen() -> None:
    leds = strip(1, hertz=10_000_000)
    spikes = b"\x80" + b"\x40" * 3
    leds.exchange(spikes + colour(0, 0, 0))
    assert leds.leds == [(0, 0, 0)]
    assert strip(1).exchange(b"") == b""


@pytest.mark.parametrize(("hertz", "seen"), [(6_400_000, 0xAA), (3_000_000, 0xFF), (20_000_000, 0x00)])
def test_the_clock_of_the_bus_decides_what_a_pulse_means(hertz: float, seen: int) -> None:
    leds = strip(1, hertz)
    leds.exchange(colour(0xAA, 0xAA, 0xAA))
    assert leds.leds == [(seen, seen, seen)]
