"""A game that has no binding of its own is played by devices all the same, as far as nobody can be in doubt."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from companion.bindings import binding, roles_of
from companion.bindings.plain import PlainBinding
from engine.ambal import GAME as AMBAL
from engine.ambush import GAME as AMBUSH
from engine.game import Game, Offer
from engine.history import History
from engine.refusal import Refusal
from engine.scenario import steps as s
from engine.setup import Header, Setup, begin, prepare
from engine.view import View
from hardware.outputs import Digits
from hardware.roles import SHOWS, spot
from tests.companion.bindings.ambush.anything import by_turn, steps
from tests.companion.bindings.hands import NOTHING, Listening, TableHands
from tests.companion.bindings.other_inputs import other_inputs
from tests.engine.ambush.table import CARDS, Table
from tests.engine.scenario.pebbles import PEBBLES, Hide
from tests.engine.scenario.pebbles import State as Fists


class PlainListening(Listening, PlainBinding):
    pass


class Unbound:
    """A game whose name no binding has."""

    def __init__(self, game: Game[Any], start: Any) -> None:
        self.history = History(replace(game, name="unbound"), start)
        self.facts: list[dict[str, Any]] = []


def plain(game: Game[Any], start: Any) -> TableHands[Unbound]:
    table = Unbound(game, start)
    seats = len(game.view(start, None).seats)
    return TableHands(table, PlainListening(table.history, seats, {}))


def ambush(table: Table) -> TableHands[Unbound]:
    return plain(AMBUSH, table.state)


def exposing() -> TableHands[Unbound]:
    return ambush(Table(2).begun())


def playing() -> TableHands[Unbound]:
    table = Table(2).begun()
    table.do("expose", 1)
    return ambush(table)


def grabbing() -> TableHands[Unbound]:
    """Seat 1 has called, and four cards lie there."""
    table = Table(2).begun().turns(4)
    table.do("call", 1)
    return ambush(table)


# Which binding a game has


def setup_of(game: Game[Any]) -> tuple[History, Setup]:
    setup = prepare(game, Header(game=game.name, seats=("Ana", "Bo")))
    assert not isinstance(setup, Refusal)
    return History(game, game.begin(setup)), setup


@pytest.mark.parametrize("game", [AMBUSH, AMBAL])
def test_a_game_with_a_binding_gets_its_own(game: Game[Any]) -> None:
    assert type(binding(*setup_of(game))).__module__ == f"companion.bindings.{game.name}"
    assert "bar" in roles_of(game.name)


@pytest.mark.parametrize("game", [PEBBLES, replace(AMBUSH, name="plain-no-more"), replace(AMBAL, name="sixth")])
def test_every_other_game_gets_the_plain_one(game: Game[Any]) -> None:
    assert isinstance(binding(*setup_of(game)), PlainBinding)
    assert "bar" not in roles_of(game.name)


# What devices mean


@pytest.mark.parametrize("device", ["seat1.ok", "seat1.dial"])
def test_ok_does_the_only_thing_that_needs_nothing_else(device: str) -> None:
    assert exposing().press(device) == [{"do": "expose", "seat": 1}]


def test_ok_means_nothing_where_several_things_could_be_meant() -> None:
    three = replace(PEBBLES, offers=lambda now, seat: iter([Offer(kind(seat=seat)) for kind in PEBBLES.actions[1:]]))
    assert plain(three, Fists(("Ana", "Bo"), 3)).press("seat1.ok") == [{"do": "wait", "seat": 1}], "only that is legal"
    both = replace(three, apply=lambda now, do: PEBBLES.apply(now, replace(do, seat=0)))
    assert plain(both, Fists(("Ana", "Bo"), 3)).press("seat1.ok") == NOTHING


def test_ok_of_somebody_who_may_do_nothing_is_nothing() -> None:
    assert exposing().press("seat2.ok") == NOTHING


def test_a_number_may_be_said_for_the_table_where_anybody_may() -> None:
    hands = ambush(Table(2))
    hands.turn(2, 1)
    assert hands.press("seat2.ok") == [{"do": "first", "seat": 0, "first": 2}]


def test_nobody_gives_up_is_renamed_or_corrected_by_a_device() -> None:
    hands = ambush(Table(2))
    for device in ("seat1.ok", "seat1.no", "seat1.call", "seat2.ok"):
        assert hands.press(device) == NOTHING


def test_no_passes() -> None:
    assert playing().press("seat1.no") == [{"do": "pass", "seat": 1}]
    assert exposing().press("seat1.no") == NOTHING


def test_the_call_button_is_the_press_whose_moment_decides() -> None:
    calls = ambush(Table(2).begun().turns(2))
    assert calls.press("seat2.call", at=5.0, err=0.01) == [{"do": "call", "seat": 2, "at": 5.0, "err": 0.01}]


@pytest.mark.parametrize("reader", [1, "table"])
def test_a_tap_names_the_card_of_the_one_action_that_takes_one(reader: int | str) -> None:
    assert exposing().tap(reader, "mason") == [{"do": "expose", "seat": 1, "card": "mason"}]


def test_a_card_that_nobody_awaits_there_means_nothing() -> None:
    assert exposing().tap(2, "mason") == NOTHING


def test_an_unknown_card_is_refused_where_a_card_is_awaited() -> None:
    assert exposing().tap(1, "dragon") == "TABLE-INPUT"


def test_a_number_is_dialled_and_sent_with_ok() -> None:
    hands = grabbing()
    assert hands.turn(2, 3) == NOTHING
    assert hands.press("seat2.ok") == [{"do": "stop", "seat": 2, "captured": 3}]
    assert hands.press("seat1.ok") == NOTHING, "nothing was dialled here, and a card may be captured as well"


def test_a_dial_stops_at_the_numbers_that_are_legal() -> None:
    hands = grabbing()
    hands.turn(2, 99)
    assert hands.counter("seat2.aux") == "4*"
    hands.turn(2, -99)
    assert hands.counter("seat2.aux") == "0*"


def test_turning_on_costs_no_rules() -> None:
    """Once the numbers of a state are known, a dial is only counted."""
    asked = list[Any]()

    def apply(now: Any, do: Any) -> Any:
        asked.append(do)
        return AMBUSH.apply(now, do)

    table = Table(2).begun().turns(4)
    table.do("call", 1)
    hands = plain(replace(AMBUSH, apply=apply, allows=None), table.state)
    hands.turn(2, 1)
    assert hands.counter("seat2.aux") == "1*"
    assert asked
    asked.clear()
    hands.turn(2, 2)
    assert hands.counter("seat2.aux") == "3*"
    assert not asked
    hands.press("seat2.ok")
    hands.turn(1, 1)
    assert asked, "another state, other numbers"


def test_no_lets_go_of_a_number() -> None:
    hands = grabbing()
    before = hands.counter("seat2.aux")
    hands.turn(2, 2)
    hands.press("seat2.no")
    assert hands.counter("seat2.aux") == before
    assert hands.press("seat2.ok") == NOTHING


def test_undo_takes_back_the_last_step() -> None:
    hands = exposing()
    hands.press("seat1.ok")
    hands.press("table.undo")
    assert hands.view.phase == "expose"


def test_what_no_device_says_means_nothing() -> None:
    hands = exposing()
    assert {hands.binding.meaning(hands.view, told) for told in other_inputs(2)} == {None}


# What devices show


def test_lamps_say_who_is_awaited() -> None:
    assert exposing().lamps() == ["steady", "dark"]


def test_counters_show_the_first_two_counters_of_a_seat() -> None:
    hands = exposing()
    assert list(hands.view.seats[0].counters) == ["castle", "guard"]
    assert (hands.counter("seat1.main"), hands.counter("seat1.aux")) == ("20", "0")


def test_a_counter_that_is_not_known_stays_dark() -> None:
    hands = plain(PEBBLES, Fists(("Ana", "Bo"), 3))
    assert (hands.counter("seat1.main"), hands.counter("seat1.aux")) == ("", "")


def test_readers_await_cards_from_those_who_are_to_act() -> None:
    assert exposing().awaits_card() == (0, 1)
    assert grabbing().awaits_card() == (1, 2)
    assert plain(PEBBLES, Fists(("Ana", "Bo"), 3)).awaits_card() == (), "it has no cards"


# What nobody may see


def each_number(now: Fists, seat: int) -> Iterator[Offer]:
    return (Offer(Hide(seat=seat, pebbles=pebbles)) for pebbles in range(now.most + 1))


def secret(hidden: dict[int, int]) -> TableHands[Unbound]:
    """Everybody takes up to three pebbles into a fist, and nobody sees how many."""
    return plain(replace(PEBBLES, offers=each_number), Fists(("Ana", "Bo"), 3, hidden))


def test_a_number_that_nobody_will_see_is_not_seen_while_it_is_dialled() -> None:
    hands = secret({})
    before = tuple(hands.binding.shows(hands.view))
    hands.turn(1, 2)
    assert tuple(hands.binding.shows(hands.view)) == before
    assert hands.press("seat1.ok") == [{"do": "hide", "seat": 1, "pebbles": 2}]


def test_nor_where_all_see_only_whether_it_is_none() -> None:
    """An empty fist would be seen; how much is in one that is not empty would not."""

    def view(now: Fists, viewer: int | None) -> View:
        return replace(PEBBLES.view(now, viewer), phase="empty" if 0 in now.hidden.values() else "fists")

    hands = plain(replace(PEBBLES, offers=each_number, view=view), Fists(("Ana", "Bo"), 3))
    hands.turn(1, 2)
    assert hands.counter("seat1.aux") == ""


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 3), st.integers(0, 3), st.integers(-3, 3))
def test_lights_do_not_tell_what_lies_hidden(one: int, other: int, by: int) -> None:
    here, there = secret({1: one}), secret({1: other})
    for hands in (here, there):
        hands.turn(2, by)
    assert tuple(here.binding.shows(here.view)) == tuple(there.binding.shows(there.view))
    assert here.awaits_card() == there.awaits_card()


# Whatever is done


anything = st.lists(steps(*(str(card["id"]) for card in CARDS)), min_size=10, max_size=40)


def check(hands: TableHands[Unbound], step: s.Press | s.Tap | s.Turn) -> None:
    before = hands.table.history.state
    outcome = hands.device(step)
    if isinstance(outcome, Refusal):
        assert hands.table.history.state is before
    for output in hands.binding.shows(hands.view):
        place = spot(output.device)
        assert place is not None
        assert isinstance(output, SHOWS[place.role])
        assert not isinstance(output, Digits) or re.fullmatch(r"-?[0-9]{0,4}", output.text)


@settings(max_examples=25, deadline=None)
@given(anything)
def test_nothing_that_people_do_breaks_it(doings: list[Any]) -> None:
    hands = ambush(Table(3).begun())
    for step in doings:
        check(hands, by_turn(step, hands.view.turn))


@settings(max_examples=15, deadline=None)
@given(anything)
def test_nor_in_a_game_with_hands_and_decks(doings: list[Any]) -> None:
    start = begin(AMBAL, Header(game="ambal", seats=("Ana", "Bo")))
    hands = plain(AMBAL, start)
    for step in doings:
        check(hands, by_turn(step, 1))
