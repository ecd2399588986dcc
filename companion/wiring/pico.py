"""The parts of satellites: what is wired to the pins of a Pico."""

from collections.abc import Iterable, Iterator
from typing import assert_never

from msgspec import Struct

from companion.wiring.header import GROUND, HIGH, LOW
from companion.wiring.parts import Line, Part, Terminal
from companion.wiring.pinout import PICO
from hardware.profile import Profile
from hardware.satellite.settings import parts_of
from hardware.wiring.pico import (
    AnyPart,
    PicoBar,
    PicoButton,
    PicoBuzzer,
    PicoCounter,
    PicoDial,
    PicoLamp,
    PicoReaderI2c,
    PicoReaderUart,
)


class Wiring(Struct, frozen=True):
    """Satellites that are wired alike, and their parts; a device is called by its board and its name there."""

    boards: tuple[str, ...]
    parts: tuple[Part, ...]


def wirings(profile: Profile) -> tuple[Wiring, ...]:
    """The satellites of a profile, those together that are wired alike."""
    alike: dict[tuple[tuple[str, AnyPart], ...], list[str]] = {}
    for board in profile.satellites:
        wired = tuple(parts_of(profile, board).items())
        if wired:
            alike.setdefault(wired, []).append(board.name)
    return tuple(Wiring(tuple(names), _parts(names[0], wired)) for wired, names in alike.items())


def _parts(board: str, wired: Iterable[tuple[str, AnyPart]]) -> tuple[Part, ...]:
    return tuple(
        Part(
            _kind(part),
            (f"{board}.{name}",),
            tuple(sorted(_terminals(part), key=_row)),
            tuple(_small_print(part)),
            getattr(part, "length", 1),
        )
        for name, part in wired
    )


def _row(terminal: Terminal) -> int:
    """Pins in the order of the board, so that their wires do not cross; then power."""
    pin = PICO.place(terminal.net)
    return PICO.rows if pin is None else PICO.row(pin)


def _kind(part: AnyPart) -> str:
    match part:
        case PicoButton():
            return "button"
        case PicoLamp():
            return "lamp"
        case PicoDial():
            return "dial"
        case PicoReaderUart() | PicoReaderI2c():
            return "reader"
        case PicoCounter(segments=segments):
            return f"counter-{segments}"
        case PicoBar():
            return "strip"
        case PicoBuzzer():
            return "buzzer"
        case _:
            assert_never(part)


def _terminals(part: AnyPart) -> Iterable[Terminal]:
    power = Terminal("VCC", LOW), Terminal("GND", GROUND)
    match part:
        case PicoButton(pin=pin, pull=pull):
            return _pin("1", pin), Terminal("2", GROUND if pull == "up" else LOW)
        case PicoLamp(pin=pin):
            return _pin("IN", pin), Terminal("+", HIGH), Terminal("GND", GROUND)
        case PicoDial(a=a, b=b, push=push):
            knob = () if push is None else (_pin("SW", push),)
            return _pin("A", a), _pin("B", b), *knob, Terminal("+", LOW), Terminal("GND", GROUND)
        case PicoReaderUart(tx=tx, rx=rx):
            return _pin("RX", tx), _pin("TX", rx), *power
        case PicoReaderI2c(sda=sda, scl=scl) | PicoCounter(sda=sda, scl=scl):
            return _pin("SDA", sda), _pin("SCL", scl), *power
        case PicoBar(pin=pin):
            return _pin("DIN", pin), Terminal("5V", HIGH), Terminal("GND", GROUND)
        case PicoBuzzer(pin=pin):
            return _pin("+", pin), Terminal("−", GROUND)
        case _:
            assert_never(part)


def _pin(label: str, number: int) -> Terminal:
    return Terminal(label, f"GP{number}")


def _small_print(part: AnyPart) -> Iterator[Line]:
    match part:
        case PicoCounter(address=address):
            yield Line(f"{address:#x}")
        case PicoReaderI2c():
            yield Line("0x24")
        case PicoButton(stamp="pio"):
            yield Line('stamp = "pio"')
        case _:
            pass
