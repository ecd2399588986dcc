"""What a kernel starts from: modules come after those that they need, and the archive holds what was put in."""

import gzip
import lzma
from pathlib import Path

import pytest

from tests.emulated.initramfs import modules, packed
from tests.emulated.packages import NotPrepared


@pytest.fixture
def kernel(tmp_path: Path) -> Path:
    """Its modules: `leds` needs `spi-bus` and `pins`, `spi-bus` needs `pins`, and `clock` is a part of the kernel."""
    (tmp_path / "modules.builtin").write_text("kernel/drivers/clock.ko\n")
    (tmp_path / "leds.ko").write_bytes(b"\0depends=spi-bus,pins,clock\0license=MIT\0")
    (tmp_path / "spi-bus.ko.xz").write_bytes(lzma.compress(b"\0depends=pins\0"))
    (tmp_path / "pins.ko").write_bytes(b"\0depends=\0")
    return tmp_path


def test_a_module_comes_after_those_that_it_needs(kernel: Path) -> None:
    assert list(modules(kernel, ["leds", "pins"])) == ["pins.ko", "spi_bus.ko", "leds.ko"]


def test_a_compressed_module_is_unpacked(kernel: Path) -> None:
    assert modules(kernel, ["spi-bus"])["spi_bus.ko"] == b"\0depends=pins\0"


def test_what_is_a_part_of_the_kernel_is_not_loaded(kernel: Path) -> None:
    assert modules(kernel, ["clock"]) == {}


def test_a_module_that_the_kernel_lacks_is_named(kernel: Path) -> None:
    with pytest.raises(NotPrepared, match="has no module sound"):
        modules(kernel, ["sound"])


def test_the_archive_holds_folders_before_their_files() -> None:
    archive = gzip.decompress(packed({"bin/sh": b"a shell"}, ("bin",)))
    entries, at = [], 0
    while archive[at : at + 6] == b"070701":
        fields = [int(archive[at + 6 + 8 * place : at + 14 + 8 * place], 16) for place in range(13)]
        mode, size, length = fields[1], fields[6], fields[11]
        name = archive[at + 110 : at + 110 + length - 1].decode()
        begins = at + 110 + length + -(110 + length) % 4
        entries.append((name, mode, archive[begins : begins + size]))
        at = begins + size + -size % 4
    assert entries == [("bin", 0o040755, b""), ("bin/sh", 0o100755, b"a shell"), ("TRAILER!!!", 0, b"")]
    assert at == len(archive)
