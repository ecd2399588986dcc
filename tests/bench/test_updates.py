"""What an update costs: everybody is told of every action, and the figures are there to be compared."""

import json

from bench.part_figures import FIGURES, figures_of
from tests.bench.test_measure import script


def test_everybody_is_told_of_every_action() -> None:
    done = script("updates", "4", "--viewers", "1", "3")
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout.splitlines()[-1])
    assert said["actions"] == 4
    assert 0 < said["action"]["kb"] < said["joining_kb"]
    assert said["action"]["cpu_ms"] > 0
    assert "by a dial that is turned" in done.stderr
    for game in ("ambal", "ambush"):
        roles = said["viewers"][game]["roles"]
        assert roles.keys() == {"watcher", "table", "phone", "referee"}
        assert all(figures["bytes_viewer"] > 0 for of in roles.values() for figures in of.values())
        assert {count for of in roles.values() for count in of} == {"1", "3"}
    shown = {figure.path for figure, _ in figures_of("updates", {"parts": {"updates": said}})}
    missing = [figure.path for figure in FIGURES["updates"] if figure.path not in shown]
    assert {path[4] for path in missing} == {"10", "50", "200"}, "all others of the one table are found"


def test_a_number_of_actions_that_is_none_is_refused() -> None:
    done = script("updates", "some")
    assert done.returncode == 2
    assert "some is no number of actions between 2 and" in done.stderr
