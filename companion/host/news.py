"""What the host tells those who watch it, besides what its session tells."""

from collections.abc import Callable

from msgspec import Struct

from companion.session.notices import News
from hardware.outputs import Figure, Output


class Opened(Struct, frozen=True):
    """Another game is at the table now, or none: nothing that was known before holds."""


class Shown(Struct, frozen=True):
    """Devices show something else, or something is heard."""

    outputs: tuple[Output, ...] = ()
    figures: tuple[Figure, ...] = ()


HostNews = News | Opened | Shown
HostWatcher = Callable[[HostNews], object]
