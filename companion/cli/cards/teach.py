"""`ambit cards teach`: enter what a card says."""

import json as standard_json
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from companion.cards.incoming import read_fields
from companion.cards.packs import entry_of
from companion.cards.pool import Pool, every_pack, pool_of
from companion.cards.search import Fit, search
from companion.cards.teaching import FORGOTTEN
from companion.cards.teaching import teach as keep
from companion.cli.cards.telling import AsJson, GameName, game_named, tell_message
from companion.cli.open_log import read_log, write_log
from companion.cli.telling import as_json, fail, speaker, tell_text
from companion.files import UnreadableFile
from companion.messages.effects import sentences
from engine.cards import Card
from engine.message import Message, message

CardName = Annotated[str, typer.Argument(metavar="CARD")]
Name = Annotated[str | None, typer.Option("--name")]
Set = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="KEY=VALUE"),
]
From = Annotated[Path | None, typer.Option("--from", metavar="FILE")]


def add_to(app: typer.Typer) -> None:
    app.command()(teach)


def teach(
    game: GameName, card: CardName, name: Name = None, set: Set = None, file: From = None, json: AsJson = False
) -> None:
    """Teach Ambit what a card says, in the words that the game knows; without an option, show what is known."""
    says = _from(file) | ({"name": name} if name is not None else {}) | dict(map(_field, set or ()))
    with write_log("ambit cards teach") if says else read_log() as log:
        known = game_named(game)
        pool = pool_of(log, known, *(pack.pack for pack in every_pack(log, game)))
        id = _id(pool, card)
        if not says:
            _show(pool, id, json)
            return
        taught = keep(log, pool, id, says)
    if isinstance(taught, Message):
        fail(taught)
    if json:
        _tell(game, taught, json)
        return
    tell_message(message("cards-taught", name=taught.name, card=taught.id))
    _tell(game, taught, json)


def _id(pool: Pool, card: str) -> str:
    """The id of a card given by its id, by its printed name, or by its name in this language."""
    if card in pool.cards:
        return card
    say = speaker()
    called = {id: say.named(name) for id, name in pool.names.items()}
    exact = list({hit.card for names in (pool.names, called) for hit in search(names, card) if hit.fit is Fit.EXACT})
    return exact[0] if len(exact) == 1 else card


def _from(file: Path | None) -> dict[str, Any]:
    try:
        return read_fields(file) if file is not None else {}
    except UnreadableFile as wrong:
        fail(Message(wrong.id, wrong.gaps), wrong.line)


def _field(text: str) -> tuple[str, Any]:
    """`damage=3` as a field and its value; a plain word needs no quotes, and an empty value means "not known"."""
    key, equals, value = text.partition("=")
    key, value = key.strip(), value.strip()
    if not equals or not key:
        fail(message("cards-set-shape", text=text))
    try:
        return key, standard_json.loads(value) if value else FORGOTTEN
    except (ValueError, RecursionError) as wrong:
        if value[0] in '[{"':
            fail(message("cards-set-json", key=key, why=str(wrong)))
        return key, value


def _show(pool: Pool, card: str, json: bool) -> None:
    if card not in pool.cards:
        fail(message("no-such-card", card=card))
    _tell(pool.game.name, pool.cards[card], json)


def _tell(game: str, card: Card, json: bool) -> None:
    """What is known of it, as it would stand in a pack, and what its effects mean where the game has words for them."""
    if json:
        as_json(msgspec.json.encode(entry_of(card)))
        return
    for key, value in entry_of(card).items():
        tell_text(f"   {key} = {msgspec.json.encode(value).decode()}")
    say = speaker()
    for said in sentences(game, card):
        if say.knows(said.id):
            tell_text(f"   · {say.message(said)}")
