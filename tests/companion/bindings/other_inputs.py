"""Inputs that mean nothing at any moment of any game: what is no move, and devices that no seat of two or three has."""

from hardware.inputs import Clash, Input, Lifted, Missed, Press, Settled, Status, Tag, Tap, Touch, Turn, Unread, Up


def other_inputs(seats: int) -> list[Input]:
    return [
        Lifted(device="seat1.reader", at=1.0, card="footman"),
        Clash(device="seat1.reader", at=1.0, tags=(Tag(card="footman"), Tag(card="mason"))),
        Unread(device="seat1.reader", at=1.0, why="faint"),
        Missed(device="seat1.ok", at=1.0),
        Settled(device="seat1", at=1.0),
        Status(device="seat1.ok", at=1.0, state=Up()),
        Touch(device="table.grid", at=1.0, square="e5"),
        Press(device=f"seat{seats + 1}.ok", at=1.0),
        Press(device="seat1.lamp", at=1.0),
        Press(device="bell", at=1.0),
        Turn(device="seat1.ok", at=1.0, by=1),
        Turn(device="seat1.dial", at=1.0, by=0),
        Tap(device="seat1.reader", at=1.0, uid="04A1"),
        Tap(device="seat1.dial", at=1.0, card="footman"),
    ]
