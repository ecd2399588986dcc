"""`ambit cards write`: a card id onto a tag, so that any table knows the card."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from typing import Annotated

import typer

from companion.cards.registry import Registry, is_token
from companion.cards.said import Said, no
from companion.cards.writing import Writing
from companion.cli.cards.readers import Readers, at_readers
from companion.cli.cards.telling import (
    AsJson,
    GameName,
    Training,
    pool_with,
    tell,
    tell_json,
    tell_message,
)
from companion.cli.open_log import write_log
from companion.cli.seating import Wiring, profile
from companion.cli.telling import NO, fail, speaker
from engine.message import Message, message
from hardware.inputs import Tap
from hardware.pn532 import PN532_DRIVERS, Pn532Reader
from hardware.profile import Profile

Cards = Annotated[list[str] | None, typer.Argument(metavar="CARD")]
Over = Annotated[bool, typer.Option("--over")]
QUIT = ("quit", "q", "exit")


def add_to(app: typer.Typer) -> None:
    app.command()(write)


def write(
    game: GameName,
    card: Cards = None,
    wiring: Wiring = None,
    pack: Training = None,
    over: Over = False,
    json: AsJson = False,
) -> None:
    """Write card ids onto tags with a PN532 reader, so that any table knows the cards. Each is read back."""
    wired = profile(wiring)
    if wired is None:
        fail(message("cards-write-no-profile"))
    if not any(isinstance(device.driver, PN532_DRIVERS) for device in wired.devices):
        fail(message("cards-no-writer", profile=wired.name))
    with write_log("ambit cards write") as log:
        pool = pool_with(log, game, pack)
        unknown = [each for each in card or () if each not in pool.cards and not is_token(each)]
        if unknown:
            fail(message("no-such-card", card=unknown[0]))
        writing = Writing(Registry(log), game, card or ())
        shown = Shown(pool.names, json)
        with suppress(KeyboardInterrupt):
            asyncio.run(_write(writing, wired, shown, over))
        shown.end(writing)
        raise typer.Exit(NO if writing.now().done < writing.now().total else 0)


async def _write(writing: Writing, wired: Profile, shown: "Shown", over: bool) -> None:
    async with at_readers(wired) as readers:
        shown.next(writing, None)
        async for came in readers.came:
            if isinstance(came, str) and came.lower() in QUIT:
                return
            said = await _answer(writing, readers, came, over)
            shown.next(writing, said)
            if writing.over:
                return


async def _answer(writing: Writing, readers: Readers, came: str | Tap | Message, over: bool) -> Said:
    match came:
        case Tap():
            return await _tapped(writing, readers, came, over)
        case Message():
            return Said("no", came)
        case _ if came.lower() == "skip":
            return writing.skip()
        case _:
            return Said("ask", message("cards-write-help"))


async def _tapped(writing: Writing, readers: Readers, tap: Tap, over: bool) -> Said:
    reader = readers.drivers[tap.device]
    if not isinstance(reader, Pn532Reader):
        return no("cards-write-reads-only", device=tap.device)
    card = writing.card_for(tap.uid)
    if isinstance(card, Said):
        return card
    return writing.written(tap.uid, card, await asyncio.wrap_future(reader.write(card, tap.uid, over)))


class Shown:
    """Prints answers, as sentences or as JSON lines."""

    def __init__(self, names: Mapping[str, str], json: bool) -> None:
        self._names, self._json = names, json

    def next(self, writing: Writing, said: Said | None) -> None:
        """The answer, and what comes next."""
        now = writing.now()
        if self._json:
            told = speaker(cards=self._names).message(said.message) if said else ""
            tell_json(said=said.kind if said else None, message=told, now=now)
            return
        if said:
            tell(said, self._names)
        if said is None or said.kind == "done" or said.message.id == "cards-skipped":
            self._ask(writing)

    def _ask(self, writing: Writing) -> None:
        now = writing.now()
        if now.next:
            tell_message(message("cards-write-next", done=now.done, total=now.total, card=now.next), self._names)
        elif not writing.over:
            tell_message(message("cards-write-any"))

    def end(self, writing: Writing) -> None:
        """The final count, for people only."""
        now = writing.now()
        if not self._json:
            tell_message(message("cards-write-ended", done=now.done, total=now.total))
