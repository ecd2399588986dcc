"""`ambit cards backup` and `restore`: everything that Ambit keeps, in one file."""

from pathlib import Path
from typing import Annotated

import typer

from companion.cards.backup import Contents
from companion.cards.backup import backup as copy
from companion.cards.restore import restore as put_back
from companion.cli.cards.telling import AsJson, tell_json, tell_message
from companion.cli.open_log import held, read_log
from engine.action import to_data
from engine.message import Message, message

File = Annotated[Path, typer.Argument(metavar="FILE")]


def add_to(app: typer.Typer) -> None:
    app.command()(backup)
    app.command()(restore)


def backup(file: File, json: AsJson = False) -> None:
    """Copy everything (games, tags, cards, decks) into one file; also while a game runs."""
    with read_log() as log:
        held = copy(log, file)
    if json:
        tell_json(file=str(file), **to_data(held))
        return
    tell_message(_contents("cards-backed-up", held, file=str(file)))
    if held.running:
        tell_message(message("cards-backup-running"))


def restore(file: File, json: AsJson = False) -> None:
    """Put a backup in the place of what is there now, which is kept beside it."""
    with held("ambit cards restore") as hold:
        restored = put_back(file, hold.database)
    kept = str(restored.kept) if restored.kept else ""
    if json:
        tell_json(file=str(file), kept=kept, **to_data(restored.contents))
        return
    tell_message(_contents("cards-restored", restored.contents, file=str(file)))
    if kept:
        tell_message(message("cards-restore-kept", file=kept))


def _contents(id: str, held: Contents, file: str) -> Message:
    return message(id, file=file, games=held.games, tags=held.tags, cards=held.cards, decks=held.decks)
