"""Who may do what on a screen (clause TABLE-SCREEN): everything else is refused with a sentence."""

from typing import Any

from companion.house import Match
from companion.web.protocol import Act, Consent, Demo, Device, Fault, Order, Role, Said_
from engine.action import TABLE
from engine.history import Moment
from engine.refusal import Refusal, refuse

SCREEN = "TABLE-SCREEN"


def may(
    match: Match, simulated: bool, role: Role, seat: int | None, taken: tuple[int, ...], said: Said_
) -> Refusal | None:
    """None where the viewer may do it. `taken` are the seats that somebody has joined with a phone."""
    if role == "watch":
        return refuse(SCREEN, "web-watch")
    match said:
        case Act(action=action):
            return _act(role, seat, taken, action)
        case Consent(seat=whose):
            return (
                None if whose in _answers_for(match, role, seat, taken) else refuse(SCREEN, "web-consent", seat=whose)
            )
        case Order(order="undo" | "redo"):
            return None if role != "seat" or _is_own(match, seat, said.order) else refuse(SCREEN, "web-undo-own")
        case Order() | Demo():
            return None if role in ("table", "referee") else refuse(SCREEN, "web-table-only")
        case Device() | Fault():
            if not simulated:
                return refuse(SCREEN, "web-real-devices")
            return None if role == "table" else refuse(SCREEN, "web-table-only")
    return None


def acts_for(match: Match, role: Role, seat: int | None, taken: tuple[int, ...]) -> tuple[int, ...]:
    """The seats whose actions a viewer may do. People without a phone use the screen of the table."""
    match role:
        case "seat":
            return (seat or TABLE,)
        case "referee":
            return (TABLE,)
        case "table":
            return (TABLE, *(one.seat for one in match.session.view().seats if one.seat not in taken))
        case _:
            return ()


def for_the_referee(action: dict[str, Any]) -> bool:
    """Corrections need the PIN, also at the table itself."""
    return action.get("do") == "adjust"


def _act(role: Role, seat: int | None, taken: tuple[int, ...], action: dict[str, Any]) -> Refusal | None:
    whose = action.get("seat")
    if for_the_referee(action) and role != "referee":
        return refuse(SCREEN, "web-referee-only")
    match role:
        case "seat" if whose != seat:
            return refuse(SCREEN, "web-own-seat", seat=seat)
        case "referee" if whose != TABLE:
            return refuse(SCREEN, "web-referee-seat")
        case "table" if whose in taken:
            return refuse(SCREEN, "web-seat-joined", seat=whose)
    return None


def _answers_for(match: Match, role: Role, seat: int | None, taken: tuple[int, ...]) -> tuple[int, ...]:
    """Only who is asked can agree or not; the referee decides for all."""
    if role == "referee":
        return (TABLE,)
    asked = match.session.asked
    return tuple(one for one in acts_for(match, role, seat, taken) if asked and one in asked.waiting)


def _is_own(match: Match, seat: int | None, order: str) -> bool:
    history = match.session.history
    moment = history.last if order == "undo" else next(iter(history.undone), None)
    return moment is None or _by(moment) == seat


def _by(moment: Moment) -> int:
    return moment.actions[0].seat if moment.actions else TABLE


def can_undo(match: Match, role: Role, seat: int | None) -> bool:
    return match.session.history.last is not None and _could(match, role, seat, "undo")


def can_redo(match: Match, role: Role, seat: int | None) -> bool:
    return bool(match.session.history.undone) and _could(match, role, seat, "redo")


def _could(match: Match, role: Role, seat: int | None, order: str) -> bool:
    return role in ("table", "referee") or (role == "seat" and _is_own(match, seat, order))
