"""The link to a broker: it is made anew for as long as it takes, and whoever uses it never waits for it."""

import asyncio
import logging
import ssl
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Literal, NoReturn

import aiomqtt
from msgspec import Struct

from companion.mqtt.address import Address, Certificate
from companion.mqtt.client import Client
from companion.mqtt.shapes import LARGEST
from companion.mqtt.troubles import not_heard, why_away
from companion.mqtt.trust import trusting
from engine.message import Message

FIRST_PAUSE, LONGEST_PAUSE = 1.0, 30.0
"""Seconds before the next try: doubled each time up to the longest."""
KEEP_ALIVE = 15
"""Seconds of silence after which both sides ask each other; the broker tells a will after one and a half of that."""
TIMEOUT = 10.0
FAREWELL = 2.0
"""Seconds for the last words."""
NOT_GRANTED = 128
"""From this number on, the answer to a subscription is a refusal."""
MOST_WAITING = 1_000
"""Messages that wait to be sent; beyond them the oldest goes, since what counts is told again anyway."""

_UNHEARD = logging.getLogger("ambit.mqtt")
"""What the library notes of broken connections: people are told in a sentence instead."""
_UNHEARD.addHandler(logging.NullHandler())
_UNHEARD.propagate = False

State = Literal["connecting", "connected", "away"]


class Said(Struct, frozen=True):
    """A message for the broker."""

    topic: str
    payload: bytes
    kept: bool = False
    """The broker hands it to everybody who comes later."""
    certain: bool = True
    """At least once (QoS 1), not at most once."""


class Heard(Struct, frozen=True):
    """A message from the broker."""

    topic: str
    payload: bytes
    kept: bool
    """It lay at the broker before we came."""


class Link:
    """One connection of one client. Its functions are called on the loop's thread."""

    def __init__(
        self,
        address: Address,
        topic: str,
        will: Said,
        certificate: Certificate | None = None,
        *,
        also: Sequence[str] = (),
        connected: Callable[[], Any],
        heard: Callable[[Heard], Any],
        changed: Callable[[], Any] = lambda: None,
    ) -> None:
        """`topic` is listened to, and those of `also` are. `connected` is called whenever the broker has come."""
        self.address, self._topics, self._will = address, (topic, *also), will
        self._certificate = certificate or Certificate()
        self._context: ssl.SSLContext | None = None
        """Of an encrypted way, once its files were read: that takes a while, and holds for all tries."""
        self._connected, self._heard, self._changed = connected, heard, changed
        self._waiting: asyncio.Queue[Said] = asyncio.Queue()
        self.state: State = "connecting"
        self.trouble: Message | None = None
        """Why the broker is not there, while it is not."""

    def say(self, said: Said) -> None:
        """Send it when the broker is there; while it is not, it is dropped: what counts is told again."""
        if self.state != "connected":
            return
        if self._waiting.qsize() >= MOST_WAITING:
            self._waiting.get_nowait()
            self._waiting.task_done()
        self._waiting.put_nowait(said)

    async def keep(self) -> None:
        """Hold the link until cancelled; whatever goes wrong with it is told in `trouble` and tried again."""
        pause = FIRST_PAUSE
        while True:
            trouble = await self._try()
            if self.state == "connected":
                pause = FIRST_PAUSE
            self._away(trouble)
            await asyncio.sleep(pause)
            pause = min(LONGEST_PAUSE, 2 * pause)

    async def _try(self) -> Message:
        """Connect, and serve for as long as the broker is there; why it is not, or no longer."""
        if self.address.encrypted and self._context is None:
            context = await asyncio.to_thread(trusting, self._certificate)
            if isinstance(context, Message):
                return context
            self._context = context
        try:
            async with self._client() as client:
                if not await self._may_hear(client):
                    return not_heard(self.address)
                await self._serve(client)
        except (aiomqtt.MqttError, OSError, ValueError) as error:  # the last one: a name that no host can have
            return why_away(self.address, self._certificate, error)

    async def _may_hear(self, client: Client) -> bool:
        granted = await client.subscribe([(topic, 1) for topic in self._topics])
        return all(getattr(code, "value", code) < NOT_GRANTED for code in granted)

    async def _serve(self, client: Client) -> NoReturn:
        """Until the connection breaks, and raises why."""
        self._waiting = asyncio.Queue()
        self.state, self.trouble = "connected", None
        self._connected()
        self._changed()
        both = {asyncio.create_task(self._send(client)), asyncio.create_task(self._listen(client))}
        try:
            done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
            raise AssertionError("neither ends by itself")
        finally:
            for task in both:
                task.cancel()
            await asyncio.wait(both)

    async def _listen(self, client: Client) -> None:
        while True:
            for one in await client.next_messages():
                payload = one.payload if isinstance(one.payload, bytes | bytearray) else b""
                self._heard(Heard(str(one.topic), bytes(payload[: LARGEST + 1]), bool(one.retain)))

    async def _send(self, client: Client) -> None:
        while True:
            said = await self._waiting.get()
            await client.publish(said.topic, said.payload, qos=int(said.certain), retain=said.kept)
            self._waiting.task_done()

    async def all_said(self) -> None:
        """Wait until everything that was said has gone out, if the broker is there; not for long."""
        if self.state == "connected":
            with suppress(TimeoutError):
                await asyncio.wait_for(self._waiting.join(), FAREWELL)

    def _away(self, trouble: Message) -> None:
        told = (self.state, self.trouble)
        self.state, self.trouble = "away", trouble
        if told != (self.state, self.trouble):
            self._changed()

    def _client(self) -> Client:
        address, will = self.address, self._will
        return Client(
            address.host,
            address.port,
            username=address.user,
            password=address.password,
            will=aiomqtt.Will(will.topic, will.payload, qos=1, retain=will.kept),
            keepalive=KEEP_ALIVE,
            timeout=TIMEOUT,
            logger=_UNHEARD,
            tls_context=self._context,
        )


async def ended(task: "asyncio.Task[None]") -> None:
    """Cancel what keeps a link, and wait until it has let go.

    More than once: aiomqtt may raise an error of its own where it is cancelled while the broker goes.
    """
    while not task.done():
        task.cancel()
        await asyncio.wait({task}, timeout=1)
