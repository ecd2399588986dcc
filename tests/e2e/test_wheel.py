"""Wheel and sdist as they are installed: in a clean environment, elsewhere, without Node.js and without a network."""

import re
import tarfile
from pathlib import Path
from zipfile import ZipFile

import pytest

from companion.satellites.flashing import files
from companion.version import ambit_version
from tests.companion.cli.running import running
from tests.companion.cli.terminal import SCENARIOS
from tests.e2e.installing import Installed, bare_environment, build, install
from tests.shape import PROJECT


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    return build(tmp_path_factory.mktemp("dist"))


@pytest.fixture(scope="module")
def installed(built: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Installed:
    return install(built[1], tmp_path_factory.mktemp("wheel"))


def test_it_holds_what_runs_and_nothing_else(built: tuple[Path, Path]) -> None:
    with ZipFile(built[1]) as wheel:
        held = wheel.namelist()
    assert {name.split("/")[0] for name in held if ".dist-info/" not in name} == {"companion", "engine", "hardware"}
    assert not [name for name in held if name.startswith("companion/web/page/") or "node_modules" in name]
    assert not [name for name in held if name.endswith(".c")], "an emulated kernel is for tests alone"
    there = {name.removeprefix("companion/") for name in held}
    assert {"messages/fr/core.ftl", "packs/ambush.toml", "rules/ambush.md", "rules/fr/table.md"} <= there
    assert {"web/help/index.html", "web/help/fr/index.html", "web/help/_images/demo.webp"} <= there
    assert not [name for name in there if name.startswith("docs/") or name.endswith("conf.py")]
    assert {"web/static/index.html", "web/static/licences.txt", "hardware/profiles/two-seats-pi.toml"} <= there
    assert {"service/ambit.service", "service/install", "service/lgpio.py"} <= there
    assert {f"service/requirements/{name}.txt" for name in ("run", "pi", "hall")} <= there


def test_the_sdist_holds_the_page_and_nothing_that_is_made_elsewhere(built: tuple[Path, Path]) -> None:
    """The wheel was made of it, with no Node.js to be found."""
    with tarfile.open(built[0]) as sdist:
        held = {name.partition("/")[2] for name in sdist.getnames()}
    assert {"companion/web/static/index.html", "companion/web/page/package-lock.json", "firmware/main.py"} <= held
    assert {"companion/web/help/index.html", "docs/conf.py", "docs/quick-start.md"} <= held
    assert {"LICENSE", "CHANGELOG.md", "Makefile", "requirements/run.txt"} <= held
    assert not [name for name in held if re.search(r"node_modules|__pycache__|\.venv|_cache/|\.git/", name)]


def test_it_runs_from_the_wheel_and_not_from_the_checkout(installed: Installed) -> None:
    where = "import companion.home as a, engine as b, hardware as c; print(a.__file__, b.__file__, c.__file__)"
    told = installed.run(str(installed.scripts / "python"), "-c", where)
    assert all(file.startswith(str(installed.packages)) for file in told.split())
    assert str(PROJECT) not in installed.run(str(installed.scripts / "python"), "-c", "import sys; print(sys.path)")
    assert installed.ambit("--version").startswith(f"Ambit {ambit_version()}")


def test_games_rules_and_scenarios_are_there(installed: Installed) -> None:
    assert '"game":"ambush"' in installed.ambit("games", "--json")
    assert "AMBUSH-CALL-07" in installed.ambit("rules", "AMBUSH-CALL-07")
    assert "TABLE-PAUSE" in installed.ambit("rules", "table", "--lang", "fr")
    assert "went as they should" in installed.ambit("run", str(SCENARIOS / "02-first-turn-of-two.jsonl"))


def test_profiles_cards_and_the_drawing_are_there(installed: Installed) -> None:
    installed.ambit("wiring", "two-seats-pi", "--svg", "table.svg")
    assert (installed.elsewhere / "table.svg").read_text().startswith("<svg")
    assert "Raspberry Pi Pico" in installed.ambit("wiring", "four-seats-satellites")
    assert "Ambush" in installed.ambit("cards", "list", "ambush")


def test_the_firmware_is_there_to_be_written_to_a_board(installed: Installed) -> None:
    ask = "from companion.satellites.flashing import files as f; print({n: len(b) for n, b in f(None).items()})"
    told = installed.run(str(installed.scripts / "python"), "-c", ask)
    assert told.strip() == str({name: len(body) for name, body in files(None).items()})


def test_emulated_satellites_need_a_checkout_and_it_says_so(
    built: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory
) -> None:
    """With the drivers, as on a real table: the emulator of boards is for those who work on Ambit."""
    with_drivers = install(built[1], tmp_path_factory.mktemp("drivers"), extra="pi")
    line = ["play", "ambush", "--simulate=wire", "--profile", "four-seats-satellites"]
    for words, said in (((), "only in a checkout of Ambit"), (("--lang", "fr"), "une copie des sources")):
        done = with_drivers.ends(*with_drivers.program, *line, *words)
        told = " ".join(done.stderr.split())
        assert (done.returncode, said in told, "Traceback" in told) == (2, True, False), done.stderr


def test_the_page_comes_with_everything_that_it_names(installed: Installed, tmp_path: Path) -> None:
    words = ("demo", "--no-browser", "--port", "0")
    alone = bare_environment() | {"PATH": str(installed.scripts)}
    with running(*words, home=tmp_path, cwd=tmp_path, by=installed.program, **alone) as program:
        page = program.get("/")
        assert page.status_code == 200
        named = re.findall(r'(?:src|href)="([^"]+)"', page.text)
        assert any(name.endswith(".js") for name in named)
        for name in named:
            assert name.startswith("/"), "nothing is fetched from elsewhere"
            found = program.get(name)
            assert (found.status_code, bool(found.content)) == (200, True), name
            assert "text/html" not in found.headers["content-type"], name
        assert "<h1>" in program.get("/help/quick-start.html").text
        assert 'lang="fr"' in program.get("/help/fr/quick-start.html").text
