"""One line as HTTP speaks it: requests and answers, each within a time."""

import asyncio
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from companion.web.lines import Lines

REQUEST = 10.0
"""Seconds until the first request of a line is said, headers included; and the next one, from the last answer on."""
ANSWER = 120.0
"""Seconds from there until its body has come and its answer is taken: enough for 4 MiB on a bad network."""


class HttpLine(H11Protocol):
    """Ends a line on which nothing is said, or whose peer does not read or says too much."""

    def __init__(self, lines: Lines, **more: Any) -> None:
        super().__init__(**more)
        self._lines = lines
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = self.client or ("", 0)
        self._lines.begin(self._address, transport)
        self._wait(REQUEST)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(None)
        self._lines.end(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if not self._lines.too_much(self._lines.uploaded, self._address, len(data)):
            super().data_received(data)

    def handle_events(self) -> None:
        last = self.cycle
        super().handle_events()
        if self.cycle is not last and not self._lines.too_much(self._lines.requests, self._address):
            self._wait(ANSWER)

    def on_response_complete(self) -> None:
        self._wait(REQUEST)  # the next request may be here already, and waits for its answer then
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self._wait(None)
        super().handle_websocket_upgrade(event)

    def _wait(self, seconds: float | None) -> None:
        """The line has so long for what comes next."""
        if self._patience is not None:
            self._patience.cancel()
        self._patience = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)
