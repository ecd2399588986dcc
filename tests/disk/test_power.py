"""The power may fail at any moment: what was confirmed is there. `make soak` tries many more moments."""

from pathlib import Path

import pytest

from tests.disk.power import cut_often, recorded

STEPS, CUTS = 15, 120


@pytest.mark.parametrize("careless", [False, True], ids=["as it is", "the control"])
def test_nothing_that_was_confirmed_is_lost_and_the_control_loses(tmp_path: Path, careless: bool) -> None:
    story = recorded(tmp_path / "table", STEPS, careless=careless)
    tally = cut_often(story, CUTS, "a power cut")
    assert tally.torn > 10, "the power fails while something is not synced"
    assert tally.confirmed > CUTS
    assert (tally.losing > 0) is careless, tally
