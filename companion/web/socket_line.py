"""One line as web sockets speak it: every frame is counted, and nothing is read while the peer does not read."""

import asyncio
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.protocol import OPEN

from companion.web.framed import ONE_BY_ONE, framed
from companion.web.lines import Lines

PIECE = 2048
"""Bytes that are read as frames at once, before they are counted: at most 341 frames."""
MOST_PARTS = 64
"""Parts of one message; browsers send short ones whole."""
LAST_WORDS = 5.0
"""Seconds that a peer has to take the last words and to close, before its line is cut."""


class SocketLine(WebSocketsSansIOProtocol):
    """Frames of all kinds count, and those without content, too; whoever sends too many is cut off without a word."""

    def __init__(self, lines: Lines, **more: Any) -> None:
        super().__init__(**more)
        self.conn.available_extensions = [ONE_BY_ONE]
        self._lines = lines
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._address = self.client or ("", 0)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._patience is not None:
            self._patience.cancel()
        self._lines.end(self._address)
        super().connection_lost(exc)

    # Reading

    def data_received(self, data: bytes) -> None:
        if self._lines.too_much(self._lines.said, self._address, len(data)):
            return
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def handle_events(self) -> None:
        if self._lines.too_much(self._lines.frames, self._address, len(self.conn.events)):
            return
        super().handle_events()
        if len(self.frames) > MOST_PARTS:
            self.transport.abort()

    async def receive(self) -> Any:
        message = await super().receive()
        if not self.writable.is_set():
            self.transport.pause_reading()
        return message

    # Writing

    async def send(self, message: Any) -> None:
        """A message that is for many pages (`told`) goes out as the frame that all of them are sent."""
        if "told" in message:
            await self.writable.wait()
            if self.disconnected or self.conn.state is not OPEN:
                raise ClientDisconnected
            self.transport.write(framed(message["told"], self._window_bits()))
        else:
            await super().send(message)

    def _window_bits(self) -> int:
        """Of the compression on which browser and table have agreed; 0 without any."""
        deflate = next((one for one in self.conn.extensions if isinstance(one, PerMessageDeflate)), None)
        return deflate.local_max_window_bits if deflate else 0

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    # The end

    def keepalive_timeout(self) -> None:
        """The peer does not answer: a polite end would wait for it."""
        self.transport.abort()

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        super().on_task_complete(task)
        self._patience = self.loop.call_later(LAST_WORDS, self.transport.abort)
