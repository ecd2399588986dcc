"""What is known of a state is worked out once, and only what somebody asks for."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from engine.game import Offer
from engine.history import History, Moment
from engine.legal import OPEN, legal
from engine.view import View
from tests.engine.ambush.table import Table
from tests.engine.scenario.pebbles import PEBBLES, Hide, State, offers, view

START = State(("Ana", "Bo"), most=3)


def watched(looked: Counter[Any]) -> History:
    """A game that counts who is looked for."""

    def counted_view(now: State, viewer: int | None) -> View:
        looked["view", viewer] += 1
        return view(now, viewer)

    def counted_offers(now: State, seat: int) -> Iterator[Offer]:
        looked["legal", seat] += 1
        return offers(now, seat)

    return History(replace(PEBBLES, view=counted_view, offers=counted_offers), START)


def test_each_view_and_each_list_is_worked_out_when_it_is_first_asked_for() -> None:
    looked = Counter[Any]()
    history = watched(looked)
    for _ in range(3):
        assert history.known.view(1).to_act == [1, 2]
        assert history.known.legal(1) == ({"do": "hide", "seat": 1, "pebbles": OPEN},)
    assert looked == {("view", 1): 1, ("legal", 1): 1}


def test_corrections_are_listed_for_themselves() -> None:
    history = Table().begun().history
    listed, corrections = history.known.legal(0), history.known.corrections()
    assert {action["do"] for action in corrections} == {"adjust"}
    assert [*listed, *corrections] == list(legal(history.game, history.state, 0))


def test_a_state_that_is_weighed_and_then_kept_is_looked_at_once() -> None:
    looked = Counter[Any]()
    history = watched(looked)
    moment = history.weigh(Hide(seat=1, pebbles=2))
    assert isinstance(moment, Moment)
    assert history.known_of(moment.after).view().to_act == [2]
    history.keep(moment)
    assert history.known.view().to_act == [2]
    assert looked == {("view", None): 1}


def test_nothing_of_another_state_is_known() -> None:
    history = watched(Counter())
    before = history.known.view()
    history.do(Hide(seat=1, pebbles=2))
    assert history.known.view() != before
    history.undo()
    assert history.known.view() == before
