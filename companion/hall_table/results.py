"""The results of a table, told to the hall again and again until it has each of them on its disk."""

from collections.abc import Callable
from contextlib import suppress

from companion.log import Unusable
from companion.mqtt.link import Said
from companion.mqtt.outbox import Outbox
from companion.mqtt.seals import sealed
from companion.mqtt.shapes import Confirm, ResultTold


class Results:
    """Of one table, in its turns. The log knows which are owed; nothing is lost with this program."""

    def __init__(self, outbox: Outbox, topic: str, key: str, say: Callable[[Said], object]) -> None:
        self._outbox, self._topic, self._key, self._say = outbox, topic, key, say
        self._owed: tuple[ResultTold, ...] = ()

    def tell(self) -> None:
        """All that are owed, oldest first."""
        with suppress(Unusable):
            self._owed = tuple(self._outbox.owed())
        for told in self._owed:
            self._say(Said(self._topic, sealed(self._key, self._topic, told)))

    def confirmed(self, confirm: Confirm) -> None:
        """The hall has it. Where that cannot be written down, the hall will be told once more, and confirm again."""
        with suppress(Unusable):
            self._outbox.confirm(confirm.evening, confirm.number)
        self._owed = tuple(told for told in self._owed if told.number != confirm.number)

    def owed(self, evening: str | None) -> int:
        """How many the hall has not confirmed, of its evening if that is known."""
        return sum(evening in (None, told.evening) for told in self._owed)
