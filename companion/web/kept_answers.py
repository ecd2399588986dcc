"""Answers that were worked out once and are sent again: compressed, and only so many bytes of them."""

import gzip
from collections import OrderedDict
from collections.abc import Hashable

from starlette.requests import Request
from starlette.responses import Response

LEVEL = 6
MOST = 4 * 1024 * 1024
"""Bytes of answers that are kept beside the pages of stories."""


def squeezed(body: bytes) -> bytes:
    """As it is kept and sent."""
    return gzip.compress(body, LEVEL, mtime=0)


def respond_squeezed(request: Request, body: bytes, kind: str, more: dict[str, str] | None = None) -> Response:
    """The kept answer, or what it was before for a caller who cannot read it so."""
    headers = {"cache-control": "no-store"} | (more or {})
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(body, headers=headers | {"content-encoding": "gzip"}, media_type=kind)
    return Response(gzip.decompress(body), headers=headers, media_type=kind)


class KeptAnswers:
    """The answers that were asked for last, up to so many bytes; the newest is kept whatever its size."""

    def __init__(self, most: int) -> None:
        self._most, self._size = most, 0
        self._bodies: OrderedDict[Hashable, bytes] = OrderedDict()

    @property
    def size(self) -> int:
        """Bytes of all that is kept."""
        return self._size

    def find(self, key: Hashable) -> bytes | None:
        """None where it was never kept, or is not any more."""
        body = self._bodies.get(key)
        if body is not None:
            self._bodies.move_to_end(key)
        return body

    def keep(self, key: Hashable, body: bytes) -> None:
        """Those that nobody asked for longest make room for it."""
        self._size += len(body) - len(self._bodies.pop(key, b""))
        self._bodies[key] = body
        while self._size > self._most and len(self._bodies) > 1:
            self._size -= len(self._bodies.popitem(last=False)[1])
