"""Numbers that are not of a chip, but made up by a phone."""

import pytest

from hardware.readers.numbers import is_made_up


@pytest.mark.parametrize(
    ("uid", "made_up"), [("08112233", True), ("04112233", False), ("18082233", False), ("08112233445566", False)]
)
def test_only_short_numbers_are_made_up(uid: str, made_up: bool) -> None:
    assert is_made_up(bytes.fromhex(uid)) is made_up
