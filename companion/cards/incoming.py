"""Reading packs and tags from files of other people. A file is read and checked as a whole before anything changes."""

import json
import re
import tomllib
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

from msgspec import Meta, Struct
from msgspec.structs import replace

from companion.cards.outgoing import VERSION
from companion.cards.packs import entry_of
from companion.cards.registry import Tag, is_token
from companion.cards.uid import read_uid
from companion.files import UnreadableFile, lines
from engine import registry
from engine.cards import CardId, Pack, read_cards
from engine.legible import unseen
from engine.message import Message, message
from engine.reading import Line, decode, shaped

LARGEST = 4 * 1024 * 1024
"""Bytes. A registry of 10,000 tags has about 1 MiB."""
MOST_CARDS, MOST_TAGS = 5_000, 20_000
"""In one file: more than any game has, and few enough to be written down at once."""
_AT_LINE = re.compile(r"\(at line (\d+), column \d+\)")
_PART = r"""(?:[A-Za-z0-9_-]++|"[^"\n]*+"|'[^'\n]*+')"""
_LONG_KEY = re.compile(rf"(?<![\w-]){_PART}(?:[ \t]*\.[ \t]*{_PART}){{20}}")
"""A TOML key of more than 20 parts: no file of ours has one, and `tomllib` needs very long for such keys."""

GameName = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]*$", max_length=40)]


class TagLine(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One tag in a file."""

    uid: str
    game: GameName | None = None
    card: CardId
    registered: str = ""


class TagFile(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    registry: int
    tags: tuple[dict[str, Any], ...] = ()


Found = Pack | tuple[Tag, ...]


def read_file(path: Path, now: datetime) -> Found:
    """A pack or the tags of a registry; raises UnreadableFile with what is wrong, and with the line if it is known.

    `now` is the registration time of tags that have none in the file.
    """
    text = _text(path)
    data = _table(text)
    if "tags" in data or "registry" in data:
        return _tags(data, text, now)
    if "pack" in data or "cards" in data:
        return _pack(data, text)
    raise UnreadableFile("cards-import-kind")


def read_fields(path: Path) -> dict[str, Any]:
    """What a file says about one card, in whatever fields."""
    return _table(_text(path))


def _text(path: Path) -> str:
    parts, size = [], 0
    for part in lines(path):
        size += len(part)
        if size > LARGEST:
            raise UnreadableFile("cards-import-large", most=LARGEST // 1024 // 1024)
        parts.append(part)
    data = b"".join(parts)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise UnreadableFile("json-text", data.count(b"\n", 0, error.start) + 1, at=error.start) from None


def _table(text: str) -> dict[str, Any]:
    """JSON if it begins like an object, TOML otherwise: no TOML begins so."""
    return _json(text) if text.lstrip().startswith("{") else _toml(text)


def _toml(text: str) -> dict[str, Any]:
    for number, line in enumerate(text.split("\n"), 1):  # one by one, so that other threads have their turn
        if _LONG_KEY.search(line):
            raise UnreadableFile("json-deep", number)
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise UnreadableFile("json-deep") from None
    except ValueError as error:
        place = _AT_LINE.search(str(error))
        why = _AT_LINE.sub("", str(error)).strip()
        raise UnreadableFile("cards-import-toml", int(place[1]) if place else None, why=why) from None


def _json(text: str) -> dict[str, Any]:
    read = decode(text.encode())
    if isinstance(read, Message):
        raise _unreadable(read, _broken_line(text))
    if read.repeated is not None:
        raise _unreadable(message("json-repeated", key=read.repeated), line_of(text, read.repeated, 2))
    return _object(read)


def _object(read: Line) -> dict[str, Any]:
    assert isinstance(read.data, dict), "the text begins with a brace"
    return read.data


def _broken_line(text: str) -> int | None:
    try:
        json.loads(text)
    except json.JSONDecodeError as error:
        return error.lineno
    except (RecursionError, ValueError):
        return None
    return None


def _tags(data: dict[str, Any], text: str, now: datetime) -> tuple[Tag, ...]:
    _limit(data.get("tags"), MOST_TAGS)
    file = shaped({"registry": VERSION} | data, TagFile)
    if isinstance(file, Message):
        raise _unreadable(file)
    if file.registry > VERSION:
        raise UnreadableFile("cards-import-newer", line_of(text, "registry"), version=file.registry)
    found: dict[str, Tag] = {}
    for number, entry in enumerate(file.tags, 1):
        tag = _tag(entry, now)
        if isinstance(tag, Message):
            label = str(entry.get("uid", f"#{number}"))
            raise UnreadableFile("cards-import-tag", line_of(text, label), tag=label, why=tag)
        other = found.setdefault(tag.uid, tag)
        if (other.game, other.card) != (tag.game, tag.card):
            raise UnreadableFile("cards-import-uid-twice", line_of(text, str(entry["uid"]), 2), uid=tag.uid)
    return tuple(found.values())


def _tag(entry: dict[str, Any], now: datetime) -> Tag | Message:
    line = shaped(entry, TagLine)
    if isinstance(line, Message):
        return line
    if (line.game is None) != is_token(line.card):
        return message("cards-import-game", card=line.card)
    uid, moment = read_uid(line.uid), _moment(line.registered, now)
    if isinstance(uid, Message):
        return uid
    return moment if isinstance(moment, Message) else Tag(uid, line.game, line.card, moment)


def _moment(text: str, now: datetime) -> str | Message:
    """The moment in UTC, so that those of two tables can be compared."""
    try:
        read = datetime.fromisoformat(text) if text else now
        aware = read if read.tzinfo else read.replace(tzinfo=UTC)
        return aware.astimezone(UTC).isoformat(timespec="seconds")
    except (ValueError, OverflowError):
        return message("cards-import-moment", text=text)


def _limit(entries: Any, most: int) -> None:
    if isinstance(entries, list) and len(entries) > most:
        raise UnreadableFile("cards-import-many", count=len(entries), most=most)


def _pack(data: dict[str, Any], text: str) -> Pack:
    _limit(data.get("cards"), MOST_CARDS)
    pack = shaped(data, Pack)
    if isinstance(pack, Message):
        raise _unreadable(pack)
    game = registry.find(pack.game)
    if game is None:
        unknown = message("setup-game", game=pack.game, games=", ".join(registry.names()))
        raise _unreadable(unknown, line_of(text, pack.game))
    if (wrong := unseen(data)) is not None:
        raise _unreadable(wrong)
    cards = read_cards(pack.cards, game.card)
    if isinstance(cards, Message):
        twice = cards.id == "card-twice"
        raise _unreadable(cards, line_of(text, str(cards.args.get("card")), 2 if twice else 1))
    return replace(pack, cards=tuple(entry_of(card) for card in cards.values()))


def _unreadable(wrong: Message, line: int | None = None) -> UnreadableFile:
    return UnreadableFile(wrong.id, line, **wrong.args)


def line_of(text: str, value: str, time: int = 1) -> int | None:
    """The line of the first (or second) occurrence of a value: neither reader of TOML or JSON tells lines."""
    places = re.finditer(rf"(?<![\w-]){re.escape(value)}(?![\w-])", text)
    found = next(islice(places, time - 1, None), None)
    return None if found is None else text.count("\n", 0, found.start()) + 1
