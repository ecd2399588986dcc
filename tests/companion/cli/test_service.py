"""`ambit service`: what systemd says of the service, in words; and the script that installs it."""

import sys
from pathlib import Path

import pytest

from tests.companion.cli.terminal import ambit


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine on which only the programs are found that are put into this folder."""
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def put(folder: Path, name: str, says: str, code: int = 0) -> None:
    """A program that writes down its words, says that, and ends so."""
    file = folder / name
    file.write_text(f'#!/bin/sh\necho "$@" >{folder}/words\necho "{says}"\nexit {code}\n')
    file.chmod(0o755)


@pytest.mark.parametrize(
    ("state", "code", "named"),
    [
        ("LoadState=not-found\nActiveState=inactive", 1, "ambit service install"),
        ("LoadState=loaded\nActiveState=failed\nSubState=failed\nNRestarts=0", 1, "failed (failed)"),
        ("LoadState=loaded\nActiveState=active\nSubState=running\nNRestarts=0\nActiveEnterTimestamp=Sat", 0, "without"),
        ("LoadState=loaded\nActiveState=active\nSubState=running\nNRestarts=3\nActiveEnterTimestamp=Sat", 0, "3 times"),
    ],
)
def test_the_state_is_told_in_a_sentence(machine: Path, state: str, code: int, named: str) -> None:
    put(machine, "systemctl", state)
    said = ambit("service", "status")
    assert said.code == code
    assert named in said.out


RUNS = "LoadState=loaded\nActiveState=active\nSubState=running\nNRestarts=0\nActiveEnterTimestamp=Sat"


def test_the_version_that_runs_is_told_and_not_the_one_that_asks(machine: Path) -> None:
    """An update may have switched the link without a restart, and a checkout may ask about an installed version."""
    for release in ("7.1", "7.2-2"):
        (machine / "releases" / release).mkdir(parents=True)
    start = f"ExecStart={{ path={machine}/current/bin/ambit ; argv[]={machine}/current/bin/ambit table ; pid=7 }}"
    (machine / "current").symlink_to("releases/7.1")
    put(machine, "systemctl", f"{RUNS}\nStatusText=Ambit 7.1\n{start}")
    said = ambit("service", "status")
    assert "Ambit 7.1 runs" in said.out
    assert "restart ambit" not in said.out
    (machine / "current").unlink()
    (machine / "current").symlink_to("releases/7.2-2")
    said = ambit("service", "status")
    assert "Ambit 7.1 runs" in said.out
    assert "7.2-2 is installed, and is used from the next start on" in said.out
    put(machine, "systemctl", f"LoadState=loaded\nActiveState=failed\nSubState=failed\n{start}")
    assert "7.2-2" in ambit("service", "status").out


@pytest.mark.parametrize("words", [("status",), ("logs",)])
def test_without_systemd_a_sentence_says_what_to_do(machine: Path, words: tuple[str, ...]) -> None:
    said = ambit("service", *words)
    assert said.code == 2
    assert "ambit table" in said.err
    assert "à la main" in ambit("service", *words, "--lang", "fr").err


def test_the_journal_is_asked_for_the_service_alone(machine: Path) -> None:
    put(machine, "journalctl", "a line")
    assert ambit("service", "logs", "--lines", "5", "--follow").code == 0
    assert (machine / "words").read_text() == "--unit ambit.service --no-pager --lines 5 --follow\n"


def test_the_script_is_given_the_source_and_its_exit_code_is_ours(machine: Path) -> None:
    put(machine, "bash", "installing", code=1)
    source = machine / "ambit-9.0-py3-none-any.whl"
    source.touch()
    assert ambit("service", "update", str(source)).code == 1
    script, *words = (machine / "words").read_text().split()
    assert Path(script).read_text().startswith("#!/usr/bin/env bash\n# Installs Ambit")
    assert words == [str(source)]
    assert ambit("service", "install", str(source), "--yes", "--kiosk").code == 1
    assert (machine / "words").read_text().split()[1:] == [str(source), "--yes", "--kiosk"]


def test_a_release_is_installed_again_from_the_wheel_that_is_kept(
    machine: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(machine, "bash", "installing")
    kept = machine / "ambit-9.0-py3-none-any.whl"
    kept.touch()
    monkeypatch.setattr(sys, "prefix", str(machine))
    assert ambit("service", "install").code == 0
    assert (machine / "words").read_text().split()[1:] == [str(kept)]


def test_a_source_that_is_not_there_is_refused(machine: Path) -> None:
    said = ambit("service", "update", "nowhere.whl")
    assert said.code == 2
    assert "nowhere.whl" in said.err
