"""Which boards a command is about."""

from companion.cli.seating import profile
from companion.cli.telling import fail, tell_error
from companion.satellites.plugged import Plugged, plugged, strangers
from engine.message import message
from hardware.profile import Profile
from hardware.wiring.device import Board


def boards_of(wiring: str | None, name: str | None = None) -> tuple[Profile | None, tuple[Board, ...]]:
    """The profile, if one is given, and its boards, or the one that is named. An unknown name is wrong use."""
    found = profile(wiring)
    boards = () if found is None else found.satellites
    if name is None:
        return found, boards
    chosen = tuple(board for board in boards if board.name == name)
    if not chosen:
        known = ", ".join(board.name for board in boards)
        fail(message("satellites-unknown", name=name, count=len(boards), boards=known))
    return found, chosen


def tell_absent(boards: tuple[Board, ...], plugs: tuple[Plugged, ...]) -> None:
    """Say which of the boards are not plugged in, and what to do about it."""
    names = {plug.board.name for plug in plugs}
    absent = [board.name for board in boards if board.name not in names]
    if absent:
        tell_error("satellites-absent", boards=", ".join(absent), count=len(absent))


def there(boards: tuple[Board, ...], *, named: bool) -> tuple[Plugged, ...]:
    """Those that are plugged in: of a profile (`named`) its boards only, else whatever there is."""
    return tuple(plugged(boards).values()) if named else strangers(())
