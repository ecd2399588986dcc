"""The parts of a table: what is bought and wired, which is not the same as its devices."""

from collections.abc import Iterable, Iterator
from typing import assert_never

from msgspec import Struct

from companion.wiring.header import GROUND, HIGH, LOW, PLACES, ROWS, row
from hardware.message import Gap
from hardware.profile import Profile, Wired
from hardware.wiring.claims import I2C_PINS, UART_PORTS
from hardware.wiring.drivers import (
    AnyDriver,
    GpioButton,
    GpioBuzzer,
    GpioDial,
    GpioLamp,
    GpioLeds,
    Ht16k33,
    KeyboardReader,
    Mcp23017,
    NeopixelSpi,
    Pn532I2c,
    Pn532Spi,
    Pn532Uart,
    Satellite,
    Screen,
    SerialLines,
    SharedReader,
    Virtual,
)

USB = "USB"
SOCKETS = 4
"""USB sockets of a Pi; more cables need a hub."""
SUPPLY = "5 V supply"
"""Feeds LED strips, which would take more than the header can give."""
MULTIPLEXER = "multiplexer"
TOGETHER = 2
"""Devices of a satellite that are named in one line."""
SPI_LINES = {0: {"SCK": 11, "MOSI": 10, "MISO": 9}, 1: {"SCK": 21, "MOSI": 20, "MISO": 19}}


class Terminal(Struct, frozen=True):
    """Where a wire is fastened: what is printed beside it, and where the wire goes ("GPIO4", "GND", "USB …")."""

    label: str
    net: str
    devices: tuple[str, ...] = ()
    """The devices that use it, where its part has others that do not."""


class Line(Struct, frozen=True):
    """A line of small print on a part: a plain text, or the devices that it carries."""

    text: str = ""
    devices: tuple[str, ...] = ()
    continued: bool = False
    """Whether the line before has already said at which seat they are."""


class Part(Struct, frozen=True):
    """One thing that is bought and wired, with the devices that it is."""

    kind: str
    devices: tuple[str, ...]
    terminals: tuple[Terminal, ...]
    lines: tuple[Line, ...] = ()
    size: int = 1
    """How many LEDs it has, where it is a bar."""
    name: str = ""
    """What the profile calls it, where it is a satellite."""
    cluster: str = ""
    """The group it belongs to: parts that are wired to each other are drawn one below the other."""


def is_link(net: str) -> bool:
    """Whether it joins parts with each other, and not with the board."""
    return net.startswith((SUPPLY, MULTIPLEXER))


def multiplexer_name(bus: Gap, address: Gap) -> str:
    """The name of its cluster; the address is written as 0x77."""
    return f"{MULTIPLEXER} {bus}/{address}"


def parts(profile: Profile) -> tuple[Part, ...]:
    """Everything that is wired, in the order of the profile; LED strips, multiplexers and satellites once each."""
    found: dict[str, list[Wired]] = {}
    for device in profile.devices:
        found.setdefault(_shared(device), []).append(device)
    boards = {board.name: board.id or board.port for board in profile.satellites}
    return tuple(part for devices in found.values() for part in _part(devices, boards))


def without_wires(profile: Profile) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """The devices that the screen or the page of the simulated table plays, by driver."""
    on_screen = tuple(device.name for device in profile.devices if _on_screen(device.driver))
    virtual = tuple(device.name for device in profile.devices if isinstance(device.driver, Virtual))
    return tuple((name, devices) for name, devices in (("screen", on_screen), ("virtual", virtual)) if devices)


def _on_screen(driver: AnyDriver) -> bool:
    return isinstance(driver, Screen) or (isinstance(driver, SharedReader) and driver.pin is None)


def _shared(device: Wired) -> str:
    """Devices for which this is the same share one part."""
    match device.driver:
        case Satellite(satellite=name):
            return f"satellite {name}"
        case NeopixelSpi(spi=spi, chip=chip):
            return f"strip {spi}.{chip}"
        case (
            Ht16k33(bus=bus, mux=int() as mux)
            | Mcp23017(bus=bus, mux=int() as mux)
            | Pn532I2c(bus=bus, mux=int() as mux)
        ):
            return multiplexer_name(bus, hex(mux))
        case _:
            return device.name


def _part(devices: list[Wired], boards: dict[str, str]) -> Iterator[Part]:
    names, driver = tuple(device.name for device in devices), devices[0].driver
    match driver:
        case Virtual() | Screen() | SharedReader(pin=None):
            return
        case Satellite(satellite=name):
            lines = (Line(boards.get(name, "")), *_carried(devices))
            yield Part("satellite", names, (Terminal(USB, f"{USB} {name}"),), lines, name=name)
        case NeopixelSpi():
            strip = _strip(names, [each.driver for each in devices if isinstance(each.driver, NeopixelSpi)])
            feed = next(terminal.net for terminal in strip.terminals if is_link(terminal.net))
            yield strip
            yield Part("supply", names, (Terminal("+", feed), Terminal("−", GROUND)), cluster=strip.cluster)
        case Ht16k33(mux=int() as mux) | Mcp23017(mux=int() as mux) | Pn532I2c(mux=int() as mux):
            name, terminals = _shared(devices[0]), (*_i2c(driver.bus), *_channels(devices))
            yield Part(MULTIPLEXER, names, terminals, (Line(f"{mux:#x}"),), cluster=name)
            yield from (part for device in sorted(devices, key=_channel) for part in _of_device(device, name))
        case _:
            yield from _of_device(devices[0])


def _of_device(device: Wired, cluster: str = "") -> Iterator[Part]:
    """The parts of one device alone: a board of switches has one for each expander."""
    if not isinstance(device.driver, Mcp23017):
        yield _single(device, cluster)
        return
    driver = device.driver
    terminals = tuple(sorted(_terminals(driver), key=_row))
    for chip in driver.chips:
        ports = zip("AB", (" ".join(names) for names in chip.ports), strict=True)
        lines = (Line(f"{chip.address:#x}"), *(Line(f"GP{port} {names}") for port, names in ports))
        yield Part("expander", (device.name,), terminals, lines, len(chip.pins), cluster=cluster or device.name)


def _single(device: Wired, cluster: str = "") -> Part:
    """The part of one device alone."""
    driver = device.driver
    terminals, size = tuple(sorted(_terminals(driver), key=_row)), getattr(driver, "length", 1)
    return Part(_kind(driver), (device.name,), terminals, tuple(_small_print(driver)), size, cluster=cluster)


def _row(terminal: Terminal) -> int:
    """Pins in the order of the header, so that their wires do not cross; then everything else in its own order."""
    return row(PLACES[int(terminal.net[4:])]) if terminal.net.startswith("GPIO") else ROWS


def _carried(devices: list[Wired]) -> Iterator[Line]:
    """What a satellite carries, seat by seat."""
    by_place: dict[int, list[str]] = {}
    for device in devices:
        by_place.setdefault(device.spot.seat, []).append(device.name)
    for names in by_place.values():
        for start in range(0, len(names), TOGETHER):
            yield Line("", tuple(names[start : start + TOGETHER]), continued=start > 0)


def _strip(names: tuple[str, ...], bars: list[NeopixelSpi]) -> Part:
    length = max(bar.first + bar.length for bar in bars)
    terminals = _terminals(bars[0])
    lines = (Line(f"{bar.first + 1}–{bar.first + bar.length}:", (name,)) for name, bar in zip(names, bars, strict=True))
    return Part("strip", names, tuple(terminals), tuple(lines), length, cluster=f"strip {bars[0].spi}")


def _channel(device: Wired) -> int:
    driver = device.driver
    return driver.channel if isinstance(driver, Ht16k33 | Mcp23017 | Pn532I2c) and driver.channel is not None else 0


def _channels(devices: list[Wired]) -> Iterator[Terminal]:
    """From the last channel to the first, which is next to the part that it goes to, so that wires do not cross."""
    by_channel: dict[int, list[str]] = {}
    for device in devices:
        by_channel.setdefault(_channel(device), []).append(device.name)
    for channel, names in sorted(by_channel.items(), reverse=True):
        for line in ("SC", "SD"):
            yield Terminal(f"{line}{channel}", f"{_shared(devices[0])} {line}{channel}", tuple(names))


def _kind(driver: AnyDriver) -> str:
    match driver:
        case GpioButton() | SharedReader():
            return "button"
        case GpioLamp():
            return "lamp"
        case GpioLeds():
            return "leds"
        case GpioDial():
            return "dial"
        case GpioBuzzer():
            return "buzzer"
        case Ht16k33(segments=segments):
            return f"counter-{segments}"
        case Pn532Uart(port=port):
            return "reader" if port in UART_PORTS else "reader-usb"
        case Pn532Spi() | Pn532I2c():
            return "reader"
        case SerialLines():
            return "reader-lines"
        case KeyboardReader():
            return "reader-keys"
        case NeopixelSpi():
            return "strip"
        case Mcp23017():
            return "expander"
        case Satellite() | Virtual() | Screen():
            raise TypeError(f"{driver} is not one part")
        case _:
            assert_never(driver)


def _terminals(driver: AnyDriver) -> Iterable[Terminal]:
    match driver:
        case GpioButton(pin=pin, pull=pull) | SharedReader(pin=int() as pin, pull=pull):
            return _pin("1", pin), Terminal("2", GROUND if pull == "up" else LOW)
        case GpioLamp(pin=pin):
            return _pin("IN", pin), Terminal("+", HIGH), _ground()
        case GpioLeds(pins=pins, active=active):
            leds = (_pin(str(number), pin) for number, pin in enumerate(pins, 1))
            return *leds, Terminal("−", GROUND) if active == "high" else Terminal("+", LOW)
        case GpioDial(a=a, b=b, push=push):
            knob = () if push is None else (_pin("SW", push),)
            return _pin("A", a), _pin("B", b), *knob, Terminal("+", LOW), _ground()
        case GpioBuzzer(pin=pin):
            return _pin("+", pin), Terminal("−", GROUND)
        case Ht16k33(bus=bus, mux=mux, channel=channel):
            return _i2c(bus, mux, channel)
        case Mcp23017(bus=bus, mux=mux, channel=channel, interrupt=interrupt):
            return *_i2c(bus, mux, channel), *(() if interrupt is None else (_pin("INTA", interrupt),))
        case Pn532I2c(bus=bus, mux=mux, channel=channel, reset=reset, irq=irq):
            return *_i2c(bus, mux, channel), *_reset(reset), *_irq(irq)
        case NeopixelSpi(spi=spi):
            return _pin("DIN", SPI_LINES[spi]["MOSI"]), Terminal("5V", f"{SUPPLY} {spi}"), _ground()
        case Pn532Spi(spi=spi, select=select, reset=reset, irq=irq):
            lines = (_pin(name, pin) for name, pin in SPI_LINES[spi].items())
            return *lines, _pin("SS", select), *_reset(reset), *_irq(irq), Terminal("VCC", LOW), _ground()
        case Pn532Uart(port=port, reset=reset) if port in UART_PORTS:
            return _pin("RX", 14), _pin("TX", 15), *_reset(reset), Terminal("VCC", LOW), _ground()
        case Pn532Uart(port=port, reset=reset):
            return Terminal(USB, f"{USB} {port}"), *_reset(reset)
        case SerialLines(port=port) if port in UART_PORTS:
            return _pin("RX", 14), _pin("TX", 15), _ground()
        case SerialLines(port=path) | KeyboardReader(device=path):
            return (Terminal(USB, f"{USB} {path}"),)
        case _:
            return ()


def _pin(label: str, bcm: int) -> Terminal:
    return Terminal(label, f"GPIO{bcm}")


def _ground() -> Terminal:
    return Terminal("GND", GROUND)


def _reset(pin: int | None) -> tuple[Terminal, ...]:
    return () if pin is None else (_pin("RST", pin),)


def _irq(pin: int | None) -> tuple[Terminal, ...]:
    return () if pin is None else (_pin("IRQ", pin),)


def _i2c(bus: int, mux: int | None = None, channel: int | None = None) -> tuple[Terminal, ...]:
    data, clock = (f"GPIO{pin}" for pin in I2C_PINS[bus])
    if mux is not None:
        data, clock = (f"{multiplexer_name(bus, hex(mux))} {line}{channel}" for line in ("SD", "SC"))
    return Terminal("SDA", data), Terminal("SCL", clock), Terminal("VCC", LOW), _ground()


def _small_print(driver: AnyDriver) -> Iterator[Line]:
    match driver:
        case Ht16k33(address=address):
            yield Line(f"{address:#x}")
        case Pn532Uart(port=port):
            yield Line(port)
        case SerialLines(port=port, baud=baud):
            yield Line(port)
            yield Line(f"{baud} Bd")
        case KeyboardReader(device=device):
            yield Line(device.rpartition("/")[2])
        case Pn532I2c():
            yield Line("0x24")
