"""Pages remember what they were told; after a step back or forth they are told from when on it holds."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.companion.web.lan import Lan, lan_in


@pytest.fixture
def duel(tmp_path: Path) -> Iterator[Lan]:
    """Two players in a Single Duel at the end of a round, in which a pass has nothing to tell."""
    with lan_in(tmp_path) as lan:
        lan.start("Ana", "Bo", game="ambal", mode="single-regular")
        lan.act(do="start", seat=0)
        lan.act(do="stop", seat=1)
        lan.act(do="stop", seat=2)
        yield lan


def test_a_step_that_has_nothing_to_tell_is_no_step_back(duel: Lan) -> None:
    with duel.page(duel.table()) as page:
        seen = page.state["turned"]
        duel.act(do="pass", seat=1)
        duel.act(do="name", seat=1, name="Ada")
        assert page.catch_up()["turned"] == seen


@pytest.mark.parametrize("order", ["undo", "redo"])
def test_what_was_told_before_a_step_back_or_forth_holds_no_more(duel: Lan, order: str) -> None:
    with duel.page(duel.table()) as page:
        duel.act(do="pass", seat=1)
        duel.do(duel.host.game.session.undo)
        if order == "redo":
            duel.do(duel.host.game.session.redo)
            duel.do(duel.host.game.session.undo)
        state = page.catch_up()
        assert (state["turned"], state["facts"]) == (duel.host.version, [])
