"""Debian's packages of any release and architecture, unpacked into cached folders.

This machine's own apt says where Debian is taken from, and how (proxies, passwords); it is left as it is.
"""

import fcntl
import os
import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.shape import PROJECT

CACHE = PROJECT / ".emulated"
"""Everything that is fetched, unpacked and built; `make clean` removes it."""
KEYS = Path("/usr/share/keyrings/debian-archive-keyring.gpg")
RECIPE = ".recipe"
"""In a finished folder: what it was made from."""
SETTINGS = """
APT::Architecture "{architecture}"; APT::Architectures {{ "{architecture}"; }};
APT::Install-Recommends "false"; APT::Sandbox::User "root"; Acquire::Languages "none"; Acquire::Retries "3";
Dir::State "{at}/state"; Dir::State::status "{at}/status"; Dir::Cache "{at}/cache";
Dir::Etc::sourcelist "{at}/sources.list"; Dir::Etc::sourceparts "{at}/none"; Dir::Etc::preferencesparts "{at}/none";
DPkg::Post-Invoke {{}}; APT::Update::Post-Invoke {{}};
"""
PLANNED = re.compile(r"^Inst (?P<name>[^ :]+)\S* \((?P<version>\S+) .*\[(?P<architecture>\w+)\]\)", re.MULTILINE)
"""How apt says which package it would install."""


class NotPrepared(Exception):
    """What a real kernel needs cannot be had here; the text says what to do."""


def mirror() -> str:
    """Where this machine's own apt gets Debian from, or what `DEBIAN_MIRROR` names."""
    line = ["apt-get", "indextargets", "--format", "$(SITE)", "Created-By: Packages", "Origin: Debian", "Label: Debian"]
    named = os.environ.get("DEBIAN_MIRROR", "").split()
    found = named or subprocess.run(line, capture_output=True, text=True, check=True).stdout.split()
    if not found:
        raise NotPrepared(
            "apt knows no mirror of Debian: apt-get update, or name one: DEBIAN_MIRROR=http://HOST/debian"
        )
    return found[0]


def native() -> str:
    """This machine's architecture, as Debian names it."""
    return said("dpkg", "--print-architecture").strip()


def said(*line: str | Path, env: dict[str, str] | None = None, cwd: Path | None = None) -> str:
    """What a program prints; one that fails ends the preparation with the end of what it said."""
    both = subprocess.STDOUT
    done = subprocess.run(line, stdout=subprocess.PIPE, stderr=both, text=True, check=False, env=env, cwd=cwd)
    if done.returncode != 0:
        end = "\n".join(done.stdout.splitlines()[-15:])
        raise NotPrepared(f"{' '.join(map(str, line))}\nfailed with code {done.returncode}:\n{end}")
    return done.stdout


@contextmanager
def made(name: str, recipe: str) -> Iterator[tuple[Path, bool]]:
    """The cached folder of this name, and whether it has to be filled: it is not there, or was made by another recipe.

    It takes its place only when it is full, and who asks for it meanwhile, in another process, waits.
    """
    at, new = CACHE / name, CACHE / f"{name}.new"
    at.parent.mkdir(parents=True, exist_ok=True)
    with (CACHE / f"{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if _recipe(at) == recipe:
            yield at, False
            return
        for old in (at, new):
            shutil.rmtree(old, ignore_errors=True)
        new.mkdir()
        yield new, True
        (new / RECIPE).write_text(recipe)
        new.rename(at)


def _recipe(folder: Path) -> str | None:
    try:
        return (folder / RECIPE).read_text()
    except OSError:
        return None


class Debian:
    """The packages of a release (by its code name), for one architecture."""

    def __init__(self, suite: str, architecture: str) -> None:
        self.suite, self.architecture = suite, architecture
        self._at = CACHE / f"apt-{suite}-{architecture}"
        self._env: dict[str, str] = {}

    def unpack(self, name: str, packages: Sequence[str]) -> Path:
        """A folder of this name with these packages and all they depend on; with other packages it is made anew."""
        with made(name, f"{self.suite} {self.architecture}: {' '.join(packages)}") as (folder, empty):
            if empty:
                self.fill(folder, packages)
        return CACHE / name

    def fill(self, folder: Path, packages: Sequence[str], alone: Sequence[str] = ()) -> None:
        """Unpack these packages and all they depend on, and others `alone`, into a new folder. Nothing is set up."""
        print(f"unpacking from Debian {self.suite}, {self.architecture}: {' '.join([*packages, *alone])}", flush=True)
        _merge(folder)
        for file in [*self._closure(packages), *self._single(alone)]:
            _extract(file, folder)
            file.unlink()

    def needs(self, package: str, pattern: str) -> str:
        """What fits this pattern in the names of the packages that this one needs: they hold a kernel's version."""
        named = self._apt("apt-cache", "depends", "--important", package)
        found = re.search(rf"Depends: \S*?({pattern})", named)
        if found is None:
            raise NotPrepared(f"Debian {self.suite}: nothing that {package} depends on is called {pattern}")
        return found[1]

    def _closure(self, packages: Sequence[str]) -> list[Path]:
        """These packages and all they depend on, as files: for an empty machine, so none is there already."""
        if not packages:
            return []
        planned = self._apt("apt-get", "-qq", "--simulate", "install", *packages)
        self._apt("apt-get", "-qq", "--yes", "--download-only", "install", *packages)
        found = PLANNED.finditer(planned)
        names = (f"{each['name']}_{each['version'].replace(':', '%3a')}_{each['architecture']}.deb" for each in found)
        return [self._at / "cache/archives" / each for each in names]

    def _single(self, packages: Sequence[str]) -> list[Path]:
        """These packages as files, whatever they depend on."""
        folder = self._at / "single"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        if packages:
            self._apt("apt-get", "-qq", "download", *packages, cwd=folder)
        return sorted(folder.iterdir())

    def _apt(self, *line: str, cwd: Path | None = None) -> str:
        if not self._env:
            self._ready()
        return said(*line, env=self._env, cwd=cwd)

    def _ready(self) -> None:
        """An apt of its own, with today's lists."""
        if not KEYS.exists():
            raise NotPrepared("Debian's packages are checked by its keys: apt-get install debian-archive-keyring")
        for each in ("state/lists/partial", "cache/archives/partial", "none"):
            (self._at / each).mkdir(parents=True, exist_ok=True)
        (self._at / "status").touch()
        (self._at / "sources.list").write_text(f"deb [signed-by={KEYS}] {mirror()} {self.suite} main\n")
        (self._at / "apt.conf").write_text(SETTINGS.format(architecture=self.architecture, at=self._at))
        self._env = {**os.environ, "APT_CONFIG": str(self._at / "apt.conf"), "DEBIAN_FRONTEND": "noninteractive"}
        said("apt-get", "-qq", "update", env=self._env)


def _merge(folder: Path) -> None:
    """As every Debian is now: one folder for programs and one for libraries, whatever a package says."""
    for each in ("bin", "sbin", "lib", "lib64"):
        (folder / "usr" / each).mkdir(parents=True, exist_ok=True)
        (folder / each).symlink_to(f"usr/{each}")


def _extract(file: Path, folder: Path) -> None:
    """Links to folders stay links, as `dpkg` itself would leave them."""
    packed = subprocess.Popen(["dpkg-deb", "--fsys-tarfile", str(file)], stdout=subprocess.PIPE)
    line = ["tar", "-x", "--keep-directory-symlink", "--no-same-owner", "-C", str(folder)]
    code = subprocess.run(line, stdin=packed.stdout, check=False).returncode
    if packed.wait() or code:
        raise NotPrepared(f"{file.name} could not be unpacked into {folder}")
