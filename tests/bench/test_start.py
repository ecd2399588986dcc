"""What a start costs is measured for each command, beside the same reference."""

import json

from tests.bench.test_measure import script


def test_every_start_is_measured() -> None:
    done = script("start", "1")
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout.splitlines()[-1])
    assert {"--help", "play ambush --simulate", "table --simulate"} <= set(said["commands"])
    assert min(figures["ratio"] for figures in said["commands"].values()) > 0
    assert said["reference_peak_mb"] < said["commands"]["play ambush --simulate"]["peak_mb"] < said["table_at_rest_mb"]


def test_a_number_of_rounds_that_is_none_is_refused() -> None:
    done = script("start", "many")
    assert done.returncode == 2
    assert "many is no number of rounds between 1 and" in done.stderr
