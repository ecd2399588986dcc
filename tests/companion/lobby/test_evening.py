"""Who sits where, who is host, what is chosen: no sequence of orders brings the evening out of order."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.lobby.choice import Choice, Wish, game_of, mode_of, whole_options
from companion.lobby.evening import (
    Evening,
    begun,
    chose,
    handed_to,
    moved,
    sat,
    stood,
    swap,
    voted,
    with_new_code,
)
from companion.lobby.needs import needs, seating
from companion.messages.speaker import Speaker
from engine import registry
from engine.message import Message
from engine.reading import shaped
from engine.refusal import Refusal
from hardware.roles import MOST_SEATS

SEATS = st.integers(-1, MOST_SEATS + 1)
NAMES = st.sampled_from(["", "Ana", "Bo", " Cy ", "x" * 41, "a\nb", "Ana"])
GAMES = st.sampled_from([*registry.names(), "nope", ""])
MODES = st.sampled_from(["", "nope", *(mode for name in registry.names() for mode in game_of(Choice(name)).modes)])
OPTIONS = st.sampled_from([{}, {"first": 2}, {"first": 99}, {"castle": 12}, {"nope": 1}, {"castle": "x"}])
WISHES = st.builds(
    Wish,
    game=st.none() | GAMES,
    mode=st.none() | MODES,
    options=st.none() | OPTIONS,
    training=st.none() | st.booleans(),
)
MOST = st.integers(2, MOST_SEATS)
ORDERS = st.one_of(
    st.tuples(st.just("sit"), SEATS, NAMES),
    st.tuples(st.just("stand"), SEATS),
    st.tuples(st.just("move"), SEATS, SEATS),
    st.tuples(st.just("choose"), WISHES),
    st.tuples(st.just("host"), st.none() | SEATS),
    st.tuples(st.just("again"), SEATS, st.booleans()),
    st.tuples(st.just("code")),
)


def ordered(evening: Evening, order: Any, most: int) -> Evening | Refusal:
    match order:
        case ("sit", seat, name):
            return sat(evening, seat, name, most)
        case ("stand", seat):
            return stood(evening, seat)
        case ("move", seat, to):
            return moved(evening, seat, to, most)
        case ("choose", wish):
            return chose(evening, wish)
        case ("host", seat):
            return handed_to(evening, seat)
        case ("again", seat, yes):
            return voted(evening, seat, yes)
    return with_new_code(evening)


def check(evening: Evening, most: int) -> None:
    assert len(evening.seats) == MOST_SEATS
    assert set(evening.people) <= set(range(1, most + 1))
    assert evening.host is None or evening.host in evening.people
    assert set(evening.again) <= set(evening.people)
    game = game_of(evening.choice)
    assert mode_of(evening.choice, len(evening.people)) in game.modes
    assert not isinstance(shaped(whole_options(evening.choice), game.options), Message)


@settings(max_examples=300)
@given(st.lists(ORDERS, max_size=25), MOST, st.sets(st.integers(1, MOST_SEATS)))
def test_no_sequence_of_orders_breaks_what_must_hold(orders: list[Any], most: int, boxes: set[int]) -> None:
    evening = begun()
    for order in orders:
        after = ordered(evening, order, most)
        if not isinstance(after, Refusal):
            evening = after
        check(evening, most)
        can_go_on(evening, boxes, most)


def can_go_on(evening: Evening, boxes: set[int], most: int) -> None:
    """It can begin, or the words say what is missing; and once everybody got up, it can always begin."""
    asked, plan = needs(evening, boxes), seating(evening, boxes)
    assert asked.can_begin == (not isinstance(plan, Refusal))
    if isinstance(plan, Refusal):
        assert asked.prompt == plan.message
        if plan.message.id == "lobby-gap":  # the key that the words speak of can be pressed
            assert not isinstance(moved(evening, plan.message.args["seat"], plan.message.args["to"], most), Refusal)
    else:
        assert sorted(plan) == sorted(evening.people)
        assert sorted(plan.values()) == list(range(1, len(plan) + 1)), "no gap, and no two on one seat"
        assert all(before == after for before, after in plan.items() if before in boxes)
    for seat in evening.people:
        up = stood(evening, seat)
        assert not isinstance(up, Refusal)
        evening = up
    assert needs(evening, boxes).can_begin


def people(*seats: int) -> Evening:
    evening = begun()
    for seat in seats:
        after = sat(evening, seat, f"P{seat}", MOST_SEATS)
        assert isinstance(after, Evening)
        evening = after
    return evening


def test_who_moves_takes_host_and_vote_along_and_swaps() -> None:
    evening = people(1, 3)
    for order in (("host", 3), ("again", 3, True), ("move", 3, 1)):
        after = ordered(evening, order, MOST_SEATS)
        assert isinstance(after, Evening)
        evening = after
    assert evening.people == {1: "P3", 3: "P1"}
    assert (evening.host, evening.again) == (1, (1,))
    assert swap(evening, 3, 2) == {1: 1, 3: 2}


def test_people_without_boxes_move_up_when_it_begins() -> None:
    assert seating(people(2, 5, 7), ()) == {2: 2, 5: 1, 7: 3}


def test_where_a_box_at_a_gap_stays_empty_the_words_say_who_moves() -> None:
    plan = seating(people(1, 3), {1, 2, 3})
    assert isinstance(plan, Refusal)
    assert (plan.message.id, plan.message.args) == ("lobby-gap", {"name": "P3", "seat": 3, "to": 2})


@pytest.mark.parametrize(
    ("seats", "wish", "words"),
    [
        ((), Wish(), "lobby-nobody"),
        ((1,), Wish(), "lobby-too-few"),
        ((1, 2), Wish(), "lobby-ready-more"),
        ((1, 2, 3, 4, 5, 6, 7, 8), Wish(), "lobby-too-many"),
        ((1, 2, 3), Wish(game="ambal"), "lobby-other-number"),
        ((1, 2), Wish(game="ambal", mode="single-regular"), "lobby-ready"),
    ],
)
def test_the_words_say_what_to_do(seats: tuple[int, ...], wish: Wish, words: str) -> None:
    evening = chose(people(*seats), wish)
    assert isinstance(evening, Evening)
    assert needs(evening, ()).prompt.id == words


def test_the_words_tell_numbers_as_people_say_them() -> None:
    evening = chose(people(1, 2, 3), Wish(game="tamer"))
    assert isinstance(evening, Evening)
    told = {language: Speaker(language).message(needs(evening, ()).prompt) for language in ("en", "fr")}
    assert "is played here by 2 or 4 to 8." in told["en"]
    assert "se joue ici à 2 ou 4 à 8." in told["fr"]


def test_the_mode_follows_those_who_sit_down_until_somebody_chooses_one() -> None:
    choice = Choice("ambal")
    two, four = mode_of(choice, 2), mode_of(choice, 4)
    assert (two, four) == ("single-regular", "double-regular")
    assert mode_of(Choice("ambal", "draft"), 4) == "draft"


def test_another_game_drops_the_mode_and_options_of_the_last_one() -> None:
    first = chose(begun(), Wish(mode="practice", options={"castle": 12}))
    assert isinstance(first, Evening)
    assert whole_options(first.choice)["castle"] == 12
    other = chose(first, Wish(game="tamer"))
    assert isinstance(other, Evening)
    assert (other.choice.mode, other.choice.options) == ("", {})
