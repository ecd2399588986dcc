"""Chips of an emulated Pi: how their places are written, and chips that are attached and removed."""

import struct

import pytest

from tests.shim import Machine
from tests.shim.board import Board
from tests.shim.pins import Pins
from tests.shim.places import I2cPlace, Place, SpiPlace, read_place
from tests.shim.wire import Operation, Question

STRIP = read_place("spi0")
WHITE = b"\xf0" * 24
"""The bytes that make one LED white, at the speed that was set."""


@pytest.fixture
def board() -> Board:
    return Board(Pins())


def light(board: Board, path: str) -> None:
    device = board.open(path)
    device(Question(Operation.IOCTL, 0x4004_6B04, 0, struct.pack("<I", 6_400_000)))
    device(Question(Operation.WRITE, 0, 0, WHITE))


@pytest.mark.parametrize(
    ("words", "place"),
    [
        ("1:0x70", I2cPlace(1, 0x70)),
        ("1:0x74/3:0x24", I2cPlace(1, 0x24, 0x74, 3)),
        ("spi0", SpiPlace(0)),
        ("spi1.2", SpiPlace(1, chip=2)),
        ("spi0/25", SpiPlace(0, pin=25)),
    ],
)
def test_places_in_words(words: str, place: Place) -> None:
    assert read_place(words) == place


@pytest.mark.parametrize("words", ["", "spi", "spix", "1", "1:", "one:0x70", "1:0x74/3"])
def test_words_that_are_no_place(words: str) -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        read_place(words)


def test_a_strip_hears_all_that_goes_over_its_data_line(board: Board) -> None:
    board.solder(STRIP, "neopixel-2")
    assert board.ask(STRIP, "colours") == "000000 000000"
    light(board, "/dev/spidev0.1")
    assert board.ask(STRIP, "colours") == "ffffff 000000"


def test_a_chip_that_comes_back_was_without_power(board: Board) -> None:
    board.solder(STRIP, "neopixel-1")
    light(board, "/dev/spidev0.0")
    board.unsolder(STRIP)
    light(board, "/dev/spidev0.0")  # no chip gets it, and nothing breaks
    board.solder(STRIP, "neopixel-1")
    assert board.ask(STRIP, "colours") == "000000"


def test_a_chip_takes_the_place_of_the_one_before(board: Board) -> None:
    board.solder(STRIP, "neopixel-1")
    board.solder(STRIP, "neopixel-2")
    light(board, "/dev/spidev0.0")
    assert board.ask(STRIP, "colours") == "ffffff 000000"


@pytest.mark.parametrize(("place", "chip"), [("1:0x70", "neopixel-3"), ("spi0", "ht16k33"), ("spi0", "neopixel-")])
def test_a_chip_that_cannot_be_put_there(board: Board, place: str, chip: str) -> None:
    with pytest.raises((LookupError, ValueError)):
        board.solder(read_place(place), chip)
    with pytest.raises(LookupError):
        board.ask(read_place(place), "text")


def test_a_question_about_a_missing_chip_is_refused_and_the_pi_goes_on(machine: Machine) -> None:
    for wrong in (("spi0", "colours"), ("somewhere", "text")):
        with pytest.raises(ValueError, match=f"ask {wrong[0]}"):
            machine.ask(*wrong)
    with pytest.raises(ValueError, match="unsolder 1:0x70"):
        machine.unsolder("1:0x70")
    assert machine.level(17) == 0
