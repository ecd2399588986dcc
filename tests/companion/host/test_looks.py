"""A look (`Action.logged`): one person's own answer. It is no step of the log, and nobody else can notice it."""

from pathlib import Path

import pytest

from companion.host import Wanted
from companion.session.notices import Changed
from companion.web.protocol import Role
from companion.web.states import States
from engine.refusal import Refusal
from tests.companion.host.hosts import Lived, host_in

CARD = "highland-ritual-keeper"
OTHERS: tuple[tuple[Role, int | None], ...] = (("table", None), ("referee", None), ("watch", None), ("seat", 2))


def board_table(host: Lived) -> None:
    """A duel of Tash-Kalar whose every square is known, after its start."""
    wanted = Wanted(game="tash_kalar", mode="match-a-mort", seats=("Ana", "Bo"), options={"tracking": "board"})
    assert host.start(wanted) is None
    for side, square in ((1, "c5"), (2, "g5")):
        host.game.session.act({"do": "place", "seat": 2, "side": side, "at": square})
    host.game.session.act({"do": "start", "seat": 0})


@pytest.mark.rule("TASH-HIDE-03")
def test_a_look_is_not_written_and_only_its_viewer_is_told(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        board_table(host)
        session, states = host.game.session, States(host)
        before = [states.of(role, seat, ()) for role, seat in OTHERS]
        version, steps, told = session.version, len(session.history.moments), len(host.told)
        assert not isinstance(session.act({"do": "find", "seat": 1, "card": CARD}), Refusal)
        states.outdated()
        assert session.history.known.view(1).seats[0].zones["found"] is not None
        assert [states.of(role, seat, ()) for role, seat in OTHERS] == before
        assert (session.version, len(session.history.moments)) == (version, steps)
        assert not [news for news in host.told[told:] if isinstance(news, Changed)], "no sound, no fact, no new version"
        entries, _ = host.log.entries(session.number)
        assert not [action for entry in entries for action in entry.actions if action["do"] == "find"]


def test_what_was_taken_back_can_still_be_brought_back_after_a_look(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        board_table(host)
        session = host.game.session
        session.act({"do": "place", "seat": 1, "at": "e5"})
        assert session.undo() is None
        assert not isinstance(session.act({"do": "find", "seat": 1, "card": CARD}), Refusal)
        assert session.redo() is None
        view = session.history.known.view(1)
        assert (view.table.arena["e5"], view.seats[0].zones["found"]) == ("1c", None)
