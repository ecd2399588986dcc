"""`ambit cards forget`: free tags, and drop what was taught."""

from typing import Annotated

import typer

from companion.cards.packs import OwnPacks
from companion.cards.registry import Registry, Tag
from companion.cards.uid import looks_like_uid, read_uid
from companion.cli import completing
from companion.cli.cards.telling import agreed, game_named, refuse_with, tell_message
from companion.cli.open_log import write_log
from companion.cli.telling import fail
from companion.log import Log
from engine.message import Message, message

What = Annotated[str | None, typer.Argument(metavar="[UID|CARD]")]
All = Annotated[str | None, typer.Option("--all", metavar="GAME", autocompletion=completing.games)]
Game = Annotated[str | None, typer.Option("--game", metavar="GAME", autocompletion=completing.games)]
Data = Annotated[bool, typer.Option("--data")]
Yes = Annotated[bool, typer.Option("--yes", "-y")]


def add_to(app: typer.Typer) -> None:
    app.command()(forget)


def forget(what: What = None, all: All = None, game: Game = None, data: Data = False, yes: Yes = False) -> None:
    """Forget a tag, all tags of a card, or all tags of a game. Asks first."""
    if (what is None) == (all is None):
        fail(message("cards-forget-what"))
    with write_log("ambit cards forget") as log:
        tags = _tags(log, what, all, game)
        taught = _taught(log, what, game, tags) if data and what else []
        if not tags and not taught:
            refuse_with(message("cards-forget-none", what=what or all))
        if not yes and not agreed(message("cards-forget-ask", what=what or all, tags=len(tags), cards=len(taught))):
            refuse_with(message("cards-forget-not"))
        gone = Registry(log).forget(*(tag.uid for tag in tags))
        dropped = sum(OwnPacks(log).forget(owner, card) for owner, card in taught)
        tell_message(message("cards-forgotten", tags=gone, cards=dropped))


def _tags(log: Log, what: str | None, every: str | None, game: str | None) -> list[Tag]:
    registry = Registry(log)
    if every is not None:
        return registry.tags(game_named(every).name)
    assert what is not None
    if looks_like_uid(what):
        uid = read_uid(what)
        if isinstance(uid, Message):
            fail(uid)
        found = registry.find(uid)
        return [found] if found else []
    tags = [tag for tag in registry.tags() if tag.card == what and game in (None, tag.game)]
    _one_game(what, {tag.game or "" for tag in tags})
    return tags


def _taught(log: Log, card: str, game: str | None, tags: list[Tag]) -> list[tuple[str, str]]:
    """The game and the card whose data goes."""
    packs = OwnPacks(log).packs(game)
    found = {pack.game for pack in packs if any(entry["id"] == card for entry in pack.cards)}
    _one_game(card, found | {tag.game or "" for tag in tags})
    return [(owner, card) for owner in found]


def _one_game(card: str, games: set[str]) -> None:
    if len(games) > 1:
        fail(message("cards-forget-games", card=card, games=", ".join(sorted(games))))
