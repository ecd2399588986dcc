"""`ambit cards`: tags, cards and decks; a file a command."""

import typer

from companion.cli.lazy import LazyCommand, lazy_group

COMMANDS = lazy_group(
    LazyCommand(
        "register",
        "companion.cli.cards.register",
        "Register tags by tapping them: each tap takes the card that is suggested.",
    ),
    LazyCommand(
        "write",
        "companion.cli.cards.write",
        "Write card ids onto tags with a PN532 reader, so that any table knows the cards. Each is read back.",
    ),
    LazyCommand(
        "list",
        "companion.cli.cards.listing",
        "Which cards have which tags; of one game, all cards that are known, and where from.",
    ),
    LazyCommand(
        "teach",
        "companion.cli.cards.teach",
        "Teach Ambit what a card says, in the words that the game knows; without an option, show what is known.",
    ),
    LazyCommand(
        "deck",
        "companion.cli.cards.deck",
        "Tap a deck and have it checked against the game's own rules, card by card; a deck that passes is saved.",
    ),
    LazyCommand(
        "forget",
        "companion.cli.cards.forget",
        "Forget a tag, all tags of a card, or all tags of a game. Asks first.",
    ),
    LazyCommand(
        "export",
        "companion.cli.cards.transfer",
        "Write tags or a pack to a file: JSON if its name ends in .json, TOML otherwise.",
    ),
    LazyCommand(
        "import",
        "companion.cli.cards.transfer",
        "Import packs and tags of another table. Differences are listed, and nothing is overwritten until you decide.",
    ),
    LazyCommand(
        "backup",
        "companion.cli.cards.safety",
        "Copy everything (games, tags, cards, decks) into one file; also while a game runs.",
    ),
    LazyCommand(
        "restore",
        "companion.cli.cards.safety",
        "Put a backup in the place of what is there now, which is kept beside it.",
    ),
)
cards_app = typer.Typer(
    cls=COMMANDS, help="Tags, cards and decks: tap to register, teach, check, keep.", no_args_is_help=True
)


def add_to(app: typer.Typer) -> None:
    app.add_typer(cards_app, name="cards")
