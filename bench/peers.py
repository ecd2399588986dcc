"""The engines that we compare with: where their benchmarks lie, and what has to be installed to run them here."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec

from bench.rounds import Contestant, Failed

PROJECT = Path(__file__).resolve().parent.parent
CACHE = PROJECT / ".bench"
"""Everything that is fetched or copied for a comparison; it may be deleted at any time."""

CHESS = "1.11.2"
BOARDGAME_IO = "0.50.2"


def folder() -> Path:
    """Where the peers' benchmarks lie: as AMBIT_PEERS says, or in the folder that is shared beside the checkout."""
    named = os.environ.get("AMBIT_PEERS")
    return Path(named).expanduser() if named else PROJECT.parent / "shared" / "bench"


def prepare(source: Path, cache: Path = CACHE) -> tuple[list[Contestant], list[str]]:
    """The peers that can run, and one sentence about each thing that is missing."""
    if not source.is_dir():
        return [], [f"No peers' benchmarks at {source}: only Ambit is measured; AMBIT_PEERS says where they are."]
    cache.mkdir(parents=True, exist_ok=True)
    (cache / ".gitignore").write_text("*\n")  # nothing that was fetched or copied is ever committed
    ready, missing = [], []
    for peer in (boardgame_io, python_chess):
        try:
            ready.append(peer(source, cache))
        except Failed as failed:
            missing.append(str(failed))
    return ready, missing


def boardgame_io(source: Path, cache: Path) -> Contestant:
    """boardgame.io's reducer on Duel-200, under Node."""
    _copy(source, cache, "bench_bgio.cjs", "duel200.cjs", "package.json", "package-lock.json")
    for program in ("node", "npm"):
        if shutil.which(program) is None:
            raise Failed(f"boardgame.io is not measured: {program} is not installed (Node.js brings it).")
    installed = cache / "node_modules" / "boardgame.io" / "package.json"
    if not installed.is_file() or msgspec.json.decode(installed.read_bytes())["version"] != BOARDGAME_IO:
        command = ["npm", "install", "--no-audit", "--no-fund", f"boardgame.io@{BOARDGAME_IO}"]
        _install(f"boardgame.io {BOARDGAME_IO}", command, cache)
    return Contestant("bgio.reducer", ("node", "bench_bgio.cjs", "reducer"), cache)


def python_chess(source: Path, cache: Path) -> Contestant:
    """A random playout of python-chess, under the same Python as ours."""
    _copy(source, cache, "bench_chess.py")
    python = cache / "venv" / "bin" / "python"
    if not _has_chess(python):
        _install("a virtual environment", [sys.executable, "-m", "venv", "--clear", str(cache / "venv")], cache)
        pip = [str(python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        _install(f"python-chess {CHESS}", [*pip, f"chess=={CHESS}"], cache)
    return Contestant("chess.playout", (str(python), "bench_chess.py", "playout"), cache)


def _has_chess(python: Path) -> bool:
    if not python.exists():
        return False
    ask = "import sys, chess; print(sys.version, chess.__version__)"
    said = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=False)
    return said.stdout.strip() == f"{sys.version} {CHESS}"


def _copy(source: Path, cache: Path, *names: str) -> None:
    """The folder may be read-only, so what runs is a copy; it is taken anew each time."""
    for name in names:
        if not (source / name).is_file():
            raise Failed(f"{names[0]} is not measured: {source} holds no {name}.")
        if name.endswith(".json") and (cache / name).exists():
            continue  # files that npm manages itself
        shutil.copyfile(source / name, cache / name)


def _install(what: str, command: list[str], cache: Path) -> None:
    print(f"Once: installing {what} into {cache} …", file=sys.stderr, flush=True)
    done = subprocess.run(command, cwd=cache, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = (done.stderr.strip() or done.stdout.strip() or "no reason given").splitlines()[-1]
        raise Failed(f"{what} could not be installed ({reason}): is this machine on the network?")
