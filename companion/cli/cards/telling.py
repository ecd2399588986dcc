"""What the commands about cards share: which game is meant, what was typed, and how an answer is told."""

import sys
from collections.abc import Iterator, Mapping, Sequence
from io import TextIOWrapper
from typing import Annotated, Any, NoReturn

import msgspec
import typer
from msgspec.structs import replace
from rich.text import Text

from companion.cards.pool import Pool, find_pack, pool_of
from companion.cards.said import Said
from companion.cards.search import Hit
from companion.cli import completing
from companion.cli.console import out, shown
from companion.cli.telling import NO, as_json, fail, speaker, tell_text
from companion.log import Log
from engine import registry
from engine.game import Game
from engine.message import Message, message

GameName = Annotated[str, typer.Argument(metavar="GAME", autocompletion=completing.games)]
Training = Annotated[str | None, typer.Option("--pack", metavar="PACK")]
AsJson = Annotated[bool, typer.Option("--json")]
LONGEST = 1000
"""Characters. No tag number and no name is longer: the rest is read as another line."""
MARKS = {"done": (" ✓ ", "green"), "ask": (" ? ", "yellow"), "no": (" · ", "dim")}


def game_named(name: str) -> Game[Any]:
    """The game, or a sentence with those there are and exit code 2."""
    found = registry.find(name)
    if found is None:
        fail(message("setup-game", game=name, games=", ".join(registry.names())))
    return found


def pool_with(log: Log, game: str, pack: str | None) -> Pool:
    """The cards of a game, with those of a pack that somebody named."""
    known = game_named(game)
    found = find_pack(log, game, pack) if pack is not None else None
    if isinstance(found, Message):
        fail(found)
    return _in_words(pool_of(log, known, *([found.pack] if found else [])))


def _in_words(pool: Pool) -> Pool:
    """With the names that invented cards have in this language: people read them, and search by them."""
    say = speaker()
    return replace(pool, cards={id: replace(card, name=say.named(card.name)) for id, card in pool.cards.items()})


def typed() -> Iterator[str]:
    """The lines of standard input that are not blank: from a reader that types like a keyboard, a person, or a file."""
    if sys.stdin is None:  # the parent process closed it
        return
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    while line := sys.stdin.readline(LONGEST):
        if text := line.strip():
            yield text


def tell(said: Said, names: Mapping[str, str], clause: str | None = None) -> None:
    """One answer for people, with the clause it rests on."""
    text = speaker(cards=names).message(said.message)
    out.print(Text.assemble(MARKS[said.kind], text, (f" [{clause}]" if clause else "", "cyan")))


def tell_hits(hits: Sequence[Hit]) -> None:
    """A numbered list; two cards with the same name differ in their ids."""
    for number, hit in enumerate(hits, 1):
        out.print(Text.assemble(f"   {number}  ", shown(hit.name), "  ", shown(hit.card, "dim")))


def tell_message(what: Message, names: Mapping[str, str] | None = None) -> None:
    """A sentence, with the names of cards where it has any."""
    tell_text(speaker(cards=names).message(what))


def tell_json(**line: Any) -> None:
    """One line for programs."""
    as_json(msgspec.json.encode(line))


def refuse_with(what: Message, names: Mapping[str, str] | None = None) -> NoReturn:
    """The answer is no, though the command was used correctly: exit code 1."""
    tell_message(what, names)
    raise typer.Exit(NO)


def agreed(question: Message) -> bool:
    """Ask; anything but a clear yes counts as no."""
    tell_text(speaker().message(question))
    answer = next(typed(), "").casefold()
    return answer in ("y", "yes", "o", "oui")
