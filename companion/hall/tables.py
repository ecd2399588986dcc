"""The tables as the hall sees them over the broker: which are there, what they tell, and what they are told."""

from collections import deque
from collections.abc import Callable
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from companion.hall.evening import Evening, News
from companion.hall.rules import actions as a
from companion.hall.rules.rules import Step
from companion.hall.rules.state import Hall, Match
from companion.mqtt import shapes as s
from companion.mqtt import topics
from companion.mqtt.link import Heard, Said
from companion.mqtt.seals import opened, sealed
from engine.message import Message, message
from engine.refusal import Refusal

SILENT = 35.0
"""Seconds without a heartbeat after which a table is not believed to be ready, whatever the broker says of it."""
MOST_STRANGERS = 100
"""Tables that nobody has let in: a flood of made-up names takes no more room than that."""
MOST_TROUBLES = 50

Presence = Literal["ready", "away", "silent"]


class Seen(Struct, frozen=True):
    """What a table told last."""

    table: str
    ready: bool = False
    """It says so, or the broker does."""
    beat: float | None = None
    """When it was heard last, in seconds; what the broker had kept is no sign of life."""
    run: str = ""
    description: s.Description | None = None
    view: s.PublicView | None = None
    alerts: tuple[tuple[str, Message], ...] = ()

    def presence(self, now: float) -> Presence:
        """Ready only if it has been heard of late."""
        if not self.ready:
            return "away"
        return "ready" if self.beat is not None and now - self.beat <= SILENT else "silent"


class Trouble(Struct, frozen=True):
    """Something that came by the broker and was not believed: what, and of whom."""

    at: float
    table: str
    message: Message


class _Places:
    """Which tables there are in a hall, and the match that is to be played at each."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.tables = hall, frozenset(hall.tables)
        there = [(round.number, match) for round in hall.going_on for match in round.matches]
        self.matches = {match.table: (round, match) for round, match in there if match.table and not match.settled}
        """With the number of its round."""


class Tables:
    """All tables of one evening. Whatever comes by the broker comes here; nothing that comes can stop it."""

    def __init__(self, evening: Evening, run: str, say: Callable[[Said], Any], clock: Callable[[], float]) -> None:
        """`run` differs from one start of the program to the next; `say` sends; `clock` gives seconds."""
        self._evening, self._run, self._say, self._clock = evening, run, say, clock
        self._hall, self._key = evening.kept.settings.hall, evening.kept.key
        self.seen: dict[str, Seen] = {}
        self.troubles: deque[Trouble] = deque(maxlen=MOST_TROUBLES)
        self.other_hall = False
        """Another hall uses the same name on this broker."""
        self._told: dict[str, tuple[str, s.Pairing]] = {}
        """The match that each table was told last, and in which of its runs."""
        self._places = _Places(evening.hall)
        self._commands = 0
        """How many were told so far."""
        self.changed: Callable[[], Any] = lambda: None
        self._leave = evening.watch(self._news)

    def close(self) -> None:
        """Stop watching the evening."""
        self._leave()

    # Coming and going of the broker

    @property
    def will(self) -> Said:
        """What the broker says for us when we are gone."""
        return Said(topics.of_hall(self._hall), b"", kept=True)

    def connected(self) -> None:
        """Say that the hall is there; every match is told again when its table is heard."""
        self._told.clear()
        self._announce()

    def _announce(self) -> None:
        here = s.HallState(run=self._run, evening=self._evening.kept.evening, name=self._hall)
        self._say(Said(topics.of_hall(self._hall), msgspec.json.encode(here), kept=True))

    # What comes

    def heard(self, heard: Heard) -> None:
        """One message. What makes no sense is told at the desk, once it has an effect on anybody."""
        place = topics.place(self._hall, heard.topic)
        if place is None or place.what.startswith("set/"):
            return
        if place.table == topics.HALL:
            self._of_a_hall(heard)
        elif self._has_room(place.table):
            self._of_a_table(place, heard)
            self.changed()

    def _has_room(self, table: str) -> bool:
        if table in self.seen or table in self._now.tables:
            return True
        return len(self.seen) - sum(known in self._now.tables for known in self.seen) < MOST_STRANGERS

    @property
    def _now(self) -> "_Places":
        """Worked out once for each change of the hall, not for each message of hundreds of tables."""
        if self._places.hall is not self._evening.hall:
            self._places = _Places(self._evening.hall)
        return self._places

    def _of_a_hall(self, heard: Heard) -> None:
        if not heard.payload and not heard.kept:  # the will of a connection of ours that broke before this one
            self._announce()
        other = s.read(heard.payload, s.HallState)
        if other is not None and other.run != self._run and not heard.kept:
            if not self.other_hall:  # once: so that the other one, which came later, hears of us, too
                self._announce()
            self.other_hall = True
            self._trouble(topics.HALL, message("hall-two", hall=self._hall))
            self.changed()

    def _of_a_table(self, place: topics.Place, heard: Heard) -> None:
        table, what = place.table, place.what
        seen = self.seen.setdefault(table, Seen(table))
        if not heard.kept:
            self.seen[table] = seen = replace(seen, beat=self._clock())
        match what.split("/"):
            case [topics.STATE]:
                self.seen[table] = replace(seen, ready=heard.payload == b"ready")
            case [topics.DESCRIPTION]:
                self._described(seen, heard)
            case [topics.HEARTBEAT]:
                self._beat(seen, heard)
            case [topics.ALERT, id]:
                self._alerted(seen, id, heard)
            case ["view", "public"]:
                self.seen[table] = replace(seen, view=s.read(heard.payload, s.PublicView))
            case [topics.CALL]:
                self._called(table, heard)
            case [topics.RESULT]:
                self._result(table, heard)
        self._tell_match(table)

    def _described(self, seen: Seen, heard: Heard) -> None:
        description = s.read(heard.payload, s.Description)
        if description is not None:
            run = seen.run if heard.kept and seen.run else description.run  # a broker may have kept an old one
            self.seen[seen.table] = replace(seen, description=description, run=run)

    def _beat(self, seen: Seen, heard: Heard) -> None:
        beat = s.read(heard.payload, s.Heartbeat)
        if beat is not None and not heard.kept:
            self.seen[seen.table] = replace(seen, run=beat.run, ready=True)

    def _alerted(self, seen: Seen, id: str, heard: Heard) -> None:
        others = tuple(alert for alert in seen.alerts if alert[0] != id)
        alert = s.read(heard.payload, s.Alert)
        told = () if alert is None else ((id, Message(alert.id, alert.args)),)
        self.seen[seen.table] = replace(seen, alerts=(*others, *told)[-10:])

    def _called(self, table: str, heard: Heard) -> None:
        """A judge is wanted, or no longer; a call that has been answered here is answered there again."""
        if table not in self._evening.hall.tables:
            return
        if heard.payload and s.read(heard.payload, s.Call) is not None:
            self._evening.do(a.Call(table))
        elif table in self._evening.hall.calls:
            self._evening.do(a.Answer(table))

    def answer(self, table: str) -> Step | Refusal:
        """A judge was at that table."""
        done = self._evening.do(a.Answer(table))
        if isinstance(done, Step):
            run = self.seen[table].run if table in self.seen else ""
            self._command(table, topics.ANSWER, s.Answer(run=run))
        return done

    def _result(self, table: str, heard: Heard) -> None:
        """Believed if it is sealed and new; confirmed when it is on the disk here. An echo of the broker is not."""
        told = opened(self._key, heard.topic, heard.payload, s.ResultTold)
        if told is None or heard.kept:
            self._trouble(table, message("hall-forged", table=table))
            return
        if told.evening != self._evening.kept.evening:
            self._trouble(table, message("hall-other-evening", table=table, evening=told.evening))
            return
        deed = a.Result(round=told.round, players=told.players, winners=told.winners, source="table", key=told.key)
        done = self._evening.do(deed)
        if isinstance(done, Refusal):
            self._trouble(table, done.message)
        if isinstance(done, Step) or done.clause == "HALL-RESULT-04":  # the desk has settled it otherwise
            self._command(table, topics.CONFIRM, s.Confirm(evening=told.evening, number=told.number))

    def _trouble(self, table: str, said: Message) -> None:
        if not any(known.table == table and known.message == said for known in self.troubles):
            self.troubles.append(Trouble(self._clock(), table, said))

    # What goes out

    def _news(self, news: News) -> None:
        for table in self._evening.hall.tables:
            self._tell_match(table)

    def _tell_match(self, table: str) -> None:
        """Tell a table its match, once in each of its runs, and that it has none any more."""
        seen = self.seen.get(table)
        if seen is None or seen.beat is None or table not in self._now.tables:
            return
        match = self._now.matches.get(table)
        told = self._told.get(table)
        if match is None:
            if told is not None:
                del self._told[table]
                pairing = told[1]
                self._command(table, topics.RELEASE, s.Release(evening=pairing.evening, round=pairing.round))
            return
        pairing = self._pairing(*match)
        if told != (seen.run, pairing):
            self._told[table] = (seen.run, pairing)
            self._command(table, topics.PAIRING, pairing)

    def _pairing(self, round: int, match: Match) -> s.Pairing:
        hall, settings = self._evening.hall, self._evening.kept.settings
        guests = tuple(s.Guest(number, hall.player(number).name) for number in match.players)
        return s.Pairing(
            evening=self._evening.kept.evening,
            round=round,
            players=guests,
            game=settings.game,
            mode=settings.mode,
            minutes=settings.minutes,
        )

    def _command(self, table: str, what: str, command: s.Command) -> None:
        """It holds for this run of the table, and once."""
        self._commands += 1
        run = self.seen[table].run if table in self.seen else ""
        topic, meant = (
            topics.of_table(self._hall, table, what),
            replace(command, to=run, by=self._run, count=self._commands),
        )
        self._say(Said(topic, sealed(self._key, topic, meant)))
