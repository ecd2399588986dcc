"""Where `make pi` takes lgpio from where there is no wheel: the system's package alone, or a compiler."""

import subprocess
import sys
import sysconfig
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tests.shape import PROJECT

OURS, OTHER = f"_lgpio{EXTENSION_SUFFIXES[0]}", "_lgpio.cpython-399-strange.so"
SEEN = "import importlib.util as util, sys; print(*(name for name in sys.argv[1:] if util.find_spec(name)))"


@pytest.fixture
def empty(tmp_path: Path) -> Path:
    """The Python of an environment without any package."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", tmp_path / "venv"], check=True)
    return tmp_path / "venv/bin/python"


@pytest.fixture
def system(tmp_path: Path) -> Path:
    """A folder of the system's packages, with one that nobody asked for."""
    (tmp_path / "system").mkdir()
    (tmp_path / "system/stranger.py").touch()
    return tmp_path / "system"


def install(system: Path, binary: str) -> None:
    for name in ("lgpio.py", binary):
        (system / name).touch()
    (system / "lgpio-0.2.2.0.egg-info").mkdir(exist_ok=True)


def run(python: Path, system: Path) -> subprocess.CompletedProcess[str]:
    """On a machine without compilers."""
    command = [str(python), str(PROJECT / "scripts/lgpio.py"), str(system)]
    return subprocess.run(command, env={"PATH": "/nowhere"}, capture_output=True, text=True)


def seen(python: Path) -> str:
    command = [str(python), "-c", SEEN, "lgpio", "_lgpio", "stranger"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def test_the_system_s_package_is_linked_and_nothing_else(empty: Path, system: Path) -> None:
    install(system, OURS)
    for _ in range(2):
        assert run(empty, system).returncode == 0
        assert seen(empty) == "lgpio _lgpio"


def test_a_package_of_the_system_that_was_removed_is_missed_until_it_is_back(empty: Path, system: Path) -> None:
    install(system, OURS)
    run(empty, system)
    for name in ("lgpio.py", OURS):
        (system / name).unlink()
    assert (run(empty, system).returncode, seen(empty)) == (1, "")
    install(system, OURS)
    assert (run(empty, system).returncode, seen(empty)) == (0, "lgpio _lgpio")


def test_a_package_for_another_python_is_left_alone(empty: Path, system: Path) -> None:
    install(system, OTHER)
    done = run(empty, system)
    assert (done.returncode, seen(empty)) == (1, "")
    assert "make pi PYTHON3=/usr/bin/python3" in done.stderr


def test_without_a_package_it_says_what_compiling_needs(empty: Path, system: Path) -> None:
    done = run(empty, system)
    headers = (Path(sysconfig.get_path("include")) / "Python.h").exists()
    lacks = "gcc swig" if headers else "gcc swig python3-dev"
    assert done.returncode == 1
    assert f"sudo apt-get install {lacks}; then run this again" in done.stderr
    assert "Traceback" not in done.stderr
