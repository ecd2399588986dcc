"""Checks the types of the firmware against MicroPython's own stubs: `python -m tests.firmware.types`.

The stubs replace Python's standard library, so they get a folder and a run of mypy of their own.
"""

import os
import shutil
import subprocess
import sys
from importlib.metadata import files
from pathlib import Path

from hardware.satellite.dictionary import firmware

STUBS = ("micropython-rp2-stubs", "micropython-stdlib-stubs")
CACHE = Path(__file__).parents[2] / ".mypy_cache" / "micropython"


def gathered(folder: Path) -> Path:
    """The installed stubs, alone in a folder."""
    shutil.rmtree(folder, ignore_errors=True)
    for name in STUBS:
        for file in files(name) or ():
            if file.suffix == ".pyi" or file.name == "VERSIONS":
                target = folder / file
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file.locate(), target)
    return folder


def main() -> int:
    """The exit code of mypy."""
    stubs = gathered(CACHE / "stubs")
    options = ["--config-file", "mypy.ini", "--custom-typeshed-dir", str(stubs), "--cache-dir", str(CACHE / "cache")]
    command = [sys.executable, "-m", "mypy", *options, "main.py", "ambit"]
    return subprocess.run(command, cwd=firmware(), env=os.environ | {"MYPYPATH": str(stubs)}, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
