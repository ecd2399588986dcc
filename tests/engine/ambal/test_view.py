"""Hidden information: what everybody sees, what only its owner sees, and what nobody is shown."""

import json
from typing import Any

import pytest

from engine.ambal import GAME
from engine.legal import legal
from tests.engine.ambal.moments import MOMENTS, at, in_library
from tests.engine.ambal.pool import ADVANCED, BOX, FIFTEEN, TWELVE, advanced, commons, to_library
from tests.engine.ambal.table import Table, hit, skill

SHIELD = skill("shield", {"op": "boon", "to": "you", "rounds": 3})
HEX = skill("hex", {"op": "curse", "to": "opponent", "rounds": 2})
BURN = skill("burn", {"op": "condition", "to": "opponent", "condition": "burning", "rounds": 2})
GONE = skill("gone", {"op": "out"})
DEAR = skill("dear", cost=9)
POOL = (SHIELD, HEX, BURN, GONE, DEAR)


def named(data: Any) -> set[str]:
    """The cards of the box that are named anywhere in there."""
    text = json.dumps(data)
    return {card["id"] for card in BOX if f'"{card["id"]}"' in text}


# Nobody sees a hand, a deck, or another player's lists


@pytest.mark.rule("AMBAL-VIEW-01", "AMBAL-LIB-07", "AMBAL-DOUBLE-02")
@pytest.mark.parametrize("mode", ["single-advanced", "double-advanced"])
def test_no_card_is_named_to_others_before_it_lies_open(mode: str) -> None:
    seats = 4 if mode.startswith("double") else 2
    table = advanced(registered=tuple(range(1, seats + 1)), mode=mode)
    open_: set[str] = set()
    for round in range(3):
        cards = TWELVE[round * seats : round * seats + seats]
        for seat, card in enumerate(cards, 1):
            table.do("commit", seat, card=card, **({"target": seat} if seats == 4 else {}))
            open_ |= set(cards) if seat == seats else set()
            assert_only(table, open_)
        table.end_battle()
        while table.state.phase in ("move", "library"):
            seat = table.view()["to_act"][0]
            if table.state.phase == "move":
                table.do("pass", seat)
            else:
                table.do("library", seat, cards=[f"water-{round + 1}"])
            assert_only(table, open_)


def assert_only(table: Table, open_: set[str]) -> None:
    """Who looks on sees the open cards, who plays sees also the own Library Deck and face-down card."""
    assert named([table.view(), table.facts]) <= open_
    for seat in table.state.seats:
        own = {*(seat.shelf or ()), *([seat.placed.card] if seat.placed else [])}
        assert named(table.view(seat.number)) <= open_ | own


@pytest.mark.rule("AMBAL-VIEW-01")
def test_the_cards_of_a_registered_deck_are_shown_to_nobody_while_they_are_drawn() -> None:
    table = Table(*BOX, decks={"1": commons("fire", 1, 20)}).begun()
    for viewer in (None, 1, 2):
        assert named(table.view(viewer)) == set()


@pytest.mark.rule("AMBAL-VIEW-01", "AMBAL-DECK-15")
def test_what_others_may_do_tells_nothing_of_a_list() -> None:
    other = {"battle": commons("sword", 1, 12), "library": commons("assassination", 1, 15)}
    tables = [Table(*BOX, mode="single-advanced", decks={"1": deck}).begun() for deck in (ADVANCED, other)]
    one, two = ([*legal(GAME, table.state, 2)] for table in tables)
    assert one == two
    assert [*legal(GAME, tables[0].state, 1)] != [*legal(GAME, tables[1].state, 1)]


@pytest.mark.rule("AMBAL-VIEW-01")
def test_a_message_to_the_table_does_not_tell_which_card_lies_face_down() -> None:
    table = advanced()
    table.do("commit", 1, card="fire-1")
    answers = [
        table.attempt("adjust", 0, target=1, card=card, zone="out", from_="hand")
        for card in ("fire-1", "fire-2", "water-1", "sword-1")
    ]
    assert answers[1:] == answers[:3]


# Everybody sees


@pytest.mark.rule("AMBAL-VIEW-02")
def test_counters_piles_and_what_lies_on_players_are_seen_by_all() -> None:
    table = Table(*POOL).begun().turn("shield", "burn").turn("gone", "hex").turn("filler-1", "nothing")
    for viewer in (None, 1, 2):
        assert [table.seat(seat, viewer)["zones"]["used"] for seat in (1, 2)] == [
            ["shield", "gone", "filler-1"], ["burn", "hex", "nothing"],
        ]  # fmt: skip
    table.end_battle()
    table.do("discard", 1, card="filler-2")
    table.do("pass", 2)
    for viewer in (None, 1, 2):
        one, two = (table.seat(seat, viewer) for seat in (1, 2))
        assert (one["zones"]["discard"], one["zones"]["out"]) == (["filler-1", "filler-2"], ["gone"])
        assert (one["zones"]["play"], two["zones"]["play"]) == (["shield", "hex"], [])
        assert one["counters"] == {
            "health": 57, "max_health": 60, "energy": 12, "max_energy": 12, "hand": 7, "deck": 9,
            "burning": 1, "bleeding": 0, "poison": 0,
        }  # fmt: skip
        assert table.view(viewer)["table"]["durations"] == [
            {"card": "shield", "kind": "boon", "by": 1, "on": 1, "left": 2},
            {"card": "hex", "kind": "curse", "by": 2, "on": 1, "left": 1},
        ]


@pytest.mark.rule("AMBAL-VIEW-02")
@pytest.mark.parametrize("registered", [(), (1, 2)])
def test_the_size_of_a_library_deck_is_seen_by_all(registered: tuple[int, ...]) -> None:
    table = to_library(advanced(registered=registered))
    table.do("library", 1, cards=["water-1", "water-2"])
    assert [table.seat(1, viewer)["zones"]["library"] for viewer in (None, 2)] == [13, 13]
    own = table.seat(1, viewer=1)["zones"]["library"]
    assert own == ([card for card in FIFTEEN if card not in ("water-1", "water-2")] if registered else 13)


@pytest.mark.rule("AMBAL-VIEW-02", "AMBAL-DOUBLE-02")
@pytest.mark.parametrize("mode", ["single-regular", "double-advanced"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_views_differ_in_what_is_hidden_and_in_nothing_else(moment: str, mode: str) -> None:
    table = at(moment, mode)
    public = table.view()
    for viewer in range(1, len(public["seats"]) + 1):
        seen = table.view(viewer)
        seen["seats"][viewer - 1]["zones"] |= {
            zone: public["seats"][viewer - 1]["zones"][zone] for zone in ("placed", "library", "picks")
        }
        assert seen == public


# The target in Double, and a card that went back


@pytest.mark.rule("AMBAL-VIEW-03", "AMBAL-BATTLE-03", "AMBAL-DOUBLE-02")
def test_a_face_down_card_and_its_token_look_alike_to_all_others() -> None:
    strike = skill("strike", hit(3))
    tables = [Table(strike, mode="double-regular").begun() for _ in range(3)]
    for table, card, target in zip(tables, ("strike", "strike", "riddle"), (3, 4, 2), strict=True):
        assert table.do("commit", 1, card=card, target=target) == [{"fact": "placed", "seat": 1}]
    for viewer in (None, 2, 3, 4):
        views = [table.view(viewer) for table in tables]
        assert views[0] == views[1] == views[2]
        assert views[0]["seats"][0]["zones"]["placed"] == 1
        lists = [[*legal(GAME, table.state, viewer)] for table in tables if viewer]
        assert lists[1:] == lists[:-1]
    assert tables[0].seat(1, viewer=1)["zones"]["placed"] == ["strike"]
    for seat in (2, 3, 4):
        tables[0].do("stop", seat)
    assert tables[0].told("revealed") == [{"fact": "revealed", "seat": 1, "card": "strike", "target": 3}]


@pytest.mark.rule("AMBAL-VIEW-04", "AMBAL-BATTLE-11")
def test_a_card_that_was_shown_and_taken_back_stays_listed() -> None:
    table = Table(*POOL).begun().turn("dear", "nothing")
    unpaid = {"seat": 1, "card": "dear", "target": 1, "base": 9, "cost": 9, "state": "unpaid"}
    for viewer in (None, 1, 2):
        assert table.view(viewer)["table"]["revealed"][0] == unpaid
    assert table.counter(1, "hand") == 7
    table.turn(None, "filler-1")
    assert [one["card"] for one in table.table["revealed"]] == ["filler-1"]


@pytest.mark.rule("AMBAL-VIEW-04")
def test_it_stays_until_the_next_cards_or_the_next_round() -> None:
    table = Table(*POOL).begun().turn("dear", None)
    assert (table.state.phase, table.table["revealed"][0]["state"]) == ("move", "unpaid")
    assert table.to_next_round().table["revealed"] == []


# The shape


@pytest.mark.rule("AMBAL-VIEW-02")
def test_every_key_is_there_at_every_moment() -> None:
    keys = {"stage", "boards", "drawn", "order", "revealed", "durations", "lasting", "draft"}
    zones = {"placed", "used", "discard", "out", "play", "library", "picks"}
    for table in (*(at(moment) for moment in MOMENTS), in_library(), Table(*BOX, mode="draft")):
        assert table.table.keys() == keys
        assert all(table.zone(seat, "library") == (15 if table.state.box.advanced else 0) for seat in (1, 2))
        assert all(seat["zones"].keys() == zones for seat in table.view()["seats"])


@pytest.mark.rule("AMBAL-VIEW-02", "AMBAL-ENERGY-03", "AMBAL-HEALTH-04")
def test_the_markers_of_the_boards_are_told() -> None:
    table = Table().begun().set(1, health=7, energy=3, max_energy=10)
    assert table.table["boards"] == {
        "1": {"red": [0, 7], "clear": 3, "black": 11}, "2": {"red": [6, 0], "clear": 8, "black": 13},
    }  # fmt: skip


@pytest.mark.rule("AMBAL-VIEW-02")
def test_what_waits_or_lasts_is_told() -> None:
    dearer = skill("dearer", {"op": "cost", "to": "opponent", "n": 1})
    sharpen = skill("sharpen", {"op": "next", "to": "you", "effects": [hit(1)]})
    table = Table(dearer, sharpen).begun().turn("dearer", "sharpen")
    assert table.table["lasting"] == [
        {"seat": 2, "op": "next", "card": "sharpen"}, {"seat": 2, "op": "cost", "card": "dearer"},
    ]  # fmt: skip


@pytest.mark.rule("AMBAL-VIEW-02")
def test_how_many_cards_were_drawn_is_told_for_every_seat() -> None:
    table = Table(mode="double-regular")
    assert table.table["drawn"] == {}
    table.begun()
    assert table.table["drawn"] == {"1": 0, "2": 0, "3": 0, "4": 0}
    table.turn(("nothing", 1), ("nothing", 2), None, ("nothing", 4)).set(4, health=0).to_next_round()
    assert table.table["drawn"] == {"1": 1, "2": 1, "3": 0, "4": 0}
    assert table.view()["prompt"] == {"id": "ambal.commit", "args": {"drawn": table.table["drawn"]}}
