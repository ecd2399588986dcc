"""The evening to take along: standings and results as CSV, everything as JSON. No badges, no keys, no codes."""

import csv
from collections.abc import Iterable
from io import StringIO
from typing import Any

from msgspec import Struct

from companion.hall.evening import Evening
from companion.hall.rules.standings import Record, standings
from companion.hall.rules.state import Hall, Match
from companion.hall_web.telling import Telling

CSV = "text/csv"
FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")
"""With what a cell begins that a spreadsheet would work out."""


class PlayerKept(Struct, frozen=True):
    number: int
    name: str
    here: bool
    since: int


class EveningExported(Struct, frozen=True):
    """An evening for other programs."""

    evening: str
    hall: str
    began: str
    game: str
    mode: str
    format: str
    over: bool
    players: tuple[PlayerKept, ...]
    rounds: tuple[Any, ...]
    standings: tuple[Any, ...]


def safe(text: str) -> str:
    """A cell that is text in every spreadsheet, whatever a player is called."""
    return f"'{text}" if text.startswith(FORMULA) else text


def _csv(rows: Iterable[Iterable[str | int]]) -> bytes:
    """With the mark by which spreadsheets know UTF-8."""
    file = StringIO()
    csv.writer(file).writerows([safe(cell) if isinstance(cell, str) else cell for cell in row] for row in rows)
    return file.getvalue().encode("utf-8-sig")


def standings_csv(hall: Hall) -> bytes:
    """One player a row, the leader first."""
    record = Record(hall)
    head = ("place", "number", "name", "points", "opponents", "wins", "byes", "here")
    rows = (
        (
            row.place, row.player, hall.player(row.player).name, row.points, f"{float(row.opponents):.4f}", row.wins,
            record.byes(row.player), "yes" if hall.player(row.player).here else "no",
        )
        for row in standings(hall)
    )  # fmt: skip
    return _csv([head, *rows])


def results_csv(hall: Hall) -> bytes:
    """One match a row."""
    head = ("round", "table", "players", "names", "winners", "source")
    rows: list[tuple[str | int, ...]] = [
        (round.number, *_match(hall, match)) for round in hall.rounds for match in round.matches
    ]
    return _csv([head, *rows])


def _match(hall: Hall, match: Match) -> tuple[str, ...]:
    numbers = " ".join(map(str, match.players))
    names = " / ".join(hall.player(number).name for number in match.players)
    if match.bye:
        return "", numbers, names, "bye", ""
    if match.outcome is None:
        return match.table or "", numbers, names, "", ""
    drawn = match.outcome.drawn(match.players)
    winners = "draw" if drawn else " ".join(map(str, match.outcome.winners))
    return match.table or "", numbers, names, winners, match.outcome.source


def evening_json(evening: Evening, telling: Telling) -> EveningExported:
    """Everything that is public."""
    hall, settings = evening.hall, evening.kept.settings
    rounds = tuple(
        {"round": round.number, "matches": telling.of_round(evening, round)} for round in hall.rounds
    )  # fmt: skip
    return EveningExported(
        evening=evening.kept.evening,
        hall=settings.hall,
        began=evening.kept.began,
        game=settings.game,
        mode=settings.mode,
        format=settings.format,
        over=hall.over,
        players=tuple(PlayerKept(one.number, one.name, one.here, one.since) for one in hall.players),
        rounds=rounds,
        standings=telling.standings(evening.hall),
    )
