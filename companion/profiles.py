"""Wiring profiles by name: the table's own, in the folder of Ambit's data, and those that come with Ambit."""

from pathlib import Path

from companion import home
from hardware.profile import shipped


def named() -> dict[str, Path]:
    """All of them. The table's own counts more than one that comes with Ambit and is called the same."""
    return shipped() | {path.stem: path for path in sorted(home.profiles().glob("*.toml"))}


def file_of(profile: str) -> Path:
    """The file of a profile that was named, or the file that was."""
    return named().get(profile, Path(profile))
