"""What a viewer is told of the lobby: everybody the same, but for codes, devices and what only hosts may."""

from companion.host import TableHost
from companion.lobby.choice import has_practice, mode_of, whole_options
from companion.lobby.needs import Needs, needs, press_again
from companion.lobby.totals import Total
from companion.web import protocol as p
from companion.web.keys import Keys
from companion.web.lobby_shapes import AsksHost, Chosen, InHall, LobbySeat, NextGame, SavedGame
from companion.web.presence import Presence
from companion.web.rights import is_host
from companion.web.states import device_states, shown_devices
from engine.message import Message, message

Who = tuple[p.Role, int | None]


class Lobbies:
    """Put together once for all viewers with the same rights, and again after something changed."""

    def __init__(self, host: TableHost, keys: Keys, presence: Presence, address: str) -> None:
        self._host, self._keys, self._presence, self._address = host, keys, presence, address
        self._now: dict[Who, p.Lobby] = {}
        self._games: tuple[object, tuple[SavedGame, ...], tuple[Total, ...]] | None = None

    def outdated(self) -> None:
        """Something of the lobby changed."""
        self._now.clear()

    def game_changed(self) -> None:
        """A step of the game: only if it ended, or its end was taken back, the lobby is another."""
        if any(told.phase != self._host.phase for told in self._now.values()):
            self.outdated()

    def surroundings_changed(self) -> None:
        """A device came or went, or simulated players stopped: what the lobby shows while nobody plays."""
        if self._host.phase != "game":
            self.outdated()

    def of(self, role: p.Role, seat: int | None) -> p.Lobby:
        """What this viewer is told."""
        if (role, seat) not in self._now:
            self._now[role, seat] = self._lobby(role, seat)
        return self._now[role, seat]

    def _lobby(self, role: p.Role, seat: int | None) -> p.Lobby:
        host, lobby = self._host, self._host.lobby
        evening, phase = lobby.evening, host.phase
        hosts = is_host(lobby, role, seat)
        saved, tonight = self._of_games()
        asked = needs(evening, host.boxes())
        devices = device_states(host.table.devices()) if host.table and phase != "game" else {}
        return p.Lobby(
            phase=phase,
            choice=self._chosen(),
            seats=self._seats(),
            prompt=self._prompt(asked),
            hint=(self._hall_trouble(hosts) or self._hint(devices, saved)) if phase == "lobby" else None,
            can_begin=phase != "game" and (asked.can_begin or self._has_match()),
            can_practise=phase != "game" and asked.can_begin and self._has_practice(),
            saved=saved,
            tonight=tonight,
            devices=shown_devices(devices, "table" if hosts else role, seat),
            touched=dict(host.touched) if phase == "lobby" else {},
            focus=lobby.focus,
            asks_host=AsksHost(lobby.asking.seat, round(lobby.seconds_left(), 1)) if lobby.asking else None,
            host=hosts,
            address=self._address,
            code=self._keys.code if hosts or role == "seat" else None,
            pin=self._keys.pin if role == "table" else None,
            next=self._next(),
            hall=self._in_hall(),
        )

    # The hall

    def _in_hall(self) -> InHall | None:
        hall = self._host.hall
        now = hall.now if hall is not None else None
        return InHall(now.hall, now.table, now.called) if now is not None else None

    def _has_match(self) -> bool:
        return self._host.hall is not None and self._host.hall.can_begin

    def _hall_trouble(self, hosts: bool) -> Message | None:
        """Names the broker, so it is for those who run the table."""
        return self._host.hall.now.trouble if hosts and self._host.hall is not None else None

    # What is played

    def _chosen(self) -> Chosen:
        evening = self._host.lobby.evening
        choice = evening.choice
        return Chosen(choice.game, mode_of(choice, len(evening.people)), whole_options(choice), choice.training)

    def _has_practice(self) -> bool:
        evening = self._host.lobby.evening
        return has_practice(evening.choice, len(evening.people))

    def _next(self) -> NextGame | None:
        following = self._host.going_on.following
        return NextGame(following, round(self._host.going_on.seconds_left(), 1)) if following else None

    # Seats

    def _seats(self) -> tuple[LobbySeat, ...]:
        """In a game its seats; in the lobby all that are taken or have devices, and one more that is free."""
        host = self._host
        people, boxes = host.lobby.evening.people, host.boxes()
        if host.sitting is not None:
            names = host.names() | people
            return tuple(self._seat(seat, names[seat], boxes) for seat in sorted(names))
        free = next((seat for seat in range(1, host.seats + 1) if seat not in people), 0)
        drawn = sorted({*people, *(seat for seat in boxes if seat <= host.seats), *([free] if free else [])})
        return tuple(self._seat(seat, people.get(seat, ""), boxes) for seat in drawn)

    def _seat(self, seat: int, name: str, boxes: dict[int, tuple[str, ...]]) -> LobbySeat:
        evening = self._host.lobby.evening
        taken, phone = seat in evening.people, seat in self._keys.seats()
        votes = self._host.phase == "over" and taken
        return LobbySeat(
            seat=seat,
            name=name,
            taken=taken,
            phone=self._presence.of(seat) if phone else None,
            free_to_take=phone and self._presence.is_free(seat),
            boxes=boxes.get(seat, ()),
            host=seat == evening.host,
            again=seat in evening.again if votes else None,
        )

    # Words

    def _prompt(self, asked: Needs) -> Message:
        lobby = self._host.lobby
        if (focus := self._host.controls.asks_again) is not None:
            return press_again(focus, lobby.evening.choice)
        said = self._host.hall.now.says if self._host.hall is not None else None
        match self._host.phase:
            case "lobby" | "over" if said is not None:
                return said
            case "game":
                return message("lobby-playing", game=lobby.evening.choice.game)
            case "over":
                waiting = [seat for seat in lobby.evening.people if seat not in lobby.evening.again]
                return message("lobby-again", waiting=len(waiting))
            case _:
                return asked.prompt

    def _hint(self, devices: dict[str, p.DeviceState], saved: tuple[SavedGame, ...]) -> Message | None:
        if not devices:
            return message("lobby-no-boxes")
        down = sum(not state.up for state in devices.values())
        if down:
            return message("lobby-silent", count=down)
        return message("lobby-waits", game=saved[0].game, number=saved[0].number) if saved else None

    # Games of this evening and before

    def _of_games(self) -> tuple[tuple[SavedGame, ...], tuple[Total, ...]]:
        """Read from the disk only when another game, or its end, may have changed it."""
        host = self._host
        number = host.sitting.session.number if host.sitting else None
        key = (host.phase, number, host.lobby.number)
        if self._games is None or self._games[0] != key:
            saved = () if host.phase == "game" else self._saved(number)
            self._games = key, saved, host.lobby.totals()
        return self._games[1], self._games[2]

    def _saved(self, playing: int | None) -> tuple[SavedGame, ...]:
        return tuple(
            SavedGame(
                saved.id, saved.header.game, saved.header.mode or "", progress.round, progress.names, saved.started
            )
            for saved, progress in self._host.lobby.saved()
            if saved.id != playing
        )
