"""`scripts/install`, as far as it leaves the system alone: versions side by side, and only one that answers is used.

`make install-test` runs all of it in clean Debian roots.
"""

import os
import subprocess
from pathlib import Path

import pytest

from tests.companion.service.versions import ENDS, KEEPS, SERVES, WAITS_FOR_EVER, wheel
from tests.shape import PROJECT

WITHIN = ("--wait", "60")
NO_LGPIO = "import sys; sys.exit(len(sys.argv))"


class Machine:
    """A folder for versions, in place of /opt/ambit."""

    def __init__(self, folder: Path) -> None:
        self.prefix, self.data, self._wheels = folder / "opt", folder / "data", folder / "wheels"
        for made in (self.data, self._wheels):
            made.mkdir()

    def install(self, version: str, does: str, *words: str, language: str = "C", lgpio: str = "") -> tuple[int, str]:
        """How the script ends, and what it says."""
        source = wheel(self._wheels, version, does, lgpio)
        line = (str(source), "--program-only", "--prefix", str(self.prefix), *(words or WITHIN))
        return run(*line, language=language, AMBIT_HOME=str(self.data))

    @property
    def current(self) -> str:
        return (self.prefix / "current").resolve().name

    @property
    def kept(self) -> set[str]:
        return {each.name for each in (self.prefix / "releases").iterdir()}

    @property
    def backups(self) -> list[str]:
        """What lies in each backup from before an update, the oldest first."""
        return [each.read_text() for each in sorted((self.data / "before-updates").glob("*.zip"))]


def run(*words: str, language: str = "C", **more: str) -> tuple[int, str]:
    line = [str(PROJECT / "scripts/install"), *words]
    env = os.environ | {"LC_ALL": language} | more
    done = subprocess.run(line, env=env, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
    return done.returncode, done.stdout + done.stderr


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_only_a_version_that_answers_is_used(machine: Machine) -> None:
    """One test, since each version takes seconds to install."""
    code, said = machine.install("1.0", SERVES, lgpio=NO_LGPIO)
    assert code == 0
    assert "Going on without lgpio" in said
    assert "include-system-site-packages = false" in (machine.prefix / "current/pyvenv.cfg").read_text()
    assert machine.install("1.0", SERVES, lgpio=NO_LGPIO) == (0, "Version 1.0 is installed already.\n")

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


def test_the_data_is_kept_before_another_version_gets_it(machine: Machine) -> None:
    """One test, again. Three of them stay; a version without the data's backup is not switched to."""
    (machine.data / "ambit.db").write_text("as it was")
    assert machine.install("1.0", KEEPS + SERVES)[0] == 0
    assert machine.backups == [], "nothing was there that could have changed it"

    (machine.data / "before-updates").mkdir()
    for day in "123":
        old = machine.data / f"before-updates/2020010{day}-120000-0.9.zip"
        old.write_text(day)
        os.utime(old, (1e9 + int(day), 1e9 + int(day)))
    code, said = machine.install("1.1", SERVES)
    assert (code, machine.current) == (0, "1.1")
    assert machine.backups == ["2", "3", "as it was"]
    assert "-1.0.zip" in said

    code, said = machine.install("1.2", KEEPS + SERVES)
    assert code == 1, "1.1 does not know how to make a backup"
    assert "1.1 stays in use" in said
    assert (machine.current, machine.kept, len(machine.backups)) == ("1.1", {"1.0", "1.1"}, 3)


def test_a_version_whose_python_is_gone_is_installed_anew(machine: Machine) -> None:
    """A new Debian has another Python, and takes the old one away; the data is then kept by the new version."""
    (machine.data / "ambit.db").write_text("as it was")
    machine.install("1.0", SERVES)
    for python in machine.prefix.glob("releases/1.0/bin/python3*"):
        python.unlink()
        python.symlink_to("/nowhere/python3")
    assert machine.install("1.1", KEEPS + SERVES)[0] == 0
    assert (machine.current, machine.backups) == ("1.1", ["as it was"])
    assert "already" not in machine.install("1.0", SERVES)[1]


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
