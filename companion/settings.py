"""What a table is started with when its command does not say it: `settings.toml` in the folder of Ambit's data."""

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from companion import home
from engine.message import Message, message

MOST_BYTES = 64 * 1024
DEFAULT_PORT = 8042
"""Of the page, where nobody says another."""

Text = Annotated[str, Meta(max_length=1000)]


class HallSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """The hall in which this table takes part; without an address it takes part in none."""

    address: Text | None = None
    """Of the broker, with the hall's name: `mqtts://name:password@host:8883/club`."""
    table: Annotated[str, Meta(max_length=40)] | None = None
    """What this table is called there; without it, as its machine."""
    key_file: Text | None = None
    """The file with the key that the hall's desk shows."""
    ca_file: Text | None = None
    """Who vouches for the broker, where the machine does not know."""
    cert_file: Text | None = None
    """The certificate by which the broker knows this table, and its key."""
    cert_key_file: Text | None = None
    home_assistant: bool = False
    """Home Assistant at the same broker finds this table."""

    @property
    def certificate_files(self) -> tuple[str | None, str | None, str | None]:
        """Those for an encrypted way: who vouches, the own certificate, and its key."""
        return self.ca_file, self.cert_file, self.cert_key_file


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """All of them can be left out."""

    profile: Annotated[str, Meta(pattern=r"^[\w-]{1,100}$")] | None = None
    """The name of a wiring profile: one of the table's own, or one that comes with Ambit. Never a path."""
    port: Annotated[int, Meta(ge=0, le=65535)] | None = None
    """Of the page."""
    hall: HallSettings = HallSettings()


def current() -> Settings | Message:
    """Those of this table; what is usual where there are none."""
    path = home.settings()
    return read(path) if path.exists() else Settings()


def read(path: Path) -> Settings | Message:
    """The settings in a file, or why they cannot be read."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        if len(content) > MOST_BYTES:
            raise ValueError(f"more than {MOST_BYTES} bytes")
        return msgspec.toml.decode(content, type=Settings)
    except OSError as error:
        return message("settings-wrong", file=str(path), why=error.strerror or str(error))
    except ValueError as wrong:  # of TOML, of text, and msgspec's
        return message("settings-wrong", file=str(path), why=str(wrong))
