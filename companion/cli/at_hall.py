"""A table that takes part in a hall: where its broker is, and what is said on the terminal of the way there.

Nothing of it is loaded by a table that takes part in none. Whatever is wrong is a sentence, and the table plays on.
"""

import asyncio
import platform
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from companion.cli.telling import speaker, tell_text
from engine.message import Message, message

if TYPE_CHECKING:
    from companion.hall_table import HallTable
    from companion.host import TableHost
    from companion.settings import HallSettings

Hall = Annotated[str | None, typer.Option("--hall", metavar="ADDRESS")]
Name = Annotated[str | None, typer.Option("--table", metavar="NAME")]
KeyFile = Annotated[Path | None, typer.Option("--hall-key-file", metavar="FILE")]
Authority = Annotated[Path | None, typer.Option("--hall-ca-file", metavar="FILE")]
Certificate = Annotated[Path | None, typer.Option("--hall-cert-file", metavar="FILE")]
HomeAssistant = Annotated[bool, typer.Option("--home-assistant")]
CertificateKey = Annotated[Path | None, typer.Option("--hall-cert-key-file", metavar="FILE")]


@asynccontextmanager
async def at_hall(host: "TableHost", wanted: "HallSettings") -> AsyncIterator[None]:
    """Take part while the context lasts, where an address was given; what is wrong with it is told."""
    if wanted.address is None:
        yield
        return
    there = _hall_table(host, wanted)
    if isinstance(there, Message):
        _say(there)
        yield
        return
    _say(message("table-hall", table=there.now.table, address=str(there.link.address)))
    leave = host.watch(_Troubles(there).news)
    running = asyncio.create_task(there.run())
    try:
        yield
    finally:
        leave()
        running.cancel()
        await asyncio.wait({running})


def _hall_table(host: "TableHost", wanted: "HallSettings") -> "HallTable | Message":
    """What takes the table to the hall, or why nothing can."""
    try:
        from companion.hall_table import HallTable
        from companion.mqtt import address, topics
    except ImportError as missing:
        return message("table-hall-library", library=missing.name or "")
    found = address.read(wanted.address or "")
    if isinstance(found, Message):
        return found
    name = wanted.table or platform.node().partition(".")[0].lower()
    if not topics.is_name(name):
        return message("table-hall-name", name=name[:40])
    key = _key(wanted.key_file)
    if isinstance(key, Message):
        return key
    files = (None if file is None else Path(file).expanduser() for file in wanted.certificate_files)
    home = speaker() if wanted.home_assistant else None
    return HallTable(host, found, name, key, address.Certificate(*files), home_assistant=home)


def _key(file: str | None) -> str | Message:
    """The hall's key, from its file."""
    if file is None:
        return message("table-hall-no-key")
    try:
        key = Path(file).expanduser().read_text(encoding="utf-8").strip()
    except (OSError, ValueError) as wrong:
        return message("table-hall-key-file", file=file, why=getattr(wrong, "strerror", None) or str(wrong))
    return key or message("table-hall-key-file", file=file, why="0 B")


class _Troubles:
    """Tells each trouble once, and that it is over."""

    def __init__(self, there: "HallTable") -> None:
        self._there = there
        self._told: Message | None = None
        self._was_away = False

    def news(self, news: object) -> None:
        """Of the host: something may be wrong, or no longer."""
        trouble, is_away = self._there.trouble, self._there.link.trouble is not None
        if trouble is not None and trouble != self._told:
            _say(trouble)
        elif self._was_away and not is_away:
            _say(message("table-hall-back", address=str(self._there.link.address)))
        self._told, self._was_away = trouble, is_away


def _say(said: Message) -> None:
    tell_text(speaker().message(said), stderr=True)
