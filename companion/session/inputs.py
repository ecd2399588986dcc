"""What people should know of an input of a device that is no move of the game."""

from companion.messages.hardware import reason
from companion.session.notices import Notice
from engine.message import message
from hardware.inputs import Clash, Down, Input, Missed, Status, Unread, Up
from hardware.roles import spot


def notice_of(told: Input) -> Notice | None:
    """The sentence about it; None for an input that needs none."""
    match told:
        case Clash(tags=tags):
            return _about(told, "reader-clash", count=len(tags))
        case Unread(why=why):
            return _about(told, f"reader-{why}")
        case Missed(count=count):
            return _about(told, "device-missed", count=count)
        case Status(state=Up()):
            return _about(told, "device-up")
        case Status(state=Down() as down):
            return _about(told, "device-down", why=reason(down))
        case _:
            return None


def _about(told: Input, id: str, **args: object) -> Notice:
    place = spot(told.device)
    return Notice(message(id, device=told.device, **args), device=told.device, seat=place.seat if place else None)
