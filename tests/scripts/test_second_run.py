"""A test that fails runs once more, alone; only what fails again makes the whole run fail."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.shape import PROJECT

ONCE = """
from pathlib import Path
def test_once():
    seen = Path(__file__).with_suffix(".seen")
    first, _ = not seen.exists(), seen.touch()
    assert not first
"""
FIRM = "def test_firm():\n    pass\n"
WRONG = "def test_wrong():\n    assert False\n"
BROKEN = "import nothing_of_that_name\n"


@pytest.mark.parametrize(
    ("files", "code", "said"),
    [
        ([FIRM], 0, "1 passed"),
        ([FIRM, ONCE], 0, "passed only when they ran alone"),
        ([FIRM, ONCE, WRONG], 1, "test_2.py::test_wrong FAILED"),
        ([FIRM, BROKEN], 2, "nothing_of_that_name"),
    ],
)
def test_what_fails_runs_once_more(tmp_path: Path, files: list[str], code: int, said: str) -> None:
    (tmp_path / "scripts").mkdir()
    shutil.copy(PROJECT / "scripts" / "tests", tmp_path / "scripts")
    for number, text in enumerate(files):
        (tmp_path / f"test_{number}.py").write_text(text)
    env = {**os.environ, "PYTHON": sys.executable}
    for inherited in ("PYTEST_XDIST_WORKER", "PYTEST_CURRENT_TEST", "PYTEST_ADDOPTS"):
        env.pop(inherited, None)
    script = tmp_path / "scripts" / "tests"
    run = subprocess.run([script, "-n", "0"], env=env, capture_output=True, text=True, check=False)
    assert (run.returncode, said in run.stdout) == (code, True), run.stdout + run.stderr
