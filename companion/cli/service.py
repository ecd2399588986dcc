"""`ambit service`: the table as a service of this machine. The work is done by `scripts/install`, and by systemd."""

import re
import shutil
import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from typing import Annotated, NoReturn

import typer

from companion.cli.telling import NO, fail, speaker, tell_text
from companion.service.notify import STATUS
from engine.message import message

UNIT = "ambit.service"
ASKED = "LoadState,ActiveState,SubState,NRestarts,ActiveEnterTimestamp,StatusText,ExecStart"
service_app = typer.Typer(no_args_is_help=True)
Source = Annotated[Path | None, typer.Argument(metavar="FILE")]
NewSource = Annotated[Path, typer.Argument(metavar="FILE")]
Yes = Annotated[bool, typer.Option("--yes")]
Kiosk = Annotated[bool, typer.Option("--kiosk")]
Lines = Annotated[int, typer.Option(min=1, max=100_000)]
Follow = Annotated[bool, typer.Option("--follow")]


def add_to(app: typer.Typer) -> None:
    app.add_typer(service_app, name="service")


@service_app.command("install")
def install(source: Source = None, yes: Yes = False, kiosk: Kiosk = False) -> None:
    """Install Ambit as a service of this machine, or repair it."""
    options = [word for word, wanted in (("--yes", yes), ("--kiosk", kiosk)) if wanted]
    _run_script(source or _own_source(), *options)


@service_app.command("update")
def update(source: NewSource) -> None:
    """Switch to another version; if its page does not answer, back to the one before."""
    _run_script(source)


@service_app.command("status")
def status() -> None:
    """Whether the service runs, which version, and since when."""
    told = dict(
        each.partition("=")[::2] for each in _asked("systemctl", "show", UNIT, f"--property={ASKED}").splitlines()
    )
    if told.get("LoadState") != "loaded":
        tell_text(speaker().message(message("service-none")))
        raise typer.Exit(NO)
    runs = told.get("ActiveState") == "active"
    state = f"{told.get('ActiveState', '')} ({told.get('SubState', '')})"
    about = {"since": told.get("ActiveEnterTimestamp", ""), "restarts": int(told.get("NRestarts") or 0)}
    running, installed = told.get("StatusText", "").removeprefix(STATUS), _installed(told.get("ExecStart", ""))
    if runs:
        tell_text(speaker().message(message("service-runs", version=running or installed or "?", **about)))
    else:
        tell_text(speaker().message(message("service-down", version=installed or "?", state=state)))
    if runs and running and _version(installed) not in ("", running):
        tell_text(speaker().message(message("service-other-installed", version=installed)))
    raise typer.Exit(0 if runs else NO)


def _installed(start: str) -> str:
    """The version that the service starts: what the link leads to that systemd's command names; "" if nobody knows."""
    named = re.search(r"path=(\S+)/bin/ambit\b", start)
    return Path(named[1]).resolve().name if named and Path(named[1]).exists() else ""


def _version(release: str) -> str:
    """Of a release: one that was installed again from another wheel has a number behind it ("0.2.0-2")."""
    return release.partition("-")[0]


@service_app.command("logs")
def logs(lines: Lines = 100, follow: Follow = False) -> None:
    """What the service has said, the newest last."""
    line = ["journalctl", "--unit", UNIT, "--no-pager", "--lines", str(lines), *(["--follow"] if follow else [])]
    _hand_over(_found(line[0]), *line[1:])


def _run_script(source: Path, *options: str) -> NoReturn:
    if not source.exists():
        fail(message("service-no-source", source=str(source)))
    _hand_over("bash", str(_script()), str(source), *options)


def _script() -> Path:
    """Beside this package in a wheel; in a checkout, where it was written."""
    packed = Path(str(files("companion.service").joinpath("install")))
    return packed if packed.is_file() else Path(__file__).parents[2] / "scripts" / "install"


def _own_source() -> Path:
    """What this very version was installed from: the wheel that the script keeps, or the checkout."""
    kept = sorted(Path(sys.prefix).glob("ambit-*.whl"))
    checkout = Path(__file__).parents[2]
    if not kept and not (checkout / "scripts" / "install").is_file():
        fail(message("service-which"))
    return kept[-1] if kept else checkout


def _found(program: str) -> str:
    """Where it is; without systemd there is no service to ask about."""
    return shutil.which(program) or fail(message("service-no-systemd", program=program))


def _asked(program: str, *words: str) -> str:
    done = subprocess.run([_found(program), *words], capture_output=True, text=True, check=False)
    return done.stdout


def _hand_over(*words: str) -> NoReturn:
    """The program speaks for itself, and its exit code is ours. Ctrl-C ends both."""
    try:
        code = subprocess.run(words, check=False).returncode
    except KeyboardInterrupt:
        code = 0
    raise typer.Exit(code)
