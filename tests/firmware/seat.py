"""A seat with every kind of part, and the numbers of the protocol."""

import json
import sys
from importlib.util import module_from_spec, spec_from_file_location
from types import ModuleType
from typing import Any

from hardware.emulators.satellite.interpreter import FIRMWARE

PARTS: list[dict[str, Any]] = [
    {"name": "ok", "part": "button", "pin": 2, "pull": "up", "bounce_ms": 20, "stamp": "irq"},
    {"name": "call", "part": "button", "pin": 3, "stamp": "pio"},
    {"name": "lamp", "part": "lamp", "pin": 4},
    {"name": "dial", "part": "dial", "a": 5, "b": 6, "push": 7, "clicks": 1},
    {"name": "reader", "part": "pn532-uart", "uart": 0, "tx": 0, "rx": 1},
    {"name": "main", "part": "ht16k33", "i2c": 0, "sda": 8, "scl": 9, "address": 112, "segments": 7},
    {"name": "aux", "part": "ht16k33", "i2c": 0, "sda": 8, "scl": 9, "address": 113, "segments": 14},
    {"name": "bar", "part": "neopixel", "pin": 16, "length": 12},
    {"name": "sound", "part": "buzzer", "pin": 17},
    {"name": "bell", "part": "button", "pin": 18, "pull": "down"},
    {"name": "tray", "part": "pn532-i2c", "i2c": 1, "sda": 10, "scl": 11},
]
DEVICES = {line["name"]: device for device, line in enumerate(PARTS)}


def settings(parts: list[dict[str, Any]], name: str = "north") -> str:
    """The board's file."""
    return json.dumps({"version": 1, "name": name, "parts": parts})


def only(*names: str) -> list[dict[str, Any]]:
    """These parts of the seat."""
    return [line for line in PARTS if line["name"] in names]


def firmware(name: str) -> ModuleType:
    """A module of the firmware that needs no board, in this Python."""
    if "ambit" not in sys.modules:
        package = ModuleType("ambit")
        package.__path__ = [str(FIRMWARE / "ambit")]
        sys.modules["ambit"] = package
    full = f"ambit.{name}"
    if full not in sys.modules:
        spec = spec_from_file_location(full, FIRMWARE / "ambit" / f"{name}.py")
        assert spec is not None
        assert spec.loader is not None
        module = sys.modules[full] = module_from_spec(spec)
        spec.loader.exec_module(module)
        setattr(sys.modules["ambit"], name, module)
    return sys.modules[full]


m = firmware("messages")
