"""Our games as a program that measures on request (`bench.answering`): `python -m bench.moves.program GAME …`."""

import sys
from collections.abc import Sequence

from bench.answering import answer
from bench.moves.contests import contests
from bench.moves.laps import laps


def main(games: Sequence[str] = ()) -> None:
    """Answer for these games, or for all."""
    wanted = [one for one in contests().values() if not games or one.name.split()[0] in games]
    answer({name: lap for contest in wanted for name, lap in laps(contest).items()})


if __name__ == "__main__":
    main(sys.argv[1:])
