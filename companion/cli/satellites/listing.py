"""`ambit satellites list`: the boards that are there, and those that should be."""

from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table

from companion.cli.console import out, shown
from companion.cli.satellites.which import boards_of, tell_absent
from companion.cli.seating import Wiring
from companion.cli.telling import NO, as_json, speaker, tell_error, tell_text
from companion.messages.hardware import message_of
from companion.satellites.plugged import others, plugged, strangers
from companion.satellites.survey import Report, survey
from engine.message import message
from hardware.satellite.discovery import VENDOR
from hardware.wiring.device import Board

AsJson = Annotated[bool, typer.Option("--json")]
UNNAMED = ("satellite-silent", "satellite-no-settings", "satellite-version")
"""What is no news of a board that no profile names: it was never flashed."""
COLUMNS = ("name", "id", "port", "firmware", "parts", "link")


def add_to(app: typer.Typer) -> None:
    app.command("list")(list_boards)


def list_boards(wiring: Wiring = None, json: AsJson = False) -> None:
    """Every board that is plugged in, and every one of the profile: what it runs, its parts, and whether it answers."""
    _, boards = boards_of(wiring)
    named = plugged(boards)
    reports = survey((*named.values(), *strangers(boards)))
    missing = [board for board in boards if board.name not in named]
    if json:
        for line in (*map(_line, reports), *map(_absent, missing)):
            as_json(msgspec.json.encode(line))
    else:
        _tell(reports, missing)
        for other in others(boards):
            tell_error("satellites-other", port=other.port, usb=f"{VENDOR}:{other.product}")
    broken = missing or any(report.why is not None and report.plug.named for report in reports)
    raise typer.Exit(NO if broken else 0)


def _tell(reports: list[Report], missing: list[Board]) -> None:
    say = speaker()
    if not reports and not missing:
        tell_text(say.message(message("satellites-none")))
        return
    table = Table(*(say.term(f"satellites-column-{word}") for word in COLUMNS), box=None)
    for report in reports:
        plug, parts = report.plug, ", ".join(part.name for part in report.parts)
        name = plug.board.name if plug.named else say.term("satellites-unnamed")
        firmware = f"{report.version} ({report.chip})" if report.version else "–"
        table.add_row(*map(shown, (name, plug.id or "–", plug.port, firmware, parts or "–", _link(report))))
    for board in missing:
        cells = (board.name, board.id or "–", board.port or "–", "–", "–", say.term("satellites-missing"))
        table.add_row(*map(shown, cells))
    out.print(table)
    tell_absent(tuple(missing), ())
    for report in reports:
        if not report.plug.named:
            tell_error("satellites-new", port=report.plug.port, number=report.plug.id or "–")
        if report.why is not None and (report.plug.named or report.why.id not in UNNAMED):
            why = message("satellites-why", name=report.name, why=message_of(report.why))
            tell_text(say.message(why), stderr=True)


def _link(report: Report) -> str:
    say = speaker()
    if report.why is not None:
        return say.term("satellites-unusable")
    return say.term("satellites-waiting" if report.bound_us is None else "satellites-usable")


def _line(report: Report) -> dict[str, Any]:
    plug, why = report.plug, report.why
    return {
        "name": plug.board.name if plug.named else None,
        "id": plug.id or None,
        "port": plug.port,
        "usb": plug.path or None,
        "controller": plug.controller or None,
        "version": report.version or None,
        "chip": report.chip or None,
        "parts": [{"name": part.name, "part": part.part, "up": part.up} for part in report.parts],
        "usable": why is None and bool(report.version),
        "why": None if why is None else speaker().message(message_of(why)),
        "means": report.means,
        "bound_us": report.bound_us,
    }


def _absent(board: Board) -> dict[str, Any]:
    about = {"name": board.name, "id": board.id or None, "port": board.port or None}
    return about | {"usable": False, "why": speaker().term("satellites-missing")}
