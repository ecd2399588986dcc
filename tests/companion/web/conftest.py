"""A web table with a game of Ambush for Ana and Bo."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.companion.web.lan import Lan, lan_in


@pytest.fixture
def lan(tmp_path: Path) -> Iterator[Lan]:
    with lan_in(tmp_path) as lan:
        lan.start()
        yield lan
