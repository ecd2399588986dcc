"""What a viewer is shown: put together and encoded once for all who may see the same."""

from collections import deque
from collections.abc import Iterable
from typing import Any

import msgspec

from companion.host import Sitting, TableHost
from companion.messages.hardware import reason
from companion.web import protocol as p
from companion.web.rights import CORRECTS, acts_for, can_redo, can_undo, may_act
from engine.action import TABLE, Fact, to_data
from engine.legal import OPEN
from hardware.inputs import Down, State
from hardware.roles import spot

KEPT = 200
"""Facts of so many changes are kept for those who come back after a break."""


class States:
    """The states of the game that is at the table now."""

    def __init__(self, host: TableHost) -> None:
        self._host = host
        self._encoded: dict[tuple[p.Role, int | None, int], bytes] = {}
        self._facts: deque[tuple[int, tuple[Fact, ...]]] = deque(maxlen=KEPT)
        self._legal: dict[int, tuple[dict[str, Any], ...]] = {}
        self._turned = 0

    def begin(self) -> None:
        """Another game: nothing of the last one is told any more."""
        self._facts.clear()
        self.outdated()

    def changed(self, facts: Iterable[Fact]) -> None:
        """The game moved on; or back or forth, and then what was told before does not hold."""
        facts = tuple(facts)
        if not facts and self._went_back_or_forth():
            self._facts.clear()
            self._turned = self._host.version
        self._facts.append((self._host.version, facts))
        self.outdated()

    def _went_back_or_forth(self) -> bool:
        """Told without facts; a step by which nothing visible happened has none of its own, either."""
        sitting = self._host.sitting
        history = sitting.session.history if sitting else None
        return history is None or bool(history.undone) or history.last is None or bool(history.last.facts)

    def outdated(self) -> None:
        """Something that is shown has changed."""
        self._encoded.clear()
        self._legal.clear()

    def time_passed(self) -> None:
        """What has been put together says how late it was then; whoever comes now wants to know how late it is."""
        self._encoded.clear()

    def seen(self, number: int, version: int) -> int:
        """The version that a page saw last, if it was of this game; else one that tells it nothing that is past."""
        sitting = self._host.sitting
        first = self._host.version - sitting.session.version if sitting else 0
        known = sitting is not None and sitting.session.number == number and first <= version <= self._host.version
        return version if known else self._host.version

    def of(self, role: p.Role, seat: int | None, since: int, taken: tuple[int, ...]) -> bytes:
        """The state for this viewer, with the facts of every version after `since`."""
        sitting = self._host.sitting
        if sitting is None:
            return msgspec.json.encode(p.NoGame())
        key = (role, seat, since)
        if key not in self._encoded:
            self._encoded[key] = msgspec.json.encode(self._state(sitting, role, seat, since, taken))
        return self._encoded[key]

    def _state(self, sitting: Sitting, role: p.Role, seat: int | None, since: int, taken: tuple[int, ...]) -> p.State:
        session = sitting.session
        view = session.view(seat)
        return p.State(
            version=self._host.version,
            view=view,
            legal=self._may_do(sitting, role, seat, taken),
            reminders=session.history.game.clauses(view),
            facts=tuple(fact for version, facts in self._facts if version > since for fact in facts),
            turned=self._turned,
            number=session.number,
            cards=sitting.cards,
            options=sitting.header.options,
            asked=session.asked.waiting if session.asked else None,
            halted=session.halted,
            paused=session.timers.paused,
            clocks=_clocks(sitting),
            devices=_devices(sitting, role, seat),
            can_undo=can_undo(sitting, role, seat),
            can_redo=can_redo(sitting, role, seat),
            faults=_faults(sitting) if role == "table" else {},
            tokens=session.tokens,
            awaits_card=session.awaits_card(),
            players=_players(sitting, role, seat),
            held=session.held(seat) if role == "seat" and seat is not None else None,
            seats_taken=taken,
            played=round(session.played.seconds(), 3),
            pace=self._host.clock.speed if session.played.running else 0.0,
        )

    def _may_do(self, sitting: Sitting, role: p.Role, seat: int | None, taken: tuple[int, ...]) -> tuple[Any, ...]:
        seats = acts_for(sitting, role, seat, taken)
        if role == "table":
            seats = tuple(one for one in seats if one == TABLE or _hides_nothing(sitting, one))
        listed = (action for one in seats for action in self._legal_for(sitting, one))
        return _discreet(action for action in listed if may_act(sitting, role, seat, taken, action) is None)

    def _legal_for(self, sitting: Sitting, seat: int) -> tuple[dict[str, Any], ...]:
        if seat not in self._legal:
            self._legal[seat] = tuple(sitting.session.legal(seat))
        return self._legal[seat]


def _hides_nothing(sitting: Sitting, seat: int) -> bool:
    """What a seat may do follows from what it sees: where it sees more than all, the list would tell it to all."""
    return sitting.session.view(seat) == sitting.session.view()


def _discreet(listed: Iterable[dict[str, Any]]) -> tuple[dict[str, Any], ...]:
    """A correction leaves its card open: those that fit would tell what lies where only its owner may look."""
    opened = (action | {"card": OPEN} if action["do"] == CORRECTS and "card" in action else action for action in listed)
    return tuple({msgspec.json.encode(action): action for action in opened}.values())


def _clocks(sitting: Sitting) -> tuple[p.Clock, ...]:
    return tuple(
        p.Clock(wish.name, round(left / wish.seconds, 4), wish.seconds, wish.seat)
        for wish, left in sitting.session.timers.running()
    )


def _devices(sitting: Sitting, role: p.Role, seat: int | None) -> dict[str, p.DeviceState]:
    """The table and the referee see to all devices, a player to their own and to those that all share."""
    everything = sitting.session.devices() if role != "watch" else {}
    return {
        name: _state_of(state) for name, state in everything.items() if role != "seat" or _seat(name) in (TABLE, seat)
    }


def _seat(device: str) -> int | None:
    place = spot(device)
    return place.seat if place else None


def _state_of(state: State) -> p.DeviceState:
    return p.DeviceState(False, reason(state)) if isinstance(state, Down) else p.DeviceState(True)


def _faults(sitting: Sitting) -> dict[str, tuple[dict[str, Any], ...]]:
    on = sitting.operator.faults() if sitting.operator else {}
    return {target: tuple(to_data(fault) for fault in faults) for target, faults in on.items()}


def _players(sitting: Sitting, role: p.Role, seat: int | None) -> p.Players | None:
    """All hands lie open on the screen of a simulated table; a phone sees its own, and no seed that deals all again."""
    director = sitting.director
    if director is None or role not in ("table", "seat"):
        return None
    hands = {str(one): cards for one, cards in director.hands().items() if role == "table" or one == seat}
    top, seed = (director.top(), director.seed) if role == "table" else (None, "")
    return p.Players(director.playing, director.speed, director.by_themselves, hands, top, seed)
