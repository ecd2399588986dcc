"""`ambit table`, and `ambit` alone: a lobby that is there as soon as a demo, with the devices that were asked for."""

import stat
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.companion.cli.running import SOON, Program, running
from tests.companion.cli.terminal import ambit


@contextmanager
def lobby(program: Program, token: str = "") -> Iterator[dict[str, Any]]:
    """What a page is told first of the lobby, while its line is open."""
    with program.line() as line:
        line.send(msgspec.json.encode({"say": "hello", "token": token}).decode())
        while (told := msgspec.json.decode(line.recv(SOON)))["tell"] != "lobby":
            pass
        yield told


def wall(program: Program) -> str:
    return str(program.post("/api/screen").json()["token"])


@pytest.mark.parametrize("words", [("table", "--no-browser", "--port", "0"), ()], ids=["table", "alone"])
def test_it_starts_in_the_lobby_and_says_where_it_is(tmp_path: Path, words: tuple[str, ...]) -> None:
    with running(*words, home=tmp_path) as program, lobby(program, wall(program)) as told:
        assert told["phase"] == "lobby"
        assert (told["code"], told["pin"]) == (program.code, program.pin)
        assert told["devices"] == {}
        assert told["hint"]["id"] == "lobby-no-boxes"


@pytest.mark.parametrize(
    ("words", "seats", "simulated"),
    [
        (("--simulate",), 4, True),
        (("--simulate", "--profile", "two-seats-pi"), 2, True),
        (("--simulate=wire",), 2, True),
    ],
)
def test_its_devices_are_those_that_were_asked_for(
    tmp_path: Path, words: tuple[str, ...], seats: int, simulated: bool
) -> None:
    with running("table", "--no-browser", "--port", "0", *words, home=tmp_path) as program:
        with lobby(program, wall(program)) as told:
            assert {name.partition(".")[0] for name in told["devices"]} == {f"seat{n + 1}" for n in range(seats)} | {
                "table"
            }
        assert program.get("/api/table").json()["simulated"] == simulated


def test_real_devices_that_are_not_there_do_not_stop_it(tmp_path: Path) -> None:
    with running("table", "--no-browser", "--port", "0", "--profile", "two-seats-pi", home=tmp_path) as program:
        with lobby(program, wall(program)) as told:
            assert told["hint"]["id"] == "lobby-silent"
            assert told["can_begin"]
        assert not program.get("/api/table").json()["simulated"]


def test_without_devices_phones_and_screens_do_everything(tmp_path: Path) -> None:
    with running("table", "--no-browser", "--port", "0", home=tmp_path) as program:
        assert not program.get("/api/table").json()["simulated"]
        for name in ("Ana", "Bo"):
            assert program.post("/api/join", code=program.code, name=name).status_code == 200
        with program.line() as line:
            line.send(msgspec.json.encode({"say": "hello", "token": wall(program)}).decode())
            line.send('{"say":"begin","id":1}')
            while (told := msgspec.json.decode(line.recv(SOON)))["tell"] not in ("done", "refused"):
                pass
            assert told["tell"] == "done"
        table = program.get("/api/table").json()
        assert (table["game"], [seat["name"] for seat in table["seats"]]) == ("ambush", ["Ana", "Bo"])


def test_the_key_of_a_kiosk_is_written_for_its_owner_alone_and_anew_when_it_was_used(tmp_path: Path) -> None:
    file = tmp_path / "key"
    words = ("table", "--no-browser", "--port", "0", "--kiosk-key-file", str(file))
    with running(*words, home=tmp_path) as program:
        key = _written(file, "")
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert program.post("/api/screen", key=key).status_code == 200
        assert program.post("/api/screen", key=key).status_code == 403
        assert _written(file, key) != key


def _written(file: Path, before: str) -> str:
    """The key, once it is there and another than before."""
    ends = time.monotonic() + SOON
    while not file.exists() or file.read_text().strip() in ("", before):
        assert time.monotonic() < ends
    return file.read_text().strip()


def test_a_key_that_cannot_be_written_is_told_in_a_sentence(tmp_path: Path) -> None:
    said = ambit("table", "--no-browser", "--port", "0", "--kiosk-key-file", str(tmp_path / "no" / "key"))
    assert said.code == 2
    assert str(tmp_path / "no" / "key") in said.err


def test_wrong_use_is_told_in_a_sentence() -> None:
    for words, named in (
        (("table", "--pin", "12"), "PIN"),
        (("table", "--profile", "nowhere.toml"), "nowhere.toml"),
        (("table", "ambush"), "ambush"),
    ):
        said = ambit(*words)
        assert said.code == 2, words
        assert named in said.err
