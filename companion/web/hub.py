"""All viewers (open pages): who is sent what, so that nobody is sent what they may not know."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from companion.host import HostNews, LobbyChanged, Opened, Reseated, Shown, Sitting, TableHost
from companion.lobby.evening import Moves, handed_to
from companion.messages import languages
from companion.session.notices import Changed, Notice, SurroundingsChanged
from companion.web import protocol as p
from companion.web.changes import FORM
from companion.web.keys import Grant, Keys
from companion.web.lobbies import Lobbies
from companion.web.presence import Presence
from companion.web.states import NEVER, States
from companion.web.viewer import Viewer
from engine.message import Message, message
from hardware.outputs import Figure, Output
from hardware.roles import spot

MOST_VIEWERS: dict[p.Role, int] = {"watch": 192, "seat": 224, "referee": 256, "table": 256}
"""How many pages may be open when one more of that role comes: seats, referee and table always have places left."""
MOST_OF_ONE_PEER = 64


class Hub:
    """Watches the host for all viewers."""

    def __init__(self, host: TableHost, keys: Keys, address: str) -> None:
        self._host, self._keys = host, keys
        self.states = States(host)
        self.presence = Presence(host.steady, keys.seats(), self.lobby_changed)
        self._lobbies = Lobbies(host, keys, self.presence, address)
        self._viewers: list[Viewer] = []
        self._peers = Counter[str]()
        self._guests = 0
        self._leave = host.watch(self._news)
        host.turns.made_whole = self.look_again

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return tuple(self._viewers)

    def close(self) -> None:
        """Stop watching the host, and end every viewer."""
        self._leave()
        self.presence.close()
        for viewer in self.viewers:
            viewer.end()

    # Coming and going

    def full(self, peer: str, role: p.Role) -> bool:
        """Whether there is no room for one more viewer of that role, in all or from this peer."""
        return len(self._viewers) >= MOST_VIEWERS[role] or self._peers[peer] >= MOST_OF_ONE_PEER

    def join(self, grant: Grant | None, peer: str, hello: p.Hello) -> Viewer:
        """Add a viewer, which is sent the current state at once."""
        self.states.outdated()  # a cached state has the play time of when it was made
        seen = self.states.seen(hello.number, hello.version)
        knows_updates = hello.updates == FORM
        viewer = Viewer(grant, peer, self._state, seen, lambda: not self._host.turns.midway, knows_updates)
        self._viewers.append(viewer)
        self._peers[peer] += 1
        self._greet(viewer)
        if viewer.seat is not None:
            self.presence.came(viewer.seat)
            self.lobby_changed()
        viewer.look_again()
        self._at_table(viewer)
        return viewer

    def _greet(self, viewer: Viewer) -> None:
        viewer.greet(p.Welcome(viewer.role, viewer.seat, self._host.simulated, languages(), self._host.fault_kinds))

    def part(self, viewer: Viewer) -> None:
        """Remove a viewer, and its link to the table."""
        viewer.leave_table()
        if viewer in self._viewers:
            self._viewers.remove(viewer)
            self._peers[viewer.peer] -= 1
            self._peers += Counter()  # drops peers with a count of 0
            if viewer.seat in self._keys.seats() and not any(other.seat == viewer.seat for other in self._viewers):
                assert viewer.seat is not None
                self.presence.left(viewer.seat)
                self.lobby_changed()

    def _at_table(self, viewer: Viewer) -> None:
        """A table's screen is sent what the devices show; a phone becomes a link that is asked for earlier presses."""
        table = self._host.table
        if table is None:
            return
        if viewer.role == "table":
            viewer.light(table.outputs(), ())
        elif viewer.role == "seat":
            self._guests += 1
            name = f"phone{self._guests}"
            viewer.leave_table = table.join(name, lambda: self.ask(viewer))
            viewer.settle_table = lambda: table.settled(name)

    def ask(self, viewer: Viewer) -> None:
        """Ask a page for earlier presses; its answer also measures the round trip."""
        viewer.answer(p.Question(viewer.round_trips.ask(self._host.steady.now())))

    def answered(self, viewer: Viewer, number: int) -> None:
        """A page answered the question of that number; an unknown number is ignored."""
        if viewer.round_trips.answered(number, self._host.steady.now()):
            viewer.settle_table()

    def take_phone(self, seat: int) -> None:
        """The phone of a seat is at no seat any more, and host no more; whoever sits there stays."""
        self._keys.free(seat)
        self.turn_out(message("web-seat-over"))
        lobby = self._host.lobby
        if lobby.evening.host == seat:
            lobby.change(handed_to(lobby.evening, None))

    def let_go(self, seat: int) -> bool:
        """Take the seat from its phone, if that is away: True if so."""
        away = self.presence.of(seat) == "away"
        if away:
            self.take_phone(seat)
        return away

    def turn_out(self, said: Message) -> None:
        """End the viewers whose tokens have expired; the message tells them to join again."""
        for viewer in self.viewers:
            if viewer.grant is not None and self._keys.current(viewer.grant.key) is None:
                viewer.end(p.Goodbye(said))

    def look_again(self) -> None:
        """Send everybody what changed outside the host: who has joined which seat."""
        self.states.outdated()
        self._wake()

    def _wake(self) -> None:
        for viewer in self._viewers:
            viewer.look_again()

    def lobby_changed(self) -> None:
        """Send everybody the lobby, where it is otherwise for them."""
        self._lobbies.outdated()
        self.look_again()

    def _state(self, viewer: Viewer) -> Iterator[bytes]:
        """The lobby and the update for this viewer as JSON, each only if there is something new."""
        lobby = self._lobbies.of(viewer.role, viewer.seat)
        if lobby is not viewer.told_lobby and lobby != viewer.told_lobby:
            viewer.told_lobby = lobby
            yield msgspec.json.encode(lobby)
        since, viewer.seen = viewer.seen, self._host.version
        last, viewer.told = viewer.told, self.states.of(viewer.role, viewer.seat, self._keys.seats())
        if viewer.told is not None:
            who, whole = (viewer.role, viewer.seat), not viewer.knows_updates
            yield from filter(None, [self.states.told(last, viewer.told, who, since, whole=whole)])

    # What the host tells

    def _news(self, news: HostNews) -> None:
        match news:
            case Shown(outputs=outputs, figures=figures):
                self._shown(outputs, figures)
            case Reseated(moves=moves):
                self._reseated(moves)
            case LobbyChanged():
                self.lobby_changed()
            case Changed():
                self.states.changed()
                self._lobbies.game_changed()
                self._wake()
            case _:
                self._of_the_game(news)
                self.look_again()

    def _shown(self, outputs: Iterable[Output], figures: Iterable[Figure]) -> None:
        for viewer in self._viewers:
            if viewer.role == "table":
                viewer.light(outputs, figures)

    def _of_the_game(self, news: HostNews) -> None:
        match news:
            case Notice():
                self.notice(news)
            case Opened():
                self._opened()
            case SurroundingsChanged():
                self._lobbies.surroundings_changed()

    def _opened(self) -> None:
        """Another game, or none: whoever sits at it stays joined."""
        self.states.begin()
        self._lobbies.outdated()
        for viewer in self._viewers:
            viewer.leave_table()
            viewer.seen, viewer.told = NEVER, None
            self._at_table(viewer)

    def _reseated(self, moves: Moves) -> None:
        """Phones go with their people; the phone of who has got up is told so."""
        self._keys.reseat(moves)
        self.presence.moved(moves)
        self.turn_out(message("web-seat-over"))
        for viewer in self._viewers:
            grant = self._keys.current(viewer.grant.key) if viewer.grant else None
            if grant is not None and grant.seat != viewer.seat:
                viewer.leave_table()
                viewer.grant, viewer.seat = grant, grant.seat
                viewer.seen, viewer.told, viewer.told_lobby = NEVER, None, None
                self._greet(viewer)
                self._at_table(viewer)

    # Sentences

    def notice(self, notice: Notice) -> None:
        """Send a notice: mostly to everybody. A refusal to one seat goes to that seat; others get no card names."""
        told = p.Notice(notice.message, notice.clause, notice.device, notice.seat)
        for viewer in self._viewers:
            if not _is_private(notice) or viewer.seat == notice.seat:
                viewer.notice(told)
            elif viewer.role in ("table", "referee"):
                viewer.notice(self._discreet(told))

    def tell_staff(self, notice: Notice, referee_alone: bool = False) -> None:
        """Send a notice to the table's screen and the referee only, or to the referee alone."""
        for viewer in self._viewers:
            if viewer.role == "referee" or (viewer.role == "table" and not referee_alone):
                viewer.notice(p.Notice(notice.message, notice.clause, notice.device, notice.seat))

    def _discreet(self, told: p.Notice) -> p.Notice:
        sitting = self._host.sitting
        if self._host.simulated or sitting is None or not _names_a_card(told.message, sitting):
            return told
        return msgspec.structs.replace(told, message=message("web-refused", seat=told.seat))


def _is_private(notice: Notice) -> bool:
    """Whether it is a refusal at a seat's own device. What happens at the table's devices everybody sees."""
    place = spot(notice.device) if notice.device else None
    return notice.clause is not None and bool(notice.seat) and (place is None or place.seat != 0)


def _names_a_card(said: Message, sitting: Sitting) -> bool:
    named = {"uid", *sitting.cards, *sitting.cards.values()}
    return any(value in named for value in _values(said))


def _values(said: Message) -> Iterator[Any]:
    """All argument values, also of messages within the message; and the names of arguments that hold chip numbers."""
    for name, value in said.args.items():
        if name == "uid":
            yield name
        for one in value if isinstance(value, list | tuple) else [value]:
            if isinstance(one, Message):
                yield from _values(one)
            elif isinstance(one, str):
                yield one
