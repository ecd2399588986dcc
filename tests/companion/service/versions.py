"""Wheels that are called Ambit and do one thing: serve a page, or fail to. `scripts/install` cannot tell them apart."""

from pathlib import Path
from zipfile import ZipFile, ZipInfo

SERVES = """
from http.server import HTTPServer, SimpleHTTPRequestHandler
HTTPServer(("127.0.0.1", int(sys.argv[sys.argv.index("--port") + 1])), SimpleHTTPRequestHandler).serve_forever()
"""
KEEPS = """
import os, shutil
if sys.argv[1] == "backup":
    return shutil.copy(f"{os.environ['AMBIT_HOME']}/ambit.db", sys.argv[2]) and None
"""
"""Before what else a version does: it makes a backup when it is asked to."""
MIGRATES = """
import os, sqlite3
if sys.argv[1] == "migrate":
    with sqlite3.connect(f"{os.environ['AMBIT_HOME']}/ambit.db") as database:
        database.execute("PRAGMA user_version = 1000")
    return 1
"""
"""Before what else a version does: it gives the database a form that no other version knows."""
ENDS = 'sys.exit("this version is broken")'
WAITS_FOR_EVER = "import threading; threading.Event().wait()"


def wheel(folder: Path, version: str, does: str, lgpio: str = "") -> Path:
    """A wheel of this version, whose `ambit` does that whatever it is asked for. `lgpio`: the script that brings it."""
    about = f"ambit-{version}.dist-info"
    files = {
        "ambit_program.py": "import sys\ndef main():\n"
        + "".join(f"    {line}\n" for line in does.splitlines() if line),
        "companion/__init__.py": "",
        "companion/service/__init__.py": "",
        "companion/service/files.py": "print('# a file of this version')\n",
        "companion/service/lgpio.py": lgpio,
        "companion/service/requirements/run.txt": "",
        "companion/service/requirements/pi.txt": "",
        "companion/service/requirements/hall.txt": "",
        f"{about}/METADATA": f"Metadata-Version: 2.1\nName: ambit\nVersion: {version}\n",
        f"{about}/WHEEL": "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
        f"{about}/entry_points.txt": "[console_scripts]\nambit = ambit_program:main\n",
    }
    files[f"{about}/RECORD"] = "".join(f"{name},,\n" for name in (*files, f"{about}/RECORD"))
    packed = folder / f"ambit-{version}-py3-none-any.whl"
    with ZipFile(packed, "w") as zipped:
        for name, text in files.items():
            zipped.writestr(ZipInfo(name), text)  # without the time of day: the same wheel each time
    return packed
