"""A clean environment into which a built wheel is installed: without a network, and with no Node.js to be found."""

import os
import re
import subprocess
import sys
import venv
from importlib import metadata
from pathlib import Path
from typing import Any

import msgspec
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.shape import PROJECT


class Installed(msgspec.Struct, frozen=True):
    """An environment, and a folder that is no checkout."""

    folder: Path
    elsewhere: Path

    @property
    def scripts(self) -> Path:
        return self.folder / "bin"

    @property
    def packages(self) -> Path:
        [found] = self.folder.glob("lib/python*/site-packages")
        return found

    @property
    def program(self) -> tuple[str, ...]:
        return (str(self.scripts / "ambit"),)

    def ambit(self, *words: str) -> str:
        """What the installed command says when all is well."""
        return self.run(*self.program, *words)

    def ends(self, *line: str) -> "subprocess.CompletedProcess[str]":
        """How a command ends."""
        env = bare_environment() | {"AMBIT_HOME": str(self.elsewhere), "PATH": str(self.scripts)}
        return subprocess.run(line, cwd=self.elsewhere, env=env, capture_output=True, text=True, check=False)

    def run(self, *line: str) -> str:
        """What a command says when all is well."""
        done = self.ends(*line)
        assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
        return done.stdout


def bare_environment() -> dict[str, str]:
    """Nothing of this shell but what every program has: no PYTHONPATH, and no folder with Node.js in it."""
    return {"HOME": os.environ.get("HOME", "/"), "LC_ALL": "C", "PATH": str(Path(sys.executable).parent)}


def build(to: Path) -> tuple[Path, Path]:
    """The sdist of the checkout, and the wheel that is made of it."""
    line = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(to), str(PROJECT)]
    done = subprocess.run(line, env=bare_environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    [sdist], [wheel] = to.glob("*.tar.gz"), to.glob("*.whl")
    return sdist, wheel


def install(wheel: Path, folder: Path, extra: str = "") -> Installed:
    """By pip, which has no index to ask: it looks whether what the wheel needs is there, in its version."""
    installed = Installed(folder / "environment", folder / "elsewhere")
    venv.create(installed.folder, symlinks=True)
    installed.elsewhere.mkdir()
    for name in {*needed(), *needed(extra)}:
        _link(metadata.distribution(name), installed.packages)
    pip = [sys.executable, "-m", "pip", "--python", str(installed.scripts / "python")]
    line = [*pip, "install", "--no-index", "--quiet", "--disable-pip-version-check", str(wheel)]
    done = subprocess.run(line, env=bare_environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return installed


def needed(extra: str = "") -> list[str]:
    """The packages that Ambit needs on this machine, with all that those need; and not the tools of its developers."""
    found: set[str] = set()
    waiting = [("ambit", frozenset({extra}))]
    while waiting:
        name, extras = waiting.pop()
        for line in metadata.requires(name) or ():
            requirement = Requirement(line)
            wanted = canonicalize_name(requirement.name)
            if _applies(requirement, extras) and wanted not in found:
                found.add(wanted)
                waiting.append((wanted, frozenset({"", *requirement.extras})))
    return sorted(found)


def _applies(requirement: Requirement, extras: frozenset[str]) -> bool:
    marker: Any = requirement.marker
    return marker is None or any(marker.evaluate({"extra": extra}) for extra in {"", *extras})


def _link(package: metadata.Distribution, to: Path) -> None:
    """File by file, since several packages may share a folder; the linked checkout stays out."""
    for file in package.files or ():
        if ".." not in file.parts and not re.search(r"(^|/)__pycache__/", str(file)):
            link = to / file
            link.parent.mkdir(parents=True, exist_ok=True)
            link.symlink_to(file.locate())
