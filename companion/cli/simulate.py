"""`ambit simulate`: simulated players against each other without a page, with every invariant checked."""

from collections import Counter
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import Progress
from rich.text import Text

from companion.cli import completing
from companion.cli.console import err, out
from companion.cli.seating import Setting, options_of
from companion.cli.telling import NO, as_json, fail, speaker, tell_text
from companion.players import players_of
from companion.simulate import Declined, Played
from companion.simulate import simulate as play
from engine import registry
from engine.game import Game
from engine.message import message

GameName = Annotated[str, typer.Argument(metavar="GAME", autocompletion=completing.games)]
Games = Annotated[int, typer.Option(min=1)]
Mode = Annotated[str | None, typer.Option(autocompletion=completing.modes)]
Seed = Annotated[int, typer.Option()]
Seats = Annotated[int | None, typer.Option(min=1)]
Keep = Annotated[Path | None, typer.Option(metavar="FOLDER")]
AsJson = Annotated[bool, typer.Option("--json")]


def add_to(app: typer.Typer) -> None:
    app.command()(simulate)


def simulate(
    game: GameName,
    games: Games = 100,
    mode: Mode = None,
    seed: Seed = 1,
    seats: Seats = None,
    option: Setting = None,
    keep: Keep = None,
    json: AsJson = False,
) -> None:
    """Simulated players play without a page; every step is checked for what must always hold."""
    known = playable(game, mode, seats)
    _prepare(keep)
    modes = [mode] if mode else list(known.modes)
    summary = Summary()
    options = options_of(option or [])
    try:
        with Progress(console=err, transient=True, disable=json) as bar:
            task = bar.add_task(known.name, total=games)
            for number, each in enumerate(modes):
                share = games // len(modes) + (number < games % len(modes))
                for played in play(known, share, each, seed, seats, options):
                    summary.add(played, keep)
                    bar.advance(task)
    except Declined as declined:
        fail(declined.refusal.message)
    as_json(msgspec.json.encode(summary.to_data(known.name))) if json else summary.tell()
    raise typer.Exit(NO if summary.breaches else 0)


def playable(name: str, mode: str | None, seats: int | None) -> Game[Any]:
    """The game, if it, its mode and its number of seats are there and somebody can play it; else exit code 2."""
    known = registry.find(name)
    if known is None:
        fail(message("setup-game", game=name, games=", ".join(registry.names())))
    if not players_of(name):
        fail(message("simulate-nobody", game=name))
    if mode is not None and mode not in known.modes:
        fail(message("setup-mode", mode=mode, modes=", ".join(known.modes)))
    allowed = sorted({n for each, counts in known.modes.items() for n in counts if mode in (None, each)})
    if seats is not None and seats not in allowed:
        fail(message("setup-seats", seats=seats, allowed=", ".join(map(str, allowed))))
    return known


def _prepare(keep: Path | None) -> None:
    """Make the folder before the first game, so that an error shows at once and not after all games."""
    try:
        if keep is not None:
            keep.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        fail(message("file-closed", file=str(keep), why=error.strerror or str(error)))


class Summary:
    """What came out of all the games."""

    def __init__(self) -> None:
        self.games, self.actions = 0, 0
        self.reasons, self.facts, self.wins = Counter[str](), Counter[str](), Counter[int]()
        self.breaches: list[Played] = []

    def add(self, played: Played, keep: Path | None) -> None:
        """Count one game; one with a breach is saved in `keep` as a scenario."""
        self.games += 1
        self.actions += len(played.actions)
        self.reasons[played.reason] += 1
        self.facts += played.facts
        self.wins.update(played.winners)
        if played.breach is not None:
            self.breaches.append(played)
            if keep is not None:
                name = "-".join((played.header["game"], played.header["mode"], played.seed))
                (keep / f"{name}.jsonl").write_bytes(as_scenario(played))

    def to_data(self, game: str) -> dict[str, Any]:
        """The counts as programs read them."""
        return {
            "game": game,
            "games": self.games,
            "actions": self.actions,
            "reasons": dict(self.reasons),
            "wins": {str(seat): count for seat, count in sorted(self.wins.items())},
            "facts": dict(self.facts.most_common()),
            "breaches": [
                {"mode": played.mode, "seed": played.seed, "breach": played.breach} for played in self.breaches
            ],
        }

    def tell(self) -> None:
        """Print the counts, and the first ten breaches with their seeds."""
        say = speaker()
        out.print(Text(say.term("simulate-summary", games=self.games, actions=self.actions), style="bold"))
        for reason, count in self.reasons.most_common():
            name = say.term(f"reason-{reason.lower()}") if reason else say.term("simulate-unfinished")
            tell_text(f"{count:>8}  {name}")
        for seat, count in sorted(self.wins.items()):
            tell_text(f"{count:>8}  {say.term('simulate-wins', seat=seat)}")
        for played in self.breaches[:10]:
            out.print(Text(say.term("simulate-breach", seed=played.seed, what=played.breach or ""), style="bold red"))
        if not self.breaches:
            tell_text(say.term("simulate-clean"))


def as_scenario(played: Played) -> bytes:
    """The game as a file for `ambit run`: a bug report is a scenario."""
    title = f"simulated game {played.seed}: {played.breach}"
    lines = [played.header | {"scenario": title}, *played.actions]
    return b"\n".join(msgspec.json.encode(line) for line in lines) + b"\n"
