"""Results that a table owes a hall: kept in its log until the hall has written them down, told in their order.

Only that a match was begun is written here. Its result stands in the log like that of every game: nothing can be lost
between the two, whenever the plug is pulled.
"""

import msgspec

from companion.log import Log
from companion.log.progress import progress_of
from companion.mqtt.shapes import Pairing, ResultTold
from engine.view import Result


class Outbox:
    """Of one table's log."""

    def __init__(self, log: Log, table: str) -> None:
        self._log, self._table = log, table

    def begin(self, pairing: Pairing, game: int) -> None:
        """The match has begun, as that game of the log; its players in the order of their seats."""
        row = (pairing.evening, game, msgspec.json.encode(pairing).decode())
        insert = "INSERT INTO outbox (evening, game, body) VALUES (?,?,?)"
        self._log.write(lambda store: store.execute(insert, row))

    def match_of(self, game: int) -> Pairing | None:
        """The match that is played as that game."""
        with self._log.reading() as store:
            row = store.execute("SELECT body FROM outbox WHERE game = ?", (game,)).fetchone()
        return None if row is None else msgspec.json.decode(row[0], type=Pairing)

    def begun(self, pairing: Pairing) -> int | None:
        """The game as which this match was begun here, if it was."""
        query = "SELECT game, body FROM outbox WHERE evening = ? ORDER BY number DESC"
        with self._log.reading() as store:
            rows = store.execute(query, (pairing.evening,)).fetchall()
        for game, body in rows:
            known = msgspec.json.decode(body, type=Pairing)
            if (known.round, _numbers(known)) == (pairing.round, _numbers(pairing)):
                return int(game)
        return None

    def is_confirmed(self, game: int) -> bool:
        """Whether the hall has written down the result of that game."""
        with self._log.reading() as store:
            row = store.execute("SELECT confirmed FROM outbox WHERE game = ?", (game,)).fetchone()
        return row is not None and bool(row[0])

    def owed(self) -> list[ResultTold]:
        """Every result that was not confirmed yet, oldest first; they still need their seals."""
        found = []
        with self._log.reading() as store:
            rows = store.execute("SELECT number, game, body FROM outbox WHERE NOT confirmed ORDER BY number").fetchall()
            for number, game, body in rows:
                progress = progress_of(store, game)
                if progress is not None and progress.result is not None:
                    pairing = msgspec.json.decode(body, type=Pairing)
                    found.append(self._told(number, game, pairing, progress.result))
        return found

    def _told(self, number: int, game: int, pairing: Pairing, result: Result) -> ResultTold:
        """Seats are numbered from 1 in the order of the match's players."""
        players = tuple(guest.number for guest in pairing.players)
        winners = tuple(players[seat - 1] for seat in result.winners if seat <= len(players))
        key = f"{self._table}.{game}.{self._log.game(game).started}"
        return ResultTold(
            evening=pairing.evening, number=number, key=key, round=pairing.round, players=players, winners=winners
        )

    def confirm(self, evening: str, number: int) -> None:
        """The hall has written down that result of that evening."""
        change = "UPDATE outbox SET confirmed = 1 WHERE evening = ? AND number = ?"
        self._log.write(lambda store: store.execute(change, (evening, number)))


def _numbers(pairing: Pairing) -> set[int]:
    """Who plays: people may sit elsewhere by now, and be called otherwise."""
    return {guest.number for guest in pairing.players}
