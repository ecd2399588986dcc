"""`ambit satellites`: the boards of the seats; a file a command."""

import typer

from companion.cli.lazy import LazyCommand, LazyGroup


class Commands(LazyGroup):
    lazy = (
        LazyCommand("list", "companion.cli.satellites.listing"),
        LazyCommand("monitor", "companion.cli.satellites.monitor"),
        LazyCommand("flash", "companion.cli.satellites.flash"),
        LazyCommand("prove", "companion.cli.satellites.prove"),
    )


satellites_app = typer.Typer(cls=Commands, no_args_is_help=True)


def add_to(app: typer.Typer) -> None:
    app.add_typer(satellites_app, name="satellites")
