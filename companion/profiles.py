"""Wiring profiles by name: the table's own, in the folder of Ambit's data, and those that come with Ambit."""

from contextlib import suppress
from pathlib import Path

from companion import home
from hardware.profile import Profile, load, shipped


def named() -> dict[str, Path]:
    """All of them. The table's own counts more than one that comes with Ambit and is called the same."""
    return shipped() | {path.stem: path for path in sorted(home.profiles().glob("*.toml"))}


def state() -> tuple[tuple[str, int], ...]:
    """The names of the table's own, with when each was written: another one means that something has changed."""
    found = []
    for path in sorted(home.profiles().glob("*.toml")):
        with suppress(OSError):  # it was taken away meanwhile
            found.append((path.stem, path.stat().st_mtime_ns))
    return tuple(found)


def usable() -> dict[str, Profile]:
    """Those that can be read and used as they are."""
    read = {name: load(path) for name, path in named().items()}
    return {name: profile for name, profile in read.items() if isinstance(profile, Profile)}


def file_of(profile: str) -> Path:
    """The file of a profile that was named, or the file that was."""
    return named().get(profile, Path(profile))
