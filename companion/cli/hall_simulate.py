"""`ambit hall simulate`: a whole hall in one process over a real broker, and what it costs."""

import asyncio
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.progress import Progress, TaskID

from companion.cli import completing
from companion.cli.console import err
from companion.cli.simulate import playable
from companion.cli.telling import NO, as_json, fail, speaker, tell_text
from companion.hall_simulation.broker import Declined
from companion.hall_simulation.evening import simulate as evening
from companion.hall_simulation.figures import Figures, Wish
from companion.hall_simulation.pairing import slowest_pairing
from companion.hall_simulation.plot import CURVES, bars, drawn
from companion.lobby.choice import Choice, mode_of
from engine import registry
from engine.message import message

LEAST = 2
"""Players at a table: somebody to meet."""
GROWING = (50, 100)
"""Numbers of tables that are played first, to see how cost grows."""
GameName = Annotated[str, typer.Option("--game", metavar="GAME", autocompletion=completing.games)]
Mode = Annotated[str | None, typer.Option(autocompletion=completing.modes)]
Tables = Annotated[int, typer.Option(min=1, max=1000)]
Players = Annotated[int, typer.Option(min=2, max=2000)]
Seconds = Annotated[float | None, typer.Option(min=1.0)]
Speed = Annotated[float, typer.Option(min=0.1, max=64.0)]
Growth = Annotated[Path | None, typer.Option("--growth", metavar="FILE")]
AsJson = Annotated[bool, typer.Option("--json")]


def add_to(app: typer.Typer) -> None:
    app.command("simulate")(simulate)


def simulate(
    tables: Tables = 300,
    players: Players = 1200,
    game: GameName = registry.USUAL,
    mode: Mode = None,
    seconds: Seconds = 30.0,
    speed: Speed = 0.5,
    growth: Growth = None,
    json: AsJson = False,
) -> None:
    """Real tables with virtual devices and players, a real broker and a real hall, all on this machine."""
    seats = -(-players // tables)
    mode = _mode(game, mode, tables, players)
    sizes = [size for size in GROWING if size < tables] if growth is not None else []
    found = []
    with Progress(console=err, transient=True, disable=json) as bar:
        for size in (*sizes, tables):
            task = bar.add_task(str(size), total=1.0)
            wish = Wish(
                tables=size, players=size * players // tables, game=game, mode=mode, seats=seats, seconds=seconds,
                speed=speed,
            )  # fmt: skip
            try:
                found.append(asyncio.run(evening(wish, partial(_show, bar, task))))
            except Declined as declined:
                fail(declined.message)
    pairing = slowest_pairing(game, mode, players)
    if growth is not None:
        growth.write_text(drawn(found), encoding="utf-8")
    as_json(msgspec.json.encode({"halls": found, "pairing_s": pairing})) if json else _tell(found, pairing)
    raise typer.Exit(0 if all(one.clean for one in found) else NO)


def _mode(game: str, mode: str | None, tables: int, players: int) -> str:
    """The mode that is played: what was chosen, or the first that takes that many at a table. Else exit code 2."""
    seats, known = -(-players // tables), playable(game, mode, None)
    mode = mode_of(Choice(game, mode or ""), seats)
    allowed = [number for number in known.modes[mode] if number >= LEAST]
    if seats not in allowed:
        told = ", ".join(map(str, allowed))
        fail(message("hall-simulate-seats", tables=tables, players=players, seats=seats, allowed=told))
    return mode


def _show(bar: Progress, task: TaskID, doing: str, done: float) -> None:
    bar.update(task, completed=done)


def _tell(found: list[Figures], pairing: float) -> None:
    say = speaker()
    for one in found:
        args = {name: round(value, 1) for name, value in msgspec.to_builtins(one).items()}
        tell_text(say.term("hall-simulate-counts", **args))
        tell_text(say.term("hall-simulate-costs", **args))
    tell_text(say.term("hall-simulate-pairing", seconds=round(pairing, 1)))
    for curve in CURVES if len(found) > 1 else ():
        tell_text(f"{curve.title} ({curve.unit})")
        for tables, bar, value in bars(curve.value, found):
            tell_text(f"{tables:>6} {bar} {value:.0f}")
