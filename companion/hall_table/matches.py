"""The match that a hall has given to a table: who sits, whether it can begin, what to do, and when it has begun."""

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from msgspec.structs import replace

from companion.host.hall_side import Match, Stage
from companion.host.seating import same_people
from companion.host.wanted import Wanted, prepare
from companion.lobby.choice import Choice
from companion.lobby.evening import LOBBY
from companion.log import Unusable
from companion.mqtt.outbox import Outbox
from companion.mqtt.shapes import Pairing, Release
from engine.message import Message, message
from engine.refusal import Refusal, refuse

if TYPE_CHECKING:
    from companion.host import TableHost


class Matches:
    """Of one table, in its turns."""

    def __init__(self, host: "TableHost", outbox: Outbox, changed: Callable[[], object]) -> None:
        self._host, self._outbox, self._changed = host, outbox, changed
        self._waiting: Pairing | None = None
        """The match that is to be played here next, or is played."""
        self._impossible: Message | None = None
        """Why this table cannot play it, whatever people do at it."""
        self._game: int | None = None
        """The game as which it was begun, if it was."""
        self._finished = False
        """That game is over."""
        self._at_table: Pairing | None = None
        """The match that is played as the game at the table."""
        self._withdrawn = False
        """The hall has taken the match back that is being played."""
        self._confirmed = False
        """The hall has the result of the game at the table."""

    # What the hall says

    def paired(self, pairing: Pairing) -> None:
        """A match for this table; told again after every restart, and whenever it is another."""
        game = self._outbox.begun(pairing)
        before, self._waiting, self._game = self._waiting, pairing, game
        self._finished = self._is_over()
        self._impossible = None if self._game is not None else self._why_not(pairing)
        if self._at_table is not None and self._is(self._at_table):
            self._withdrawn = False
        elif self._host.phase != "lobby" and not self._host.is_somebodys:
            self._host.open_lobby()  # it is over, or nobody has done anything in it
        if before is None or _same(before) != _same(pairing) or not self._sits(pairing):
            self._seat()
        self._changed()

    def released(self, release: Release) -> None:
        """The match is not to be played here any more; one that was begun stays at the table."""
        pairing = self._waiting
        if pairing is None or (pairing.evening, pairing.round) != (release.evening, release.round):
            return
        self._waiting = None
        if self._at_table is not None and _same(self._at_table) == _same(pairing):
            self._withdrawn = self._host.phase == "game"
        elif self._host.phase == "lobby" and self._sits(pairing):
            self._take_seats((), Choice())
        self._changed()

    def confirmed(self) -> None:
        """The hall has written down a result."""
        sitting = self._host.sitting
        self._confirmed = sitting is not None and self._outbox.is_confirmed(sitting.session.number)
        self._changed()

    # What happens at the table

    def opened(self) -> None:
        """Another game is at the table, or none."""
        sitting = self._host.sitting
        self._at_table = None if sitting is None else self._outbox.match_of(sitting.session.number)
        self._confirmed = sitting is not None and self._outbox.is_confirmed(sitting.session.number)
        self._withdrawn, self._finished = False, self._is_over()
        if sitting is None and self.can_begin:
            self._seat()

    @property
    def taken_back(self) -> bool:
        """A result that the hall has was undone here."""
        return self._confirmed and self._host.phase == "game"

    def begin(self) -> Refusal | None:
        """Begin it with the names, the game and the mode that the hall says; or go on where it stopped."""
        pairing = self._waiting
        if pairing is None:
            return refuse(LOBBY, "hall-table-none")
        if (stuck := self.stuck()) is not None:
            return Refusal(LOBBY, stuck)
        if self.stage(pairing) == "over":
            return refuse(LOBBY, "hall-table-over", round=pairing.round, names=_names(pairing))
        if self._game is not None:
            return self._host.resume(self._game)
        pairing = self._as_they_sit(pairing)
        names = tuple(guest.name for guest in pairing.players)
        moves = same_people(self._host.lobby.evening.people, dict(enumerate(names, 1)))
        refused = self._host.start(self._wanted(pairing), moves)
        if refused is None:
            self._begun(pairing)
        return refused

    def _begun(self, pairing: Pairing) -> None:
        """Written before anything can happen in the game: it is the same turn. On a full disk nothing is half begun."""
        assert self._host.sitting is not None
        number = self._host.sitting.session.number
        try:
            self._outbox.begin(pairing, number)
        except Unusable:
            self._host.open_lobby()
            raise
        self._at_table, self._game, self._finished = pairing, number, False
        self._changed()

    def _as_they_sit(self, pairing: Pairing) -> Pairing:
        """People may have changed seats in the lobby."""
        if not self._sits(pairing) or self._host.phase != "lobby":
            return pairing
        places = {name: seat for seat, name in self._host.lobby.evening.people.items()}
        return replace(pairing, players=tuple(sorted(pairing.players, key=lambda guest: places[guest.name])))

    # What is so now

    @property
    def can_begin(self) -> bool:
        """Whether one press begins it, or takes it up again."""
        pairing = self._waiting
        return pairing is not None and self.stage(pairing) in ("waits", "stopped")

    def match(self) -> Match | None:
        """As it is shown."""
        pairing = self._waiting
        if self._at_table is not None and (pairing is None or self._is(self._at_table) or self._host.phase == "game"):
            pairing = self._at_table
        if pairing is None:
            return None
        names = tuple(guest.name for guest in pairing.players)
        return Match(pairing.round, names, pairing.game, pairing.mode, self.stage(pairing), pairing.minutes)

    def stage(self, pairing: Pairing) -> Stage:
        """How far that match is."""
        if self._at_table is not None and _same(self._at_table) == _same(pairing):
            if self._host.phase == "game":
                return "playing"
            return "told" if self._confirmed else "over"
        if self.stuck() is not None:
            return "blocked"
        if self._game is None:
            return "waits"
        return "over" if self._finished else "stopped"

    def stuck(self) -> Message | None:
        """Why the match that waits cannot begin now, and what to do."""
        pairing = self._waiting
        if pairing is None or (self._at_table is not None and self._is(self._at_table)):
            return None
        if self._host.is_somebodys:
            return message("hall-table-busy", round=pairing.round, names=_names(pairing))
        return self._impossible

    def says(self) -> Message | None:
        """What people at the table should do about it."""
        found = self.match()
        if found is None:
            return None
        args = {"round": found.round, "names": " – ".join(found.names)}
        if self.taken_back:
            return message("hall-table-taken-back", **args)
        if self._withdrawn and self._host.phase == "game":
            return message("hall-table-withdrawn", **args)
        if (stuck := self.stuck()) is not None:
            return stuck
        return message(f"hall-table-{found.stage}", **args) if found.stage != "playing" else None

    def _is_over(self) -> bool:
        return self._game is not None and self._host.log.game(self._game).over

    def _is(self, pairing: Pairing) -> bool:
        return self._waiting is not None and _same(self._waiting) == _same(pairing)

    def _why_not(self, pairing: Pairing) -> Message | None:
        players, args = len(pairing.players), {"round": pairing.round, "names": _names(pairing)}
        if players > self._host.seats:
            return message("hall-table-seats", **args)
        try:
            ready = prepare(self._wanted(pairing), self._host.log, None)
        except Unusable as unusable:
            return unusable.message
        return message("hall-table-cannot", **args, why=ready.message) if isinstance(ready, Refusal) else None

    def _wanted(self, pairing: Pairing) -> Wanted:
        """With the usual options: the same for every table of the hall."""
        names = tuple(guest.name for guest in pairing.players)
        return Wanted(game=pairing.game, mode=pairing.mode, seats=names, training=self._training(pairing))

    def _training(self, pairing: Pairing) -> bool:
        choice = self._host.lobby.evening.choice
        return choice.training and choice.game == pairing.game

    # Who sits

    def _sits(self, pairing: Pairing) -> bool:
        people = self._host.lobby.evening.people
        return sorted(people.values()) == sorted(guest.name for guest in pairing.players)

    def _seat(self) -> None:
        """The lobby takes names, game and mode; phones go with their people. A result that stands is left standing."""
        pairing = self._waiting
        if pairing is None or self._host.phase != "lobby" or self._game is not None or self._impossible is not None:
            return
        if not self._sits(pairing):
            choice = Choice(pairing.game, pairing.mode, {}, self._training(pairing))
            self._take_seats(tuple(guest.name for guest in pairing.players), choice)

    def _take_seats(self, names: tuple[str, ...], choice: Choice) -> None:
        people, lobby = dict(enumerate(names, 1)), self._host.lobby
        with suppress(Unusable):  # a full disk: Begin says so, and has the names all the same
            lobby.opened(people, same_people(lobby.evening.people, people), choice, 0)


def _same(pairing: Pairing) -> tuple[str, int, frozenset[int]]:
    """What makes it the same match, however its players sit."""
    return pairing.evening, pairing.round, frozenset(guest.number for guest in pairing.players)


def _names(pairing: Pairing) -> str:
    return " – ".join(guest.name for guest in pairing.players)
