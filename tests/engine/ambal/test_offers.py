"""What is offered at each moment: all of what the rules accept, as few lines as that takes, and nothing else."""

from collections.abc import Iterator
from typing import Any

import pytest

from engine.ambal import GAME
from engine.legal import AMONG, OPEN, covers, legal, spelled_out, stands_for
from engine.setup import Header, begin
from tests.engine.ambal.moments import IN_BATTLE, MOMENTS, at, in_library
from tests.engine.ambal.pool import (
    BOX,
    STARTER_CARDS,
    advanced,
    building,
    commons,
    drafting,
    elites,
    rolled,
    to_elites,
    to_library,
)
from tests.engine.ambal.table import Table, hit, skill

AIMED = skill("aimed", hit(5, to="target"))
CURE = skill("cure", {"op": "remove", "to": "target", "what": "condition", "n": 1})
ALWAYS = ("name", "concede", "adjust")


def listed(table: Table, seat: int, *verbs: str) -> list[dict[str, Any]]:
    """What that seat may do, one by one and without its number; only these verbs, or all but those of every moment."""
    offered = [one for entry in legal(GAME, table.state, seat) for one in one_by_one(table, entry)]
    assert all(entry.pop("seat") == seat for entry in offered)
    return [entry for entry in offered if (entry["do"] in verbs if verbs else entry["do"] not in ALWAYS)]


def one_by_one(table: Table, entry: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """With each of the cards that it stands for, unless that is any card."""
    if isinstance(card := entry.get("card"), dict):
        entry = entry | {"card": {AMONG: [one for one in table.state.box.cards if stands_for(card, one)]}}
    return spelled_out(entry)


def verbs(table: Table, seat: int) -> set[str]:
    return {entry["do"] for entry in listed(table, seat)}


@pytest.mark.rule("AMBAL-BATTLE-02", "AMBAL-ORDER-01")
@pytest.mark.parametrize(
    ("moment", "first", "second"),
    [
        ("setup", {"start", "deck"}, {"start", "deck"}),
        ("decide", {"commit", "stop", "order"}, {"commit", "stop", "order"}),
        ("roll", {"roll"}, {"roll"}),
        ("declare", {"declare", "stop"}, set()),
        ("place", {"commit"}, set()),
        ("reveal", {"resolve"}, set()),
        ("discard", set(), {"discard"}),
        ("end", set(), {"discard"}),
        ("start", set(), {"discard"}),
        ("move", {"discard", "pass"}, {"discard", "pass"}),
        ("over", set(), set()),
    ],
)
def test_who_may_do_what_at_each_moment(moment: str, first: set[str], second: set[str]) -> None:
    assert [verbs(at(moment), seat) for seat in (1, 2)] == [first, second]
    assert verbs(at(moment), 0) == ({"start"} if moment == "setup" else set())


@pytest.mark.rule("AMBAL-DRAFT-01", "AMBAL-LIB-01")
def test_who_may_do_what_in_the_draft_and_in_the_library() -> None:
    ways = (drafting, rolled, building, to_elites, in_library)
    assert [(verbs(way(), 1), verbs(way(), 2)) for way in ways] == [
        ({"roll"}, {"roll"}),
        ({"pick"}, set()),
        ({"pick", "deal"}, {"deal"}),
        ({"ban", "deal"}, {"deal"}),
        ({"library", "pass"}, {"library", "pass"}),
    ]


@pytest.mark.rule("AMBAL-WIN-09", "AMBAL-WIN-10")
@pytest.mark.parametrize("moment", MOMENTS)
def test_names_concessions_and_corrections_at_any_moment(moment: str) -> None:
    table = at(moment)
    running = moment != "over"
    assert listed(table, 1, *ALWAYS) == [{"do": "concede"}] * running + [{"do": "name", "name": OPEN}]
    assert bool(listed(table, 0, "adjust")) is running
    assert not listed(table, 0, "name", "concede")


# Cards


@pytest.mark.rule("AMBAL-HAND-02")
def test_where_every_card_would_do_the_card_is_left_open() -> None:
    table = at("decide")
    assert listed(table, 1, "commit") == [{"do": "commit", "card": OPEN}]
    table.turn("filler-1", "nothing")
    cards = [entry["card"] for entry in listed(table, 1, "commit")]
    assert set(cards) == set(table.state.box.cards) - {"filler-1"}
    assert len(cards) == len(set(cards))


@pytest.mark.rule("AMBAL-TOKEN-02", "AMBAL-TOKEN-03")
def test_in_double_each_token_has_its_own_cards() -> None:
    table = Table(skill("strike", hit(3)), mode="double-regular").begun()
    offered = [(entry.get("target"), entry["card"]) for entry in listed(table, 1, "commit")]
    assert [target for target, card in offered if card == "strike"] == [3, 4]
    assert [target for target, card in offered if card == "riddle"] == [1, 2, 3, 4]
    assert [target for target, card in offered if card == "nothing"] == [1]


@pytest.mark.rule("AMBAL-STEP-19")
def test_what_is_owed_is_offered_to_who_owes_it() -> None:
    for moment in ("discard", "end", "start"):
        table = at(moment)
        cards = [entry["card"] for entry in listed(table, 2, "discard")]
        assert set(cards) == set(table.state.box.cards) - {"nothing"}  # which seat 2 has used
        assert listed(table, 1, "discard") == listed(table, 0, "discard") == []


# Decks


@pytest.mark.rule("AMBAL-DECK-02", "AMBAL-DECK-12")
def test_a_deck_is_offered_where_the_cards_are_enough_for_one() -> None:
    assert listed(Table(), 1, "deck") == [{"do": "deck", "battle": OPEN}]
    assert listed(Table(mode="single-advanced"), 1, "deck") == [{"do": "deck", "battle": OPEN, "library": OPEN}]
    starters = listed(Table(*STARTER_CARDS), 1, "deck")
    assert [entry.get("starter") for entry in starters] == [
        "sun-warrior", "curse-seer", "flame-assassin", "shore-knight", None,
    ]  # fmt: skip


@pytest.mark.rule("AMBAL-DECK-02", "AMBAL-DECK-03", "AMBAL-DECK-04")
@pytest.mark.parametrize(("number", "best", "enough"), [(20, 0, True), (19, 1, True), (19, 0, False), (18, 2, False)])
def test_one_elite_may_make_up_a_deck(number: int, best: int, enough: bool) -> None:
    wanted = {*commons("fire", 1, 9), *commons("sword", 1, number - 9), *elites("sword")[:best]}
    cards = tuple(card for card in BOX if card["id"] in wanted)
    start = begin(GAME, Header(game="ambal", seats=("Ana", "Bo"), cards=cards))
    offered = {entry["do"] for entry in legal(GAME, start, 1)}
    assert ("deck" in offered) is enough


@pytest.mark.rule("AMBAL-LIB-04", "AMBAL-LIB-06")
def test_library_cards_are_offered_while_there_are_any() -> None:
    table = to_library(advanced())
    assert listed(table, 1) == [{"do": "library", "cards": OPEN}, {"do": "pass"}]
    table.do("library", 1, cards=["water-1"])
    assert listed(table, 1) == []


# After the reveal


@pytest.mark.rule("AMBAL-PACK-02", "AMBAL-PACK-03")
def test_what_a_card_lacks_is_asked_for() -> None:
    priced, gift = {"id": "priced", "name": "Priced", "cost": 1}, {"id": "gift", "name": "Gift", "effects": []}
    for card, fields in (("riddle", {"cost", "effects"}), ("priced", {"effects"}), ("gift", {"cost"})):
        table = Table(priced, gift).begun().turn(card, None)
        offered = listed(table, 1)
        assert [entry.pop("do") for entry in offered] == ["resolve", "resolve"]
        assert [set(entry) for entry in offered] == [fields, fields | {"types"}]
        assert all(value == OPEN for entry in offered for value in entry.values())


@pytest.mark.rule("AMBAL-STEP-03", "AMBAL-SINGLE-04", "AMBAL-TERM-16")
def test_targets_and_removals_are_offered_where_they_are_owed() -> None:
    table = Table(AIMED).begun().turn("aimed", None)
    assert listed(table, 1) == [{"do": "choose", "target": 1}, {"do": "choose", "target": 2}]
    table = Table(CURE).begun().set(2, burning=2, poison=2).turn("cure", None)
    both = {"do": "choose", "target": 2, "remove": OPEN}
    assert listed(table, 1) == [{"do": "choose", "target": 1}, {"do": "choose", "target": 2}, both]
    table.do("choose", 1, target=2)
    assert listed(table, 1) == [{"do": "choose", "remove": OPEN}]


# Corrections


@pytest.mark.rule("AMBAL-ADJ-01", "AMBAL-ADJ-06")
@pytest.mark.parametrize("moment", ["setup", *IN_BATTLE, "move"])
def test_every_correction_is_covered(moment: str) -> None:
    table = at(moment)
    offered = [*legal(GAME, table.state, 0)]
    for target in (1, 2):
        for counter in table.seat(1)["counters"]:
            fields = {"do": "adjust", "seat": 0, "target": target, "counter": counter, "to": 60}
            assert any(covers(entry, fields) for entry in offered)
            assert any(covers(entry, fields | {"why": "slip"}) for entry in offered)
        for zone in ("hand", "deck", "discard", "out"):
            for more in ({}, {"from": "hand"}, {"from": "deck"}, {"from": "hand", "why": "slip"}):
                move = {"do": "adjust", "seat": 0, "target": target, "card": "filler-1", "zone": zone} | more
                covered = any(covers(entry, move) for entry in offered)
                assert covered == (move in legal(GAME, table.state, 0)), move


@pytest.mark.rule("AMBAL-ADJ-06")
def test_a_face_down_card_cannot_be_told_from_the_corrections_offered() -> None:
    tables = [at("decide"), at("decide")]
    for table, card in zip(tables, ("filler-1", "riddle"), strict=True):
        table.do("commit", 1, card=card)
    assert listed(tables[0], 0, "adjust") == listed(tables[1], 0, "adjust")
