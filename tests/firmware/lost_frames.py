"""A cable on which whole frames vanish."""

import random


class LostFrames:
    """Those frames vanish whose closing zero does; `share` of them."""

    def __init__(self, share: float) -> None:
        self._share, self._chance = share, random.Random(1)
        self._part = b""

    def __call__(self, data: bytes) -> bytes:
        """What is left of them."""
        *frames, self._part = (self._part + data).split(b"\0")
        return b"".join(frame + b"\0" for frame in frames if self._chance.random() >= self._share)
