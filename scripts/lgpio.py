"""Brings lgpio, which plays the tones of a buzzer on a pin, into the environment whose Python runs this.

`make pi` and `scripts/install` call it.

From Python 3.13 on there is no wheel of it. Raspberry Pi OS has a package, python3-lgpio: its files are linked, and
they alone. An environment that sees all packages of the system would take others from there, too, in versions that
nobody locked or checked. Another system has no such package: there it is compiled, from the locked source.
"""

import importlib.machinery
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterator
from pathlib import Path

SYSTEM = Path("/usr/lib/python3/dist-packages")
"""Where Debian keeps the packages of its own Python."""
LOCKED = Path(__file__).parent.parent / "requirements/pi.txt"
RASPBERRY_PI_OS = Path("/etc/rpi-issue")
"""A file that only Raspberry Pi OS has."""
GONE = {
    "PyInt_AsLong": "PyLong_AsLong",
    "PyInt_Check": "PyLong_Check",
    "PyInt_FromLong": "PyLong_FromLong",
    "PyString_FromString": "PyUnicode_FromString",
}
"""Names of Python 2 that lgpio's source uses, and that SWIG 4.4 and later do not translate any more."""
AROUND = {"PYPI": "1", "CFLAGS": " ".join(f"-D{old}={new}" for old, new in GONE.items())}
"""The environment for compiling it, with its C library inside."""


def main(system: Path = SYSTEM, locked: Path = LOCKED) -> int:
    """The exit code: 0 if lgpio is there in the end; 1 after a message that says what to do."""
    site = Path(sysconfig.get_path("platlib"))
    _drop_dead_links(site)
    if _is_here(site) or _link(system, site) or _compile(locked):
        return 0
    for line in _advice(system):
        print(f"lgpio: {line}", file=sys.stderr)
    return 1


def _is_here(site: Path) -> bool:
    """Both halves, in the environment itself: this very file is called lgpio, too."""
    importlib.invalidate_caches()
    return all(importlib.machinery.PathFinder.find_spec(name, [str(site)]) for name in ("lgpio", "_lgpio"))


def _drop_dead_links(site: Path) -> None:
    """Links to a package of the system that is gone."""
    for file in (*site.glob("lgpio*"), *site.glob("_lgpio*")):
        if file.is_symlink() and not file.exists():
            file.unlink()


def _link(system: Path, site: Path) -> bool:
    """The system's package, if it is for this Python."""
    files = [file for name in _binaries() if (file := system / name).exists()][:1]
    if not files or not (system / "lgpio.py").exists():
        return False
    for file in (*files, system / "lgpio.py", *system.glob("lgpio-*.*-info")):
        if not (site / file.name).exists():
            (site / file.name).symlink_to(file)
    print(f"lgpio: it is the system's own, linked from {system}")
    return _is_here(site)


def _binaries() -> Iterator[str]:
    """The names of its compiled half that this Python can load."""
    return (f"_lgpio{suffix}" for suffix in importlib.machinery.EXTENSION_SUFFIXES)


def _compile(locked: Path) -> bool:
    """From the locked source; False where something for it is missing, or it fails."""
    if _lacks():
        return False
    print("lgpio: there is no compiled one for this Python: compiling it, which takes a minute or two")
    [line] = re.findall(r"^lgpio==(?:.*\\\n)*.*", locked.read_text(), re.MULTILINE)
    with tempfile.TemporaryDirectory() as folder:
        wanted = Path(folder) / "lgpio.txt"
        wanted.write_text(re.sub(r";[^\\\n]*", "", line, count=1) + "\n")
        command = [
            sys.executable,
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--no-deps",
            "--no-cache-dir",
        ]
        command += ["--no-build-isolation", "--no-binary=lgpio", "--require-hashes", "--requirement", str(wanted)]
        done = subprocess.run(command, env=os.environ | AROUND, check=False)
        # It makes a pipe in the working folder when it is loaded.
        return done.returncode == 0 and not subprocess.call([sys.executable, "-c", "import lgpio"], cwd=folder)


def _lacks() -> list[str]:
    """The Debian packages that compiling needs and that are not there."""
    header = Path(sysconfig.get_path("include")) / "Python.h"
    there = {"gcc": shutil.which("gcc"), "swig": shutil.which("swig"), "python3-dev": header.exists()}
    return [name for name, found in there.items() if not found]


def _advice(system: Path) -> Iterator[str]:
    yield "everything is installed but lgpio. The pins work without it; the tones of a buzzer are cleaner with it."
    if (system / "lgpio.py").exists():
        yield f"The python3-lgpio of this system is for another Python than this one, {sys.version.split()[0]}."
        yield "In a checkout, remove .venv and run: make pi PYTHON3=/usr/bin/python3."
    elif RASPBERRY_PI_OS.exists():
        yield "Run: sudo apt-get install python3-lgpio; then run this again."
    elif lacks := _lacks():
        yield "This system has no package for it, so it has to be compiled."
        yield f"Run: sudo apt-get install {' '.join(lacks)}; then run this again."
    else:
        yield "It could not be compiled (the reason stands above)."
        yield "Is this machine on the network? On a Pi 4 or older, make pi GPIO=rpi-gpio is another way."


if __name__ == "__main__":
    sys.exit(main(*map(Path, sys.argv[1:])))
