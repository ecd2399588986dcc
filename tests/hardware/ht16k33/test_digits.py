"""Text as segments: the same as Adafruit's library lights, and as people read it."""

import pytest
from adafruit_ht16k33 import segments as adafruit

from hardware.emulators.ht16k33.glyphs import FOURTEEN_SEEN, SEVEN_SEEN
from hardware.ht16k33.digits import FOURTEEN, POINT, SEVEN, lit
from hardware.outputs import SHOWABLE


@pytest.mark.parametrize("character", sorted(SHOWABLE - {"."}))
def test_each_character_reads_as_itself(character: str) -> None:
    assert SEVEN_SEEN[SEVEN[character]] == character
    assert FOURTEEN_SEEN[FOURTEEN[character]] == character


@pytest.mark.parametrize("digit", range(10))
def test_digits_are_those_of_adafruit(digit: int) -> None:
    assert SEVEN[str(digit)] == adafruit.NUMBERS[digit]


def test_a_point_sits_beside_its_digit() -> None:
    assert lit("1.2") == (SEVEN["1"] | POINT[7], SEVEN["2"])
    assert lit(".5") == (POINT[7], SEVEN["5"])
    assert lit("1.", 14) == (FOURTEEN["1"] | POINT[14],)
