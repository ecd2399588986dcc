"""From a press to a light: both ways are measured, and both lamps really go on."""

import json

from tests.bench.test_measure import script


def test_both_ways_come_to_a_light() -> None:
    done = script("light", "3")
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout.splitlines()[-1])
    assert said["presses"] == 3
    ways = ("bare", "ambit", "commit", "commit with room", "writing first")
    assert min(said[way][figure] for way in ways for figure in ("p10_ms", "median_ms", "p99_ms")) > 0
    for commit, ratio in said["ratios"].items():
        assert ratio["median"] == said["ambit"]["median_ms"] / said[commit]["median_ms"]
    assert said["pi_ratios"]["bare kernel"]["p10"] > 0
    assert "what Ambit adds" in done.stderr


def test_a_number_of_presses_that_is_none_is_refused() -> None:
    done = script("light", "many")
    assert done.returncode == 2
    assert "many is no number of presses between 2 and" in done.stderr
