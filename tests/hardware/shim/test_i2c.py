"""The real busio and Adafruit's own drivers, unchanged, on the emulated I2C bus of an emulated Pi."""

import subprocess
import sys
from pathlib import Path

import msgspec

from hardware.emulators.shim import Machine

ROOT = Path(__file__).parents[3]
PI_4B = {"BLINKA_FORCEBOARD": "RASPBERRY_PI_4B", "BLINKA_FORCECHIP": "BCM2XXX"}
LONG, SHORT = "04A1B2C3D4E5F6", "01020304"


def test_busio_and_adafruit_s_drivers_find_read_and_show(machine: Machine) -> None:
    machine.solder("1:0x70", "ht16k33")
    for channel, uid in ((2, LONG), (3, SHORT)):
        machine.solder(f"1:0x74/{channel}:0x24", "pn532")
        machine.ask(f"1:0x74/{channel}:0x24", "put", uid)
    command = [sys.executable, "-m", "tests.hardware.shim.i2c_program"]
    with subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
        env=machine.environment() | PI_4B,
    ) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        told = msgspec.json.decode(program.stdout.readline())
        assert told["found"] == [0x70, 0x74]
        assert told["firmware"] == [50, 1, 6]
        assert [uid.upper() for uid in told["uids"]] == [LONG, SHORT]
        for text in ("12.34", "  -7", "8888"):
            program.stdin.write(f"{text}\n")
            program.stdin.flush()
            assert program.stdout.readline() == "shown\n"
            assert machine.ask("1:0x70", "text") == text
        program.stdin.close()
    assert program.returncode == 0
