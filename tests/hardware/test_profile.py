"""Wiring profiles as files: those that come with Ambit load, and for anything else a message says what is wrong."""

from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from hardware.message import message
from hardware.profile import MOST_BYTES, Missing, Mistake, Profile, load, missing_roles, read, shipped
from hardware.roles import SEAT_ROLES, TABLE_ROLES, spots
from hardware.wiring.drivers import DRIVERS, GpioButton, Ht16k33, Mcp23017, NeopixelSpi, Satellite
from tests.hardware.telling import told


def profile(text: str) -> Profile:
    found = read(text)
    assert isinstance(found, Profile), found
    return found


def only_mistake(path: Path) -> Mistake:
    found = load(path)
    assert isinstance(found, tuple)
    [mistake] = found
    return mistake


def from_box(name: str) -> Profile:
    found = load(shipped()[name])
    assert isinstance(found, Profile), found
    return found


SEATS = {
    "simulated": 8,
    "two-seats-pi": 2,
    "two-seats-pi-board69": 2,
    "four-seats-satellites": 4,
    "eight-seats-satellites": 8,
    "eight-seats-one-reader": 8,
}
"""The profiles that come with Ambit, and how many seats each has."""


def test_these_profiles_come_with_ambit() -> None:
    assert set(shipped()) == set(SEATS)


@pytest.mark.parametrize(("name", "seats"), SEATS.items())
def test_a_shipped_profile_has_a_device_for_every_role(name: str, seats: int) -> None:
    found = from_box(name)
    assert (found.seats, found.name != "") == (seats, True)
    assert {device.name for device in found.devices} == {spot.name for spot in spots(seats)}


def test_the_board_that_comes_with_ambit_has_nine_rows_without_three_squares_in_each_corner() -> None:
    [board] = [device.driver for device in from_box("two-seats-pi-board69").devices if device.spot.role == "grid"]
    assert isinstance(board, Mcp23017)
    corners = {"a1", "b1", "a2", "h1", "i1", "i2", "a8", "a9", "b9", "i8", "h9", "i9"}
    assert set(board.squares) == {f"{column}{row}" for column in "abcdefghi" for row in range(1, 10)} - corners
    assert [len(row) for row in board.rows] == [9] * 9
    assert board.rows[0] == ("", "", "c1", "d1", "e1", "f1", "g1", "", "")
    wired = [(chip.address, pin) for chip in board.chips for pin in chip.pins.values()]
    assert len(set(wired)) == len(wired) == 69
    assert all(pin % 8 < 7 for _, pin in wired), "pin 7 of a port cannot be an input"


def test_two_seats_fit_on_one_pi_without_satellites() -> None:
    found = from_box("two-seats-pi")
    assert found.satellites == ()
    assert not any(isinstance(device.driver, Satellite) for device in found.devices)


@pytest.mark.parametrize(
    ("name", "clockwise"),
    [
        ("four-seats-satellites", "north east south west"),
        ("eight-seats-satellites", "north northeast east southeast south southwest west northwest"),
    ],
)
def test_each_seat_has_a_satellite_of_its_own(name: str, clockwise: str) -> None:
    found = from_box(name)
    boards = {
        (device.spot.seat, device.driver.satellite) for device in found.devices if isinstance(device.driver, Satellite)
    }
    assert boards == set(enumerate(clockwise.split(), 1))
    assert {board.name for board in found.satellites} == set(clockwise.split())


@pytest.mark.parametrize("name", SEATS)
def test_a_shipped_profile_explains_itself(name: str) -> None:
    text = shipped()[name].read_text(encoding="utf-8")
    assert text.startswith("# ")
    assert max(map(len, text.splitlines())) <= 120


def test_a_device_knows_its_driver_and_its_line() -> None:
    found = profile('name = "Mine"\n[seat1]\nok = { driver = "gpio-button", pin = 4, bounce_ms = 30 }')
    device = found.device("seat1.ok")
    assert device is not None
    assert (device.driver, device.line) == (GpioButton(pin=4, pull="up", bounce_ms=30), 3)
    assert found.device("seat1.no") is None


def test_the_same_device_can_be_written_in_three_ways() -> None:
    wanted = Ht16k33(address=0x71)
    for text in (
        '[seat1]\nmain = { driver = "ht16k33", address = 0x71 }',
        '[seat1.main]\ndriver = "ht16k33"\naddress = 113',
        '[seat1]\nmain.driver = "ht16k33"\nmain.address = 0x71',
    ):
        assert [device.driver for device in profile(text).devices] == [wanted]


def test_a_device_on_a_satellite_is_called_like_its_role_unless_said_otherwise() -> None:
    board = '[satellites.north]\nid = "E1"\n[seat1]\n'
    plain = profile(board + 'ok = { driver = "satellite", satellite = "north" }')
    parts = '[satellites.north.parts]\ngreen = { part = "button", pin = 2 }\n'
    named = profile(parts + board + 'ok = { driver = "satellite", satellite = "north", device = "green" }')
    assert plain.devices[0].driver == Satellite(satellite="north", device="ok")
    assert named.devices[0].driver == Satellite(satellite="north", device="green")


def test_a_whole_number_will_do_for_a_brightness() -> None:
    bar = profile('[seat1]\nbar = { driver = "neopixel-spi", length = 8, brightness = 1 }').devices[0].driver
    assert bar == NeopixelSpi(length=8, brightness=1.0)


def test_every_driver_says_what_it_is_and_plays_something() -> None:
    assert all(kind.__doc__ and kind.plays for kind in DRIVERS.values())
    assert set(DRIVERS) == {
        "virtual",
        "shared-reader",
        "screen",
        "satellite",
        "gpio-button",
        "gpio-lamp",
        "gpio-leds",
        "gpio-dial",
        "gpio-buzzer",
        "ht16k33",
        "neopixel-spi",
        "mcp23017",
        "pn532-uart",
        "pn532-spi",
        "pn532-i2c",
        "serial-lines",
        "keyboard-reader",
    }


def test_every_key_of_a_driver_is_described() -> None:
    schema = str(msgspec.json.schema_components(DRIVERS.values())[1])
    keys = [field for kind in DRIVERS.values() for field in msgspec.structs.fields(kind)]
    assert schema.count("'description'") >= len(keys) + len(DRIVERS)


def test_a_missing_file(tmp_path: Path) -> None:
    mistake = only_mistake(tmp_path / "mine.toml")
    assert told(mistake).endswith("mine.toml does not exist; check its name and folder.")


def test_a_folder(tmp_path: Path) -> None:
    assert "is not a file; name the profile itself" in told(only_mistake(tmp_path))


def test_a_device_file_is_not_read() -> None:
    assert "is not a file" in told(only_mistake(Path("/dev/zero")))


@pytest.mark.parametrize("name", ["a\0b", "x" * 5000])
def test_a_name_that_no_file_can_have(name: str) -> None:
    assert told(only_mistake(Path(name))).endswith("cannot be opened; check its name.")


def test_a_folder_that_is_a_file(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "check its name" in told(only_mistake(tmp_path / "file" / "mine.toml"))


def test_a_large_file(tmp_path: Path) -> None:
    path = tmp_path / "large.toml"
    path.write_text('[seat1]\nok = "virtual"\n' + "#\n" * (MOST_BYTES // 2))
    assert told(only_mistake(path)).endswith("is larger than 64 KiB, so it is not a wiring profile.")


def test_a_file_that_is_just_small_enough(tmp_path: Path) -> None:
    path, start = tmp_path / "full.toml", '[seat1]\nok = "virtual"\n'
    path.write_text(start + "\n" * (MOST_BYTES - len(start)))
    assert isinstance(load(path), Profile)


def test_a_file_that_is_not_utf_8(tmp_path: Path) -> None:
    path = tmp_path / "latin.toml"
    path.write_bytes('name = "x"\nname2 = "Cléo"'.encode("latin-1"))
    assert told(only_mistake(path)) == "line 2, name2: this is not UTF-8 text; save the file as UTF-8 in your editor."


def test_a_mark_at_the_start_of_the_file_does_not_matter(tmp_path: Path) -> None:
    path = tmp_path / "windows.toml"
    path.write_bytes(b'\xef\xbb\xbf[seat1]\r\nok = "virtual"\r\n')
    assert isinstance(load(path), Profile)


MARKS = ("=", "{", "}", "[", "]", ",", ".", '"', "'", '"""', "#", "\\", "\n", "\0", "é")
PARTS = ("[seat1]", "[table]", "[satellites.a]", "ok", "bar", "driver", "pin", '"gpio-button"', '"neopixel-spi"')
VALUES = ("4", "-1", "nan", "true", "1979-05-27", "0x70", "1.5", "[]", "{}", '"up"', '"/dev/serial0"')
WORDS = st.sampled_from(MARKS + PARTS + VALUES)


@given(st.lists(WORDS, max_size=40).map(" ".join) | st.text())
def test_any_text_is_a_profile_or_gets_an_answer(text: str) -> None:
    found = read(text)
    assert isinstance(found, Profile) or all(told(mistake).isprintable() for mistake in found)


@given(st.binary())
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_any_file_is_a_profile_or_gets_an_answer(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "any.toml"
    path.write_bytes(content)
    found = load(path)
    assert isinstance(found, Profile) or found


KEYS = st.sampled_from(["driver", "pin", "a", "b", "address", "mux", "channel", "bus", "length", "port", "satellite"])


@given(
    st.sampled_from(sorted(DRIVERS)),
    st.sampled_from(SEAT_ROLES + TABLE_ROLES),
    st.dictionaries(KEYS, st.sampled_from(VALUES)),
)
def test_any_keys_of_any_driver_get_an_answer(driver: str, role: str, keys: dict[str, str]) -> None:
    lines = [f"{key} = {value}" for key, value in {"driver": f'"{driver}"', **keys}.items()]
    place = "seat1" if role in SEAT_ROLES else "table"
    found = read("\n".join([f"[{place}.{role}]", *lines]))
    if isinstance(found, tuple):
        assert all(1 <= mistake.line <= len(lines) + 1 for mistake in found)


PARTIAL = """
    [seat1]
    ok = "virtual"
    bar = "screen"
    [seat2]
    ok = "virtual"
    no = "virtual"
    [table]
    undo = "virtual"
    """


def test_what_no_device_does_the_screen_does() -> None:
    found = missing_roles(profile(PARTIAL), ["ok", "no", "bar", "table.reader", "undo", "sound"])
    assert [missing.device for missing in found] == ["seat1.no", "seat2.bar", "table.reader", "table.sound"]
    assert found[0] == Missing("seat1.no", message("wiring-missing", device="seat1.no"), stops=False)
    assert told(found[0].what) == "no device plays seat1.no, so the screen does."


def test_asked_strictly_a_missing_device_stops_the_game_and_the_screen_is_none() -> None:
    found = missing_roles(profile(PARTIAL), ["ok", "bar", "seat2.no"], strict=True)
    assert [missing.device for missing in found] == ["seat1.bar", "seat2.bar"]
    assert all(missing.stops and "wire one" in told(missing.what) for missing in found)


def test_nothing_is_missing_twice() -> None:
    assert len(missing_roles(profile(PARTIAL), ["no", "seat1.no", "no"])) == 1


def test_a_table_with_every_device_misses_nothing() -> None:
    assert missing_roles(from_box("simulated"), [*SEAT_ROLES, *TABLE_ROLES, "table.reader"], strict=True) == ()
