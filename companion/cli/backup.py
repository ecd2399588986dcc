"""`ambit backup` and `ambit restore`: everything that Ambit keeps, in one file."""

from pathlib import Path
from typing import Annotated

import typer

from companion.backup import back_up, put_back
from companion.cards.backup import Contents
from companion.cli.cards.telling import AsJson, tell_json, tell_message
from companion.cli.open_log import held, read_log
from companion.home import home
from engine.action import to_data
from engine.message import Message, message

File = Annotated[Path, typer.Argument(metavar="FILE")]


def add_to(app: typer.Typer) -> None:
    app.command()(backup)
    app.command()(restore)


def backup(file: File, json: AsJson = False) -> None:
    """Copy everything (games, tags, cards, decks, profiles, settings) into one file; also while a game runs."""
    with read_log() as log:
        made = back_up(log, home(), file)
    if json:
        left_out = [str(home() / name) for name in made.left_out]
        tell_json(file=str(file), **to_data(made.contents), **_files(made.profiles, made.settings), left_out=left_out)
        return
    tell_message(_contents("backup-made", made.contents, file=str(file), **_files(made.profiles, made.settings)))
    for name in made.left_out:
        tell_message(message("backup-left-out", file=str(home() / name)))
    if made.contents.running:
        tell_message(message("cards-backup-running"))


def restore(file: File, json: AsJson = False) -> None:
    """Put a backup in the place of what is there now, which is kept beside it."""
    with held("ambit restore") as hold:
        done = put_back(file, hold.database)
    kept = [str(path) for path in done.kept]
    if json:
        tell_json(file=str(file), kept=kept, **to_data(done.contents), **_files(done.profiles, done.settings))
        return
    id = "backup-restored" if done.whole else "backup-restored-database"
    tell_message(_contents(id, done.contents, file=str(file), **_files(done.profiles, done.settings)))
    for name in kept:
        tell_message(message("cards-restore-kept", file=name))


def _files(profiles: int, settings: int) -> dict[str, int]:
    return {"profiles": profiles, "settings": settings}


def _contents(id: str, held: Contents, **more: str | int) -> Message:
    return message(id, games=held.games, tags=held.tags, cards=held.cards, decks=held.decks, **more)
