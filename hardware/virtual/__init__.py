"""A table without hardware: devices that a program (or the page) presses, taps, turns, looks at and breaks."""

from hardware.faults import (
    Bounce,
    Dead,
    Drift,
    Fault,
    Late,
    LeftOn,
    Lost,
    Repeated,
    Stuck,
    TwoCards,
    Unplugged,
    Unreadable,
)
from hardware.table import Impossible, NoSuchDevice, NotItsRole
from hardware.virtual.table import VirtualTable

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
    "Stuck",
    "TwoCards",
    "Unplugged",
    "Unreadable",
    "VirtualTable",
]
