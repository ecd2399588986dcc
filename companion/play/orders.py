"""What can be typed at the table: one line is one thing that somebody does; at a simulated one, with devices too."""

import shlex
from collections.abc import Callable
from inspect import signature
from typing import Any

import msgspec

from companion.messages.hardware import message_of
from companion.play.looking import Look
from companion.session import Session
from engine.action import TABLE
from engine.message import Message, message
from engine.reading import decode, shaped
from engine.refusal import Refusal
from hardware.faults import KINDS, Fault
from hardware.inputs import Tag
from hardware.operator import Operator, fault_kinds_of
from hardware.roles import spot
from hardware.table import Impossible

UID = "#"
"""`#04A1B2C3` is the number of a chip; without the sign it is a card."""
Answer = Message | Refusal | Look | float | None
"""What is wrong with the line, what was looked at, or how many seconds the typist wants to wait."""
LONGEST_WAIT = 3600.0


class Misspelt(ValueError):
    """A word of the line cannot be read."""


class Orders:
    """Carries out typed lines at one table."""

    def __init__(self, session: Session, operator: Operator | None) -> None:
        """Without an `operator` people press and tap real devices, and only the other commands can be typed."""
        self._session = session
        self._verbs: dict[str, Callable[..., Answer]] = {
            "wait": self._wait,
            "undo": self._undo,
            "redo": self._redo,
            "agree": self._agree,
            "decline": self._decline,
            "pause": self._pause,
            "go": self._go,
            "overlook": self._overlook,
            "heed": self._heed,
        }
        if operator is not None:
            self._operator = operator
            self._verbs = {
                "press": self._press,
                "tap": self._tap,
                "lay": self._lay,
                "lift": self._lift,
                "turn": self._turn,
                "touch": self._touch,
                "put": self._put,
                "slide": self._slide,
                "knock": self._knock,
                "look": self._look,
                "fault": self._fault,
                "mend": self._mend,
                **self._verbs,
            }

    def verbs(self) -> tuple[str, ...]:
        """The words with which a line can begin here."""
        return (*self._verbs, "do")

    def carry_out(self, line: str) -> Answer:
        """Do what the line says; nothing happens when it is not understood."""
        if line.startswith("{"):
            return self._do(line)
        try:
            verb, *rest = shlex.split(line)
        except ValueError:
            return message("order-quotes")
        if verb not in self._verbs:
            return message("order-unknown", order=verb, orders=", ".join(self.verbs()))
        try:
            signature(self._verbs[verb]).bind(*rest)
        except TypeError:
            return message(f"order-help-{verb}")
        try:
            return self._verbs[verb](*rest)
        except Impossible as wrong:
            return message("order-device", why=message_of(wrong.what))
        except Misspelt:
            return message(f"order-help-{verb}")

    def _do(self, line: str) -> Answer:
        """An action as JSON, as a screen would send it."""
        read = decode(line.encode())
        if isinstance(read, Message):
            return read
        outcome = self._session.act(read.data)
        return outcome if isinstance(outcome, Refusal) else None

    def _press(self, device: str) -> None:
        self._operator.press(device)

    def _tap(self, reader: str, what: str) -> None:
        tag = _tag(what)
        self._operator.tap(reader, uid=tag.uid, card=tag.card)

    def _lay(self, reader: str, *what: str) -> None:
        self._operator.lay(reader, *map(_tag, what))

    def _lift(self, device: str, *what: str) -> None:
        """Cards from a reader, or pieces from a board."""
        found = spot(device)
        if found is None or found.role != "grid":
            self._operator.lift(device, *map(_tag, what))
            return
        if not what:
            raise Misspelt
        for square in what:
            self._operator.piece(device, "lift", square)

    def _touch(self, grid: str, square: str, to: str = "") -> None:
        self._operator.touch(grid, square, "drag" if to else "touch", to)

    def _put(self, grid: str, square: str, *more: str) -> None:
        for each in (square, *more):
            self._operator.piece(grid, "put", each)

    def _slide(self, grid: str, square: str, to: str) -> None:
        self._operator.piece(grid, "slide", square, to)

    def _knock(self, grid: str, square: str, to: str = "") -> None:
        self._operator.piece(grid, "knock", square, to)

    def _turn(self, dial: str, by: str) -> None:
        self._operator.turn(dial, _whole(by))

    def _look(self, device: str) -> Look:
        return Look(device, self._operator.glance(device))

    def _fault(self, target: str, kind: str, *settings: str) -> Answer:
        if kind not in KINDS:
            return self._no_fault(kind)
        data: dict[str, Any] = {"fault": kind}
        for setting in settings:
            key, _, value = setting.partition("=")
            if key not in KINDS[kind].__struct_fields__:
                raise Misspelt
            data[key] = _value(value)
        fault = shaped(data, Fault)  # type: ignore[arg-type]
        if isinstance(fault, Message):
            return fault
        self._operator.fault(target, fault)
        return None

    def _mend(self, target: str, kind: str | None = None) -> Answer:
        if kind is not None and kind not in KINDS:
            return self._no_fault(kind)
        self._operator.mend(target, KINDS[kind] if kind else None)
        return None

    def _no_fault(self, kind: str) -> Message:
        return message("order-fault", fault=kind, faults=", ".join(fault_kinds_of(self._operator)))

    def _wait(self, seconds: str) -> float:
        return _number(seconds)

    def _undo(self) -> Answer:
        return self._session.undo()

    def _redo(self) -> Answer:
        return self._session.redo()

    def _agree(self, seat: str) -> Answer:
        return self._session.consent(_whole(seat), True)

    def _decline(self, seat: str) -> Answer:
        return self._session.consent(_whole(seat), False)

    def _overlook(self, square: str) -> Answer:
        """The sensor of a square is wrong."""
        return self._session.overlook(square, True)

    def _heed(self, square: str) -> Answer:
        return self._session.overlook(square, False)

    def _pause(self) -> None:
        self._session.timers.pause(TABLE)

    def _go(self) -> None:
        """After a pause, or after the log could not be written."""
        if self._session.halted is None:
            self._session.timers.go_on()
        self._session.carry_on()


def _tag(what: str) -> Tag:
    tag = Tag(uid=what.removeprefix(UID)) if what.startswith(UID) else Tag(card=what)
    if tag == Tag():
        raise Misspelt
    return tag


def _whole(text: str) -> int:
    try:
        return int(text)
    except ValueError:
        raise Misspelt from None


def _number(text: str) -> float:
    """Seconds to wait, at most an hour."""
    try:
        seconds = float(text)
    except ValueError:
        raise Misspelt from None
    if not 0 <= seconds <= LONGEST_WAIT:
        raise Misspelt
    return seconds


def _value(text: str) -> Any:
    """As JSON where it is JSON, else as the word itself."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
