"""All commands in one program. An exception that no command handles becomes a sentence here, not a traceback."""

import os
import sys
from io import TextIOWrapper
from typing import Annotated, Any

import typer

from companion.cli.help import HELP_OPTIONS, speak
from companion.cli.lazy import LazyCommand, LazyGroup, loaded
from companion.cli.telling import choose_language, tell_error
from companion.cli.usage import mistakes_told


class Program(LazyGroup):
    """`ambit` itself."""

    lazy = (
        LazyCommand("table", "companion.cli.table"),
        LazyCommand("demo", "companion.cli.demo"),
        LazyCommand("play", "companion.cli.play"),
        LazyCommand("hall", "companion.cli.hall"),
        LazyCommand("run", "companion.cli.run"),
        LazyCommand("simulate", "companion.cli.simulate"),
        LazyCommand("games", "companion.cli.games"),
        LazyCommand("rules", "companion.cli.rules"),
        LazyCommand("cards", "companion.cli.cards"),
        LazyCommand("log", "companion.cli.log"),
        LazyCommand("backup", "companion.cli.backup"),
        LazyCommand("restore", "companion.cli.backup"),
        LazyCommand("doctor", "companion.cli.doctor"),
        LazyCommand("wiring", "companion.cli.wiring"),
        LazyCommand("satellites", "companion.cli.satellites"),
        LazyCommand("service", "companion.cli.service"),
    )

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """The language comes first: help, and what is wrong with the line, is told while the line is parsed."""
        choose_language(args)
        speak(self)
        for param in self.params:
            if param.name == "install_completion":
                param.callback = _install_completion
        with mistakes_told():
            return super().parse_args(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        """The command, which parses the rest of the line."""
        with mistakes_told():
            return super().invoke(ctx)


app = typer.Typer(
    cls=Program,
    rich_markup_mode=None,  # help and mistakes are drawn by `help_page`
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": HELP_OPTIONS},
)
Version = Annotated[bool, typer.Option("--version")]


@app.callback(invoke_without_command=True)
def ambit(context: typer.Context, version: Version = False) -> None:
    """Ambit referees card games at a real table."""
    from engine import registry

    registry.look_elsewhere(_games_from_outside)
    if version:
        from companion.cli.version import tell_version

        tell_version()
        raise typer.Exit
    if context.invoked_subcommand is None:
        from companion.cli.table import table

        loaded()
        table()


def _install_completion(context: Any, param: Any, wanted: bool | None) -> None:
    """In place of Typer's own, which speaks English only."""
    if wanted and not context.resilient_parsing:
        from companion.cli.completing import install

        install()


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
