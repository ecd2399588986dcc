"""A practice round before a game: begun with one key, without a winner; the game itself is next."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.lobby.choice import Wish
from companion.lobby.evening import chose, sat
from tests.companion.host.hosts import Lived, host_in

pytestmark = pytest.mark.rule("TABLE-LOBBY")


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Lived]:
    with host_in(tmp_path) as host:
        host.open_lobby()
        for seat, name in enumerate(("Ana", "Bo"), 1):
            assert host.lobby.change(sat(host.lobby.evening, seat, name, host.seats)) is None
        yield host


def end(host: Lived) -> None:
    session = host.game.session
    session.act({"do": "first", "seat": 0, "first": 1})
    session.act({"do": "concede", "seat": 2})


def test_the_game_itself_is_next(host: Lived) -> None:
    assert host.begin(practice=True) is None
    assert (host.game.header.mode, host.names()) == ("practice", {1: "Ana", 2: "Bo"})
    assert host.lobby.evening.choice.mode == ""
    end(host)
    assert host.lobby.totals() == (), "practice is nobody's victory"
    assert host.vote(1, True) is None
    assert host.vote(2, True) is None
    assert host.game.header.mode == "standard"


def test_the_chosen_options_hold_in_it_and_after_it(host: Lived) -> None:
    assert host.lobby.change(chose(host.lobby.evening, Wish(options={"castle": 12}))) is None
    host.begin(practice=True)
    assert host.game.header.options["castle"] == 12
    assert host.lobby.evening.choice.options == {"castle": 12}


def test_taken_up_again_it_still_leaves_the_choice_alone(host: Lived) -> None:
    host.begin(practice=True)
    assert host.leave(unfinished=True) is None
    assert host.resume(1) is None
    assert (host.game.header.mode, host.lobby.evening.choice.mode) == ("practice", "")


@pytest.mark.parametrize("wish", [Wish(game="ambal"), Wish(mode="practice")])
def test_where_there_is_none_it_is_refused_with_a_sentence(host: Lived, wish: Wish) -> None:
    assert host.lobby.change(chose(host.lobby.evening, wish)) is None
    refused = host.begin(practice=True)
    assert refused is not None
    assert (refused.clause, refused.message.id, host.phase) == ("TABLE-LOBBY", "lobby-no-practice", "lobby")
