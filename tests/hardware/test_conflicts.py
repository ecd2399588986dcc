"""No two devices of a profile take the same pin, address, port, LED or satellite device."""

import pytest

from hardware.profile import Profile, read
from tests.hardware.telling import told


def conflicts(*lines: str) -> list[str]:
    """The mistakes of a profile whose first seat has these lines, beginning on line 2; "2 " begins a line of seat 2."""
    second = [line.removeprefix("2 ") for line in lines if line.startswith("2 ")]
    first = [line for line in lines if not line.startswith("2 ")]
    found = read("\n".join(["[seat1]", *first, *(["[seat2]"] if second else []), *second]))
    return [] if isinstance(found, Profile) else [told(mistake) for mistake in found]


def button(role: str, pin: int) -> str:
    return f'{role} = {{ driver = "gpio-button", pin = {pin} }}'


def counter(role: str, address: int, more: str = "") -> str:
    return f'{role} = {{ driver = "ht16k33", address = {address:#x}{more} }}'


def test_a_pin_is_for_one_device() -> None:
    assert conflicts(button("ok", 17), button("no", 17)) == [
        "line 3, seat1.no.pin: pin 17 is taken by seat1.ok (line 2); choose another."
    ]


def test_every_further_device_on_the_pin_is_told() -> None:
    assert len(conflicts(button("ok", 17), button("no", 17), button("call", 17))) == 2


def test_the_pins_of_a_dial_are_three() -> None:
    dial = 'dial = { driver = "gpio-dial", a = 5, b = 6, push = 13 }'
    assert [one.split(":")[0] for one in conflicts(dial, button("ok", 5), button("no", 6), button("call", 13))] == [
        "line 3, seat1.ok.pin",
        "line 4, seat1.no.pin",
        "line 5, seat1.call.pin",
    ]


def test_a_dial_needs_different_pins_for_itself() -> None:
    [one] = conflicts('dial = { driver = "gpio-dial", a = 5, b = 5 }')
    assert one == "line 2, seat1.dial.b: pin 5 is taken by seat1.dial (line 2); choose another."


@pytest.mark.parametrize("wiring", ['driver = "pn532-i2c"', 'driver = "pn532-spi", select = 5'])
def test_the_irq_line_of_a_reader_needs_a_pin(wiring: str) -> None:
    assert conflicts(button("ok", 25), f"reader = {{ {wiring}, irq = 25 }}") == [
        "line 3, seat1.reader.irq: pin 25 is taken by seat1.ok (line 2); choose another."
    ]


def test_every_led_of_a_bar_has_a_pin_of_its_own() -> None:
    assert conflicts('bar = { driver = "gpio-leds", pins = [5, 6, 5] }', button("ok", 6)) == [
        "line 2, seat1.bar.pins: pin 5 is taken by seat1.bar (line 2); choose another.",
        "line 3, seat1.ok.pin: pin 6 is taken by seat1.bar (line 2); choose another.",
    ]


def test_leds_give_way_to_a_bus() -> None:
    assert conflicts(counter("main", 0x70), 'bar = { driver = "gpio-leds", pins = [4, 3] }') == [
        "line 3, seat1.bar.pins: pin 3 is taken by I2C bus 1 (seat1.main, line 2); choose another."
    ]


def test_a_reader_that_types_is_for_one_place() -> None:
    typing = 'reader = { driver = "keyboard-reader", device = "/dev/input/event3" }'
    assert conflicts(typing, f"2 {typing}") == [
        "line 4, seat2.reader.device: input device /dev/input/event3 is taken by seat1.reader (line 2); choose another."
    ]


@pytest.mark.parametrize(
    ("pins", "bus", "device"),
    [
        ((2, 3), "I2C bus 1", counter("main", 0x70)),
        ((0, 1), "I2C bus 0", counter("main", 0x70, ", bus = 0")),
        ((7, 8, 9, 10, 11), "SPI bus 0", 'bar = { driver = "neopixel-spi", length = 8 }'),
        ((16, 17, 18, 19, 20, 21), "SPI bus 1", 'bar = { driver = "neopixel-spi", length = 8, spi = 1 }'),
        ((14, 15), "serial port /dev/serial0", 'reader = { driver = "pn532-uart", port = "/dev/serial0" }'),
        ((14, 15), "serial port /dev/ttyAMA0", 'reader = { driver = "serial-lines", port = "/dev/ttyAMA0" }'),
    ],
)
def test_the_pins_of_a_bus_belong_to_the_bus(pins: tuple[int, ...], bus: str, device: str) -> None:
    role = device.split()[0]
    for pin in pins:
        wanted = f"seat1.ok.pin: pin {pin} is taken by {bus} (seat1.{role}, line"
        for lines in ((device, button("ok", pin)), (button("ok", pin), device)):
            [one] = conflicts(*lines)
            assert wanted in one


def test_other_pins_stay_free() -> None:
    everything = [
        counter("main", 0x70),
        'bar = { driver = "neopixel-spi", length = 8 }',
        'reader = { driver = "pn532-uart", port = "/dev/serial0" }',
    ]
    taken = {pin for pin in range(28) if conflicts(*everything, button("ok", pin))}
    assert taken == {2, 3, 7, 8, 9, 10, 11, 14, 15}


def test_a_reader_on_usb_takes_no_pin() -> None:
    assert conflicts('reader = { driver = "pn532-uart", port = "/dev/ttyUSB0" }', button("ok", 14)) == []


def test_an_address_is_for_one_device_of_a_bus() -> None:
    assert conflicts(counter("main", 0x70), counter("aux", 0x70)) == [
        "line 3, seat1.aux.address: address 0x70 on I2C bus 1 is taken by seat1.main (line 2); choose another."
    ]
    assert conflicts(counter("main", 0x70), counter("aux", 0x71)) == []
    assert conflicts(counter("main", 0x70), counter("aux", 0x70, ", bus = 0")) == []


def test_behind_a_multiplexer_an_address_is_free_again_on_every_channel() -> None:
    mux = ", mux = 0x77, channel = {}"
    assert conflicts(counter("main", 0x70, mux.format(0)), counter("aux", 0x70, mux.format(1))) == []
    [one] = conflicts(counter("main", 0x70, mux.format(0)), counter("aux", 0x70, mux.format(0)))
    assert "address 0x70 on channel 0 of the multiplexer 0x77 on I2C bus 1 is taken by seat1.main (line 2)" in one


def test_a_device_on_the_bus_itself_is_heard_behind_every_multiplexer() -> None:
    [one] = conflicts(counter("main", 0x70, ", mux = 0x77, channel = 0"), counter("aux", 0x70))
    assert "is taken by a device behind a multiplexer (seat1.main, line 2)" in one


def test_a_multiplexer_has_an_address_too() -> None:
    [one] = conflicts(counter("main", 0x70, ", mux = 0x77, channel = 0"), counter("aux", 0x77))
    assert "address 0x77 on I2C bus 1 is taken by the multiplexer 0x77 on I2C bus 1 (seat1.main, line 2)" in one


def test_a_second_reader_on_i2c_needs_a_multiplexer() -> None:
    [one] = conflicts('reader = "pn532-i2c"', '2 reader = "pn532-i2c"')
    assert one.startswith("line 4, seat2.reader.driver: address 0x24 on I2C bus 1 is taken by seat1.reader (line 2);")
    assert "multiplexer" in one
    behind = 'reader = {{ driver = "pn532-i2c", mux = 0x77, channel = {} }}'
    assert conflicts(behind.format(0), "2 " + behind.format(1)) == []


def test_readers_share_an_spi_bus_and_have_a_pin_each() -> None:
    reader = 'reader = {{ driver = "pn532-spi", select = {} }}'
    assert conflicts(reader.format(5), "2 " + reader.format(6)) == []
    [one] = conflicts(reader.format(5), "2 " + reader.format(5))
    assert one.startswith("line 4, seat2.reader.select: pin 5 is taken")
    [one] = conflicts(reader.format(8))
    assert "pin 8 is taken by SPI bus 0" in one


def test_leds_need_an_spi_bus_without_readers() -> None:
    reader = 'reader = { driver = "pn532-spi", select = 5 }'
    [one] = conflicts(reader, 'bar = { driver = "neopixel-spi", length = 8 }')
    assert "the data line of SPI bus 0 is taken by the readers on SPI bus 0 (seat1.reader, line 2)" in one
    assert "give the LEDs a bus of their own" in one
    assert conflicts(reader, 'bar = { driver = "neopixel-spi", length = 8, spi = 1 }') == []


def test_bars_on_one_data_line_are_one_strip_after_the_other() -> None:
    bar = 'bar = {{ driver = "neopixel-spi", first = {}, length = 10 }}'
    assert conflicts(bar.format(0), "2 " + bar.format(10)) == []
    assert conflicts(bar.format(10), "2 " + bar.format(0)) == []
    assert conflicts(bar.format(0), "2 " + bar.format(9)) == [
        "line 4, seat2.bar.first: some of its LEDs already belong to seat1.bar; begin at 10."
    ]


def test_a_serial_port_is_for_one_device() -> None:
    reader = 'reader = { driver = "pn532-uart", port = "/dev/ttyUSB0" }'
    [one] = conflicts(reader, "2 " + reader)
    assert (
        one == "line 4, seat2.reader.port: serial port /dev/ttyUSB0 is taken by seat1.reader (line 2); choose another."
    )


def test_a_port_on_the_header_is_the_same_under_every_name() -> None:
    found = conflicts(
        'reader = { driver = "pn532-uart", port = "/dev/serial0" }',
        '2 reader = { driver = "pn532-uart", port = "/dev/ttyAMA0" }',
    )
    assert [one.split(":")[0] for one in found] == ["line 4, seat2.reader.port"] * 2


@pytest.mark.parametrize("key", ["port", "id"])
def test_a_board_is_one_satellite(key: str) -> None:
    found = read(f'[satellites.north]\n{key} = "E1"\n[satellites.south]\n{key} = "E1"\n[seat1]\nok = "virtual"')
    assert isinstance(found, tuple)
    [one] = map(told, found)
    assert one.startswith(f"line 4, satellites.south.{key}: ")
    assert "is taken by satellites.north (line 2)" in one


def test_a_satellite_and_a_reader_cannot_have_the_same_port() -> None:
    board = '[satellites.north]\nport = "/dev/ttyACM0"\n'
    found = read(board + '[seat1]\nreader = { driver = "serial-lines", port = "/dev/ttyACM0" }')
    assert isinstance(found, tuple)
    assert [(mistake.line, mistake.key) for mistake in found] == [(4, "seat1.reader.port")]


def test_a_device_of_a_satellite_plays_one_role() -> None:
    board = '[satellites.north]\nid = "E1"\n'
    north = '{ driver = "satellite", satellite = "north" }'
    found = read(f"{board}[seat1]\nok = {north}\n[seat2]\nok = {north}")
    assert isinstance(found, tuple)
    assert [told(mistake) for mistake in found] == [
        "line 6, seat2.ok.device: device ok of satellite north is taken by seat1.ok (line 4); choose another."
    ]
    other = '{ driver = "satellite", satellite = "north", device = "no" }'
    assert isinstance(read(f"{board}[seat1]\nok = {north}\n[seat2]\nok = {other}"), Profile)


def test_virtual_devices_take_nothing() -> None:
    assert conflicts('ok = "virtual"', 'no = "virtual"', '2 ok = "screen"', '2 no = "screen"') == []


def test_two_parts_of_a_satellite_on_one_pin_are_both_named() -> None:
    parts = 'green = { part = "button", pin = 3 }\nlight = { part = "lamp", pin = 3 }\n'
    text = f'[satellites.north]\nid = "E1"\n[satellites.north.parts]\n{parts}[seat1]\nok = "virtual"'
    found = read(text)
    assert isinstance(found, tuple)
    [one] = map(told, found)
    assert one.startswith("line 5, satellites.north.parts.light.pin: GP3 of satellite north is taken by")
    assert "satellites.north.parts.green (line 4)" in one


def test_two_counters_with_one_address_on_a_satellite_are_both_named() -> None:
    counter = '{ part = "ht16k33", i2c = 0, sda = 8, scl = 9, address = 0x70 }'
    parts = f"left = {counter}\nright = {counter}\n"
    found = read(f'[satellites.north]\nid = "E1"\n[satellites.north.parts]\n{parts}[seat1]\nok = "virtual"')
    assert isinstance(found, tuple)
    [one] = map(told, found)
    assert "satellites.north.parts.right.address" in one
    assert "is taken by satellites.north.parts.left (line 4)" in one
