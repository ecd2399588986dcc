"""Commands that came by the broker: whether the hall gave them, to this run of the table, and for the first time."""

from companion.mqtt import shapes as s
from companion.mqtt import topics
from companion.mqtt.link import Heard
from companion.mqtt.seals import opened
from engine.message import Message, message

KINDS: dict[str, type[s.Command]] = {
    topics.PAIRING: s.Pairing,
    topics.RELEASE: s.Release,
    topics.CONFIRM: s.Confirm,
    topics.ANSWER: s.Answer,
}
MOST_HALLS = 50
"""Runs of the hall that are remembered as over."""


class Orders:
    """Of one run of a table. A hall that is started again goes on with another run; the one before orders no more."""

    def __init__(self, hall: str, table: str, key: str, run: str) -> None:
        self._hall, self._table, self._key, self._run = hall, table, key, run
        self._by, self._count = "", 0
        self._over: list[str] = []

    def read(self, heard: Heard) -> s.Command | Message | None:
        """The command; or why it is not believed; or None for what orders nothing."""
        place = topics.place(self._hall, heard.topic)
        if place is None or place.table != self._table or place.what not in KINDS or not heard.payload:
            return None  # an empty one takes away what the broker had kept
        if heard.kept:
            return message("hall-table-replayed", table=self._table)
        command = opened(self._key, heard.topic, heard.payload, KINDS[place.what])
        if command is None:
            return message("hall-table-forged", table=self._table)
        if not command.to or (command.to, command.by, command.count) == (self._run, self._by, self._count):
            return None  # the hall does not know us yet and will say it again; or a broker told it twice
        if command.to != self._run or not self._is_new(command):
            return message("hall-table-replayed", table=self._table)
        return command

    def _is_new(self, command: s.Command) -> bool:
        if command.by in self._over or (command.by == self._by and command.count <= self._count):
            return False
        if command.by != self._by and self._by:
            self._over = [*self._over, self._by][-MOST_HALLS:]
        self._by, self._count = command.by, command.count
        return True
