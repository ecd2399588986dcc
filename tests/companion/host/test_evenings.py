"""An evening at one table: sit down, begin, play to the end, play again, leave and come back. Nothing is lost."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.host import LobbyChanged, Opened, Reseated, Wanted
from companion.lobby.choice import Wish
from companion.lobby.evening import chose, sat
from engine import registry
from engine.refusal import Refusal
from hardware.profile import Profile, load, shipped
from tests.companion.host.hosts import Lived, demo, host_in, play_on


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Lived]:
    with host_in(tmp_path) as host:
        host.open_lobby()
        yield host


def sit(host: Lived, *names: str, at: int = 1) -> None:
    for seat, name in enumerate(names, at):
        assert host.lobby.change(sat(host.lobby.evening, seat, name, host.seats)) is None


def choose(host: Lived, **wish: Any) -> None:
    assert host.lobby.change(chose(host.lobby.evening, Wish(**wish))) is None


def concede(host: Lived, seat: int = 2) -> None:
    """End the game: everybody else gives up."""
    session = host.game.session
    if host.game.header.game == "ambush" and session.view().phase == "setup":
        session.act({"do": "first", "seat": 0, "first": 1})
    assert not isinstance(session.act({"do": "concede", "seat": seat}), Refusal)
    assert host.phase == "over"


def refused(outcome: Refusal | None) -> tuple[str, str]:
    assert outcome is not None
    return outcome.clause, outcome.message.id


@pytest.mark.rule("TABLE-LOBBY")
def test_an_evening_of_three_games(host: Lived) -> None:
    sit(host, "Ana", "Bo")
    assert host.begin() is None
    assert (host.phase, host.names()) == ("game", {1: "Ana", 2: "Bo"})
    concede(host)
    assert host.vote(1, True) is None
    assert host.game.session.number == 1
    assert host.vote(2, True) is None
    assert (host.phase, host.game.session.number) == ("game", 2)
    concede(host, seat=1)
    assert host.leave(unfinished=False) is None
    choose(host, game="ambal")
    assert host.begin() is None
    assert host.game.header.game == "ambal"
    assert host.names() == {1: "Ana", 2: "Bo"}
    told = {(total.name, total.won, total.played) for total in host.lobby.totals()}
    assert told == {("Ana", 1, 2), ("Bo", 1, 2)}


@pytest.mark.rule("TABLE-LOBBY")
def test_an_unfinished_game_is_left_only_where_that_is_said_and_can_be_taken_up_again(host: Lived) -> None:
    sit(host, "Ana", "Bo")
    host.begin()
    host.game.session.act({"do": "first", "seat": 0, "first": 2})
    assert refused(host.leave(unfinished=False)) == ("TABLE-LOBBY", "lobby-unfinished")
    assert refused(host.begin()) == ("TABLE-LOBBY", "lobby-running")
    assert host.leave(unfinished=True) is None
    ((saved, progress),) = host.lobby.saved()
    assert (saved.id, progress.names, progress.round) == (1, ("Ana", "Bo"), 1)
    assert host.resume(1) is None
    assert host.game.session.view().turn == 2


def test_a_vote_counts_only_when_the_game_is_over(host: Lived) -> None:
    sit(host, "Ana", "Bo")
    assert refused(host.vote(1, True)) == ("TABLE-LOBBY", "lobby-not-over")
    host.begin()
    assert refused(host.vote(1, True)) == ("TABLE-LOBBY", "lobby-not-over")
    concede(host)
    assert refused(host.vote(7, True)) == ("TABLE-LOBBY", "lobby-nobody-there")
    host.vote(1, True)
    host.vote(1, False)
    host.vote(2, True)
    assert host.phase == "over"


def test_taking_back_the_end_takes_it_out_of_the_totals(host: Lived) -> None:
    sit(host, "Ana", "Bo")
    host.begin()
    concede(host)
    assert [total.name for total in host.lobby.totals()] == ["Ana", "Bo"]
    host.game.session.undo()
    assert host.phase == "game"
    assert host.lobby.totals() == ()


@pytest.mark.parametrize("game", registry.shipped())
def test_a_rematch_keeps_mode_options_and_names_and_the_next_player_begins(host: Lived, game: str) -> None:
    """Where the rules let the players say who begins, the option `first` goes round; others decide by themselves."""
    found = registry.find(game)
    assert found is not None
    mode, seats = next(iter(found.modes.items()))
    names = [f"P{seat}" for seat in range(1, min(seats) + 1)]
    sit(host, *names)
    choose(host, game=game, mode=mode, training=True)
    assert host.begin() is None
    before = host.game.header
    for seat in range(2, len(names) + 1):
        host.game.session.act({"do": "concede", "seat": seat})
    if host.phase != "over":  # conceding is not in the rules of every game at every moment
        assert host.leave(unfinished=True) is None
    assert host.begin() is None
    after = host.game.header
    assert (after.game, after.mode, after.seats) == (before.game, before.mode, before.seats)
    assert host.lobby.evening.choice.training
    if "first" in found.options.__struct_fields__:
        assert (before.options.pop("first"), after.options.pop("first")) == (1, 2)
    assert after.options == before.options


def test_who_sits_at_the_end_moves_up_and_is_told_so(host: Lived) -> None:
    sit(host, "Ana")
    sit(host, "Di", at=6)  # seats 1 to 4 have virtual boxes, this one has none
    host.told.clear()
    assert host.begin() is None
    assert host.names() == {1: "Ana", 2: "Di"}
    kinds = [type(news) for news in host.told]
    assert kinds.index(Reseated) < kinds.index(Opened), "phones sit before the game is shown to them"
    assert next(news for news in host.told if isinstance(news, Reseated)).moves == {1: 1, 6: 2}


def test_a_gap_between_boxes_is_told_instead(host: Lived) -> None:
    sit(host, "Ana")
    sit(host, "Cy", at=3)
    assert refused(host.begin()) == ("TABLE-LOBBY", "lobby-gap")
    assert host.phase == "lobby"


def test_nobody_at_all_begins_too(host: Lived) -> None:
    assert host.begin() is None
    assert set(host.names().values()) == {""}


def test_a_resumed_game_finds_its_people_by_name(host: Lived) -> None:
    sit(host, "Ana", "Bo")
    host.begin()
    host.game.session.act({"do": "first", "seat": 0, "first": 1})
    host.leave(unfinished=True)
    host.lobby.change(sat(host.lobby.evening, 1, "Bo", 8))
    host.lobby.change(sat(host.lobby.evening, 2, "Ana", 8))
    host.told.clear()
    assert host.resume(1) is None
    assert next(news for news in host.told if isinstance(news, Reseated)).moves == {1: 2, 2: 1}


@pytest.mark.parametrize("training", [True, False])
def test_a_resumed_game_is_played_again_with_the_cards_it_had(host: Lived, training: bool) -> None:
    sit(host, "Ana", "Bo")
    choose(host, training=training)
    host.begin()
    host.game.session.act({"do": "first", "seat": 0, "first": 1})
    host.leave(unfinished=True)
    choose(host, training=not training)
    assert host.resume(1) is None
    assert host.lobby.evening.choice.training == training


def test_a_name_that_is_changed_in_the_game_holds_for_the_evening(host: Lived) -> None:
    sit(host, "Ana", "Bo")
    host.begin()
    host.game.session.act({"do": "name", "seat": 2, "name": "Béa"})
    assert host.lobby.evening.people == {1: "Ana", 2: "Béa"}


def test_devices_say_that_they_were_used(host: Lived) -> None:
    assert host.operator is not None
    host.told.clear()
    host.operator.press("seat2.ok")
    assert host.touched == {"seat2.ok": 1}
    assert LobbyChanged() in host.told


def test_the_seats_are_those_of_the_profile(tmp_path: Path) -> None:
    profile = load(shipped()["two-seats-pi"])
    assert isinstance(profile, Profile)
    with host_in(tmp_path, profile=profile) as host:
        host.open_lobby()
        assert host.seats == 2
        assert sorted(host.boxes()) == [1, 2]


# A demo


def test_a_demo_goes_on_with_the_next_game_in_turn_through_all(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        director = demo(host)
        director.run_at(64.0)
        director.play()
        seen = ["ambush"]
        for _ in registry.shipped():
            host.game.session.act({"do": "concede", "seat": 2})
            play_on(host)
            assert host.phase == "over"
            assert host.going_on.following is not None
            seen.append(host.going_on.following)
            host.hand.advance(20.0)
            assert (host.phase, host.game.header.game) == ("game", seen[-1])
            assert host.director.playing
            assert host.director.speed == 64.0
        place = registry.shipped().index("ambush")
        assert seen[:-1] == [*registry.shipped()[place:], *registry.shipped()[:place]]
        assert seen[-1] == "ambush"


def test_while_somebody_sits_in_the_demo_they_say_when_it_goes_on(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        director = demo(host)
        director.play()
        play_on(host)
        assert host.going_on.following == "ambyria"
        host.take(2)
        assert host.going_on.following is None
        host.hand.advance(100.0)
        assert host.phase == "over"
        assert host.vote(2, True) is None
        assert (host.phase, host.game.header.game) == ("game", "ambush")
        assert host.director.by_themselves == (1, 3, 4)
        assert host.director.playing


def test_a_demo_that_nobody_plays_is_left_without_asking(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        demo(host).step()
        assert not host.is_somebodys
        host.take(1)
        assert host.is_somebodys
        assert host.start(Wanted(game="ambush", seats=("Ana", "Bo"))) is None
        assert not host.is_somebodys, "nothing has happened in it yet"


def test_a_demo_that_nobody_plays_is_no_game_of_the_evening(tmp_path: Path) -> None:
    """Nobody is called Ana: she would lead the totals of people who have not played yet."""
    with host_in(tmp_path) as host:
        demo(host).play()
        play_on(host)
        assert host.phase == "over"
        assert host.lobby.totals() == ()
        demo(host).step()
        host.open_lobby()
        assert host.log.unfinished(5) == [], "nobody wants to go on with it"


def test_a_demo_in_which_somebody_took_a_seat_counts(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        demo(host, count=2)
        host.take(1)
        concede(host)
        assert [total.played for total in host.lobby.totals()] == [1, 1]
