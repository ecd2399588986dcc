"""Every phase of a tournament can be taken back, brought back and resumed, and what was turned up needs consent."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from companion.host import Wanted
from companion.session import Session
from engine.action import to_data
from tests.companion.host.hosts import Lived, host_in

MOST = 600
SECRET = {"teams": "secret", "round1": "random", "bye": "win", "tie": "share"}
PHASES = {"draft", "build", "pair", "battle", "over"}


def looks(session: Session) -> list[bytes]:
    """What everybody sees, and what each seat sees."""
    viewers = (None, *(seat.seat for seat in session.view().seats))
    return [msgspec.json.encode(to_data(session.view(viewer))) for viewer in viewers]


def showed(session: Session) -> bool:
    """Whether the last step turned something up."""
    return any(isinstance(fact, session.history.game.reveals) for fact in session.history.moments[-1].facts)


def moment(session: Session) -> tuple[Any, ...]:
    view = session.view()
    return view.phase, bool(view.table.asks), showed(session)


def back_and_forth(host: Lived) -> None:
    """Undo, redo and resume; only what turned something up needs consent, and nothing moves before it is given."""
    session = host.game.session
    before, needs_consent = looks(session), showed(session)
    assert session.undo() is None
    assert (session.asked is not None) == needs_consent
    if needs_consent:
        assert looks(session) == before
        session.consent(0, True)
    view = session.view()
    assert looks(session) != before
    assert view.to_act or view.phase == "pair"
    assert session.redo() is None
    assert looks(session) == before
    assert host.resume(session.number) is None
    assert looks(host.game.session) == before


@pytest.mark.parametrize(
    ("mode", "options", "phases"), [("referee", SECRET, PHASES), ("manual", {}, PHASES - {"pair"})]
)
def test_each_kind_of_moment_is_taken_back_and_resumed(
    tmp_path: Path, mode: str, options: dict[str, Any], phases: set[str]
) -> None:
    met = set[tuple[Any, ...]]()
    with host_in(tmp_path) as host:
        assert host.start(Wanted(game="tamer", mode=mode, demo=True, seed="5", count=5, options=options)) is None
        for _ in range(MOST):
            host.director.step()
            now = moment(host.game.session)
            if now not in met:
                met.add(now)
                back_and_forth(host)
            if host.game.session.view().result is not None:
                break
    assert {phase for phase, _, _ in met} == phases
