"""The fairness bench: five ways of saying who was first, with the goals, and the picture in the docs."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from bench.races.figures import Figures, all_figures, errors, misses, times_better
from bench.races.plot import COLOURS, drawn
from bench.races.running import METHODS, Judged, Method, Race, races
from tests.bench.test_measure import script
from tests.shape import PROJECT

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def held() -> list[Race]:
    return races(120, "batched", 1, lambda: None)


def test_the_last_line_is_json(tmp_path: Path) -> None:
    picture = tmp_path / "races.svg"
    done = script("fairness", "--races", "20", "--svg", str(picture))
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout.splitlines()[-1])
    assert said["races"] == 20
    assert set(said["batched"]) == set(said["busy"]) == set(METHODS)
    assert "20 races of the model" in done.stderr
    assert ElementTree.parse(picture).getroot().tag == f"{SVG}svg"


def test_a_number_of_races_that_is_none_is_refused() -> None:
    done = script("fairness", "--races", "none")
    assert done.returncode == 2
    assert "none is no number of races between 1 and" in done.stderr


def test_each_way_is_better_than_the_one_before(held: list[Race]) -> None:
    middle = [errors(held, method)[60] for method in METHODS]
    assert middle == sorted(middle, reverse=True)


def test_no_verdict_outside_the_bound_is_wrong(held: list[Race]) -> None:
    found = all_figures(held)
    assert (found["frames"].wrong_verdicts, found["pings"].wrong_verdicts) == (0, 0)
    assert found["arrival"].bound is None


def made(said: float, bound: float | None = None) -> list[Race]:
    """Races of 100 µs in which all methods say the same."""
    return [Race(100.0, dict.fromkeys(METHODS, Judged(said, bound)))] * 10


def test_what_is_outside_the_bound_is_counted() -> None:
    wrong = all_figures(made(-20.0, 10.0))["frames"]
    assert (wrong.wrong_verdicts, wrong.outside, wrong.heats) == (10, 10, 0.0)
    heat = all_figures(made(-20.0, 130.0))["frames"]
    assert (heat.wrong_verdicts, heat.outside, heat.heats) == (0, 0, 1.0)


def with_p99(**p99: float) -> dict[Method, Figures]:
    found = all_figures(made(100.0))
    return {method: found[method]._replace(p99=p99[method.replace(" ", "_")]) for method in METHODS}


def test_goals_that_are_missed_are_said() -> None:
    assert misses(with_p99(arrival=900, send_times=250, more_send_times=60, pings=50, frames=5), goals=True) == []
    short = with_p99(arrival=900, send_times=240, more_send_times=60, pings=51, frames=6)
    assert len(misses(short, goals=True)) == 3
    assert misses(short, goals=False) == []


def test_both_regressions_are_compared_with_one_of_them_on_as_many_pings() -> None:
    better = times_better(with_p99(arrival=900, send_times=250, more_send_times=60, pings=50, frames=5))
    assert better["pings"] == {"send times": 5.0, "more send times": 1.2}
    assert better["frames"] == {"send times": 50.0, "more send times": 12.0}


def test_a_regression_on_more_pings_is_better_and_pings_are_still_better_than_that(held: list[Race]) -> None:
    often, seldom, pings = (errors(held, method)[60] for method in ("more send times", "send times", "pings"))
    assert pings < often < seldom


def test_wrong_verdicts_are_missed_on_every_link() -> None:
    assert len(misses(all_figures(made(-20.0, 10.0)), goals=False)) == len(METHODS)


def test_the_picture_has_every_way_twice_and_in_the_legend(held: list[Race]) -> None:
    lines = [each.get("stroke") for each in ElementTree.fromstring(drawn(held)).iter(f"{SVG}polyline")]
    assert {colour: lines.count(colour) for colour in COLOURS.values()} == dict.fromkeys(COLOURS.values(), 3)


def test_the_picture_of_the_docs_is_drawn_by_this_bench() -> None:
    there = ElementTree.parse(PROJECT / "docs" / "fairness.svg").getroot()
    title = there.find(f"{SVG}title")
    assert title is not None
    assert title.text == "100000 races of the model between boards: errors and wrong verdicts by method"
    assert {each.get("stroke") for each in there.iter(f"{SVG}polyline")} == set(COLOURS.values())
