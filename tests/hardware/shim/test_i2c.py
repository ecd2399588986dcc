"""The real busio and Adafruit's own drivers, unchanged, on the emulated I2C bus of an emulated Pi."""

import msgspec

from tests.emulated_pi import Running
from tests.shim import Machine

LONG, SHORT = "04A1B2C3D4E5F6", "01020304"


def test_busio_and_adafruit_s_drivers_find_read_and_show(machine: Machine) -> None:
    machine.solder("1:0x70", "ht16k33")
    for channel, uid in ((2, LONG), (3, SHORT)):
        machine.solder(f"1:0x74/{channel}:0x24", "pn532")
        machine.ask(f"1:0x74/{channel}:0x24", "put", uid)
    with Running(machine, "-m", "tests.hardware.shim.i2c_program") as program:
        told = msgspec.json.decode(program.line())
        assert told["found"] == [0x70, 0x74]
        assert told["firmware"] == [50, 1, 6]
        assert [uid.upper() for uid in told["uids"]] == [LONG, SHORT]
        for text in ("12.34", "  -7", "8888"):
            program.say(text)
            assert program.line() == "shown\n"
            assert machine.ask("1:0x70", "text") == text


SIGNALS = """
import fcntl, os, signal
signal.signal(signal.SIGALRM, lambda *_: None)
file = os.open("/dev/i2c-1", os.O_RDWR)
fcntl.ioctl(file, 0x703, 0x70)
signal.setitimer(signal.ITIMER_REAL, 0.0003, 0.0003)
for number in range(3000):
    os.write(file, bytes([0, number % 256]))
    os.write(file, bytes([0]))
    assert os.read(file, 1)[0] == number % 256, number
signal.setitimer(signal.ITIMER_REAL, 0)
print("each answer was for its question", flush=True)
"""


def test_signals_do_not_come_between_a_question_and_its_answer(machine: Machine) -> None:
    machine.solder("1:0x70", "ht16k33")
    with Running(machine, "-c", SIGNALS) as program:
        assert program.line() == "each answer was for its question\n"
