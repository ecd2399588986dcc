"""`ambit cards register`: each tap registers a tag as the suggested card."""

import asyncio
import re
from contextlib import suppress
from typing import Annotated

import typer

from companion.cards.decks import Decks
from companion.cards.packs import OwnPacks
from companion.cards.pool import Pool
from companion.cards.registering import Maker, Registering, tokens
from companion.cards.registry import Registry
from companion.cards.said import Said
from companion.cards.teaching import id_for, teach
from companion.cards.uid import looks_like_uid
from companion.cards.wanted import wanted
from companion.cli.cards.readers import at_readers
from companion.cli.cards.telling import (
    AsJson,
    GameName,
    Training,
    pool_with,
    tell,
    tell_hits,
    tell_json,
    tell_message,
    typed,
)
from companion.cli.open_log import write_log
from companion.cli.seating import Wiring, profile
from companion.cli.telling import fail, speaker
from companion.log import Log
from engine.message import Message, message
from hardware.inputs import Tap
from hardware.profile import Profile

Deck = Annotated[str | None, typer.Option("--deck", metavar="NAME")]
Tokens = Annotated[int, typer.Option("--tokens", min=0, max=99)]
_QUIT = ("quit", "q", "exit")
_MORE = re.compile(r"more(?: +(?P<times>\d{1,3}))?")


def add_to(app: typer.Typer) -> None:
    app.command()(register)


def register(
    game: GameName,
    pack: Training = None,
    deck: Deck = None,
    tokens: Tokens = 0,
    wiring: Wiring = None,
    json: AsJson = False,
) -> None:
    """Register tags by tapping them: each tap takes the card that is suggested."""
    wired = profile(wiring)
    with write_log("ambit cards register") as log:
        registration = _registration_of(log, game, pack, deck, tokens)
        if wired is None:
            _by_lines(registration, json)
        else:
            with suppress(KeyboardInterrupt):
                asyncio.run(_by_taps(registration, wired, json))
        now = registration.now()
        if not json:
            tell_message(message("cards-ended", done=now.done, total=now.total))


def _by_lines(registration: Registering, json: bool) -> None:
    _show(registration, None, json)
    for line in typed():
        if line.lower() in _QUIT:
            return
        _show(registration, answer(registration, line), json)


async def _by_taps(registration: Registering, wired: Profile, json: bool) -> None:
    """Taps and lines as they come; that a reader is up or down is told between them."""
    async with at_readers(wired) as readers:
        _show(registration, None, json)
        async for came in readers.came:
            if isinstance(came, str) and came.lower() in _QUIT:
                return
            if isinstance(came, Message):
                _show(registration, Said("no", came), json)
            else:
                _show(
                    registration,
                    registration.tap(came.uid) if isinstance(came, Tap) else answer(registration, came),
                    json,
                )


def _registration_of(log: Log, game: str, pack: str | None, deck: str | None, number: int) -> Registering:
    pool = pool_with(log, game, pack)
    order = [entry["id"] for each in pool.packs if pack in (None, each.pack) for entry in each.cards]
    cards = tokens(number) if number else wanted(pool.cards, order, _listed(log, game, deck))
    return Registering(Registry(log), game, pool.names, cards, _maker(log, pool))


def _listed(log: Log, game: str, name: str | None) -> list[str] | None:
    if name is None:
        return None
    decks = Decks(log).named(game)
    if name not in decks:
        fail(message("cards-no-such-deck", name=name, decks=", ".join(decks)))
    return decks[name].cards


def _maker(log: Log, pool: Pool) -> Maker:
    def make(name: str) -> tuple[str, str] | Message:
        """A new card of that name, saved; or why there can be none."""
        card = id_for(name)
        if isinstance(card, Message):
            return card
        if card in pool.cards or OwnPacks(log).card(pool.game.name, card):
            return message("cards-exists", card=card)
        made = teach(log, pool, card, {"name": name})
        return made if isinstance(made, Message) else (made.id, made.name)

    return make


def answer(registration: Registering, line: str) -> Said:
    """What a line means: the number of a tag, a word of this command, a place in the list of hits, or a name."""
    if looks_like_uid(line):
        return registration.tap(line)
    if number := _MORE.fullmatch(line.lower()):
        return registration.more(max(1, int(number["times"] or 1)))
    verb, _, rest = line.partition(" ")
    if verb.lower() == "new" and rest.strip():
        return registration.create(rest.strip())
    match line.lower():
        case "skip":
            return registration.skip()
        case "undo":
            return registration.undo()
        case "move":
            return registration.move()
        case "keep":
            return registration.keep()
        case "help" | "?":
            return Said("ask", message("cards-help"))
    if line.isdecimal() and registration.now().hits:
        return registration.pick(int(line))
    return registration.search(line.removeprefix("?"))


def _show(registration: Registering, said: Said | None, json: bool) -> None:
    """The answer, and what comes next unless the answer is a question already."""
    now = registration.now()
    if json:
        told = speaker(cards=registration.names).message(said.message) if said else ""
        tell_json(said=said.kind if said else None, message=told, now=now)
        return
    if said:
        tell(said, registration.names)
    tell_hits(now.hits)
    if now.hits or now.taken or now.waiting:
        return
    if now.next is None and now.done < now.total:
        tell_message(message("cards-rest-left-out", done=now.done, total=now.total))
    elif now.next is None:
        tell_message(message("cards-all-done", total=now.total))
    else:
        of = {"card": now.next, "copy": now.copy, "copies": now.copies}
        tell_message(message("cards-next", done=now.done, total=now.total, **of), registration.names)
