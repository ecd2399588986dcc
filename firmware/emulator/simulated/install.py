"""Puts the simulated modules where the firmware's imports find them."""

import os
import sys
from binascii import unhexlify

import _hardware

from simulated import chip, clock, exact, files, state_machines, streams


def urandom(count: int) -> bytes:
    """As `os.urandom`, which this build of MicroPython lacks."""
    return unhexlify(_hardware.urandom(count))


def fail(*words: object, **settings: object) -> None:
    """In place of a part of `machine` that does not work."""
    raise RuntimeError("broken on purpose")


os.urandom = urandom
files.install()
if _hardware.faulty:
    setattr(chip, _hardware.faulty, fail)
sys.modules["machine"] = chip
sys.modules["rp2"] = state_machines
sys.modules["time"] = clock
sys.modules["select"] = streams
sys.modules["sys"] = streams.System()
if _hardware.exact:
    sys.modules["ambit.exact"] = exact
