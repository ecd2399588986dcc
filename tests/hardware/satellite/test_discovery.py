"""Finding boards: by what sysfs says of USB devices, by the names of udev, or by the port that a profile gives."""

from pathlib import Path

import pytest

from hardware.driver import Unavailable
from hardware.satellite.discovery import Place, found, place_of
from hardware.wiring.device import Board


def plug(
    root: Path,
    port: str,
    path: str,
    vendor: str = "2e8a",
    serial: str = "e6614103e7000001",
    bus: int = 1,
    product: str = "0005",
    maker: str = "",
) -> None:
    """What Linux shows of a board in a socket."""
    usb = root / f"sys/devices/platform/xhci.{bus}/usb{bus}" / path
    interface = usb / f"{path}:1.0"
    (interface / "tty" / port).mkdir(parents=True)
    for name, word in {"idVendor": vendor, "idProduct": product, "serial": serial, "manufacturer": maker}.items():
        (usb / name).write_text(f"{word}\n")
    (interface / "tty" / port / "device").symlink_to(interface)
    (root / "sys/class/tty").mkdir(parents=True, exist_ok=True)
    (root / "sys/class/tty" / port).symlink_to(interface / "tty" / port)


def test_boards_of_raspberry_pi_are_found_and_nothing_else(tmp_path: Path) -> None:
    plug(tmp_path, "ttyACM10", "1-1.2", serial="e6614103e7000002")
    plug(tmp_path, "ttyACM2", "2-1", bus=2)
    plug(tmp_path, "ttyACM3", "1-1.3", vendor="2341")
    one, two = found(tmp_path)
    assert (one.port, one.id, one.path, one.controller) == ("/dev/ttyACM2", "E6614103E7000001", "2-1", "xhci.2")
    assert (two.port, two.id, two.path, two.controller) == ("/dev/ttyACM10", "E6614103E7000002", "1-1.2", "xhci.1")
    assert found(tmp_path / "elsewhere") == ()


def test_what_runs_no_micropython_is_not_ours_unless_a_profile_names_it(tmp_path: Path) -> None:
    plug(tmp_path, "ttyACM0", "1-1.1", product="000c", maker="Raspberry Pi", serial="probe")
    plug(tmp_path, "ttyACM1", "1-1.2", product="10A7", maker="MicroPython", serial="other")
    plug(tmp_path, "ttyACM2", "1-1.3")
    assert [(each.port, each.product, each.ours) for each in found(tmp_path)] == [
        ("/dev/ttyACM0", "000c", False),
        ("/dev/ttyACM1", "10a7", True),
        ("/dev/ttyACM2", "0005", True),
    ]
    assert place_of(Board("north", "PROBE"), tmp_path) == Place("/dev/ttyACM0", "xhci.1")


def test_a_board_is_found_by_its_number_in_whatever_socket(tmp_path: Path) -> None:
    plug(tmp_path, "ttyACM4", "1-1.2")
    assert place_of(Board("north", "E6614103E7000001"), tmp_path) == Place("/dev/ttyACM4", "xhci.1")


def test_a_port_that_the_profile_names_is_taken_as_it_is(tmp_path: Path) -> None:
    assert place_of(Board("north", "", "/dev/ttyACM9"), tmp_path) == Place("/dev/ttyACM9")
    plug(tmp_path, "ttyACM9", "2-1", bus=2)
    assert place_of(Board("north", "", "/dev/ttyACM9"), tmp_path) == Place("/dev/ttyACM9", "xhci.2")


def test_the_names_of_udev_do_as_well(tmp_path: Path) -> None:
    link = tmp_path / "dev/serial/by-id/usb-MicroPython_Board_in_FS_mode_e6614103e7000001-if00"
    link.parent.mkdir(parents=True)
    link.touch()
    assert place_of(Board("north", "E6614103E7000001"), tmp_path) == Place(str(link))


def test_a_board_that_is_not_there_is_missing_by_its_name(tmp_path: Path) -> None:
    with pytest.raises(Unavailable) as why:
        place_of(Board("north", "E6614103E7000001"), tmp_path)
    assert why.value.what.id == "satellite-missing"
    assert dict(why.value.what.gaps)["satellite"] == "north"
