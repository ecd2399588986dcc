"""Each check on machines that have what it looks for, and on those that do not."""

import os
import threading
from pathlib import Path

import pytest

from companion.doctor.checks.disk import existing
from hardware.emulators.ht16k33 import Counter
from tests.companion.doctor.trees import BUTTON, COUNTER, READER, STRANGER, STRIP, Patient, grow, hold

PORT = '[table]\nreader = { driver = "serial-lines", port = "/dev/serial0" }\n'
USB = '[table]\nreader = { driver = "serial-lines", port = "/dev/ttyUSB0" }\n'
KEYBOARD = '[table]\nreader = { driver = "keyboard-reader", device = "/dev/input/by-id/card-event-kbd" }\n'
THROTTLED = "sys/devices/platform/soc/soc:firmware/get_throttled"
SPEED = "sys/bus/i2c/devices/i2c-1/of_node/clock-frequency"
PI_5 = {"proc/device-tree/model": "Raspberry Pi 5 Model B Rev 1.0\0"}


def test_a_healthy_pi(pi: Path) -> None:
    patient = Patient(pi, BUTTON + "\n" + COUNTER.partition("\n")[2])
    patient.emulated.i2c(1).attach(0x70, Counter())
    levels = {finding.level for finding in patient.findings()}
    assert levels == {"good", "note"}


def test_the_doctor_leaves_no_thread_behind(pi: Path) -> None:
    before = set(threading.enumerate())
    assert Patient(pi, BUTTON).ids("buttons") == {"doctor-buttons": "good"}
    assert set(threading.enumerate()) == before


def test_a_pc_without_a_profile_is_fine(tmp_path: Path) -> None:
    patient = Patient(tmp_path)
    patient.backend = None
    assert {finding.level for finding in patient.findings()} == {"good", "note"}
    assert patient.ids("board") == {"doctor-no-pi": "note"}


def test_the_board_says_what_it_is(pi: Path) -> None:
    [found] = Patient(pi).findings("board")
    assert found.about["model"] == "Raspberry Pi 4 Model B Rev 1.4"


# Packages


def test_packages_that_the_profile_needs(pi: Path) -> None:
    patient = Patient(pi, COUNTER)
    patient.packages = {"Adafruit-Blinka": "10.0"}
    assert patient.ids("packages") == {"doctor-packages-missing": "wrong", "doctor-packages": "good"}
    assert patient.findings("packages")[0].about["missing"] == ["adafruit-circuitpython-ht16k33"]


def test_the_reset_line_of_a_reader_is_a_pin_like_any_other(pi: Path) -> None:
    patient = Patient(pi, '[table]\nreader = { driver = "pn532-uart", port = "/dev/serial0", reset = 6 }\n')
    patient.packages = {"Adafruit-Blinka": "10.0", "adafruit-circuitpython-pn532": "2.4", "pyserial": "3.5"}
    assert patient.findings("packages")[0].about["missing"] == ["gpiozero"]


def test_pins_need_no_library_for_the_kernel_moves_them(pi: Path) -> None:
    patient = Patient(pi, BUTTON)
    patient.packages = {"gpiozero": "2.0.1.post3"}
    assert patient.ids("packages") == {"doctor-packages": "good"}


@pytest.mark.parametrize("library", ["lgpio", "RPi.GPIO"])
def test_a_library_that_the_profile_names_is_needed(pi: Path, library: str) -> None:
    patient = Patient(pi, f'pins = "{library}"\n{BUTTON}')
    patient.packages = {"gpiozero": "2.0.1.post3"}
    lacks = patient.findings("packages")[0]
    assert (lacks.says.id, lacks.level, lacks.about["missing"]) == ("doctor-packages-missing", "wrong", [library])


FROM = [
    ((3, 12), {}, "doctor-packages-do"),
    ((3, 13), {"etc/rpi-issue": "Raspberry Pi reference 2026-10-01\n"}, "doctor-lgpio-do"),
    ((3, 13), {"etc/os-release": "ID=debian\nVERSION_ID=13\n"}, "doctor-lgpio-compile-do"),
]


@pytest.mark.parametrize(("python", "files", "do"), FROM)
def test_where_lgpio_comes_from(pi: Path, python: tuple[int, int], files: dict[str, str | bytes], do: str) -> None:
    """A wheel, the package of Raspberry Pi OS, or a compiler: pip itself does not say that there is no wheel."""
    patient = Patient(grow(pi, files), f'pins = "lgpio"\n{BUTTON}')
    patient.packages, patient.python = {"gpiozero": "2.0.1.post3"}, python
    found = {finding.says.id: finding.do and finding.do.id for finding in patient.findings("packages")}
    assert found["doctor-packages-missing"] == do


def test_a_pc_for_simulation_needs_no_packages(tmp_path: Path) -> None:
    patient = Patient(tmp_path)
    patient.packages = {}
    assert patient.ids("packages") == {"doctor-packages-none": "note"}


def test_two_packages_that_exclude_each_other(pi: Path) -> None:
    patient = Patient(pi, BUTTON)
    patient.packages = {"gpiozero": "2.0.1.post3", "RPi.GPIO": "0.7", "rpi-lgpio": "0.6"}
    assert patient.ids("packages")["doctor-packages-rivals"] == "wrong"


@pytest.mark.parametrize(("version", "old"), [("2.0", True), ("2.0.1.post3", False), ("2.1", False)])
def test_an_old_gpiozero_on_a_pi_5(tmp_path: Path, version: str, old: bool) -> None:
    patient = Patient(grow(tmp_path, {**PI_5}), BUTTON)
    patient.packages = {"gpiozero": version}
    assert ("doctor-gpiozero-old" in patient.ids("packages")) is old


# Buses


def test_a_bus_that_is_off(pi: Path) -> None:
    (pi / "dev/i2c-1").unlink()
    assert Patient(pi, COUNTER).ids("buses") == {"doctor-bus-off": "wrong"}
    assert Patient(pi).ids("buses") == {"doctor-bus-off": "note", "doctor-spi": "good"}


@pytest.mark.parametrize(
    ("hertz", "text", "says"),
    [(100_000, READER, "doctor-i2c"), (400_000, READER, "doctor-i2c-fast"), (400_000, COUNTER, "doctor-i2c")],
)
def test_how_fast_a_bus_is(pi: Path, hertz: int, text: str, says: str) -> None:
    grow(pi, {SPEED: hertz.to_bytes(4)})
    [found] = Patient(pi, text).findings("buses")
    assert (found.says.id, found.says.args["speed"], found.about["hertz"]) == (says, hertz // 1000, hertz)


def test_a_fast_bus_is_no_matter_for_a_reader_on_another_one(pi: Path) -> None:
    grow(pi, {SPEED: (400_000).to_bytes(4), "dev/i2c-0": ""})
    patient = Patient(pi, COUNTER + '[table]\nreader = { driver = "pn532-i2c", bus = 0 }\n')
    assert patient.ids("buses") == {"doctor-i2c": "good"}


def test_how_fast_spi_may_be(pi: Path) -> None:
    grow(pi, {"sys/bus/spi/devices/spi0.0/of_node/spi-max-frequency": (125_000_000).to_bytes(4)})
    found = Patient(pi, STRIP).findings("buses")[0]
    assert (found.says.args["speed"], found.about["hertz"]) == (125, 125_000_000)


@pytest.mark.parametrize(("model", "warned"), [("Raspberry Pi 4 Model B", True), ("Raspberry Pi 5 Model B", False)])
def test_a_strip_on_the_small_spi_bus(pi: Path, model: str, warned: bool) -> None:
    grow(pi, {"proc/device-tree/model": model, "dev/spidev1.0": ""})
    found = Patient(pi, STRIP.replace(" }", ", spi = 1 }")).ids("buses")
    assert found == {"doctor-spi": "good"} | ({"doctor-strip-small-spi": "warning"} if warned else {})


# Serial ports


@pytest.mark.parametrize(("more", "baud"), [("", 115_200), (", baud = 9600", 9600)])
def test_a_port_that_is_free_and_how_fast_it_is(pi: Path, more: str, baud: int) -> None:
    [found] = Patient(pi, PORT.replace(" }", f"{more} }}")).findings("serial")
    assert (found.says.id, found.level, found.about["baud"]) == ("doctor-serial", "good", baud)


def test_what_is_plugged_in_where_no_profile_says_what_should_be(tmp_path: Path) -> None:
    assert Patient(tmp_path).ids("serial") == {"doctor-serial-none": "note"}
    grow(tmp_path, {"dev/ttyUSB0": "", "dev/ttyACM3": ""})
    [found] = Patient(tmp_path).findings("serial")
    assert (found.level, found.about["ports"]) == ("good", ["/dev/ttyUSB0", "/dev/ttyACM3"])


def test_a_reader_that_types_is_a_file_and_a_desktop_that_listens_too_does_no_harm(pi: Path) -> None:
    [found] = Patient(pi, KEYBOARD).findings("serial")
    assert (found.level, found.about["port"]) == ("wrong", "/dev/input/by-id/card-event-kbd")
    grow(pi, {"dev/input/by-id/card-event-kbd": ""})
    hold(pi, 99, "Xorg", "/dev/input/by-id/card-event-kbd")
    assert Patient(pi, KEYBOARD).ids("serial") == {"doctor-serial": "good"}


@pytest.mark.parametrize(("text", "do"), [(PORT, "doctor-serial-off-do"), (USB, "doctor-serial-unplugged-do")])
def test_a_port_that_is_not_there(pi: Path, text: str, do: str) -> None:
    (pi / "dev/serial0").unlink()
    [found] = Patient(pi, text).findings("serial")
    assert (found.level, found.do and found.do.id) == ("wrong", do)


def test_a_login_shell_on_the_port(pi: Path) -> None:
    grow(pi, {"proc/cmdline": "console=serial0,115200 console=tty1 root=/dev/mmcblk0p2"})
    assert Patient(pi, PORT).ids("serial")["doctor-serial-console"] == "wrong"


def test_the_small_port(pi: Path) -> None:
    (pi / "dev/serial0").unlink()
    grow(pi, {"dev/ttyS0": ""})
    os.symlink("ttyS0", pi / "dev/serial0")
    assert Patient(pi, PORT).ids("serial") == {"doctor-serial-small": "warning", "doctor-serial": "good"}


def test_the_debug_socket_of_a_pi_5_is_not_the_header(pi: Path) -> None:
    (pi / "dev/serial0").unlink()
    grow(pi, {"dev/ttyAMA10": ""})
    os.symlink("ttyAMA10", pi / "dev/serial0")
    assert Patient(pi, PORT).ids("serial")["doctor-serial-debug"] == "wrong"


def test_a_pc_has_no_header_to_plug_a_reader_into(tmp_path: Path) -> None:
    [found] = Patient(tmp_path, PORT).findings("serial")
    assert (found.level, found.do and found.do.id) == ("wrong", "doctor-elsewhere-do")


def test_a_port_that_another_program_has(pi: Path) -> None:
    hold(pi, 99, "ModemManager", "/dev/serial0")
    [found] = Patient(pi, PORT).findings("serial")
    assert (found.level, found.about["holders"]) == ("wrong", ["ModemManager (99)"])


# Clock


def test_a_coarse_clock_and_a_lonely_one(pi: Path) -> None:
    [found] = Patient(pi).findings("clock")
    assert (found.says.id, found.level, found.about["source"]) == ("doctor-clock", "good", "arch_sys_counter")
    grow(pi, {"sys/devices/system/clocksource/clocksource0/current_clocksource": "jiffies"})
    (pi / "run/systemd/timesync/synchronized").unlink()
    assert Patient(pi).ids("clock") == {"doctor-clock-coarse": "warning", "doctor-clock-alone": "note"}


# Permissions


def test_who_may_not_use_a_device_is_told_the_group(pi: Path) -> None:
    gid = (pi / "dev/i2c-1").stat().st_gid
    grow(pi, {"etc/group": f"root:x:987654:\ni2c:x:{gid}:ana\n"})
    (pi / "dev/i2c-1").chmod(0o660)
    patient = Patient(pi, COUNTER)
    patient.user = STRANGER
    [found] = patient.findings("rights")
    assert (found.level, found.about) == ("wrong", {"files": ["/dev/i2c-1"], "group": "i2c"})
    patient.user = (STRANGER[0], frozenset({gid}))
    assert patient.ids("rights") == {"doctor-rights": "good"}


@pytest.mark.parametrize(("group", "mode"), [("root", 0o660), ("i2c", 0o600), ("i2c", 0o640)])
def test_nobody_is_sent_into_a_group_that_does_not_help(pi: Path, group: str, mode: int) -> None:
    """As on systems that do not know of such devices: their files are root's."""
    grow(pi, {"etc/group": f"{group}:x:{(pi / 'dev/i2c-1').stat().st_gid}:\n"})
    (pi / "dev/i2c-1").chmod(mode)
    patient = Patient(pi, COUNTER)
    patient.user = STRANGER
    assert patient.ids("rights") == {"doctor-rights-root": "wrong"}


def test_root_may_everything_and_strangers_what_is_open_to_all(pi: Path) -> None:
    (pi / "dev/i2c-1").chmod(0o000)
    patient = Patient(pi, COUNTER)
    patient.user = (0, frozenset())
    assert patient.ids("rights") == {"doctor-rights": "good"}
    (pi / "dev/i2c-1").chmod(0o666)
    patient.user = STRANGER
    assert patient.ids("rights") == {"doctor-rights": "good"}


@pytest.mark.parametrize(
    ("model", "chips", "chosen"),
    [
        ("Raspberry Pi 5 Model B Rev 1.0", (0, 4), "/dev/gpiochip4"),
        ("Raspberry Pi 5 Model B Rev 1.0", (0,), "/dev/gpiochip0"),
        ("Raspberry Pi 500 Rev 1.0", (0, 4), "/dev/gpiochip0"),
        ("Raspberry Pi 4 Model B Rev 1.4", (0, 4), "/dev/gpiochip0"),
    ],
)
@pytest.mark.parametrize("text", [BUTTON, None])
def test_the_pins_are_those_that_gpiozero_takes(
    tmp_path: Path, model: str, chips: tuple[int, ...], chosen: str, text: str | None
) -> None:
    there: dict[str, str | bytes] = {f"dev/gpiochip{chip}": "" for chip in chips}
    patient = Patient(grow(tmp_path, {"proc/device-tree/model": model, **there}), text)
    patient.user = (0, frozenset())
    [found] = patient.findings("rights")
    assert found.about["files"] == [chosen]


RP1, SMALL = b"raspberrypi,rp1-gpio\0", b"brcm,bcm7445-gpio\0"


@pytest.mark.parametrize(
    ("model", "chips", "chosen"),
    [
        ("Raspberry Pi 5 Model B Rev 1.0", {0: SMALL, 4: RP1}, "/dev/gpiochip4"),
        ("Raspberry Pi 5 Model B Rev 1.0", {0: RP1, 4: SMALL, 10: SMALL}, "/dev/gpiochip0"),
        ("Raspberry Pi 500 Rev 1.0", {0: SMALL, 4: RP1}, "/dev/gpiochip4"),
        ("Raspberry Pi 4 Model B Rev 1.4", {0: b"", 1: b"brcm,bcm2711-gpio\0"}, "/dev/gpiochip1"),
        ("Raspberry Pi 3 Model B", {0: b"brcm,bcm2837-gpio\0brcm,bcm2835-gpio\0", 1: SMALL}, "/dev/gpiochip0"),
    ],
)
def test_the_chip_of_the_header_is_found_by_what_it_is(
    tmp_path: Path, model: str, chips: dict[int, bytes], chosen: str
) -> None:
    grow(tmp_path, {"proc/device-tree/model": model, **{f"dev/gpiochip{chip}": "" for chip in chips}})
    grow(tmp_path, {f"sys/bus/gpio/devices/gpiochip{chip}/of_node/compatible": of for chip, of in chips.items()})
    patient = Patient(tmp_path, BUTTON)
    patient.user = (0, frozenset())
    [found] = patient.findings("rights")
    assert found.about["files"] == [chosen]


# Disk


@pytest.mark.parametrize(
    ("free", "says"), [(1 << 30, "doctor-disk"), (100 << 20, "doctor-disk-little"), (1 << 20, "doctor-disk-full")]
)
def test_room_on_the_disk(pi: Path, free: int, says: str) -> None:
    patient = Patient(pi)
    patient.free = free
    assert list(patient.ids("disk")) == [says]


def test_a_folder_that_cannot_even_be_looked_for(pi: Path) -> None:
    assert existing(pi / "later" / ("x" * 300)) == pi


def test_a_disk_that_can_only_be_read(pi: Path) -> None:
    grow(pi, {"proc/mounts": "/dev/mmcblk0p2 / ext4 ro,noatime 0 0\n"})
    assert Patient(pi).ids("disk")["doctor-disk-read-only"] == "wrong"
