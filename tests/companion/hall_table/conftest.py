"""A broker for each test of a table in a hall."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.broker import Broker, broker


@pytest.fixture
def there(tmp_path: Path) -> Iterator[Broker]:
    with broker(tmp_path) as one:
        yield one
