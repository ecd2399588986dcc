"""Reads the parts of a satellite, and notes every mistake: pins that a Pico does not have, or not for this."""

from collections.abc import Iterator, Mapping

import msgspec
from msgspec import Struct

from hardware.message import Message, message
from hardware.wiring.device import Board, Draft
from hardware.wiring.drivers import Word
from hardware.wiring.keys import fits, kind_of, meaning_of, table_of, value_of
from hardware.wiring.lines import Path
from hardware.wiring.mistakes import Findings, near, said
from hardware.wiring.parsing import Tables
from hardware.wiring.pico import PARTS, AnyPart, PicoButton, PicoCounter, PicoReaderI2c, PicoReaderUart

Pinout = tuple[tuple[int, ...], tuple[int, ...]]
I2C: Mapping[str, Pinout] = {
    "sda": ((0, 4, 8, 12, 16, 20), (2, 6, 10, 14, 18, 26)),
    "scl": ((1, 5, 9, 13, 17, 21), (3, 7, 11, 15, 19, 27)),
}
UART: Mapping[str, Pinout] = {"tx": ((0, 12, 16, 28), (4, 8, 20)), "rx": ((1, 13, 17), (5, 9, 21))}
"""The pins that can be this, for bus 0 and bus 1."""


class PinUse(Struct, frozen=True):
    """A pin that a part takes; those with the same `bus` share it."""

    key: str
    pin: int
    bus: str = ""


def read_parts(path: Path, value: object, findings: Findings) -> tuple[tuple[str, AnyPart], ...]:
    """The parts by name, as far as they can be read."""
    found = []
    for name, line in table_of(path, value, findings).items():
        if not fits(name, Word):
            findings.add((*path, name), message("wiring-part-name", expected=meaning_of(Word), got=said(name)))
        elif (part := _part((*path, name), line, findings)) is not None:
            found.append((name, part))
    return tuple(found)


def _part(path: Path, line: object, findings: Findings) -> AnyPart | None:
    table = table_of(path, line, findings)
    if not table:
        return None
    kind = PARTS.get(str(table.get("part")))
    if kind is None:
        findings.add((*path, "part"), message("wiring-no-part-kind", **near(str(table.get("part", "")), PARTS)))
        return None
    part = _filled(kind, path, table, findings)
    if part is not None:
        _check_pins(path, part, findings)
    return part


def _filled(kind: type[AnyPart], path: Path, table: Tables, findings: Findings) -> AnyPart | None:
    """The part with its keys; None if one is wrong or missing."""
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    missing = [key for key, field in fields.items() if field.required and key not in table]
    for key in table.keys() - fields.keys() - {"part"}:
        findings.add((*path, key), message("wiring-no-key", driver=str(table["part"]), **near(key, fields)))
    for key in missing:
        findings.add((*path, key), message("wiring-key-missing", key=key, expected=meaning_of(kind_of(fields[key]))))
    given = {
        key: value_of((*path, key), table[key], kind_of(fields[key]), findings) for key in fields.keys() & table.keys()
    }
    return None if missing or None in given.values() else kind(**given)


def _check_pins(path: Path, part: AnyPart, findings: Findings) -> None:
    """Buses lead to certain pins only, and a stamp by PIO needs the button between its pin and ground."""
    if isinstance(part, PicoCounter | PicoReaderI2c):
        _check_bus(path, {"sda": part.sda, "scl": part.scl}, part.i2c, I2C, findings)
    elif isinstance(part, PicoReaderUart):
        _check_bus(path, {"tx": part.tx, "rx": part.rx}, part.uart, UART, findings)
    elif isinstance(part, PicoButton) and part.stamp == "pio" and part.pull != "up":
        findings.add((*path, "pull"), message("wiring-pico-stamp"))


def _check_bus(
    path: Path, pins: Mapping[str, int], bus: int, allowed: Mapping[str, Pinout], findings: Findings
) -> None:
    for key, pin in pins.items():
        good = allowed[key][bus]
        if pin not in good:
            pins_text = ", ".join(f"GP{each}" for each in good)
            findings.add((*path, key), message("wiring-pico-bus", pin=pin, key=key, pins=pins_text, bus=bus))


def pin_uses(part: AnyPart) -> Iterator[PinUse]:
    """Every pin of the Pico that a part takes."""
    if isinstance(part, PicoCounter | PicoReaderI2c):
        yield from (PinUse(key, pin, f"I2C {part.i2c}") for key, pin in (("sda", part.sda), ("scl", part.scl)))
        return
    for key in ("pin", "a", "b", "push", "tx", "rx"):
        pin = getattr(part, key, None)
        if pin is not None:
            yield PinUse(key, pin)


def check_part(device: Draft, name: str, board: Board, findings: Findings) -> None:
    """Note a device whose part the board does not have, or has as something that cannot play its role."""
    part = board.wired.get(name)
    if part is None:
        lacks = message("wiring-part-missing", satellite=board.name, **near(name, board.wired))
        findings.add((*device.path, "device"), lacks)
    elif device.spot.role not in part.plays:
        findings.add((*device.path, "device"), _cannot(part, device))


def _cannot(part: AnyPart, device: Draft) -> Message:
    kind = str(part.__struct_config__.tag)
    return message("wiring-cannot-play", driver=kind, role=device.spot.role, plays=", ".join(part.plays))
