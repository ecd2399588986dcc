"""Satellites in the plan: what is wired to which pin of a Pico."""

from msgspec.structs import replace

from companion.messages import Speaker
from companion.wiring.drawing import draw
from companion.wiring.labels import Labels
from companion.wiring.pinout import PI, PICO
from companion.wiring.plan import plan
from companion.wiring.shopping import shopping
from hardware.wiring.device import Board
from hardware.wiring.pico import PicoBuzzer, PicoDial, PicoReaderI2c
from tests.companion.wiring.profiles import profile, shipped_plan

BOARDS = '[satellites.north]\nid = "A1"\n[satellites.east]\nid = "A2"\n'
SEATS = (
    '[seat1]\nok = { driver = "satellite", satellite = "north" }\n'
    'main = { driver = "satellite", satellite = "north" }\n'
    '[seat2]\nok = { driver = "satellite", satellite = "east" }\n'
)


def test_every_pin_of_a_pico_is_where_its_board_has_it() -> None:
    labels = [PICO.labels[pin] for pin in range(1, 41)]
    assert labels[:8] == ["GP0", "GP1", "GND", "GP2", "GP3", "GP4", "GP5", "GND"]
    assert labels[20:28] == ["GP16", "GP17", "GND", "GP18", "GP19", "GP20", "GP21", "GND"]
    assert labels[28:] == [
        *("GP22", "RUN", "GP26", "GP27", "GND", "GP28", "ADC_VREF", "3V3 OUT", "3V3_EN", "GND", "VSYS", "VBUS 5 V"),
    ]
    assert (PICO.place("GP28"), PICO.row(40), PICO.row(21), PICO.on_left(20)) == (34, 0, 19, True)
    assert (PI.place("GPIO17"), PI.place("GP17"), PICO.place("GND")) == (11, None, None)


def test_boards_that_are_wired_alike_share_a_plan() -> None:
    [alike] = shipped_plan("four-seats-satellites").satellites
    assert alike.boards == ("north", "east", "south", "west")
    north, east = plan(profile(BOARDS + SEATS)).satellites
    assert (north.boards, east.boards) == (("north",), ("east",))


def test_a_pin_says_which_part_has_it() -> None:
    north, _ = plan(profile(BOARDS + SEATS)).satellites
    used = {PICO.labels[use.pin]: (use.devices, use.terminal) for use in north.uses if use.devices}
    assert used == {
        "GP2": (("north.ok",), "1"),
        "GP8": (("north.main",), "SDA"),
        "GP9": (("north.main",), "SCL"),
    }


def test_a_board_without_devices_is_not_drawn() -> None:
    assert plan(profile(BOARDS + '[seat1]\nok = "virtual"\n')).satellites == ()


def test_parts_on_other_pins_than_the_standard_seat() -> None:
    parts = (
        ("reader", PicoReaderI2c(i2c=1, sda=18, scl=19)),
        ("knob", PicoDial(a=20, b=21)),
        ("sound", PicoBuzzer(pin=21)),
    )
    own = replace(profile(BOARDS + SEATS), satellites=(Board("north", "A1", parts=parts),))
    [north] = plan(own).satellites
    assert {PICO.labels[use.pin] for use in north.uses if use.devices} == {"GP18", "GP19", "GP20", "GP21"}
    assert [PICO.labels[use.pin] for use in north.uses if use.conflict] == ["GP21"]
    drawn = draw(north, Labels(Speaker("en")))
    assert ">knob</text>" in drawn
    assert "card reader</text>" in drawn
    found = shopping(plan(own).parts, plan(own).satellites)
    assert (found["dial"], found["buzzer"], found["reader"]) == (1, 1, 1)
