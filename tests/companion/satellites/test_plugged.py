"""Which boards are spoken to: those of the profile, and others only if they run MicroPython."""

from pathlib import Path

from companion.satellites.plugged import others, plugged, strangers
from hardware.wiring.device import Board
from tests.hardware.satellite.test_discovery import plug


def test_a_debug_probe_is_left_alone_unless_the_profile_names_it(tmp_path: Path) -> None:
    plug(tmp_path, "ttyACM0", "1-1.1", product="000c", serial="probe")
    plug(tmp_path, "ttyACM1", "1-1.2", product="10a7", maker="MicroPython", serial="other")
    plug(tmp_path, "ttyACM2", "1-1.3")
    assert [each.port for each in strangers((), tmp_path)] == ["/dev/ttyACM1", "/dev/ttyACM2"]
    assert [(each.port, each.product) for each in others((), tmp_path)] == [("/dev/ttyACM0", "000c")]
    named = (Board("north", "PROBE"),)
    assert (plugged(named, tmp_path)["north"].port, others(named, tmp_path)) == ("/dev/ttyACM0", ())
