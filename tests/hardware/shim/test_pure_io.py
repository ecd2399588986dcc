"""The real Adafruit_PureIO, unchanged, on the emulated SPI bus of an emulated Pi."""

import errno

import msgspec

from tests.emulated_pi import Running
from tests.shim import Machine


def test_the_library_as_it_comes_reads_sets_and_is_refused_what_a_pi_refuses(machine: Machine) -> None:
    machine.solder("spi0.1", "pn532")
    with Running(machine, "-m", "tests.hardware.shim.spi_program") as program:
        told = msgspec.json.decode(program.line())
    assert told == {
        "there": ["/dev/spidev0.0", "/dev/spidev0.1"],
        "set": [3, 8, 1_000_000],
        "refused": {
            "lowest bit first": errno.EINVAL,
            "nine bits": errno.EINVAL,
            "standing still": errno.EINVAL,
            "too much": errno.EMSGSIZE,
            "too much in two": errno.EMSGSIZE,
            "half a transfer": errno.EINVAL,
            "unknown": errno.ENOTTY,
        },
        "plain": ["000000", 3],
        "nothing": 0,
        "firmware": "320106",
    }
