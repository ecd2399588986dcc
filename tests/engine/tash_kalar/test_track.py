"""Both depths of tracking, corrections, finding a place, and what stays hidden."""

import pytest

from engine.legal import covers, legal
from engine.tash_kalar import GAME
from tests.engine.tash_kalar.table import DUEL, HIGH, MELEE, Table, creature


@pytest.mark.rule("TASH-TRACK-01", "TASH-TRACK-02", "TASH-ARENA-03")
def test_the_ledger_counts_what_the_board_sees() -> None:
    ledger, board = Table(DUEL), Table(DUEL, board=True)
    assert ledger.table["arena"] is None
    assert len(board.table["arena"]) == 69
    ledger.set(1, common=0, actions=2)
    ledger.set(2, common=0)
    board.set(1, actions=2)
    for verb, fields in (("place", {"at": "e5"}), ("summon", {"card": "hero", "at": "e6"})):
        ledger.do(verb, 1, **fields)
        board.do(verb, 1, **fields)
    ledger.do("end", 1)
    board.do("end", 1)
    assert ledger.view["seats"] == board.view["seats"]
    same = ("gaps", "this_turn", "decks", "ending", "active")
    assert [ledger.table[key] for key in same] == [board.table[key] for key in same]


@pytest.mark.rule("TASH-TRACK-05")
def test_squares_are_found_and_corrected_in_board_tracking_alone() -> None:
    table = Table(DUEL)
    assert table.refused("find", 1, card="bomb") == "TRACK-05"
    assert table.refused("fix", 0, at="e5", piece=None) == "TRACK-05"


@pytest.mark.rule("TASH-TRACK-06", "TASH-HIDE-03")
def test_find_tells_one_seat_where_it_could_summon() -> None:
    table = Table(DUEL, creature("sower", form="c*.", marks="..m"), board=True)
    table.put(e5="1c", d5="2h")
    before = table.view
    assert table.do("find", 1, card="sower") == []
    found = table.zone(1, "found", viewer=1)
    assert found["at"] == ["e4", "f5", "e6"]
    assert found["matches"][0] == {"at": "e4", "as": 3, "used": ["e5"], "marks": ["e3"]}
    assert table.view == before
    assert table.zone(1, "found", viewer=2) is None
    table.do("name", 2, name="Zoe")
    assert table.zone(1, "found", viewer=1) is not None
    table.do("place", 1, at="c1")
    assert table.zone(1, "found", viewer=1) is None


@pytest.mark.rule("TASH-TRACK-06")
def test_find_asks_neither_hand_nor_turn_but_supply_and_improvising() -> None:
    table = Table(MELEE, seats=3, board=True)
    table.put(e5="2c", e6="1c")
    table.do("find", 2, card="guard")
    assert "f5" in table.zone(2, "found", viewer=2)["at"]
    assert table.refused("find", 1, card="guard", impro=1) == "IMPRO-01"
    table.do("find", 1, card="guard", impro=2)
    assert "f5" in table.zone(1, "found", viewer=1)["at"]
    table.set(1, impro_2=0)
    assert table.refused("find", 1, card="guard", impro=2) == "IMPRO-02"
    assert table.refused("find", 1, card="scout") == "TABLE-INPUT", "it has no formation"
    table.set(1, removed=14)
    table.do("find", 1, card="guard")
    assert table.zone(1, "found", viewer=1)["at"] == [], "the only piece left is the one that is used"


@pytest.mark.rule("TASH-HIDE-03")
def test_a_look_is_no_step_of_the_log() -> None:
    table = Table(DUEL, board=True)
    table.put(e5="1c")
    table.do("place", 1, at="c1")
    table.history.undo()
    table.do("find", 1, card="guard")
    assert table.history.redo() is None, "what was undone can still be redone"
    assert (table.at("c1"), table.zone(1, "found", viewer=1)) == ("1c", None)
    table.do("find", 1, card="guard")
    table.do("name", 1, name="Zoe")
    assert table.zone(1, "found", viewer=1) is not None
    assert table.history.undo() is None
    assert (table.view["seats"][0]["name"], table.zone(1, "found", viewer=1)) == ("Ana", None)
    table.history.redo()
    assert table.zone(1, "found", viewer=1) is None
    assert not any(action.verb() == "find" for action in table.history.actions())


@pytest.mark.rule("TASH-TRACK-07")
def test_what_the_referee_cannot_set() -> None:
    table, board, high = Table(DUEL), Table(DUEL, board=True), Table(HIGH)

    def set_to(one: Table, counter: str, to: int, seat: int = 1) -> str:
        return one.refused("adjust", 0, target=seat, counter=counter, to=to)

    for counter in ("upgraded", "pieces", "supply", "legend_supply"):
        assert set_to(table, counter, 1) == "TABLE-ADJUST"
    assert set_to(high, "score", 3) == "TABLE-ADJUST"
    assert set_to(Table(MELEE, seats=3), "score", 3) == "TABLE-ADJUST"
    for counter in ("common", "heroic", "legendary"):
        assert set_to(board, counter, 0) == "TABLE-ADJUST"
    for counter, to in (("actions", 10), ("common", 18), ("deck", 41), ("beings", 10), ("score", 100), ("deck", -1)):
        assert set_to(table, counter, to) == "TABLE-ADJUST"
    assert set_to(table, "actions", 1, seat=2) == "TABLE-ADJUST"
    assert set_to(table, "common", 17) == "TABLE-ADJUST", "a duel is played with 16"
    table.set(1, legendary=2)
    assert set_to(table, "removed_legendary", 2) == "TABLE-ADJUST"
    for counter in ("tasks", "sideways", "points_2", "impro_2"):
        assert set_to(table, counter, 1) == "TABLE-INPUT", "the seat does not show it"
    assert set_to(table, "deck", 1, seat=3) == "TABLE-INPUT"
    table.set(1, score=4)
    assert table.told("adjusted") == [{"target": 1, "counter": "score", "from": 0, "to": 4, "why": None}]
    assert table.told("score") == [{"side": 1, "in": None, "from": 0, "to": 4, "by": "adjust"}]


@pytest.mark.rule("TASH-TRACK-07")
def test_what_play_brought_above_its_range_is_offered_to_be_set_right() -> None:
    table = Table(DUEL, deck_size=40)
    table.free(*({"op": "extra", "deck": deck, "n": 9} for deck in ("beings", "legends", "flares")))
    table.do("done", 1)
    table.turn()
    assert table.count(1, "beings", "legends", "flares") == (12, 10, 10), "hands go above 9 in play"
    for counter in ("beings", "legends", "flares"):
        less = {"do": "adjust", "seat": 0, "target": 1, "counter": counter, "to": 3}
        assert any(covers(listed, less) for listed in legal(GAME, table.state, 0)), counter
    table.set(1, beings=3)
    assert table.count(1, "beings") == 3


@pytest.mark.rule("TASH-TRACK-08")
def test_a_corrected_square_counts_as_nothing_but_itself() -> None:
    table = Table(DUEL, board=True)
    table.do("fix", 0, at="e5", piece="2l")
    assert table.told("fixed") == [{"at": "e5", "from": None, "to": "2l"}]
    table.put(e5="1h")
    assert table.count(2, "legendary", "removed_legendary") == (0, 0)
    assert table.table["this_turn"]["destroyed"]["2"]["legendary"] == 0
    table.put(d1="2l", e1="2l", f1="2l")
    assert table.refused("fix", 0, at="g1", piece="2l") == "TABLE-ADJUST", "a stone too many"
    table.put(f1="2l")
    assert table.refused("fix", 0, at="a1", piece="1c") == "ARENA-02"
    for piece in ("3c", "1x", "c1", ""):
        assert table.refused("fix", 0, at="e5", piece=piece) == "TABLE-INPUT"
    assert table.refused("fix", 1, at="e5", piece=None) == "TABLE-INPUT"


@pytest.mark.rule("TASH-TRACK-09")
def test_a_correction_can_trigger_the_end() -> None:
    duel = Table(DUEL)
    duel.set(2, score=18)
    assert duel.table["ending"]["by"] == "TASH-END-04"
    melee = Table(MELEE, seats=3)
    melee.set(2, points_3=12)
    assert melee.told("score") == [{"side": 2, "in": 3, "from": 0, "to": 12, "by": "adjust"}]
    assert melee.table["ending"]["by"] == "TASH-END-05"
    high = Table(HIGH)
    high.set(1, tasks=9)
    assert high.table["ending"] is None, "this one waits for the end of a turn"
    deck = Table(DUEL)
    deck.set(2, deck=0)
    assert (deck.table["ending"]["by"], deck.flags(2)) == ("TASH-END-01", ["deck-out"])
    team = Table("match-a-mort-teams")
    team.set(3, deck=7)
    assert team.table["ending"] is None
    team.set(3, deck=6)
    assert team.table["ending"] == {"by": "TASH-END-01", "seat": 1, "left": 4}


# Hidden information


@pytest.mark.rule("TASH-HIDE-01", "TASH-HIDE-04")
def test_hands_are_numbers_and_everything_else_lies_open() -> None:
    table = Table(DUEL, decks={"1": ["scout"] * 6})
    for viewer in (None, 1, 2):
        assert "scout" not in str(table.seen(viewer))
    table.set(1, actions=2)
    table.do("discard", 1, card="scout", return_={"beings": 1})
    assert "scout" not in str(table.told("returned"))
    views = [table.seen(viewer) for viewer in (None, 1, 2)]
    assert views[0] == views[1] == views[2]
    assert views[0]["seats"][0]["zones"]["discard"] == ["scout"]
