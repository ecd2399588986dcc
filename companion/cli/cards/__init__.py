"""`ambit cards`: tags, cards and decks; a file a command."""

import typer

from companion.cli.cards import deck, forget, listing, register, safety, teach, transfer

cards_app = typer.Typer(help="Tags, cards and decks: tap to register, teach, check, keep.", no_args_is_help=True)

for command in (register, listing, teach, deck, forget, transfer, safety):
    command.add_to(cards_app)


def add_to(app: typer.Typer) -> None:
    app.add_typer(cards_app, name="cards")
