"""The files that make Ambit a service of a machine: what they say for this user, these folders and these groups.

`python -m companion.service.files NAME USER PREFIX DATA [GROUP…]` writes one to standard output.
"""

import re
import sys
from collections.abc import Sequence
from importlib.resources import files

from msgspec import Struct

NAMES = ("ambit.service", "ambit-kiosk.service", "70-ambit.rules")
PLAIN = re.compile(r"[\w./@+-]+")
"""What systemd takes as it is, wherever it stands: no spaces, no quotes, no percent signs."""


class Place(Struct, frozen=True):
    """Who runs the service and where."""

    user: str
    prefix: str
    """The folder with `current`, the link to the version that runs."""
    data: str
    """The only folder that it may write to."""
    groups: tuple[str, ...] = ()
    """Those of the devices, as far as the machine has them: systemd starts nothing that names an unknown group."""


def written(name: str, place: Place) -> str:
    """The file. ValueError for a name that systemd would read as something else."""
    text = files("companion.service").joinpath(name).read_text(encoding="utf-8")
    gaps = {"USER": place.user, "PREFIX": place.prefix, "DATA": place.data}
    for gap, value in gaps.items():
        if not PLAIN.fullmatch(value):
            raise ValueError(value)
        text = text.replace(f"@{gap}@", value)
    return text.replace("@GROUPS@", " ".join(place.groups))


def main(words: Sequence[str]) -> int:
    """For `scripts/install`, which is a shell script and asks the version that it installs."""
    name, user, prefix, data, *groups = words
    if name not in NAMES:
        return 2
    try:
        sys.stdout.write(written(name, Place(user, prefix, data, tuple(groups))))
    except ValueError as wrong:
        sys.stderr.write(f"{wrong}\n")
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
