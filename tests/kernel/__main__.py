"""`make kernel-test`: boots a real kernel of Debian in QEMU, has `tests.kernel.inside` run in it, says what it saw.

What it needs is fetched and built the first time and kept in .emulated/. Needs root, on Debian.
"""

import argparse
import shlex
import sys
import time

from tests.emulated.gpio_sim import Kernel
from tests.emulated.packages import NotPrepared
from tests.emulated.running import run
from tests.kernel.inside import NAMED
from tests.shape import PROJECT

SUITES = {"12": "bookworm", "13": "trixie"}
PATIENCE = 900.0
"""Seconds, most of them for a machine that is busy with other things."""


def main() -> int:
    """0 if all was as it should."""
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--debian", choices=SUITES, default="12", help="whose kernel")
    words.add_argument("only", nargs="*", metavar="CHECK", help=f"only these, of {', '.join(NAMED)}")
    asked = words.parse_args()
    if unknown := set(asked.only) - set(NAMED):
        words.error(f"there is no check {', '.join(sorted(unknown))}; there are {', '.join(NAMED)}")
    began = time.monotonic()
    try:
        kernel = Kernel(SUITES[asked.debian], "amd64")
        modules = [kernel.gpio_sim()]
        ready = time.monotonic()
        line = shlex.join([sys.executable, "-m", "tests.kernel.inside", *asked.only])
        code = run(kernel, modules, f"cd {shlex.quote(str(PROJECT))} && exec {line}", PATIENCE)
    except NotPrepared as why:
        print(f"make kernel-test: {why}", file=sys.stderr)
        return 1
    verdict = {0: "all as it should", -1: "the kernel was GONE before its command had ended"}.get(
        code, "WRONG, see above"
    )
    print(f"{kernel.release}: {verdict}; prepared in {ready - began:.0f} s, then {time.monotonic() - ready:.0f} s")
    return 0 if code == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
