"""Where Ambit keeps what must not be lost: `AMBIT_HOME`, or where this platform keeps such things."""

import os
from pathlib import Path

DATABASE, PROFILES, SETTINGS = "ambit.db", "profiles", "settings.toml"
"""What lies in the folder."""


def home() -> Path:
    """The folder. It may not exist yet: the writer creates it."""
    chosen = os.environ.get("AMBIT_HOME")
    return Path(chosen).expanduser() if chosen else usual_home()


def usual_home() -> Path:
    """The folder that is Ambit's own. One that was chosen may hold files of others."""
    data = os.environ.get("XDG_DATA_HOME") or "~/.local/share"
    return Path(data).expanduser() / "ambit"


def database() -> Path:
    """Saved games, registered tags and taught cards, in one file."""
    return home() / DATABASE


def profiles() -> Path:
    """The folder with the table's own wiring profiles, each NAME.toml."""
    return home() / PROFILES


def settings() -> Path:
    """What `ambit table` is started with when its command does not say it."""
    return home() / SETTINGS
