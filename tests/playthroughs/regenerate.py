"""Write the recorded games anew (`make playthroughs`); what changed is then seen in the difference."""

from tests.playthroughs.record import record, recordings


def main() -> None:
    for path, (game, mode) in recordings().items():
        path.write_text(record(game, mode), encoding="utf-8")
        print(f"{path.name}: {path.stat().st_size} bytes")


if __name__ == "__main__":
    main()
