"""`ambit wiring`: which pin goes where, a picture of it, and what to buy."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from companion.cli import completing
from companion.cli.console import err, out
from companion.cli.seating import refuse_profile
from companion.cli.telling import NO, as_json, fail, speaker, tell_text
from companion.profiles import file_of
from companion.wiring.header import BCM, label
from companion.wiring.labels import Labels
from companion.wiring.plan import Plan, Use, plan
from companion.wiring.shopping import shopping
from engine.message import message
from hardware.profile import Mistake, Sketch, sketch
from hardware.wiring.current import MOST_HIGH, MOST_LOW, MOST_PINS, MOST_USB

Wiring = Annotated[str, typer.Argument(metavar="PROFILE", autocompletion=completing.profiles)]
Picture = Annotated[Path | None, typer.Option("--svg", metavar="OUT")]
AsJson = Annotated[bool, typer.Option("--json")]

MOST = {"low": MOST_LOW, "pins": MOST_PINS, "high": MOST_HIGH, "usb": MOST_USB}
"""Milliamperes that a Pi can give; the supply of LED strips is bought to fit."""
INKS = {"GND": "bright_black", "3.3 V": "yellow", "5 V": "magenta"}


def add_to(app: typer.Typer) -> None:
    app.command()(wiring)


def wiring(profile: Wiring, svg: Picture = None, json: AsJson = False) -> None:
    """Which pin goes where: a table, a parts list and, if asked, a picture. Conflicts are shown in red."""
    found = plan_of(profile)
    labels = Labels(speaker(), found.shared_reader)
    drawn = [] if svg is None else _draw(found, labels, svg)
    if json:
        as_json(msgspec.json.encode(to_data(found, labels)))
    else:
        _tell(found, labels)
        if drawn:
            told = message("wiring-drawn", file=", ".join(map(str, drawn)), count=len(drawn))
            tell_text(speaker().message(told))
    raise typer.Exit(NO if found.mistakes else 0)


def plan_of(profile: str) -> Plan:
    """The plan of a profile, by file or by name. No profile at all is wrong use."""
    found = sketch(file_of(profile))
    if not isinstance(found, Sketch):
        refuse_profile(found)
    return plan(found.profile, found.mistakes)


def _draw(plan: Plan, labels: Labels, file: Path) -> list[Path]:
    """The table in that file, and beside it a picture of each satellite; those that are wired alike share one."""
    from companion.wiring.drawing import draw

    beside = {file.with_name(f"{file.stem}-{each.name}{file.suffix}"): each for each in plan.satellites}
    for path, each in {file: plan, **beside}.items():
        try:
            path.write_text(draw(each, labels), encoding="utf-8")
        except OSError as error:
            fail(message("file-closed", file=str(path), why=error.strerror or str(error)))
    return [file, *beside]


def _tell(plan: Plan, labels: Labels) -> None:
    say = speaker()
    out.print(Text(labels.title(plan.name), style="bold"))
    if plan.parts:
        out.print(_pins(plan, labels))
        for satellite in plan.satellites:
            out.print(Text(f"\n{labels.heading(satellite)}", style="bold"))
            out.print(_pins(satellite, labels))
        out.print(Text(f"\n{say.term('wiring-parts')}", style="bold"))
        for item, count in shopping(plan.parts, plan.satellites).items():
            tell_text(f"{count:>5}  {labels.item(item)}")
        _tell_current(plan)
    else:
        tell_text(labels.nothing())
    for kind, devices in plan.unwired:
        out.print(Text(f"\n{labels.unwired(kind, devices)}", style="bright_black"))
    if plan.mistakes:
        err.print(Text(f"\n{say.term('wiring-mistakes', count=len(plan.mistakes))}", style="bold red"))
        for mistake in plan.mistakes:
            err.print(Text(labels.mistake(mistake), style="red"))


def _tell_current(plan: Plan) -> None:
    """Each supply that is used; more than it can give is yellow."""
    say, draws = speaker(), plan.current.rounded()
    out.print(Text(f"\n{say.term('wiring-current')}", style="bold"))
    for rail, milliamperes in draws.items():
        if milliamperes:
            most = MOST.get(rail, 0)
            said = say.term(f"wiring-current-{rail}", milliamperes=milliamperes, most=most)
            out.print(Text(f"  {said}", style="yellow" if most and milliamperes > most else ""))


def _pins(plan: Plan, labels: Labels) -> Table:
    """The pins as they lie on the board, in two columns."""
    say = speaker()
    use, pin = say.term("wiring-column-use"), say.term("wiring-column-pin")
    table = Table(box=None, pad_edge=False)
    for heading, side in ((use, "right"), ("", "right"), (pin, "right"), (pin, "left"), ("", "left"), (use, "left")):
        table.add_column(heading, justify="right" if side == "right" else "left")
    for left, right in zip(*plan.pinout.columns, strict=True):
        cells = (_cells(plan, pin, labels) for pin in (left, right))
        table.add_row(*next(cells), *reversed(next(cells)))
    return table


def _cells(plan: Plan, pin: int, labels: Labels) -> list[Text]:
    use, label = plan.use(pin), plan.pinout.labels[pin]
    ink = INKS.get(plan.pinout.power.get(pin, ""), "")
    said = labels.use(use)
    if use.conflict:
        return [
            Text(f"{said} ({labels.conflict()})", "bold red"),
            Text(label, "red"),
            Text(str(use.pin), "red"),
        ]
    quiet = "" if use.devices else "bright_black"
    return [Text(said, quiet), Text(label, ink or quiet), Text(str(use.pin), ink or "bold")]


def to_data(plan: Plan, labels: Labels) -> dict[str, Any]:
    """The plan as programs read it."""
    return {
        "name": plan.name,
        "pins": [_pin(use, labels) for use in plan.uses],
        "wires": _wires(plan),
        "satellites": [_satellite(each) for each in plan.satellites],
        "parts": shopping(plan.parts, plan.satellites),
        "milliamperes": plan.current.rounded(),
        "unwired": dict(plan.unwired),
        "mistakes": [_mistake(each, labels) for each in plan.mistakes],
    }


def _wires(plan: Plan) -> list[dict[str, Any]]:
    return [
        {"devices": terminal.devices or part.devices, "part": part.kind, "terminal": terminal.label, "to": terminal.net}
        for part in plan.parts
        for terminal in part.terminals
    ]


def _satellite(plan: Plan) -> dict[str, Any]:
    """The boards that are wired alike, by the wires of the first of them."""
    return {"boards": plan.boards, "wires": _wires(plan)}


def _mistake(mistake: Mistake, labels: Labels) -> dict[str, Any]:
    about = {"line": mistake.line, "key": mistake.key, "id": mistake.what.id}
    return about | {"says": labels.mistake(mistake)}


def _pin(use: Use, labels: Labels) -> dict[str, Any]:
    about = {"pin": use.pin, "is": label(use.pin), "bcm": BCM.get(use.pin)}
    return about | {"devices": use.devices, "bus": labels.bus(use) or None, "conflict": use.conflict}
