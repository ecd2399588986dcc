"""A long evening at the real program: `python -m tests.soak --minutes 60`. Exit code 1 if anything grows or is lost."""

import argparse
import asyncio
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.soak.course import soak
from tests.soak.measures import complaints, figures


def main() -> int:
    """Print what it cost, then what was wrong."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--minutes", type=float, default=60.0)
    asked.add_argument("--pages", type=int, default=30, help="how many are open at once, of all roles")
    asked.add_argument("--kills", type=int, default=6, help="in the second half")
    asked.add_argument("--seed", default="")
    chosen = asked.parse_args()
    seed = chosen.seed or str(time.time_ns())
    print(f"seed {seed}", file=sys.stderr)
    with TemporaryDirectory() as folder:
        found = asyncio.run(soak(Path(folder), chosen.minutes, chosen.pages, chosen.kills, seed))
    for what, value in figures(found):
        print(f"{what:30} {value}")
    wrong = [*complaints(found)]
    for one in wrong:
        print(f"WRONG: {one}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
