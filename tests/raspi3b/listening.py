"""Runs on the emulated Pi: opens every device of a profile, says what they tell, and has them show what a line says."""

import sys
import time
from contextlib import closing
from pathlib import Path
from threading import Lock
from typing import cast

import msgspec

from hardware.driver import Display
from hardware.inputs import Input
from hardware.outputs import Output
from hardware.profile import Profile, load
from hardware.real.opening import SharedHardware, open_devices


def main(wiring: Path) -> None:
    """Until the input ends."""
    profile = load(wiring)
    assert isinstance(profile, Profile), profile
    saying = Lock()

    def say(what: Input | dict[str, object]) -> None:
        with saying:
            print(msgspec.json.encode(what).decode(), flush=True)

    with closing(SharedHardware()) as shared:
        devices = open_devices(profile, shared, say)
        say({"devices": sorted(devices)})
        for line in sys.stdin:
            output = msgspec.json.decode(line, type=Output)
            cast(Display, devices[output.device]).show(output)
        for device in devices.values():
            device.close()
    say({"closed": time.monotonic()})


if __name__ == "__main__":
    main(Path(sys.argv[1]))
