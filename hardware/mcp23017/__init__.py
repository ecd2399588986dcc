"""A board of switches: reed or Hall sensors on MCP23017 port expanders, which call when a piece lands or leaves.

`expander` is one chip, `interrupt_line` the wire with which all of them call, `grid` the driver of the board.
"""

from hardware.mcp23017.expander import SwitchChip
from hardware.mcp23017.grid import SensorGrid

__all__ = ["SensorGrid", "SwitchChip"]
