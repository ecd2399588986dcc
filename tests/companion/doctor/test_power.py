"""The supply, the heat, and the current of all parts together."""

from pathlib import Path

import pytest

from tests.companion.doctor.trees import STRIP, Patient, grow

THROTTLED = "sys/devices/platform/soc/soc:firmware/get_throttled"
LEDS = '[seat1]\nbar = { driver = "gpio-leds", pins = [4, 5, 6, 12, 13, 16] }\n'
COUNTERS = "".join(
    f'[seat{seat}]\nmain = {{ driver = "ht16k33", address = {0x6F + seat:#x}, brightness = 1 }}\n'
    for seat in range(1, 7)
)
USB = "".join(
    f'[seat{seat}]\nreader = {{ driver = "serial-lines", port = "/dev/ttyUSB{seat}" }}\n' for seat in range(1, 6)
)
PI_5 = {"proc/device-tree/model": "Raspberry Pi 5 Model B Rev 1.0\0"}


@pytest.mark.parametrize(
    ("bits", "says", "level"),
    [
        ("0", "doctor-power", "good"),
        ("50005", "doctor-power-low", "wrong"),
        ("0x50000", "doctor-power-was-low", "warning"),
    ],
)
def test_the_supply(pi: Path, bits: str, says: str, level: str) -> None:
    grow(pi, {THROTTLED: f"{bits}\n"})
    assert Patient(pi).ids("power") == {says: level}


def test_the_supply_by_the_pis_own_tool(pi: Path) -> None:
    (pi / THROTTLED).unlink()
    grow(pi, {"usr/bin/vcgencmd": '#!/bin/sh\n[ "$1" = get_throttled ] && echo throttled=0x50005\n'})
    (pi / "usr/bin/vcgencmd").chmod(0o755)
    assert Patient(pi).ids("power") == {"doctor-power-low": "wrong"}


def test_a_tool_that_may_not_ask_the_firmware(pi: Path) -> None:
    (pi / THROTTLED).unlink()
    grow(pi, {"usr/bin/vcgencmd": "#!/bin/sh\necho VCHI initialization failed\nexit 255\n"})
    (pi / "usr/bin/vcgencmd").chmod(0o755)
    assert Patient(pi).ids("power") == {"doctor-power-unknown": "note"}


@pytest.mark.parametrize(("alarm", "says"), [("1", "doctor-power-low"), ("0", "doctor-power")])
def test_the_supply_by_the_kernels_alarm(pi: Path, alarm: str, says: str) -> None:
    (pi / THROTTLED).unlink()
    grow(pi, {"sys/class/hwmon/hwmon1/name": "rpi_volt\n", "sys/class/hwmon/hwmon1/in0_lcrit_alarm": f"{alarm}\n"})
    assert list(Patient(pi).ids("power")) == [says]


@pytest.mark.parametrize("nonsense", ["", "hello", "=", "\0\xff", "9" * 1000])
def test_nonsense_from_the_firmware_is_not_believed(pi: Path, nonsense: str) -> None:
    grow(pi, {THROTTLED: nonsense})
    assert "doctor-tripped" not in Patient(pi).ids("power")


def test_a_hot_processor(pi: Path) -> None:
    grow(pi, {"sys/class/thermal/thermal_zone0/temp": "84321\n"})
    found = Patient(pi).findings("power")[-1]
    assert (found.says.id, found.about["celsius"]) == ("doctor-hot", 84)


@pytest.mark.parametrize(
    ("text", "milliamperes"),
    [(STRIP, 360), (STRIP.replace("20", "100"), 1800), (STRIP.replace("20", "100, brightness = 0.05"), 300)],
)
def test_all_that_is_lit_when_a_game_starts(pi: Path, text: str, milliamperes: int) -> None:
    """All lamp tests at once: more than half an ampere is said."""
    found = [finding.about for finding in Patient(pi, text).findings("power") if finding.level == "warning"]
    assert found == ([{"milliamperes": milliamperes}] if milliamperes > 500 else [])


def test_everything_that_shines_counts(pi: Path) -> None:
    seat = 'main = { driver = "ht16k33", address = 0x70, brightness = 1 }\nlamp = { driver = "gpio-lamp", pin = 22 }\n'
    bar = '[seat2]\nbar = { driver = "gpio-leds", pins = [4, 17, 27] }\n'
    text = f"{STRIP.replace('20', '50, brightness = 0.5')}{seat}{bar}"
    assert Patient(pi, text).findings("power")[-1].about == {"milliamperes": 1500 + 100 + 20 + 30}


@pytest.mark.parametrize(
    ("text", "rail", "milliamperes"),
    [(COUNTERS, "low", 600), (COUNTERS.replace("1 }", "0.5 }"), "low", None), (LEDS, "pins", 60)],
)
def test_more_than_a_pi_can_give_is_told_for_each_supply(
    pi: Path, text: str, rail: str, milliamperes: int | None
) -> None:
    found = {finding.says.id: finding for finding in Patient(pi, text).findings("power")}
    assert found["doctor-current"].level == "note"
    told = found.get(f"doctor-current-{rail}")
    assert (told and told.about["milliamperes"]) == milliamperes
    assert told is None or (told.level, told.do and told.do.id) == ("warning", f"doctor-current-{rail}-do")


def test_a_pi_5_gives_less_over_usb_unless_it_trusts_its_supply(pi: Path) -> None:
    assert "doctor-current-usb" not in Patient(pi, USB).ids("power")
    grow(pi, {**PI_5})
    assert Patient(pi, USB).ids("power")["doctor-current-usb"] == "warning"
    grow(pi, {"boot/firmware/config.txt": "[all]\nusb_max_current_enable=1\n"})
    assert "doctor-current-usb" not in Patient(pi, USB).ids("power")
