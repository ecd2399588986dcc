"""What the Tab key offers: games, modes, profiles, saved games, clauses. Nothing here fails or prints."""

import os
from collections.abc import Iterator
from importlib import import_module
from typing import Any, NoReturn

import typer

from companion.cli.telling import fail, speaker, tell_text
from companion.messages.visible import on_one_line
from engine import registry
from engine.message import message

SHELLS = ("bash", "zsh", "fish")
_LINES = ("COMP_WORDS", "_TYPER_COMPLETE_ARGS")
"""Where bash, and where other shells put the line that is being typed."""


def games() -> list[str]:
    """With those from outside; a broken one is not complained about while somebody types."""
    registry.look_elsewhere(_look)
    return list(registry.names())


def _look() -> None:
    from companion.outside import look

    look(lambda what: None)


def modes(context: typer.Context) -> list[str]:
    """Those of the game that was typed; of the usual one where none was."""
    known = registry.find(_game(context))
    return list(known.modes) if known else []


def _game(context: typer.Context) -> str:
    """An option that waits for its value hides the words before it from Typer, so they are looked for in the line."""
    if typed := context.params.get("game"):
        return str(typed)
    words = [word for name in _LINES for word in os.environ.get(name, "").split()]
    return next((word for word in words if word in games()), registry.USUAL)


def profiles() -> list[str]:
    """The table's own and those that come with Ambit; where none fits, a shell goes on with files."""
    from companion.profiles import named

    return sorted(named())


def rules(incomplete: str) -> list[str]:
    """Games; and clauses, once a first part of one was typed."""
    from companion import clauses

    games()
    known = clauses.games()
    return [*known, *(id for game in known for id in clauses.read(game))] if incomplete.isupper() else list(known)


def saved_games() -> list[tuple[str, str]]:
    """Their numbers, the newest first, with what was played and by whom."""
    from companion.home import database
    from companion.log import Log, Unusable

    if not database().is_file():
        return []
    try:
        log = Log(database(), read_only=True)
        try:
            return list(_numbered(log))
        finally:
            log.close()
    except Unusable:
        return []


def _numbered(log: Any) -> Iterator[tuple[str, str]]:
    from companion.log import Damaged

    for number in log.numbers():
        try:
            header = log.game(number).header
        except Damaged:
            continue
        yield str(number), on_one_line(f"{header.game} {header.mode} {', '.join(filter(None, header.seats))}")


def install() -> NoReturn:
    """`--install-completion`: as Typer does it, told in the language of this run."""
    completion: Any = import_module("typer.completion")  # it does not say which of its names are for others
    shell: str | None = completion._get_shell_name()
    if shell is None:
        fail(message("completion-no-shell"))
    if shell not in SHELLS:
        fail(message("completion-other-shell", shell=shell))
    _, file = completion.install(shell=shell)
    tell_text(speaker().message(message("completion-installed", shell=shell, file=str(file))))
    raise typer.Exit
