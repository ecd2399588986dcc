"""Every command of the program, as the words that call it and the command itself."""

import re
from collections.abc import Iterator
from typing import Any

import typer.main
from typer.core import TyperGroup, TyperOption

from companion.cli.app import app
from companion.cli.help import HELP_OPTIONS, speak
from companion.cli.lazy import LazyCommand
from companion.cli.telling import choose_language
from companion.cli.words import told

Words = tuple[str, ...]


def commands() -> Iterator[tuple[Words, Any]]:
    """In English. The program itself first; groups stand before what is in them."""
    choose_language(["--lang", "en"])
    program = typer.main.get_command(app)
    speak(program)
    return _within(program, ())


def _within(command: Any, words: Words) -> Iterator[tuple[Words, Any]]:
    found = command.itself if isinstance(command, LazyCommand) else command
    yield words, found
    if isinstance(found, TyperGroup):
        for name, inner in found.commands.items():
            yield from _within(inner, (*words, name))


def leaves() -> list[Words]:
    """Those that do something."""
    return [words for words, command in commands() if not isinstance(command, TyperGroup)]


def params(command: Any) -> list[Any]:
    """Its options and arguments, with the one for help."""
    return command.get_params(typer.Context(command, help_option_names=HELP_OPTIONS))  # type: ignore[no-any-return]


def metavar_ids() -> set[str]:
    """The words in capitals, and the kinds of values that have none of their own."""
    found = {"word-options", "word-command", "word-args"}
    for param in (param for _, command in commands() for param in params(command) if param.metavar):
        kind = f"word-{param.type.name.partition(' ')[0]}"
        own = isinstance(param, TyperOption) and param.metavar == told(kind)
        found |= {kind} if own else {f"word-{word.lower()}" for word in re.findall("[A-Z]{2,}", param.metavar)}
    return found


def help_ids() -> dict[str, list[str]]:
    """For each command, option, argument and metavar, the ids of which one must have words, the nearest first."""
    wanted = dict[str, list[str]]()
    for words, command in commands():
        wanted[" ".join(("ambit", *words))] = ["-".join(("help", *(words or ("ambit",))))]
        for param in params(command):
            near = [words[:depth] for depth in range(len(words), -1, -1)]
            ids = ["-".join(("with", *part, param.name)).replace("_", "-") for part in near]
            wanted[" ".join(("ambit", *words, param.opts[0]))] = ids
    return wanted
