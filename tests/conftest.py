"""What this machine cannot test is not collected, and said at the end of every run: nothing is skipped in silence.

What libnfc's nfc-list finds on the emulated reader is shown there, too.
"""

import signal
import sys
from collections.abc import Iterator
from importlib.util import find_spec

import pytest
from hypothesis import settings

from companion import game_parts
from engine import registry
from tests.examples import NEW, SAME

# `make test` tries the same examples on every machine; `make soak` looks for new ones.
settings.register_profile(SAME, deadline=None, derandomize=True)
settings.register_profile(NEW, deadline=None)
settings.load_profile(SAME)

LGPIO = find_spec("lgpio") is not None
NOT_HERE = "not tested here: the real lgpio library (it has no wheel for this Python; Python 3.11 and 3.12 have one)"

NEED_LGPIO = [
    "hardware/shim/test_lgpio.py",
]
"""Below this folder."""
collect_ignore = [] if LGPIO else NEED_LGPIO

SHOWN = "test_nfc_list_finds_the_tag"
"""The test whose output everybody should see."""


@pytest.fixture(scope="session", autouse=True)
def keys() -> Iterator[None]:
    """Ctrl-C ends what a test starts. A shell that runs the tests in the background has it ignored, by them as well."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.fixture
def nothing_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    """No game from outside is known; those that a test brings are forgotten after it."""
    monkeypatch.setattr(registry, "_added", {})
    monkeypatch.setattr(registry, "_elsewhere", [])
    monkeypatch.setattr(game_parts, "_outside", {})
    monkeypatch.setattr(sys, "path", [*sys.path])


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for report in terminalreporter.getreports("passed"):
        if SHOWN in report.nodeid:
            terminalreporter.write_line(report.capstdout)
    if not LGPIO:
        terminalreporter.write_line(NOT_HERE, yellow=True)
