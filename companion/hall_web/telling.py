"""What is told: the hall as everybody may see it, and what only the desk sees. Parts that stay are made once."""

from collections.abc import Sequence
from typing import Any

import msgspec

from companion.hall.evening import Evening
from companion.hall.pairing import Reasons, planned_rounds
from companion.hall.rules.standings import Record, standings
from companion.hall.rules.state import Hall, Match, Round
from companion.hall.tables import Seen, Tables
from companion.hall_web import shapes as w
from companion.hall_web.live import live
from companion.hall_web.open_evening import OpenEvening
from engine.message import Message

Data = dict[str, Any]
NOW = "now"


class Telling:
    """The parts of the hall as data. What has not changed is the same object as before."""

    def __init__(self, open: OpenEvening) -> None:
        self._open = open
        self._hall: Hall | None = None
        self._of_hall: Data = {}
        self._reasons: dict[tuple[str, int, tuple[int, ...], bool], Message] = {}
        self._tables: dict[str, tuple[Any, Data]] = {}

    def hall(self) -> Data:
        """A `HallTold` as data, without its tag."""
        evening, tables = self._open.evening, self._open.tables
        if evening is None or tables is None:
            return _data(w.HallTold(hall=self._open.name))
        if evening.hall is not self._hall:
            if self._hall is not None and len(evening.hall.rounds) < len(self._hall.rounds):
                self._reasons.clear()  # a round was taken back: the next one has its own
            self._hall = evening.hall
            self._of_hall = self._parts(evening)
        now = self._open.clock()
        clock = self._of_hall["clock"]
        told = [self._table(name, tables, now) for name in evening.hall.tables]
        return self._of_hall | {"clock": clock and clock | {NOW: round(now, 1)}, "tables": told}

    def _parts(self, evening: Evening) -> Data:
        """All that follows from the hall itself."""
        hall, kept = evening.hall, evening.kept
        last = hall.now
        started = None if last is None or last.started is None else self._open.began + last.started
        minutes = kept.settings.minutes
        told = w.HallTold(
            hall=kept.settings.hall,
            game=kept.settings.game,
            mode=kept.settings.mode,
            format=kept.settings.format,
            seats=kept.settings.seats,
            evening=kept.evening,
            began=kept.began,
            phase=_phase(hall),
            round=len(hall.rounds),
            planned=planned_rounds(hall),
            clock=None if started is None or not minutes else w.ClockTold(minutes, started, 0),
            minutes=minutes,
            players=tuple(w.PlayerTold(one.number, one.name, one.here, one.since, one.table) for one in hall.players),
            matches=self._going_on(evening),
            sitting_out=_sitting_out(hall),
            left_out=hall.left_out,
            standings=self.standings(hall),
        )
        return _data(told)

    def _going_on(self, evening: Evening) -> tuple[w.MatchTold, ...]:
        """Those of the last round; in free play also those of earlier rounds that still go on."""
        hall, told = evening.hall, list[w.MatchTold]()
        for round in hall.rounds[:-1] if hall.settings.format == "free" else ():
            told += self._told(evening, round, [match for match in round.matches if not match.settled])
        for round in hall.rounds[-1:]:
            told += self.of_round(evening, round)
        return tuple(told)

    def of_round(self, evening: Evening, round: Round) -> tuple[w.MatchTold, ...]:
        """All matches of one round."""
        return tuple(self._told(evening, round, round.matches))

    def _told(self, evening: Evening, round: Round, matches: Sequence[Match]) -> list[w.MatchTold]:
        before = msgspec.structs.replace(evening.hall, rounds=evening.hall.rounds[: round.number - 1])
        reasons, told = Reasons(before), []
        for one in matches:
            key = (evening.kept.evening, round.number, one.players, one.manual)
            if key not in self._reasons:  # as it was when they were put together: later corrections change no reason
                self._reasons[key] = reasons.of(one)
            winners, source = (one.outcome.winners, one.outcome.source) if one.outcome else (None, None)
            why = self._reasons[key]
            told.append(w.MatchTold(round.number, one.players, one.table, winners, source, one.manual, why))
        return told

    def standings(self, hall: Hall) -> tuple[w.StandingTold, ...]:
        """Everybody, the leader first."""
        record = Record(hall)
        return tuple(
            w.StandingTold(
                row.place, row.player, row.points, round(float(row.opponents), 4), row.wins, record.byes(row.player)
            )
            for row in standings(hall)
        )

    def _table(self, name: str, tables: Tables, now: float) -> Data:
        seen, hall = tables.seen.get(name), self._hall
        presence = _presence(seen, now)
        called = self._open.called.get(name, 0.0) if hall and name in hall.calls else None
        view = seen.view if seen else None
        key, known = (view, presence, called), self._tables.get(name)
        if known is not None and known[0][0] is view and known[0][1:] == key[1:]:
            return known[1]
        data = _data(w.TableTold(name, presence, called, live(view.view) if view else None))
        self._tables[name] = (key, data)
        return data


def _data(told: Any) -> Data:
    data: Data = msgspec.to_builtins(told)
    data.pop("tell", None)
    return data


def _presence(seen: Seen | None, now: float) -> w.Presence:
    return "unknown" if seen is None else seen.presence(now)


def _sitting_out(hall: Hall) -> tuple[int, ...]:
    able = {player.number for player in hall.playing}
    return tuple(player.number for player in hall.players if player.here and player.number not in able)


def _phase(hall: Hall) -> w.Phase:
    if hall.over:
        return "over"
    if hall.now is None:
        return "checking-in"
    return "playing" if hall.open else "between"
