"""Modes, sides and setting up."""

import pytest

from engine.tash_kalar.actions import Reveal
from engine.tash_kalar.offers import offers
from tests.engine.tash_kalar.table import DUEL, FIELDS, HIGH, MELEE, TEAMS, Table, refused_to_begin, task


@pytest.mark.rule("TASH-MODE-01", "TASH-MODE-02")
def test_each_mode_takes_its_number_of_players() -> None:
    assert refused_to_begin(HIGH, 3) == "TABLE-INPUT"
    assert refused_to_begin(TEAMS, 2) == "TABLE-INPUT"
    assert refused_to_begin(MELEE, 2) == "TABLE-INPUT"
    assert [len(Table(mode, seats=n).state.sides) for mode, n in ((DUEL, 2), (TEAMS, 4), (MELEE, 3), (MELEE, 4))] == [
        2, 2, 3, 4,
    ]  # fmt: skip


@pytest.mark.rule("TASH-MODE-03", "TASH-MODE-04", "TASH-MODE-05")
def test_each_mode_keeps_its_own_points() -> None:
    high, duel, melee = Table(HIGH), Table(DUEL), Table(MELEE, seats=3)
    assert high.table["tasks"] is not None
    assert duel.table["tasks"] is None
    assert "tasks" in high.view["seats"][0]["counters"]
    assert "tasks" not in duel.view["seats"][0]["counters"]
    assert melee.count(1, "points_2", "points_3", "score") == (0, 0, 0)
    assert high.table["this_turn"]["pending"] is None
    assert duel.table["this_turn"]["pending"] == {"2": 0}


@pytest.mark.rule("TASH-MODE-06", "TASH-TEAM-01")
def test_teammates_share_one_side() -> None:
    table = Table(TEAMS)
    assert [seat["team"] for seat in table.view["seats"]] == [1, 2, 1, 2]
    assert list(table.table["gaps"]["1"]) == ["2"]
    assert [seat["team"] for seat in Table(MELEE, seats=3).view["seats"]] == [None] * 3


@pytest.mark.rule("TASH-SETUP-01")
def test_nothing_is_played_before_the_start_and_nothing_is_set_up_after_it() -> None:
    table = Table(DUEL, start=False)
    for verb in ("place", "summon", "discard", "flare", "resolve", "done", "handover", "end", "concede"):
        assert table.refused(verb, 1, **FIELDS.get(verb, {})) == "SETUP-01"
    assert table.refused("adjust", 0, target=1, counter="deck", to=3) == "SETUP-01"
    table.do("start", 0)
    assert table.refused("start", 0) == "SETUP-01"
    assert table.refused("school", 1, school="northern") == "SETUP-01"
    assert table.refused("reveal", 0, task="t1") == "SETUP-01"
    assert Table(HIGH, board=True, start=False).refused("place", 2, at="e5", side=1) == "SETUP-01"


@pytest.mark.rule("TASH-SETUP-03")
def test_no_two_seats_have_the_same_school() -> None:
    table = Table(DUEL, start=False)
    table.do("school", 1, school="northern")
    assert table.refused("school", 2, school="northern") == "SETUP-03"
    table.do("school", 2, school="southern")
    table.do("school", 1, school="sylvan")
    assert table.table["schools"] == {"1": "sylvan", "2": "southern"}


@pytest.mark.rule("TASH-SETUP-02", "TASH-SETUP-04", "TASH-TEAM-03")
def test_people_are_reminded_of_what_only_they_can_do() -> None:
    from engine.tash_kalar import GAME

    for mode, told in ((DUEL, ()), (TEAMS, ("TASH-TEAM-03",))):
        table = Table(mode, start=False)
        assert GAME.clauses(GAME.view(table.state, None)) == ("TASH-SETUP-02", "TASH-SETUP-04", *told)
        table.start()
        assert GAME.clauses(GAME.view(table.state, None)) == ()


@pytest.mark.rule("TASH-SETUP-05", "TASH-SETUP-13", "TASH-SETUP-14", "TASH-SETUP-16")
@pytest.mark.parametrize(("mode", "seats", "two_sided"), [(HIGH, 2, 17), (DUEL, 2, 16), (MELEE, 3, 15), (MELEE, 4, 14)])
def test_a_side_has_its_pieces_less_those_on_score_boards(mode: str, seats: int, two_sided: int) -> None:
    table = Table(mode, seats=seats, start=False)
    assert {table.count(seat, "supply", "legend_supply") for seat in range(1, seats + 1)} == {(two_sided, 3)}
    table.start()
    standing = sum(table.count(seat, "common") for seat in range(1, seats + 1))
    assert standing == {HIGH: 0, DUEL: 2, MELEE: 3}[mode]


@pytest.mark.rule("TASH-SETUP-06", "TASH-TURN-01")
def test_the_starting_player_is_an_option_and_turns_go_clockwise() -> None:
    table = Table(MELEE, seats=4, first=3)
    assert table.table["order"] == [3, 4, 1, 2]
    seats = []
    for _ in range(5):
        seats.append(table.table["active"])
        table.turn()
    assert seats == [3, 4, 1, 2, 3]
    assert (table.view["round"], table.view["turn"]) == (2, 6)
    assert refused_to_begin(DUEL, options={"first": 3}) == "TABLE-INPUT"


@pytest.mark.rule("TASH-SETUP-07")
def test_first_hands() -> None:
    table = Table(DUEL)
    assert [table.count(seat, "beings", "legends", "flares", "deck") for seat in (1, 2)] == [(3, 2, 1, 15)] * 2
    assert table.table["decks"]["legends"]["deck"] == 8
    assert table.table["decks"]["flares"]["deck"] == 10


@pytest.mark.rule("TASH-SETUP-08", "TASH-SETUP-09", "TASH-SETUP-10", "TASH-SETUP-11", "TASH-TASK-06")
def test_objectives_are_turned_up_until_they_fit() -> None:
    table = Table(HIGH, start=False)
    for id in ("t1", "hard", "t4", "t6"):
        table.do("reveal", 0, task=id)
    tasks = table.table["tasks"]
    assert (tasks["current"], tasks["aside"], tasks["deck"]) == (["t1", "t4"], ["hard", "t6"], 20)
    table.do("reveal", 1, task="t2")
    assert table.told("tasks_shuffled") == [{"n": 2}]
    table.do("reveal", 0, task="t6")
    assert table.names == ["task_revealed", "task_under"]
    table.do("reveal", 0, task="hard")
    assert (table.table["tasks"]["next"], table.table["tasks"]["deck"]) == ("hard", 20)


@pytest.mark.rule("TASH-SETUP-10")
def test_when_all_are_aside_anything_becomes_current() -> None:
    hard = [task(f"h{n}", "q", advanced=True) for n in range(4)]
    table = Table(HIGH, *hard, start=False, task_deck=4)
    for n in range(4):
        table.do("reveal", 0, task=f"h{n}")
    assert table.table["tasks"]["aside"] == []
    for n in range(4):
        table.do("reveal", 0, task=f"h{n}")
    assert table.table["tasks"]["current"] == ["h0", "h1", "h2"]
    assert table.table["tasks"]["next"] is None, "three of one type: it went under"
    table.do("reveal", 0, task="h3")
    assert table.table["tasks"]["next"] == "h3", "every card that lies face down has gone under"


@pytest.mark.rule("TASH-SETUP-10", "TASH-SETUP-12")
def test_a_deck_smaller_than_counted_leaves_set_up_a_way_on() -> None:
    """Two advanced ones and a simple one are all there is, and 24 were counted."""
    hard = [task(id, "q", advanced=True) for id in ("hard", "harder")]
    table = Table(HIGH, *hard, start=False, use_all_actions=False)
    assert table.refused("reveal", 0) == "TABLE-INPUT", "nothing was turned up yet"
    for id in ("hard", "t1", "harder"):
        table.do("reveal", 0, task=id)
    assert table.refused("start", 0) == "SETUP-12"
    assert any(offer.action == Reveal(seat=0) for offer in offers(table.state, 0))
    table.do("reveal", 0)
    tasks = table.table["tasks"]
    assert (tasks["current"], tasks["aside"], tasks["deck"]) == (["t1"], [], 2)
    assert table.told("tasks_shuffled") == [{"n": 2}]
    for id in ("harder", "hard"):
        table.do("reveal", 0, task=id)
    assert (table.table["tasks"]["current"], table.table["tasks"]["deck"]) == (["t1", "harder", "hard"], 0)
    assert table.refused("reveal", 0) == "SETUP-12"
    table.do("start", 0)
    table.do("end", 1, claim="t1")
    assert (table.phase, table.table["tasks"]["current"]) == ("action", ["harder", "hard"])


@pytest.mark.rule("TASH-SETUP-12")
def test_play_starts_with_the_objectives_that_lie_when_no_card_is_left() -> None:
    table = Table(HIGH, start=False)
    for id in ("t1", "t2"):
        table.do("reveal", 0, task=id)
    table.do("reveal", 2)
    tasks = table.table["tasks"]
    assert (tasks["current"], tasks["next"], tasks["deck"]) == (["t1", "t2"], None, 0)
    assert table.view["prompt"]["id"] == "tash.setup.start"
    assert table.refused("reveal", 0, task="t3") == "SETUP-12"
    table.do("start", 0)
    assert table.phase == "action"


@pytest.mark.rule("TASH-SETUP-12", "TASH-TASK-05")
def test_the_start_waits_for_all_objectives_and_then_no_more_are_turned_up() -> None:
    table = Table(HIGH, start=False)
    assert table.refused("start", 0) == "SETUP-12"
    for id in ("t1", "t2", "t3"):
        table.do("reveal", 0, task=id)
    assert table.refused("start", 0) == "SETUP-12"
    assert table.refused("reveal", 0, task="t1") == "TASK-05"
    table.do("reveal", 0, task="t4")
    assert table.refused("reveal", 0, task="t5") == "SETUP-12"
    assert Table(DUEL, start=False).refused("reveal", 0, task="t1") == "SETUP-12"
    assert Table(HIGH, start=False, tasks="points").refused("reveal", 0, task="t1") == "SETUP-12"


@pytest.mark.rule("TASH-SETUP-15", "TASH-SETUP-18")
def test_the_second_player_puts_the_start_pieces_of_a_duel() -> None:
    table = Table(DUEL, board=True, start=False)
    assert table.view["to_act"] == [2]
    assert table.view["prompt"]["id"] == "tash.setup.place"
    assert table.refused("start", 0) == "SETUP-18"
    assert table.refused("place", 1, at="c5", side=1) == "SETUP-15"
    assert table.refused("place", 2, at="e5", side=1) == "SETUP-15"
    table.do("place", 2, at="g5", side=1)
    assert table.refused("place", 2, at="g5", side=2) == "SETUP-15"
    assert table.refused("place", 2, at="c5", side=1) == "SETUP-15"
    table.do("place", 2, at="c5", side=2)
    table.do("start", 2)
    assert (table.at("c5"), table.at("g5")) == ("2c", "1c")
    assert Table(TEAMS, board=True, start=False).view["to_act"] == [4]


@pytest.mark.rule("TASH-SETUP-17", "TASH-SETUP-18")
def test_the_last_player_puts_the_start_pieces_of_a_melee() -> None:
    table = Table(MELEE, board=True, seats=4, start=False)
    assert table.view["to_act"] == [4]
    assert table.refused("place", 1, at="f2", side=1) == "SETUP-17"
    assert table.refused("place", 4, at="f2", side=2) == "SETUP-17", "the second player's colour stays out"
    assert table.refused("place", 4, at="e5", side=1) == "SETUP-17"
    table.do("place", 4, at="f2", side=1)
    assert table.refused("place", 4, at="g2", side=3) == "SETUP-17", "the pair is used"
    table.do("place", 4, at="g7", side=3)
    assert table.refused("start", 0) == "SETUP-18"
    table.do("place", 4, at="b7", side=4)
    table.do("start", 0)
    assert [table.count(seat, "common") for seat in (1, 2, 3, 4)] == [1, 0, 1, 1]


@pytest.mark.rule("TASH-SETUP-18")
def test_in_the_ledger_the_start_counts_the_start_pieces() -> None:
    table = Table(DUEL)
    assert [table.count(seat, "common", "supply") for seat in (1, 2)] == [(1, 15)] * 2
    assert [table.count(seat, "common") for seat in (1, 2, 3, 4) if (table := Table(MELEE, seats=4))] == [1, 0, 1, 1]


@pytest.mark.rule("TASH-SETUP-19")
def test_a_registered_deck_sets_its_size() -> None:
    table = Table(DUEL, decks={"1": ["scout"] * 7}, deck_size=12)
    assert [table.count(seat, "deck") for seat in (1, 2)] == [4, 9]
    assert refused_to_begin(DUEL, decks={"1": ["scout"] * 3}) == "TABLE-INPUT"
    assert refused_to_begin(TEAMS, decks={"1": ["scout"] * 9}) == "TABLE-INPUT"
    assert refused_to_begin(DUEL, decks={"1": ["titan"] * 5}) == "TABLE-INPUT"
    assert refused_to_begin(DUEL, decks={"1": ["spite"] * 5}) == "TABLE-INPUT"
    assert refused_to_begin(TEAMS, options={"deck_size": 9}) == "TABLE-INPUT"
    assert refused_to_begin(DUEL, options={"colors": {"3": "pink"}}) == "TABLE-INPUT"
    assert Table(DUEL, decks={"0": ["titan"]}).count(1, "deck") == 15
