"""The readers of a table alone, without its other devices: for registering and writing tags."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from hardware.driver import Driver
from hardware.gpio import Header
from hardware.inputs import Listener
from hardware.profile import Profile, Wired
from hardware.real.opening import SharedHardware, close_together, open_devices
from hardware.wiring.drivers import SharedReader


def _reads(device: Wired) -> bool:
    """A seat that shares the table's reader has only a button."""
    return device.spot.role == "reader" and not isinstance(device.driver, SharedReader)


@contextmanager
def open_readers(
    profile: Profile, tell: Listener, shared: SharedHardware | None = None
) -> Iterator[Mapping[str, Driver]]:
    """Every real reader of a profile by name, until the end of the block; `tell` is called in their threads."""
    shared = shared or SharedHardware(Header.driven_by(profile.pins))
    drivers = open_devices(profile, shared, tell, filter(_reads, profile.devices))
    try:
        yield drivers
    finally:
        close_together(drivers.values())
        shared.close()
