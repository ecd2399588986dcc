"""An emulated MCP23017 port expander, with switches on its pins."""

from hardware.emulators.mcp23017.chip import Chip, Level

__all__ = ["Chip", "Level"]
