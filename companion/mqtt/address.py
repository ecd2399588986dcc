"""Where a hall's broker is, as people write it: `mqtts://name:password@host:8883/club`."""

from pathlib import Path
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from companion.mqtt.topics import is_name
from engine.message import Message, message

PORTS = {"mqtt": 1883, "mqtts": 8883}
"""Each scheme with the port that brokers use for it. The second one is encrypted (TLS)."""


class Certificate(Struct, frozen=True):
    """Files by which a broker knows us, and by which we know it, where it asks for that."""

    authority: Path | None = None
    """Who vouches for the broker; without it, whoever this machine trusts."""
    own: Path | None = None
    key: Path | None = None


class Address(Struct, frozen=True):
    host: str
    port: int
    hall: str
    encrypted: bool
    user: str | None = None
    password: str | None = None

    def __str__(self) -> str:
        """As it may be shown: without the password."""
        scheme, user = ("mqtts" if self.encrypted else "mqtt"), f"{self.user}@" if self.user else ""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{scheme}://{user}{host}:{self.port}/{self.hall}"


def read(text: str) -> Address | Message:
    """The address, or what is wrong with it and how it is written."""
    try:
        parts = urlsplit(text.strip())
        port = parts.port
    except ValueError:  # a port that is no number, a broken IPv6 address
        return message("mqtt-address", address=_shown(text))
    if parts.scheme not in PORTS or not parts.hostname or parts.query or parts.fragment:
        return message("mqtt-address", address=_shown(text))
    hall = parts.path.strip("/")
    if not is_name(hall):
        return message("mqtt-hall-name", name=hall[:40])
    user, password = (unquote(part) if part else None for part in (parts.username, parts.password))
    encrypted = parts.scheme == "mqtts"
    return Address(parts.hostname, port or PORTS[parts.scheme], hall, encrypted, user, password)


def _shown(text: str) -> str:
    """What was typed, shortened and without what might be a password."""
    before, at, behind = text.strip().rpartition("@")
    scheme = before.partition("://")[0]
    return (f"{scheme}://…@{behind}" if at else text.strip())[:80]
