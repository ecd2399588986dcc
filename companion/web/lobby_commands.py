"""Carries out what pages say about the lobby: who sits, what is chosen, and beginning, leaving and resuming games."""

from companion.host import TableHost
from companion.lobby.choice import Wish
from companion.lobby.evening import (
    HOST,
    LOBBY,
    chose,
    handed_to,
    moved,
    sat,
    stood,
    swap,
    with_new_code,
)
from companion.web import protocol as p
from companion.web.keys import Keys
from companion.web.rights import STALE, is_host, may_in_lobby
from companion.web.viewer import Viewer
from engine.message import message
from engine.refusal import Refusal, refuse


class LobbyCommands:
    """One thing after the other; a refusal changes nothing."""

    def __init__(self, host: TableHost, keys: Keys) -> None:
        self._host, self._keys = host, keys

    def carry_out(self, viewer: Viewer, said: p.LobbyOrder) -> Refusal | None:
        """Check that this viewer may, then do it."""
        host = self._host
        refusal = may_in_lobby(host.lobby, viewer.role, viewer.seat, self._keys.seats(), said)
        if refusal is not None:
            return refusal
        host.lobby.touch()
        match said:
            case p.Begin(practice=practice):
                return host.begin(practice=practice)
            case p.Resume(number=number, leave=leave):
                return self.resume(number, leave=leave)
            case p.ToLobby(leave=leave):
                return host.leave(unfinished=leave)
            case p.Again(seat=seat, yes=yes):
                return host.vote(seat, yes)
            case p.MakeHost(seat=seat):
                return self._make_host(viewer, seat)
            case p.Test(device=device):
                return host.test(device)
            case p.Judge(wanted=wanted):
                return self._call_judge(wanted)
            case p.NewCode(instead=code):
                if not self._keys.is_code(code):
                    return refuse(STALE, "web-stale")
                return host.lobby.change(with_new_code(host.lobby.evening))
            case p.Sit() | p.Stand() | p.Move():
                return self._seats(said)
            case p.Choose():
                wish = Wish(game=said.game, mode=said.mode, options=said.options, training=said.training)
                return refuse(LOBBY, "lobby-running") if host.phase == "game" else self._choose(wish)

    def _call_judge(self, wanted: bool) -> Refusal | None:
        if self._host.hall is None:
            return refuse(STALE, "web-stale")
        self._host.hall.call(wanted)
        return None

    def _choose(self, wish: Wish) -> Refusal | None:
        return self._host.lobby.change(chose(self._host.lobby.evening, wish))

    def resume(self, number: int, *, leave: bool) -> Refusal | None:
        """Take up a saved game; the one at the table is left only if that was said."""
        sitting = self._host.sitting
        other = sitting is None or sitting.session.number != number
        if other and self._host.is_somebodys and not leave:
            return refuse(LOBBY, "lobby-unfinished")
        return self._host.resume(number)

    def _seats(self, said: p.Sit | p.Stand | p.Move) -> Refusal | None:
        """In a game people keep their seats; only names change, by the game's own verb."""
        host, lobby = self._host, self._host.lobby
        if host.sitting is not None and host.phase == "game":
            if isinstance(said, p.Sit):
                return host.rename(said.seat, said.name)
            return refuse(LOBBY, "lobby-running")
        match said:
            case p.Sit(seat=seat, name=name):
                return lobby.change(sat(lobby.evening, seat, name, host.seats))
            case p.Stand(seat=seat):
                others = {other: other for other in lobby.evening.people if other != seat}
                return lobby.change(stood(lobby.evening, seat), others)
            case p.Move(seat=seat, name=name) if lobby.evening.people.get(seat, name) != name:
                return refuse(STALE, "web-stale")
            case p.Move(seat=seat, to=to):
                return lobby.change(moved(lobby.evening, seat, to, host.seats), swap(lobby.evening, seat, to))

    def _make_host(self, viewer: Viewer, seat: int) -> Refusal | None:
        """A host hands over to a phone; a phone asks for itself."""
        lobby = self._host.lobby
        if seat not in self._keys.seats():
            return Refusal(HOST, message("lobby-no-phone", seat=seat))
        if is_host(lobby, viewer.role, viewer.seat):
            return lobby.change(handed_to(lobby.evening, seat))
        lobby.ask_for_host(seat)
        return None
