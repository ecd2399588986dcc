"""What an update costs: everybody is told of every action, and the figures are there to be compared."""

import json

from tests.bench.test_measure import script


def test_everybody_is_told_of_every_action() -> None:
    done = script("updates", "4")
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout.splitlines()[-1])
    assert said["actions"] == 4
    assert 0 < said["action"]["kb"] < said["joining_kb"]
    assert said["action"]["cpu_ms"] > 0
    assert "by a dial that is turned" in done.stderr


def test_a_number_of_actions_that_is_none_is_refused() -> None:
    done = script("updates", "some")
    assert done.returncode == 2
    assert "some is no number of actions between 2 and" in done.stderr
