"""Carries out what pages send: each command once, for the state that the person saw, if that person may do it."""

from collections.abc import Callable
from typing import Any

from companion.bindings import REVEAL
from companion.host import Sitting, TableHost
from companion.host.shared_table import SharedTable
from companion.log import Unusable
from companion.messages.hardware import message_of
from companion.session import Halted, InDoubt, Session
from companion.session.notices import SurroundingsChanged
from companion.web import protocol as p
from companion.web.keys import Keys
from companion.web.lobby_commands import LobbyCommands
from companion.web.moments import on_the_clock_of, placed
from companion.web.rights import SCREEN, STALE, may, may_touch
from companion.web.viewer import Viewer
from engine.action import TABLE
from engine.message import Message
from engine.reading import shaped
from engine.refusal import INPUT, Refusal, refuse
from hardware.faults import KINDS, Fault
from hardware.inputs import Tag
from hardware.operator import Operator, fault_kinds_of
from hardware.table import Impossible

LOG = "TABLE-LOG"
ANY_TIME = ("pause", "go", "carry-on", "reveal")
"""Orders that are accepted even if the page shows an older state."""
MOST_STEPS = 1000
"""The most steps that a dial is turned by one command."""


class PageCommands:
    """Carries out what pages say, one thing after the other."""

    def __init__(self, host: TableHost, keys: Keys, let_go: Callable[[int], bool]) -> None:
        """`let_go` takes a seat from its phone if that phone is away."""
        self._host, self._keys, self._let_go = host, keys, let_go
        self.lobby = LobbyCommands(host, keys)

    def take(self, viewer: Viewer, said: p.FromPage) -> None:
        """In its turn, carry it out and answer. It counts as done when it arrived, however long it has waited."""
        arrived = self._host.steady.now()
        self._host.turns.take(lambda: self._answered(viewer, said, arrived))

    def _answered(self, viewer: Viewer, said: p.FromPage, arrived: float) -> None:
        if viewer.grant is not None and self._keys.current(viewer.grant.key) is None:
            return  # it lost its rights while this waited, and has been told so
        try:
            viewer.answer(self.carry_out(viewer, said, arrived))
        except InDoubt as unknown:
            not_kept = Refusal(LOG, Message("log-not-kept", {"file": str(self._host.log.path)}))
            unknown.doubt.when_known(lambda kept: viewer.answer(self._answer(said, None if kept else not_kept)))

    def carry_out(self, viewer: Viewer, said: p.FromPage, arrived: float) -> p.Done | p.Refused:
        """`Done`: carried out and on the disk. `Refused`: nothing has changed. Raises `InDoubt` if nobody knows yet."""
        if isinstance(said, p.LobbyOrder):
            return self._answer(said, self._in_lobby(viewer, said))
        if isinstance(said, p.Device | p.Fault | p.Reopen):
            return self._answer(said, self._at_devices(viewer, said))
        sitting = self._host.sitting
        if sitting is None:
            return p.Refused(said.id, INPUT, Message("web-no-game"))
        if self._is_stale(sitting, viewer, said):
            return p.Refused(said.id, STALE, Message("web-stale"), stale=True)
        taken = self._keys.seats()
        refusal = may(sitting, viewer.role, viewer.seat, taken, said) or _without_version(said)
        return self._answer(said, refusal or self._do(sitting, viewer, said, arrived))

    def _answer(self, said: p.FromPage, refusal: Refusal | None) -> p.Done | p.Refused:
        if refusal is None:
            return p.Done(said.id)
        return p.Refused(said.id, refusal.clause, refusal.message, stale=refusal.clause == STALE)

    def _in_lobby(self, viewer: Viewer, said: p.LobbyOrder) -> Refusal | None:
        try:
            return self.lobby.carry_out(viewer, said)
        except InDoubt:
            raise
        except (Halted, Unusable) as stopped:
            return Refusal(LOG, stopped.message)

    def _at_devices(self, viewer: Viewer, said: p.Device | p.Fault | p.Reopen) -> Refusal | None:
        """Devices are there with a game and without one."""
        refusal = may_touch(self._host.simulated, viewer.role, said)
        table, operator = self._host.table, self._host.operator
        if refusal is not None or table is None:
            return refusal or refuse(INPUT, "web-no-game")
        match said:
            case p.Reopen(device=device):
                return _reopen(table, device)
            case p.Device() if operator is not None:
                return _touch(operator, said)
            case p.Fault() if operator is not None:
                return self._switch(operator, said)
        return refuse(SCREEN, "web-real-devices")

    def _is_stale(self, sitting: Sitting, viewer: Viewer, said: p.FromPage) -> bool:
        """Whether the page showed an older state. Timed presses are never stale: two players may press at once."""
        version = getattr(said, "version", None)
        if version is None or version == self._host.version or (isinstance(said, p.Order) and said.order in ANY_TIME):
            return False
        game = sitting.session.history.game
        pressed = said.action if isinstance(said, p.Act) and game.is_timed(said.action) else None
        return pressed is None or not ("at" in pressed or viewer.role == "seat")

    def _do(self, sitting: Sitting, viewer: Viewer, said: p.FromPage, arrived: float) -> Refusal | None:
        try:
            match said:
                case p.Act(action=action):
                    return self._act(sitting.session, viewer, action, arrived)
                case p.Order(order=order):
                    return _order(sitting, viewer, order)
                case p.Consent(seat=seat, yes=yes):
                    return sitting.session.consent(seat, yes)
                case p.Overlook():
                    return sitting.session.overlook(said.square, said.on)
                case p.Reader(seat=seat):
                    return sitting.session.take_reader(seat)
                case p.Demo(do="release", seat=seat) if seat in self._keys.seats() and not self._let_go(seat):
                    return refuse(SCREEN, "web-seat-joined", seat=seat)
                case p.Demo():
                    return _direct(self._host, sitting, said)
        except InDoubt:
            raise
        except Halted as halted:
            return Refusal(LOG, halted.message)
        return None

    def _act(self, session: Session, viewer: Viewer, action: dict[str, Any], arrived: float) -> Refusal | None:
        game, reach = session.history.game, viewer.round_trips.reach
        believed = placed(game, action, arrived, reach, phone=viewer.role == "seat")
        outcome = session.act(on_the_clock_of(session, self._host.clock, believed.action), self._host.clock.at(arrived))
        if isinstance(outcome, Refusal):
            return outcome
        if believed.told is not None:
            viewer.notice(p.Notice(believed.told, seat=viewer.seat))
        return None

    def _switch(self, operator: Operator, said: p.Fault) -> Refusal | None:
        """Switch a fault on or off. Some leave the device up and give no news, so the screens are updated here."""
        refusal = _switched(operator, said)
        if refusal is None:
            self._host.tell(SurroundingsChanged())
        return refusal


def _without_version(said: p.FromPage) -> Refusal | None:
    """What would change more if it came twice has to name the state that it is for."""
    match said:
        case p.Order(order="undo" | "redo", version=None) | p.Consent(version=None) | p.Demo(do="step", version=None):
            return refuse(STALE, "web-no-version")
    return None


def _order(sitting: Sitting, viewer: Viewer, order: str) -> Refusal | None:
    session, director = sitting.session, sitting.director
    match order:
        case "undo":
            return session.undo()
        case "redo":
            return session.redo()
        case "pause":
            session.timers.pause(TABLE if viewer.seat is None else viewer.seat)
            if director is not None:
                director.pause()
        case "go" if session.halted is not None:
            return Refusal(LOG, session.halted)
        case "go" if director is not None:
            director.play()
        case "go":
            session.timers.go_on()
        case "carry-on":
            session.carry_on()
        case "reveal":
            session.timers.finish(REVEAL)
    return None


# Devices of a simulated table


def _touch(operator: Operator, said: p.Device) -> Refusal | None:
    if abs(said.by) > MOST_STEPS:
        return refuse(INPUT, "web-far", most=MOST_STEPS)
    try:
        _touched(operator, said)
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


def _switched(operator: Operator, said: p.Fault) -> Refusal | None:
    kind = said.fault.get("fault")
    if not isinstance(kind, str) or kind not in KINDS:
        return refuse(INPUT, "order-fault", fault=str(kind)[:60], faults=", ".join(fault_kinds_of(operator)))
    fault = shaped(said.fault, Fault)  # type: ignore[arg-type]
    if isinstance(fault, Message):
        return Refusal(INPUT, fault)
    try:
        if said.on:
            operator.fault(said.target, fault)
        else:
            operator.mend(said.target, KINDS[kind])
    except Impossible as wrong:
        return refuse(INPUT, "order-device", why=message_of(wrong.what))
    return None


def _reopen(table: SharedTable, device: str) -> Refusal | None:
    try:
        table.reopen(device)
    except Impossible as wrong:
        return refuse(INPUT, "order-device", why=message_of(wrong.what))
    return None


# Players that play by themselves


def _direct(host: TableHost, sitting: Sitting, said: p.Demo) -> Refusal | None:
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
        "take": lambda: host.take(said.seat),
        "release": lambda: host.release(said.seat),
    }
    orders[said.do]()
    return None
