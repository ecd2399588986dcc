"""The games that the tests of scenarios are played with."""

import pytest

from engine import registry
from tests.engine.scenario.pebbles import PEBBLES


@pytest.fixture(autouse=True)
def _pebbles_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """Known to the registry for one test, as a game from outside is."""
    monkeypatch.setattr(registry, "_added", {})
    registry.add(PEBBLES)
