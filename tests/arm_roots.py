"""`make arm-test`: scripts/install in Debian 12 and 13 for arm64 and armhf, whose programs run under QEMU.

This machine stays as it is: what runs such programs is known in a namespace alone, which ends with them. Says what pip
had to compile, whether the page answered, and how the program introduces itself.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

from tests.emulated.packages import Debian, NotPrepared, native
from tests.emulated.roots import HOST, inside
from tests.install_roots import SUITES, pip_settings
from tests.shape import PROJECT

PROCESSORS = {"arm64": "aarch64", "armhf": "arm"}
"""Debian's names of architectures, and QEMU's."""
PACKAGES = (
    "python3", "python3-venv", "python3-dev", "gcc", "g++", "libc6-dev", "make", "swig", "dpkg", "bash", "dash",
    "coreutils", "sed", "grep", "findutils",
)  # fmt: skip
"""What the script installs by apt on a whole machine, and what it uses."""
SET_UP = {"bin/sh": "dash", "usr/bin/cc": "gcc", "usr/bin/c++": "g++"}
"""Names that Debian makes when it sets its packages up, which are only unpacked here."""
ENTER = """
mount -t binfmt_misc none /proc/sys/fs/binfmt_misc && printf '%s' "$1" >/proc/sys/fs/binfmt_misc/register || exit 99
shift
exec "$@"
"""
PATIENCE = "300"
"""Seconds that the page may take under QEMU."""
SLOW = 3600.0
"""Seconds after which an install has failed."""
PREFIX, LOG = "/opt/ambit", "tmp/pip.log"
LGPIO = """
try:
    import lgpio
    print("lgpio is there:", lgpio.get_module_version())
except ImportError as missing:
    print("lgpio is missing:", missing)
"""
"""The program itself says nothing of it on a machine that is no Pi."""
COMPILED = re.compile(r"Building wheel for ([\w.-]+) \(\S+\): started")


class Root:
    """A Debian for another processor, only unpacked: what its packages would set up is not needed here."""

    def __init__(self, number: str, architecture: str) -> None:
        self.name = f"Debian {number}, {architecture}"
        self._tools = Debian("trixie", native()).unpack("qemu-user", ("qemu-user", "qemu-user-binfmt"))
        self._processor = PROCESSORS[architecture]
        self.at = Debian(SUITES[number], architecture).unpack(f"arm-{SUITES[number]}-{architecture}", PACKAGES)

    def clean(self) -> None:
        """As if nothing had been installed yet."""
        for each in (PREFIX.lstrip("/"), "tmp", "srv"):
            shutil.rmtree(self.at / each, ignore_errors=True)
            (self.at / each).mkdir(parents=True)
        for name, program in SET_UP.items():
            if not os.path.lexists(self.at / name):
                (self.at / name).symlink_to(program)
        for each in ("etc/resolv.conf", "etc/hosts", "etc/ssl/certs/ca-certificates.crt"):
            (self.at / each).parent.mkdir(parents=True, exist_ok=True)
            (self.at / each).write_bytes(Path("/", each).read_bytes())
        (self.at / "etc/passwd").write_text("root:x:0:0:root:/srv:/bin/sh\n")

    def run(self, *line: str, env: dict[str, str]) -> tuple[int, str]:
        """As root of a namespace: its code, and what it said."""
        settings = {"HOME": "/srv", "LANG": "C.UTF-8", "PATH": os.environ["PATH"], "QEMU_CPU": self._cpu, **env}
        own = ["unshare", "--user", "--map-root-user", "--mount", "--pid", "--fork", "--kill-child"]
        enter = [*own, "sh", "-c", ENTER, "enter", self._format(), *inside(self.at, *line)]
        done = subprocess.run(
            enter, env=settings, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False, timeout=SLOW
        )
        return done.returncode, done.stdout + done.stderr

    @property
    def _cpu(self) -> str:
        """A Pi 4's, and for 32 bits that of a Pi 2: programs of Debian 13 crawl on the one that QEMU takes itself."""
        return {"aarch64": "cortex-a72", "arm": "cortex-a7"}[self._processor]

    def _format(self) -> str:
        """How the kernel knows such programs, with the program that runs them; it is opened now (F)."""
        known = (self._tools / f"usr/lib/binfmt.d/qemu-{self._processor}.conf").read_text().strip()
        *pattern, _, _ = known.split(":")
        return ":".join([*pattern, str(self._tools / f"usr/bin/qemu-{self._processor}"), "F"])


def try_install(root: Root, wheel: Path) -> bool:
    """Whether all went as it should; says what was seen."""
    root.clean()
    begun = time.monotonic()
    words = [f"{HOST}{wheel}", "--program-only", "--yes", "--prefix", PREFIX, "--wait", PATIENCE]
    settings = {**_seen_from_inside(pip_settings()), "PIP_LOG": f"/{LOG}", "PIP_NO_CACHE_DIR": "1"}
    code, said = root.run("bash", f"{HOST}{PROJECT}/scripts/install", *words, env=settings)
    log = root.at / LOG
    compiled = sorted(set(COMPILED.findall(log.read_text(errors="replace")))) if log.exists() else []
    print(f"{root.name}: compiled: {', '.join(compiled) or 'nothing'}", flush=True)
    for line in (("ambit", "--version"), ("python", "-c", LGPIO)):
        if code == 0:
            code, said = root.run(f"{PREFIX}/current/bin/{line[0]}", *line[1:], env={})
            print(f"{root.name}: {'; '.join(said.splitlines())}", flush=True)
    if code != 0:
        print(f"{root.name}: WRONG: code {code}", *said.splitlines()[-40:], sep="\n", flush=True)
        return False
    print(f"{root.name}: as it should, in {time.monotonic() - begun:.0f} s", flush=True)
    return True


def _seen_from_inside(settings: dict[str, str]) -> dict[str, str]:
    """Settings of this machine's pip; the files and folders that they name are found under another name inside."""

    def moved(word: str) -> str:
        path = word.removeprefix("file://")
        return f"{word.removesuffix(path)}{HOST}{path}" if path.startswith("/") and Path(path).exists() else word

    return {key: " ".join(map(moved, value.split())) for key, value in settings.items()}


def main() -> int:
    """0 if every install that was asked for went as it should."""
    words = argparse.ArgumentParser(prog="make arm-test", description=__doc__)
    words.add_argument("--wheel", type=Path, required=True)
    words.add_argument("--debian", nargs="*", choices=SUITES, default=list(SUITES))
    words.add_argument("--architectures", nargs="*", choices=PROCESSORS, default=list(PROCESSORS))
    asked = words.parse_args()
    wheel = asked.wheel.resolve()
    try:
        wanted = [(number, each) for each in asked.architectures for number in asked.debian]
        went = [try_install(Root(*each), wheel) for each in wanted]  # all of them, whatever one does
        return 0 if all(went) else 1
    except NotPrepared as missing:
        print(f"make arm-test: {missing}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
