"""The Tab key, as a real bash asks for it: the program's own script, its variables, its answers."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from companion.cli import completing
from engine import registry
from hardware.profile import shipped
from tests.companion.cli.terminal import PROGRAM, ambit
from tests.shape import PROJECT

pytestmark = pytest.mark.skipif(shutil.which("bash") is None, reason="no bash here")

ASKING = """
source <(_AMBIT_COMPLETE=source_bash ambit)
while IFS= read -r line; do
    read -ra COMP_WORDS <<< "$line"
    [[ "$line" == *" " ]] && COMP_WORDS+=("")
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    COMPREPLY=()
    _ambit_completion ambit
    echo "${COMPREPLY[*]}"
done
"""
MODES = {game: list(found.modes) for game in registry.shipped() if (found := registry.find(game))}
COMMANDS = [
    "table",
    "demo",
    "play",
    "hall",
    "run",
    "simulate",
    "games",
    "rules",
    "cards",
    "log",
    "backup",
    "restore",
    "doctor",
    "wiring",
    "satellites",
    "service",
]
OFFERED = {
    "ambit ": COMMANDS,
    "ambit de": ["demo"],
    "ambit cards li": ["list"],
    "ambit run --js": ["--json"],
    "ambit play ": list(registry.shipped()),
    "ambit demo tam": ["tamer"],
    "ambit cards register tam": ["tamer"],
    "ambit play tamer --mode ": MODES["tamer"],
    "ambit simulate ambal --games 3 --mode s": [mode for mode in MODES["ambal"] if mode.startswith("s")],
    "ambit demo --mode ": MODES[registry.USUAL],
    "ambit demo --profile ": sorted(shipped()),
    "ambit wiring two-seats-pi-": ["two-seats-pi-board69"],
    "ambit --lang ": ["en", "fr"],
    "ambit play --lang ": ["en", "fr"],
    "ambit log --lang f": ["fr"],
    "ambit rules ": ["ambal", "ambush", "ambyria", "hall", "table", "tamer", "tash_kalar"],
    "ambit rules TABLE-S": ["TABLE-STALE", "TABLE-SCREEN"],
    "ambit log show ": ["2", "1"],
    "ambit log export 1": ["1"],
}


def bash(script: str, home: Path, typed: str = "") -> list[str]:
    """What a bash says that finds `ambit` in its path; as many lines as were typed."""
    program = home / "ambit"
    program.write_text(f"#!{sys.executable}\nimport sys\nsys.path.insert(0, {str(PROJECT)!r})\n{PROGRAM}\n")
    program.chmod(0o755)
    env = {"PATH": f"{home}:{os.environ['PATH']}", "AMBIT_HOME": str(home), "HOME": str(home), "LC_ALL": "C"}
    line = ["bash", "--norc", "--noprofile", "-c", script]
    done = subprocess.run(line, env=env, input=typed, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    return done.stdout.splitlines()


def test_a_shell_is_offered_games_modes_profiles_saved_games_and_languages(tmp_path: Path) -> None:
    for game in ("ambush", "tamer"):
        assert ambit("play", game, "--simulate", typed=b"quit\n", env={"AMBIT_HOME": str(tmp_path)}).code == 0
    answers = bash(ASKING, tmp_path, "".join(f"{line}\n" for line in OFFERED))
    assert dict(zip(OFFERED, map(str.split, answers), strict=True)) == OFFERED


def test_nothing_is_made_or_said_where_nothing_was_saved(tmp_path: Path) -> None:
    (tmp_path / "ambit.db").write_bytes(b"no database")
    assert bash(ASKING, tmp_path, "ambit log show \n") == [""]
    (tmp_path / "ambit.db").unlink()
    assert bash(ASKING, tmp_path, "ambit log show \n") == [""]
    assert not (tmp_path / "ambit.db").exists()


def test_a_saved_game_is_offered_with_who_played_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AMBIT_HOME", str(tmp_path))
    assert ambit("play", "ambush", "--simulate", "--seats", "Ana,Bo", typed=b"quit\n").code == 0
    assert completing.saved_games() == [("1", "ambush standard Ana, Bo")]


def test_other_shells_show_the_words_of_the_language(tmp_path: Path) -> None:
    asked = "_AMBIT_COMPLETE=complete_fish _TYPER_COMPLETE_FISH_ACTION=get-args _TYPER_COMPLETE_ARGS='ambit lo' "
    assert bash(f"LC_ALL=fr_FR.UTF-8 {asked} ambit", tmp_path) == ["log\tLes parties gardées."]


@pytest.mark.parametrize(("language", "words"), [("en", "Open a new terminal"), ("fr", "Ouvrez un nouveau terminal")])
def test_it_is_installed_for_this_shell_and_works_in_the_next(tmp_path: Path, language: str, words: str) -> None:
    said = bash(f"ambit --install-completion --lang {language}; true", tmp_path)
    assert words in " ".join(said)
    assert str(tmp_path / ".bash_completions" / "ambit.sh") in " ".join(said)
    assert bash("source ~/.bashrc && complete -p ambit", tmp_path) == ["complete -o default -F _ambit_completion ambit"]


def test_without_a_shell_it_says_so_and_installs_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("typer.completion._get_shell_name", lambda: None)
    said = ambit("--install-completion")
    assert (said.code, said.out) == (2, "")
    assert "which shell" in said.err
    monkeypatch.setattr("typer.completion._get_shell_name", lambda: "tcsh")
    assert "not in tcsh" in ambit("--install-completion").err
