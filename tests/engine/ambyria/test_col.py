"""The collection phase: a full emberscape goes face down into the collection pile, and earns an arcane card."""

import pytest

from tests.engine.ambyria.table import Table, card, op

FIVE = ("pebble", "nugget", "-snare", "pebble", "pebble")


def collecting(row: tuple[str, ...] = FIVE) -> Table:
    """Seat 1 begins its second turn with these cards lying before it, in greedy mode."""
    table = Table().playing("purse").end_turn().do("mode", 2, card="shield")
    return table.given(1, row=row).end_turn()


@pytest.mark.rule("AMBYRIA-COL-01", "AMBYRIA-COL-03")
def test_five_cards_have_to_be_collected_and_before_that_a_window_opens() -> None:
    table = collecting()
    assert (table.phase, table.prompt, table.view["to_act"]) == ("collection", "collect", [1])
    assert table.table["window"] == {"kind": "collect", "seat": 1, "held": None, "passed": []}
    assert table.table["chain"] == [{"kind": "collect", "seat": 1}]
    assert table.refused("mode", 1, card="pebble") == "MODE-02"


@pytest.mark.rule("AMBYRIA-COL-02")
@pytest.mark.parametrize("number", range(5))
def test_with_fewer_the_phase_is_skipped(number: int) -> None:
    table = collecting(FIVE[:number])
    assert (table.view["turn"], table.phase) == (1, "mode")


@pytest.mark.rule("AMBYRIA-COL-03", "AMBYRIA-RESP-03")
def test_everybody_may_respond_the_collecting_player_too() -> None:
    for seat in (1, 2):
        table = collecting().do("call", seat)
        assert table.table["window"]["held"] == seat
        table.do("respond", seat, card="spark")
        assert table.told("response") == [{"seat": seat, "card": "spark", "to": "collect"}]


@pytest.mark.rule("AMBYRIA-COL-04", "AMBYRIA-DOWN-08")
def test_all_cards_face_up_and_face_down_go_into_the_collection_pile() -> None:
    table = collecting().do("go", 1)
    assert (table.row(1), table.zone(1, "collection")) == ([], 5)
    assert table.told("collected") == [{"seat": 1, "n": 5, "by": "phase"}]


@pytest.mark.rule("AMBYRIA-COL-05")
def test_nothing_is_collected_when_a_response_has_left_too_few() -> None:
    table = collecting().do("respond", 2, card="avenger").do("aim", 2, target=1, slots=[1]).do("go", 2)
    assert (len(table.row(1)), table.zone(1, "collection"), table.count(1, "arcane")) == (4, 0, 4)
    assert table.told("skipped") == [{"seat": 1, "card": None, "effect": None, "clause": "AMBYRIA-COL-05"}]
    assert table.phase == "mode"


@pytest.mark.rule("AMBYRIA-COL-05")
def test_nothing_is_collected_when_the_mode_that_allowed_it_is_gone() -> None:
    table = Table().playing("haste").end_turn().do("mode", 2, card="shield").given(1, row=FIVE[:3]).end_turn()
    assert table.prompt == "collect"
    table.do("respond", 1, card="guard")
    assert (table.phase, table.zone(1, "collection"), table.count(1, "arcane")) == ("mode", 0, 4)


@pytest.mark.rule("AMBYRIA-COL-06", "AMBYRIA-ARC-02")
def test_a_whole_emberscape_earns_an_arcane_card_that_has_to_be_played_in_that_phase() -> None:
    table = collecting().do("go", 1)
    assert table.table["pending"] == {"kind": "arcane", "seat": 1}
    assert (table.phase, table.prompt, table.view["to_act"]) == ("collection", "arcane", [1])
    for verb, seat, fields in (("mode", 1, {"card": "pebble"}), ("go", 1, {}), ("play", 1, {"card": "pebble"})):
        assert table.refused(verb, seat, **fields)
    assert table.refused("call", 2) == "RESP-08"
    assert table.refused("respond", 2, card="spark") == "RESP-07"
    table.do("play", 1, card="pebble", from_="arcane")
    assert table.phase == "mode"


@pytest.mark.rule("AMBYRIA-COL-07")
def test_an_emberscape_is_collected_once_in_a_phase_whatever_the_arcane_card_brings() -> None:
    gather = card("gather", *[op("place", from_="deck")] * 4)
    table = Table(2, gather).playing("purse").end_turn().do("mode", 2, card="shield").given(1, row=FIVE).end_turn()
    table.do("go", 1).do("play", 1, card="gather", from_="arcane")
    for _ in range(4):
        table.go()
    assert (len(table.row(1)), table.phase, table.zone(1, "collection")) == (5, "mode", 5)


@pytest.mark.rule("AMBYRIA-COL-08")
def test_an_effect_or_a_play_symbol_that_collects_earns_no_arcane_card() -> None:
    gleaner = card("gleaner", op("collect", n="all"), play="discard")
    table = Table(2, gleaner).playing().given(1, row=FIVE).do("play", 1, card="gleaner").go()
    assert (table.zone(1, "collection"), table.row(1), table.table["pending"]) == (5, [], None)
    table = Table().playing().do("play", 1, card="hoard").go()
    assert (table.zone(1, "collection"), table.table["pending"]) == (1, None)


@pytest.mark.rule("AMBYRIA-COL-09")
@pytest.mark.parametrize("name", ["steal", "capture", "destroy", "collect"])
def test_nothing_is_taken_out_of_a_collection_pile(name: str) -> None:
    table = Table().playing().given(2, collection=["nugget"]).do("play", 1, card="riddle")
    assert table.refused("resolve", 1, ops=[op(name, from_="collection", who="target", target=2)]) == "COL-09"


@pytest.mark.rule("AMBYRIA-COL-10", "AMBYRIA-HIDE-04")
def test_until_the_end_nobody_is_told_a_card_or_a_value_of_a_collection_pile() -> None:
    table = collecting().do("go", 1)
    said = str([table.facts, *(table.seen(viewer) for viewer in (None, 1, 2))])
    assert "nugget" not in said
    assert "snare" not in said
    assert {table.seat(1, viewer)["counters"]["stones"] for viewer in (None, 1, 2)} == {None}
