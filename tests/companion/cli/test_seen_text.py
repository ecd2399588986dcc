"""Text from outside on a terminal: nothing in it is markup, nothing commands the terminal, nothing is hidden."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from companion.log import Entry, Log, Progress
from engine.legible import UNSEEN, unseen
from engine.setup import Header
from engine.view import Result
from tests.companion.cli.terminal import PROGRAM, ambit
from tests.companion.log.games import END, HEADER, STEPS, alter
from tests.shape import PROJECT

PIECES = ["Ana", "[/b]", "[bold red]", "[link=x]", ":bomb:", "\\", "]", "\x1b[31m", "\x1b]0;title\x07", "\x9b2J",
          "\r", "\n", "\t", "\u202e", "\u2066", "\u200b", "\u2028", "\ufeff", "\x7f", "é", "\u200d", "\0"]  # fmt: skip
names = st.lists(st.sampled_from(PIECES), min_size=1, max_size=5).map("".join)
WORST = "[/b] \x1b[31m\u202eBroken\x9b2J"

COMMANDS = (
    ("log", "list"),
    ("log", "list", "--json"),
    ("log", "verify"),
    ("log", "show", "1"),
    ("log", "export", "1"),
    ("log", "evening"),
    ("log", "evening", "--json"),
    ("cards", "list"),
    ("cards", "list", "ambush"),
    ("cards", "list", "ambush", "--json"),
    ("cards", "deck", "ambush"),
    ("cards", "deck", "ambush", "--json"),
    ("cards", "teach", "ambush", "wolf"),
    ("cards", "teach", "ambush", "wolf", "--json"),
    ("cards", "register", "ambush"),
    ("cards", "export", "--pack", "old", "pack.toml"),
    ("play", "ambush", "--simulate", "--fast", "--resume"),
    ("play", "ambush", "--simulate", "--fast", "--resume", "--json"),
)


def filled(path: Path, name: str) -> None:
    """A database from before such names were refused, or from somebody else: the name stands wherever one can."""
    with closing(Log(path)) as log:
        log.store.execute("INSERT INTO evenings VALUES (1, '2031-05-17T19:30:00+00:00', '2031-05-17', '')")
        for over in (True, False):
            header = Header(game="ambush", mode="standard", seats=(name, "Bo"), cards=HEADER.cards, rules=1)
            game = log.begin(header)
            mark = log.store.execute("SELECT seal FROM games WHERE id = ?", (game,)).fetchone()[0]
            called = Entry("do", ({"do": "name", "seat": 2, "name": name},))
            steps = (*STEPS, called, END) if over else (*STEPS, called)
            for number, step in enumerate(steps, 1):
                ended = over and number == len(steps)
                result = Result(winners=[1], losers=[2], reason="conceded", scores={}) if ended else None
                mark = log.append(game, number, step, mark, over=ended, progress=Progress(1, (name, name), result))
        body = msgspec.json.encode({"id": "wolf", "name": name}).decode()
        cover = msgspec.json.encode({"title": name, "about": name, "cards": ["wolf"]}).decode()
        deck = msgspec.json.encode({"mode": "standard", "piles": {name: ["wolf", name]}}).decode()

        def insert(store: sqlite3.Connection) -> None:
            store.execute("INSERT INTO cards VALUES ('ambush', 'wolf', 'old', ?)", (body,))
            store.execute("INSERT INTO cards VALUES ('ambush', 'pack:old', 'old', ?)", (cover,))
            store.execute("INSERT INTO decks VALUES ('ambush', ?, ?)", (name, deck))
            store.execute("INSERT INTO tags VALUES ('04A16F92', ?, ?, ?)", (name, name, name))
            store.execute("INSERT INTO tags VALUES ('04A16F93', 'ambush', ?, ?)", (name, name))

        log.write(insert)


@contextmanager
def at_home(name: str) -> Iterator[Path]:
    with TemporaryDirectory() as folder:
        filled(Path(folder) / "ambit.db", name)
        yield Path(folder)


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
@settings(max_examples=8, deadline=None)
@example(name=WORST)
@example(name="[/b] Broken")
@example(name="\u202eAna")
@given(name=names)
def test_whatever_a_database_holds_is_shown_safely(words: tuple[str, ...], name: str) -> None:
    with at_home(name) as home:
        typed = f"{name}\n".encode(errors="replace") + b"wolf\nquit\n"
        named = tuple(str(home / word) if word == "pack.toml" else word for word in words)
        told = ambit(*named, typed=typed, env={"AMBIT_HOME": str(home), "COLUMNS": "200"})
        for stream in (told.out, told.err):
            assert not UNSEEN.search(stream.replace("\r\n", "\n")), ascii(stream)
            assert "Traceback" not in stream


def test_a_deck_of_such_a_name_is_shown_and_can_be_forgotten() -> None:
    with at_home(WORST) as home:
        env = {"AMBIT_HOME": str(home), "COLUMNS": "200"}
        assert ambit("cards", "deck", "ambush", WORST, "--forget", env=env).code == 0
        assert "deck" in ambit("cards", "deck", "ambush", env=env).out


def test_brackets_are_brackets(tmp_path: Path) -> None:
    env = {"AMBIT_HOME": str(tmp_path), "COLUMNS": "200"}
    assert ambit("cards", "teach", "ambush", "broken", "--name", "[/b] Broken", env=env).code == 0
    told = ambit("cards", "list", "ambush", env=env)
    assert told.code == 0
    assert "[/b] Broken" in told.out


def test_programs_read_what_was_there(tmp_path: Path) -> None:
    """JSON is written so that it can be shown; what it says is the same."""
    filled(tmp_path / "ambit.db", "\u202eAna\x9b")
    told = ambit("log", "evening", "--json", env={"AMBIT_HOME": str(tmp_path)})
    assert "\u202eAna" not in told.out
    lines = ambit("cards", "deck", "ambush", "--json", env={"AMBIT_HOME": str(tmp_path)}).lines
    assert lines[0]["deck"] == "\u202eAna\x9b"


def test_a_real_terminal_gets_no_escape_sequence_but_ours(tmp_path: Path) -> None:
    filled(tmp_path / "ambit.db", "Ana")
    alter(tmp_path / "ambit.db", f"UPDATE decks SET name = '{WORST}'", f"UPDATE tags SET card = '{WORST}'")
    env = os.environ | {"AMBIT_HOME": str(tmp_path), "LC_ALL": "C.UTF-8", "FORCE_COLOR": "1", "COLUMNS": "200"}
    for words in (("cards", "list"), ("cards", "deck", "ambush")):
        line = [sys.executable, "-c", PROGRAM, *words]
        told = subprocess.run(line, cwd=PROJECT, env=env, capture_output=True, text=True, check=True).stdout
        assert "\x1b[31m" not in told
        assert "\x9b" not in told
        assert "\u202e" not in told
        assert "Broken" in told


# What comes in from now on


@pytest.mark.parametrize("bad", ["\u202eAna", "A\u2066na", "An\u200ba", "Ana\u200f", "\ufeffAna"])
def test_every_entrance_refuses_what_nobody_sees(tmp_path: Path, bad: str) -> None:
    env = {"AMBIT_HOME": str(tmp_path)}
    pack, scenario = tmp_path / "pack.toml", tmp_path / "scenario.jsonl"
    pack.write_text(f'pack = "p"\ngame = "ambush"\ntitle = "{bad}"\n[[cards]]\nid = "wolf"\nname = "Wolf"\n')
    scenario.write_bytes(msgspec.json.encode({"game": "ambush", "seats": [bad, "Bo"]}) + b"\n")
    typed = msgspec.json.encode({"do": "name", "seat": 1, "name": bad}) + b"\nquit\n"
    play = ("play", "ambush", "--simulate", "--fast")
    entrances = {
        ("cards", "teach", "ambush", "wolf", "--name", bad): None,
        ("cards", "deck", "ambush", bad): b"done\n",
        ("cards", "import", str(pack)): None,
        ("cards", "register", "ambush"): f"new {bad}\nquit\n".encode(),
        ("run", str(scenario)): None,
        (*play, "--seats", f"{bad},Bo"): None,
        play: typed,
    }
    for words, lines in entrances.items():
        told = ambit(*words, typed=lines, env=env)
        assert "nobody sees (U+" in told.out + told.err, (words, told)
    with closing(Log(tmp_path / "ambit.db")) as log:
        assert log.store.execute("SELECT count(*) FROM cards").fetchone() == (0,)
        assert log.store.execute("SELECT count(*) FROM decks").fetchone() == (0,)


@pytest.mark.parametrize("good", ["Zoë", "محمد", "נועם", "क्‍ष", "👩‍🚀", "O’Brien", "李雷", "Ana [red]", "🏳️‍🌈"])
def test_names_of_the_world_are_taken(good: str) -> None:
    assert unseen(good) is None
