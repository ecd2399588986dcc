"""Runs on the emulated Pi: opens every device of a profile and says what they tell, until its input ends."""

import sys
from contextlib import closing
from pathlib import Path
from queue import Queue

import msgspec

from hardware.inputs import Input
from hardware.outputs import Digits, Light, Steady
from hardware.profile import Profile, load
from hardware.real.opening import SharedHardware, open_devices


def main() -> None:
    profile = load(Path(sys.argv[1]))
    assert isinstance(profile, Profile), profile
    told: Queue[Input] = Queue()
    with closing(SharedHardware()) as shared:
        devices = open_devices(profile, shared, told.put)
        print(msgspec.json.encode({"devices": sorted(devices)}).decode(), flush=True)


if __name__ == "__main__":
    main()
