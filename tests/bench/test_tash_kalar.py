"""The boards that are measured are boards of a game, and both matchers answer the same question."""

from random import Random

from bench.tash_kalar import BOARDS, CROWD, HAND, board, fast, hand, measure, slow


def test_both_matchers_answer_the_same_and_find_something() -> None:
    random, cards = Random(7), hand()
    found = [(fast(pieces, cards), slow(pieces, cards)) for pieces in (board(random) for _ in range(3))]
    assert all(one == other for one, other in found)
    assert any(one for one, _ in found)


def test_a_hand_holds_twenty_cards_and_a_board_the_pieces_of_two_sides() -> None:
    assert len(hand()) == HAND == 20
    assert len(board(Random(1))) == 2 * sum(count for _, count in CROWD)


def test_the_figures_are_of_one_run() -> None:
    figures = measure(0.01)
    assert 1 <= figures["boards"] <= BOARDS
    assert figures["times"] == figures["slow_ms"] / figures["ms"]
