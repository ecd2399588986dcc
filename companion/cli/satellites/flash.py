"""`ambit satellites flash`: the firmware and the settings onto a board."""

import time
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn

from companion.cli.console import err
from companion.cli.satellites.which import boards_of, tell_absent
from companion.cli.seating import Wiring
from companion.cli.telling import NO, fail, speaker, tell_text
from companion.messages.hardware import message_of
from companion.satellites.flashing import NotFlashed, files, flash
from companion.satellites.plugged import Plugged, plugged
from companion.satellites.survey import survey
from engine.message import Message, message
from hardware.driver import Unavailable
from hardware.satellite.settings import settings

Name = Annotated[str, typer.Argument(metavar="SATELLITE")]
BACK = 20.0
"""Seconds in which a board is back after it was written."""
AGAIN = 0.5
"""Seconds from one look for it to the next."""


def add_to(app: typer.Typer) -> None:
    app.command("flash")(flash_board)


def flash_board(name: Name, wiring: Wiring = None) -> None:
    """Write the firmware and the settings of the profile to a board, check what was written, and restart it."""
    profile, boards = boards_of(wiring, name)
    there = plugged(boards)
    if profile is None or name not in there:
        tell_absent(boards, ())
        raise typer.Exit(NO)
    plug = there[name]
    _write(plug, files(settings(profile, plug.board)))
    _greet(plug)


def _write(plug: Plugged, wanted: dict[str, bytes]) -> None:
    total, say = sum(map(len, wanted.values())), speaker()
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    try:
        with Progress(*columns, console=err, transient=True) as progress:
            task = progress.add_task(say.term("flash-writing", name=plug.board.name), total=total)
            flash(str(plug.file), wanted, lambda count: progress.advance(task, count))
    except NotFlashed as refused:
        _refuse(refused.what)
    except Unavailable as missing:
        fail(message("satellites-why", name=plug.board.name, why=message_of(missing.what)))
    _say(message("flash-written", name=plug.board.name, count=len(wanted), bytes=total))


def _greet(plug: Plugged) -> None:
    """It has to answer as the board that it is now. Its port vanishes while it restarts, so it is looked for again."""
    ends = time.monotonic() + BACK
    [report] = survey((plug,))
    while (not report.version or report.why is not None) and time.monotonic() < ends:
        time.sleep(AGAIN)
        [report] = survey((plug,))
    if not report.version:
        _refuse(message("flash-silent", name=plug.board.name))
    elif report.why is not None:
        _refuse(message("satellites-why", name=plug.board.name, why=message_of(report.why)))
    else:
        _say(message("flash-answers", name=plug.board.name, version=report.version))


def _refuse(what: Message) -> None:
    tell_text(speaker().message(what), stderr=True)
    raise typer.Exit(NO)


def _say(what: Message) -> None:
    tell_text(speaker().message(what))
