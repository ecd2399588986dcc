"""`ambit table --hall`: over a real broker, encrypted and with certificates, too; whatever is wrong is a sentence."""

import asyncio
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.hall.rules import actions as a
from companion.mqtt import topics
from tests.broker import Broker, broker, free_port
from tests.certificates import listener, vouched, vouching
from tests.companion.cli.running import Program, running
from tests.companion.cli.terminal import PROGRAM
from tests.companion.hall_table.club import KEY, Desk, desk_in, until

WORDS = ("table", "--no-browser", "--port", "0")


@pytest.fixture
def key(tmp_path: Path) -> str:
    file = tmp_path / "hall.key"
    file.write_text(f"{KEY}\n")
    return str(file)


def said(program: Program) -> str:
    """All that it has said on standard error, when it is ended."""
    program.end(signal.SIGTERM)
    assert program.process.stderr is not None
    return program.process.stderr.read()


def watched(folder: Path, there: Broker, look: Callable[[Desk], object]) -> None:
    """Wait until a hall at this broker sees it."""

    async def evening() -> None:
        async with desk_in(folder, there.url) as desk:
            if "north" not in desk.evening.hall.tables:
                desk.do(a.AddTable("north"))
            await until(lambda: look(desk))

    asyncio.run(evening())


def test_it_takes_part_and_says_goodbye(tmp_path: Path, key: str) -> None:
    home = tmp_path / "home"
    with broker(tmp_path) as there:
        words = ("--hall", there.url, "--table", "north", "--hall-key-file", key)
        with running(*WORDS, *words, home=home) as program:
            watched(tmp_path, there, lambda desk: desk.of("north", topics.HEARTBEAT))
            assert "north" in said(program)
        watched(tmp_path, there, lambda desk: desk.of("north", topics.STATE) == [b"disconnected"])


def test_its_settings_say_the_same_as_its_options(tmp_path: Path, key: str) -> None:
    (home := tmp_path / "home").mkdir()
    with broker(tmp_path) as there:
        lines = f'[hall]\naddress = "{there.url}"\ntable = "north"\nkey_file = "{key}"\nhome_assistant = true\n'
        (home / "settings.toml").write_text(lines)
        with running(*WORDS, home=home):
            watched(tmp_path, there, lambda desk: desk.of("north", topics.HEARTBEAT) and desk.of("north", topics.HOME))


def test_home_assistant_is_told_where_it_is_asked_for(tmp_path: Path, key: str) -> None:
    with broker(tmp_path) as there:
        words = ("--hall", there.url, "--table", "north", "--hall-key-file", key, "--home-assistant")
        with running(*WORDS, *words, home=tmp_path / "home"):
            watched(tmp_path, there, lambda desk: desk.of("north", topics.HOME))


def test_a_missing_library_is_a_sentence_and_the_table_is_there(tmp_path: Path) -> None:
    without = f"import sys; sys.modules['aiomqtt'] = None; {PROGRAM}"
    words = ("--hall", "mqtt://127.0.0.1/club")
    with running(*WORDS, *words, home=tmp_path, by=(sys.executable, "-c", without)) as program:
        assert program.get("/api/table").status_code == 200
        text = said(program)
        assert "ambit[hall]" in text
        assert "Traceback" not in text


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--hall", "club"), "mqtts://name:password@host:8883/club"),
        (("--hall", "mqtt://127.0.0.1/Big Hall"), "small letters"),
        (("--hall", "mqtt://127.0.0.1/club", "--table", "the north"), "the north"),
        (("--hall", "mqtt://127.0.0.1/club", "--table", "north"), "--hall-key-file"),
        (("--hall", "mqtt://127.0.0.1/club", "--table", "north", "--hall-key-file", "no.key"), "no.key"),
    ],
)
def test_wrong_words_are_a_sentence_and_the_table_is_there(tmp_path: Path, words: tuple[str, ...], told: str) -> None:
    with running(*WORDS, *words, home=tmp_path) as program:
        assert program.get("/api/table").status_code == 200
        text = said(program)
        assert told in text
        assert "Traceback" not in text


def test_a_broker_that_is_not_there_or_refuses_the_login_is_a_sentence(tmp_path: Path, key: str) -> None:
    passwords = tmp_path / "passwords"
    subprocess.run(["mosquitto_passwd", "-c", "-b", passwords, "ana", "right"], check=True, capture_output=True)
    with broker(tmp_path, "allow_anonymous false", f"password_file {passwords}") as there:
        urls = (f"mqtt://127.0.0.1:{free_port()}/club", there.url.replace("//", "//ana:secret@"))
        for url, word in zip(urls, ("is not there", "ana@127.0.0.1"), strict=True):
            words = ("--hall", url, "--table", "north", "--hall-key-file", key)
            with running(*WORDS, *words, home=tmp_path / "home") as program:
                _wait_for_a_word(program, word)
                assert program.get("/api/table").status_code == 200
                assert "secret" not in said(program)


def _wait_for_a_word(program: Program, word: str) -> None:
    """The first line says what is tried, the second what became of it."""
    assert program.process.stderr is not None
    lines = [program.process.stderr.readline(), program.process.stderr.readline()]
    assert word in lines[1], lines


def test_an_encrypted_way_with_a_certificate_of_the_table(tmp_path: Path, key: str) -> None:
    vouching(tmp_path)
    vouched(tmp_path, "broker")
    vouched(tmp_path, "table")
    port = free_port()
    with broker(tmp_path, *listener(tmp_path, port, asks=True)) as there:
        words = ["--hall", f"mqtts://127.0.0.1:{port}/club", "--table", "north", "--hall-key-file", key]
        words += ["--hall-ca-file", f"{tmp_path}/ca.crt"]
        with running(*WORDS, *words, home=tmp_path / "one") as program:
            _wait_for_a_word(program, "is not there")  # it has no certificate to show
        words += ["--hall-cert-file", f"{tmp_path}/table.crt", "--hall-cert-key-file", f"{tmp_path}/table.key"]
        with running(*WORDS, *words, home=tmp_path / "two"):
            watched(tmp_path, there, lambda desk: desk.of("north", topics.HEARTBEAT))


def test_a_table_without_a_hall_loads_nothing_of_mqtt(tmp_path: Path) -> None:
    with running(*WORDS, home=tmp_path, by=(sys.executable, "-X", "importtime", "-c", PROGRAM)) as program:
        loaded = said(program)
        assert "companion.host" in loaded
        assert not [name for name in ("aiomqtt", "paho", "companion.mqtt", "companion.hall") if f" {name}" in loaded]
