"""The emulator against other people's hosts: libnfc's tools and nfcpy find, read and write its tags."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import ndef
import nfc
import nfc.clf.pn532
import nfc.clf.transport
import pytest

from hardware.emulators.pn532.chip import Chip
from hardware.emulators.pn532.hsu import Hsu
from hardware.emulators.pn532.tags import Kind, Ntag
from hardware.readers.ndef import text_message, text_of
from tests.hardware.hearing import SOON

UID, OTHER, SHORT = (bytes.fromhex(uid) for uid in ("04A1B2C3D4E580", "04112233445566", "1A2B3C4D"))
TRIES = 5


@pytest.fixture
def hsu(tmp_path: Path) -> Iterator[Hsu]:
    with closing(Hsu(Chip(), tmp_path / "ttyPN532")) as hsu:
        yield hsu


def libnfc(hsu: Hsu, *command: str, says: str = "") -> str:
    """What one of libnfc's tools prints; all its questions are answered with no.

    libnfc waits for a second at most and then gives up, at times with exit code 0: on a busy machine it is run again.
    """
    for _ in range(TRIES - 1):
        ran = _run(hsu, command)
        if ran.returncode == 0 and says in ran.stdout:
            return ran.stdout
    ran = _run(hsu, command)
    assert (ran.returncode, says in ran.stdout) == (0, True), ran.stdout + ran.stderr
    return ran.stdout


def _run(hsu: Hsu, command: tuple[str, ...]) -> "subprocess.CompletedProcess[str]":
    device = {"LIBNFC_DEFAULT_DEVICE": f"pn532_uart:{hsu.path}", "LIBNFC_AUTO_SCAN": "false"}
    environment = {**os.environ, **device}
    ran = subprocess.run(command, env=environment, input="n\n" * 9, capture_output=True, text=True, timeout=60)
    print(f"$ {' '.join(command)}\n{ran.stdout}{ran.stderr}")  # for the test log
    return ran


def spaced(uid: bytes) -> str:
    return "  ".join(f"{byte:02x}" for byte in uid)


def test_nfc_list_finds_the_tag(hsu: Hsu) -> None:
    """What it prints is shown at the end of every run."""
    hsu.chip.put(Ntag(UID))
    printed = libnfc(hsu, "nfc-list", says="1 ISO14443A passive target(s) found")
    assert f"UID (NFCID1): {spaced(UID)}" in printed
    assert "ATQA (SENS_RES): 00  44" in printed


def test_nfc_list_finds_nothing_where_nothing_lies(hsu: Hsu) -> None:
    assert "UID" not in libnfc(hsu, "nfc-list", "-v")


def test_nfc_list_tells_two_tags_apart(hsu: Hsu) -> None:
    hsu.chip.put(Ntag(UID), Ntag(SHORT))
    printed = libnfc(hsu, "nfc-list", says="2 ISO14443A passive target(s) found")
    assert spaced(UID) in printed
    assert spaced(SHORT) in printed


@pytest.mark.parametrize(("kind", "pages"), [(213, 45), (215, 135), (216, 231)])
def test_nfc_mfultralight_reads_and_writes_the_tag(hsu: Hsu, tmp_path: Path, kind: Kind, pages: int) -> None:
    tag, dump = Ntag(UID, kind, text_message("ambit:target-1")), tmp_path / "dump.mfd"
    hsu.chip.put(tag)
    whole = f"Done, {pages} of {pages} pages read (0 pages failed)"
    assert f"NTAG Type: NTAG{kind}" in libnfc(hsu, "nfc-mfultralight", "r", str(dump), says=whole)
    assert dump.read_bytes()[: 4 * (pages - 2)] == tag.memory[:-8]

    other = Ntag(OTHER, kind)
    hsu.chip.remove()
    hsu.chip.put(other)
    libnfc(hsu, "nfc-mfultralight", "w", str(dump), "--partial", says=", 0 pages failed)")
    assert text_of(bytes(other.memory[16:])) == "ambit:target-1"
    assert other.memory[:9] != tag.memory[:9], "the number of a tag cannot be written"


class Patient(nfc.clf.transport.TTY):  # type: ignore[misc]
    """nfcpy gives up after a tenth of a second, which is too short on a busy machine; this chip always answers."""

    def read(self, timeout: int) -> bytearray:
        answer: bytearray = super().read(max(timeout, round(SOON * 1000)))
        return answer


def opened(hsu: Hsu) -> Any:
    front = nfc.ContactlessFrontend()
    front.device = nfc.clf.pn532.init(Patient(str(hsu.path)))
    front.device._path = str(hsu.path)
    return front


@pytest.fixture
def frontend(hsu: Hsu) -> Iterator[Any]:
    with closing(opened(hsu)) as front:
        yield front


def connect(front: Any) -> Any:
    return front.connect(rdwr={"on-connect": lambda tag: False})


@pytest.mark.parametrize("kind", [213, 215, 216])
def test_nfcpy_reads_and_writes_text(hsu: Hsu, frontend: Any, kind: Kind) -> None:
    lying = Ntag(UID, kind, text_message("ambit:target-1"))
    hsu.chip.put(lying)
    tag = connect(frontend)
    assert tag.product == f"NXP NTAG{kind}"
    assert [record.text for record in tag.ndef.records] == ["ambit:target-1"]
    tag.ndef.records = [ndef.TextRecord("ambit:firebolt"), ndef.TextRecord("more " * 10)]
    assert text_of(bytes(lying.memory[16:])) == "ambit:firebolt"
    assert tag.is_present
    hsu.chip.remove(lying)
    assert not tag.is_present


def test_nfcpy_talks_at_the_highest_speed_and_leaves_the_chip_asleep(hsu: Hsu) -> None:
    front = opened(hsu)
    fastest = hsu.chip.baud
    front.close()
    assert fastest == 921600
    assert hsu.chip.asleep


def test_nfcpy_knows_the_password(hsu: Hsu, frontend: Any) -> None:
    lying = Ntag(UID)
    hsu.chip.put(lying)
    tag = connect(frontend)
    assert tag.protect(b"123456", protect_from=4)
    assert lying.page(43) == b"1234"
    assert not connect(frontend).authenticate(b"654321")
    assert connect(frontend).authenticate(b"123456")
