"""A table without hardware: devices that a program (or the page) presses, taps, turns, looks at and breaks."""

from hardware.table import Impossible, NoSuchDevice
from hardware.virtual.faults import (
    Bounce,
    Dead,
    Drift,
    Fault,
    Late,
    LeftOn,
    Lost,
    Repeated,
    TwoCards,
    Unplugged,
    Unreadable,
)
from hardware.virtual.table import NotItsRole, VirtualTable

__all__ = [
    "Bounce",
    "Dead",
    "Drift",
    "Fault",
    "Impossible",
    "Late",
    "LeftOn",
    "Lost",
    "NoSuchDevice",
    "NotItsRole",
    "Repeated",
    "TwoCards",
    "Unplugged",
    "Unreadable",
    "VirtualTable",
]
