"""A demo of Tash-Kalar on a virtual board: pieces follow the game, and what people knock over is shown."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.host import TableHost, Wanted
from companion.log import Log
from hardware.clock import SimulatedClock

GRID = "table.grid"


@pytest.fixture
def host(tmp_path: Path) -> Iterator[TableHost]:
    log = Log(tmp_path / "ambit.db")
    host = TableHost(log, SimulatedClock())
    options = {"tracking": "board", "use_all_actions": True}
    refused = host.start(Wanted(game="tash_kalar", mode="match-a-mort", options=options, demo=True, seed="3"))
    assert refused is None, refused
    yield host
    host.close()
    log.close()


def test_the_players_move_their_pieces_on_the_board(host: TableHost) -> None:
    sitting = host.sitting
    assert sitting is not None
    assert sitting.director is not None
    assert sitting.session.view().table.tracking == "board"
    for _ in range(30):
        sitting.director.step()
        told = sitting.session.board.begun()
        assert told is not None
        assert told.signs == ()
        assert frozenset(sitting.session.board.standing() or ()) == sitting.session.board.stands()
    assert len(sitting.session.board.stands() or ()) > 2


def test_what_somebody_knocks_over_stays_so_until_it_is_put_back(host: TableHost) -> None:
    sitting = host.sitting
    assert sitting is not None
    assert sitting.director is not None
    assert sitting.operator is not None
    while sitting.session.view().phase == "setup":
        sitting.director.step()
    square = min(sitting.session.board.stands() or ())
    version = sitting.session.version
    sitting.operator.piece(GRID, "knock", square)
    assert square not in (sitting.session.board.standing() or ())
    sitting.operator.piece(GRID, "put", square)
    assert (sitting.session.version, square in (sitting.session.board.standing() or ())) == (version, True)
