"""Debian's description of a Pi 3B, with what the Pi's firmware and its config.txt would add."""

from pathlib import Path

from tests.emulated.packages import said
from tests.emulated.roots import HOST, inside

REVISION = "a02082"
"""A Pi 3B, made by Sony."""
SPI, UART = "/soc/spi@7e204000", "/soc/serial@7e201000"
FASTEST = "7735940"
"""Hertz, hexadecimal: 125 MHz, as the firmware writes it."""


def edits() -> list[tuple[str, ...]]:
    """The words for `fdtput`, with FILE for the description."""
    words: list[tuple[str, ...]] = [
        ("-c", "FILE", "/system"),
        ("-t", "x", "FILE", "/system", "linux,revision", REVISION),
        ("-r", "FILE", f"{UART}/bluetooth"),  # dtoverlay=disable-bt: the good serial port is the header's
        ("-t", "s", "FILE", SPI, "status", "okay"),  # dtparam=spi=on
        ("-d", "FILE", SPI, "dmas", "dma-names"),  # QEMU's SPI has none: with it transfers above 96 bytes hang
    ]
    for chip in ("0", "1"):
        node = f"{SPI}/spidev@{chip}"
        words += [
            ("-c", "FILE", node),
            ("-t", "s", "FILE", node, "compatible", "rohm,dh2228fv"),  # a name that the driver spidev takes
            ("-t", "x", "FILE", node, "reg", chip),
            ("-t", "x", "FILE", node, "spi-max-frequency", FASTEST),
        ]
    return words


def write(plain: Path, tools: Path, to: Path) -> None:
    """Write the description of the Pi as it starts into `to`."""
    to.write_bytes(plain.read_bytes())
    for words in edits():
        line = [f"{HOST}{to}" if word == "FILE" else word for word in words]
        said(*inside(tools, "fdtput", *line))
