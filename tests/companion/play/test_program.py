"""`ambit play` as people start it: options, resuming, a pipe, a file, a terminal, and leaving it."""

import os
import pty
import select
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path

import pytest
from msgspec.structs import replace

from engine import registry
from engine.ambush import GAME
from tests.companion.cli.terminal import PROGRAM, Said, ambit
from tests.shape import PROJECT

TABLE = ("play", "ambush", "--simulate", "--fast")
LONG = 30.0
"""Seconds after which something has gone wrong."""
A_TURN = b"press seat1.ok\npress seat1.ok\npress seat1.no\n"


def play(home: Path, *words: str, typed: bytes = b"", lang: str = "en") -> Said:
    return ambit("--lang", lang, *TABLE, *words, typed=typed, env={"AMBIT_HOME": str(home)})


def test_a_game_is_played_and_kept(tmp_path: Path) -> None:
    told = play(tmp_path, "--seats", "Ana, Bo", typed=A_TURN)
    assert (told.code, told.err) == (0, "")
    assert "Ana passes." in told.out
    [game] = ambit("log", "list", "--json", env={"AMBIT_HOME": str(tmp_path)}).lines
    assert (game["seats"], game["steps"], game["packs"]) == (["Ana", "Bo"], 3, ["ambush"])


def test_seats_without_a_name_bring_no_name_into_the_log(tmp_path: Path) -> None:
    """Else "Seat 1" would be a person in the totals of the evening."""
    assert "Seat\u00a01" in play(tmp_path, typed=A_TURN).out
    [game] = ambit("log", "list", "--json", env={"AMBIT_HOME": str(tmp_path)}).lines
    assert game["seats"] == ["", ""]


def test_a_game_without_a_binding_of_its_own_is_played_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_added", {"sixth": replace(GAME, name="sixth")})
    who = b"turn seat1.dial 1\nturn seat1.dial -1\n"
    words = ("play", "sixth", "--simulate", "--fast", "--seats", "Ana,Bo")
    told = ambit(*words, typed=who + A_TURN, env={"AMBIT_HOME": str(tmp_path)})
    assert (told.code, told.err) == (0, "")
    assert "Ana passes." in told.out
    [game] = ambit("log", "list", "--json", env={"AMBIT_HOME": str(tmp_path)}).lines
    assert (game["game"], game["steps"]) == ("sixth", 3)


def test_comments_and_empty_lines_are_passed_over_and_quit_ends(tmp_path: Path) -> None:
    told = play(tmp_path, "--seats", "Ana,Bo", typed=b"# a note\n\n   \npress seat1.ok\nquit\npress seat1.ok\n")
    assert told.out.count("It is Ana’s turn.") == 1
    assert "shows the top card and lays" not in told.out


def test_a_game_that_was_left_is_mentioned_and_resumed_when_asked(tmp_path: Path) -> None:
    play(tmp_path, "--seats", "Ana,Bo", typed=A_TURN)
    other = play(tmp_path, "--seats", "Cy,Di", typed=b"quit\n")
    assert "Game 1 is not finished." in other.err
    later = play(tmp_path, "--resume", "--json", typed=b"press seat1.ok\n")
    assert later.err == ""
    assert [seat["name"] for seat in later.lines[0]["view"]["seats"]] == ["Cy", "Di"], "the newest one"


def test_a_resumed_game_goes_on_where_it_was(tmp_path: Path) -> None:
    before = play(tmp_path, "--seats", "Ana,Bo,Cy", "--json", typed=A_TURN).lines[-1]["view"]
    after = play(tmp_path, "--resume", "--json", typed=b"undo\nredo\npress seat2.ok\n").lines
    assert (after[0]["view"], after[2]["view"]) == (before, before)
    assert after[3]["facts"][0] == {"fact": "exposed", "seat": 2, "card": None}


def test_time_passes_when_somebody_says_so(tmp_path: Path) -> None:
    typed = A_TURN + b'press seat2.ok\npress seat2.no\n{"do":"call","seat":1}\nwait 14.9\nwait 0.1\n'
    facts = [line["facts"] for line in play(tmp_path, "--option", "capture_seconds=15", "--json", typed=typed).lines]
    assert facts[-1] == [{"fact": "time-up"}]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--resume",), "There is no unfinished game of “ambush”."),
        (("--seats", "Ana"), "This mode takes: 2, 3, 4. [TABLE-INPUT]"),
        (("--seats", "Ana," + "B" * 41), "text of at most 40"),
        (("--mode", "blitz"), "This game has no mode “blitz”."),
        (("--option", "castle"), "“castle” is not an option."),
        (("--option", "castle=lots"), "a whole number from 1 to 999"),
        (("--option", "moat=1"), "There is no field “moat” here."),
        (("--profile", "no-such-profile"), "The wiring profile cannot be used"),
    ],
)
def test_what_cannot_be_played_is_answered_and_leaves_no_game(
    tmp_path: Path, words: tuple[str, ...], said: str
) -> None:
    told = play(tmp_path, *words)
    assert (told.code, told.out) == (2, "")
    assert said in told.err.replace("\N{NO-BREAK SPACE}", " ")
    assert ambit("log", "list", "--json", env={"AMBIT_HOME": str(tmp_path)}).out == ""


def test_a_game_that_is_not_there_and_a_table_that_is_not_there(tmp_path: Path) -> None:
    home = {"AMBIT_HOME": str(tmp_path)}
    assert ambit("play", "chess", "--simulate", env=home).code == 2
    assert "--simulate" in ambit("play", "ambush", env=home).err


def test_a_damaged_log_is_refused_in_the_language_of_the_people(tmp_path: Path) -> None:
    (tmp_path / "ambit.db").write_bytes(b"SQLite format 3\x00" + bytes(9000))
    told = play(tmp_path, lang="fr")
    assert (told.code, told.out) == (2, "")
    assert "appartient à un autre programme" in told.err


# As a process of its own


def line(*words: str) -> list[str]:
    return [sys.executable, "-c", PROGRAM, *TABLE, "--seats", "Ana,Bo", *words]


def env(home: Path) -> dict[str, str]:
    return os.environ | {"AMBIT_HOME": str(home), "LANG": "C"}


def test_a_file_may_be_typed(tmp_path: Path) -> None:
    script = tmp_path / "script.txt"
    script.write_bytes(A_TURN.removesuffix(b"\n"))
    with script.open() as typed:
        done = subprocess.run(
            line(), cwd=PROJECT, env=env(tmp_path), stdin=typed, capture_output=True, text=True, check=False
        )
    assert (done.returncode, done.stderr) == (0, "")
    assert "Ana passes." in done.stdout


def test_standard_input_may_be_closed(tmp_path: Path) -> None:
    done = subprocess.run(
        ["sh", "-c", 'exec "$@" <&-', "sh", *line()], cwd=PROJECT, env=env(tmp_path), capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_letters_that_are_none_are_answered_like_others(tmp_path: Path) -> None:
    done = subprocess.run(
        line(), cwd=PROJECT, env=env(tmp_path), input=b"press \xff\xfe\n", capture_output=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"That device does not fit" in done.stdout


@contextmanager
def started(*words: str, home: Path, stdin: int = subprocess.PIPE) -> Iterator[subprocess.Popen[str]]:
    """The program, until this is left: one that does not end is ended, so that a failure is seen and not waited for."""
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [sys.executable, "-c", PROGRAM, *words], cwd=PROJECT, env=env(home), stdin=stdin, stdout=pipe, stderr=pipe,
        text=True,
    ) as game:  # fmt: skip
        try:
            yield game
        finally:
            game.kill()


@contextmanager
def typing(home: Path) -> Iterator[tuple[subprocess.Popen[str], FileIO]]:
    """The game at a terminal, and the hand that types."""
    hand, keyboard = (FileIO(end, "r+") for end in pty.openpty())
    with hand, keyboard, started(*TABLE, "--seats", "Ana,Bo", home=home, stdin=keyboard.fileno()) as game:
        yield game, hand


def until(game: subprocess.Popen[str], words: str) -> str:
    """Read until these words come; rather fail than wait for ever."""
    assert game.stdout is not None
    said = b""
    while words.encode() not in said:
        assert select.select([game.stdout], [], [], LONG)[0], said.decode()
        read = os.read(game.stdout.fileno(), 65536)
        assert read, said.decode()
        said += read
    return said.decode()


def test_somebody_types_at_a_terminal_and_hangs_up(tmp_path: Path) -> None:
    with typing(tmp_path) as (game, hand):
        hand.write(b"press seat1.ok\n")
        until(game, "It is Ana’s turn.")
        hand.close()
        assert game.wait(timeout=LONG) == 0


def test_control_c_leaves_at_once_and_loses_nothing(tmp_path: Path) -> None:
    with typing(tmp_path) as (game, hand):
        hand.write(b"press seat1.ok\n")
        until(game, "It is Ana’s turn.")
        game.send_signal(signal.SIGINT)
        assert game.wait(timeout=LONG) == 130
        assert game.stderr is not None
        assert "Traceback" not in game.stderr.read()
    [saved] = ambit("log", "list", "--json", env={"AMBIT_HOME": str(tmp_path)}).lines
    assert saved["steps"] == 1


def test_real_time_passes_by_itself_while_nobody_types(tmp_path: Path) -> None:
    words = ("play", "ambush", "--simulate", "--json", "--option", "capture_seconds=1")
    with started(*words, home=tmp_path) as game:
        assert game.stdin is not None
        game.stdin.write((A_TURN + b'press seat2.ok\npress seat2.no\n{"do":"call","seat":1}\n').decode())
        game.stdin.flush()
        assert '"time_up":true' in until(game, '"fact":"time-up"')
        game.stdin.close()
        assert game.wait(timeout=LONG) == 0
