"""`make game`: what it writes into a copy of the project plays, passes every check, and leaves all else alone."""

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.shape import PROJECT

NAME = "river_stones"
"""With an underscore: modules keep it, messages turn it into a dash, clauses drop what follows it."""
CODE = (f"engine/{NAME}", f"companion/players/{NAME}.py", f"tests/games/{NAME}.py", f"tests/engine/{NAME}")
WRITTEN = {
    f"engine/{NAME}/__init__.py",
    f"engine/{NAME}/pieces.py",
    f"engine/{NAME}/rules.py",
    f"engine/{NAME}/view.py",
    f"docs/rules/{NAME}.md",
    f"docs/rules/fr/{NAME}.md",
    f"companion/messages/en/{NAME}.ftl",
    f"companion/messages/fr/{NAME}.ftl",
    f"companion/players/{NAME}.py",
    f"tests/games/{NAME}.py",
    f"tests/engine/{NAME}/__init__.py",
    f"tests/engine/{NAME}/test_rules.py",
}
RECORDED = f"tests/playthroughs/{NAME}-standard.txt"
MOST_LINES = 270
SUITE = ("tests/games", f"tests/engine/{NAME}", "tests/companion/messages", "tests/playthroughs", "tests/rules")
NOT_COPIED = (
    ".git",
    ".venv",
    ".emulated",
    ".roots",
    ".rp2040",
    "node_modules",
    "static",
    "__pycache__",
    ".pytest_cache",
    ".hypothesis",
    "dist",
    "build",
)
TOOLS = Path(sys.executable).parent


class Copy:
    """The project in another folder, as far as it is written by people."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "ambit"
        shutil.copytree(PROJECT, self.folder, ignore=shutil.ignore_patterns(*NOT_COPIED))

    def files(self) -> dict[str, str]:
        """Every file with a sum of what is in it; what tools keep for themselves does not count."""
        files = (path for path in self.folder.rglob("*") if path.is_file())
        names = {path.relative_to(self.folder): path for path in files}
        return {
            name.as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
            for name, path in names.items()
            if not any(part.startswith(".") or part == "__pycache__" for part in name.parts)
        }

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(words, cwd=self.folder, capture_output=True, text=True, check=False)

    def python(self, *words: str) -> subprocess.CompletedProcess[str]:
        return self.run(sys.executable, *words)


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    return Copy(tmp_path_factory.mktemp("copy"))


@pytest.fixture(scope="module")
def made(copy: Copy) -> dict[str, str]:
    """The files as they were before `make game` was called."""
    before = copy.files()
    done = copy.python("scripts/game.py", NAME)
    assert (done.returncode, done.stderr) == (0, "")
    return before


def test_it_writes_a_small_game_and_touches_nothing_that_was_there(copy: Copy, made: dict[str, str]) -> None:
    after = copy.files()
    assert {name: after[name] for name in made} == made
    assert after.keys() - made.keys() == WRITTEN | {RECORDED}
    lines = sum(len((copy.folder / name).read_text(encoding="utf-8").splitlines()) for name in WRITTEN)
    assert lines <= MOST_LINES


@pytest.mark.usefixtures("made")
def test_no_trace_of_the_skeleton_is_left(copy: Copy) -> None:
    assert [name for name in WRITTEN if "skeleton" in (copy.folder / name).read_text(encoding="utf-8").lower()] == []


@pytest.mark.usefixtures("made")
def test_the_suite_over_all_games_passes_for_it(copy: Copy) -> None:
    wanted = f"{NAME} or unused or recorded or has_a_file or gaps"
    done = copy.python("-m", "pytest", "-q", "-p", "no:cacheprovider", *SUITE, "-k", wanted)
    assert done.returncode == 0, done.stdout[-3000:]
    assert int(done.stdout.rpartition(" passed")[0].split()[-1]) > 100


@pytest.mark.usefixtures("made")
def test_every_clause_of_it_has_a_test(copy: Copy) -> None:
    code = f"""
from companion import clauses
from tests.rules.coverage import FINISHED, collect, cover
assert {NAME!r} in FINISHED
assert cover({NAME!r}, clauses.read({NAME!r}), collect("tests/engine/{NAME}").marks).missing == ()
"""
    done = copy.python("-c", code)
    assert done.returncode == 0, done.stderr


@pytest.mark.usefixtures("made")
@pytest.mark.parametrize(
    "check",
    [("ruff", "check", *CODE), ("ruff", "format", "--check", *CODE), ("mypy", *CODE), ("lint-imports",)],
    ids=lambda check: " ".join(check[:2]),
)
def test_style_types_and_imports_are_as_they_should_be(copy: Copy, check: tuple[str, ...]) -> None:
    done = copy.run(str(TOOLS / check[0]), *check[1:])
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.usefixtures("made")
def test_it_is_held_to_know_no_other_game(copy: Copy) -> None:
    planted = copy.folder / "engine" / NAME / "planted.py"
    planted.write_text("from engine.ambush.state import State as State\n", encoding="utf-8")
    done = copy.run(str(TOOLS / "lint-imports"))
    planted.unlink()
    assert done.returncode == 1
    assert f"engine.{NAME}.planted -> engine.ambush.state" in done.stdout


@pytest.mark.usefixtures("made")
def test_it_can_be_played_at_once(copy: Copy) -> None:
    program = "from companion.cli import main; main()"
    simulated = copy.python("-c", program, "--lang", "fr", "simulate", NAME, "--games", "4")
    assert (simulated.returncode, simulated.stderr.strip()) == (0, "")
    assert "Le tas est vide." in simulated.stdout
    told = copy.python("-c", program, "rules", "RIVER-END-01")
    assert "Whoever takes the last stone wins." in told.stdout


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "say NAME="),
        ("Tash", "say NAME="),
        ("a-b", "say NAME="),
        ("lambda", "say NAME="),
        ("a" * 21, "say NAME="),
        ("ambush", "is there already"),
        ("cards", "is there already"),
        ("legal", "engine/legal.py is there already"),
        ("tash_nova", "the clauses of tash_kalar begin with TASH-"),
    ],
)
def test_a_name_that_cannot_be_is_declined_with_the_reason(name: str, why: str) -> None:
    done = subprocess.run(
        [sys.executable, "scripts/game.py", name], cwd=PROJECT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2
    assert why in done.stderr
