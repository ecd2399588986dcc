"""What the peers need is installed once into `.bench/`, in pinned versions; what cannot be had is one sentence."""

import shutil
import subprocess
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import msgspec

from bench.asking import Failed, Program
from bench.peers import CACHE, PROJECT

PYTHON = {
    "python-chess": ("chess", "1.11.2", "bench.peers.python_chess"),
    "OpenSpiel": ("open_spiel", "2.0.2", "bench.peers.openspiel"),
    "RLCard": ("rlcard", "1.2.0", "bench.peers.rlcard_games"),
}
"""By the name that people know: the package, its version, and the module that measures it."""
BOARDGAME_IO = "0.50.2"

Prepare = Callable[[Path], Program]


def peers() -> dict[str, Prepare]:
    """Every peer by its name, with what installs it into a folder."""
    found: dict[str, Prepare] = {name: partial(python_peer, name) for name in PYTHON}
    return found | {"boardgame.io": boardgame_io}


def installed(wanted: dict[str, Prepare], cache: Path = CACHE) -> tuple[list[Program], list[str]]:
    """Those that can run, and one sentence about each that cannot."""
    cache.mkdir(parents=True, exist_ok=True)
    ready, missing = list[Program](), list[str]()
    for name, prepare in wanted.items():
        try:
            ready.append(prepare(cache))
        except Failed as failed:
            missing.append(f"{name} is not measured: {failed}")
    return ready, missing


def python_peer(name: str, cache: Path) -> Program:
    """An engine in Python, under the same Python as ours, in an environment that all of these share."""
    package, version, module = PYTHON[name]
    python = cache / "peers" / "bin" / "python"
    if not _answers([str(python), "-c", "import sys; print(sys.version)"], sys.version):
        _install("a virtual environment", [sys.executable, "-m", "venv", "--clear", str(cache / "peers")], cache)
    ask = f"from importlib.metadata import version; print(version({package!r}))"
    if not _answers([str(python), "-c", ask], version):
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        _install(f"{name} {version}", [*pip, f"{package}=={version}"], cache)
    return Program(name, (str(python), "-m", module), {"PYTHONPATH": str(PROJECT)})


def boardgame_io(cache: Path) -> Program:
    """boardgame.io under Node."""
    for program in ("node", "npm"):
        if shutil.which(program) is None:
            raise Failed(f"{program} is not installed (Node.js brings it).")
    found = cache / "node_modules" / "boardgame.io" / "package.json"
    if not found.is_file() or msgspec.json.decode(found.read_bytes())["version"] != BOARDGAME_IO:
        npm = ["npm", "install", "--no-audit", "--no-fund", "--prefix", str(cache)]
        _install(f"boardgame.io {BOARDGAME_IO}", [*npm, f"boardgame.io@{BOARDGAME_IO}"], cache)
    script = PROJECT / "bench" / "peers" / "boardgame_io.cjs"
    return Program("boardgame.io", ("node", str(script)), {"NODE_PATH": str(cache / "node_modules")})


def _answers(command: Sequence[str], wanted: str) -> bool:
    try:
        said = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return False
    return said.stdout.strip() == wanted


def _install(what: str, command: Sequence[str], cache: Path) -> None:
    print(f"Once: installing {what} into {cache.name} …", file=sys.stderr, flush=True)
    done = subprocess.run(command, cwd=cache, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = (done.stderr.strip() or done.stdout.strip() or "no reason given").splitlines()[-1]
        raise Failed(f"{what} could not be installed ({reason}).")
