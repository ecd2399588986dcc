"""What the host tells those who watch it, besides what its session tells."""

from collections.abc import Callable

from msgspec import Struct

from companion.lobby.evening import Moves
from companion.session.notices import News
from hardware.outputs import Figure, Output


class Opened(Struct, frozen=True):
    """Another game is at the table now, or none: nothing that was known before holds."""


class Shown(Struct, frozen=True):
    """Devices show something else, or something is heard."""

    outputs: tuple[Output, ...] = ()
    figures: tuple[Figure, ...] = ()


class LobbyChanged(Struct, frozen=True):
    """Something of the lobby or of the evening is otherwise: who sits, what is chosen, who is host."""


class Reseated(Struct, frozen=True):
    """People sit elsewhere now; who is not named here has got up."""

    moves: Moves


HostNews = News | Opened | Shown | LobbyChanged | Reseated
HostWatcher = Callable[[HostNews], object]
