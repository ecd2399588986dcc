"""Running programs of an unpacked Debian: they see its files, and all of this machine in /host."""

import os
from pathlib import Path

from tests.emulated.packages import NotPrepared

HOST = "/host"
"""Where such a program finds this machine's own files."""
ENTER = """
mkdir -p "$1/dev" "$1/proc" "$1/tmp" "$1{host}" || exit 99
mount --rbind /dev "$1/dev" && mount --rbind / "$1{host}" && mount -t proc proc "$1/proc" || exit 99
root=$1; shift; PATH=/usr/sbin:/usr/bin:/sbin:/bin exec chroot "$root" "$@"
"""


def inside(root: Path, *line: str | Path) -> list[str]:
    """The command line that does this in the root. What is mounted for it is seen by nobody else, and ends with it."""
    if os.geteuid() != 0:
        raise NotPrepared("programs are run in a Debian of their own, which needs root: run this with sudo")
    enter = ["unshare", "--mount", "sh", "-c", ENTER.format(host=HOST), "enter", str(root)]
    return [*enter, *map(str, line)]
