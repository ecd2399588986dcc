"""A command imports what it uses, and nothing else: each library that it does without makes its start quicker."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from companion.cli.app import Program
from engine import registry
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
SERVER = {"uvicorn", "starlette", "websockets", "companion.web"}
TABLE = {"companion.host", "companion.session", "companion.play", "companion.demo", "hardware.virtual", "greenlet"}
DEVICES = {
    *("gpiozero", "lgpio", "RPi", "serial", "board", "busio", "adafruit_blinka", "mpremote"),
    *("hardware.real", "hardware.gpio", "hardware.emulators", "hardware.pn532"),
}
LOG = {"sqlite3", "companion.log", "companion.cards"}
GAMES = {f"engine.{game}" for game in registry.shipped()}
OTHER_GAMES = GAMES - {"engine.ambush"}
PLAYERS = {"companion.demo.director", "companion.players.ambush"}
EVERYTHING = SERVER | TABLE | DEVICES | LOG | GAMES | {"fluent", "asyncio"}
NEVER = {"fluent.runtime", "babel", "pytz", "typer.rich_utils", "rich.markdown", "rich.traceback", "pydantic"}
"""What no command needs."""
SCENARIO = "tests/scenarios/ambush/01-no-call-while-placing.jsonl"
WITHOUT = {
    "--help": EVERYTHING | {"rich", "msgspec", "engine", "hardware"},
    "--version": EVERYTHING - {"fluent"} | {"rich"},
    "demo --help": EVERYTHING - {"asyncio"} | {"rich"},
    "play ambush --simulate": SERVER | DEVICES | OTHER_GAMES | PLAYERS | {"rich", "hardware.profile"},
    "games": EVERYTHING - GAMES - {"fluent"},
    "rules AMBUSH-CALL-07": EVERYTHING - {"fluent"},
    f"run {SCENARIO}": SERVER | DEVICES | OTHER_GAMES | {"asyncio", "companion.host", "companion.play"},
    "simulate ambush --games 1": SERVER | DEVICES | OTHER_GAMES | LOG | TABLE | {"asyncio"},
    "cards list": SERVER | DEVICES | GAMES | {"asyncio", "companion.host", "companion.session"},
    "cards --help": EVERYTHING | {"rich"},
    "log list": SERVER | DEVICES | GAMES | {"asyncio", "companion.host"},
    "backup {home}/backup.zip": SERVER | DEVICES | GAMES | {"asyncio", "companion.host", "companion.session"},
    "doctor": SERVER | GAMES | TABLE - {"greenlet"} | {"hardware.real", "gpiozero", "lgpio", "RPi"},
    "wiring two-seats-pi": SERVER | DEVICES | GAMES | LOG | {"asyncio", "companion.host", "companion.session"},
    "satellites list": SERVER | GAMES | LOG | DEVICES - {"serial"},
    "service status": SERVER | DEVICES | GAMES | LOG | TABLE | {"rich"},
    "table --simulate": DEVICES | OTHER_GAMES | PLAYERS | {"rich"},
    "demo ambush": DEVICES | OTHER_GAMES | {"rich"},
    "hall --help": SERVER | DEVICES | GAMES | {"rich"},
}
"""What each command does without; a package stands for all that is in it."""
SERVED = ("table --simulate", "demo ambush")
"""They go on until they are ended."""


def imported(*words: str, home: Path | None = None, until: str = "") -> set[str]:
    """What a run of the program has imported when it is done, or has said `until`."""
    env = os.environ | ({"AMBIT_HOME": str(home)} if home else {}) | {"PYTHONUNBUFFERED": "1"}
    line = [sys.executable, "-c", WATCHED, *words]
    pipes = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with subprocess.Popen(line, cwd=PROJECT, env=env, text=True, **pipes) as program:  # type: ignore[call-overload]
        if until:
            assert any(until in said for said in program.stdout)
            program.send_signal(signal.SIGINT)
        _, told = program.communicate()
    found: str = told
    return set(found.split())


@pytest.mark.parametrize("line", WITHOUT)
def test_a_command_imports_nothing_that_it_does_without(line: str, tmp_path: Path) -> None:
    words = line.format(home=tmp_path).split()
    more = ("--port", "0", "--host", "127.0.0.1", "--no-browser") if line in SERVED else ()
    found = imported(*words, *more, home=tmp_path, until="http://" if more else "")
    assert "companion.cli.app" in found
    assert {name for name in found if _parts(name) & (WITHOUT[line] | NEVER)} == set()


def _parts(name: str) -> set[str]:
    """The module and all packages that it is in."""
    return {name[: found.start()] for found in re.finditer(r"\.|$", name)}


def test_every_command_is_looked_at() -> None:
    looked_at = {line.split()[0] for line in WITHOUT}
    assert {command.name for command in Program.lazy} - looked_at == {"restore"}, "restore overwrites what is there"


def test_the_list_of_commands_imports_none_of_them() -> None:
    found = imported("--help")
    own = {"app", "drawing", "help", "help_page", "lazy", "telling", "usage", "words"}
    assert {name for name in found if name.startswith("companion.cli.")} == {f"companion.cli.{name}" for name in own}


def test_a_command_imports_no_other_command() -> None:
    others = {"demo", "play", "run", "simulate", "log", "rules", "cards"}
    assert not imported("games") & {f"companion.cli.{other}" for other in others}


COUNTED = """
import gc, sys
from companion.cli import main
from engine import registry

def names():
    print(gc.isenabled(), gc.get_freeze_count() > 0)
    return ()

registry.names = names
sys.argv = ["ambit", "games", "--json"]
main()
"""


def test_garbage_is_looked_for_as_soon_as_a_command_begins() -> None:
    done = subprocess.run([sys.executable, "-c", COUNTED], cwd=PROJECT, capture_output=True, text=True, check=False)
    assert done.stdout == "True True\n", done.stderr


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
