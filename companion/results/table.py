"""An evening as a table, one line for each player of each game, and as JSON."""

import csv
from collections.abc import Iterator
from io import StringIO

import msgspec

from companion.results.ended import Ended, EveningResults, Player

COLUMNS = ("number", "game", "mode", "started", "ended", "seconds", "seat", "name", "winner", "score")
FORMULA = tuple("=+-@＝＋－＠")  # noqa: RUF001
"""What begins a formula in a spreadsheet, after spaces and lines too; some read the wide signs alike.

A name may be anything; with an apostrophe before it, it stays a text.
"""


def as_json(results: EveningResults) -> bytes:
    """Everything that is known of the evening's games."""
    return msgspec.json.format(msgspec.json.encode(results)) + b"\n"


def as_csv(results: EveningResults) -> bytes:
    """RFC 4180, in UTF-8 with a mark at its beginning, by which spreadsheets know it."""
    file = StringIO(newline="")
    writer = csv.writer(file)
    writer.writerow(COLUMNS)
    for game in results.games:
        writer.writerows(_rows(game))
    return file.getvalue().encode("utf-8-sig")


def _rows(game: Ended) -> Iterator[tuple[str | int | None, ...]]:
    for player in game.players:
        about = (game.number, game.game, game.mode, game.started, game.ended, game.seconds)
        yield (*about, player.seat, _text(player.name), "yes" if player.winner else "no", _score(player))


def _score(player: Player) -> str | int | None:
    if isinstance(player.score, dict):
        return "; ".join(f"{name} {value}" for name, value in player.score.items())
    return player.score


def _text(text: str) -> str:
    return f"'{text}" if text.lstrip().startswith(FORMULA) else text
