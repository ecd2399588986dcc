"""The overlay for streams: what happens, and nothing behind it."""

import struct
import zlib
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.page.server import TWO, Table, at_a_table
from tests.e2e.page.windows import WALL, Windows


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with at_a_table(tmp_path_factory.mktemp("home"), *TWO) as running:
        yield running


def first_pixel(png: bytes) -> tuple[int, ...]:
    """Red, green, blue and how solid it is, of the upper left corner. There, no filter of PNG changes anything."""
    at, packed = 8, b""
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        packed += png[at + 8 : at + 8 + length] if kind == b"IDAT" else b""
        at += length + 12
    return tuple(zlib.decompress(packed)[1:5])


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_camera_shows_through(windows: Windows, table: Table, scheme: str) -> None:
    page = windows.open(table.phones, WALL, color_scheme=scheme).go("/overlay")
    expect(page.get_by_text("Ana")).to_be_visible()
    assert first_pixel(page.screenshot(omit_background=True))[3] == 0


def test_it_tells_what_happens(windows: Windows, table: Table) -> None:
    page = windows.open(table.phones, WALL).go("/overlay")
    expect(page.get_by_text("Ana")).to_be_visible()
    table.type("press seat1.ok", "tap table.reader training-spear")
    expect(page.get_by_text("Ana shows Training Spear")).to_be_visible()
