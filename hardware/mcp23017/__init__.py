"""A board of switches: reed or Hall sensors on MCP23017 port expanders, which call when a piece lands or leaves.

`expander` is one chip, `grid` the driver of the board; `hardware.gpio.interrupt_line` is the wire by which they call.
"""

from hardware.mcp23017.expander import SwitchChip
from hardware.mcp23017.grid import SensorGrid

__all__ = ["SensorGrid", "SwitchChip"]
