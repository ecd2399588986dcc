"""A program on the emulated Pi: the real table of a wiring profile. It prints each input, and shows each line.

python -m tests.hardware.shim.program PROFILE [alone]

"alone": as if lgpio were not installed.
"""

import asyncio
import sys
from contextlib import closing
from pathlib import Path

import msgspec

from hardware.gpio import Header
from hardware.inputs import Input
from hardware.outputs import Output
from hardware.profile import Profile, load
from hardware.real import SharedHardware, open_table


def say(told: Input | str) -> None:
    print(msgspec.json.encode(told).decode(), flush=True)


async def main() -> None:
    profile = load(Path(sys.argv[1]))
    assert isinstance(profile, Profile), profile
    if "alone" in sys.argv:
        sys.modules["lgpio"] = None  # type: ignore[assignment]
    loop, shared = asyncio.get_running_loop(), SharedHardware(Header.driven_by(profile.pins))
    say(shared.header.backend.name)
    with closing(open_table(profile, loop, shared)) as table:
        table.listen(say)
        while line := await loop.run_in_executor(None, sys.stdin.readline):
            table.show([msgspec.json.decode(line, type=Output)])


if __name__ == "__main__":
    asyncio.run(main())
