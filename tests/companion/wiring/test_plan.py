"""Who uses which pin, what is wired to what, and what to buy."""

from pathlib import Path

import pytest

from companion.messages import Speaker, languages
from companion.wiring.header import BCM
from companion.wiring.labels import Labels
from companion.wiring.parts import SUPPLY, Part, parts
from companion.wiring.plan import plan
from companion.wiring.shopping import ITEMS, shopping
from hardware.message import message as device_message
from hardware.profile import Sketch, shipped, sketch
from hardware.wiring.claims import claims
from tests.companion.wiring.profiles import CLASH, EVERYTHING, PLAIN, profile, shipped_plan, sketch_of


def wires(part: Part) -> dict[str, str]:
    return {terminal.label: terminal.net for terminal in part.terminals}


def named(kind: str, text: str = EVERYTHING, device: str = "") -> Part:
    [found] = [part for part in parts(profile(text)) if part.kind == kind and device in ("", part.devices[0])]
    return found


def test_each_part_is_wired_as_its_maker_says() -> None:
    assert wires(named("button")) == {"1": "GPIO13", "2": "3.3 V"}
    assert wires(named("lamp")) == {"IN": "GPIO22", "+": "5 V", "GND": "GND"}
    assert wires(named("dial")) == {"A": "GPIO23", "B": "GPIO24", "+": "3.3 V", "GND": "GND"}
    assert wires(named("buzzer")) == {"+": "GPIO26", "−": "GND"}
    assert wires(named("counter-14", device="seat2.main")) == {
        "SDA": "GPIO2",
        "SCL": "GPIO3",
        "VCC": "3.3 V",
        "GND": "GND",
    }
    assert wires(named("reader-lines")) == {"USB": "USB /dev/ttyACM0"}


def test_a_reader_on_spi_shares_three_lines_and_has_two_of_its_own() -> None:
    found = wires(named("reader", device="seat2.reader"))
    bus = {"SCK": "GPIO11", "MOSI": "GPIO10", "MISO": "GPIO9"}
    assert found == bus | {"SS": "GPIO5", "RST": "GPIO6", "VCC": "3.3 V", "GND": "GND"}


def test_plain_leds_have_a_pin_each_and_the_other_end_in_common() -> None:
    high, low = (part for part in parts(profile(PLAIN)) if part.kind == "leds")
    assert wires(high) == {
        "1": "GPIO4",
        "2": "GPIO17",
        "3": "GPIO27",
        "4": "GPIO22",
        "5": "GPIO10",
        "6": "GPIO9",
        "7": "GPIO11",
        "8": "GPIO5",
        "9": "GPIO6",
        "10": "GPIO13",
        "−": "GND",
    }
    assert wires(low)["+"] == "3.3 V"
    assert (high.size, low.size) == (10, 5)


def test_an_led_that_is_wired_twice_is_a_conflict() -> None:
    found = sketch_of('[seat1]\nbar = { driver = "gpio-leds", pins = [4, 17, 4] }')
    assert [use.pin for use in plan(found.profile, found.mistakes).uses if use.conflict] == [7]


def test_readers_say_where_they_are_plugged_in_and_how_fast_they_send() -> None:
    lines = {part.kind: [line.text for line in part.lines] for part in parts(profile(PLAIN))}
    assert lines["reader-lines"] == ["/dev/ttyUSB0", "9600 Bd"]
    assert lines["reader-keys"] == ["usb-Reader-event-kbd"]


def test_leds_are_fed_by_a_supply_of_their_own() -> None:
    """The header cannot give what they take."""
    assert wires(named("strip")) == {"DIN": "GPIO20", "5V": f"{SUPPLY} 1", "GND": "GND"}
    assert wires(named("supply")) == {"+": f"{SUPPLY} 1", "−": "GND"}
    assert named("strip").size == 12


def test_two_supplies_are_not_joined() -> None:
    bars = "".join(f'[seat{n + 1}]\nbar = {{ driver = "neopixel-spi", length = 9, spi = {n} }}\n' for n in (0, 1))
    feeds = [wires(part)["+"] for part in parts(profile(bars)) if part.kind == "supply"]
    assert len(set(feeds)) == 2


def test_what_is_behind_a_multiplexer_is_on_it() -> None:
    found = named("multiplexer")
    assert found.devices == ("seat1.main", "seat1.aux", "seat1.reader")
    channels = ["SC2", "SD2", "SC1", "SD1", "SC0", "SD0"]
    assert [terminal.label for terminal in found.terminals] == ["SDA", "SCL", "VCC", "GND", *channels]
    behind = wires(named("counter-14", device="seat1.aux"))
    assert (behind["SDA"], behind["SCL"]) == (wires(found)["SD1"], wires(found)["SC1"])


def test_the_reset_of_a_reader_behind_a_multiplexer_is_a_wire_of_its_own() -> None:
    text = """
    [seat1]
    reader = { driver = "pn532-i2c", mux = 0x77, channel = 0 }
    [table]
    reader = { driver = "pn532-i2c", mux = 0x77, channel = 2, reset = 22 }
    """
    assert wires(named("reader", text, "table.reader"))["RST"] == "GPIO22"
    use = next(use for use in plan(profile(text)).uses if BCM.get(use.pin) == 22)
    assert (use.devices, use.terminal) == (("table.reader",), "RST")


@pytest.mark.parametrize("wiring", ['driver = "pn532-i2c"', 'driver = "pn532-spi", select = 5'])
def test_the_irq_of_a_reader_is_a_wire_too(wiring: str) -> None:
    text = f"[table]\nreader = {{ {wiring}, irq = 25 }}"
    assert wires(named("reader", text, "table.reader"))["IRQ"] == "GPIO25"
    use = next(use for use in plan(profile(text)).uses if BCM.get(use.pin) == 25)
    assert (use.devices, use.terminal) == (("table.reader",), "IRQ")


def test_a_receiver_is_wired_to_a_sender() -> None:
    [reader] = [part for part in shipped_plan("two-seats-pi").parts if part.devices == ("table.reader",)]
    assert wires(reader)["RX"] == "GPIO14"
    assert wires(reader)["TX"] == "GPIO15"


@pytest.mark.parametrize("name", shipped())
def test_a_shipped_profile_has_no_conflict(name: str) -> None:
    assert not any(use.conflict for use in shipped_plan(name).uses)


def test_pins_that_a_bus_keeps_are_said_though_no_wire_goes_there() -> None:
    use = shipped_plan("two-seats-pi").use(21)
    assert (use.devices, use.bus) == ((), device_message("wiring-spi", bus=0))


def test_every_pin_that_the_profile_claims_is_in_the_plan() -> None:
    read = profile(EVERYTHING)
    claimed = {claim.what for device in read.devices for claim in claims(device.driver)}
    used = {device_message("wiring-pin", pin=BCM[use.pin]) for use in plan(read).uses if use.devices or use.bus}
    assert used == {what for what in claimed if what.id == "wiring-pin"}


def test_a_conflict_is_seen_and_the_rest_is_planned(tmp_path: Path) -> None:
    file = tmp_path / "clash.toml"
    file.write_text(CLASH)
    found = sketch(file)
    assert isinstance(found, Sketch)
    made = plan(found.profile, found.mistakes)
    assert [use.pin for use in made.uses if use.conflict] == [3, 11]
    assert len(made.mistakes) == 4
    assert "seat1.dial" not in {device for part in made.parts for device in part.devices}, "its key is wrong"


BEHIND = 'reader = { driver = "pn532-i2c", mux = 0x77, channel = 0, reset = 5 }'


@pytest.mark.parametrize(
    ("other", "wrong"),
    [
        ('reader = { driver = "pn532-i2c", mux = 0x77, channel = 1, reset = 5 }', {"reader"}),
        ('reader = { driver = "pn532-i2c" }', {"reader"}),
        ('aux = { driver = "ht16k33", address = 0x77 }', {"multiplexer", "reader", "counter-7"}),
        ('ok = { driver = "gpio-button", pin = 2 }', {"multiplexer", "reader", "button"}),
    ],
)
def test_a_multiplexer_is_not_to_blame_for_what_hangs_on_it(other: str, wrong: set[str]) -> None:
    found = sketch_of(f"[seat1]\n{BEHIND}\n[seat2]\n{other}\n")
    made = plan(found.profile, found.mistakes)
    assert {part.kind for part in made.parts if made.is_wrong(part)} == wrong


def test_a_serial_port_that_two_readers_want_is_a_conflict_on_both_its_pins() -> None:
    line = 'reader = { driver = "pn532-uart", port = "/dev/serial0" }\n'
    found = sketch_of(f"[seat1]\n{line}[table]\n{line}")
    assert [BCM[use.pin] for use in plan(found.profile, found.mistakes).uses if use.conflict] == [14, 15]


def test_the_parts_list_counts() -> None:
    found = shopping(shipped_plan("two-seats-pi").parts)
    assert {item: found[item] for item in ("button", "call", "counter-7", "led", "reader", "adapter", "supply")} == {
        "button": 5,
        "call": 2,
        "counter-7": 4,
        "led": 58,
        "reader": 3,
        "adapter": 2,
        "supply": 1,
    }
    assert "hub" not in found
    assert shopping(()) == {}


CALL = 'call = { driver = "gpio-button", pin = 4 }\n'
LAMP = 'lamp = { driver = "gpio-lamp", pin = 17 }\n'


@pytest.mark.parametrize(
    ("text", "bought"),
    [
        (CALL + LAMP, {"call", "transistor", "resistor-base"}),
        (CALL, {"call-dark"}),
        (LAMP, {"lamp", "transistor", "resistor-base"}),
    ],
)
def test_a_lamp_in_a_call_button_is_not_bought_twice(text: str, bought: set[str]) -> None:
    assert shopping(parts(profile(f"[seat1]\n{text}"))).keys() - {"pi", "wire"} == bought


def test_what_hangs_on_satellites_is_bought_as_well() -> None:
    made = shipped_plan("four-seats-satellites")
    found = shopping(made.parts, made.satellites)
    items = ("reader", "button", "call", "dial", "counter-7", "led", "shifter", "pico", "cable")
    assert [found[item] for item in items] == [5, 9, 4, 4, 8, 48, 4, 4, 4]


def test_eight_satellites_are_bought_with_a_hub() -> None:
    found = shopping(shipped_plan("eight-seats-satellites").parts)
    assert (found["pico"], found["cable"], found["hub"]) == (8, 8, 1)


def test_every_plain_led_is_bought_with_its_resistor() -> None:
    found = shopping(parts(profile(PLAIN)))
    assert found == {"pi": 1, "led-plain": 15, "resistor-led": 15, "reader-lines": 1, "reader-keys": 1, "wire": 17}


def test_what_is_behind_a_multiplexer_is_bought_as_well() -> None:
    found = shopping(parts(profile(EVERYTHING)))
    assert (found["multiplexer"], found["counter-7"], found["counter-14"], found["reader"]) == (1, 1, 2, 2)


def test_a_chip_that_hangs_on_another_part_takes_wires_too() -> None:
    behind = '[seat1]\nmain = { driver = "ht16k33", address = 0x70, mux = 0x77, channel = 0 }\n'
    adapter = '[table]\nreader = { driver = "pn532-uart", port = "/dev/ttyUSB0" }\n'
    assert [shopping(parts(profile(text)))["wire"] for text in (behind, adapter)] == [4 + 4, 4]


def test_more_cables_than_sockets_need_a_hub() -> None:
    boards = "".join(f'[satellites.b{n}]\nid = "A{n}"\n' for n in range(5))
    roles = ("ok", "no", "call", "lamp", "dial")
    devices = "".join(f'{role} = {{ driver = "satellite", satellite = "b{n}" }}\n' for n, role in enumerate(roles))
    assert shopping(parts(profile(f"{boards}[seat1]\n{devices}")))["hub"] == 1


@pytest.mark.parametrize("language", languages())
def test_every_part_and_item_has_words(language: str) -> None:
    say = Speaker(language)
    kinds = {part.kind for text in (EVERYTHING, PLAIN) for part in parts(profile(text))}
    made = [shipped_plan(name) for name in ("two-seats-pi", "four-seats-satellites")]
    kinds |= {part.kind for each in made for part in (*each.parts, *(p for s in each.satellites for p in s.parts))}
    wanted = {f"wiring-item-{item}" for item in ITEMS} | {f"wiring-part-{kind}" for kind in kinds}
    assert {id for id in wanted if not say.knows(id)} == set()
    assert {part.kind for part in parts(profile(EVERYTHING)) if not Labels(say).part(part)} == set()


def test_two_satellites_are_bought_with_a_hub_and_one_without() -> None:
    boards = '[satellites.a]\nid = "E1"\n[satellites.b]\nid = "E2"\n'
    one, two = (f'ok = {{ driver = "satellite", satellite = "{name}" }}' for name in "ab")
    assert "hub" not in shopping(parts(profile(f"{boards}[seat1]\n{one}")))
    assert shopping(parts(profile(f"{boards}[seat1]\n{one}\n[seat2]\n{two}")))["hub"] == 1
