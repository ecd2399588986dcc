"""`ambit play` as it runs on a Pi: the real program, lgpio, Blinka and pyserial, on an emulated Pi with its devices."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.bindings.colours import of_seat
from hardware.emulators.pn532.chip import Chip
from hardware.emulators.pn532.hsu import Hsu
from hardware.emulators.pn532.tags import Ntag
from hardware.neopixel.colours import DARK, Rgb, rgb
from hardware.outputs import Pixel
from tests.companion.cli.terminal import program
from tests.e2e.evening import Live
from tests.shim import Machine

OK = {1: 17, 2: 27}
"""The pin of each seat's OK button."""
UNDO, LEDS, BRIGHTNESS = 22, 12, 0.2
COUNTERS = {1: "1:0x70", 2: "1:0x71"}
READER = "1:0x24"
"""That of the table; the one of seat 2 is on a serial port."""
WIRING = """
name = "two seats on an emulated Pi"
[seat1]
ok     = { driver = "gpio-button", pin = 17 }
lamp   = { driver = "gpio-lamp", pin = 25 }
main   = { driver = "ht16k33", address = 0x70 }
[seat2]
ok     = { driver = "gpio-button", pin = 27 }
main   = { driver = "ht16k33", address = 0x71 }
bar    = { driver = "neopixel-spi", length = 12, brightness = 0.2 }
reader = { driver = "pn532-uart", port = "PORT" }
[table]
undo   = { driver = "gpio-button", pin = 22 }
reader = { driver = "pn532-i2c" }
"""
SCOUT, MASON = "04A1B2C3D4E580", "04A1B2C3D4E581"
TAGS = "".join(
    f'[[tags]]\nuid = "{uid}"\ngame = "ambush"\ncard = "training-{card}"\n'
    for uid, card in ((SCOUT, "scout"), (MASON, "mason"))
)
GAME = ("ambush", "--training", "--seats", "Ana,Bo", "--option", "castle=23")


@pytest.fixture
def pi(machine: Machine) -> Machine:
    """With everything on its buses."""
    for place in COUNTERS.values():
        machine.solder(place, "ht16k33")
    machine.solder(READER, "pn532")
    machine.solder("spi0", f"neopixel-{LEDS}")
    return machine


@pytest.fixture
def port(tmp_path: Path) -> Iterator[Hsu]:
    """The reader of seat 2, on a serial port that is opened like any other."""
    with closing(Hsu(Chip(), tmp_path / "tty-reader")) as port:
        yield port


class Evening(Live):
    """A game at this table."""

    def __init__(self, pi: Machine, home: Path, port: Hsu) -> None:
        wiring, tags = home / "table.toml", home / "tags.toml"
        wiring.write_text(WIRING.replace("PORT", str(port.path)))
        tags.write_text(TAGS)
        assert program("cards", "import", str(tags), env={"AMBIT_HOME": str(home)}).returncode == 0
        super().__init__(pi, home, *GAME, "--profile", str(wiring))


@pytest.fixture
def evening(pi: Machine, tmp_path: Path, port: Hsu) -> Iterator[Evening]:
    with Evening(pi, tmp_path, port) as evening:
        for place in COUNTERS.values():
            pi.wait_for(place, "text", "  23")
        yield evening


def colours(*leds: Rgb) -> str:
    return " ".join(bytes(led).hex() for led in leds + (DARK,) * (LEDS - len(leds)))


BO = of_seat(2)
FULL, ON_TURN = (colours(*[rgb(pixel, BRIGHTNESS)] * LEDS) for pixel in (Pixel(BO), Pixel(BO, "bright")))
"""Bo's castle at its best, which is brighter on its turn."""


def begin(pi: Machine, evening: Evening) -> None:
    """Bo begins."""
    pi.drive((OK[2], 0, 0.0))
    assert evening.until("facts")["view"]["turn"] == 2


def test_a_press_on_a_pin_is_a_fact_of_the_game_and_the_bar_and_counters_tell(pi: Machine, evening: Evening) -> None:
    pi.wait_for("spi0", "colours", FULL)
    begin(pi, evening)
    pi.wait_for("spi0", "colours", ON_TURN)
    pi.drive((UNDO, 0, 0.0))
    assert evening.until("view")["view"]["turn"] != 2
    pi.wait_for("spi0", "colours", FULL)


def test_cards_on_readers_on_i2c_and_on_a_serial_port_are_cards_of_the_game(
    pi: Machine, evening: Evening, port: Hsu
) -> None:
    begin(pi, evening)
    pi.ask(READER, "put", SCOUT)
    assert evening.until("facts")["facts"][0] == {"fact": "exposed", "seat": 2, "card": "training-scout"}
    port.chip.put(Ntag(bytes.fromhex(MASON)))
    played = evening.until("facts")["facts"]
    assert (played[0]["fact"], played[0]["card"]) == ("played", "training-mason")


def test_a_counter_that_is_pulled_out_is_told_and_shows_the_number_of_now_when_it_is_back(
    pi: Machine, evening: Evening
) -> None:
    pi.unsolder(COUNTERS[2])
    evening.until_down("seat2.main")
    begin(pi, evening)  # without it
    pi.solder(COUNTERS[2], "ht16k33")
    evening.until_up("seat2.main")
    pi.wait_for(COUNTERS[2], "text", "  23")


def test_readers_that_are_pulled_out_are_told_and_read_again_when_they_are_back(
    pi: Machine, evening: Evening, port: Hsu
) -> None:
    begin(pi, evening)
    pi.unsolder(READER)
    evening.until_down("table.reader")
    pi.solder(READER, "pn532")
    evening.until_up("table.reader")
    pi.ask(READER, "put", SCOUT)
    assert evening.until("facts")["facts"][0]["fact"] == "exposed"
    port.unplug()
    evening.until_down("seat2.reader")
    port.plug()
    evening.until_up("seat2.reader")
    port.chip.put(Ntag(bytes.fromhex(MASON)))
    assert evening.until("facts")["facts"][0]["fact"] == "played"


def test_a_strip_that_was_without_power_is_lit_again(pi: Machine, evening: Evening) -> None:
    """Nobody can tell that it was away: LEDs give no answer."""
    pi.wait_for("spi0", "colours", FULL)
    pi.unsolder("spi0")
    pi.solder("spi0", f"neopixel-{LEDS}")
    pi.wait_for("spi0", "colours", FULL)
