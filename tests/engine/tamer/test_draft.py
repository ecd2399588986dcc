"""The draft: secret picks, the reveal, passing, and what cannot be picked."""

import pytest

from engine.legal import legal
from engine.tamer import GAME
from tests.engine.tamer.table import Table, buff, building, choose, creature, during_draft, tournament


def everything_seen(table: Table, viewer: int | None) -> str:
    """A view, and for a seat all that it may do, as text."""
    listed = [*legal(GAME, table.state, viewer)] if viewer else []
    return f"{table.seen(viewer)} {listed}"


@pytest.mark.rule("TAMER-DRAFT-01")
def test_a_card_is_picked_only_in_a_draft() -> None:
    table = building()
    assert table.refused("pick", 1, card="cub") == "DRAFT-01"
    assert table.built("cub").refused("pick", 1, card="cub") == "DRAFT-01"
    assert tournament().refused("pick", 1) == "DRAFT-01"


@pytest.mark.rule("TAMER-DRAFT-02")
def test_a_pick_lays_one_card_face_down() -> None:
    table = Table()
    table.do("pick", 2, card="cub")
    assert table.told("chosen") == [{"seat": 2}]
    assert (table.flagged("chosen"), table.view["to_act"]) == ([2], [1, 3, 4])
    assert [table.zone(seat, "pick") for seat in (1, 2)] == [0, 1]


@pytest.mark.rule("TAMER-DRAFT-03")
def test_until_the_reveal_another_card_may_be_picked_instead() -> None:
    table = Table()
    table.do("pick", 1, card="cub")
    table.do("pick", 1, card="wolf")
    assert table.zone(1, "pick", viewer=1) == ["wolf"]
    for seat in (2, 3, 4):
        table.do("pick", seat, card="cub")
    assert table.zone(1, "roster") == ["wolf"]


@pytest.mark.rule("TAMER-DRAFT-03", "TAMER-DRAFT-04")
def test_nobody_hears_that_a_card_was_changed() -> None:
    table = Table()
    table.do("pick", 1, card="cub")
    assert table.do("pick", 1, card="wolf") == []


@pytest.mark.rule("TAMER-DRAFT-04")
@pytest.mark.parametrize("viewer", [None, 2, 3, 4])
def test_others_see_only_that_a_card_was_chosen(viewer: int | None) -> None:
    tables = []
    for card in ("cub", "wolf"):
        table = Table()
        assert table.do("pick", 1, card=card) == [{"fact": "chosen", "seat": 1}]
        tables.append(table)
    assert everything_seen(tables[0], viewer) == everything_seen(tables[1], viewer)
    assert tables[0].zone(1, "pick", viewer) == 1
    assert tables[0].zone(1, "pick", viewer=1) == ["cub"]


@pytest.mark.rule("TAMER-DRAFT-04", "TAMER-DRAFT-14")
def test_a_card_that_lies_face_down_is_not_counted_against_others() -> None:
    """Seat 1 has the only one in front of it; seat 2 hears nothing of that, neither by a refusal nor by a list."""
    table = Table(4, creature("phoenix", copies=1))
    table.do("pick", 1, card="phoenix")
    before = Table(4, creature("phoenix", copies=1))
    assert [*legal(GAME, table.state, 2)] == [*legal(GAME, before.state, 2)]
    table.do("pick", 2, card="phoenix")


@pytest.mark.rule("TAMER-DRAFT-05", "TAMER-DRAFT-06")
def test_the_last_pick_reveals_all_cards_in_the_same_step() -> None:
    table = Table()
    for seat, card in ((3, "cub"), (1, "wolf"), (4, "cub")):
        table.do("pick", seat, card=card)
        assert table.told("revealed") == []
    table.do("pick", 2, card="bear")
    assert table.told("revealed") == [{"cards": {"1": "wolf", "2": "bear", "3": "cub", "4": "cub"}}]
    assert (table.flagged("chosen"), table.zone(1, "pick", viewer=1)) == ([], [])
    assert [table.zone(seat, "roster", viewer=4) for seat in (1, 2)] == [["wolf"], ["bear"]]


@pytest.mark.rule("TAMER-DRAFT-06")
def test_a_card_joins_behind_those_drafted_before_and_a_second_one_has_a_number() -> None:
    table = Table().picks("wolf").picks("cub").picks("cub").picks("wolf")
    assert table.zone(1, "roster") == ["wolf", "cub", "cub#2", "wolf#2"]
    assert table.told("revealed")[0]["cards"]["1"] == "wolf#2"


@pytest.mark.rule("TAMER-DRAFT-07", "TAMER-DRAFT-08", "TAMER-DRAFT-09", "TAMER-DRAFT-10")
def test_packs_go_left_in_rounds_1_and_3_and_right_in_round_2() -> None:
    table = Table(mode="manual")
    for direction, packs in (("left", [4, 1, 2, 3]), ("right", [2, 3, 4, 1]), ("left", [4, 1, 2, 3])):
        assert (table.table["direction"], table.table["packs"], table.table["left"]) == (direction, [1, 2, 3, 4], 8)
        table.picks()
        assert table.told("passed") == [{"direction": direction, "pick": 2}]
        assert (table.table["packs"], table.table["left"]) == (packs, 7)
        table.drafted().built().ended(1, 2)


@pytest.mark.rule("TAMER-DRAFT-09")
def test_a_pack_comes_home_after_a_whole_way_round_the_table() -> None:
    table = Table(5, mode="manual").picks()
    assert table.table["packs"] == [5, 1, 2, 3, 4]
    for _ in range(4):
        table.picks()
    assert table.table["packs"] == [1, 2, 3, 4, 5]


@pytest.mark.rule("TAMER-DRAFT-10", "TAMER-DRAFT-11", "TAMER-DRAFT-12")
def test_a_draft_has_eight_picks_and_after_the_last_nothing_is_passed() -> None:
    table = Table()
    for number in range(1, 9):
        assert (table.where, table.table["left"]) == (("draft", 1, number), 9 - number)
        table.picks("cub")
    assert table.told("passed") == []
    assert table.where == ("build", 1, 0)
    assert (table.table["direction"], table.table["left"], table.table["packs"]) == (None, 0, [])
    assert len(table.zone(1, "roster")) == 8


@pytest.mark.rule("TAMER-DRAFT-12", "TAMER-DRAFT-01")
def test_a_ninth_creature_cannot_be_drafted() -> None:
    assert building().refused("pick", 1, card="wolf") == "DRAFT-01"


@pytest.mark.rule("TAMER-DRAFT-13")
def test_a_card_of_another_round_is_refused_and_one_of_unknown_round_is_not() -> None:
    table = Table(4, creature("late", round=2), creature("early", round=1))
    assert table.refused("pick", 1, card="late") == "DRAFT-13"
    table.do("pick", 1, card="early")
    table.do("pick", 2, card="cub")


@pytest.mark.rule("TAMER-DRAFT-14")
def test_a_card_that_another_seat_owns_was_never_in_this_pack() -> None:
    table = Table(4, creature("twin", copies=2))
    table.picks("twin", "cub").picks("cub")
    assert table.zone(1, "roster")[0] == table.zone(3, "roster")[0] == "twin"
    assert table.refused("pick", 2, card="twin") == "DRAFT-14"


@pytest.mark.rule("TAMER-DRAFT-15")
def test_more_of_a_card_than_there_are_is_told_and_all_of_them_stay() -> None:
    table = Table(4, creature("phoenix", copies=1)).picks("phoenix", "phoenix", "cub", "cub")
    assert table.told("surplus") == [{"card": "phoenix"}]
    assert [table.zone(seat, "roster") for seat in (1, 2)] == [["phoenix"], ["phoenix"]]
    assert table.picks("cub").told("surplus") == []


@pytest.mark.rule("TAMER-DRAFT-16")
def test_who_still_has_to_choose_cannot_pick() -> None:
    giver = creature("giver", effects=during_draft(buff("perm_power", 1, choose(1))))
    table = Table(4, giver).picks("cub").picks("giver", "cub")
    assert table.asks == [(1, "choose"), (3, "choose")]
    assert table.refused("pick", 1, card="cub") == "DRAFT-16"
    table.do("choose", 1, cards=["cub"])
    table.do("pick", 1, card="cub")


@pytest.mark.rule("TABLE-INPUT")
def test_a_pick_names_a_card_that_exists() -> None:
    table = Table()
    assert table.refused("pick", 1) == "TABLE-INPUT"
    assert table.refused("pick", 1, card="nobody") == "TABLE-INPUT"
    assert table.refused("pick", 1, card="cub#2") == "TABLE-INPUT"
    assert table.refused("pick", 1, card=None) == "TABLE-INPUT"
    assert table.refused("pick", 0, card="cub") == "TABLE-INPUT"
    assert table.refused("pick", 5, card="cub") == "TABLE-INPUT"


# Draft effects


def giving(*ops: dict[str, object]) -> dict[str, object]:
    return creature("giver", effects=during_draft(*ops))


@pytest.mark.rule("TAMER-DEFF-01", "TAMER-DEFF-03")
def test_a_draft_effect_finds_the_revealed_card_in_the_roster() -> None:
    table = Table(4, giving(buff("perm_power", {"each": 1, "per": "all"}, "all")))
    table.picks("cub").picks("giver", "cub")
    assert [table.die(1, key, "perm_power") for key in ("cub", "giver")] == [2, 2]
    assert [table.die(2, key, "perm_power") for key in ("cub", "cub#2")] == [0, 0]


@pytest.mark.rule("TAMER-DEFF-01", "TAMER-DEFF-02")
def test_effects_of_one_reveal_come_after_it_by_seat() -> None:
    table = Table(4, giving(buff("perm_health", 1, "self"))).picks("giver")
    assert table.order_told[1:6] == ["revealed", "dice", "dice", "dice", "dice"]
    assert [fact["seat"] for fact in table.told("dice")] == [1, 2, 3, 4]


@pytest.mark.rule("TAMER-DEFF-04")
@pytest.mark.parametrize("die", ["temp_power", "perm_power", "temp_health", "perm_health"])
def test_a_draft_effect_lays_dice_of_any_kind(die: str) -> None:
    table = Table(4, giving(buff(die, 2, "self"))).picks("giver")
    assert table.die(1, "giver", die) == 2


@pytest.mark.rule("TAMER-DEFF-05")
def test_a_question_does_not_hold_up_the_others() -> None:
    table = Table(4, giving(buff("perm_power", 1, choose(1)))).picks("cub").picks("giver", "cub", "cub", "cub")
    for seat in (2, 3, 4):
        table.do("pick", seat, card="cub")
    assert (table.asks, table.view["to_act"]) == ([(1, "choose")], [1])


@pytest.mark.rule("TAMER-DEFF-06")
@pytest.mark.parametrize("card", ["riddle", "hint"])
def test_an_unknown_draft_effect_is_asked_for_and_lapses_with_the_next_pick(card: str) -> None:
    table = Table(4, creature("hint", effects=[{"when": "draft"}])).picks(card, "cub", "cub", "cub")
    assert table.asks == [(1, "resolve")]
    table.do("pick", 1, card="cub")
    assert (table.told("lapsed"), table.asks) == ([{"seat": 1, "creature": card}], [])


@pytest.mark.rule("TAMER-DEFF-06")
def test_after_the_last_pick_it_lapses_when_its_seat_is_ready() -> None:
    table = Table()
    for _ in range(7):
        table.picks("cub")
    table.picks("riddle", "cub", "cub", "cub")
    assert table.asks == [(1, "resolve")]
    table.do("place", 1, card="cub")
    table.do("ready", 1)
    assert (table.told("lapsed"), table.asks) == ([{"seat": 1, "creature": "riddle"}], [])


@pytest.mark.rule("TAMER-DEFF-07")
def test_what_an_effect_gives_may_be_entered_asked_or_not() -> None:
    table = Table().picks("riddle", "cub")
    change = {"creature": "riddle", "die": "perm_power", "by": 2}
    table.do("resolve", 1, card="riddle", changes=[change])
    assert (table.die(1, "riddle", "perm_power"), table.asks) == (2, [(3, "resolve")])
    table.do("resolve", 1, card="riddle", changes=[change])
    table.do("resolve", 2, card="cub", changes=[change | {"creature": "cub"}])
    assert (table.die(1, "riddle", "perm_power"), table.die(2, "cub", "perm_power")) == (4, 2)


@pytest.mark.rule("TAMER-DEFF-07")
def test_an_entry_about_another_creature_leaves_the_question_open() -> None:
    table = Table().picks("cub").picks("riddle", "cub")
    table.do("resolve", 1, card="cub", changes=[])
    assert (1, "resolve") in table.asks
    table.do("resolve", 1, card="riddle", changes=[])
    assert (1, "resolve") not in table.asks


@pytest.mark.rule("TAMER-DEFF-07")
def test_only_an_own_creature_can_be_the_source() -> None:
    table = Table().picks("wolf", "cub")
    assert table.refused("resolve", 2, card="wolf", changes=[]) == "DEFF-07"
    assert table.refused("resolve", 0, card="wolf", changes=[]) == "DEFF-07"


@pytest.mark.rule("TAMER-DEFF-08")
@pytest.mark.parametrize("change", [
    {"creature": "cub", "seat": 2, "die": "perm_power", "by": 1},
    {"creature": "cub", "die": "perm_power", "by": 1},
    {"creature": "wolf", "die": "damage", "by": 1},
])  # fmt: skip
def test_only_power_and_health_of_own_creatures_can_be_entered(change: dict[str, object]) -> None:
    table = Table().picks("wolf", "cub")
    fine = {"creature": "wolf", "seat": 1, "die": "perm_power", "by": 1}
    assert table.refused("resolve", 1, card="wolf", changes=[fine, change]) == "DEFF-08"
    table.do("resolve", 1, card="wolf", changes=[fine])


@pytest.mark.rule("TAMER-DEFF-09")
def test_nothing_is_flipped_outside_a_battle() -> None:
    table = Table().picks("wolf", "cub")
    damage = {"creature": "cub", "die": "damage", "by": 1}
    assert table.refused("resolve", 1, card="wolf", changes=[{"flip": 1}, damage]) == "DEFF-09"
