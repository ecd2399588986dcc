"""The programs of the state machines, run cycle by cycle."""

from itertools import groupby

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.firmware.state_machine import WORD, Program, StateMachine

SEES = 3
"""Cycles from the level at the program's input to its count, at most; the input's synchroniser adds two."""


@given(
    start=st.integers(0, 5),
    pauses=st.lists(st.integers(10, 400), min_size=2, max_size=14),
    tie=st.integers(10, 200),
    begins=st.sampled_from([0, 3, 1000]),
)
def test_every_fall_is_stamped_to_a_few_cycles(start: int, pauses: list[int], tie: int, begins: int) -> None:
    edges = [start + sum(pauses[: count + 1]) for count in range(len(pauses))]

    def pin(cycle: int) -> int:
        return 1 - sum(edge <= cycle for edge in edges) % 2

    machine = StateMachine(Program("first_edges"), pin)
    machine.x = begins  # it goes through zero
    machine.run(edges[-1] + tie)
    falls = edges[::2]
    stamps = machine.queue[:]
    machine.queue.clear()
    machine.command("mov", "isr", "x")
    tied_at = machine.cycle - 1
    machine.command("push", "noblock")
    tied = machine.queue[-1][0]
    assert len(stamps) == len(falls)
    for fall, (count, _) in zip(falls, stamps, strict=True):
        age = 2 * (count - tied & WORD)
        assert -1 <= tied_at - age - fall <= SEES + 1


def test_the_first_falls_are_kept_when_nobody_takes_them() -> None:
    machine = StateMachine(Program("first_edges"), lambda cycle: cycle // 20 % 2)
    machine.run(2000)
    assert len(machine.queue) == 8
    assert [at // 40 for _, at in machine.queue] == list(range(8))


@pytest.mark.parametrize("colours", [[0x000000], [0xFFFFFF], [0x123456, 0xFEDCBA]])
def test_a_strip_gets_its_bits_as_long_and_short_pulses(colours: list[int]) -> None:
    machine = StateMachine(Program("ws2812"), data=[colour << 8 for colour in colours])
    machine.run(10_000)
    pulses = [(level, len(list(run))) for level, run in groupby(machine.side)]
    highs = [length for level, length in pulses if level == 1]
    assert highs == [6 if colour >> bit & 1 else 3 for colour in colours for bit in range(23, -1, -1)]
    lows = [length for level, length in pulses if level == 0][1:]
    assert {high + low for high, low in zip(highs[:-1], lows, strict=False)} <= {10}
