"""Carries out what pages send: each command once, for the state that the person saw, if that person may do it."""

from collections.abc import Callable
from typing import Any

from companion.host import Sitting, TableHost
from companion.messages.hardware import message_of
from companion.session import Halted, Session
from companion.session.notices import SurroundingsChanged
from companion.web import protocol as p
from companion.web.keys import Keys
from companion.web.moments import on_the_clock_of, placed
from companion.web.rights import SCREEN, may
from companion.web.viewer import Viewer
from engine.message import Message
from engine.reading import shaped
from engine.refusal import INPUT, Refusal, refuse
from hardware.faults import KINDS, Fault
from hardware.inputs import Tag
from hardware.operator import Operator, fault_kinds_of
from hardware.table import Impossible

STALE = "TABLE-STALE"
LOG = "TABLE-LOG"
ANY_TIME = ("pause", "go", "carry-on")
"""Orders that are accepted even if the page shows an older state."""
MOST_STEPS = 1000
"""The most steps that a dial is turned by one command."""


class PageCommands:
    """Carries out what pages say, one thing after the other."""

    def __init__(self, host: TableHost, keys: Keys) -> None:
        self._host, self._keys = host, keys

    def carry_out(self, viewer: Viewer, said: p.FromPage) -> p.Done | p.Refused:
        """`Done`: carried out and on the disk. `Refused`: nothing has changed."""
        sitting = self._host.sitting
        if sitting is None:
            return p.Refused(said.id, INPUT, Message("web-no-game"))
        stale = self._is_stale(sitting, said)
        if stale:
            return p.Refused(said.id, STALE, Message("web-stale"), stale=True)
        simulated, taken = self._host.simulated, self._keys.seats()
        refusal = may(sitting, simulated, viewer.role, viewer.seat, taken, said) or self._do(sitting, viewer, said)
        return p.Refused(said.id, refusal.clause, refusal.message) if refusal else p.Done(said.id)

    def _is_stale(self, sitting: Sitting, said: p.FromPage) -> bool:
        """Whether the page showed an older state. Timed presses are never stale: two players may press at once."""
        version = getattr(said, "version", None)
        if version is None or version == self._host.version or (isinstance(said, p.Order) and said.order in ANY_TIME):
            return False
        game = sitting.session.history.game
        is_press = isinstance(said, p.Act) and game.is_timed(said.action) and "at" in said.action
        return not is_press

    def _do(self, sitting: Sitting, viewer: Viewer, said: p.FromPage) -> Refusal | None:
        try:
            match said:
                case p.Act(action=action):
                    return self._act(sitting.session, viewer, action)
                case p.Order(order=order):
                    return _order(sitting.session, order)
                case p.Consent(seat=seat, yes=yes):
                    return sitting.session.consent(seat, yes)
                case p.Device():
                    return _touch(sitting, said)
                case p.Fault():
                    return self._switch(sitting, said)
                case p.Reopen(device=device):
                    return _reopen(sitting, device)
                case p.Overlook():
                    return _overlook(sitting.session, said)
                case p.Reader(seat=seat):
                    return sitting.session.take_reader(seat)
                case p.Demo(do="release", seat=seat) if seat in self._keys.seats():
                    return refuse(SCREEN, "web-seat-joined", seat=seat)
                case p.Demo():
                    return _direct(sitting, said)
        except Halted as halted:
            return Refusal(LOG, halted.message)
        return None

    def _act(self, session: Session, viewer: Viewer, action: dict[str, Any]) -> Refusal | None:
        believed = placed(session.history.game, action, self._host.steady.now(), viewer.round_trips.half)
        outcome = session.act(on_the_clock_of(session, self._host.clock, believed))
        return outcome if isinstance(outcome, Refusal) else None

    def _switch(self, sitting: Sitting, said: p.Fault) -> Refusal | None:
        """Switch a fault on or off. Some leave the device up and give no news, so the screens are updated here."""
        refusal = _switched(sitting, said)
        if refusal is None:
            self._host.tell(SurroundingsChanged())
        return refusal


def _order(session: Session, order: str) -> Refusal | None:
    match order:
        case "undo":
            return session.undo()
        case "redo":
            return session.redo()
        case "pause":
            session.timers.pause()
        case "go":
            session.timers.go_on()
        case "carry-on":
            session.carry_on()
    return None


# Devices of a simulated table


def _touch(sitting: Sitting, said: p.Device) -> Refusal | None:
    assert sitting.operator is not None
    if abs(said.by) > MOST_STEPS:
        return refuse(INPUT, "web-far", most=MOST_STEPS)
    try:
        _touched(sitting.operator, said)
    except Impossible as wrong:
        return refuse(INPUT, "order-device", why=message_of(wrong.what))
    return None


def _touched(operator: Operator, said: p.Device) -> None:
    tags = [Tag(said.uid, said.card)] if said.uid or said.card else []
    match said.do:
        case "press":
            operator.press(said.device)
        case "turn":
            operator.turn(said.device, said.by)
        case "tap":
            operator.tap(said.device, uid=said.uid, card=said.card)
        case "lay":
            operator.lay(said.device, *tags)
        case "lift" if said.square:
            operator.piece(said.device, "lift", said.square)
        case "put" | "slide" | "knock" as how:
            operator.piece(said.device, how, said.square, said.to)
        case "lift":
            operator.lift(said.device, *tags)
        case "touch":
            operator.touch(said.device, said.square, "drag" if said.to else "touch", said.to)


def _switched(sitting: Sitting, said: p.Fault) -> Refusal | None:
    assert sitting.operator is not None
    kind = said.fault.get("fault")
    if not isinstance(kind, str) or kind not in KINDS:
        return refuse(INPUT, "order-fault", fault=str(kind)[:60], faults=", ".join(fault_kinds_of(sitting.operator)))
    fault = shaped(said.fault, Fault)  # type: ignore[arg-type]
    if isinstance(fault, Message):
        return Refusal(INPUT, fault)
    try:
        if said.on:
            sitting.operator.fault(said.target, fault)
        else:
            sitting.operator.mend(said.target, KINDS[kind])
    except Impossible as wrong:
        return refuse(INPUT, "order-device", why=message_of(wrong.what))
    return None


def _reopen(sitting: Sitting, device: str) -> Refusal | None:
    try:
        sitting.table.reopen(device)
    except Impossible as wrong:
        return refuse(INPUT, "order-device", why=message_of(wrong.what))
    return None


def _overlook(session: Session, said: p.Overlook) -> Refusal | None:
    squares = [square for row in session.board.squares() for square in row if square]
    if said.square not in squares:
        return refuse(INPUT, "web-no-square", square=said.square[:10])
    session.overlook(said.square, said.on)
    return None


# Players that play by themselves


def _direct(sitting: Sitting, said: p.Demo) -> Refusal | None:
    director = sitting.director
    if director is None:
        return refuse(INPUT, "web-no-demo")
    seats = len(sitting.header.seats)
    if said.do in ("take", "release") and not 1 <= said.seat <= seats:
        return refuse(INPUT, "no-such-seat", number=said.seat, seats=seats)
    orders: dict[str, Callable[[], None]] = {
        "play": director.play,
        "pause": director.pause,
        "step": director.step,
        "speed": lambda: director.run_at(said.speed),
        "take": lambda: director.take(said.seat),
        "release": lambda: director.release(said.seat),
    }
    orders[said.do]()
    return None
