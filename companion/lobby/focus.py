"""What a dial of the lobby points at, for devices and screens."""

from typing import Literal

from msgspec import Struct


class Focus(Struct, frozen=True):
    """What a dial points at; None in a lobby in which nobody turned one."""

    on: Literal["game", "mode", "begin", "resume"]
    value: str
