"""Compiling the preloaded library."""

import hashlib
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

SOURCE = Path(__file__).parent / "shim.c"
OPTIONS = ("-O2", "-Wall", "-Wextra", "-shared", "-fPIC")
INSTALL = "On Debian and Raspberry Pi OS: sudo apt-get install gcc libc6-dev; then try again."


class NotBuilt(Exception):
    """The library could not be compiled; the text says what to do."""


def build(folder: Path, source: Path = SOURCE) -> Path:
    """The library in a folder, compiled unless it is there already. Several processes may call this at once."""
    library = folder / f"{source.stem}-{hashlib.sha256(source.read_bytes()).hexdigest()[:16]}.so"
    if not library.exists():
        with tempfile.TemporaryDirectory(dir=folder) as aside:
            os.replace(_compile(source, Path(aside) / library.name), library)
    return library


def _compile(source: Path, library: Path) -> Path:
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        raise NotBuilt(f"A Pi is emulated by a small library in C, for which a C compiler is missing. {INSTALL}")
    command = [compiler, *OPTIONS, "-o", str(library), str(source), "-ldl", "-lpthread"]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise NotBuilt(f"The small library in C that emulates a Pi does not compile here. {INSTALL}\n{done.stderr}")
    return library
