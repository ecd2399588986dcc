"""A person takes over a seat: the players leave it alone, and the real cards follow whatever the person does."""

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.legal import OPEN, spelled_out
from engine.refusal import Refusal
from tests.companion.host.hosts import Lived, demo, host_in, play_on


def apart(host: Lived) -> str | None:
    """Where the referee's counts and the real cards differ."""
    view = host.game.session.view()
    hands = host.director.hands()
    counts = {seat.seat: seat.zones["hand"] for seat in view.seats}
    held = {seat: len(cards) for seat, cards in hands.items()}
    return None if counts == held else f"the referee counts {counts}, there are {held}"


def by_seat(host: Lived) -> set[int]:
    return {action.seat for action in host.game.session.history.actions()}


def test_players_never_act_for_a_person(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        director = demo(host, "5")
        director.take(2)
        director.play()
        host.hand.advance(500.0)
        assert 2 not in by_seat(host)
        assert 2 not in director.by_themselves
        assert host.game.session.view().to_act == [2]


def test_while_a_person_is_awaited_the_table_does_not_hurry_them(tmp_path: Path) -> None:
    """Nobody says "time is up" or "go on" in place of somebody who still thinks."""
    with host_in(tmp_path) as host:
        director = demo(host, "5", options={"capture_seconds": 0})
        director.play()
        director.take(2)
        for _ in range(300):
            host.hand.advance(1.0)
            view = host.game.session.view()
            if view.result is not None:
                break
            if 2 in view.to_act:
                before = host.game.session.history.moments
                host.hand.advance(20.0)
                after = host.game.session.history.moments[len(before) :]
                by_the_table = {action.verb() for moment in after for action in moment.actions if not action.seat}
                assert by_the_table <= {"close"}
                director.release(2)
                host.hand.advance(1.3)
                director.take(2)


def test_a_seat_that_is_released_plays_by_itself_again(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        director = demo(host, "5")
        director.take(1)
        director.take(2)
        director.play()
        host.hand.advance(100.0)
        director.release(1)
        director.release(2)
        play_on(host)
        assert host.game.session.view().result is not None


def test_after_a_person_acts_the_players_answer(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        director = demo(host, "5")
        director.take(2)
        director.play()
        host.hand.advance(60.0)
        assert host.game.session.view().to_act == [2]
        host.game.session.act({"do": "expose", "seat": 2})
        host.game.session.act({"do": "pass", "seat": 2})
        version = host.game.session.version
        host.hand.advance(1.3)
        assert host.game.session.version == version + 1


def person_acts(host: Lived, seat: int, random: Random) -> None:
    """Anything legal, with any card in the open places: also ones that the person does not hold."""
    every = (action for listed in host.game.session.legal(seat) for action in spelled_out(listed))
    listed = [action for action in every if action["do"] not in ("name", "concede", "castle")]
    if not listed:
        return
    chosen: dict[str, Any] = dict(random.choice(listed))
    for field, value in chosen.items():
        if value == OPEN:
            chosen[field] = filled(host, seat, field, random)
    host.game.session.act(chosen)


def filled(host: Lived, seat: int, field: str, random: Random) -> Any:
    if field == "card":
        hand = host.director.hands()[seat]
        return random.choice([*hand, *host.game.cards, host.director.top()])
    return {"changes": [], "captured": random.randint(0, 3), "at": host.game.session.now(), "err": 0.0}.get(field, 1)


@settings(max_examples=25, deadline=None)
@given(seed=st.integers(0, 10_000), person=st.integers(1, 2))
def test_the_real_cards_follow_whatever_a_person_does(seed: int, person: int) -> None:
    with TemporaryDirectory() as folder, host_in(Path(folder)) as host:
        random = Random(seed)
        director = demo(host, str(seed))
        director.take(person)
        director.play()
        for _ in range(60):
            host.hand.advance(random.choice((0.1, 1.3, 4.0)))
            if host.game.session.view().result is not None:
                break
            person_acts(host, person, random)
            assert apart(host) is None


def test_a_played_card_leaves_the_hand_of_the_person_who_played_it(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        director = demo(host, "5")
        while host.game.session.view().phase != "play":
            director.step()
        seat = host.game.session.view().turn
        director.take(seat)
        card = director.hands()[seat][0]
        other = next(one.seat for one in host.game.session.view().seats if one.seat != seat)
        copies = director.hands()[seat].count(card)
        host.game.session.act({"do": "play", "seat": seat, "card": card, "target": other})
        assert director.hands()[seat].count(card) == copies - 1
        assert apart(host) is None


def test_the_top_card_is_the_one_that_is_turned_over(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        director = demo(host, "5")
        while host.game.session.view().phase != "expose":
            director.step()
        top = director.top()
        host.game.session.act({"do": "expose", "seat": host.game.session.view().turn, "card": top})
        assert host.game.session.view().table.shown == top
        assert director.top() is not None


@pytest.mark.parametrize("counter", ["hand", "battlefield", "deck", "captured"])
def test_after_a_correction_the_real_cards_are_put_right(tmp_path: Path, counter: str) -> None:
    with host_in(tmp_path) as host:
        director = demo(host, "5")
        for _ in range(12):
            director.step()
        target = 1 if counter in ("hand", "captured") else 0
        adjust = {"do": "adjust", "seat": 0, "target": target, "counter": counter, "to": 3, "why": "misread"}
        assert not isinstance(host.game.session.act(adjust), Refusal)
        assert apart(host) is None
        director.play()
        host.hand.advance(60.0)
        assert apart(host) is None


def test_what_is_taken_back_goes_back_into_the_same_hands(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        director = demo(host, "5")
        seen = [(director.hands(), director.top())]
        for _ in range(25):
            director.step()
            seen.append((director.hands(), director.top()))
        for step in range(24, -1, -1):
            host.game.session.undo()
            host.game.session.consent(0, True)
            assert (director.hands(), director.top()) == seen[step]
        for step in range(1, 26):
            host.game.session.redo()
            assert (director.hands(), director.top()) == seen[step]


def test_players_agree_that_a_step_is_taken_back_and_persons_answer_for_themselves(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        director = demo(host, "5")
        while host.game.session.view().phase != "play":
            director.step()
        version = host.game.session.version
        host.game.session.undo()
        assert host.game.session.asked is not None
        host.hand.advance(1.0)
        assert host.game.session.version == version + 1
        director.step()
        other = 3 - host.game.session.view().turn
        director.take(other)
        host.game.session.undo()
        host.hand.advance(10.0)
        assert host.game.session.asked is not None


def test_taking_back_pauses_and_a_new_action_forgets_what_was_taken_back(tmp_path: Path) -> None:
    with host_in(tmp_path) as host:
        director = demo(host, "5")
        director.play()
        host.hand.advance(20.0)
        host.game.session.undo()
        host.game.session.consent(0, True)
        assert not director.playing
        director.play()
        play_on(host)
        assert apart(host) is None
