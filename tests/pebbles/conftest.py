"""Pebbles is known in this folder's tests, and forgotten after each of them."""

import pytest

from companion.outside import add_folder
from tests.pebbles import FOLDER


@pytest.fixture(autouse=True)
def known(nothing_outside: None) -> None:
    add_folder(FOLDER)
