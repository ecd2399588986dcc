"""`ambit cards list`: which cards there are, and which of them have tags."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Annotated

import typer
from msgspec import Struct
from rich.table import Table

from companion.cards.pool import Pool, every_pack, pool_of
from companion.cards.registry import Registry, Tag
from companion.cli import completing
from companion.cli.cards.telling import AsJson, game_named, tell_json, tell_message
from companion.cli.console import out, shown
from companion.cli.open_log import read_log
from companion.cli.telling import speaker, tell_text
from companion.log import Log
from engine import registry
from engine.message import message

Game = Annotated[str | None, typer.Argument(metavar="[GAME]", autocompletion=completing.games)]


def add_to(app: typer.Typer) -> None:
    app.command("list")(list_cards)


class Row(Struct, frozen=True):
    """One card with its tags. A card that no pack knows any more has neither name nor pack."""

    game: str | None
    card: str
    name: str
    pack: str
    tags: tuple[Tag, ...]


def list_cards(game: Game = None, json: AsJson = False) -> None:
    """Which cards have which tags; of one game, all cards that are known, and where from."""
    with read_log() as log:
        rows = list(_rows(log, game))
    if json:
        for row in rows:
            tags = [{"uid": tag.uid, "registered": tag.registered} for tag in row.tags]
            tell_json(game=row.game, card=row.card, name=row.name, pack=row.pack, tags=tags)
        return
    if not rows:
        tell_message(message("cards-list-none"))
        return
    say = speaker()
    columns = [say.term(id) for id in ("games-game", "cards-list-card", "cards-list-pack", "cards-list-tags")]
    table = Table(*columns, box=None)
    for row in rows:
        cells = (row.game or "", say.named(row.name) or row.card, row.pack, ", ".join(tag.uid for tag in row.tags))
        table.add_row(*map(shown, cells))
    out.print(table)
    tell_message(message("cards-list-sum", cards=len(rows), tags=sum(len(row.tags) for row in rows)))


def _rows(log: Log, game: str | None) -> Iterator[Row]:
    by_game: dict[str | None, dict[str, list[Tag]]] = defaultdict(lambda: defaultdict(list))
    for tag in Registry(log).tags(game):
        by_game[tag.game][tag.card].append(tag)
    if game is not None:
        yield from _known(pool_of(log, game_named(game)), by_game[game])
    for name, tagged in by_game.items():
        pool = _whole_pool(log, name)
        for card, tags in tagged.items():
            known = pool.names.get(card, "") if pool else ""
            yield Row(name, card, known, pool.pack_of(card) if pool else "", tuple(tags))


def _known(pool: Pool, tagged: dict[str, list[Tag]]) -> Iterator[Row]:
    """Every card of the pool; what is listed here is not listed again."""
    for card, why in pool.unfit.items():
        tell_text(speaker().message(message("card-wrong", card=card, why=why)), stderr=True)
    for card, name in pool.names.items():
        yield Row(pool.game.name, card, name, pool.pack_of(card), tuple(tagged.pop(card, ())))


def _whole_pool(log: Log, game: str | None) -> Pool | None:
    """With training sets: somebody who tagged their cards wants to see them. None for tokens and unknown games."""
    known = registry.find(game) if game else None
    return pool_of(log, known, *(pack.pack for pack in every_pack(log, known.name))) if known else None
