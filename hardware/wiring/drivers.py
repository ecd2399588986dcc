"""Every driver that a wiring profile can name: one class a driver, its keys as fields, and the roles that it plays."""

import re
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from hardware.roles import ROLES, Role

Pin = Annotated[int, Meta(ge=0, le=27, title="pin", description="the BCM number of a pin, from 0 to 27")]
I2cBus = Annotated[
    int, Meta(ge=0, le=1, title="i2c-bus", description="the number of an I2C bus, 0 or 1 (a Pi's usual one is 1)")
]
SpiBus = Annotated[int, Meta(ge=0, le=1, title="spi-bus", description="the number of an SPI bus, 0 or 1")]
SpiChip = Annotated[int, Meta(ge=0, le=2, title="spi-chip", description="the number of an SPI chip select, 0 to 2")]
Address = Annotated[int, Meta(ge=0x70, le=0x77, title="address", description="an I2C address from 0x70 to 0x77")]
Channel = Annotated[int, Meta(ge=0, le=7, title="channel", description="a channel of the multiplexer, from 0 to 7")]
Segments = Annotated[Literal[7, 14], Meta(title="segments", description="how many segments each digit has, 7 or 14")]
Clicks = Annotated[
    Literal[1, 2, 4],
    Meta(title="clicks", description="how often it clicks until both contacts have closed and opened, 1, 2 or 4"),
]
Places = Annotated[int, Meta(ge=1, le=4, title="places", description="how many digits it has, from 1 to 4")]
Length = Annotated[int, Meta(ge=1, le=300, title="length", description="a number of LEDs, from 1 to 300")]
First = Annotated[
    int, Meta(ge=0, le=299, title="first", description="the place of its first LED on the strip, from 0 to 299")
]
Brightness = Annotated[float, Meta(gt=0, le=1, title="brightness", description="a number above 0 and up to 1")]
Pins = Annotated[
    tuple[Pin, ...],
    Meta(min_length=1, max_length=20, title="pins", description="1 to 20 BCM numbers of pins, like [4, 17, 27]"),
]
Active = Annotated[Literal["high", "low"], Meta(title="active", description='"high" or "low"')]
Millis = Annotated[int, Meta(ge=0, le=200, title="millis", description="a number of milliseconds, from 0 to 200")]
Pull = Annotated[Literal["up", "down"], Meta(title="pull", description='"up" or "down"')]
Port = Annotated[str, Meta(pattern=r"^[!-~]{1,200}$", title="port", description='a serial port, like "/dev/serial0"')]
Baud = Annotated[
    Literal[1200, 2400, 4800, 9600, 19200, 38400, 57600, 115200, 230400, 460800, 921600],
    Meta(title="baud", description="a usual speed, like 9600 or 115200"),
]
InputFile = Annotated[
    str,
    Meta(
        pattern=r"^/[!-~]{1,200}$",
        title="input-file",
        description='the file of an input device, like "/dev/input/by-id/usb-…-event-kbd"',
    ),
]
ByteOrder = Annotated[Literal["forward", "backward"], Meta(title="byte-order", description='"forward" or "backward"')]
Picture = Annotated[
    str,
    Meta(
        pattern=r"\S",
        max_length=4000,
        title="picture",
        description="the board as it is seen from above: a row a line, the squares by name, a dot where there is none",
    ),
]
Expanders = Annotated[
    dict[str, tuple[str, str]],
    Meta(
        min_length=1,
        max_length=8,
        title="expanders",
        description="for each chip its address and two texts: the squares on GPA0 to GPA6 and those on GPB0 to GPB6, "
        "a dot for a pin that is not used",
    ),
]
Word = Annotated[
    str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$", title="word", description="a word of letters, digits, - and _")
]


NO_SQUARE = "."
"""In a picture of a board: there is no square here; on an expander: nothing is wired to this pin."""
EXPANDER = re.compile("0[xX]2[0-7]")
"""The addresses that an expander can have: its three address pins make eight of them."""
PORT_PINS = 7
"""Pins of each port of an expander that can be inputs: the data sheet allows GPA7 and GPB7 as outputs only."""


class Expander(Struct, frozen=True):
    """One port expander: its address, and the texts of its two ports."""

    address: int
    a: str
    b: str

    @property
    def ports(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The squares of port A and of port B, pin by pin from 0; "." where nothing is wired."""
        return tuple(self.a.split()), tuple(self.b.split())

    @property
    def pins(self) -> dict[str, int]:
        """The pin of each square: GPA0 is 0, GPB0 is 8."""
        ports = enumerate(self.ports)
        return {name: 8 * port + pin for port, row in ports for pin, name in enumerate(row) if name != NO_SQUARE}


class Driver(Struct, frozen=True, kw_only=True, tag_field="driver", forbid_unknown_fields=True):
    """What plays a role. The tag is its name in a profile; a field without default must be given."""

    plays: ClassVar[tuple[Role, ...]] = ROLES


class Virtual(Driver, frozen=True, tag="virtual"):
    """A device without hardware, on the page of the simulated table."""


class Screen(Driver, frozen=True, tag="screen"):
    """The web page plays this role, because the author of the profile wants it so."""


class Satellite(Driver, frozen=True, tag="satellite"):
    """A device on a satellite board. Without `device` it is the one that has the same name as the role."""

    satellite: Word
    device: Word | None = None


class GpioButton(Driver, frozen=True, tag="gpio-button"):
    """A button between a pin and ground (`pull = "up"`), or between a pin and 3.3 V (`pull = "down"`)."""

    plays = ("ok", "no", "call", "undo")
    pin: Pin
    pull: Pull = "up"
    bounce_ms: Millis = 20


class GpioLamp(Driver, frozen=True, tag="gpio-lamp"):
    """A lamp on a pin, through a transistor if it takes more than a few milliamperes."""

    plays = ("lamp",)
    pin: Pin


class GpioLeds(Driver, frozen=True, tag="gpio-leds"):
    """Plain LEDs as a bar, each on a pin with a resistor of its own; "low" where they are wired to 3.3 V.

    Each is on or off: what would glow dimly on a strip is dark on them.
    """

    plays = ("bar",)
    pins: Pins
    active: Active = "high"

    @property
    def length(self) -> int:
        """How many LEDs the bar has."""
        return len(self.pins)


class GpioDial(Driver, frozen=True, tag="gpio-dial"):
    """A rotary encoder: its two contacts, and the push of its knob where it has one.

    If only every second click counts, it is one with `clicks = 2`; if only every fourth does, one with `clicks = 4`.
    """

    plays = ("dial",)
    a: Pin
    b: Pin
    push: Pin | None = None
    clicks: Clicks = 1


class GpioBuzzer(Driver, frozen=True, tag="gpio-buzzer"):
    """A passive buzzer."""

    plays = ("sound",)
    pin: Pin


class Ht16k33(Driver, frozen=True, tag="ht16k33"):
    """A counter of 7 or 14 segments a digit, on the bus itself or behind a multiplexer (`mux` and `channel`)."""

    plays = ("main", "aux")
    address: Address
    bus: I2cBus = 1
    digits: Places = 4
    segments: Segments = 7
    brightness: Brightness = 0.5
    mux: Address | None = None
    channel: Channel | None = None


class NeopixelSpi(Driver, frozen=True, tag="neopixel-spi"):
    """Addressable LEDs on an SPI data line. Several bars on one line are one long strip: `first` tells them apart."""

    plays = ("bar",)
    length: Length
    first: First = 0
    spi: SpiBus = 0
    chip: SpiChip = 0
    brightness: Brightness = 0.3


class Mcp23017(Driver, frozen=True, tag="mcp23017"):
    """A board of reed or Hall switches, each between ground and a pin of an MCP23017 port expander.

    `interrupt` is the pin to which the INTA outputs of all expanders are joined. Without it the switches are looked at
    ten times a second. A switch counts once it has held still for `settle_ms`, and closed for `rest_ms`. All expanders
    are on one bus, or behind one channel of a multiplexer (`mux` and `channel`).
    """

    plays = ("grid",)
    board: Picture
    expanders: Expanders
    interrupt: Pin | None = None
    bus: I2cBus = 1
    settle_ms: Millis = 30
    rest_ms: Millis = 200
    mux: Address | None = None
    channel: Channel | None = None

    @property
    def rows(self) -> tuple[tuple[str, ...], ...]:
        """The squares of each row of the board, from the top; "" where it has none."""
        lines = (line.split() for line in self.board.splitlines())
        return tuple(tuple("" if name == NO_SQUARE else name for name in line) for line in lines if line)

    @property
    def squares(self) -> tuple[str, ...]:
        """All squares of the board, row by row from the top."""
        return tuple(name for row in self.rows for name in row if name)

    @property
    def chips(self) -> tuple[Expander, ...]:
        """Every expander whose address can be read, with its squares, in the order of the profile."""
        named = ((address, ports) for address, ports in self.expanders.items() if EXPANDER.fullmatch(address))
        return tuple(Expander(int(address, 16), *ports) for address, ports in named)


class Pn532Uart(Driver, frozen=True, tag="pn532-uart"):
    """A reader on a serial port: the most reliable way."""

    plays = ("reader",)
    port: Port
    reset: Pin | None = None


class Pn532Spi(Driver, frozen=True, tag="pn532-spi"):
    """A reader on an SPI bus, selected by a pin of its own."""

    plays = ("reader",)
    select: Pin
    spi: SpiBus = 0
    reset: Pin | None = None
    irq: Pin | None = None


class Pn532I2c(Driver, frozen=True, tag="pn532-i2c"):
    """A reader on an I2C bus. Its address is always 0x24, so a second one needs a multiplexer."""

    plays = ("reader",)
    bus: I2cBus = 1
    mux: Address | None = None
    channel: Channel | None = None
    reset: Pin | None = None
    irq: Pin | None = None


class SerialLines(Driver, frozen=True, tag="serial-lines"):
    """A simple reader that sends each card as a line of text."""

    plays = ("reader",)
    port: Port
    baud: Baud = 115_200


class KeyboardReader(Driver, frozen=True, tag="keyboard-reader"):
    """A reader on USB that types the number of each card and Enter; some type its bytes from the last to the first."""

    plays = ("reader",)
    device: InputFile
    order: ByteOrder = "forward"


class SharedReader(Driver, frozen=True, tag="shared-reader"):
    """The table's own reader, which goes round: after a press of this button the next tap is this seat's.

    Without `pin` the seat is chosen on the screen only.
    """

    plays = ("reader",)
    pin: Pin | None = None
    pull: Pull = "up"
    bounce_ms: Millis = 20

    @property
    def button(self) -> GpioButton | None:
        """The button with which its player takes the reader."""
        return None if self.pin is None else GpioButton(pin=self.pin, pull=self.pull, bounce_ms=self.bounce_ms)


AnyDriver = (
    Virtual
    | Screen
    | Satellite
    | GpioButton
    | GpioLamp
    | GpioLeds
    | GpioDial
    | GpioBuzzer
    | Ht16k33
    | NeopixelSpi
    | Mcp23017
    | Pn532Uart
    | Pn532Spi
    | Pn532I2c
    | SerialLines
    | KeyboardReader
    | SharedReader
)
DRIVERS: dict[str, type[AnyDriver]] = {str(kind.__struct_config__.tag): kind for kind in AnyDriver.__args__}
"""Every driver by its name."""
