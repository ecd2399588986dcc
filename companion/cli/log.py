"""`ambit log`: the saved games."""

import sys
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from companion import results
from companion.cli import completing
from companion.cli.console import out, shown
from companion.cli.open_log import read_log
from companion.cli.run import tell_story
from companion.cli.telling import NO, as_json, fail, speaker, tell_text
from companion.log import Damaged, Log, Saved
from companion.log.export import scenario
from companion.log.private import write_file
from companion.log.verify import verify
from companion.messages.visible import escaped, visible
from engine.message import message
from engine.scenario import Scenario, read
from engine.setup import Header

log_app = typer.Typer(no_args_is_help=True)
Number = Annotated[int, typer.Argument(metavar="NUMBER", autocompletion=completing.saved_games)]
Referee = Annotated[bool, typer.Option("--referee")]
File = Annotated[Path | None, typer.Option("--to", metavar="FILE")]
AsJson = Annotated[bool, typer.Option("--json")]
Evening = Annotated[int | None, typer.Argument(metavar="NUMBER")]
WholeJson = Annotated[bool, typer.Option("--json")]
COLUMNS = ("number", "started", "game", "seats", "steps", "state")


def add_to(app: typer.Typer) -> None:
    app.add_typer(log_app, name="log")


@log_app.command("list")
def list_games(json: AsJson = False) -> None:
    """Every saved game, the newest first."""
    say = speaker()
    table = Table(*(say.term(f"log-{word}") for word in COLUMNS), box=None)
    with read_log() as log:
        for saved in _readable(log):
            if json:
                as_json(msgspec.json.encode(_summary(saved)))
                continue
            header, state = saved.header, say.term("log-over" if saved.over else "log-running")
            game, names = f"{header.game} {header.mode}", ", ".join(_names(header))
            begun = f"{datetime.fromisoformat(saved.started).astimezone():%Y-%m-%d %H:%M}"
            table.add_row(*map(shown, (str(saved.id), begun, game, names, str(saved.steps), state)))
    if not json:
        out.print(table if table.row_count else Text(say.term("log-empty")))


def _names(header: Header) -> Iterator[str]:
    """Who sat where; a seat without a name by its number."""
    for number, name in enumerate(header.seats, 1):
        yield name or speaker().term("seat-unnamed", number=number)


def _readable(log: Log) -> Iterator[Saved]:
    """Every readable game; what is wrong with another is printed on standard error."""
    for number in log.numbers():
        try:
            yield log.game(number)
        except Damaged as broken:
            tell_text(speaker().message(broken.message), stderr=True)


def _summary(saved: Saved) -> dict[str, object]:
    header = saved.header
    about = {"number": saved.id, "started": saved.started, "steps": saved.steps, "over": saved.over}
    return about | {"game": header.game, "mode": header.mode, "seats": header.seats, "packs": saved.packs}


@log_app.command()
def show(number: Number, referee: Referee = False) -> None:
    """Tell the story of a saved game."""
    with read_log() as log:
        lines = _lines(log, number, referee)
    found = read(lines, from_outside=False)
    if not isinstance(found, Scenario):
        fail(found.message, clause=found.clause)
    tell_story(found)


@log_app.command()
def export(number: Number, to: File = None, referee: Referee = False) -> None:
    """Write a saved game as a scenario, which [bold]ambit run[/] plays again."""
    with read_log() as log:
        lines = escaped(b"".join(_lines(log, number, referee)))
        over = log.game(number).over
    _write(lines, to, hidden=not over)


@log_app.command()
def evening(number: Evening = None, to: File = None, json: WholeJson = False) -> None:
    """Write the results of an evening as a table: players, seats, winners, scores, when and how long."""
    with read_log() as log:
        found = results.evening_results(log, number)
    if found is None:
        fail(message("log-no-evening", number=number or 0))
    _write(results.as_json(found) if json else results.as_csv(found), to)


def _write(body: bytes, to: Path | None, *, hidden: bool = False) -> None:
    """`hidden`: it tells what lies face down, so only its owner may read the file."""
    if to is None:
        sys.stdout.buffer.write("\r\n".join(map(visible, body.decode().split("\r\n"))).encode())
        return
    try:
        if hidden:
            write_file(to, body)
        else:
            to.write_bytes(body)
    except OSError as error:
        fail(message("file-closed", file=str(to), why=error.strerror or str(error)))


def _lines(log: Log, number: int, referee: bool) -> list[bytes]:
    """The game as a scenario; while it runs, only for somebody who does not play."""
    if number not in log:
        fail(message("log-no-such-game", number=number))
    saved = log.game(number)
    if not saved.over and not referee:
        tell_text(speaker().message(message("log-still-running", number=number)))
        raise typer.Exit(NO)
    return list(scenario(saved, log.entries(number)[0]))


@log_app.command("verify")
def verify_games(json: AsJson = False) -> None:
    """Check that every saved game is whole and replays to its end."""
    say, broken = speaker(), 0
    with read_log() as log:
        for found in verify(log):
            broken += found.wrong is not None
            verdict = say.message(found.wrong) if found.wrong else say.term("log-whole")
            if json:
                about = _summary(found.saved) if found.saved else {"number": found.number}
                as_json(msgspec.json.encode(about | {"whole": found.wrong is None, "why": verdict}))
            else:
                tell_text(f"{found.number:>5}  {verdict}")
    raise typer.Exit(NO if broken else 0)
