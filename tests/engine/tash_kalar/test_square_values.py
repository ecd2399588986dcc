"""Squares that are named only when somebody asks are the same as squares that were named at once."""

from hypothesis import given
from hypothesis import strategies as st

from engine.probes import alike
from engine.tash_kalar.arena import SQUARES, in_reading_order
from engine.tash_kalar.boards import BITS
from engine.tash_kalar.orientations import squares_in
from engine.tash_kalar.square_values import any_of
from tests.examples import examples


@given(st.sets(st.sampled_from(SQUARES)))
@examples(few=60, many=20_000)
def test_squares_as_bits_say_the_same_as_named_ones(squares: set[str]) -> None:
    bits, named = sum(BITS[square] for square in squares), alike(*in_reading_order(squares))
    late = any_of(bits)
    assert squares_in(bits) == in_reading_order(squares)
    assert late.all == named.all
    assert tuple(late.groups) == tuple(named.groups)
    assert len(late.groups) == len(named.groups) == 1
    assert late.groups[0] == late.groups[-1] == named.groups[0]
    assert (late.whole, late.pool) == (named.whole, named.pool)
