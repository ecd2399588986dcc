"""`scripts/install`, as far as it leaves the system alone: versions side by side, and only one that answers is used.

`make install-test` runs all of it in clean Debian roots.
"""

import os
import subprocess
from pathlib import Path

import pytest

from tests.companion.service.versions import ENDS, SERVES, WAITS_FOR_EVER, wheel
from tests.shape import PROJECT

WITHIN = ("--wait", "60")


class Machine:
    """A folder for versions, in place of /opt/ambit."""

    def __init__(self, folder: Path) -> None:
        self.prefix, self._wheels = folder / "opt", folder / "wheels"
        self._wheels.mkdir()

    def install(
        self, version: str, does: str, *words: str, language: str = "C", lgpio: str = ""
    ) -> tuple[int, str]:
        """How the script ends, and what it says."""
        source = wheel(self._wheels, version, does, lgpio)
        return run(str(source), "--program-only", "--prefix", str(self.prefix), *(words or WITHIN), language=language)

    @property
    def current(self) -> str:
        return (self.prefix / "current").resolve().name

    @property
    def kept(self) -> set[str]:
        return {each.name for each in (self.prefix / "releases").iterdir()}


def run(*words: str, language: str = "C") -> tuple[int, str]:
    line = [str(PROJECT / "scripts/install"), *words]
    env = os.environ | {"LC_ALL": language}
    done = subprocess.run(line, env=env, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
    return done.returncode, done.stdout + done.stderr


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_only_a_version_that_answers_is_used(machine: Machine) -> None:
    """One test, since each version takes seconds to install."""
    assert machine.install("1.0", SERVES)[0] == 0
    assert machine.install("1.0", SERVES) == (0, "Version 1.0 is installed already.\n")

    code, said = machine.install("1.1", ENDS)
    assert code == 1
    assert "this version is broken" in said, "its last words"
    assert "1.0 stays in use" in said
    assert (machine.current, machine.kept) == ("1.0", {"1.0"})

    code, said = machine.install("1.2", WAITS_FOR_EVER, "--wait", "2", language="fr_FR.UTF-8")
    assert code == 1
    assert "n’a pas répondu en 2 s : 1.0 reste en service" in said
    assert (machine.current, machine.kept) == ("1.0", {"1.0"})

    assert machine.install("1.0", f"print('mended')\n{SERVES}")[0] == 0
    assert (machine.current, machine.kept) == ("1.0-2", {"1.0", "1.0-2"})


def test_without_lgpio_it_goes_on_and_says_so(machine: Machine) -> None:
    """And nothing of the system's packages is seen, which nobody has locked."""
    code, said = machine.install("1.0", SERVES, lgpio="import sys; sys.exit(len(sys.argv))")
    assert (code, machine.current) == (0, "1.0")
    assert "Going on without lgpio" in said
    assert "include-system-site-packages = false" in (machine.prefix / "current/pyvenv.cfg").read_text()


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (("nowhere.whl",), "nowhere.whl"),
        (("docs",), "docs"),
        (("--wait", "soon"), "--wait"),
        (("--wait",), "--wait"),
        (("--name", "My Table"), "small letters"),
        (("--prefix", "opt"), "absolute"),
        (("--faster",), "--faster"),
    ],
)
def test_wrong_use_is_told_in_a_sentence(words: tuple[str, ...], named: str) -> None:
    code, said = run("--program-only", *words)
    assert code == 1
    assert named in said
    assert len(said.splitlines()) == 1


def test_its_help_names_every_option() -> None:
    code, said = run("--help")
    assert code == 0
    for option in (
        "--yes",
        "--kiosk",
        "--name",
        "--prefix",
        "--program-only",
        "--wait",
        "--uninstall",
        "--delete-data",
    ):
        assert option in said


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can be turned away")
def test_root_is_turned_away() -> None:
    code, said = run()
    assert code == 1
    assert "not as root" in said
