"""Each test has a rig of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hardware.pn532.rig import Rig, rig_in


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    with rig_in(tmp_path) as rig:
        yield rig
