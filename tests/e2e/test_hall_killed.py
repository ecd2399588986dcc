"""Kill -9 of broker, hall and tables in the middle of an evening: every result arrives, once, and as it was."""

from tests.e2e.test_kill import spree

KILLS = 16


def test_every_result_arrives_once_whoever_is_killed() -> None:
    tally = spree("hall_killing", "--kills", str(KILLS))
    assert tally["kills"] == KILLS
    assert tally["results"] >= 36
    assert {tally[wrong] for wrong in ("lost", "doubled", "out_of_order", "wrong")} == {0}
