"""Messages as frames of a web socket: made once for all pages that are sent the same, and compressed where it pays."""

from functools import lru_cache

from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

SHORTEST = 1000
"""Bytes from which on a message is compressed: a shorter one is sent in one packet anyway."""
LEVEL = 3
"""Of zlib: half the time of the usual 6, and the result is 6 % longer."""
ONE_BY_ONE = ServerPerMessageDeflateFactory(server_no_context_takeover=True, client_no_context_takeover=True)
"""Each message is compressed by itself: so one is the same for all pages, and no line needs memory for what was said
before (zlib keeps some 300 kB a line otherwise, in its usual setting)."""


@lru_cache(maxsize=16)
def framed(text: bytes, window_bits: int = 0) -> bytes:
    """A text as the frame that is sent to a page; `window_bits` is the compression that it takes, 0 for none."""
    squeezed = window_bits > 0 and len(text) >= SHORTEST
    deflate = [PerMessageDeflate(True, True, 15, window_bits, {"level": LEVEL})] if squeezed else []
    return Frame(Opcode.TEXT, text).serialize(mask=False, extensions=deflate)
