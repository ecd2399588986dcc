"""What lives beside a page: several things at once, of which the first to end ends all."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import pytest

from companion.cli.page import either


async def for_ever(ended: list[str]) -> None:
    try:
        await asyncio.Event().wait()
    finally:
        ended.append("let go")


async def soon() -> None:
    await asyncio.sleep(0)


async def broken() -> None:
    await asyncio.sleep(0)
    raise LookupError("a fault of our own")


async def both(first: Coroutine[Any, Any, None], ended: list[str]) -> None:
    """Whatever comes of it, the other one is let go afterwards."""
    try:
        await either(first, for_ever(ended))
    finally:
        await asyncio.sleep(0)
        assert ended == ["let go"]


def test_the_first_to_end_ends_all() -> None:
    asyncio.run(both(soon(), []))


def test_what_goes_wrong_in_one_of_them_is_not_lost() -> None:
    with pytest.raises(LookupError, match="a fault of our own"):
        asyncio.run(both(broken(), []))
