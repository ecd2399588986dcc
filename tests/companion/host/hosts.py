"""A host for tests: a simulated table on a clock that stands still, and everything it tells written down."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from companion.demo.director import Director
from companion.host import HostNews, Sitting, TableHost, Wanted
from companion.log import Log
from companion.session.notices import Changed
from engine.action import to_data
from hardware.clock import SimulatedClock


class Lived(TableHost):
    """A host whose clock is moved by hand."""

    def __init__(self, log: Log, **more: Any) -> None:
        self.hand = SimulatedClock(start=50.0)
        super().__init__(log, self.hand, **more)
        self.told: list[HostNews] = []
        self.watch(self.told.append)

    @property
    def game(self) -> Sitting:
        assert self.sitting is not None
        return self.sitting

    @property
    def director(self) -> Director:
        assert self.game.director is not None
        return self.game.director

    def facts(self) -> list[dict[str, Any]]:
        """Everything that became true, as far as it was told."""
        return [to_data(fact) for news in self.told if isinstance(news, Changed) for fact in news.facts]


@contextmanager
def host_in(folder: Path, **more: Any) -> Iterator[Lived]:
    log = Log(folder / "ambit.db")
    log.store.execute("PRAGMA synchronous = OFF")  # no plug is pulled here, and a disk takes its time
    host = Lived(log, **more)
    try:
        yield host
    finally:
        host.close()
        log.close()


def demo(host: Lived, seed: str = "7", **more: Any) -> Director:
    """A game that could play by itself; nothing moves yet."""
    assert host.start(Wanted(game="ambush", mode="standard", demo=True, seed=seed, **more)) is None
    return host.director


def play_on(host: Lived, seconds: int = 2000) -> None:
    """Let time pass until the game is over."""
    for _ in range(seconds):
        if host.game.session.view().result is not None:
            return
        host.hand.advance(1.0)
