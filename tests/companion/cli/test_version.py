"""`ambit --version`: what a bug report begins with."""

import platform
import tomllib

import pytest

from tests.companion.cli.terminal import ambit
from tests.shape import PROJECT

VERSION = tomllib.loads((PROJECT / "pyproject.toml").read_text())["project"]["version"]


@pytest.mark.parametrize(
    ("language", "backend"),
    [
        ("en", "Pin back end: none (simulation only)"),
        ("fr", "Accès aux broches\N{NO-BREAK SPACE}: aucun (simulation seulement)"),
    ],
)
def test_it_names_ambit_python_the_back_end_and_the_machine(language: str, backend: str) -> None:
    """No machine that tests is a Pi."""
    said = ambit("--version", "--lang", language)
    assert (said.code, said.err) == (0, "")
    first, pins, machine = said.out.splitlines()
    assert first == f"Ambit {VERSION}, Python {platform.python_version()}"
    assert pins == backend
    assert machine.endswith(f"{platform.system()} {platform.release()} {platform.machine()}")
