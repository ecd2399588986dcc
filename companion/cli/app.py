"""The commands put together, and the last line of defence between a mistake and the person at the terminal."""

import os
import sys
from io import TextIOWrapper
from typing import Annotated

import typer

from companion.cli import cards, demo, games, log, play, rules, run, simulate
from companion.cli.telling import choose_language, tell_error

app = typer.Typer(
    help="Ambit referees card games at a real table.",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
Language = Annotated[str | None, typer.Option("--lang", help="The language to speak: en or fr.", metavar="LANG")]


@app.callback()
def ambit(lang: Language = None) -> None:
    """Ambit referees card games at a real table."""
    choose_language(lang)


for command in (demo, play, run, simulate, games, rules, cards, log):
    command.add_to(app)


def main() -> None:
    """Run a command. Only a fault of Ambit itself gets this far, and it says how to report it."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a letter shows a question mark for it
    try:
        app()
    except BrokenPipeError:
        # Whoever read our output has gone; the interpreter would complain once more while closing it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
    except Exception as fault:
        if os.environ.get("AMBIT_DEBUG"):
            raise
        tell_error("fault", what=f"{type(fault).__name__}: {fault}")
        sys.exit(1)
