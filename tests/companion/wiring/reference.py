"""The reference of all drivers in docs/wiring.md, made from the drivers themselves: `make wiring` writes it anew."""

from collections.abc import Iterator
from inspect import getdoc
from typing import Any, get_args

from msgspec import NODEFAULT
from msgspec.structs import FieldInfo, fields

from hardware.roles import ROLES
from hardware.wiring.drivers import DRIVERS, Address, AnyDriver
from tests.shape import PROJECT

FILE = PROJECT / "docs" / "wiring.md"
BEGIN, END = "<!-- drivers: made by make wiring -->\n", "<!-- end of drivers -->\n"
EXAMPLES = {
    "virtual": 'ok = "virtual"',
    "screen": 'grid = "screen"',
    "satellite": 'ok = { driver = "satellite", satellite = "north" }',
    "gpio-button": 'call = { driver = "gpio-button", pin = 27, bounce_ms = 30 }',
    "gpio-lamp": 'lamp = { driver = "gpio-lamp", pin = 22 }',
    "gpio-leds": 'bar = { driver = "gpio-leds", pins = [4, 17, 27, 22] }',
    "gpio-dial": 'dial = { driver = "gpio-dial", a = 5, b = 6, push = 13 }',
    "gpio-buzzer": 'sound = { driver = "gpio-buzzer", pin = 19 }',
    "ht16k33": 'main = { driver = "ht16k33", address = 0x70, brightness = 0.2 }',
    "neopixel-spi": 'bar = { driver = "neopixel-spi", length = 29, brightness = 0.3 }',
    "mcp23017": """[table.grid]
driver = "mcp23017"
interrupt = 21
board = '''
.  b2 c2
a1 b1 .
'''

[table.grid.expanders]
0x20 = ["b2 c2 a1 b1 . . .", ". . . . . . ."]""",
    "pn532-uart": 'reader = { driver = "pn532-uart", port = "/dev/serial0" }',
    "pn532-spi": 'reader = { driver = "pn532-spi", select = 25 }',
    "pn532-i2c": 'reader = { driver = "pn532-i2c", mux = 0x77, channel = 2 }',
    "serial-lines": 'reader = { driver = "serial-lines", port = "/dev/ttyUSB0", baud = 9600 }',
    "shared-reader": 'reader = { driver = "shared-reader", pin = 4 }',
    "keyboard-reader": 'reader = { driver = "keyboard-reader", device = "/dev/input/by-id/usb-RFID-event-kbd" }',
}
"""One line of a profile for each driver."""


def reference() -> str:
    """Every driver with its keys, as Markdown."""
    return "\n".join(line for name, kind in DRIVERS.items() for line in _driver(name, kind)) + "\n"


def _driver(name: str, kind: type[AnyDriver]) -> Iterator[str]:
    plays = "every role" if kind.plays == ROLES else ", ".join(f"`{role}`" for role in kind.plays)
    yield from ("", f"### `{name}`", "", f"{getdoc(kind)} Plays {plays}.", "")
    yield from ("```toml", EXAMPLES[name], "```")
    if keys := fields(kind):
        yield from ("", "| key | what it is | without it |", "|---|---|---|")
        yield from (_key(key) for key in keys)


def _key(field: FieldInfo) -> str:
    kinds = [kind for kind in get_args(field.type) if kind is not type(None)]
    kind: Any = kinds[0] if type(None) in get_args(field.type) else field.type
    default = field.default
    if default is NODEFAULT:
        usual = "has to be given"
    elif default is None:
        usual = "none"
    else:
        usual = f"`{default:#x}`" if kind is Address else f"`{default!r}`".replace("'", '"')
    return f"| `{field.name}` | {get_args(kind)[1].description} | {usual} |"


def with_reference(text: str) -> str:
    """The guide with the reference as it has to be now."""
    before, _, rest = text.partition(BEGIN)
    return f"{before}{BEGIN}{reference()}\n{END}{rest.partition(END)[2]}"


def write() -> None:
    FILE.write_text(with_reference(FILE.read_text(encoding="utf-8")), encoding="utf-8")
