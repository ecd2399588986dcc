"""Who may do what on a screen (clause TABLE-SCREEN): everything else is refused with a sentence."""

from typing import Any

from companion.host import Sitting
from companion.lobby import Lobby
from companion.lobby.evening import HOST
from companion.web.protocol import (
    Act,
    Again,
    Consent,
    Demo,
    Device,
    Fault,
    FromPage,
    Judge,
    LobbyOrder,
    MakeHost,
    Order,
    Reader,
    Reopen,
    Role,
    Sit,
    Stand,
)
from engine.action import TABLE, Action
from engine.history import Moment
from engine.refusal import Refusal, refuse
from engine.verbs import Explained

SCREEN = "TABLE-SCREEN"
STALE = "TABLE-STALE"
GIVES_UP = "concede"
"""A verb of every game: the referee may do it for any seat."""


def is_host(lobby: Lobby, role: Role, seat: int | None) -> bool:
    """Whoever stands at the table: its own screen, the referee, and at most one phone (clause TABLE-HOST)."""
    return role in ("table", "referee") or (role == "seat" and seat is not None and seat == lobby.evening.host)


def may_in_lobby(
    lobby: Lobby, role: Role, seat: int | None, taken: tuple[int, ...], said: LobbyOrder
) -> Refusal | None:
    """None where the viewer may do it: a host everything, a phone what is about its own seat.

    Whether to play again everybody says alone; the table's screen for those without a phone.
    """
    if role == "watch":
        return refuse(SCREEN, "web-watch")
    if isinstance(said, Judge):
        return None  # whoever sits or stands there
    own = isinstance(said, Sit | Stand | Again | MakeHost) and said.seat == seat
    if isinstance(said, Again) and not own:
        if role == "seat":
            return refuse(SCREEN, "web-own-seat", seat=seat)
        return refuse(SCREEN, "web-seat-joined", seat=said.seat) if said.seat in taken else None
    return None if own or is_host(lobby, role, seat) else refuse(HOST, "lobby-host-only")


def may(sitting: Sitting, role: Role, seat: int | None, taken: tuple[int, ...], said: FromPage) -> Refusal | None:
    """None where the viewer may do it. `taken` are the seats that somebody has joined with a phone."""
    if role == "watch":
        return refuse(SCREEN, "web-watch")
    match said:
        case Act(action=action):
            return may_act(sitting, role, seat, taken, action)
        case Consent(seat=whose):
            return (
                None if whose in _answers_for(sitting, role, seat, taken) else refuse(SCREEN, "web-consent", seat=whose)
            )
        case Order(order="undo" | "redo"):
            return None if role != "seat" or _is_own(sitting, seat, said.order) else refuse(SCREEN, "web-undo-own")
        case Order(order="pause" | "go"):
            return None
        case Reader(seat=whose):
            return None if role != "seat" or whose == seat else refuse(SCREEN, "web-own-seat", seat=seat)
        case Order() | Demo():
            return None if role in ("table", "referee") else refuse(SCREEN, "web-table-only")
    return None


def may_touch(simulated: bool, role: Role, said: Device | Fault | Reopen) -> Refusal | None:
    """Devices, in a game or in the lobby: virtual ones are touched at the table's screen, and only virtual ones."""
    if role == "watch":
        return refuse(SCREEN, "web-watch")
    if isinstance(said, Reopen):
        return None if role in ("table", "referee") else refuse(SCREEN, "web-table-only")
    if not simulated:
        return refuse(SCREEN, "web-real-devices")
    return None if role == "table" else refuse(SCREEN, "web-table-only")


def may_act(
    sitting: Sitting, role: Role, seat: int | None, taken: tuple[int, ...], action: dict[str, Any]
) -> Refusal | None:
    """Whether this viewer may do it at all, legal now or not."""
    whose, verb = action.get("seat"), action.get("do")
    kind = sitting.session.history.game.verbs.get(str(verb))
    if kind is not None and issubclass(kind, Explained) and role != "referee":  # it needs the PIN, even at the table
        return refuse(SCREEN, "web-referee-only")
    match role:
        case "seat" if whose != seat and not (whose == TABLE and verb in _anybodys(sitting)):
            return refuse(SCREEN, "web-own-seat", seat=seat)
        case "referee" if whose != TABLE and verb != GIVES_UP:
            return refuse(SCREEN, "web-referee-seat")
        case "table" if whose in taken:
            return refuse(SCREEN, "web-seat-joined", seat=whose)
    return None


def may_keep(sitting: Sitting, role: Role, seat: int | None, taken: tuple[int, ...], by: Action) -> bool:
    """Whether this viewer may have a card remembered as that action entered it: whoever could have entered it may."""
    return role != "watch" and may_act(sitting, role, seat, taken, {"do": by.verb(), "seat": by.seat}) is None


def acts_for(sitting: Sitting, role: Role, seat: int | None, taken: tuple[int, ...]) -> tuple[int, ...]:
    """The seats for which a viewer may act. Players without a phone use the table's screen."""
    seats = tuple(one.seat for one in sitting.session.view().seats)
    match role:
        case "seat":
            return (seat or TABLE, TABLE)
        case "referee":
            return (TABLE, *seats)
        case "table":
            return (TABLE, *(one for one in seats if one not in taken))
        case _:
            return ()


def _anybodys(sitting: Sitting) -> tuple[str, ...]:
    """Verbs of the table that every player may use (`Game.anybody`)."""
    return tuple(kind.verb() for kind in sitting.session.history.game.anybody)


def _answers_for(sitting: Sitting, role: Role, seat: int | None, taken: tuple[int, ...]) -> tuple[int, ...]:
    """The seats for which a viewer may answer an undo question; 0 is the referee, who decides for all."""
    if role == "referee":
        return (TABLE,)
    asked = sitting.session.asked
    return tuple(one for one in acts_for(sitting, role, seat, taken) if asked and one in asked.waiting)


def _is_own(sitting: Sitting, seat: int | None, order: str) -> bool:
    history = sitting.session.history
    moment = history.last if order == "undo" else history.next
    return moment is None or _by(moment) == seat or _is_anybodys(sitting, moment)


def _is_anybodys(sitting: Sitting, moment: Moment) -> bool:
    """Whether the step was one that every player may do, and so may take back."""
    shared = sitting.session.history.game.anybody
    return _by(moment) == TABLE and all(isinstance(action, shared) for action in moment.actions)


def _by(moment: Moment) -> int:
    return moment.actions[0].seat if moment.actions else TABLE


def can_undo(sitting: Sitting, role: Role, seat: int | None) -> bool:
    """Whether there is a step to take back, and this viewer may do so."""
    return sitting.session.history.last is not None and _could(sitting, role, seat, "undo")


def can_redo(sitting: Sitting, role: Role, seat: int | None) -> bool:
    """Whether there is a step to bring back, and this viewer may do so."""
    return sitting.session.history.next is not None and _could(sitting, role, seat, "redo")


def _could(sitting: Sitting, role: Role, seat: int | None, order: str) -> bool:
    return role in ("table", "referee") or (role == "seat" and _is_own(sitting, seat, order))
