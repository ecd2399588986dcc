"""The battle sandbox: two teams tried out, question by question, and all orders of a line counted."""

from itertools import permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import convert

from engine.message import Message
from engine.refusal import Refusal
from engine.tamer import GAME
from engine.tamer import facts as f
from engine.tamer.cards import Card
from engine.tamer.options import Options
from engine.tamer.orders import MOST_LINE, Tally
from engine.tamer.sandbox import fought
from engine.tamer.trial import MOST_CREATURES, Course, Entrant, Trial, roster
from tests.engine.tamer.table import CARDS, buff, choose, creature, flip, ko, start

PACED = creature("paced", 2, 5, [*start(buff("temp_power", 1, "self"))])
HERALD = creature("herald", 1, 4, [*start(buff("temp_power", 1, {"type": "familiar"}))])
CHOOSER = creature("chooser", 1, 2, [*start(buff("perm_power", 5, choose(1)))])
FLIPPER = creature("flipper", 5, 5, [*ko(flip(1))])
POOL: dict[str, Card] = {
    str(card["id"]): convert(card, Card)
    for card in (*CARDS, PACED, HERALD, CHOOSER, FLIPPER, creature("dear", 1, 1, points=9))
}
RULEBOOK: dict[str, Any] = {
    "one": [{"card": "gillfox"}, {"card": "drachna"}, {"card": "chimerall"}],
    "two": [{"card": "gryphoon"}, {"card": "solynx", "perm_power": 1}],
    "printed": {"gillfox": {"health": 3}, "drachna": {"health": 6}},
}
EXAMPLE: dict[str, Card] = {
    str(card["id"]): convert(card, Card)
    for card in (
        creature("gillfox", 1, None, start(buff("perm_health", 2, "last"))),
        creature("drachna", 7, None, ko(buff("perm_power", 1, "all"))),
        creature("chimerall", 2, 2),
        creature("gryphoon", 5, 4),
        creature("solynx", 2, 5, [{"when": "start"}]),
    )
}
ANSWER = {
    "do": "resolve",
    "seat": 2,
    "card": "solynx",
    "changes": [{"creature": "solynx", "die": "perm_power", "by": 2}],
}


def trying(wish: dict[str, Any], cards: dict[str, Card] = POOL) -> Any:
    assert GAME.sandbox is not None
    return GAME.sandbox.run(cards, convert(wish, Trial))


def teams(one: list[str], two: list[str], **more: Any) -> dict[str, Any]:
    return {"one": [{"card": card} for card in one], "two": [{"card": card} for card in two], **more}


def result(course: Course) -> tuple[Any, Any]:
    [battle] = course.view.table.battles
    return (None, None) if battle["result"] is None else (battle["result"]["winner"], battle["result"]["how"])


def test_the_rulebooks_battle_number_by_number() -> None:
    stopped = trying(RULEBOOK, EXAMPLE)
    assert [ask["kind"] for ask in stopped.view.table.asks] == ["resolve"]
    assert result(stopped) == (None, None)
    course = trying(RULEBOOK | {"answers": [ANSWER]}, EXAMPLE)
    assert (result(course), course.view.table.asks) == ((1, "fight"), [])
    laid = [(fact.creature, fact.die, fact.after) for fact in course.facts if isinstance(fact, f.Dice) and fact.after]
    assert laid == [
        ("chimerall", "perm_health", 2), ("solynx", "perm_power", 3),
        ("gillfox", "damage", 5), ("gryphoon", "damage", 1),
        ("drachna", "damage", 5), ("gryphoon", "damage", 8),
        ("drachna", "perm_power", 1), ("chimerall", "perm_power", 1),
        ("drachna", "damage", 10), ("solynx", "damage", 8), ("chimerall", "perm_power", 2),
    ]  # fmt: skip


def test_numbers_that_no_pack_knows_are_asked_for_first() -> None:
    course = trying(RULEBOOK | {"printed": {}}, EXAMPLE)
    assert course.unknown == ("gillfox", "drachna")
    assert course.view.table.battles == []
    entered = trying(RULEBOOK | {"printed": {"gillfox": {"health": 3, "power": 50}, "drachna": {"health": 6}}}, EXAMPLE)
    assert entered.view.table.creatures["1"]["gillfox"]["power"] == 1, "what a pack knows stays"


def test_a_flipped_card_of_unknown_numbers_asks_for_them_too() -> None:
    flipped = teams(["flipper"], ["cub", "bear"], answers=[{"do": "flip", "seat": 1, "card": "shadow"}])
    assert trying(flipped).unknown == ("shadow",)
    known = trying(flipped | {"printed": {"shadow": {"power": 1, "health": 1}}})
    assert known.unknown == ()
    assert result(known)[1] == "fight"


@pytest.mark.parametrize(
    ("wish", "clause"),
    [
        (teams(["nobody"], ["cub"]), "TABLE-INPUT"),
        (teams([], ["cub"]), "TAMER-TEAM-10"),
        (teams(["dear"], ["cub"]), "TAMER-TEAM-03"),
        (teams(["cub"], ["cub"], options={"ko": "never"}), "TABLE-INPUT"),
        (teams(["cub"], ["cub"], printed={"nobody": {}}), "TABLE-INPUT"),
        (teams(["chooser", "cub"], ["cub"], answers=[{"do": "choose", "seat": 1, "cards": ["wolf"]}]), "TAMER-CARD-04"),
        (teams(["chooser", "cub"], ["cub"], answers=[{"do": "report", "seat": 1, "result": "win"}]), "TABLE-INPUT"),
        (teams(["chooser", "cub"], ["cub"], answers=[{"do": "choose", "seat": 1}]), "TABLE-INPUT"),
        (teams(["cub"] * (MOST_LINE + 1), ["cub"], orders=0), "TAMER-TEAM-06"),
        (teams(["shadow"], ["cub"], orders=0), "TAMER-BATTLE-19"),
    ],
)
def test_what_cannot_be_tried_is_refused_on_its_clause(wish: dict[str, Any], clause: str) -> None:
    refused = trying(wish)
    assert isinstance(refused, Refusal)
    assert refused.clause == clause
    assert isinstance(refused.message, Message)


def test_a_team_has_a_largest_size() -> None:
    with pytest.raises(Exception, match=str(MOST_CREATURES)):
        trying(teams(["cub"] * (MOST_CREATURES + 1), ["cub"]))


def whole(wish: dict[str, Any]) -> list[Tally]:
    """Call after call, until all orders are counted."""
    found, place = list[Tally](), 0
    while True:
        tally = trying(wish | {"orders": place})
        assert isinstance(tally, Tally)
        found.append(tally)
        if tally.next is None:
            return found
        assert tally.next > place
        place = tally.next


@given(st.lists(st.sampled_from(["cub", "wolf", "bear", "paced"]), min_size=1, max_size=5))
def test_all_orders_are_those_that_fighting_each_one_gives(line: list[str]) -> None:
    tallies = whole(teams(line, ["wolf", "cub", "bear"]))
    orders = {tuple(order) for order in permutations(line)}
    two = roster(tuple(Entrant(card) for card in ("wolf", "cub", "bear")))
    winners = [fought(roster(tuple(map(Entrant, order))), two, POOL, Options()).winner for order in orders]
    assert [sum(getattr(one, name) for one in tallies) for name in ("won", "drawn", "lost", "depends")] == [
        winners.count(1), winners.count(None), winners.count(2), 0,
    ]  # fmt: skip
    assert {tally.orders for tally in tallies} == {len(orders)}


def test_an_order_of_effects_that_changes_nothing_is_no_choice() -> None:
    assert whole(teams(["herald", "paced", "cub"], ["bear"]))[0].depends == 0


def test_what_hangs_on_a_choice_or_a_flip_depends() -> None:
    assert whole(teams(["chooser", "cub"], ["wolf"]))[0].depends == 2
    assert whole(teams(["flipper"], ["cub", "bear"]))[0].depends == 1


def test_the_work_of_one_call_is_bounded_and_the_next_goes_on() -> None:
    line = ["cub", "wolf", "bear", "paced", "herald", "riddle", "dear"]
    tallies = whole(teams(line, ["bear"], options={"round": 3}))
    assert len(tallies) > 1
    assert sum(one.won + one.drawn + one.lost + one.depends for one in tallies) == tallies[0].orders == 5040


def test_examples_name_the_places_before() -> None:
    [tally] = whole(teams(["cub", "bear"], ["wolf"]))
    assert sorted(order for some in tally.examples.values() for order in some) == [[1, 2], [2, 1]]


def test_teams_that_are_alike_on_both_sides_may_meet() -> None:
    course = trying(teams(["wolf", "wolf"], ["wolf", "wolf"]))
    assert isinstance(course, Course)
    assert result(course) == (None, "fight")
    assert list(course.view.table.creatures["1"]) == ["wolf", "wolf#2"]
