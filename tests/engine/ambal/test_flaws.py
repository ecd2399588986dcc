"""Effects that fit the vocabulary word by word and still make no card: in a pack, and where people enter them."""

from typing import Any

import pytest

from engine.ambal import GAME
from engine.refusal import Refusal
from engine.setup import Header, begin
from tests.engine.ambal.table import Table, boon, cause, curse, effect, heal, hit, skill

PROMISE = effect("next", "you", effects=[])


def in_a_pack(*effects: dict[str, Any], **data: Any) -> bool:
    """Whether a card with these effects can be in a pack."""
    card = skill("act", *effects, **data)
    start = begin(GAME, Header(game="ambal", mode="single-regular", seats=("Ana", "Bo"), cards=(card,)))
    return not (isinstance(start, Refusal) and start.clause == "TABLE-INPUT")


def entered(*effects: dict[str, Any]) -> bool:
    """Whether people can enter these effects for a card without data."""
    table = Table().begun().turn("riddle", "nothing")
    step = table.attempt("resolve", 1, cost=0, effects=list(effects))
    return not (isinstance(step, Refusal) and step.clause == "TABLE-INPUT")


WRONG: dict[str, tuple[dict[str, Any], ...]] = {
    "an effect nobody knows": (effect("dance", "you"),),
    "damage without a recipient": (effect("damage", n=2),),
    "damage without a number": (effect("damage", "opponent"),),
    "damage below nothing": (hit(-1),),
    "a block with a recipient": (effect("block", "you"),),
    "an out with a recipient": (effect("out", "you"),),
    "a field nobody knows": (hit(1, twice=True),),
    "a word nobody knows": (hit(1, "neighbour"),),
    "a moment nobody knows": (hit(1, when="noon"),),
    "max-health below nothing": (effect("max-health", "you", n=-1),),
    "a duration of nothing": (boon(0),),
    "a Condition of nothing": (cause("burning", 0),),
    "a Condition nobody knows": (cause("hungry", 2),),
    "two Boons": (boon(1), boon(2)),
    "a Boon and a Curse": (boon(1), curse(1)),
    "a Boon on several": (boon(2, "allies"),),
    "a Curse on several": (curse(2, "opponents"),),
    "a Curse on everyone": (curse(2, "everyone"),),
    "a Boon on its bearer": (boon(2, "bearer"),),
    "a start without a Boon": (hit(1, when="start"),),
    "a while without a Boon": (effect("cost", n=1, when="while"),),
    "a damaged without a Boon": (hit(1, when="damaged"),),
    "a while that is not lasting": (boon(2), heal(1, when="while")),
    "a while with a recipient": (boon(2), effect("cost", "you", n=1, when="while")),
    "a while with a test": (boon(2), effect("cost", n=1, when="while", if_={"boon": True})),
    "a Boon at the end": (boon(2, when="end"),),
    "an interrupt at the end": (effect("interrupt", "opponent", when="end"),),
    "an interrupt that waits": (PROMISE | {"effects": [effect("interrupt", "opponent")]},),
    "a Boon that waits": (PROMISE | {"effects": [boon(2)]},),
    "a start that waits, on a Boon": (boon(2), PROMISE | {"effects": [hit(1, when="start")]}),
    "two numbered removals": tuple(effect("remove", "you", what=what, n=1) for what in ("curse", "condition")),
    "a numbered removal of several": (effect("remove", "everyone", what="condition", n=1),),
    "a numbered removal at the end": (effect("remove", "you", what="condition", n=1, when="end"),),
    "a numbered removal that waits": (PROMISE | {"effects": [effect("remove", "you", what="curse", n=1)]},),
    "a test of nothing": (hit(1, if_={}),),
    "a test of two things": (hit(1, if_={"boon": True, "curse": True}),),
    "a test that something is not": (hit(1, if_={"boon": False}),),
    "Mastery without a number": (hit(1, if_={"mastery": "fire"}),),
    "a number without Mastery": (hit(1, if_={"boon": True, "min": 2}),),
}
RIGHT: dict[str, tuple[dict[str, Any], ...]] = {
    "nothing": (),
    "a Boon with all its moments": (
        boon(2), hit(1, when="start"), hit(1, when="end"), hit(1, when="damaged"), effect("cost", n=1, when="while"),
    ),
    "an end without a Boon": (hit(1, when="end"),),
    "an end that waits": (PROMISE | {"effects": [hit(1, when="end")]},),
    "many removals of all": tuple(effect("remove", "everyone", what=what, n="all") for what in ("curse", "boon")),
    "a removal of all at the end": (effect("remove", "you", what="condition", n="all", when="end"),),
    "Mastery with a number": (hit({"mastery": "fire", "times": 2}, if_={"mastery": "fire", "min": 2}),),
    "the longest": (boon(99), cause("burning", 99)),
}  # fmt: skip


@pytest.mark.parametrize("effects", WRONG.values(), ids=WRONG)
def test_what_makes_no_card_is_refused(effects: tuple[dict[str, Any], ...]) -> None:
    assert (in_a_pack(*effects), entered(*effects)) == (False, False)


@pytest.mark.parametrize("effects", RIGHT.values(), ids=RIGHT)
def test_what_makes_a_card_is_not(effects: tuple[dict[str, Any], ...]) -> None:
    assert (in_a_pack(*effects), entered(*effects)) == (True, True)


@pytest.mark.parametrize("one", [effect("damage", 2, n=1), hit(1, if_={"boon": True, "of": 2})])
def test_seat_numbers_are_for_people_who_enter_effects(one: dict[str, Any]) -> None:
    assert (in_a_pack(one), entered(one)) == (False, True)
    assert (in_a_pack(PROMISE | {"effects": [one]}), entered(PROMISE | {"effects": [one]})) == (False, True)


def test_a_seat_number_is_one_of_this_table() -> None:
    assert not entered(effect("damage", 3, n=1))
    assert not entered(PROMISE | {"effects": [effect("damage", 3, n=1)]})


@pytest.mark.parametrize(
    "data",
    [{"school": "air"}, {"types": ["trap"]}, {"sides": ["left"]}, {"cost": -1}, {"aim": "nobody"}, {"text": "Hm."}],
)
def test_a_card_says_only_what_a_pack_may_say(data: dict[str, Any]) -> None:
    assert not in_a_pack(**data)
