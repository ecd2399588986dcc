"""All commands in one program. An exception that no command handles becomes a sentence here, not a traceback."""

import os
import sys
from io import TextIOWrapper
from typing import Annotated

import typer

from companion.cli.lazy import LazyCommand, lazy_group
from companion.cli.telling import choose_language, tell_error
from engine import registry

COMMANDS = lazy_group(
    LazyCommand(
        "demo",
        "companion.cli.demo",
        "A simulated table in the browser, with simulated players. Take over any seat at any time.",
    ),
    LazyCommand(
        "play",
        "companion.cli.play",
        "Play a game at the table; it is kept in the log, and can be resumed at any moment.",
    ),
    LazyCommand("run", "companion.cli.run", "Play a scenario and say whether everything happened as it expects."),
    LazyCommand(
        "simulate",
        "companion.cli.simulate",
        "Simulated players play without a page; every step is checked for what must always hold.",
    ),
    LazyCommand("games", "companion.cli.games", "What can be played: games, modes, seats."),
    LazyCommand("rules", "companion.cli.rules", "The rules of a game, or one clause in plain words."),
    LazyCommand("cards", "companion.cli.cards", "Tags, cards and decks: tap to register, teach, check, keep."),
    LazyCommand("log", "companion.cli.log", "The saved games."),
    LazyCommand(
        "doctor",
        "companion.cli.doctor",
        "Check that everything is connected and works; for each fault, say what to do.",
    ),
    LazyCommand(
        "wiring",
        "companion.cli.wiring",
        "Which pin goes where: a table, a parts list and, if asked, a picture. Conflicts are shown in red.",
    ),
)
app = typer.Typer(
    cls=COMMANDS,
    help="Ambit referees card games at a real table.",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
Language = Annotated[str | None, typer.Option("--lang", help="The language to speak: en or fr.", metavar="LANG")]
Version = Annotated[
    bool, typer.Option("--version", help="The versions of Ambit and Python, the pin library and the machine.")
]


@app.callback(invoke_without_command=True)
def ambit(context: typer.Context, lang: Language = None, version: Version = False) -> None:
    """Ambit referees card games at a real table."""
    choose_language(lang)
    registry.look_elsewhere(_games_from_outside)
    if version:
        from companion.cli.version import tell_version

        tell_version()
        raise typer.Exit
    if context.invoked_subcommand is None:
        context.fail("Missing command.")


def _games_from_outside() -> None:
    from companion.outside import look

    look(lambda what: tell_error(what.id, **what.args))


def main() -> None:
    """Run a command. Only a fault of Ambit itself gets this far, and it says how to report it."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows a question mark for it
    try:
        app()
    except BrokenPipeError:
        # The reader of our output has closed the pipe; without this, Python would report it again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except Exception as fault:
        if os.environ.get("AMBIT_DEBUG"):
            raise
        tell_error("fault", what=f"{type(fault).__name__}: {fault}")
        sys.exit(1)
