"""`ambit games`: what can be played."""

from typing import Annotated

import msgspec
import typer
from rich.table import Table

from companion.cli.console import out
from companion.cli.telling import as_json, speaker
from companion.packs import packs_of
from engine import registry

AsJson = Annotated[bool, typer.Option("--json")]


def add_to(app: typer.Typer) -> None:
    app.command()(games)


def games(json: AsJson = False) -> None:
    """What can be played: games, modes, seats."""
    known = [game for name in registry.names() if (game := registry.find(name))]
    if json:
        for game in known:
            line = {"game": game.name, "rules": game.version, "modes": game.modes, "packs": _packs(game.name)}
            as_json(msgspec.json.encode(line))
        return
    say = speaker()
    table = Table(
        say.term("games-game"), say.term("games-mode"), say.term("games-seats"), say.term("games-packs"), box=None
    )
    for game in known:
        for mode, seats in game.modes.items():
            first = mode == next(iter(game.modes))
            packs = ", ".join(_packs(game.name)) if first else ""
            table.add_row(game.name if first else "", mode, ", ".join(map(str, seats)), packs)
    out.print(table)


def _packs(game: str) -> list[str]:
    return [pack.pack for pack in packs_of(game, training=True)]
