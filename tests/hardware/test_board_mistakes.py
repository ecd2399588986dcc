"""Mistakes in the wiring of a board of switches: each told with its line and key."""

import pytest

from hardware.profile import Mistake, Profile, read
from tests.hardware.boards import CHIPS, PICTURE, board

NOTHING = ". . . . . . ."


def mistakes(text: str) -> list[tuple[int, str, str]]:
    found = read(text)
    assert not isinstance(found, Profile)
    return [(mistake.line, mistake.key, mistake.what.id) for mistake in found]


@pytest.mark.parametrize(
    ("picture", "chips", "line", "key", "what"),
    [
        (". b2 c2\na1 b1", CHIPS, 3, "board", "wiring-grid-row"),
        (". . .", CHIPS, 3, "board", "wiring-grid-empty"),
        (". b2 c2\na1 b2 .", CHIPS, 3, "board", "wiring-grid-twice"),
        (PICTURE + "\na3 . .", CHIPS, 8, "expanders", "wiring-squares-unwired"),
        (". b2 c2\na1 . .", CHIPS, 7, "expanders", "wiring-squares-strange"),
        (PICTURE, CHIPS | {"0x28": (NOTHING, NOTHING)}, 10, "expanders.0x28", "wiring-expander-address"),
        (PICTURE, CHIPS | {"left": (NOTHING, NOTHING)}, 10, "expanders.left", "wiring-expander-address"),
        (PICTURE, CHIPS | {"0X20": (NOTHING, NOTHING)}, 7, "expanders", "wiring-expander-twice"),
        (PICTURE, CHIPS | {"0x22": (". . .", NOTHING)}, 10, "expanders.0x22", "wiring-expander-port"),
        (PICTURE, CHIPS | {"0x22": (NOTHING, NOTHING + " d4")}, 10, "expanders.0x22", "wiring-expander-port"),
        (PICTURE, CHIPS | {"0x22": ("a1 . . . . . .", NOTHING)}, 7, "expanders", "wiring-squares-twice"),
        (PICTURE, {}, 7, "expanders", "wiring-value"),
        ("   ", CHIPS, 3, "board", "wiring-value"),
    ],
)
def test_a_mistake_has_its_line_and_key(
    picture: str, chips: dict[str, tuple[str, str]], line: int, key: str, what: str
) -> None:
    assert mistakes(board(picture, chips)) == [(line, f"table.grid.{key}", what)]


def test_a_port_with_eight_names_says_why_there_are_seven() -> None:
    found = read(board(PICTURE, CHIPS | {"0x22": (". . . . . . . d4", NOTHING)}))
    assert isinstance(found, tuple)
    [mistake] = found
    assert isinstance(mistake, Mistake)
    assert dict(mistake.what.gaps) == {"port": "GPA", "count": 8, "pins": 7}


@pytest.mark.parametrize(
    ("more", "key", "what"),
    [
        ('[seat1]\nok = { driver = "gpio-button", pin = 21 }', "table.grid.interrupt", "wiring-taken"),
        ('[seat1]\nok = { driver = "gpio-button", pin = 3 }', "seat1.ok.pin", "wiring-taken"),
    ],
)
def test_pins_that_two_devices_want(more: str, key: str, what: str) -> None:
    text = f"{more}\n{board(interrupt=21)}"
    assert [(found[1], found[2]) for found in mistakes(text)] == [(key, what)]


def test_the_address_of_a_reader_cannot_be_that_of_an_expander() -> None:
    chips = {"0x24": ("b2 c2 a1 b1 . . .", NOTHING)}
    reader = '[seat1]\nreader = { driver = "pn532-i2c" }\n'
    assert mistakes(reader + board(chips=chips)) == [(10, "table.grid.expanders.0x24", "wiring-taken")]
    apart = '[seat1]\nreader = { driver = "pn532-i2c", mux = 0x70, channel = 2 }\n'
    assert isinstance(read(apart + board(chips=chips, mux=0x70, channel=1)), Profile), "on another channel it can"


def test_a_channel_needs_its_multiplexer() -> None:
    assert [found[2] for found in mistakes(board(channel=1))] == ["wiring-half-mux"]


def test_a_board_needs_its_picture_and_its_expanders() -> None:
    missing = mistakes('[table]\ngrid = "mcp23017"')
    assert [(key, what) for _, key, what in missing] == [
        ("table.grid.board", "wiring-key-missing"),
        ("table.grid.expanders", "wiring-key-missing"),
    ]


@pytest.mark.parametrize("names", ["é1 Ω2", "north-west 12", "A-1 \U0001f3b2"])
def test_squares_may_have_any_name(names: str) -> None:
    one, two = names.split()
    found = read(board(f"{one} {two}", {"0x27": (f"{one} . . . . . {two}", NOTHING)}))
    assert isinstance(found, Profile), found
