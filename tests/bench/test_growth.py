"""What grows with the length of a game: every figure is there, and lengths that are none are refused."""

import json

import pytest

from bench.growth import FIGURES, GAMES, power
from bench.part_figures import figures_of
from tests.bench.test_measure import script


def test_every_figure_of_both_games_is_told() -> None:
    done = script("growth", "60", "120")
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout.splitlines()[-1])
    assert (said["bench"], said["lengths"], list(said["games"])) == ("growth", [60, 120], list(GAMES))
    for told in said["games"].values():
        assert told["bytes_an_event"] > 0
        assert all(told[length][figure] > 0 for length in ("60", "120") for figure in FIGURES)
        assert told["growth"].keys() == set(FIGURES)
        shown = {figure.path[-1] for figure, _ in figures_of("growth", {"parts": {"growth": said}})}
        assert shown == {"bytes_an_event", *FIGURES}, "the one table finds them"
    assert "resume" in done.stderr


def test_a_length_that_is_none_is_refused() -> None:
    done = script("growth", "long")
    assert done.returncode == 2
    assert "long is no number of actions between 2 and" in done.stderr


@pytest.mark.parametrize(("after", "grown"), [(7.0, 0.0), (70.0, 1.0), (700.0, 2.0)])
def test_the_power_by_which_a_figure_grows(after: float, grown: float) -> None:
    assert power({"step_us": 7.0}, {"step_us": after}, 10.0, "step_us") == pytest.approx(grown)
