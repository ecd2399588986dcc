"""USB sockets with models of boards in them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.companion.satellites.boards import Sockets


@pytest.fixture
def sockets(tmp_path: Path) -> Iterator[Sockets]:
    """None is taken yet."""
    made = Sockets(tmp_path)
    yield made
    made.close()
