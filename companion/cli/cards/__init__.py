"""`ambit cards`: tags, cards and decks; a file a command."""

import typer

from companion.cli.lazy import LazyCommand, LazyGroup


class Commands(LazyGroup):
    lazy = (
        LazyCommand("register", "companion.cli.cards.register"),
        LazyCommand("write", "companion.cli.cards.write"),
        LazyCommand("list", "companion.cli.cards.listing"),
        LazyCommand("teach", "companion.cli.cards.teach"),
        LazyCommand("deck", "companion.cli.cards.deck"),
        LazyCommand("forget", "companion.cli.cards.forget"),
        LazyCommand("export", "companion.cli.cards.transfer"),
        LazyCommand("import", "companion.cli.cards.transfer"),
    )


cards_app = typer.Typer(cls=Commands, no_args_is_help=True)


def add_to(app: typer.Typer) -> None:
    app.add_typer(cards_app, name="cards")
