"""Team play."""

import pytest

from tests.engine.tash_kalar.table import DUEL, FIELDS, HIGH, TEAMS, Table


def teams(*, actions: int = 2, **options: object) -> Table:
    table = Table(TEAMS, **options)  # type: ignore[arg-type]
    table.set(1, actions=actions)
    return table


@pytest.mark.rule("TASH-TEAM-02")
def test_teammates_have_one_set_of_pieces_and_a_deck_each() -> None:
    table = teams()
    table.do("place", 1)
    assert table.count(1, "common", "supply") == table.count(3, "common", "supply") == (2, 14)
    table.set(3, score=4)
    assert table.count(1, "score") == 4
    table.set(3, deck=9)
    assert table.count(1, "deck") == 15
    high = Table("duel-ancestral-teams", use_all_actions=False)
    high.do("end", 1, claim="t1")
    assert high.count(3, "tasks") == 2


@pytest.mark.rule("TASH-TEAM-04")
def test_the_teammate_who_plays_sooner_draws_the_legends() -> None:
    assert [Table(TEAMS).count(seat, "legends") for seat in (1, 2, 3, 4)] == [2, 2, 0, 0]
    assert [Table(TEAMS, first=4).count(seat, "legends") for seat in (1, 2, 3, 4)] == [2, 0, 0, 2]


@pytest.mark.rule("TASH-TEAM-05")
def test_the_bottom_six_lie_sideways_whatever_goes_under() -> None:
    table = teams()
    assert table.count(1, "deck", "sideways") == (15, 6)
    table.do("discard", 1, return_={"beings": 1})
    assert table.count(1, "deck", "sideways") == (16, 6)
    table.set(1, deck=4)
    assert table.count(1, "sideways") == 4
    assert "sideways" not in Table(DUEL).view["seats"][0]["counters"]


@pytest.mark.rule("TASH-TEAM-06", "TASH-TEAM-07")
def test_control_is_handed_over_once_a_turn_before_an_action_or_in_an_effect() -> None:
    assert Table(DUEL).refused("handover", 1) == "TEAM-06"
    table = teams(actions=0)
    assert table.refused("handover", 1) == "TEAM-07"
    assert table.refused("handover", 2) == "TURN-02"
    table.set(1, actions=1)
    table.do("handover", 1)
    assert table.refused("handover", 3) == "TEAM-06"
    assert table.refused("handover", 1) == "TURN-02"
    during = teams(actions=1)
    during.do("summon", 1, card="riddle")
    during.do("handover", 1)
    assert (during.table["active"], during.table["control"], during.view["to_act"]) == (1, 3, [3])


@pytest.mark.rule("TASH-TEAM-08", "TASH-TEAM-09")
def test_the_teammate_finishes_the_effect_and_only_places() -> None:
    table = teams()
    table.do("summon", 1, card="riddle")
    table.do("handover", 1)
    assert table.told("legends_passed") == [{"seat": 1, "to": 3, "n": 2}]
    assert (table.count(1, "legends"), table.count(3, "legends")) == (0, 2)
    assert (table.flags(1), table.flags(3)) == (["active", "first", "handed"], ["control"])
    assert table.refused("done", 1) == "TURN-02"
    table.do("done", 3)
    for seat in (1, 3):
        for verb in ("summon", "discard", "flare"):
            assert table.refused(verb, seat, **FIELDS.get(verb, {})) == "TEAM-08"
    assert table.refused("place", 1) == "TURN-02"
    assert table.refused("end", 3) == "TURN-02"
    assert table.refused("end", 1) == "TURN-06"
    table.do("place", 3)


@pytest.mark.rule("TASH-TEAM-10")
def test_then_control_returns_and_it_is_too_late_for_a_flare() -> None:
    table = teams(actions=1)
    table.do("handover", 1)
    table.do("place", 3)
    assert (table.table["control"], table.flags(3)) == (1, [])
    assert table.refused("place", 3) == "TURN-02"
    assert table.refused("flare", 1, upper=-9) == "TEAM-10"
    assert table.refused("summon", 1, rank="common") == "TURN-05"
    table.do("end", 1)
    assert table.table["active"] == 2


@pytest.mark.rule("TASH-TEAM-08", "TASH-TEAM-10", "TASH-TURN-06")
def test_control_returns_when_no_piece_can_be_placed_and_nothing_else_is_left_to_do() -> None:
    table = teams()
    table.do("handover", 1)
    table.set(1, common=0, removed=16)
    assert (table.table["control"], table.count(1, "actions"), table.view["to_act"]) == (1, 2, [1])
    assert table.refused("place", 1) == "PLACE-02"
    assert table.refused("summon", 1, rank="common") == "TEAM-08"
    assert table.refused("discard", 1) == "TEAM-08"
    assert table.refused("flare", 1, upper=-9) == "TEAM-10"
    table.do("end", 1)
    table.do("discard", 2)
    assert table.table["active"] == 2, "the next turn is free of it"


@pytest.mark.rule("TASH-TEAM-11", "TASH-TEAM-12")
def test_legends_go_to_the_teammate_who_draws_them() -> None:
    table = teams()
    table.free({"op": "extra", "deck": "legends"}, {"op": "extra", "deck": "beings"})
    table.do("done", 1)
    table.set(1, legends=1, flares=0)
    table.turn()
    assert table.told("legends_passed") == [{"seat": 1, "to": 3, "n": 1}]
    assert table.told("drawn") == [
        {"seat": 1, "beings": 2, "legends": 0, "flares": 1}, {"seat": 3, "beings": 0, "legends": 2, "flares": 0},
    ]  # fmt: skip
    assert table.count(3, "legends") == 3


@pytest.mark.rule("TASH-TEAM-13")
def test_the_last_upright_card_triggers_the_end() -> None:
    table = teams(deck_size=10)
    table.set(1, beings=2)
    table.turn()
    assert table.table["ending"]["by"] == "TASH-END-01"
    assert (table.count(1, "deck"), table.flags(1)) == (6, ["deck-out", "first"])
    for _ in range(3):
        table.turn()
    table.set(1, beings=0)
    table.turn()
    assert table.count(1, "deck") == 3, "sideways cards are drawn when needed"


@pytest.mark.rule("TASH-TEAM-14")
def test_an_action_gained_meanwhile_is_one_more_placing() -> None:
    table = teams(actions=1)
    table.do("summon", 1, card="riddle")
    table.do("handover", 1)
    table.resolve({"op": "gain"}, seat=3)
    table.do("done", 3)
    assert (table.count(1, "actions"), table.table["control"]) == (1, 3)
    table.do("place", 3)


@pytest.mark.rule("TASH-TEAM-15")
def test_the_referee_can_end_a_handover_or_let_it_last() -> None:
    table = teams()
    table.do("handover", 1)
    assert table.refused("end", 1) == "TURN-06"
    table.set(1, actions=0)
    assert table.table["control"] == 1
    table.set(1, actions=1)
    assert table.table["control"] == 3
    assert Table(HIGH).refused("handover", 1) == "TEAM-06"
