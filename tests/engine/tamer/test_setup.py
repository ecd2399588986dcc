"""Set-up: what can be started at all, where a tournament begins, and the course of its rounds."""

from typing import Any

import pytest

from engine.refusal import INPUT, Refusal
from engine.setup import Header, begin
from engine.tamer import GAME
from engine.tamer.state import State
from tests.engine.tamer.table import CARDS, NAMES, Table, buff, creature, during_draft, flip, tournament


def answer(seats: int = 4, **header: Any) -> State | Refusal:
    """What the engine makes of a header."""
    begun: State | Refusal = begin(GAME, Header(**({"game": "tamer", "seats": NAMES[:seats], "cards": CARDS} | header)))
    return begun


def refused(seats: int = 4, **header: Any) -> str:
    found = answer(seats, **header)
    assert isinstance(found, Refusal), found
    return found.clause


# Who can play


@pytest.mark.rule("TAMER-SETUP-01")
@pytest.mark.parametrize("mode", ["referee", "manual"])
@pytest.mark.parametrize("seats", [4, 5, 6, 7, 8])
def test_four_to_eight_play_a_tournament(seats: int, mode: str) -> None:
    view = Table(seats, mode=mode).view
    assert [seat["team"] for seat in view["seats"]] == list(range(1, seats + 1))


@pytest.mark.rule("TAMER-SETUP-01", "TABLE-INPUT")
@pytest.mark.parametrize("mode", ["referee", "manual"])
@pytest.mark.parametrize("seats", [0, 1, 2, 3, 9])
def test_no_other_number_can_be_started(seats: int, mode: str) -> None:
    assert refused(seats, mode=mode) == INPUT


@pytest.mark.rule("TAMER-MODE-04", "TABLE-INPUT")
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_a_duel_is_for_two(seats: int) -> None:
    assert refused(seats, mode="duel") == INPUT


OUTSIDE: list[tuple[str, Any]] = [
    ("ko", "never"), ("draft", True), ("teams", None), ("round1", "left"), ("rematch", ""), ("bye", "loss"),
    ("samples", {"4": ["cub"]}), ("samples", {"1": []}), ("samples", {"1": ["nobody"]}), ("samples", ["cub"]),
    ("ranking", "draws"), ("tie", "fight"), ("tie_limit", 0), ("tie_limit", 10), ("stalemate", "win"),
    ("flip_place", "first"), ("round", 0), ("round", 4), ("pick_timer", 3601),
]  # fmt: skip


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize(("option", "value"), OUTSIDE)
def test_an_option_that_is_unknown_or_outside_its_range_cannot_be_started(option: str, value: Any) -> None:
    assert refused(options={option: value}) == INPUT


def test_an_option_of_another_mode_has_no_effect() -> None:
    assert isinstance(answer(mode="manual", options={"round": 3, "ko": "more-than", "stalemate": "both-out"}), State)


CHOSEN = {"choose": 1, "from": "all"}
WRONG_CARDS: list[dict[str, Any]] = [
    {"id": "a#2"}, {"round": 4}, {"round": 0}, {"points": 100}, {"points": -1}, {"power": -1}, {"health": 0},
    {"types": ["dragon"]}, {"elements": ["void"]}, {"copies": 0}, {"effects": [{"when": "end"}]},
    {"effects": [{"when": "ko", "do": []}]}, {"effects": [{"when": "ko", "do": [{"op": "steal"}]}]},
    {"effects": during_draft(flip(1))}, {"effects": [{"when": "ko", "do": [flip(4)]}]},
    {"effects": [{"when": "ko", "do": [flip(1, n=0)]}]},
    *({"effects": during_draft(op)} for op in (
        buff("damage", 1, "all"), buff("perm_power", 100, "all"), buff("perm_power", -1, "all"),
        buff("perm_power", 1, "nobody"), buff("perm_power", 1, {"type": "fire"}), buff("perm_power", 1, {}),
        buff("perm_power", 1, {"type": "spirit", "element": "fire"}),
        buff("perm_power", 1, {"choose": 0, "from": "all"}),
        buff("perm_power", 1, {"choose": 1}), buff("perm_power", 1, {"choose": 1, "from": CHOSEN}),
        buff("perm_power", 1, {"choose": 1, "from": "all", "other": True}),
        buff("perm_power", 1, {"type": "spirit", "from": "all"}),
        buff("perm_power", {"each": 1}, "all"), buff("perm_power", {"each": 1, "per": "all", "kinds": "type"}, "all"),
        buff("perm_power", {"each": 1, "per": CHOSEN}, "all"), buff("perm_power", {"each": 1, "kinds": "size"}, "all"),
        buff("perm_power", 1, "all", **{"if": {"at_least": 1}}),
        buff("perm_power", 1, "all", **{"if": {"at_least": 1, "of": CHOSEN}}),
    )),
]  # fmt: skip


@pytest.mark.rule("TABLE-INPUT")
@pytest.mark.parametrize("field", WRONG_CARDS, ids=str)
def test_a_card_that_the_vocabulary_does_not_allow_cannot_be_started(field: dict[str, Any]) -> None:
    assert refused(cards=(creature("odd") | field,)) == INPUT


def test_a_card_may_be_quite_unknown() -> None:
    assert isinstance(answer(cards=({"id": "rumour", "name": "Rumour"},)), State)


# Where it begins


@pytest.mark.rule("TAMER-SETUP-06")
@pytest.mark.parametrize("mode", ["referee", "manual"])
def test_a_tournament_begins_with_the_first_pick_of_round_1(mode: str) -> None:
    table = Table(mode=mode)
    assert table.where == ("draft", 1, 1)
    for seat in table.view["seats"]:
        assert seat["counters"] == {"wins": 0, "draws": 0, "losses": 0, "byes": 0}
        assert seat["zones"] == (
            {"pick": 0, "roster": [], "line": []} if mode == "referee" else dict.fromkeys(seat["zones"], 0)
        )
        assert seat["flags"] == []


@pytest.mark.rule("TAMER-SETUP-06", "TAMER-MODE-06")
def test_without_a_guided_draft_it_begins_with_building() -> None:
    assert Table(draft="off").where == ("build", 1, 0)


@pytest.mark.rule("TAMER-SETUP-07")
def test_each_of_three_rounds_is_a_draft_then_building_then_one_battle_for_everybody() -> None:
    table, phases = Table(mode="manual"), list[tuple[str, int]]()
    while table.view["result"] is None:
        phases.append((table.where[0], table.where[1]))
        match table.where[0]:
            case "draft":
                table.drafted()
            case "build":
                table.built()
            case "battle":
                assert sorted(seat for pair in table.pairs for seat in pair) == [1, 2, 3, 4]
                table.ended(1)
    assert phases == [(phase, round) for round in (1, 2, 3) for phase in ("draft", "build", "battle")]


@pytest.mark.rule("TAMER-SETUP-08", "TAMER-DRAFT-13")
def test_the_draft_of_a_round_uses_cards_of_that_round() -> None:
    table = Table(4, *(creature(f"r{number}", round=number) for number in (1, 2, 3)))
    for round in (1, 2, 3):
        for number in (1, 2, 3):
            if number != round:
                assert table.refused("pick", 1, card=f"r{number}") == "DRAFT-13"
        table.drafted(f"r{round}").built(f"r{round}").ended(1, 2)


# What people are told


@pytest.mark.rule("TAMER-SETUP-02", "TAMER-SETUP-03")
def test_piles_are_sorted_and_shuffled_before_the_game() -> None:
    table = Table(mode="manual")
    assert {"SETUP-02", "SETUP-03"} <= set(table.clauses)
    assert not {"SETUP-02", "SETUP-03"} & set(table.picks().clauses)
    table.drafted().built().ended(1, 2)
    assert table.where == ("draft", 2, 1)
    assert not {"SETUP-02", "SETUP-03"} & set(table.clauses)


@pytest.mark.rule("TAMER-SETUP-02", "TAMER-SETUP-03")
def test_piles_are_sorted_and_shuffled_for_a_draft_by_hand_as_well() -> None:
    assert {"SETUP-02", "SETUP-03"} <= set(Table(draft="off").clauses)


@pytest.mark.rule("TAMER-SETUP-04", "TAMER-SETUP-09")
def test_packs_are_dealt_when_a_draft_begins_and_the_rest_stays_as_a_deck() -> None:
    table = Table(mode="manual")
    for round in (1, 2, 3):
        assert table.where == ("draft", round, 1)
        assert {"SETUP-04", "SETUP-09"} <= set(table.clauses)
        assert not {"SETUP-04", "SETUP-09"} & set(table.picks().clauses)
        table.drafted().built().ended(1, 2)


@pytest.mark.rule("TAMER-SETUP-05", "TAMER-DRAFT-17")
def test_people_may_look_at_their_own_pack_and_keep_it_hidden() -> None:
    table = Table(mode="manual")
    for _ in range(8):
        assert {"SETUP-05", "DRAFT-17"} <= set(table.clauses)
        table.picks()
    assert not {"SETUP-05", "DRAFT-17"} & set(table.clauses)


@pytest.mark.rule("TAMER-SETUP-05")
def test_no_view_shows_the_cards_of_a_pack() -> None:
    table = Table()
    assert not any("cub" in str(table.seen(viewer)) for viewer in (None, 1, 2, 3, 4))


def plenty(copies: int, **more: Any) -> Table:
    """Four seats, and so many cards of round 1."""
    header = Header(game="tamer", seats=NAMES[:4], cards=(creature("cub", copies=copies) | more,))
    table = Table()
    first = begin(GAME, header)
    assert isinstance(first, State)
    table.history.state = first
    return table


@pytest.mark.rule("TAMER-SETUP-10")
@pytest.mark.parametrize(("copies", "told"), [(31, True), (32, False)])
@pytest.mark.parametrize("round", [{}, {"round": 1}])
def test_too_few_cards_for_a_draft_are_said_when_it_begins(copies: int, told: bool, round: dict[str, int]) -> None:
    table = plenty(copies, **round)
    assert ("SETUP-10" in table.clauses) == told
    assert table.table["short"] == told
    assert "SETUP-10" not in table.picks("cub").clauses


@pytest.mark.rule("TAMER-SETUP-10")
def test_cards_of_another_round_are_no_help_and_by_hand_nothing_is_counted() -> None:
    assert "SETUP-10" in plenty(99, round=2).clauses
    assert "SETUP-10" not in Table(mode="manual").clauses
    assert "SETUP-10" not in tournament().clauses
