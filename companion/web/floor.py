"""Whoever has the floor says something, and it is done: once, for the state that they saw, if they may."""

from collections.abc import Callable
from typing import Any

from companion.house import House, Match
from companion.messages.hardware import words_of
from companion.session import Halted, Session
from companion.session.notices import Aids
from companion.web import protocol as p
from companion.web.keys import Keys
from companion.web.moments import on_the_clock_of, placed, timed
from companion.web.rights import SCREEN, may
from companion.web.viewer import Viewer
from engine.reading import shaped
from engine.refusal import INPUT, Refusal, refuse
from engine.words import Words
from hardware.faults import KINDS, Fault
from hardware.hands import Hands, flaws_of
from hardware.inputs import Tag
from hardware.table import Impossible

STALE = "TABLE-STALE"
LOG = "TABLE-LOG"
ANY_TIME = ("pause", "go", "carry-on")
"""Orders that mean the same whatever has happened meanwhile."""
MOST_STEPS = 1000
"""Nobody turns a dial further at once."""


class Floor:
    """Carries out what pages say, one thing after the other."""

    def __init__(self, house: House, keys: Keys) -> None:
        self._house, self._keys = house, keys

    def carry_out(self, viewer: Viewer, said: p.Said_) -> p.Done | p.Refused:
        """Done, and on the disk; or refused, and nothing has changed."""
        match = self._house.match
        if match is None:
            return p.Refused(said.id, INPUT, Words("web-no-game"))
        stale = self._is_stale(match, said)
        if stale:
            return p.Refused(said.id, STALE, Words("web-stale"), stale=True)
        simulated, taken = self._house.simulated, self._keys.seats()
        refusal = may(match, simulated, viewer.role, viewer.seat, taken, said) or self._do(match, viewer, said)
        return p.Refused(said.id, refusal.clause, refusal.words) if refusal else p.Done(said.id)

    def _is_stale(self, match: Match, said: p.Said_) -> bool:
        """A press counts by its own moment: two hands that move at once have both seen the same state."""
        version = getattr(said, "version", None)
        if version is None or version == self._house.version or (isinstance(said, p.Order) and said.order in ANY_TIME):
            return False
        kind = match.session.history.game.verbs.get(str(said.action.get("do"))) if isinstance(said, p.Act) else None
        is_press = isinstance(said, p.Act) and kind is not None and timed(kind) and "at" in said.action
        return not is_press

    def _do(self, match: Match, viewer: Viewer, said: p.Said_) -> Refusal | None:
        try:
            match said:
                case p.Act(action=action):
                    return self._act(match.session, viewer, action)
                case p.Order(order=order):
                    return _order(match.session, order)
                case p.Consent(seat=seat, yes=yes):
                    return match.session.consent(seat, yes)
                case p.Device():
                    return _touch(match, said)
                case p.Fault():
                    return self._switch(match, said)
                case p.Reopen(device=device):
                    return _reopen(match, device)
                case p.Demo(do="release", seat=seat) if seat in self._keys.seats():
                    return refuse(SCREEN, "web-seat-joined", seat=seat)
                case p.Demo():
                    return _direct(match, said)
        except Halted as halted:
            return Refusal(LOG, halted.words)
        return None

    def _act(self, session: Session, viewer: Viewer, action: dict[str, Any]) -> Refusal | None:
        kind = session.history.game.verbs.get(str(action.get("do")))
        believed = placed(action, kind, self._house.steady.now(), viewer.way.half)
        outcome = session.act(on_the_clock_of(session, self._house.clock, believed))
        return outcome if isinstance(outcome, Refusal) else None

    def _switch(self, match: Match, said: p.Fault) -> Refusal | None:
        """Some faults leave the device up, and the table says nothing of them; the screens show them all the same."""
        refusal = _switched(match, said)
        if refusal is None:
            self._house.tell(Aids())
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


def _touch(match: Match, said: p.Device) -> Refusal | None:
    assert match.hands is not None
    if abs(said.by) > MOST_STEPS:
        return refuse(INPUT, "web-far", most=MOST_STEPS)
    try:
        _touched(match.hands, said)
    except Impossible as wrong:
        return refuse(INPUT, "order-device", why=words_of(wrong.what))
    return None


def _touched(hands: Hands, said: p.Device) -> None:
    tags = [Tag(said.uid, said.card)] if said.uid or said.card else []
    match said.do:
        case "press":
            hands.press(said.device)
        case "turn":
            hands.turn(said.device, said.by)
        case "tap":
            hands.tap(said.device, uid=said.uid, card=said.card)
        case "lay":
            hands.lay(said.device, *tags)
        case "lift":
            hands.lift(said.device, *tags)
        case "touch":
            hands.touch(said.device, said.square, "drag" if said.to else "touch", said.to)


def _switched(match: Match, said: p.Fault) -> Refusal | None:
    assert match.hands is not None
    kind = said.fault.get("fault")
    if not isinstance(kind, str) or kind not in KINDS:
        return refuse(INPUT, "order-fault", fault=str(kind)[:60], faults=", ".join(flaws_of(match.hands)))
    fault = shaped(said.fault, Fault)  # type: ignore[arg-type]
    if isinstance(fault, Words):
        return Refusal(INPUT, fault)
    try:
        if said.on:
            match.hands.fault(said.target, fault)
        else:
            match.hands.mend(said.target, KINDS[kind])
    except Impossible as wrong:
        return refuse(INPUT, "order-device", why=words_of(wrong.what))
    return None


def _reopen(match: Match, device: str) -> Refusal | None:
    try:
        match.table.reopen(device)
    except Impossible as wrong:
        return refuse(INPUT, "order-device", why=words_of(wrong.what))
    return None


# Players that play by themselves


def _direct(match: Match, said: p.Demo) -> Refusal | None:
    director = match.director
    if director is None:
        return refuse(INPUT, "web-no-demo")
    seats = len(match.header.seats)
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
