"""aiomqtt's client, which leaves nothing behind where a connection did not come about or broke."""

from typing import Self

import aiomqtt

MOST_AT_ONCE = 100
"""Messages that are handed over together; then others on the loop have their turn."""


class Client(aiomqtt.Client):
    """Used once: `async with Client(…) as client`."""

    _given_up = False

    async def __aenter__(self) -> Self:
        """Connect. A broker that is too slow for aiomqtt would have the connection, and our will, for good."""
        try:
            return await super().__aenter__()
        except BaseException:
            self._given_up = True
            self._client.disconnect()
            raise

    def _client_connect(self) -> None:
        """On a thread of its own, which cannot be cancelled: whoever waited for it may be gone by now."""
        super()._client_connect()
        if self._given_up:
            self._client.disconnect()

    async def __aexit__(self, *wrong: object) -> None:
        """Disconnect. What broke the connection is known by now, and is no news for the loop's own handler."""
        try:
            await super().__aexit__(*wrong)  # type: ignore[arg-type]
        finally:
            if self._disconnected.done() and not self._disconnected.cancelled():
                self._disconnected.exception()

    async def next_messages(self) -> list[aiomqtt.Message]:
        """What has come, at least one. aiomqtt itself takes several rounds of the loop for each message.

        A hall whose tables all begin to play is that much late, and its messages would wait in a queue that grows.
        """
        messages = [await anext(self.messages)]
        while len(messages) < MOST_AT_ONCE and not self._queue.empty():
            messages.append(self._queue.get_nowait())
        return messages
