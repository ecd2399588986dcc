"""`make install-test`: scripts/install in clean Debian roots (root, mmdebstrap, minutes); says what it saw.

In each: twice in a row, a version that does not start, one that does not start as a service, and away again.
"""

import argparse
import os
import shlex
import subprocess
import sys
import time
from pathlib import Path

from tests.companion.service.versions import ENDS, SERVES, wheel
from tests.emulated.packages import mirror
from tests.shape import PROJECT

SUITES = {"12": "bookworm", "13": "trixie"}
PACKAGES = "sudo,ca-certificates"
NODES = ("null", "zero", "full", "random", "urandom", "tty")
TREE = (
    "/opt/ambit/current",
    "/usr/local/bin/ambit",
    "/etc/default/ambit",
    "/etc/udev/rules.d/70-ambit.rules",
)
UNIT = "/etc/systemd/system/ambit.service"
ENTER = """
mount -t proc proc "$1/proc" && mount -t tmpfs dev "$1/dev" || exit 99
mkdir -m 1777 "$1/dev/shm" && mount -t tmpfs shm "$1/dev/shm" || exit 99
for node in {nodes}; do touch "$1/dev/$node" && mount --bind "/dev/$node" "$1/dev/$node" || exit 99; done
for path in {paths}; do
    if [ -d "$path" ]; then mkdir -p "$1$path"; else mkdir -p "$(dirname "$1$path")" && touch "$1$path"; fi
    mount --bind -o ro "$path" "$1$path" || exit 99
done
exec chroot "$1" su - maker -c "$2"
"""
SYSTEMCTL = """#!/bin/sh
# In place of systemd: the service starts unless its version is the broken one.
echo "systemctl $*" >>/src/systemctl.log
case "$*" in start*) case $(readlink /opt/ambit/current) in */9.8) exit 1 ;; esac ;; esac
"""


def main() -> int:
    """Every suite that was asked for; 0 if all went as they should."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("folder", type=Path, help="where roots are kept")
    words.add_argument("--wheel", type=Path, required=True)
    words.add_argument("--debian", nargs="*", choices=SUITES, default=list(SUITES))
    asked = words.parse_args()
    asked.folder.mkdir(exist_ok=True)
    return max(Root(asked.folder.resolve(), number, asked.wheel).try_everything() for number in asked.debian)


def pip_settings() -> dict[str, str]:
    """What this machine's own pip is told, as its environment."""
    line = [sys.executable, "-m", "pip", "config", "list"]
    told = subprocess.run(line, capture_output=True, text=True, check=True).stdout.splitlines()
    pairs = (each.partition("=") for each in told)
    return {f"PIP_{key.rpartition('.')[2].upper().replace('-', '_')}": value.strip("'") for key, _, value in pairs}


class Root:
    """A clean Debian, unpacked anew, with a user who may use sudo."""

    def __init__(self, folder: Path, number: str, wheel: Path) -> None:
        self.number, self.suite, self.wheel = number, SUITES[number], wheel
        self.packed, self.at = folder / f"{self.suite}.tar", folder / self.suite
        self.pip = pip_settings()
        self.wrong = 0

    def unpack(self) -> None:
        """From the root that was made the first time."""
        if not self.packed.exists():
            line = ["mmdebstrap", "--quiet", "--variant=minbase", f"--include={PACKAGES}", self.suite, str(self.packed)]
            subprocess.run([*line, mirror()], check=True)
        subprocess.run(["rm", "-rf", "--one-file-system", str(self.at)], check=True)
        self.at.mkdir()
        subprocess.run(["tar", "-xf", str(self.packed), "-C", str(self.at), "--exclude=./dev/*"], check=True)
        source = self.at / "src"
        source.mkdir()
        for file in (self.wheel, PROJECT / "scripts/install"):
            (source / file.name).write_bytes(file.read_bytes())
        wheel(source, "9.7", ENDS)
        wheel(source, "9.8", SERVES)
        self._write("etc/resolv.conf", Path("/etc/resolv.conf").read_text())
        self._write("etc/hosts", Path("/etc/hosts").read_text())
        self._write("usr/sbin/policy-rc.d", "#!/bin/sh\nexit 101\n")  # nothing is started by being installed
        self._write("etc/sudoers.d/maker", 'maker ALL=(ALL) NOPASSWD: ALL\nDefaults env_keep += "PIP_*"\n')
        subprocess.run(["chroot", str(self.at), "useradd", "-m", "-s", "/bin/bash", "maker"], check=True)
        subprocess.run(["chmod", "-R", "a+rwx", str(source)], check=True)

    def _write(self, path: str, text: str) -> None:
        file = self.at / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.unlink(missing_ok=True)
        file.write_text(text)
        file.chmod(0o755 if text.startswith("#!") else 0o644)

    def run(self, *words: str) -> tuple[int, str]:
        """As the user, in the root, with processes of its own that end with it."""
        local = {path for value in self.pip.values() for each in value.split() if (path := _local(each))}
        script = ENTER.format(nodes=" ".join(NODES), paths=" ".join(map(shlex.quote, sorted(local))))
        line = " ".join([*(f"{key}={shlex.quote(value)}" for key, value in self.pip.items()), *words])
        enter = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "bash", "-c", script, "enter", str(self.at)]
        done = subprocess.run([*enter, line], capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
        return done.returncode, done.stdout + done.stderr

    def see(self, what: str, right: bool, said: str = "") -> None:
        """Print it; what is wrong with the end of what was said."""
        print(f"Debian {self.number}: {'as it should' if right else 'WRONG'}: {what}", flush=True)
        if not right:
            print(*said.splitlines()[-40:], sep="\n", flush=True)
            self.wrong = 1

    def there(self, *paths: str) -> bool:
        return all(os.path.lexists(self.at / path.lstrip("/")) for path in paths)

    @property
    def current(self) -> str:
        return (self.at / "opt/ambit/current").readlink().name

    def try_everything(self) -> int:
        """0 if all went as it should."""
        self.unpack()
        self.try_installing()
        if self.wrong == 0:
            self.try_bad_versions()
            self.try_uninstalling()
        return self.wrong

    def try_installing(self) -> None:
        """Twice in a row."""
        for turn in ("first", "second"):
            began = time.monotonic()
            code, said = self.run("/src/install", f"/src/{self.wheel.name}", "--yes")
            took = f"{time.monotonic() - began:.0f} s"
            self.see(f"the {turn} install ends well ({took})", code == 0, said)
            if code != 0:
                return
            self.see("everything is where it should be", self.there(*TREE, UNIT), said)
            self.see("it says that systemd does not run here", "systemd does not run here" in said, said)
        self.see("the second install finds the version there", "installed already" in said, said)
        code, said = self.run("ambit", "--version")
        self.see(f"ambit is on the PATH: {said.splitlines()[0]}", code == 0, said)
        code, groups = self.run("id", "-nG")
        self.see(f"groups: {groups.strip()}", {"gpio", "i2c", "spi", "dialout"} <= set(groups.split()), groups)

    def try_bad_versions(self) -> None:
        """One whose page never answers, and one that is refused by the service manager: a stand-in for it, here."""
        before = self.current
        code, said = self.run("/src/install", "/src/ambit-9.7-py3-none-any.whl", "--yes")
        self.see(f"a version that does not start is not used: {said.splitlines()[-1]}", self.stays(code, before), said)
        self._write("usr/local/bin/systemctl", SYSTEMCTL)
        self._write("usr/local/bin/udevadm", "#!/bin/sh\n")
        (self.at / "run/systemd/system").mkdir(parents=True)
        unit = (self.at / UNIT.lstrip("/")).read_text()
        code, said = self.run("/src/install", "/src/ambit-9.8-py3-none-any.whl", "--yes")
        self.see(
            f"one that fails as a service is switched back: {said.splitlines()[-1]}", self.stays(code, before), said
        )
        asked = (self.at / "src/systemctl.log").read_text()
        self.see(
            "the service is started again with the one before", asked.endswith("restart --no-block ambit\n"), asked
        )
        self.see("the unit is again that of the one before", (self.at / UNIT.lstrip("/")).read_text() == unit)

    def stays(self, code: int, before: str) -> bool:
        return (
            code == 1
            and self.current == before
            and not self.there("/opt/ambit/releases/9.7", "/opt/ambit/releases/9.8")
        )

    def try_uninstalling(self) -> None:
        """Data stays unless its deletion is asked for by name."""
        for words, stays in (((), True), (("--delete-data",), False)):
            if not stays:
                self.run("/src/install", f"/src/{self.wheel.name}", "--yes")
            code, said = self.run("/src/install", "--uninstall", "--yes", *words)
            gone = not any(self.there(path) for path in (*TREE, UNIT, "/opt/ambit"))
            self.see("uninstalled, and nothing of it is left", code == 0 and gone, said)
            kept = self.there("home/maker/.local/share/ambit")
            self.see("data stays" if stays else "data is deleted when asked", kept == stays, said)


def _local(value: str) -> str:
    """The folder or file of this machine that a setting of pip names; "" for none."""
    path = value.removeprefix("file://")
    if path != value:
        path = str(Path(path).parent)  # an index: what it lists lies beside it
    return path if path.startswith("/") and Path(path).exists() else ""


if __name__ == "__main__":
    sys.exit(main())
