"""`ambit play --simulate=wire`: emulated chips under the real drivers; alone, `--simulate` means the virtual table."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.companion.cli.terminal import PROGRAM, Said, ambit
from tests.hardware.hearing import eventually
from tests.shape import PROJECT

SCRIPT = b"press seat2.ok\ntap table.reader training-fog\nlook seat1.reader\nfault seat1.ok late\nquit\n"


def play(home: Path, *words: str, typed: bytes = SCRIPT) -> Said:
    return ambit("play", *words, typed=typed, env={"AMBIT_HOME": str(home)})


def test_a_game_at_the_wire_is_typed_like_any_other(tmp_path: Path) -> None:
    said = play(tmp_path, "ambush", "--simulate=wire", "--training", "--seats", "Ana,Bo")
    assert said.code == 0
    for sentence in ("It is Bo’s turn.", "Bo shows Training Fog", "Nothing lies on seat1.reader.", "the fault “late”"):
        assert sentence in said.out
    assert "No answer" not in said.out


def test_it_is_wired_as_a_profile_says(tmp_path: Path) -> None:
    wiring = tmp_path / "table.toml"
    wiring.write_text('seat1.ok = { driver = "gpio-button", pin = 4 }\nseat2.no = "virtual"\n')
    typed = b"press seat2.no\npress seat2.ok\nquit\n"
    said = play(tmp_path, "ambush", "--simulate=wire", "--profile", str(wiring), typed=typed)
    assert said.code == 0
    assert "“seat2.no” is wired to nothing. Use the screen, or play with --simulate" in said.out.replace("\n", " ")
    assert "This table has no “seat2.ok”. It has: seat1.ok." in said.out.replace("\n", " ")


def test_a_profile_without_a_wire_says_what_to_do(tmp_path: Path) -> None:
    said = play(
        tmp_path, "ambush", "--simulate=wire", "--profile", "simulated", typed=b"look seat1.main\nlook it\nquit\n"
    )
    assert said.code == 0
    assert "“seat1.main” is wired to nothing. Use the screen, or play with --simulate" in said.out.replace("\n", " ")
    assert "This table has no “it”. It has: –." in said.out


@pytest.mark.parametrize(("way", "code"), [(signal.SIGTERM, 0), (signal.SIGINT, 130)])
def test_whoever_ends_it_while_parts_are_being_opened_leaves_nothing_behind(
    tmp_path: Path, way: signal.Signals, code: int
) -> None:
    line = [sys.executable, "-c", PROGRAM, "play", "ambush", "--simulate=wire"]
    places = {"AMBIT_HOME": str(tmp_path / "home"), "TMPDIR": str(tmp_path)}
    program = subprocess.Popen(
        line,
        cwd=PROJECT,
        env=os.environ | places,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    eventually(lambda: any(tmp_path.glob("ambit-wire-*")))
    program.send_signal(way)
    _, err = program.communicate(timeout=20)
    assert (program.returncode, err) == (code, b"")
    assert list(tmp_path.glob("ambit-wire-*")) == []


@pytest.mark.parametrize(
    "words", [("--simulate", "ambush"), ("ambush", "--simulate"), ("ambush", "--simulate=virtual")]
)
def test_alone_it_means_the_virtual_table(tmp_path: Path, words: tuple[str, ...]) -> None:
    said = play(tmp_path, *words, "--training", "--fast", "--seats", "Ana,Bo")
    assert said.code == 0
    assert "It is Bo’s turn." in said.out
    assert "the fault “late”" not in said.out


def test_anything_else_is_wrong_use(tmp_path: Path) -> None:
    said = play(tmp_path, "ambush", "--simulate=wood")
    assert said.code == 2
    assert "--simulate cannot be “wood”. Choose one of these: virtual, wire." in " ".join(
        said.err.replace("│", "").split()
    )


def test_real_drivers_cannot_be_hurried(tmp_path: Path) -> None:
    said = play(tmp_path, "ambush", "--simulate=wire", "--fast")
    assert said.code == 2
    assert "Leave --fast out" in said.err


def test_without_the_libraries_of_the_drivers_it_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in [name for name in sys.modules if name.startswith("hardware.emulators.workbench")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "gpiozero.pins.mock", None)
    said = play(tmp_path, "ambush", "--simulate=wire")
    assert said.code == 2
    assert "run make pi in the folder of Ambit" in said.err.replace("\n", " ")
