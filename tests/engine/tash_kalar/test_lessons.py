"""A flare is learned by its numbers; what a creature did to squares is not its text."""

from tests.engine.learning import taught
from tests.engine.tash_kalar.table import DUEL
from tests.engine.tash_kalar.test_flare import behind


def test_the_numbers_of_a_flare_are_learned() -> None:
    table = behind(DUEL)
    table.do("flare", 1, card="blank", upper=3, lower=7)
    assert taught(table.history, "blank") == {"kind": "flare", "upper": {"n": 3}, "lower": {"n": 7}}


def test_numbers_that_the_card_gives_are_not_learned_again() -> None:
    table = behind(DUEL)
    table.do("flare", 1, card="envy", upper=9)
    assert taught(table.history, "envy") is None


def test_an_entered_effect_teaches_nothing() -> None:
    table = behind(DUEL)
    table.do("flare", 1, upper=3)
    assert taught(table.history, "blank") is None
