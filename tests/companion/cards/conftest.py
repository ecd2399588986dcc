"""A database of its own for every test, and a second game beside Ambush."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.log import Log
from engine import registry
from engine.game import Game
from tests.companion.cards.trove import TROVE


@pytest.fixture
def log(tmp_path: Path) -> Iterator[Log]:
    made = Log(tmp_path / "home" / "ambit.db")
    yield made
    made.close()


@pytest.fixture
def trove(monkeypatch: pytest.MonkeyPatch) -> Game[Any]:
    """Known to the registry for the length of one test."""
    monkeypatch.setattr(registry, "_added", {})
    registry.add(TROVE)
    return TROVE
