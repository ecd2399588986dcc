"""Reads the keys of a table by their types; what is wrong with one is noted, and the others are read all the same."""

from typing import Any, get_args

import msgspec
from msgspec.structs import FieldInfo

from hardware.message import Message, message
from hardware.wiring.drivers import Address, Pins
from hardware.wiring.lines import Path
from hardware.wiring.mistakes import Findings, printable, said
from hardware.wiring.parsing import Tables

MOST_SHOWN = 30
"""Most items of a wrong list that its message repeats."""


def table_of(path: Path, value: object, findings: Findings) -> Tables:
    """The table that stands there; an empty one, and a mistake, if it is something else."""
    if isinstance(value, dict):
        return value
    findings.add(path, message("wiring-no-table", got=said(value)))
    return {}


def kind_of(field: FieldInfo) -> Any:
    """The type of a key, without the None that stands for "not given"."""
    kinds = [kind for kind in get_args(field.type) if kind is not type(None)]
    return kinds[0] if type(None) in get_args(field.type) else field.type


def value_of(path: Path, value: object, kind: Any, findings: Findings) -> Any:
    """The value of a key; None, and a mistake, if it is not of that kind."""
    if fits(value, kind):
        return msgspec.convert(value, kind)
    findings.add(path, message("wiring-value", key=path[-1], expected=meaning_of(kind), got=_wrong(value, kind)))
    return None


def _wrong(value: object, kind: Any) -> str | Message:
    """The wrong value, written as the right ones are: an address as hex, a list of pins as a list."""
    if kind is Address and type(value) is int:
        return f"{value:#x}"
    if kind is Pins and isinstance(value, list) and all(type(each) is int for each in value):
        return printable(str(value[:MOST_SHOWN]))
    return said(value)


def fits(value: object, kind: Any) -> bool:
    """Whether a key of that kind may have this value."""
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


def meaning_of(kind: Any) -> Message:
    """What a key has to be; the title of its type is the name of the message."""
    return message(f"wiring-kind-{get_args(kind)[1].title}")
