"""The boxes of simulated tables, the decks built from them, and who is told what."""

from functools import cache
from random import Random

import pytest
from msgspec import UNSET

from companion.packs import packs_of
from companion.players.ambal.box import NO_SCHOOL, mixed_box, printed_box, training_box
from companion.players.ambal.decks import build
from companion.players.ambal.tables import Table, table
from engine.ambal import GAME
from engine.ambal.cards import SCHOOLS
from engine.ambal.decks import wrong_deck
from engine.ambal.state import State
from engine.setup import begin

SEEDS = range(40)


@cache
def tables(mode: str) -> list[Table]:
    return [table(mode, Random(seed)) for seed in SEEDS]


def started(table: Table) -> State:
    state = begin(GAME, table.header, packs_of("ambal"))
    assert isinstance(state, State), state
    return state


@pytest.mark.parametrize("seed", SEEDS)
def test_a_box_has_22_commons_and_3_elites_a_school_whatever_is_mixed_in(seed: int) -> None:
    box = mixed_box(Random(seed))
    assert [len(box.of(school, elite=elite)) for school in SCHOOLS for elite in (False, True)] == [22, 3] * 4
    assert [id for id in box.entries if box.texts[id].school is UNSET] == [NO_SCHOOL]


def test_the_referee_knows_all_of_the_training_set_and_little_of_the_real_box() -> None:
    assert {training_box().missing(card) for card in training_box().entries} == {()}
    assert {printed_box().missing(card) for card in printed_box().entries} == {("cost", "effects")}


def test_in_a_mixed_box_data_are_missing_in_every_way() -> None:
    boxes = [mixed_box(Random(seed)) for seed in SEEDS]
    missing = {box.missing(card) for box in boxes for card in box.entries}
    assert missing == {(), ("cost",), ("effects",), ("cost", "effects")}


def test_people_can_read_every_card_also_where_the_referee_cannot() -> None:
    for card in printed_box().entries:
        text = printed_box().texts[card]
        assert (text.id, text.cost is not UNSET, text.effects is not UNSET) == (card, True, True)


def test_a_card_from_elsewhere_says_nothing_to_them() -> None:
    text = training_box().texts["somebodys-own"]
    assert (text.cost, text.effects) == (0, ())


@pytest.mark.parametrize("mode", [mode for mode in GAME.modes if mode != "draft"])
def test_decks_keep_to_the_rules_and_are_not_all_alike(mode: str) -> None:
    for one in tables(mode):
        for brought in one.decks.values():
            assert wrong_deck(started(one), brought.battle, brought.library) is None
    assert len({build(training_box(), mode, Random(seed)) for seed in SEEDS}) == len(SEEDS)


def test_before_a_draft_nobody_has_a_deck() -> None:
    assert all(not one.decks and not one.said for one in tables("draft"))


@pytest.mark.parametrize("mode", GAME.modes)
def test_every_table_can_be_set_and_they_differ(mode: str) -> None:
    for one in tables(mode):
        assert len(started(one).seats) == GAME.modes[mode][0]
    assert len({str(one.header) for one in tables(mode)}) > len(SEEDS) // 4


def test_now_and_then_the_starter_decks_are_played() -> None:
    many = (table("single-regular", Random(seed)) for seed in range(200))
    names = {said["starter"] for one in many for said in one.said.values() if "starter" in said}
    assert len(names) >= 3
