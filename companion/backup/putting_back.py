"""Putting a backup in the place of what is there, which is kept beside it. All of it comes back, or nothing changes."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from companion.backup.archive import Listed, is_archive, named_after, unpack
from companion.backup.making import is_ours_by_content
from companion.cards.backup import Contents, sync
from companion.cards.restore import Restored, free_name, restore
from companion.home import DATABASE, PROFILES, SETTINGS
from companion.log import Unusable
from companion.log.log import utc_now
from companion.log.private import make_folder
from companion.log.store import unusable


class PutBack(Struct, frozen=True):
    """What came back, and where that lies which was there before."""

    contents: Contents
    profiles: int
    settings: int
    kept: tuple[Path, ...]
    whole: bool
    """False for the database alone, as an older Ambit saved it: profiles and settings stay as they are."""


def put_back(source: Path, database: Path, now: Callable[[], datetime] = utc_now) -> PutBack:
    """The files of a backup into the folder of the database. Until all of it is looked at, nothing there changes."""
    try:
        if not (source.is_file() and is_archive(source)):
            restored = restore(source, database, now)
            return PutBack(restored.contents, 0, 0, _kept(restored), whole=False)
        make_folder(database.parent)
        with TemporaryDirectory(prefix=".restore-", dir=database.parent) as folder:
            listed = unpack(source, Path(folder))
            _look_at(listed, Path(folder), source)
            return _all_put_back(listed, Path(folder), database, source, now)
    except OSError as error:
        raise unusable(error, source) from None


def _kept(restored: Restored) -> tuple[Path, ...]:
    return (restored.kept,) if restored.kept else ()


def _look_at(listed: Listed, folder: Path, source: Path) -> None:
    for name in listed.files:
        if name != DATABASE and not is_ours_by_content(folder / name, name):
            raise Unusable("backup-foreign-part", file=str(source), part=name)


def _all_put_back(listed: Listed, folder: Path, database: Path, source: Path, now: Callable[[], datetime]) -> PutBack:
    """The database comes last: if that fails, the other files go back to where they were."""
    with _in_place(folder, database.parent, now()) as kept, named_after(source, folder):
        restored = restore(folder / DATABASE, database, now)
    profiles = sum(name.startswith(f"{PROFILES}/") for name in listed.files)
    return PutBack(restored.contents, profiles, int(SETTINGS in listed.files), (*_kept(restored), *kept), whole=True)


@contextmanager
def _in_place(folder: Path, home: Path, now: datetime) -> Iterator[list[Path]]:
    """Profiles and settings, with those that were there set aside; all as before if anything fails inside."""
    kept: list[Path] = []
    moved: list[tuple[Path, Path]] = []

    def move(source: Path, to: Path) -> None:
        os.rename(source, to)
        moved.append((source, to))

    try:
        for name in (PROFILES, SETTINGS):
            if os.path.lexists(home / name):
                kept.append(free_name(home / name, now))
                move(home / name, kept[-1])
            if (folder / name).exists():
                move(folder / name, home / name)
        sync(home)
        yield kept
    except BaseException:
        for source, to in reversed(moved):
            os.rename(to, source)
        raise
