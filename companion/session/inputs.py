"""What people should know of an input of a device that is no move of the game."""

import re

from companion.messages.hardware import reason
from companion.session.notices import Notice
from engine.message import message
from hardware.inputs import Clash, Down, Input, Missed, Status, Unread, Up
from hardware.roles import spot

_SEAT = re.compile(r"seat([1-9])")
"""A link that is named after its seat."""


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


def unanswered(link: str) -> Notice:
    """A link did not say in time whether anything came before: a press there may be missing from the verdict."""
    return about_link("link-unanswered", link)


def about_link(id: str, link: str, **args: object) -> Notice:
    """A sentence about a link; one that is named after its seat is told by the name of the player."""
    seat = _SEAT.fullmatch(link)
    number = int(seat[1]) if seat else None
    named = "phone" if link.startswith("phone") else link
    return Notice(message(id, link=named, seat=number, **args), device=link, seat=number)


def _about(told: Input, id: str, **args: object) -> Notice:
    place = spot(told.device)
    return Notice(message(id, device=told.device, **args), device=told.device, seat=place.seat if place else None)
