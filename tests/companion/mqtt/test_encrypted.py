"""The encrypted way to a real broker: whom we trust, how it knows us, and a sentence for what is wrong with it."""

import asyncio
import ssl
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.mqtt import link as links
from companion.mqtt.address import Certificate
from engine.message import Message
from tests.broker import Broker, broker, free_port
from tests.certificates import HERE, listener, openssl, vouched, vouching
from tests.companion.mqtt.listener import Listener

pytestmark = pytest.mark.filterwarnings("ignore:unclosed <ssl:ResourceWarning")
"""paho leaves the socket of a broker that it does not trust to Python, which closes it, and says so."""

WAYS = ("usual", "asking", "elsewhere", "old")
"""To the broker: as it should be, asking for our certificate, with one for another host, and with one out of date."""


class Ways:
    """The files for them, and the port of each."""

    broker: Broker

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.ports = {way: free_port() for way in WAYS}

    def shown(self, authority: str | None = "ca.crt", own: str | None = None, key: str | None = None) -> Certificate:
        return Certificate(*(None if name is None else self._folder / name for name in (authority, own, key)))


@pytest.fixture(scope="module")
def ways(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Ways]:
    folder = tmp_path_factory.mktemp("encrypted")
    vouching(folder)
    vouching(folder, "nobody")
    for name, place, days in (
        ("broker", HERE, 2),
        ("table", HERE, 2),
        ("elsewhere", "DNS:elsewhere.example", 2),
        ("old", HERE, -1),
    ):
        vouched(folder, name, place, days)
    openssl(folder, "rsa", "-aes256", "-passout", "pass:secret", "-in", "table.key", "-out", "locked.key")
    found = Ways(folder)
    lines = [
        *listener(folder, found.ports["usual"]),
        *listener(folder, found.ports["asking"], asks=True),
        *listener(folder, found.ports["elsewhere"], "elsewhere"),
        *listener(folder, found.ports["old"], "old"),
    ]
    with broker(folder, *lines) as found.broker:
        yield found


async def told(port: int, certificate: Certificate) -> Message | None:
    """What it says of the way to that port; None if it is there."""
    one = Listener(f"mqtts://127.0.0.1:{port}/club", certificate=certificate)
    await one.until(lambda: one.link.state != "connecting")
    await one.end()
    return one.link.trouble


@pytest.mark.parametrize(
    ("way", "words", "id"),
    [
        ("usual", {}, None),
        ("usual", {"authority": None}, "mqtt-not-trusted"),
        ("usual", {"authority": "nobody.crt"}, "mqtt-not-trusted"),
        ("elsewhere", {}, "mqtt-other-name"),
        ("old", {}, "mqtt-dates"),
        ("asking", {"own": "table.crt", "key": "table.key"}, None),
        ("asking", {}, "mqtt-away"),
        ("usual", {"authority": "no-such.crt"}, "mqtt-files"),
        ("usual", {"authority": "ca.key"}, "mqtt-files"),
        ("usual", {"own": "table.crt", "key": "broker.key"}, "mqtt-files"),
        ("usual", {"own": "table.crt", "key": "locked.key"}, "mqtt-files"),
        ("usual", {"own": "table.crt", "key": "no-such.key"}, "mqtt-files"),
        ("usual", {"key": "table.key"}, "mqtt-key-alone"),
    ],
)
def test_what_is_wrong_is_said(
    ways: Ways, monkeypatch: pytest.MonkeyPatch, way: str, words: dict[str, str], id: str | None
) -> None:
    if id == "mqtt-away":
        monkeypatch.setattr(links, "TIMEOUT", 0.5)
    trouble = asyncio.run(told(ways.ports[way], ways.shown(**words)))
    assert (trouble.id if trouble else None) == id
    if trouble is not None and id == "mqtt-away":
        assert trouble.args["why"].id == "mqtt-why-silent-encrypted"
    if trouble is not None and id == "mqtt-files":
        assert next(word for word in reversed(words.values())) in trouble.args["files"], "the file is named"


def test_certificates_are_read_once_and_beside_the_loop(ways: Ways, monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes tens of milliseconds, for which a press would wait."""
    read, by = ssl.create_default_context, list[threading.Thread]()

    def noted(**words: object) -> ssl.SSLContext:
        by.append(threading.current_thread())
        return read(**words)  # type: ignore[arg-type]

    monkeypatch.setattr(ssl, "create_default_context", noted)
    monkeypatch.setattr(links, "FIRST_PAUSE", 0.01)

    async def come_twice() -> None:
        one = await Listener(f"mqtts://127.0.0.1:{ways.ports['usual']}/club", certificate=ways.shown()).connected()
        ways.broker.kill()
        await one.until(lambda: one.link.state == "away")
        ways.broker.start()
        await one.until(lambda: one.times == 2)
        await one.end()

    asyncio.run(come_twice())
    assert len(by) == 1
    assert threading.main_thread() not in by
