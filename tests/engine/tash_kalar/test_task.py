"""Objectives of the High Form: claiming, and what is turned up after it."""

import pytest

from engine.refusal import Refusal
from tests.engine.tash_kalar.table import DUEL, HIGH, MELEE, Table, task


def at_the_end(mode: str = HIGH, *cards: dict[str, object], **options: object) -> Table:
    """The first turn is about to end."""
    return Table(mode, *cards, use_all_actions=False, **options)  # type: ignore[arg-type]


@pytest.mark.rule("TASH-TASK-01")
def test_objectives_are_claimed_in_the_high_form_as_cards_or_as_points() -> None:
    assert at_the_end(DUEL).refused("end", 1, claim="t1") == "TASK-01"
    assert at_the_end(MELEE, seats=3).refused("end", 1, points=2) == "TASK-01"
    assert at_the_end().refused("end", 1, points=2) == "TASK-01"
    counted = at_the_end(tasks="points")
    assert counted.table["tasks"] is None
    assert counted.refused("end", 1, claim="t1") == "TASK-01"
    assert counted.refused("end", 1, points=10) == "TABLE-INPUT"
    counted.do("end", 1, points=3)
    assert counted.told("claimed") == [{"side": 1, "task": None, "points": 3}]
    assert counted.count(1, "tasks", "score") == (3, 3)


@pytest.mark.rule("TASH-TASK-01")
def test_who_claims_in_the_wrong_way_is_told_the_right_one() -> None:
    def told(table: Table, **claim: object) -> str:
        refusal = table.attempt("end", 1, **claim)
        assert isinstance(refusal, Refusal)
        return refusal.message.id

    assert told(at_the_end(DUEL), claim="t1") == "tash-kalar-no-objectives"
    assert told(at_the_end(), points=2) == "tash-kalar-claim-a-card"
    assert told(at_the_end(tasks="points"), claim="t1") == "tash-kalar-claim-points"


@pytest.mark.rule("TASH-TASK-02")
def test_only_a_current_objective_is_claimed() -> None:
    table = at_the_end()
    assert table.refused("end", 1, claim="t4") == "TASK-02", "it is the next one"
    assert table.refused("end", 1, claim="t5") == "TASK-02"
    assert table.refused("end", 1, claim="scout") == "TABLE-INPUT"
    table.do("end", 1, claim="t1")
    table.do("reveal", 0, task="t5")
    assert table.refused("end", 2, claim="t1") == "TASK-02"


@pytest.mark.rule("TASH-TASK-03", "TASH-TASK-09")
def test_the_conditions_are_checked_where_they_are_known() -> None:
    needs = [{"need": "destroyed", "n": 2, "upgraded": 1}]
    table = at_the_end(HIGH, task("t1", needs=needs))
    table.set(2, common=1, heroic=1)
    assert table.refused("end", 1, claim="t1") == "TASK-03"
    table.free({"op": "destroy", "side": 2, "rank": "common"})
    table.do("done", 1)
    assert table.table["this_turn"]["destroyed"]["2"]["common"] == 1
    assert table.refused("end", 1, claim="t1") == "TASK-03"
    table.free({"op": "destroy", "side": 2, "rank": "heroic"})
    table.do("done", 1)
    table.do("end", 1, claim="t1")


@pytest.mark.rule("TASH-TASK-03")
def test_squares_are_looked_at_in_board_tracking() -> None:
    card = task("t1", needs=[{"need": "hold", "on": "center", "n": 1}, {"need": "summoned", "n": 1, "on": "red"}])
    table = at_the_end(HIGH, card, board=True)
    assert table.refused("end", 1, claim="t1") == "TASK-03"
    table.do("summon", 1, card="scout", at="e5")
    assert table.table["this_turn"]["on_red"] == 1
    table.do("end", 1, claim="t1")


@pytest.mark.rule("TASH-TASK-04", "TASH-SCORE-10")
def test_a_claim_scores_and_the_next_objective_moves_up() -> None:
    table = at_the_end()
    table.set(1, legendary=1)
    table.do("end", 1, claim="t2")
    assert table.count(1, "tasks", "score") == (2, 3)
    assert table.told("score") == [{"side": 1, "in": None, "from": 1, "to": 3, "by": "claim"}]
    tasks = table.table["tasks"]
    assert (tasks["current"], tasks["next"], tasks["claimed"]["1"]) == (["t1", "t3", "t4"], None, ["t2"])
    assert (table.phase, table.view["to_act"], table.table["active"]) == ("reveal", [], 1)


@pytest.mark.rule("TASH-TASK-05")
def test_no_card_is_turned_up_twice_and_the_deck_may_be_smaller_than_counted() -> None:
    table = at_the_end()
    table.do("end", 1, claim="t1")
    for lies in ("t1", "t2", "t4"):
        assert table.refused("reveal", 0, task=lies) == "TASK-05"
    table.do("reveal", 0)
    assert (table.table["tasks"]["deck"], table.table["tasks"]["next"], table.phase) == (0, None, "action")
    assert Table(HIGH, start=False).refused("reveal", 0) == "TABLE-INPUT"


@pytest.mark.rule("TASH-TASK-06")
def test_a_third_of_one_type_goes_under_the_deck_until_all_have() -> None:
    table = at_the_end(HIGH, task("t5", "x"), task_deck=6)
    table.do("end", 1, claim="t2")
    assert table.table["tasks"]["current"] == ["t1", "t3", "t4"], "two of type x"
    table.do("reveal", 0, task="t5")
    table.do("reveal", 0, task="t6")
    assert (table.table["tasks"]["next"], table.table["tasks"]["deck"]) == (None, 2)
    table.do("reveal", 0, task="t5")
    assert table.table["tasks"]["next"] == "t5"


@pytest.mark.rule("TASH-TASK-07")
def test_without_a_card_face_down_there_is_no_next_objective() -> None:
    table = at_the_end(task_deck=4)
    assert table.table["tasks"]["deck"] == 0
    table.do("end", 1, claim="t1")
    assert (table.phase, table.table["tasks"]["current"]) == ("action", ["t2", "t3", "t4"])
    table.do("end", 2, claim="t2")
    assert table.table["tasks"]["current"] == ["t3", "t4"]


@pytest.mark.rule("TASH-TASK-08")
def test_the_next_turn_waits_for_the_new_objective() -> None:
    table = at_the_end()
    assert table.count(1, "actions") == 1
    table.do("end", 1, claim="t1")
    assert table.count(1, "actions") == 0, "what was not used has lapsed"
    assert table.refused("place", 1) == "TASK-08"
    assert table.refused("end", 2) == "TASK-08"
    assert table.refused("adjust", 0, target=1, counter="actions", to=1) == "TABLE-ADJUST"
    table.set(1, beings=4)
    table.do("reveal", 2, task="t5")
    assert (table.phase, table.table["active"]) == ("action", 2)


@pytest.mark.rule("TASH-TASK-08")
def test_when_the_game_ends_no_card_is_turned_up() -> None:
    table = at_the_end(goal=1)
    table.set(1, tasks=1)
    table.do("end", 1)
    table.do("end", 2)
    table.do("end", 1, claim="t1")
    assert table.phase == "over"


@pytest.mark.rule("TASH-TASK-10")
def test_claiming_is_optional() -> None:
    table = at_the_end()
    table.do("end", 1)
    assert (table.phase, table.table["active"]) == ("action", 2)
