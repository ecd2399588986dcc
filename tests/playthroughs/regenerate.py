"""Write the recorded games anew (`make playthroughs`); what changed is then seen in the difference."""

import sys

from tests.playthroughs.record import record, recordings


def main(games: list[str]) -> None:
    """Those of some games, or all."""
    for path, (game, mode) in recordings().items():
        if not games or game.name in games:
            path.write_text(record(game, mode), encoding="utf-8")
            print(f"{path.name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main(sys.argv[1:])
