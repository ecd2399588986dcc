"""The doctor's usual patient."""

from pathlib import Path

import pytest

from tests.companion.doctor.trees import PI, grow


@pytest.fixture
def pi(tmp_path: Path) -> Path:
    """The files of a healthy Pi."""
    return grow(tmp_path, {**PI})
