"""Which GPIO chip has the pins of the header. Kernels number the chips differently, so it is found by what it is."""

from pathlib import Path

CHIPS = "sys/bus/gpio/devices/gpiochip*"
"""Where Linux lists its chips: those of the header, and those of lamps, fans and power on the board."""
HEADERS = frozenset({b"brcm,bcm2835-gpio", b"brcm,bcm2711-gpio", b"raspberrypi,rp1-gpio"})
"""The chips of the header, as the device tree calls them: up to the Pi 3, of a Pi 4, of a Pi 5, 500 or CM5."""


def header_chip(root: Path = Path("/")) -> int | None:
    """The number N of the header's /dev/gpiochipN; None where the kernel does not say, as on a simulated chip.

    It is 4 on a Pi 5 with a kernel before 6.6.45, and 0 with a newer one; a USB adapter with pins may move it, too.
    """
    for chip in sorted(root.glob(CHIPS)):
        number = chip.name.removeprefix("gpiochip")
        if number.isdecimal() and not HEADERS.isdisjoint(_compatible(chip)):
            return int(number)
    return None


def _compatible(chip: Path) -> list[bytes]:
    try:
        return (chip / "of_node/compatible").read_bytes().split(b"\0")
    except OSError:
        return []
