"""The wheel as it is installed: away from the checkout, with the page, the rules, the words and the packs in it."""

import os
import re
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import msgspec
import pytest

from tests.companion.cli.running import running
from tests.companion.cli.terminal import PROGRAM, SCENARIOS
from tests.shape import PROJECT


class Installed(msgspec.Struct, frozen=True):
    """A folder with nothing but what the wheel holds."""

    packages: Path
    elsewhere: Path

    def ambit(self, *words: str) -> str:
        env = os.environ | {"PYTHONPATH": str(self.packages), "AMBIT_HOME": str(self.elsewhere), "LC_ALL": "C"}
        line = [sys.executable, "-c", PROGRAM, *words]
        done = subprocess.run(line, cwd=self.elsewhere, env=env, capture_output=True, text=True, check=False)
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(PROJECT)]
    done = subprocess.run(build, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    [wheel] = folder.glob("*.whl")
    with ZipFile(wheel) as packed:
        packed.extractall(folder / "packages")
    elsewhere = folder / "elsewhere"
    elsewhere.mkdir()
    return Installed(folder / "packages", elsewhere)


def test_it_holds_what_runs_and_nothing_else(installed: Installed) -> None:
    there = {path.name for path in installed.packages.iterdir() if not path.name.endswith(".dist-info")}
    assert there == {"companion", "engine", "hardware"}
    assert not (installed.packages / "companion/web/page").exists()
    assert not list(installed.packages.rglob("node_modules"))
    assert not list(installed.packages.rglob("*.c")), "an emulated kernel is for tests alone"
    for file in (
        "messages/fr/core.ftl",
        "packs/ambush.toml",
        "rules/ambush.md",
        "rules/fr/table.md",
        "service/ambit.service",
        "service/install",
        "service/requirements/pi.txt",
        "web/static/index.html",
    ):
        assert (installed.packages / "companion" / file).is_file()


def test_it_runs_from_the_wheel_and_not_from_the_checkout(installed: Installed) -> None:
    where = "import companion.home as a, engine as b, hardware as c; print(a.__file__, b.__file__, c.__file__)"
    env = os.environ | {"PYTHONPATH": str(installed.packages)}
    line = [sys.executable, "-c", where]
    done = subprocess.run(line, cwd=installed.elsewhere, env=env, capture_output=True, text=True, check=True)
    assert all(file.startswith(str(installed.packages)) for file in done.stdout.split())


def test_games_rules_and_scenarios_are_there(installed: Installed) -> None:
    assert '"game":"ambush"' in installed.ambit("games", "--json")
    assert "AMBUSH-CALL-07" in installed.ambit("rules", "AMBUSH-CALL-07")
    assert "went as they should" in installed.ambit("run", str(SCENARIOS / "02-first-turn-of-two.jsonl"))


def test_the_page_comes_with_everything_that_it_names(installed: Installed, tmp_path: Path) -> None:
    words = ("demo", "--no-browser", "--port", "0")
    with running(*words, home=tmp_path, cwd=tmp_path, PYTHONPATH=str(installed.packages)) as program:
        page = program.get("/")
        assert page.status_code == 200
        named = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
        assert any(name.endswith(".js") for name in named)
        for name in named:
            found = program.get(name)
            assert (found.status_code, bool(found.content)) == (200, True), name
            assert "text/html" not in found.headers["content-type"], name
