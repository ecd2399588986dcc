"""The browser of the page's tests, a broker, and a hall at it."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.broker import Broker, broker
from tests.e2e.hall.program import HallProgram
from tests.e2e.page.conftest import started, windows
from tests.e2e.page.windows import look_away

__all__ = ["started", "windows"]


@pytest.fixture
def there(tmp_path: Path) -> Iterator[Broker]:
    folder = tmp_path / "broker"
    folder.mkdir()
    with broker(folder) as one:
        yield one


@pytest.fixture
def hall(tmp_path: Path, there: Broker) -> Iterator[HallProgram]:
    """At the broker, with nothing set up yet."""
    one = HallProgram(tmp_path / "hall", "--broker", there.url)
    try:
        yield one
    finally:
        look_away()
        one.pull()
