"""What everybody may see, and what nobody may."""

import pytest

from engine.ambyria import GAME
from engine.legal import legal
from tests.engine.ambyria.table import Table, card, op


@pytest.mark.rule("AMBYRIA-HIDE-01")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_of_hand_deck_and_arcane_cards_only_the_number_is_shown(viewer: int | None) -> None:
    seat = Table(deck_size=30).playing().seat(1, viewer)
    assert seat["counters"] == {"hand": 5, "deck": 20, "arcane": 4, "stones": None}
    assert not {"hand", "deck", "arcane"} & set(seat["zones"])


@pytest.mark.rule("AMBYRIA-HIDE-02")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_discard_piles_are_open(viewer: int | None) -> None:
    assert Table().playing().given(2, discard=["pebble", "?"]).zone(2, "discard", viewer) == ["pebble", "?"]


@pytest.mark.rule("AMBYRIA-HIDE-03")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_of_a_mode_pile_the_top_card_and_the_number_are_shown(viewer: int | None) -> None:
    table = Table().playing("shield").end_turn().do("mode", 2, card="haste").end_turn().do("mode", 1, card="spear")
    assert (table.zone(1, "mode_card", viewer), table.zone(1, "mode_pile", viewer)) == (["spear"], 2)


@pytest.mark.rule("AMBYRIA-HIDE-04")
def test_a_card_placed_face_down_is_named_in_no_fact_and_no_view_of_others() -> None:
    placer = card("placer", op("place", face="down", who="target"))
    table = Table(3, placer).playing().do("play", 1, card="placer").do("aim", 1, target=2, cards=["nugget"])
    said = [*table.facts, table.seen(None), table.seen(1), table.seen(3)]
    table.go()
    said += [*table.facts, table.seen(None), table.seen(1), table.seen(3)]
    assert "nugget" not in str(said)
    assert table.zone(2, "emberscape", 2) == ["nugget"]


@pytest.mark.rule("AMBYRIA-HIDE-04", "AMBYRIA-COL-10")
def test_counting_copies_never_tells_what_lies_hidden() -> None:
    """The only nugget of all decks lies face down, or in a collection pile: whoever names it is not told so."""
    lists = {"1": ["nugget", *["pebble"] * 9], "2": ["pebble"] * 10}
    for hidden in ({"row": ["-nugget"]}, {"collection": ["nugget"]}):
        table = Table(decks=lists).playing("pebble").given(2, **hidden)  # type: ignore[arg-type]
        assert {"do": "play", "seat": 1, "card": "nugget"} in legal(GAME, table.state, 1)
        table.do("play", 1, card="nugget")


def test_legal_actions_of_a_seat_tell_nothing_of_anothers_face_down_cards() -> None:
    listed = []
    for id in ("snare", "king", "pebble", "?"):
        table = Table().playing().given(2, row=[f"-{id}"]).do("play", 1, card="reader")
        listed.append([list(legal(GAME, table.state, seat)) for seat in (0, 1)])
    assert all(one == listed[0] for one in listed)


@pytest.mark.rule("AMBYRIA-HIDE-04", "AMBYRIA-AIM-01")
def test_what_was_declared_is_told_where_it_lies_now_and_never_a_card_out_of_a_hand() -> None:
    lay = card("lay", op("mode", who="target"), op("destroy", who="self"))
    table = Table(2, lay).playing().given(1, row=["pebble", "nugget"]).do("play", 1, card="lay")
    table.do("aim", 1, target=2, cards=["spark"])
    [link] = table.table["chain"]
    assert link["does"] == [{"op": "mode", "who": "target", "target": 2, "n": 1, "from": "hand", "slots": []}]
    assert "spark" not in str(table.view)
    table.go().do("aim", 1, slots=[2])
    assert table.table["chain"][0]["does"][0]["slots"] == [2]
    take = op("destroy", target=1, slots=[1])
    table.do("respond", 2, card="riddle").do("resolve", 2, ops=[take]).go().do("done", 2)
    assert table.row(1) == ["nugget", "lay"]
    assert table.table["chain"][0]["does"][0]["slots"] == [1]


@pytest.mark.rule("AMBYRIA-SYM-05", "AMBYRIA-HERO-02", "AMBYRIA-DOWN-06")
def test_what_lies_sideways_and_which_is_the_hero_is_told_of_open_cards_alone() -> None:
    table = Table().playing().given(1, row=["queen", "mushrooms", "-queen", "-mushrooms", "king"])
    assert (table.zone(1, "hero"), table.zone(1, "sideways")) == ([1], [2])
