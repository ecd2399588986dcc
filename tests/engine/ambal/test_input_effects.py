"""Effects that people enter, or that a pack prints: each op with its fields, and what makes no card."""

from typing import Any

import pytest

from engine.ambal import GAME
from engine.refusal import Refusal
from engine.setup import Header, begin
from tests.engine.ambal.moments import at
from tests.engine.ambal.table import NAMES, hit, skill

OPS: dict[str, dict[str, Any]] = {
    "interrupt": {"to": "opponent", "match": {"types": ["spell"]}},
    "block": {"match": {"sides": ["offensive"]}},
    "evade": {"match": {"schools": ["fire", "water"]}},
    "remove": {"to": "you", "what": "condition", "n": 1, "which": ["poison"]},
    "reduce-damage": {"to": "you", "n": 2},
    "reduce-heal": {"to": "opponent", "n": 2},
    "cost": {"to": "you", "n": -2, "match": {}, "until": "next"},
    "energy": {"to": "opponents", "n": -2},
    "max-energy": {"to": "everyone", "n": {"mastery": "fire", "times": -2}},
    "max-health": {"to": "you", "n": 5},
    "draw": {"to": "ally", "n": {"mastery": "sword"}},
    "discard": {"to": "target", "n": 1},
    "boon": {"to": "you", "rounds": 9},
    "curse": {"to": "opponent", "rounds": 1},
    "condition": {"to": "target", "condition": "burning", "rounds": 2},
    "extend": {"to": "opponent", "condition": "poison", "n": 1},
    "resurrect": {"to": "partner", "health": 20, "energy": 8},
    "next": {"to": "you", "match": {"types": ["action"]}, "effects": [hit(2)]},
    "skip": {"to": "you"},
    "out": {},
    "other": {"to": "allies", "text": "laugh"},
    "heal": {"to": "you", "n": 0},
    "damage": {"to": "opponent", "n": 4},
}
WITHOUT_TO = ("block", "evade", "out")
OPTIONAL = ("match", "which", "until")
BOON = {"op": "boon", "to": "you", "rounds": 2}


def effect(op: str, **other: Any) -> dict[str, Any]:
    return {"op": op} | OPS[op] | other


def entered(*effects: Any) -> str | None:
    """The clause on which these effects are refused where people enter them; None when they are taken."""
    outcome = at("reveal", "double-regular").attempt("resolve", 1, cost=0, effects=list(effects))
    return outcome.clause if isinstance(outcome, Refusal) else None


def printed(*effects: Any) -> bool:
    """Whether a card may say so."""
    card = skill("card", *effects)
    return not isinstance(begin(GAME, Header(game="ambal", seats=NAMES[:2], cards=(card,))), Refusal)


def fits(*effects: Any) -> bool:
    """Both ways, which must agree."""
    assert printed(*effects) == (entered(*effects) is None)
    return printed(*effects)


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("op", OPS)
def test_every_op_with_its_own_fields(op: str) -> None:
    assert fits(effect(op))
    for field in OPS[op]:
        short = {key: value for key, value in effect(op).items() if key != field}
        assert fits(short) == (field in OPTIONAL), field
    assert not fits(effect(op, x=1))
    assert not fits(effect(op, rounds=0))


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("op", [None, 1, "", "Damage", "kill", "reduce_damage", "adjust"])
def test_an_op_that_the_vocabulary_does_not_have(op: Any) -> None:
    assert not fits({"op": op, "to": "you", "n": 1})
    assert not fits({"to": "you", "n": 1})


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("op", WITHOUT_TO)
def test_some_effects_have_no_recipient(op: str) -> None:
    assert not fits(effect(op, to="you"))


@pytest.mark.rule("TABLE-INPUT", "AMBAL-TOKEN-06")
@pytest.mark.parametrize("to", ["you", "opponent", "opponents", "partner", "ally", "allies", "target", "everyone"])
def test_the_words_for_a_recipient(to: str) -> None:
    assert fits(hit(1, to=to))
    assert fits(hit(1) | {"if": {"curse": True, "of": to}})


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("to", [None, True, 0, 5, 1.0, "", "You", "enemy", ["you"], "1"])
def test_what_is_no_recipient(to: Any) -> None:
    assert not fits(hit(1, to=to))
    assert not fits(hit(1) | {"if": {"curse": True, "of": to}})


@pytest.mark.rule("TABLE-INPUT", "AMBAL-PACK-05")
def test_seats_by_number_are_for_people_alone() -> None:
    for one in (hit(1, to=4), hit(1) | {"if": {"curse": True, "of": 4}}):
        assert entered(one) is None
        assert not printed(one)
        assert entered(effect("next", effects=[one])) is None
        assert not printed(effect("next", effects=[one]))
        single = at("reveal").attempt("resolve", 1, cost=0, effects=[effect("next", effects=[one])])
        assert isinstance(single, Refusal)
        assert single.clause == "TABLE-INPUT"


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("n", [None, True, 1.0, "1", [], {}, {"mastery": "earth"}, {"times": 2}, "all"])
def test_what_is_no_number(n: Any) -> None:
    for op in ("damage", "heal", "energy", "cost", "draw", "extend"):
        assert not fits(effect(op, n=n))


@pytest.mark.rule("TABLE-INPUT")
def test_only_some_numbers_may_be_negative() -> None:
    for op, one in OPS.items():
        if "n" in one:
            assert fits(effect(op, n=-1)) == (op in ("cost", "energy", "max-energy")), op
            assert fits(effect(op, n=100))


# When


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("when", ["start", "damaged"])
def test_some_moments_belong_to_a_boon_or_curse(when: str) -> None:
    assert not fits(hit(1, when=when))
    assert fits(hit(1, when="end"))
    assert fits(BOON, hit(1, when=when))
    assert fits(hit(1, when=when), effect("curse"))
    assert not fits(BOON, effect("next", effects=[hit(1, when=when)]))


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("op", OPS)
def test_while_is_for_costs_and_reductions_without_recipient_or_test(op: str) -> None:
    bare = {key: value for key, value in effect(op, when="while").items() if key != "to"}
    alone = op in ("cost", "reduce-damage", "reduce-heal")
    assert fits(BOON, bare) == alone
    assert not fits(bare)
    assert not fits(BOON, bare | {"to": "bearer"})
    assert not fits(BOON, bare | {"if": {"boon": True}})


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("op", ["boon", "curse", "interrupt"])
def test_what_happens_at_once_and_by_no_other_card(op: str) -> None:
    assert not fits(effect(op, when="end"))
    assert not fits(effect(op, when="start"))
    assert not fits(effect("next", effects=[effect(op)]))
    assert not fits(effect("next", effects=[effect("next", effects=[effect(op)])]))


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("op", ["boon", "curse"])
def test_a_boon_or_curse_lies_on_one_player_and_is_the_only_one(op: str) -> None:
    for to in ("opponents", "allies", "everyone", "bearer"):
        assert not fits(effect(op, to=to))
    assert not fits(effect(op), BOON)
    assert not fits(effect(op), hit(1), effect("curse"))


# Removals


@pytest.mark.rule("TABLE-INPUT", "AMBAL-TERM-16")
@pytest.mark.parametrize("n", [0, 1, 2, {"mastery": "fire"}])
def test_a_removal_with_a_number_is_the_only_one_and_works_at_once_on_one_player(n: Any) -> None:
    some, every = effect("remove", n=n), effect("remove", n="all")
    assert fits(some, every, every)
    assert not fits(some, some)
    assert not fits(some | {"when": "end"})
    assert not fits(effect("next", effects=[some]))
    for to in ("opponents", "allies", "everyone"):
        assert not fits(some | {"to": to})
        assert fits(every | {"to": to, "when": "end"})
    assert fits(effect("next", effects=[every]))


@pytest.mark.rule("TABLE-INPUT")
def test_what_a_removal_may_end() -> None:
    for what in ("condition", "curse", "boon"):
        assert fits(effect("remove", what=what))
    for wrong in ({"what": "spell"}, {"which": ["fire"]}, {"which": "poison"}, {"n": "some"}, {"n": None}):
        assert not fits(effect("remove", **wrong))


# Tests, and which skills are meant


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize(
    "test",
    [
        {"condition": "burning"},
        {"condition": "any", "of": "opponents"},
        {"curse": True},
        {"boon": True, "of": "you"},
        {"mastery": "fire", "min": 5},
        {"mastery": "fire", "min": 0},
    ],
)
def test_a_test_asks_one_thing(test: dict[str, Any]) -> None:
    assert fits(hit(1) | {"if": test})
    assert fits(effect("block") | {"if": test})


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize(
    "test",
    [
        None,
        {},
        {"of": "you"},
        {"condition": "frozen"},
        {"curse": False},
        {"boon": 1},
        {"curse": True, "boon": True},
        {"condition": "any", "curse": True},
        {"mastery": "fire"},
        {"min": 3},
        {"curse": True, "min": 3},
        {"mastery": "fire", "min": -1},
        {"curse": True, "x": 1},
    ],
    ids=str,
)
def test_what_is_no_test(test: Any) -> None:
    assert not fits(hit(1) | {"if": test})


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize(
    "match", [None, [], {"types": "spell"}, {"types": ["magic"]}, {"sides": ["left"]}, {"schools": ["x"]}, {"x": []}]
)
def test_what_names_no_skills(match: Any) -> None:
    for op in ("interrupt", "block", "evade", "cost", "next"):
        assert not fits(effect(op, match=match))
    assert not fits(hit(1, match={}))
