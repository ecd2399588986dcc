"""What a viewer is shown: computed once for all viewers with the same rights, and sent as changes."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from companion.cards.remembering import Remembering
from companion.host import Sitting, TableHost
from companion.messages.hardware import reason
from companion.session import Session
from companion.web import happened
from companion.web import protocol as p
from companion.web.changes import Change, change
from companion.web.rights import GIVES_UP, acts_for, can_redo, can_undo, may_act, may_keep
from companion.web.story import Story
from engine.action import TABLE, to_data
from engine.known import Known
from engine.legal import AMONG, OPEN, legal, values_of
from engine.view import View
from hardware.inputs import Down, State
from hardware.roles import spot

NEVER = -1
"""The version that a page has seen which has not seen any of this game."""
Who = tuple[p.Role, int | None]


class States:
    """The states of the game that is at the table now."""

    def __init__(self, host: TableHost) -> None:
        self._host = host
        self._now: dict[Who, p.State] = {}
        self._devices: dict[str, p.DeviceState] = {}
        self._remembering: tuple[Sitting, Remembering] | None = None
        self._encoded: dict[tuple[int, Who, int, bool], tuple[p.State | None, bytes]] = {}
        """Updates by the id of the last state sent (kept alive here), the viewer's role, the last version sent, and
        whether it is told whole."""
        self.begin()

    def begin(self) -> None:
        """Another game: everything of the last one is dropped."""
        sitting = self._host.sitting
        self._story = Story(sitting.session, self._host.version) if sitting else None
        self._rules: _OfTheRules | None = None
        self.outdated()

    def changed(self) -> None:
        """The game changed; of a device that comes or goes other news tells."""
        if self._story is not None:
            self._story.follow(self._host.version, self._host.clock.now())
        self._now.clear()
        self._encoded.clear()

    def outdated(self) -> None:
        """Something that is shown has changed, if only the play time: cached states are dropped."""
        self._now.clear()
        self._encoded.clear()
        self._devices = {}

    def seen(self, number: int, version: int) -> int:
        """The version that a page saw last, if of this game; else `NEVER`."""
        sitting = self._host.sitting
        first = self._host.version - sitting.session.version if sitting else 0
        known = sitting is not None and sitting.session.number == number and first <= version <= self._host.version
        return version if known else NEVER

    def of(self, role: p.Role, seat: int | None, taken: tuple[int, ...]) -> p.State | None:
        """Everything that this viewer may see now, without the story; None while there is no game."""
        sitting = self._host.sitting
        if sitting is None:
            return None
        if (role, seat) not in self._now:
            self._now[role, seat] = self._state(sitting, role, seat, taken)
        return self._now[role, seat]

    def told(self, last: p.State | None, now: p.State, who: Who, since: int, *, whole: bool = False) -> bytes:
        """The update from the last state that a viewer was sent to this one, with the story since version `since`.

        Empty if nothing changed. `whole`: this state itself instead of what changed.
        """
        key = id(last), who, since, whole
        if key not in self._encoded:
            is_new = last is None or since != now.version
            story = self._story.since(since, self._host.clock.now()) if self._story and (is_new or whole) else None
            self._encoded[key] = last, _encoded(last, now, story, whole=whole, is_new=is_new)
        return self._encoded[key][1]

    def corrections(self) -> tuple[dict[str, Any], ...]:
        """What the referee may correct now; nothing while there is no game."""
        return self._of_the_rules(self._host.sitting).corrections() if self._host.sitting else ()

    def _of_the_rules(self, sitting: Sitting) -> "_OfTheRules":
        known = sitting.session.history.known
        if self._rules is None or self._rules.known is not known:
            self._rules = _OfTheRules(known)
        return self._rules

    def _state(self, sitting: Sitting, role: p.Role, seat: int | None, taken: tuple[int, ...]) -> p.State:
        session, rules = sitting.session, self._of_the_rules(sitting)
        return p.State(
            version=self._host.version,
            view=rules.view(seat),
            legal=rules.legal(sitting, role, seat, taken),
            reminders=rules.reminders(seat),
            number=session.number,
            cards=sitting.cards,
            options=sitting.header.options,
            asked=session.asked.waiting if session.asked else None,
            vote=_vote(session),
            halted=session.halted,
            paused=session.timers.paused,
            paused_by=session.timers.paused_by,
            clocks=_clocks(sitting),
            devices=self._devices_for(sitting, role, seat),
            can_undo=can_undo(sitting, role, seat),
            can_redo=can_redo(sitting, role, seat),
            board=_board(sitting),
            faults=_faults(sitting) if role == "table" else {},
            tokens=session.tokens,
            awaits_card=session.awaits_card(),
            asks_target=session.asks_target(),
            reader=_shared_reader(session),
            players=_players(sitting, role, seat),
            held=session.held(seat) if role == "seat" and seat is not None else None,
            at_board=session.board.begun(),
            entered=self._entered(sitting, role, seat, taken),
            kept=self._remembered(sitting).count,
            seats_taken=taken,
            played=round(session.played.seconds(), 3),
            pace=self._host.clock.speed if session.played.running else 0.0,
        )

    # Cards that are remembered

    def remembering(self) -> Remembering | None:
        """What is entered and kept in the game that is at the table; None without one."""
        return self._remembered(self._host.sitting) if self._host.sitting else None

    def _remembered(self, sitting: Sitting) -> Remembering:
        if self._remembering is None or self._remembering[0] is not sitting:
            game = sitting.session.history.game
            self._remembering = sitting, Remembering(self._host.log, game, tuple(sitting.header.cards))
        return self._remembering[1]

    def _entered(
        self, sitting: Sitting, role: p.Role, seat: int | None, taken: tuple[int, ...]
    ) -> tuple[p.Entered, ...]:
        if role == "watch":
            return ()
        remembering = self._remembered(sitting)
        return tuple(
            p.Entered(one.card.id, remembering.says(one.card), one.card.id in remembering.proposals)
            for one in remembering.entered(sitting.session.history)
            if may_keep(sitting, role, seat, taken, one.by)
        )

    def _devices_for(self, sitting: Sitting, role: p.Role, seat: int | None) -> dict[str, p.DeviceState]:
        if not self._devices:
            self._devices = device_states(sitting.session.devices())
        return shown_devices(self._devices, role, seat)


def device_states(devices: Mapping[str, State]) -> dict[str, p.DeviceState]:
    """As screens are told of them."""
    return {name: _state_of(state) for name, state in devices.items()}


def shown_devices(devices: dict[str, p.DeviceState], role: p.Role, seat: int | None) -> dict[str, p.DeviceState]:
    """The devices that a viewer is shown: the table and the referee all, a player the own and the shared ones."""
    if role in ("table", "referee"):
        return devices
    return {name: state for name, state in devices.items() if role == "seat" and _seat(name) in (TABLE, seat)}


class _OfTheRules:
    """Views, reminders and legal actions of one game state, as JSON data; cached as long as the state lasts."""

    def __init__(self, known: Known) -> None:
        self.known = known
        self._views: dict[int | None, Any] = {}
        self._reminders: dict[int | None, tuple[str, ...]] = {}
        self._legal: dict[tuple[p.Role, int | None, tuple[int, ...]], tuple[Any, ...]] = {}

    def view(self, viewer: int | None) -> Any:
        """What that seat sees, or everybody (None)."""
        if viewer not in self._views:
            self._views[viewer] = to_data(self.known.view(viewer))
        return self._views[viewer]

    def reminders(self, viewer: int | None) -> tuple[str, ...]:
        """Clauses to be shown beside the prompt."""
        if viewer not in self._reminders:
            self._reminders[viewer] = self.known.game.clauses(self.known.view(viewer))
        return self._reminders[viewer]

    def legal(self, sitting: Sitting, role: p.Role, seat: int | None, taken: tuple[int, ...]) -> tuple[Any, ...]:
        """What this viewer may do, without corrections; the list never tells more than the viewer's own view."""
        key = role, seat, taken
        if key not in self._legal:
            listed = self._listed(role, acts_for(sitting, role, seat, taken))
            allowed = (action for action in listed if may_act(sitting, role, seat, taken, action) is None)
            self._legal[key] = tuple(allowed)
        return self._legal[key]

    def _listed(self, role: p.Role, seats: tuple[int, ...]) -> Iterator[dict[str, Any]]:
        """The referee may only give up for a seat: there is no need to list everything that its player may do."""
        for seat in seats:
            if role == "referee" and seat != TABLE:
                gives_up = {"do": GIVES_UP, "seat": seat}
                yield from [gives_up] if gives_up in legal(self.known.game, self.known.state, seat) else ()
            elif role != "table" or seat == TABLE or self._hides_nothing(seat):
                yield from self.known.legal(seat)

    def corrections(self) -> tuple[dict[str, Any], ...]:
        """What the referee may correct: listed when it is asked for, since the list is long."""
        return tuple(_discreet(self.known.corrections()))

    def _hides_nothing(self, seat: int) -> bool:
        """Whether the seat sees no more than everybody: only then may others be sent its legal actions.

        The answer to a look is left out: nothing that is legal depends on it, and others must not notice it.
        """
        return self._without_looks(seat) == self._without_looks(None)

    def _without_looks(self, viewer: int | None) -> View:
        view, looks = self.known.view(viewer), self.known.game.looks
        if not looks:
            return view
        seats = [
            replace(seat, zones={zone: held for zone, held in seat.zones.items() if zone not in looks})
            for seat in view.seats
        ]
        return replace(view, seats=seats)


def _discreet(corrections: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Corrections without their cards: the list of cards that fit would tell what lies face down.

    So would the order of the corrections, and which of their other values go together. So there is one for each shape
    and target, with all values of its other fields in alphabetical order; the rules decide when one is chosen.
    """
    shapes: dict[tuple[str, ...], dict[str, set[Any]]] = {}
    for action in corrections:
        if "card" not in action:
            yield action
            continue
        values = shapes.setdefault((str(action["target"]), *sorted(action)), {field: set() for field in action})
        for field, value in action.items():
            values[field] |= {OPEN} if field == "card" else set(values_of(value) or (OPEN,))
    yield from (_listed(shapes[shape]) for shape in sorted(shapes))


def _listed(values: dict[str, set[Any]]) -> dict[str, Any]:
    return {field: min(some) if len(some) == 1 else {AMONG: sorted(some)} for field, some in values.items()}


# What is told


def _encoded(last: p.State | None, now: p.State, story: happened.Story | None, *, whole: bool, is_new: bool) -> bytes:
    changed = {} if last is None else dict(_changes(last, now))
    if not changed and not is_new:
        return b""
    if last is None or whole:
        return msgspec.json.encode(replace(now, story=story or now.story))
    return msgspec.json.encode(p.Update(changed, story))


def _changes(last: p.State, now: p.State) -> Iterator[tuple[str, Change]]:
    """Changes by field. The play time is sent only with other changes of the game, since pages count it themselves."""
    went_on = (last.version, last.pace) == (now.version, now.pace)
    for field in p.State.__struct_fields__:
        before, after = getattr(last, field), getattr(now, field)
        if before is after or before == after or (field == "played" and went_on):
            continue
        if field not in ("view", "legal"):  # these two are JSON data already
            before, after = to_data(before), to_data(after)
        if (told := change(before, after)) is not None:
            yield field, told


# What surrounds the game


def _clocks(sitting: Sitting) -> tuple[p.Clock, ...]:
    return tuple(
        p.Clock(wish.name, round(left / wish.seconds, 4), wish.seconds, wish.seat)
        for wish, left in sitting.session.timers.running()
        if wish.shown
    )


def _seat(device: str) -> int | None:
    place = spot(device)
    return place.seat if place else None


def _state_of(state: State) -> p.DeviceState:
    return p.DeviceState(False, reason(state)) if isinstance(state, Down) else p.DeviceState(True)


def _board(sitting: Sitting) -> p.Board | None:
    """Everybody at the table can see where pieces stand. A simulated board can be used before it has told anything."""
    rows, standing = sitting.session.board.squares(), sitting.session.board.standing()
    if not rows or (standing is None and sitting.operator is None):
        return None
    return p.Board(rows, standing or (), standing is not None)


def _faults(sitting: Sitting) -> dict[str, tuple[dict[str, Any], ...]]:
    on = sitting.operator.faults() if sitting.operator else {}
    return {target: tuple(to_data(fault) for fault in faults) for target, faults in on.items()}


def _players(sitting: Sitting, role: p.Role, seat: int | None) -> p.Players | None:
    """The screen of a simulated table sees all hands; a phone only its own, and not the seed, which would tell all."""
    director = sitting.director
    if director is None or role not in ("table", "seat"):
        return None
    hands = {str(one): cards for one, cards in director.hands().items() if role == "table" or one == seat}
    top, seed = (director.top(), director.seed) if role == "table" else (None, "")
    return p.Players(director.playing, director.speed, director.by_themselves, hands, top, seed)


def _vote(session: Session) -> p.Vote | None:
    vote = session.vote
    return p.Vote(vote.agreed, vote.refused) if vote else None


def _shared_reader(session: Session) -> p.SharedReader | None:
    reader = session.reader
    return p.SharedReader(reader.seats, reader.whose(session.awaits_card())) if reader.seats else None
