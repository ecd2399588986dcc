"""Profiles for the tests of wiring, as their makers would write them."""

from pathlib import Path
from tempfile import NamedTemporaryFile

from companion.wiring.plan import Plan, plan
from hardware.profile import Profile, Sketch, load, read, shipped, sketch

EVERYTHING = """
name = "A bit of everything"
[satellites.north]
id = "E66"
[seat1]
main = { driver = "ht16k33", address = 0x70, mux = 0x77, channel = 0 }
aux = { driver = "ht16k33", address = 0x70, mux = 0x77, channel = 1, segments = 14 }
reader = { driver = "pn532-i2c", mux = 0x77, channel = 2 }
bar = { driver = "satellite", satellite = "north" }
[seat2]
reader = { driver = "pn532-spi", select = 5, reset = 6 }
ok = { driver = "gpio-button", pin = 13, pull = "down" }
lamp = { driver = "gpio-lamp", pin = 22 }
dial = { driver = "gpio-dial", a = 23, b = 24 }
bar = { driver = "neopixel-spi", spi = 1, length = 8, first = 4 }
main = { driver = "ht16k33", address = 0x71, segments = 14 }
aux = "virtual"
[table]
reader = { driver = "serial-lines", port = "/dev/ttyACM0" }
sound = { driver = "gpio-buzzer", pin = 26 }
grid = "screen"
"""

PLAIN = """
name = "From a drawer of old parts"
[seat1]
bar = { driver = "gpio-leds", pins = [4, 17, 27, 22, 10, 9, 11, 5, 6, 13] }
reader = { driver = "keyboard-reader", device = "/dev/input/by-id/usb-Reader-event-kbd" }
[seat2]
bar = { driver = "gpio-leds", pins = [14, 15, 18, 23, 24], active = "low" }
reader = { driver = "serial-lines", port = "/dev/ttyUSB0", baud = 9600 }
"""

MUX = "".join(
    f'[seat{n + 1}]\nreader = {{ driver = "pn532-i2c", mux = 0x77, channel = {n}, reset = {5 + n} }}\n'
    for n in range(4)
)
"""Four readers that all have one address."""

CLASH = """
name = "Clash"
[seat1]
ok = { driver = "gpio-button", pin = 17 }
no = { driver = "gpio-button", pin = 17 }
main = { driver = "ht16k33", address = 0x70 }
aux = { driver = "ht16k33", address = 0x70 }
lamp = { driver = "gpio-lamp", pin = 2 }
dial = { driver = "gpio-dial", a = 5, b = 99 }
"""


def profile(text: str) -> Profile:
    found = read(text)
    assert isinstance(found, Profile), found
    return found


def sketch_of(text: str) -> Sketch:
    """A profile with mistakes, as far as it can be drawn."""
    with NamedTemporaryFile("w", suffix=".toml") as file:
        file.write(text)
        file.flush()
        found = sketch(Path(file.name))
    assert isinstance(found, Sketch), found
    return found


def shipped_plan(name: str) -> Plan:
    found = load(shipped()[name])
    assert isinstance(found, Profile)
    return plan(found)
