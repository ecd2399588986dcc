"""Nobody learns another's hand, the order of a deck or a commit: change what is hidden, and nothing else changes."""

import msgspec
import pytest
from msgspec.structs import replace

from bench.duel import GAME
from bench.duel.cards import shuffled
from bench.duel.state import Seat, State
from engine.legal import legal
from tests.bench.duels import at, begun, states

encode = msgspec.json.encode
HAND = ("kind-0", "kind-1", "kind-10", "kind-0", "kind-1")


def dealt_otherwise(seat: Seat, seed: int) -> Seat:
    """The same counts, but other cards in hand and deck, and another commit where there is one."""
    cards, _ = shuffled(seat.hand + seat.deck, seed)
    size = len(seat.hand)
    commit = None if seat.commit is None else (seat.commit + 1 + seed % 5 + 1) % 6 - 1
    return replace(seat, hand=cards[:size], deck=cards[size:], commit=commit)


def seen_alike(now: State, viewer: int, seed: int) -> State:
    """A state that differs from `now` only in what `viewer` may not see."""
    other, own = now.seats[2 - viewer], now.seats[viewer - 1]
    stacked = replace(own, deck=shuffled(own.deck, seed + 1)[0])
    one, two = sorted((dealt_otherwise(other, seed), stacked), key=lambda seat: seat.number)
    return replace(now, seats=(one, two), seed=now.seed ^ seed)


@pytest.mark.parametrize("viewer", [1, 2])
@pytest.mark.parametrize("seed", range(5))
def test_what_a_seat_may_not_see_changes_nothing_that_it_sees(seed: int, viewer: int) -> None:
    for number, now in enumerate(states(seed), 1):
        otherwise = seen_alike(now, viewer, number)
        assert encode(otherwise) != encode(now)
        assert encode(GAME.view(otherwise, viewer)) == encode(GAME.view(now, viewer))
        assert list(legal(GAME, otherwise, viewer)) == list(legal(GAME, now, viewer))


@pytest.mark.parametrize("seed", range(5))
def test_the_public_view_shows_what_neither_player_hides(seed: int) -> None:
    for number, now in enumerate(states(seed), 1):
        otherwise = seen_alike(seen_alike(now, 1, number), 2, number)
        assert encode(GAME.view(otherwise, None)) == encode(GAME.view(now, None))


def test_every_commit_is_told_in_the_same_words() -> None:
    """A pass, a cheap card, any place of the hand: facts and the other's view do not tell them apart."""
    told, shown = set(), set()
    for card in (-1, 0, 1, 2, 3, 4):
        history = at(one={"hand": HAND})
        step = history.do(GAME.verbs["commit"](seat=1, card=card))  # type: ignore[call-arg]
        told.add(encode(step))
        shown |= {encode(GAME.view(history.state, viewer)) for viewer in (2, None)}
    facts = {encode(msgspec.json.decode(step)["facts"]) for step in told}
    assert len(told) == 6
    assert len(facts) == 1
    assert len(shown) == 2


def test_the_owner_sees_hand_and_commit() -> None:
    history = at(one={"hand": HAND, "commit": 3})
    mine, theirs = GAME.view(history.state, 1), GAME.view(history.state, 2)
    assert mine.seats[0].zones["hand"] == list(HAND)
    assert mine.table.commit == 3
    assert theirs.seats[0].zones["hand"] == 5
    assert theirs.table.commit is None
    assert theirs.seats[0].flags == ["committed"]


def test_a_view_has_the_keys_of_every_game() -> None:
    data = msgspec.to_builtins(GAME.view(begun().state, 1))
    keys = ["game", "mode", "round", "turn", "phase", "moment", "to_act", "prompt", "seats", "table", "result"]
    assert list(data) == keys
    assert list(data["seats"][0]) == ["seat", "name", "team", "counters", "zones", "flags"]
