"""Pebbles is known in this folder's tests, and forgotten after each of them."""

import pytest

import companion.bindings
from engine import registry
from tests import pebbles


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_added", {})
    monkeypatch.setattr(companion.bindings, "__path__", list(companion.bindings.__path__))
    pebbles.add()
