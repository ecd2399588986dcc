"""The parts of a satellite and the pins of its Pico; a seat that says nothing else is wired as the standard seat."""

from collections.abc import Mapping
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from hardware.roles import Role
from hardware.wiring.drivers import Address, Brightness, Clicks, Pull, Segments

PicoPin = Annotated[
    Literal[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 26, 27, 28],
    Meta(title="pico-pin", description="the number of a pin of the Pico (GP0 to GP22, GP26 to GP28)"),
]
Number = Annotated[Literal[0, 1], Meta(title="pico-bus", description="0 or 1: the Pico has two of each")]
PicoMillis = Annotated[int, Meta(ge=1, le=200, title="pico-millis", description="milliseconds, from 1 to 200")]
PicoLength = Annotated[int, Meta(ge=1, le=64, title="pico-length", description="a number of LEDs, from 1 to 64")]
Stamp = Annotated[
    Literal["irq", "pio"],
    Meta(title="stamp", description='"irq", or "pio" for buttons that decide who was first: it is more exact'),
]


class PicoPart(Struct, frozen=True, kw_only=True, tag_field="part", forbid_unknown_fields=True):
    """One part that is wired to a Pico. The tag is its name in a profile and on the board."""

    plays: ClassVar[tuple[Role, ...]] = ()


class PicoButton(PicoPart, frozen=True, tag="button"):
    """A button between a pin and ground (`pull = "up"`), or between a pin and 3.3 V (`pull = "down"`)."""

    plays = ("ok", "no", "call", "undo")
    pin: PicoPin
    pull: Pull = "up"
    bounce_ms: PicoMillis = 20
    stamp: Stamp = "irq"


class PicoLamp(PicoPart, frozen=True, tag="lamp"):
    """A lamp on a pin."""

    plays = ("lamp",)
    pin: PicoPin


class PicoDial(PicoPart, frozen=True, tag="dial"):
    """A rotary encoder, and the push of its knob where it has one."""

    plays = ("dial",)
    a: PicoPin
    b: PicoPin
    push: PicoPin | None = None
    clicks: Clicks = 1


class PicoReaderUart(PicoPart, frozen=True, tag="pn532-uart"):
    """A PN532 on a serial port of the Pico."""

    plays = ("reader",)
    uart: Number
    tx: PicoPin
    rx: PicoPin


class PicoReaderI2c(PicoPart, frozen=True, tag="pn532-i2c"):
    """A PN532 on an I2C bus of the Pico."""

    plays = ("reader",)
    i2c: Number
    sda: PicoPin
    scl: PicoPin


class PicoCounter(PicoPart, frozen=True, tag="ht16k33"):
    """A counter of four digits on an I2C bus of the Pico."""

    plays = ("main", "aux")
    i2c: Number
    sda: PicoPin
    scl: PicoPin
    address: Address
    segments: Segments = 7
    brightness: Brightness = 0.5


class PicoBar(PicoPart, frozen=True, tag="neopixel"):
    """Addressable LEDs on a pin."""

    plays = ("bar",)
    pin: PicoPin
    length: PicoLength = 12
    brightness: Brightness = 0.3


class PicoBuzzer(PicoPart, frozen=True, tag="buzzer"):
    """A passive buzzer on a pin."""

    plays = ("sound",)
    pin: PicoPin


AnyPart = PicoButton | PicoLamp | PicoDial | PicoReaderUart | PicoReaderI2c | PicoCounter | PicoBar | PicoBuzzer
PARTS: dict[str, type[AnyPart]] = {str(kind.__struct_config__.tag): kind for kind in AnyPart.__args__}
"""Every kind of part by its name."""

STANDARD: Mapping[str, AnyPart] = {
    "reader": PicoReaderUart(uart=0, tx=0, rx=1),
    "ok": PicoButton(pin=2),
    "call": PicoButton(pin=3, stamp="pio"),
    "lamp": PicoLamp(pin=4),
    "dial": PicoDial(a=5, b=6, push=7),
    "main": PicoCounter(i2c=0, sda=8, scl=9, address=0x70),
    "aux": PicoCounter(i2c=0, sda=8, scl=9, address=0x71),
    "no": PicoButton(pin=10),
    "undo": PicoButton(pin=11),
    "bar": PicoBar(pin=16),
    "sound": PicoBuzzer(pin=17),
}
"""The standard seat: what hangs on which pins, where a profile does not say it."""
