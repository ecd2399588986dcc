"""The port of the page: settings.toml has it, the usual one where it has not; and a running table tells its own."""

import os
import signal
import socket
import subprocess
import sys
from contextlib import closing, suppress
from pathlib import Path

from companion.settings import DEFAULT_PORT
from tests.companion.cli.running import SOON, THIS, Program, running
from tests.companion.service.systemd import listening


def told(home: Path) -> int:
    """As the kiosk and the installer ask."""
    line = [sys.executable, "-m", "companion.service.where"]
    done = subprocess.run(line, env=os.environ | {"AMBIT_HOME": str(home)}, capture_output=True, text=True, check=True)
    return int(done.stdout)


def port_of(program: Program) -> int:
    """Once its page answers, it has told others where it is."""
    assert program.get("/").status_code == 200
    return int(program.address.rpartition(":")[2])


def free_port() -> int:
    with closing(socket.socket()) as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


def test_settings_win_over_the_usual_port_and_what_runs_over_both(tmp_path: Path) -> None:
    assert told(tmp_path) == DEFAULT_PORT
    port = free_port()
    (tmp_path / "settings.toml").write_text(f"port = {port}\n")
    assert told(tmp_path) == port
    with running("table", "--no-browser", home=tmp_path) as program:
        assert (port_of(program), told(tmp_path)) == (port, port)
    with running("table", "--no-browser", "--port", "0", home=tmp_path) as program:
        assert port_of(program) == told(tmp_path) != port
        program.process.send_signal(signal.SIGKILL)
        program.process.wait(SOON)
        assert told(tmp_path) == port, "it left a record, but does not run any more"


def test_settings_that_cannot_be_read_leave_the_usual_port(tmp_path: Path) -> None:
    (tmp_path / "settings.toml").write_text("port = many\n")
    assert told(tmp_path) == DEFAULT_PORT


def test_a_service_whose_port_is_taken_does_not_take_another(tmp_path: Path) -> None:
    """Nobody would find it there. A table that was started by hand says where it is."""
    with listening(tmp_path) as systemd, closing(socket.socket()) as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        with suppress(OSError):  # another program of this machine may have it: all the same
            other.bind(("0.0.0.0", DEFAULT_PORT))
            other.listen()
        env = os.environ | {"AMBIT_HOME": str(tmp_path), "NOTIFY_SOCKET": systemd.name}
        line = [*THIS, "table", "--no-browser"]
        done = subprocess.run(line, env=env, capture_output=True, text=True, check=False, timeout=SOON)
    assert done.returncode == 2
    assert str(DEFAULT_PORT) in done.stderr
