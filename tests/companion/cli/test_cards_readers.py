"""`ambit cards write` and `register` with a real reader: an emulated PN532 on a serial port, and its tags."""

import os
import pty
import tty
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from companion.cards.registry import Registry
from companion.log import Log
from hardware.emulators.pn532.tags import Ntag, Phone
from hardware.readers.ndef import text_message, text_of
from tests.companion.cli.bench import Bench, bench_in
from tests.companion.cli.tapping import TRAINING, cards

ONE, TWO, THREE = (bytes.fromhex(uid) for uid in ("04A1B2C3D4E580", "04112233445566", "04AABBCCDDEEFF"))


@pytest.fixture
def bench(tmp_path: Path) -> Iterator[Bench]:
    with bench_in(tmp_path) as bench:
        yield bench


def text(tag: Ntag) -> str | None:
    return text_of(bytes(tag.memory[16:]))


def register(bench: Bench, uid: bytes, card: str) -> None:
    with closing(Log(bench.database)) as log:
        registry = Registry(log)
        registry.put(registry.fresh(uid.hex().upper(), "ambush", card))


def test_a_list_of_cards_is_written_a_tag_each(bench: Bench) -> None:
    writing = bench.ambit("cards", "write", "ambush", "training-spear", "target-1", *TRAINING)
    one, two = Ntag(ONE), Ntag(TWO, 215)
    writing.says("0 of 2. Next: Training Spear")
    bench.lay(one)
    writing.says("Training Spear stands on the tag now (04A1B2C3D4E580)")
    writing.says("1 of 2. Next: ")
    bench.lay(two)
    code, said = writing.ended()
    assert (code, text(one), text(two)) == (0, "ambit:training-spear", "ambit:target-1")
    assert "2 of 2 were written." in said


def test_a_tag_that_lies_there_still_does_not_become_the_next_card(bench: Bench) -> None:
    writing = bench.ambit("cards", "write", "ambush", "training-spear", "target-1", *TRAINING)
    tag, other = Ntag(ONE), Ntag(TWO)
    bench.lay(tag)
    writing.says("1 of 2. Next: ")
    bench.lay(other)
    assert writing.ended()[0] == 0
    assert text(tag) == "ambit:training-spear"


def test_a_tag_that_comes_again_is_told_apart(bench: Bench) -> None:
    writing = bench.ambit("cards", "write", "ambush", "training-spear", "target-1", *TRAINING)
    tag = Ntag(ONE)
    bench.lay(tag)
    writing.says("1 of 2. Next: ")
    bench.lay(Ntag(TWO, ndef=text_message("door of the shed")))
    writing.says("This tag already holds something else")
    bench.lay(tag)
    writing.says("This tag has just become Training Spear")
    assert writing.end()[0] == 1
    assert text(tag) == "ambit:training-spear"


def locked() -> Ntag:
    tag = Ntag(ONE)
    tag.memory[15] = 0x0F
    return tag


def small() -> Ntag:
    tag = Ntag(ONE)
    tag.memory[14] = 2
    return tag


REFUSED = {
    "locked": (locked(), "This tag is locked"),
    "too small": (small(), "The tag has too little room"),
    "other text": (Ntag(ONE, ndef=text_message("door of the shed")), "This tag already holds something else"),
    "another card": (
        Ntag(ONE, ndef=text_message("ambit:training-ram")),
        "This tag already holds Training Ram",
    ),
}


@pytest.mark.parametrize("what", REFUSED)
def test_a_tag_that_cannot_be_written_is_refused_and_unchanged(bench: Bench, what: str) -> None:
    tag, says = REFUSED[what]
    before = bytes(tag.memory)
    writing = bench.ambit("cards", "write", "ambush", "training-spear", *TRAINING)
    bench.lay(tag)
    writing.says(says)
    code, said = writing.end()
    assert (code, bytes(tag.memory)) == (1, before)
    assert "0 of 1 were written." in said


def test_what_stands_on_a_tag_is_written_over_if_that_is_wished(bench: Bench) -> None:
    tag = Ntag(ONE, ndef=text_message("door of the shed"))
    bench.lay(tag)
    assert bench.ambit("cards", "write", "ambush", "training-spear", "--over", *TRAINING).ended()[0] == 0
    assert text(tag) == "ambit:training-spear"


def test_registered_tags_are_written_as_what_they_are(bench: Bench) -> None:
    register(bench, ONE, "training-spear")
    tag, unknown = Ntag(ONE), Ntag(TWO)
    writing = bench.ambit("cards", "write", "ambush", *TRAINING)
    writing.says("Lay a registered tag on the reader")
    bench.lay(unknown)
    writing.says("This tag is not registered for Ambush")
    bench.lay(tag)
    writing.says("Training Spear stands on the tag now")
    writing.type("quit")
    code, said = writing.ended()
    assert (code, text(tag), text(unknown)) == (0, "ambit:training-spear", None)
    assert "1 tag was written." in said


def test_a_tag_that_is_registered_as_another_card_is_left_alone(bench: Bench) -> None:
    register(bench, ONE, "training-ram")
    tag = Ntag(ONE)
    writing = bench.ambit("cards", "write", "ambush", "training-spear", *TRAINING)
    bench.lay(tag)
    writing.says("This tag is registered here as Training Ram")
    writing.says("ambit cards forget 04A1B2C3D4E580")
    writing.type("skip")
    assert writing.ended()[0] == 1
    assert text(tag) is None


def test_for_programs(bench: Bench) -> None:
    writing = bench.ambit("cards", "write", "ambush", "training-spear", "--json", *TRAINING)
    bench.lay(Ntag(ONE))
    code, said = writing.ended()
    assert code == 0
    assert '"said":"done"' in said.splitlines()[-1]
    assert '"now":{"done":1,"total":1,"next":null}' in said.splitlines()[-1]


def test_tags_are_registered_by_tapping_and_by_typing(bench: Bench) -> None:
    sitting = bench.ambit("cards", "register", "ambush", "--tokens", "3")
    sitting.says("0 of 3.")
    bench.lay(Ntag(ONE))
    sitting.says("1 of 3.")
    sitting.type("04:11:22:33:44:55:66")
    sitting.says("2 of 3.")
    bench.lay(Phone())
    sitting.says("A phone lies on")
    bench.lay(Ntag(THREE))
    sitting.says("All 3 of the list are registered")
    assert sitting.end()[0] == 0
    with closing(Log(bench.database)) as log:
        found = {tag.uid: tag.card for tag in Registry(log).tags()}
    assert found == {"04A1B2C3D4E580": "target-1", "04112233445566": "target-2", "04AABBCCDDEEFF": "target-3"}


def test_a_reader_that_is_not_there_is_told_and_tried_again(tmp_path: Path) -> None:
    with bench_in(tmp_path) as bench:
        bench.profile.write_text('[table]\nreader = { driver = "pn532-uart", port = "/dev/no-such-port" }\n')
        sitting = bench.ambit("cards", "register", "ambush", "--tokens", "1")
        sitting.says("there is no /dev/no-such-port")
        sitting.type("04A1B2C3D4E580")
        sitting.says("The one card of the list is registered")
        assert sitting.end()[0] == 0


@pytest.mark.parametrize(
    ("words", "profile", "says"),
    [
        (("write", "ambush"), None, "--profile PROFILE"),
        (("write", "ambush"), '[table]\nreader = "screen"\n', "has no PN532 reader"),
        (("register", "ambush"), '[table]\nreader = "screen"\n', "has no reader that can be reached"),
        (("write", "ambush", "no-such"), '[table]\nreader = { driver = "pn532-uart", port = "/dev/x" }\n', "no-such"),
        (("write", "chess"), '[table]\nreader = { driver = "pn532-uart", port = "/dev/x" }\n', "chess"),
    ],
)
def test_wrong_use_says_what_to_do(tmp_path: Path, words: tuple[str, ...], profile: str | None, says: str) -> None:
    (tmp_path / "table.toml").write_text(profile or "")
    named = ("--profile", str(tmp_path / "table.toml")) if profile else ()
    said = cards(*words, *named, env={"AMBIT_HOME": str(tmp_path)})
    assert said.code == 2
    assert says in said.err


def test_a_reader_that_only_reads_writes_nothing(bench: Bench, tmp_path: Path) -> None:
    end, port = pty.openpty()
    tty.setraw(port)
    lines = f'[seat1]\nreader = {{ driver = "serial-lines", port = "{os.ttyname(port)}" }}\n'
    bench.profile.write_text(lines + bench.profile.read_text())
    writing = bench.ambit("cards", "write", "ambush", "training-spear", *TRAINING)
    writing.says("Ready: ", 2)
    os.write(end, b"SCAN\tuid=04A1B2C3D4E580\n")
    writing.says("can only read")
    assert writing.end()[0] == 1
    os.close(end)
    os.close(port)
