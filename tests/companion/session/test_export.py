"""A random evening is the same when its export is played again by the engine alone."""

from random import Random

import pytest

from companion.log.export import scenario
from engine.scenario import Scenario, read, run
from tests.companion.session.conftest import Begin
from tests.companion.session.doings import People, carry_out


@pytest.mark.parametrize("seed", range(4))
def test_a_random_evening_is_played_again(begin: Begin, seed: int) -> None:
    evening, people = begin(2 + seed % 3, castle=30, capture_seconds=5), People(Random(f"export {seed}"))
    evening.log.store.execute("PRAGMA synchronous = OFF")
    for _ in range(300):
        carry_out(people.next(evening.view), evening.session, evening.table, evening.clock)
    found = read(scenario(evening.log.game(1), evening.written()))
    assert isinstance(found, Scenario)
    reports = list(run(found))
    assert [report.line for report in reports if not report.ok] == []
    assert reports[-1].view == evening.view
