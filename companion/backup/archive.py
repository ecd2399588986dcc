"""The file of a backup: a zip archive that begins with a list of what it holds, and holds nothing else."""

import hashlib
import re
import shutil
import struct
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

import msgspec
from msgspec import Struct

from companion.cards.backup import is_ours, sync
from companion.cards.restore import LARGEST
from companion.home import DATABASE, PROFILES, SETTINGS
from companion.log import Unusable
from companion.log.private import FOLDER, make_file
from companion.version import ambit_version

LIST = "ambit-backup.json"
PROFILE = re.compile(rf"{PROFILES}/[\w-]{{1,100}}\.toml", re.ASCII)
FORMAT = 1
"""Of the archive; the database in it has a version of its own."""
MOST_FILES = 200
MOST_OF_LIST = 64 * 1024
"""Bytes of the list, and of the directory at the archive's end."""
MOST_OF_TEXT = 64 * 1024
"""Bytes of a profile or of the settings."""
_BEGIN, _END, _LARGER = b"PK\x03\x04", struct.Struct("<4s4H2LH"), b"PK\x06\x07"
"""What an archive begins with; the record at its end; and what precedes that in a larger one than any of ours."""
_BROKEN = (BadZipFile, zlib.error, EOFError, RuntimeError, ValueError, struct.error)
"""What reading an archive raises that is damaged, encrypted, or not as we write it."""


class Held(Struct, frozen=True, forbid_unknown_fields=True):
    """One file of a backup, as it must come out of it again."""

    size: int
    sha256: str


class Listed(Struct, frozen=True):
    """What a backup holds, and which Ambit wrote it."""

    format: int
    ambit: str
    files: dict[str, Held]


class _Format(Struct, frozen=True):
    """What can be read of the list of any version."""

    format: int
    ambit: str = "?"


def is_archive(path: Path) -> bool:
    """Whether the file begins as an archive does; a backup of an older Ambit is a database instead."""
    with path.open("rb") as file:
        return file.read(4) == _BEGIN


def may_be_replaced(path: Path) -> bool:
    """Whether the file is a backup of ours, or empty: nothing else is overwritten."""
    with path.open("rb") as file:
        head = file.read(30 + len(LIST))
    return is_ours(path) or (head.startswith(_BEGIN) and head[30:] == LIST.encode())


def pack(folder: Path, names: list[str], to: Path) -> None:
    """Write these files of a folder into a new archive, for its owner alone; it is on the disk when this returns."""
    held = {name: Held((folder / name).stat().st_size, _hashed(folder / name)) for name in names}
    make_file(to)
    with ZipFile(to, "w", ZIP_DEFLATED) as archive:
        archive.writestr(_entry(LIST), msgspec.json.encode(Listed(FORMAT, ambit_version(), held)))
        for name in names:
            with (folder / name).open("rb") as source, archive.open(_entry(name), "w", force_zip64=True) as entry:
                shutil.copyfileobj(source, entry)
    sync(to)


def _entry(name: str) -> ZipInfo:
    """Without dates of its own: the same content gives the same file."""
    entry = ZipInfo(name)
    entry.compress_type, entry.external_attr = ZIP_DEFLATED, 0o600 << 16
    return entry


def _hashed(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def unpack(source: Path, folder: Path) -> Listed:
    """All files of an archive into a folder that is the owner's alone, each compared with the list.

    Raises `Unusable` for an archive of another program, of a newer Ambit, or one that is not as it was written.
    """
    with _told(source):
        _check_end(source)
        with ZipFile(source) as archive:
            listed = _listed(archive, source)
            for name, held in listed.files.items():
                _take(archive, name, held, folder)
    return listed


@contextmanager
def _told(source: Path) -> Iterator[None]:
    try:
        yield
    except _BROKEN:
        raise Unusable("cards-restore-damaged", file=str(source)) from None


def _check_end(source: Path) -> None:
    """How many entries there are is looked at before they are read: another program may have written millions."""
    if source.stat().st_size > LARGEST:
        raise Unusable("cards-restore-large", file=str(source), most=LARGEST // 1024 // 1024)
    tail = _tail(source)
    mark, _, _, _, entries, length, _, comment = _END.unpack(tail[-_END.size :])
    if mark != b"PK\x05\x06" or tail.startswith(_LARGER):
        raise BadZipFile
    if entries > MOST_FILES or length > MOST_OF_LIST or comment:
        raise Unusable("cards-restore-foreign", file=str(source))


def _tail(source: Path) -> bytes:
    """The record at the end, and as much before it as a larger archive has there."""
    with source.open("rb") as file:
        file.seek(max(0, source.stat().st_size - _END.size - 20))
        return file.read()


def _listed(archive: ZipFile, source: Path) -> Listed:
    """The list, if it is ours, of no newer version, and names what is there: no more, no less, nothing twice."""
    there = [entry.filename for entry in archive.infolist()]
    if there[:1] != [LIST]:
        raise Unusable("cards-restore-foreign", file=str(source))
    content = _content(archive, LIST, MOST_OF_LIST)
    known = msgspec.json.decode(content, type=_Format)
    if known.format > FORMAT:
        raise Unusable("backup-newer", file=str(source), version=known.ambit)
    listed = msgspec.json.decode(content, type=Listed)
    if sorted(there[1:]) != sorted(listed.files) or DATABASE not in listed.files:
        raise BadZipFile
    for name in listed.files:
        if name not in (DATABASE, SETTINGS) and not PROFILE.fullmatch(name):
            raise Unusable("backup-foreign-part", file=str(source), part=name)
    return listed


def _content(archive: ZipFile, name: str, most: int) -> bytes:
    with _opened(archive, name) as entry:
        content = entry.read(most + 1)
    if len(content) > most:
        raise BadZipFile
    return content


def _opened(archive: ZipFile, name: str) -> IO[bytes]:
    entry = archive.getinfo(name)
    if entry.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
        raise BadZipFile
    return archive.open(entry)


def _take(archive: ZipFile, name: str, held: Held, folder: Path) -> None:
    """One file, of exactly the size and content that the list says."""
    if not 0 <= held.size <= (LARGEST if name == DATABASE else MOST_OF_TEXT):
        raise BadZipFile
    to = folder / name
    to.parent.mkdir(mode=FOLDER, exist_ok=True)
    make_file(to)
    found, left = hashlib.sha256(), held.size
    with _opened(archive, name) as entry, to.open("wb") as file:
        while chunk := entry.read(min(left + 1, 1024 * 1024)):
            left -= len(chunk)
            if left < 0:
                raise BadZipFile
            found.update(chunk)
            file.write(chunk)
    if left or found.hexdigest() != held.sha256:
        raise BadZipFile
    sync(to)


@contextmanager
def named_after(file: Path, inside: Path) -> Iterator[None]:
    """A refusal of something inside names the file that people know."""
    try:
        yield
    except Unusable as wrong:
        if wrong.message.args.get("file", "").startswith(str(inside)):
            wrong.message.args["file"] = str(file)
        raise
