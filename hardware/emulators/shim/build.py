"""Compiling the preloaded library."""

import shutil
import subprocess
from pathlib import Path

SOURCE = Path(__file__).parent / "shim.c"


class NotBuilt(Exception):
    """The library could not be compiled; the text says what to do."""


def build(folder: Path) -> Path:
    """The library, compiled into a folder."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        raise NotBuilt("a C compiler is needed to emulate a Pi's pins: sudo apt-get install gcc libc6-dev")
    library = folder / "shim.so"
    options = ["-O2", "-Wall", "-Wextra", "-shared", "-fPIC", "-o", str(library), str(SOURCE), "-ldl", "-lpthread"]
    done = subprocess.run([compiler, *options], capture_output=True, text=True)
    if done.returncode:
        raise NotBuilt(f"the emulation of a Pi's pins does not compile here:\n{done.stderr}")
    return library
