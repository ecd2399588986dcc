"""A turn by devices: one tap for the mode, one for the card, one OK for each effect."""

import pytest

from tests.companion.bindings.ambyria.hands import NOTHING, Hands, hands, playing
from tests.engine.ambyria.table import Table, card, op


def did(verb: str, seat: int, **fields: object) -> list[dict[str, object]]:
    return [{"do": verb, "seat": seat} | {name.rstrip("_"): value for name, value in fields.items()}]


# Set-up


@pytest.mark.rule("AMBYRIA-SET-02")
def test_a_hero_is_tapped_or_dialled() -> None:
    table = hands(3)
    assert table.tap(1, "king") == did("choose", 1, hero="rowl")
    assert table.counter("seat2.aux") == "1*"
    table.turn(2, 2)
    assert table.counter("seat2.aux") == "4*", "Rowl is taken, so Kaldoren comes next"
    assert table.press("seat2.ok") == did("choose", 2, hero="kaldoren")
    table.turn(3, -1)
    assert table.press("seat3.dial") == did("choose", 3, hero="serephene")
    assert table.view.phase == "mode"


@pytest.mark.rule("AMBYRIA-SET-02")
def test_a_hero_may_be_changed_until_the_last_has_chosen() -> None:
    table = hands(2)
    table.press("seat1.ok")
    table.turn(1, 1)
    assert table.press("seat1.ok") == did("choose", 1, hero="serephene")


def test_a_card_that_is_no_hero_chooses_none() -> None:
    assert hands(2).tap(1, "pebble") == NOTHING


# The mode phase


@pytest.mark.rule("AMBYRIA-MODE-02", "AMBYRIA-MODE-06")
def test_a_tap_lays_the_mode_card_and_no_keeps_the_mode() -> None:
    table = Hands(Table(2).chosen())
    assert table.press("seat1.no") == "AMBYRIA-MODE-06"
    assert table.tap(2, "haste") == "AMBYRIA-RESP-07"
    assert table.tap(1, "haste") == did("mode", 1, card="haste")
    assert table.view.phase == "play"
    later = Hands(Table(2).chosen().given(1, mode="greedy"))
    assert later.press("seat1.no") == did("pass", 1)


@pytest.mark.rule("AMBYRIA-MODE-07")
def test_without_a_hand_the_tapped_mode_card_comes_from_the_deck() -> None:
    table = Hands(Table(2).chosen().given(1, hand=0))
    assert table.tap(1, "haste") == did("mode", 1, card="haste", from_="deck")


@pytest.mark.rule("AMBYRIA-CARD-08")
def test_an_unknown_mode_is_dialled_after_the_tap() -> None:
    table = Hands(Table(2).chosen())
    assert table.tap(1, "riddle") == NOTHING
    assert table.held(1).cards == ("riddle",)
    assert table.counter("seat1.aux") == "1*"
    table.turn(1, 5)
    assert table.counter("seat1.aux") == "2*", "the dial goes round"
    assert table.press("seat1.ok") == did("mode", 1, card="riddle", symbol="attack")


def test_any_other_press_forgets_the_card_whose_mode_was_asked() -> None:
    table = Hands(Table(2).chosen().given(1, mode="greedy"))
    table.tap(1, "riddle")
    assert table.tap(1, "haste") == did("mode", 1, card="haste")
    again = Hands(Table(2).chosen().given(1, mode="greedy"))
    again.tap(1, "riddle")
    assert again.press("seat1.no") == did("pass", 1)


# The play phase


@pytest.mark.rule("AMBYRIA-PLAY-01")
def test_a_tap_plays_a_card_and_the_turn_ends_by_itself() -> None:
    table = playing()
    assert table.tap(1, "pebble") == did("play", 1, card="pebble")
    assert table.view.turn == 2


@pytest.mark.rule("AMBYRIA-DOWN-03", "AMBYRIA-PLAY-14")
def test_a_push_on_the_dial_plays_a_card_face_down_that_nobody_names() -> None:
    table = playing()
    assert table.press("seat1.dial") == did("play", 1, card="?", face="down")
    assert table.press("seat1.ok") == did("done", 1)


@pytest.mark.rule("AMBYRIA-PLAY-09", "AMBYRIA-PLAY-08")
def test_no_shows_the_hand_and_ok_ends_the_phase() -> None:
    assert playing().press("seat1.no") == did("show", 1)
    assert playing().press("seat1.ok") == "AMBYRIA-PLAY-08"


@pytest.mark.rule("AMBYRIA-HERO-02")
def test_the_own_hero_in_the_row_is_activated_by_a_tap() -> None:
    table = playing(rows={1: ("pebble", "queen", "king")})
    assert table.tap(1, "king") == did("play", 1, card="king"), "another deck's hero is played like any card"
    table = playing(rows={1: ("pebble", "queen")})
    assert table.tap(1, "queen") == did("activate", 1, slot=2)
    assert playing().tap(1, "queen") == did("play", 1, card="queen")


@pytest.mark.rule("AMBYRIA-ARC-03")
def test_a_collection_is_an_ok_and_a_tap_of_the_arcane_card() -> None:
    table = Hands(Table(2).playing().given(2, row=("pebble",) * 5, mode="greedy").do("play", 1, card="pebble"))
    assert table.view.prompt.id == "ambyria.collect"
    assert table.press("seat2.ok") == did("go", 2)
    assert table.awaits_card() == (2,)
    assert table.tap(2, "nugget") == did("play", 2, card="nugget", from_="arcane")
    assert (table.counter("seat2.main"), table.view.phase) == ("3", "mode")


@pytest.mark.rule("AMBYRIA-SYM-08")
def test_the_top_card_of_a_deck_is_tapped() -> None:
    table = playing()
    table.tap(1, "diviner")
    table.press("seat1.ok")
    assert table.tap(1, "pebble") == did("play", 1, card="pebble", from_="deck")


@pytest.mark.rule("AMBYRIA-ENDP-03")
def test_what_is_owed_is_tapped_or_given_unnamed() -> None:
    table = Hands(Table(2).playing().given(1, hand=12))
    table.tap(1, "pebble")
    assert table.counter("seat1.aux") == "2*"
    assert table.tap(1, "nugget") == did("discard", 1, cards=["nugget"])
    assert table.press("seat1.ok") == did("discard", 1, cards=["?"])
    assert table.counter("seat1.aux") == "9"


@pytest.mark.rule("AMBYRIA-RES-01")
def test_a_printed_effect_that_does_nothing_is_an_ok() -> None:
    table = playing()
    table.tap(1, "riddle")
    assert table.press("seat1.ok") == did("done", 1)


# Aims


@pytest.mark.rule("AMBYRIA-AIM-01")
def test_the_dial_goes_through_the_candidates_from_the_left() -> None:
    table = playing(3, rows={2: ("pebble", "-snare", "nugget"), 3: ("pebble",)})
    table.tap(1, "thief")
    texts = []
    for _ in range(4):
        texts.append(table.counter("seat1.aux"))
        table.turn(1, 1)
    assert texts == ["2-1*", "2-3*", "3-1*", "2-1*"]
    assert table.press("seat1.ok") == did("aim", 1, target=2, slots=[3])


@pytest.mark.rule("AMBYRIA-AIM-01", "AMBYRIA-DOWN-01")
def test_a_tap_aims_at_the_first_card_that_lies_openly_under_that_name() -> None:
    table = playing(3, rows={2: ("-nugget", "pebble"), 3: ("nugget",)})
    table.tap(1, "thief")
    assert table.tap(1, "snare") == NOTHING
    assert table.tap(1, "nugget") == did("aim", 1, target=3, slots=[1])


@pytest.mark.rule("AMBYRIA-PROT-01")
def test_whoever_is_protected_is_no_candidate() -> None:
    table = Hands(
        Table(3).playing().given(2, row=("pebble", "nugget"), mode="protection").given(3, row=("pebble", "purse"))
    )
    table.tap(1, "thief")
    assert table.counter("seat1.aux") == "3-1*"


def test_a_single_candidate_is_aimed_at_within_the_same_step() -> None:
    table = playing(rows={2: ("pebble",)})
    assert table.tap(1, "thief") == did("play", 1, card="thief") + did("aim", 1, target=2, slots=[1])
    table.press("table.undo")
    assert table.view.prompt.id == "ambyria.play"


def test_nothing_is_aimed_by_itself_after_an_action_on_the_screen() -> None:
    table = playing(rows={2: ("pebble",)})
    table.table.do("play", 1, card="thief")
    table.catch_up()
    assert table.view.prompt.id == "ambyria.aim"


@pytest.mark.rule("AMBYRIA-PLAY-05")
def test_an_effect_that_says_may_is_accepted_or_declined() -> None:
    perhaps = card("perhaps", op("draw", may=True))
    table = playing(2, perhaps)
    assert table.tap(1, "perhaps") == did("play", 1, card="perhaps")
    assert table.press("seat1.ok") == did("aim", 1)
    table = playing(2, perhaps)
    table.tap(1, "perhaps")
    assert table.press("seat1.no") == did("pass", 1)


def test_only_a_player_is_dialled_where_no_card_is_picked() -> None:
    table = playing(3, card("toll", op("discard")))
    table.tap(1, "toll")
    assert table.counter("seat1.aux") == "2*"
    table.turn(1, 1)
    assert table.press("seat1.dial") == did("aim", 1, target=3)


def test_what_takes_several_cards_is_aimed_on_the_page() -> None:
    table = playing(2, card("raid", op("steal", n=2)), rows={2: ("pebble", "nugget", "purse")})
    table.tap(1, "raid")
    assert table.press("seat1.ok") == NOTHING
    assert table.awaits_card() == ()


# The end


@pytest.mark.rule("AMBYRIA-FIN-07")
def test_a_counted_total_is_dialled() -> None:
    table = playing(scoring="count")
    table.table.do("adjust", 0, target=2, counter="arcane", to=0)
    table.tap(1, "pebble")
    table.turn(1, 23)
    table.turn(2, -4)
    assert (table.counter("seat1.main"), table.counter("seat2.main")) == ("23*", "0*")
    assert table.press("seat1.ok") == did("score", 1, stones=23)
    table.turn(2, 20)
    assert table.press("seat2.dial") == did("score", 2, stones=20)
    assert [table.counter(f"seat{seat}.{role}") for seat in (1, 2) for role in ("main", "aux")] == [
        "23", "1", "20", "2",
    ]  # fmt: skip
    assert table.press("seat1.call") == NOTHING
    assert table.awaits_card() == ()


def test_the_reader_of_the_table_and_those_who_left_are_not_heard() -> None:
    table = playing(3)
    assert table.tap("table", "pebble") == NOTHING
    table.table.do("concede", 2)
    assert table.press("seat2.call") == NOTHING
