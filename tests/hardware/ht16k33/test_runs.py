"""Sending only what changed: whatever was there, afterwards it is what was wanted."""

from hypothesis import given
from hypothesis import strategies as st

from hardware.ht16k33.segments import GAP, runs

MEMORY = st.binary(min_size=16, max_size=16)


@given(MEMORY, MEMORY)
def test_after_the_runs_everything_is_as_wanted(there: bytes, wanted: bytes) -> None:
    memory = bytearray(there)
    for start, data in runs(there, wanted):
        memory[start : start + len(data)] = data
    assert memory == wanted


@given(MEMORY, MEMORY)
def test_each_run_begins_and_ends_with_a_change_and_spans_no_long_gap(there: bytes, wanted: bytes) -> None:
    for start, data in runs(there, wanted):
        same = "".join("=" if there[start + i] == byte else "x" for i, byte in enumerate(data))
        assert same[0] == same[-1] == "x"
        assert "=" * (GAP + 1) not in same


def test_nothing_known_is_everything_and_nothing_changed_is_nothing() -> None:
    assert runs(b"", bytes(16)) == [(0, bytes(16))]
    assert runs(bytes(16), bytes(16)) == []
