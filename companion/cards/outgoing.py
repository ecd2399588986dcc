"""Packs and tags as files for other tables: TOML, or JSON where the name of the file ends in .json."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from companion.cards import toml
from companion.cards.backup import remove
from companion.cards.registry import Tag
from engine.action import to_data
from engine.cards import Pack
from engine.message import Message, message

VERSION = 1
"""The version of the file format of a registry."""


def tags_as(tags: Iterable[Tag], suffix: str) -> str:
    """A registry as text. A token belongs to no game, so its entry has none."""
    entries = [{key: each for key, each in to_data(tag).items() if each is not None} for tag in tags]
    return _written({"registry": VERSION}, "tags", entries, suffix)


def pack_as(pack: Pack, suffix: str) -> str | Message:
    """A pack, as `ambit cards import` reads it and as it may lie beside those that come with Ambit."""
    top = {key: each for key, each in to_data(pack).items() if key != "cards" and each not in ("", False)}
    entries = [{key: card[key] for key in ("id", "name")} | card for card in pack.cards]
    if not _is_json(suffix) and toml.has_null(entries):
        return message("cards-toml-null")
    return _written(top, "cards", entries, suffix)


def _written(top: dict[str, Any], tables: str, entries: list[dict[str, Any]], suffix: str) -> str:
    if _is_json(suffix):
        return msgspec.json.format(msgspec.json.encode(top | {tables: entries}), indent=2).decode() + "\n"
    return toml.document(top, tables, entries)


def _is_json(suffix: str) -> bool:
    return suffix.lower() == ".json"


def write(path: Path, text: str) -> Message | None:
    """The whole file or nothing: a full disk leaves what was there before."""
    part = path.parent / f"{path.name}.part"
    try:
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError as error:
        remove(part)
        return message("file-closed", file=str(path), why=error.strerror or str(error))
    return None
