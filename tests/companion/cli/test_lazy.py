"""Commands are imported when somebody calls them; the list of them needs none."""

import subprocess
import sys

import pytest

from tests.companion.cli.terminal import ambit
from tests.shape import PROJECT

WATCHED = """
import sys
from companion.cli.app import app
try:
    app()
finally:
    print(*(name for name in sys.modules), file=sys.stderr)
"""
SERVER = {"uvicorn", "starlette", "websockets", "companion.web", "companion.host"}
EVERYTHING = SERVER | {
    "fluent.runtime",
    "engine.ambush",
    "sqlite3",
    "companion.log",
    "companion.cards",
    "hardware.virtual",
}


def imported(*words: str) -> set[str]:
    """What a run of the program has imported when it is done."""
    done = subprocess.run(
        [sys.executable, "-c", WATCHED, *words], cwd=PROJECT, capture_output=True, text=True, check=True
    )
    return set(done.stderr.split())


def test_the_list_of_commands_imports_none_of_them() -> None:
    found = imported("--help")
    assert not found & EVERYTHING
    assert {name for name in found if name.startswith("companion.cli.")} == {
        "companion.cli.app",
        "companion.cli.help",
        "companion.cli.lazy",
        "companion.cli.telling",
        "companion.cli.usage",
    }


@pytest.mark.parametrize("words", [("games",), ("games", "--json"), ("rules", "AMBUSH-CALL-07"), ("cards", "--help")])
def test_a_command_imports_no_server_and_no_other_command(words: tuple[str, ...]) -> None:
    found = imported(*words)
    assert not found & (SERVER | {"sqlite3", "hardware.virtual"})
    assert f"companion.cli.{words[0]}" in found
    others = {"demo", "play", "run", "simulate", "log", "games", "rules", "cards"} - {words[0]}
    assert not found & {f"companion.cli.{other}" for other in others}


def test_the_help_of_a_demo_waits_for_no_server() -> None:
    assert not imported("demo", "--help") & SERVER


def test_a_slip_of_the_finger_is_met_with_what_was_meant() -> None:
    assert "Did you mean demo?" in ambit("demmo").err
    assert "Did you mean list?" in ambit("cards", "lst").err


PRESSED = """
import signal, sys

class Finger:
    def find_spec(self, name, *rest):
        if name == "companion.cli.telling":
            signal.raise_signal(signal.SIGINT)

sys.meta_path.insert(0, Finger())
from companion.cli import main
main()
"""


def test_ctrl_c_while_it_is_being_loaded_ends_it_without_a_word() -> None:
    """As if the keys were pressed in the middle of the imports."""
    done = subprocess.run([sys.executable, "-c", PRESSED], cwd=PROJECT, capture_output=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")
