"""Every mistake in a wiring profile is found, with its line and key, in one sentence that says what to do."""

import pytest

from hardware.profile import Mistake, Profile, read
from tests.hardware.telling import told

BUTTON = '{ driver = "gpio-button", pin = 4 }'


def mistakes(text: str) -> list[str]:
    found = read(text)
    assert isinstance(found, tuple), "the profile was accepted"
    assert all(isinstance(mistake, Mistake) for mistake in found)
    return [told(mistake) for mistake in found]


def test_a_profile_without_mistakes_is_a_profile() -> None:
    assert isinstance(read(f"[seat1]\nok = {BUTTON}"), Profile)
    assert isinstance(read('[seat1]\ndial = { driver = "gpio-dial", a = 5, b = 6, clicks = 2 }'), Profile)


ONE_MISTAKE = {
    "an unknown part": (
        'colour = "red"\n[seat1]\nok = "virtual"',
        'line 1, colour: there is no part of a profile called "colour"; '
        "known here: name, pins, satellites, table, seat1, seat2, seat3, seat4, seat5, seat6, seat7, seat8.",
    ),
    "an unknown library for the pins": (
        'pins = "pigpio"\n[seat1]\nok = "virtual"',
        "line 1, pins: the pins are moved by one of these, or by the best that works if the line is left out: "
        'kernel, lgpio, RPi.GPIO; not "pigpio".',
    ),
    "an unknown role": (
        '[seat1]\nokk = "virtual"',
        'line 2, seat1.okk: there is no role "okk"; did you mean "ok"?',
    ),
    "an unknown role at the table": (
        '[table]\nsuond = "virtual"',
        'line 2, table.suond: there is no role "suond"; did you mean "sound"?',
    ),
    "a role of the table at a seat": (
        '[seat1]\nundo = "virtual"',
        "line 2, seat1.undo: undo belongs to no seat; move it to [table].",
    ),
    "a role of a seat at the table": (
        '[table]\nlamp = "virtual"',
        "line 2, table.lamp: lamp belongs to a seat; move it to [seat1] or another one.",
    ),
    "an unknown driver": (
        '[seat1]\nok = { driver = "gpio-buton", pin = 4 }',
        'line 2, seat1.ok.driver: there is no driver "gpio-buton"; did you mean "gpio-button"?',
    ),
    "no driver": (
        "[seat1]\nok = { pin = 4 }",
        'line 2, seat1.ok: name its driver in quotes, like driver = "gpio-button".',
    ),
    "a driver that is a number": (
        "[seat1]\nok = { driver = 4 }",
        'line 2, seat1.ok: name its driver in quotes, like driver = "gpio-button".',
    ),
    "a device that is a number": (
        "[table]\nsound = 4",
        'line 2, table.sound: name its driver in quotes, like driver = "gpio-buzzer".',
    ),
    "a driver for another role": (
        '[seat1]\nok = { driver = "gpio-lamp", pin = 4 }',
        "line 2, seat1.ok.driver: gpio-lamp cannot play ok; it plays lamp.",
    ),
    "an unknown key": (
        '[seat1.ok]\ndriver = "gpio-button"\npin = 4\npul = "up"',
        'line 4, seat1.ok.pul: there is no key of gpio-button called "pul"; did you mean "pull"?',
    ),
    "a key for a driver without keys": (
        '[seat1]\nok = { driver = "virtual", pin = 4 }',
        'line 2, seat1.ok.pin: there is no key of virtual called "pin"; there are none.',
    ),
    "a wrong type": (
        '[seat1]\nok = { driver = "gpio-button", pin = "four" }',
        'line 2, seat1.ok.pin: pin has to be the BCM number of a pin, from 0 to 27, not "four".',
    ),
    "true is no number": (
        '[seat1]\nok = { driver = "gpio-button", pin = true }',
        "line 2, seat1.ok.pin: pin has to be the BCM number of a pin, from 0 to 27, not true.",
    ),
    "a date is no number": (
        '[seat1]\nok = { driver = "gpio-button", pin = 2024-01-01 }',
        "line 2, seat1.ok.pin: pin has to be the BCM number of a pin, from 0 to 27, not a date or time.",
    ),
    "a list is no number": (
        '[seat1]\nok = { driver = "gpio-button", pin = [4] }',
        "line 2, seat1.ok.pin: pin has to be the BCM number of a pin, from 0 to 27, not a list.",
    ),
    "a missing key": (
        '[seat1]\nok = "gpio-button"',
        "line 2, seat1.ok.pin: pin is missing; it has to be the BCM number of a pin, from 0 to 27.",
    ),
    "a pin below 0": (
        '[seat1]\nok = { driver = "gpio-button", pin = -1 }',
        "line 2, seat1.ok.pin: pin has to be the BCM number of a pin, from 0 to 27, not -1.",
    ),
    "a pin above 27": (
        '[seat1]\nok = { driver = "gpio-button", pin = 28 }',
        "line 2, seat1.ok.pin: pin has to be the BCM number of a pin, from 0 to 27, not 28.",
    ),
    "a pin that is a huge number": (
        f'[seat1]\nok = {{ driver = "gpio-button", pin = {"9" * 300} }}',
        "line 2, seat1.ok.pin: pin has to be the BCM number of a pin, from 0 to 27, not such a large number.",
    ),
    "a pull that there is not": (
        '[seat1]\nok = { driver = "gpio-button", pin = 4, pull = "left" }',
        'line 2, seat1.ok.pull: pull has to be "up" or "down", not "left".',
    ),
    "a brightness that is no number": (
        '[seat1]\nbar = { driver = "neopixel-spi", length = 8, brightness = nan }',
        "line 2, seat1.bar.brightness: brightness has to be a number above 0 and up to 1, not nan.",
    ),
    "a dial that clicks too often": (
        '[seat1]\ndial = { driver = "gpio-dial", a = 5, b = 6, clicks = 3 }',
        "line 2, seat1.dial.clicks: clicks has to be how often it clicks until both contacts have closed and opened, "
        "1, 2 or 4, not 3.",
    ),
    "no list of pins": (
        '[seat1]\nbar = { driver = "gpio-leds", pins = 4 }',
        "line 2, seat1.bar.pins: pins has to be 1 to 20 BCM numbers of pins from 0 to 27, like [4, 17, 27], not 4.",
    ),
    "an empty list of pins": (
        '[seat1]\nbar = { driver = "gpio-leds", pins = [] }',
        "line 2, seat1.bar.pins: pins has to be 1 to 20 BCM numbers of pins from 0 to 27, like [4, 17, 27], not [].",
    ),
    "a pin in a list that there is not": (
        '[seat1]\nbar = { driver = "gpio-leds", pins = [4, 28] }',
        "line 2, seat1.bar.pins: pins has to be 1 to 20 BCM numbers of pins from 0 to 27, like [4, 17, 27], "
        "not [4, 28].",
    ),
    "more pins than can be": (
        f'[seat1]\nbar = {{ driver = "gpio-leds", pins = {list(range(21))} }}',
        "line 2, seat1.bar.pins: pins has to be 1 to 20 BCM numbers of pins from 0 to 27, like [4, 17, 27], "
        "not [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 1….",
    ),
    "a list of words where pins should be": (
        '[seat1]\nbar = { driver = "gpio-leds", pins = ["4"] }',
        "line 2, seat1.bar.pins: pins has to be 1 to 20 BCM numbers of pins from 0 to 27, like [4, 17, 27], "
        "not a list.",
    ),
    "no pins at all": (
        '[seat1]\nbar = "gpio-leds"',
        "line 2, seat1.bar.pins: pins is missing; it has to be 1 to 20 BCM numbers of pins from 0 to 27, "
        "like [4, 17, 27].",
    ),
    "LEDs that are active in some other way": (
        '[seat1]\nbar = { driver = "gpio-leds", pins = [4], active = true }',
        'line 2, seat1.bar.active: active has to be "high" or "low", not true.',
    ),
    "an unusual speed": (
        '[seat1]\nreader = { driver = "serial-lines", port = "/dev/ttyUSB0", baud = 9601 }',
        "line 2, seat1.reader.baud: baud has to be a usual speed: 1200, 2400, 4800, 9600, 19200, 38400, 57600, 115200, "
        "230400, 460800 or 921600, not 9601.",
    ),
    "a speed in quotes": (
        '[seat1]\nreader = { driver = "serial-lines", port = "/dev/ttyUSB0", baud = "9600" }',
        "line 2, seat1.reader.baud: baud has to be a usual speed: 1200, 2400, 4800, 9600, 19200, 38400, 57600, 115200, "
        '230400, 460800 or 921600, not "9600".',
    ),
    "an input device that is no file": (
        '[seat1]\nreader = { driver = "keyboard-reader", device = "my reader" }',
        "line 2, seat1.reader.device: device has to be the file of an input device, like "
        '"/dev/input/by-id/usb-reader-event-kbd", not "my reader".',
    ),
    "no input device": (
        '[seat1]\nreader = "keyboard-reader"',
        "line 2, seat1.reader.device: device is missing; it has to be the file of an input device, like "
        '"/dev/input/by-id/usb-reader-event-kbd".',
    ),
    "an order of bytes that there is not": (
        '[seat1]\nreader = { driver = "keyboard-reader", device = "/dev/input/event3", order = "upwards" }',
        'line 2, seat1.reader.order: order has to be "forward" or "backward", not "upwards".',
    ),
    "an address out of range": (
        '[seat1]\nmain = { driver = "ht16k33", address = 0x78 }',
        "line 2, seat1.main.address: address has to be an I2C address from 0x70 to 0x77, not 0x78.",
    ),
    "half a multiplexer": (
        '[seat1]\nmain = { driver = "ht16k33", address = 0x70, mux = 0x77 }',
        "line 2, seat1.main: a device behind a multiplexer needs both, mux (its address) and channel.",
    ),
    "a satellite that nobody declared": (
        '[satellites.north]\nid = "E1"\n[seat1]\nok = { driver = "satellite", satellite = "nord" }',
        'line 4, seat1.ok.satellite: satellite "nord" is not declared; add [satellites.nord] with its id.',
    ),
    "a satellite without id and port": (
        '[satellites.north]\n[seat1]\nok = "virtual"',
        "line 1, satellites.north: a satellite needs the id of its board, or the port that it is plugged into.",
    ),
    "an unknown key of a satellite": (
        '[satellites.north]\nid = "E1"\nprot = "x"\n[seat1]\nok = "virtual"',
        'line 3, satellites.north.prot: there is no key of a satellite called "prot"; did you mean "port"?',
    ),
    "a satellite with a strange name": (
        '[satellites."the north"]\nid = "E1"\n[seat1]\nok = "virtual"',
        "line 1, satellites.the north: the name of a satellite has to be a word of letters, digits, - and _, "
        'not "the north".',
    ),
    "satellites that are a number": (
        'satellites = 4\n[seat1]\nok = "virtual"',
        "line 1, satellites: it has to be a table of keys and values, not 4.",
    ),
    "a seat that is a number": (
        "seat1 = 4",
        "line 1, seat1: it has to be a table of keys and values, not 4.",
    ),
    "a list of seats": (
        '[[seat1]]\nok = "virtual"',
        "line 1, seat1: it has to be a table of keys and values, not a list.",
    ),
    "a name that is a number": (
        'name = 4\n[seat1]\nok = "virtual"',
        "line 1, name: the name of the table has to be text in quotes, not 4.",
    ),
    "a ninth seat": (
        "".join(f'[seat{seat}]\nok = "virtual"\n' for seat in range(1, 10)),
        "line 17, seat9: seats are called seat1 to seat8; a table has no more.",
    ),
    "a seat 0": (
        '[seat0]\nok = "virtual"',
        "line 1, seat0: seats are called seat1 to seat8; a table has no more.",
    ),
    "a gap in the seats": (
        '[seat1]\nok = "virtual"\n[seat3]\nok = "virtual"',
        "line 3, seat3: seats are numbered without a gap, so this one has to be seat2.",
    ),
    "no device at all": (
        'name = "Empty"',
        'the profile has no device; begin with [seat1] and a line like ok = "virtual".',
    ),
    "a line that goes on for ever": (
        f"[seat1]\nok = '{'a' * 60000}'",
        "line 2, seat1.ok: the line is longer than 500 characters; break it up.",
    ),
    "lists in lists in lists": (
        "a = " + "\n".join(["[" * 400] * 20),
        "the file is not TOML that can be read: a number or a list in it is far too large.",
    ),
}


@pytest.mark.parametrize("what", ONE_MISTAKE)
def test_a_mistake_is_said_in_one_sentence_with_line_and_key(what: str) -> None:
    text, sentence = ONE_MISTAKE[what]
    assert mistakes(text) == [sentence]


def test_all_mistakes_are_found_at_once_and_in_the_order_of_the_file() -> None:
    text = """
        [seat1]
        okk = "virtual"
        ok = { driver = "gpio-button", pin = 40, pul = "up" }
        dial = { driver = "gpio-dial", a = "x", b = 17 }
        lamp = { driver = "gpio-lamp", pin = 17, colour = "red" }
        main = { driver = "ht16k33" }
        [seat2]
        no = { driver = "gpio-button", pin = 3, bounce_ms = -1 }
        call = { driver = "satellite", satellite = "north" }
        """
    assert [sentence.split(":")[0] for sentence in mistakes(text)] == [
        "line 3, seat1.okk",
        "line 4, seat1.ok.pin",
        "line 4, seat1.ok.pul",
        "line 5, seat1.dial.a",
        "line 6, seat1.lamp.colour",
        "line 6, seat1.lamp.pin",
        "line 7, seat1.main.address",
        "line 9, seat2.no.bounce_ms",
        "line 9, seat2.no.pin",
        "line 10, seat2.call.satellite",
    ]


def test_a_wrong_place_is_not_held_against_what_lies_there() -> None:
    """With a wrong multiplexer it is unknown where the address is, so it is no second mistake."""
    text = """
        [seat1]
        main = { driver = "ht16k33", address = 0x70 }
        aux = { driver = "ht16k33", address = 0x70, mux = 0x99, channel = 1 }
        bar = { driver = "neopixel-spi", length = 8 }
        [seat2]
        bar = { driver = "neopixel-spi", length = 8, spi = 7 }
        ok = { driver = "satellite", satellite = 4 }
        no = { driver = "satellite", satellite = 4, device = "ok" }
        """
    assert [sentence.split(":")[0] for sentence in mistakes(text)] == [
        "line 4, seat1.aux.mux",
        "line 7, seat2.bar.spi",
        "line 8, seat2.ok.satellite",
        "line 9, seat2.no.satellite",
    ]


def test_a_strange_key_cannot_break_the_line() -> None:
    [sentence] = mistakes('[seat1]\n"o\\nk\\u001b[2J" = 5')
    assert sentence.isprintable()
    assert sentence.startswith("line 2, seat1.o·k·[2J: there is no role")


def test_a_long_value_is_cut_short() -> None:
    [sentence] = mistakes(f'[seat1]\nok = "{"x" * 400}"')
    assert f"{'x' * 60}…" in sentence
    assert "x" * 61 not in sentence


def test_every_wrong_key_of_a_device_is_told_at_once() -> None:
    found = mistakes(
        "[seat1]\n"
        'bar = { driver = "gpio-leds", pins = [99], active = "on", length = 3 }\n'
        'reader = { driver = "keyboard-reader", device = "", order = 1, baud = 9600 }\n'
        "[table]\n"
        'reader = { driver = "serial-lines", port = "", baud = 9 }\n'
    )
    assert [each.partition(": ")[0] for each in found] == [
        "line 2, seat1.bar.active",
        "line 2, seat1.bar.length",
        "line 2, seat1.bar.pins",
        "line 3, seat1.reader.baud",
        "line 3, seat1.reader.device",
        "line 3, seat1.reader.order",
        "line 5, table.reader.baud",
        "line 5, table.reader.port",
    ]
