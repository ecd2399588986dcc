"""Evenings that are cleared away after the test."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from tests.companion.session.evening import Evening, evening, resumed

Begin = Callable[..., Evening]


@pytest.fixture
def open_evenings() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


@pytest.fixture
def begin(tmp_path: Path, open_evenings: ExitStack) -> Begin:
    """A new game: `begin(seats, option=value)`."""

    def made(seats: int = 2, **options: Any) -> Evening:
        return open_evenings.enter_context(closing(evening(tmp_path, seats, **options)))

    return made


@pytest.fixture
def again(tmp_path: Path, open_evenings: ExitStack) -> Begin:
    """The same game after the machine was off: `again(at=clock)`."""

    def made(at: float = 0.0) -> Evening:
        return open_evenings.enter_context(closing(resumed(tmp_path, at)))

    return made
