"""The parts of a satellite in a profile: read with all mistakes, and made into the settings of its board."""

import json

import pytest

from hardware.profile import Mistake, Profile, load, read, shipped
from hardware.satellite.settings import parts_of, settings
from hardware.wiring.pico import STANDARD, PicoBar, PicoButton
from tests.hardware.telling import told

HEAD = '[satellites.north]\nid = "E6614103E7000001"\n'
SEAT = '[seat1]\nok = { driver = "satellite", satellite = "north" }\n'


def profile(text: str) -> Profile:
    found = read(text)
    assert isinstance(found, Profile), [(mistake.key, told(mistake.what)) for mistake in found]
    return found


def mistakes(parts: str, seat: str = SEAT) -> list[tuple[str, str]]:
    found = read(HEAD + "[satellites.north.parts]\n" + parts + "\n" + seat)
    assert isinstance(found, tuple), "nothing was found wrong"
    assert all(isinstance(mistake, Mistake) for mistake in found)
    return [(mistake.key.removeprefix("satellites.north.parts."), mistake.what.id) for mistake in found]


def test_without_parts_a_board_is_a_standard_seat_as_far_as_it_is_used() -> None:
    found = profile(HEAD + SEAT)
    [board] = found.satellites
    assert parts_of(found, board) == {"ok": STANDARD["ok"]}
    assert json.loads(settings(found, board)) == {
        "version": 1,
        "name": "north",
        "parts": [{"part": "button", "name": "ok", "pin": 2, "pull": "up", "bounce_ms": 20, "stamp": "irq"}],
    }


def test_the_standard_seat_uses_every_pin_once() -> None:
    lines = "\n".join(f"{name} = {json.dumps(_line(name)).replace(': ', ' = ')}" for name in STANDARD)
    lines = lines.replace('"part" =', "part =")
    for key in ("uart", "tx", "rx", "pin", "stamp", "a", "b", "push", "i2c", "sda", "scl", "address"):
        lines = lines.replace(f'"{key}" =', f"{key} =")
    found = profile(HEAD + "[satellites.north.parts]\n" + lines + "\n" + SEAT)
    assert found.satellites[0].wired == STANDARD


def _line(name: str) -> dict[str, object]:
    part = STANDARD[name]
    keys = ("uart", "tx", "rx", "pin", "stamp", "a", "b", "push", "i2c", "sda", "scl", "address")
    return {"part": part.__struct_config__.tag, **{key: getattr(part, key) for key in keys if hasattr(part, key)}}


def test_a_call_button_is_stamped_in_hardware() -> None:
    call = STANDARD["call"]
    assert isinstance(call, PicoButton)
    assert call.stamp == "pio"


@pytest.mark.parametrize("name", ["four-seats-satellites", "eight-seats-satellites"])
def test_shipped_seats_have_all_their_parts(name: str) -> None:
    found = load(shipped()[name])
    assert isinstance(found, Profile)
    for board in found.satellites:
        line = json.loads(settings(found, board))
        assert {part["name"] for part in line["parts"]} == set(STANDARD) - {"undo", "sound"}
        assert len(settings(found, board)) < 4096
        assert "brightness" not in settings(found, board).decode()


def test_parts_of_a_profile_are_taken_with_their_own_names() -> None:
    parts = 'green = { part = "button", pin = 22, bounce_ms = 5 }\nled = { part = "neopixel", pin = 3, length = 30 }\n'
    seat = (
        '[seat1]\nok = { driver = "satellite", satellite = "north", device = "green" }\n'
        'bar = { driver = "satellite", satellite = "north", device = "led" }\n'
    )
    found = profile(HEAD + "[satellites.north.parts]\n" + parts + seat)
    [board] = found.satellites
    assert board.wired == {"green": PicoButton(pin=22, bounce_ms=5), "led": PicoBar(pin=3, length=30)}
    bar = found.device("seat1.bar")
    assert bar is not None
    assert found.fitted(bar) == PicoBar(pin=3, length=30)


@pytest.mark.parametrize(
    ("parts", "found"),
    [
        ('ok = { part = "button", pin = 23 }', ("ok.pin", "wiring-value")),
        ('ok = { part = "button", pin = true }', ("ok.pin", "wiring-value")),
        ('ok = { part = "button" }', ("ok.pin", "wiring-key-missing")),
        ('ok = { part = "buton", pin = 2 }', ("ok.part", "wiring-no-part-kind")),
        ("ok = { pin = 2 }", ("ok.part", "wiring-no-part-kind")),
        ("ok = 2", ("ok", "wiring-no-table")),
        ('ok = { part = "button", pin = 2, pni = 3 }', ("ok.pni", "wiring-no-key")),
        ('ok = { part = "button", pin = 2, stamp = "pio", pull = "down" }', ("ok.pull", "wiring-pico-stamp")),
        ('ok = { part = "button", pin = 2 }\nno = { part = "button", pin = 2 }', ("no.pin", "wiring-taken")),
        ('"o k" = { part = "button", pin = 2 }', ("o k", "wiring-part-name")),
    ],
)
def test_mistakes_in_parts_are_found(parts: str, found: tuple[str, str]) -> None:
    assert found in mistakes(parts)


def test_buses_have_their_pins_and_addresses() -> None:
    ok = 'ok = { part = "button", pin = 2 }\n'
    main = 'main = { part = "ht16k33", i2c = 0, sda = 8, scl = 9, address = 0x70 }\n'
    profile(HEAD + "[satellites.north.parts]\n" + ok + main + main.replace("main", "aux").replace("70", "71") + SEAT)
    assert mistakes(ok + main.replace("sda = 8", "sda = 6")) == [("main.sda", "wiring-pico-bus")]
    assert mistakes(ok + main + main.replace("main", "aux")) == [("aux.address", "wiring-taken")]
    reader = 'reader = { part = "pn532-uart", uart = 0, tx = 4, rx = 1 }\n'
    assert mistakes(ok + reader) == [("reader.tx", "wiring-pico-bus")]


def test_a_device_needs_a_part_that_can_play_it() -> None:
    lamp = 'ok = { part = "lamp", pin = 2 }'
    assert mistakes(lamp) == [("seat1.ok.device", "wiring-cannot-play")]
    other = 'no = { part = "button", pin = 2 }'
    assert mistakes(other) == [("seat1.ok.device", "wiring-part-missing")]


def test_mistakes_are_said_in_words() -> None:
    found = read(HEAD + '[satellites.north.parts]\nok = { part = "button", pin = 24 }\n' + SEAT)
    assert isinstance(found, tuple)
    assert all("{" not in told(mistake.what) for mistake in found)
