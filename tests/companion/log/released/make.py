"""Makes the database and the backup of a release, by its own program: `python make.py AMBIT`, once for each release.

What is made is stored beside this file and never made again: every later version has to open it.
"""

import os
import re
import subprocess
import sys
import urllib.request
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).parent
GAMES = HERE.parents[2] / "e2e"
PACK = 'pack = "attic"\ngame = "ambush"\ntitle = "Attic"\n[[cards]]\nid = "wolf"\nname = "Wolf"\n'
DECK = "8 x training-ambush\n2 x training-ram\n"
AMBUSH = ("--seats", "Ana,Bo,Cy,Di", "--option", "castle=6", "--option", "capture_seconds=10")
BACKUPS = {"0.1.0": ("cards", "backup")}
"""The command, where it was another than now."""


def main(program: str) -> None:
    """Two games that are over, one that is not, tags, a pack, a taught card, a deck, and an evening with two people."""
    with TemporaryDirectory() as folder:
        home = Path(folder) / "home"
        env = os.environ | {"AMBIT_HOME": str(home), "LC_ALL": "C.UTF-8"}

        def ambit(*words: str, typed: str = "") -> str:
            line = [program, *words]
            return subprocess.run(line, env=env, cwd=folder, input=typed, text=True, check=True, stdout=-1).stdout

        version = ambit("--version").split()[1].strip(",")
        (Path(folder) / "attic.toml").write_text(PACK)
        ambit("cards", "import", "attic.toml")
        ambit("cards", "teach", "ambush", "ambush", "--name", "Ambush of the attic")
        ambit("cards", "register", "ambush", typed="04A10000000001\n04A10000000002\n")
        ambit("cards", "deck", "ambush", "box", "--pack", "ambush-training", typed=DECK)
        whole, duel = (GAMES / "whole-game.txt").read_text(), (GAMES / "whole-duel.txt").read_text()
        simulated = ("--simulate", "--fast", "--training")
        ambit("play", "ambush", *simulated, *AMBUSH, typed=whole)
        ambit("play", "ambal", *simulated, "--seats", "Ana,Bo", typed=duel)
        ambit("play", "ambush", *simulated, *AMBUSH, typed="\n".join(whole.splitlines()[:40]) + "\nquit\n")
        _evening(program, env)
        ambit(*BACKUPS.get(version, ("backup",)), "backup")
        (Path(folder) / "backup").replace(HERE / f"{version}-backup")
        (home / "ambit.db").replace(HERE / f"{version}.db")


def _evening(program: str, env: dict[str, str]) -> None:
    """Two phones sit down; the table ends in an orderly way."""
    line = [program, "table", "--no-browser", "--port", "0"]
    with subprocess.Popen(line, env=env | {"PYTHONUNBUFFERED": "1"}, stdout=subprocess.PIPE, text=True) as table:
        assert table.stdout is not None
        address = code = ""
        while not code:
            told = table.stdout.readline()
            address = next(iter(re.findall(r"http://localhost:\d+", told)), address)
            code = next(iter(re.findall(r"code ([A-Z]{4} \d+)", told)), "")
        for name in ("Ana", "Bo"):
            body = f'{{"code": "{code}", "name": "{name}"}}'.encode()
            asked = urllib.request.Request(f"{address}/api/join", body, {"content-type": "application/json"})
            urllib.request.urlopen(asked).read()
        table.terminate()
        table.wait(60)


if __name__ == "__main__":
    main(sys.argv[1])
