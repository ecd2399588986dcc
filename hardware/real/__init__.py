"""The table made of real devices: every driver that a wiring profile names, as one `hardware.table.Table`."""

from hardware.real.opening import SharedHardware, open_devices
from hardware.real.readers import open_readers
from hardware.real.table import RealTable, open_table

__all__ = ["RealTable", "SharedHardware", "open_devices", "open_readers", "open_table"]
