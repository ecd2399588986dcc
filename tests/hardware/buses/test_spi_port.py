"""How many bytes the kernel takes in one SPI transfer."""

from pathlib import Path

import pytest

from hardware.buses.spi_port import USUAL_LONGEST, longest_transfer


@pytest.mark.parametrize(("told", "longest"), [("65536\n", 65536), ("", USUAL_LONGEST), ("many", USUAL_LONGEST)])
def test_as_the_kernel_says(tmp_path: Path, told: str, longest: int) -> None:
    file = tmp_path / "bufsiz"
    file.write_text(told)
    assert longest_transfer(file) == longest


def test_where_it_says_nothing_it_is_as_usual(tmp_path: Path) -> None:
    assert longest_transfer(tmp_path / "missing") == USUAL_LONGEST
