"""The doctor as a whole: nothing trips it, every finding has words, and the command answers as it should."""

import random
from itertools import pairwise
from pathlib import Path

import pytest

from companion.cli.doctor import MARKS, tell
from companion.doctor import CHECKS, examine
from companion.doctor.machine import Machine
from companion.messages import Speaker, languages
from hardware.profile import load, shipped
from tests.companion.cli.terminal import ambit
from tests.companion.doctor.trees import PI, Patient, grow
from tests.shape import PROJECT


def test_one_file_a_check() -> None:
    folder = PROJECT / "companion" / "doctor" / "checks"
    assert sorted(CHECKS) == sorted(path.stem for path in folder.glob("*.py") if path.stem != "__init__")


def test_every_check_finds_something_on_every_machine(tmp_path: Path) -> None:
    for root in (grow(tmp_path / "pc", {"etc/group": ""}), grow(tmp_path / "pi", {**PI})):
        assert {finding.check for finding in Patient(root).findings()} == set(CHECKS)


@pytest.mark.parametrize("language", languages())
def test_every_finding_is_a_sentence(tmp_path: Path, language: str) -> None:
    say = Speaker(language)
    for name in shipped():
        patient = Patient(grow(tmp_path, {**PI}), shipped()[name].read_text())
        for finding in patient.findings():
            said = [say.message(words) for words in (finding.says, finding.do) if words is not None]
            assert all(finding.says.id not in text and len(text) > 10 for text in said)
            assert finding.level in MARKS
            assert finding.level in ("good", "note") or finding.do is not None, "what to do is said"


def test_a_check_that_trips_hides_no_other(tmp_path: Path) -> None:
    patient = Patient(grow(tmp_path, {**PI}))

    def broken(path: Path) -> int:
        raise ZeroDivisionError("no disk")

    machine = Machine(tmp_path, None, tmp_path, free=broken, choose=patient.pins)
    found = {finding.check: finding.says.id for finding in examine(machine)}
    machine.close()
    assert found["disk"] == "doctor-tripped"
    assert found["power"] == "doctor-power"


def test_random_files_trip_no_check(tmp_path: Path) -> None:
    dice = random.Random("doctor")
    names = [*PI, "proc/cmdline", "etc/group"]
    names += ["sys/class/thermal/thermal_zone0/temp", "sys/class/i2c-adapter/i2c-1/of_node/clock-frequency"]
    for turn in range(40):
        root = grow(tmp_path / str(turn), {name: dice.randbytes(dice.randint(0, 60)) for name in names})
        text = shipped()["two-seats-pi"].read_text() if turn % 2 else None
        tripped = [f.says.args for f in Patient(root, text).findings() if f.says.id == "doctor-tripped"]
        assert tripped == []


def test_the_command_on_this_machine(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("AMBIT_HOME", str(tmp_path))
    said = ambit("doctor", "--json")
    assert {line["check"] for line in said.lines} == set(CHECKS)
    assert said.code == int(any(line["level"] == "wrong" for line in said.lines))


def test_for_people(tmp_path: Path) -> None:
    said = ambit("doctor", env={"AMBIT_HOME": str(tmp_path)})
    assert "Traceback" not in said.out + said.err
    assert said.out.count("\n") >= len(CHECKS)


def test_a_profile_that_cannot_be_used_is_wrong_use() -> None:
    said = ambit("doctor", "--profile", "no-such")
    assert (said.code, said.out) == (2, "")
    assert "no-such" in said.err


def test_programs_are_told_every_mistake_of_a_profile(tmp_path: Path) -> None:
    file = tmp_path / "table.toml"
    file.write_text('[seat1]\nok = { driver = "gpio-button", pin = 99 }\nno = { driver = "gpio-buton" }\n')
    said = ambit("doctor", "--profile", str(file), "--json")
    assert said.code == 2
    assert {(line["check"], line["level"]) for line in said.lines} == {("profile", "wrong")}
    assert [(line["id"], line["about"]) for line in said.lines] == [
        ("wiring-value", {"line": 2, "key": "seat1.ok.pin"}),
        ("wiring-no-driver", {"line": 3, "key": "seat1.no.driver"}),
    ]


def test_what_is_wrong_is_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    profile = load(shipped()["two-seats-pi"])
    assert not isinstance(profile, tuple)
    machine = Machine(tmp_path, profile, tmp_path, choose=Patient(tmp_path).pins)
    levels = tell(machine, json=False)
    machine.close()
    assert levels["wrong"] >= 5
    said = capsys.readouterr().out
    assert f"{levels['wrong']}\u00a0things do not work." in said
    assert said.count("Plug the reader in") == 1, "the same advice is given once in a row"
    for mark, advice in pairwise(line for line in said.splitlines() if line.startswith(("✗", "  →", "·"))):
        assert not mark.startswith("✗") or advice.startswith(("  →", "✗")), f"nothing to do about: {mark}"
