"""A whole table of emulated parts under the real drivers: wired as a profile says, and used by a program."""

from hardware.emulators.workbench.operator import BenchOperator
from hardware.emulators.workbench.table import WireTable

__all__ = ["BenchOperator", "WireTable"]
