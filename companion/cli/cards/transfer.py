"""`ambit cards export` and `import`: packs and tags to other tables and back, without losing anything."""

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

from companion.cards.incoming import Found, read_file
from companion.cards.merge import Conflict, Merged, Prefer
from companion.cards.outgoing import pack_as, tags_as, write
from companion.cards.packs import OwnPacks
from companion.cards.pool import every_pack, pool_of
from companion.cards.registry import Registry, Tag
from companion.cli.cards.telling import AsJson, refuse_with, tell_json, tell_message
from companion.cli.console import err
from companion.cli.open_log import read_log, write_log
from companion.cli.telling import NO, fail, speaker, tell_text
from companion.files import UnreadableFile
from companion.log import Log
from companion.log.log import utc_now
from companion.packs import known_packs
from engine import registry
from engine.cards import Pack
from engine.message import Message, message

Tags = Annotated[Path | None, typer.Option("--tags", metavar="FILE")]
PackTo = Annotated[
    tuple[str, Path] | None,
    typer.Option("--pack", metavar="GAME|PACK FILE"),
]
Files = Annotated[list[Path], typer.Argument(metavar="FILE...")]
Ours = Annotated[bool, typer.Option("--ours")]
Theirs = Annotated[bool, typer.Option("--theirs")]


def add_to(app: typer.Typer) -> None:
    app.command("export")(export_files)
    app.command("import")(import_files)


def export_files(tags: Tags = None, pack: PackTo = None) -> None:
    """Write tags or a pack to a file: JSON if its name ends in .json, TOML otherwise."""
    if tags is None and pack is None:
        fail(message("cards-export-what"))
    with read_log() as log:
        if tags is not None:
            found = Registry(log).tags()
            _save(tags, tags_as(found, tags.suffix))
            tell_message(message("cards-exported-tags", count=len(found), file=str(tags)))
        if pack is not None:
            one = _pack_named(log, pack[0])
            _save(pack[1], pack_as(one, pack[1].suffix))
            tell_message(message("cards-exported-pack", pack=one.pack, count=len(one.cards), file=str(pack[1])))


def _pack_named(log: Log, name: str) -> Pack:
    """The table's own pack of that name, or the only one of that game; else one that comes with Ambit."""
    own = OwnPacks(log).packs()
    found = [pack for pack in own if pack.pack == name] or [pack for pack in own if pack.game == name]
    if not found and name not in registry.names():
        found = [pack for pack in known_packs() if pack.pack == name]
    if not found:
        refuse_with(message("cards-export-nothing", name=name))
    if len(found) > 1:
        fail(message("cards-export-several", name=name, packs=", ".join(pack.pack for pack in found)))
    return found[0]


def _save(file: Path, text: str | Message) -> None:
    wrong = text if isinstance(text, Message) else write(file, text)
    if wrong is not None:
        fail(wrong)


def import_files(files: Files, ours: Ours = False, theirs: Theirs = False, json: AsJson = False) -> None:
    """Import packs and tags of another table. Differences are listed, and nothing is overwritten until you decide."""
    if ours and theirs:
        fail(message("cards-import-both"))
    found = [(file, _read(file)) for file in files]
    prefer: Prefer = "ours" if ours else "theirs" if theirs else None
    undecided = 0
    with write_log("ambit cards import") as log:
        for file, what in found:
            merged = _merge(log, what, prefer)
            undecided += len(merged.undecided)
            _tell(file, merged, prefer, json)
        if not json:
            _tell_strangers(log, [tag for _, what in found if isinstance(what, tuple) for tag in what])
    if undecided and not json:
        tell_message(message("cards-import-undecided"))
    raise typer.Exit(NO if undecided else 0)


def _read(file: Path) -> Found:
    try:
        return read_file(file, utc_now())
    except UnreadableFile as wrong:
        err.print(Text(f"{file}:", style="bold"))
        fail(Message(wrong.id, wrong.gaps), wrong.line)


def _merge(log: Log, what: Found, prefer: Prefer) -> Merged:
    return OwnPacks(log).merge(what, prefer) if isinstance(what, Pack) else Registry(log).merge(what, prefer)


def _tell(file: Path, merged: Merged, prefer: Prefer, json: bool) -> None:
    if json:
        tell_json(file=str(file), **msgspec.to_builtins(merged))
        return
    tell_message(message("cards-import-sum", file=str(file), added=merged.added, same=merged.same))
    for conflict in (*merged.settled, *merged.undecided):
        tell_text(f"   {speaker().message(_differs(conflict, prefer))}")


def _differs(conflict: Conflict, prefer: Prefer) -> Message:
    sides: dict[str, Any] = {"key": conflict.key, "prefer": prefer or "nobody"}
    if conflict.what == "tag":
        return message("cards-conflict-tag", ours=conflict.ours.card, theirs=conflict.theirs.card, **sides)
    sides |= {"ours": _short(conflict.ours), "theirs": _short(conflict.theirs)}
    return message("cards-conflict-card" if conflict.what == "card" else "cards-conflict-pack", **sides)


def _short(side: dict[str, Any]) -> str:
    return msgspec.json.encode({key: each for key, each in side.items() if key != "id"}).decode()


def _tell_strangers(log: Log, tags: list[Tag]) -> None:
    """Say how many tags name a card that no pack here has: their pack is still missing."""
    lost = 0
    for name in {tag.game for tag in tags if tag.game}:
        game = registry.find(name)
        known = pool_of(log, game, *(pack.pack for pack in every_pack(log, name))).cards if game else {}
        lost += sum(tag.game == name and tag.card not in known for tag in tags)
    if lost:
        tell_message(message("cards-import-strangers", count=lost))
