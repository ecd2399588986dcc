"""Making a backup: a consistent copy of the database, also while the table runs, with its profiles and settings."""

import re
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

from companion import settings
from companion.backup.archive import MOST_FILES, PROFILE, may_be_replaced, named_after, pack
from companion.cards.backup import Contents, backup, remove, written_whole
from companion.home import DATABASE, PROFILES, SETTINGS
from companion.log import Log
from companion.log.private import FOLDER, write_file
from hardware.profile import Sketch, sketch


class Made(Struct, frozen=True):
    """What went into a backup."""

    contents: Contents
    profiles: int
    settings: int
    left_out: tuple[str, ...]
    """Files of the folder that are no profile, or no settings: a restore would refuse them."""


def back_up(log: Log, folder: Path, to: Path) -> Made:
    """Everything of the folder into one file."""
    with written_whole(log, to, may_be_replaced) as part:
        to.parent.mkdir(parents=True, exist_ok=True)
        with TemporaryDirectory(prefix=".backup-", dir=to.parent) as gathered:
            made, names = _gathered(log, folder, to, Path(gathered))
            remove(part)
            pack(Path(gathered), names, part)
        return made


def _gathered(log: Log, folder: Path, to: Path, gathered: Path) -> tuple[Made, list[str]]:
    """Copies of all files in one place, so that nothing changes any more, and their names."""
    with named_after(to, gathered):
        contents = backup(log, gathered / DATABASE)
    taken, left_out = [DATABASE], []
    (gathered / PROFILES).mkdir(mode=FOLDER)
    for name in _there(folder):
        if len(taken) < MOST_FILES - 1 and _copied(folder, name, gathered):
            taken.append(name)
        else:
            left_out.append(name)
    profiles = sum(name.startswith(f"{PROFILES}/") for name in taken)
    return Made(contents, profiles, int(SETTINGS in taken), tuple(left_out)), taken


def _there(folder: Path) -> list[str]:
    own = sorted(path.name for path in (folder / PROFILES).glob("*.toml"))
    return [*([SETTINGS] if (folder / SETTINGS).exists() else []), *(f"{PROFILES}/{name}" for name in own)]


def _copied(folder: Path, name: str, gathered: Path) -> bool:
    """Whether the file is what a restore takes; it is then in the other folder."""
    source = folder / name
    if not source.is_file() or source.stat().st_size > settings.MOST_BYTES:
        return False
    write_file(gathered / name, source.read_bytes())
    return is_ours_by_content(gathered / name, name)


def is_ours_by_content(path: Path, name: str) -> bool:
    """Settings, or a profile: one with mistakes in its wiring is one, too, since somebody may be working on it."""
    if name == SETTINGS:
        return isinstance(settings.read(path), settings.Settings)
    return re.fullmatch(PROFILE, name) is not None and isinstance(sketch(path), Sketch)
