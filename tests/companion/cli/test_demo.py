"""`ambit demo` does what its options say, and says in the language of the people why it does not."""

import socket
from pathlib import Path
from typing import Any

import msgspec
import pytest

from engine.ambush import GAME as AMBUSH
from hardware.profile import Profile, load, shipped
from tests.companion.cli.running import SOON, Program, running
from tests.companion.cli.terminal import ambit


def demo(home: Path, *words: str) -> Any:
    return running("demo", "--no-browser", "--port", "0", *words, home=home)


def names(program: Program) -> list[str]:
    return [seat["name"] for seat in program.get("/api/table").json()["seats"]]


@pytest.mark.parametrize("count", [2, 3, 4])
def test_so_many_sit_down_as_were_asked_for(tmp_path: Path, count: int) -> None:
    with demo(tmp_path, "--seats", str(count)) as program:
        assert names(program) == ["Ana", "Bo", "Cy", "Di"][:count]


def test_people_have_the_names_that_were_typed_in_the_mode_that_was_asked_for(tmp_path: Path) -> None:
    with demo(tmp_path, "ambush", "--mode", "practice", "--seats", "Zoë, Émile,Uma") as program:
        assert names(program) == ["Zoë", "Émile", "Uma"]
        assert program.get("/api/table").json()["mode"] == "practice"


def test_the_table_has_as_many_seats_as_its_profile(tmp_path: Path) -> None:
    """Where the game takes that many."""
    for name, path in shipped().items():
        profile = load(path)
        assert isinstance(profile, Profile)
        if profile.seats not in AMBUSH.modes["standard"]:
            continue
        for named in (name, str(path)):
            with demo(tmp_path, "--profile", named) as program:
                assert len(names(program)) == profile.seats


def test_it_plays_as_fast_as_was_asked_for(tmp_path: Path) -> None:
    with demo(tmp_path, "--speed", "8") as program:
        token = program.post("/api/screen").json()["token"]
        with program.line() as line:
            line.send(msgspec.json.encode({"say": "hello", "token": token}), text=True)
            while "players" not in (told := msgspec.json.decode(line.recv(SOON))):
                pass
        assert (told["players"]["playing"], told["players"]["speed"]) == (True, 8)


def test_it_speaks_french_at_a_french_table(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        taken = ambit("--lang", "fr", "demo", "--no-browser", "--host", "127.0.0.1", "--port", port)
    assert taken.code == 2
    assert "La page ne peut pas être servie" in taken.err


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        (("ludo",), "does not know a game “ludo”", "ne connaît pas"),
        (("--mode", "blitz"), "no mode “blitz”", "blitz"),
        (("--seats", "5"), "2, 3, 4", "2, 3, 4"),
        (("--seats", "0"), "Nobody sits at the table", "personne"),
        (("--seats", "999999999999"), "2, 3, 4", "2, 3, 4"),
        (("--seats", ","), "Nobody sits at the table", "personne"),
        (("--seats", "Ana"), "Only one player", "qu’une personne"),
        (("--seats", "Ana," + "B" * 41), "text of at most 40", "40"),
        (("--profile", "no-such-profile"), "The wiring profile cannot be used", "profil"),
        (("--pin", "12"), "A PIN has at least", "Un code secret a au moins"),
        (("--pin", "-- 12345 --"), "6 letters or digits", "6 lettres ou chiffres"),
        (("--host", "300.1.1.1"), "The page cannot be served at 300.1.1.1", "La page ne peut pas être servie"),
    ],
)
def test_nonsense_is_answered_with_a_sentence(words: tuple[str, ...], english: str, french: str) -> None:
    for language, sentence in (("en", english), ("fr", french)):
        told = ambit("--lang", language, "demo", "--no-browser", *words)
        assert (told.code, told.out) == (2, "")
        assert sentence in told.err.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.parametrize("words", [("--speed", "0"), ("--speed", "65"), ("--speed", "fast"), ("--port", "-1")])
def test_a_number_that_is_out_of_bounds_is_wrong_use(words: tuple[str, ...]) -> None:
    told = ambit("demo", "--no-browser", *words)
    assert (told.code, told.out) == (2, "")
    assert words[0] in told.err
