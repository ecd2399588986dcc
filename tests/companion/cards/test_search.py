"""Finding a card while somebody is typing its name."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.cards.search import MOST, Finder, Fit, search
from companion.cards.spelling import fold, slips

NAMES = {
    "elven-archer": "Elven Archer",
    "archers-tower": "Archer’s Tower",
    "burmstone-knight": "Burmstone Knight",
    "burmstone-blacksmith": "Burmstone Blacksmith",
    "bombug": "Bombug",
    "epee": "L’Épée d’Été",
    "coeur": "Cœur de pierre",
    "ambush": "Ambush",
    "unlisted-fire-1": "Fire 1",
    "unlisted-fire-12": "Fire 12",
}


def found(text: str) -> list[str]:
    return [hit.card for hit in search(NAMES, text)]


@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("e", ["elven-archer"]),
        ("burm", ["burmstone-knight", "burmstone-blacksmith"]),
        ("burmstone k", ["burmstone-knight"]),
        ("BOMBUG", ["bombug"]),
        ("  bomb  ", ["bombug"]),
    ],
)
def test_the_beginning_of_a_name_finds_it(typed: str, cards: list[str]) -> None:
    assert found(typed)[: len(cards)] == cards


def test_the_beginning_of_any_word_finds_it_and_the_first_word_comes_first() -> None:
    assert found("archer") == ["archers-tower", "elven-archer"]


def test_words_may_stand_in_any_order_but_the_right_one_is_better() -> None:
    assert found("knight burm") == ["burmstone-knight"]
    hits = search({"b": "Stone Wall", "a": "Wall Stone"}, "wall stone")
    assert [(hit.card, hit.fit) for hit in hits] == [("a", Fit.EXACT), ("b", Fit.WORDS)]


@pytest.mark.parametrize(
    ("typed", "card"), [("epee", "epee"), ("lepee d ete", "epee"), ("ÉPÉE", "epee"), ("coeur", "coeur")]
)
def test_accents_and_ligatures_do_not_matter(typed: str, card: str) -> None:
    assert found(typed)[0] == card


@pytest.mark.parametrize(
    ("typed", "card"),
    [
        ("elvne", "elven-archer"),
        ("elevn archer", "elven-archer"),
        ("burmston nkight", "burmstone-knight"),
        ("bonbug", "bombug"),
        ("blaksmith", "burmstone-blacksmith"),
        ("ambuhs", "ambush"),
        ("burnstome", "burmstone-knight"),
    ],
)
def test_small_slips_are_forgiven(typed: str, card: str) -> None:
    assert found(typed)[0] == card
    assert search(NAMES, typed)[0].fit is Fit.SLIPS


@pytest.mark.parametrize("typed", ["xyz", "bmb", "zzzzzzzz", "", "  ", "’", "?"])
def test_what_is_nothing_like_a_name_finds_nothing(typed: str) -> None:
    assert found(typed) == []


def test_the_middle_of_a_word_finds_it_last() -> None:
    assert found("bug") == ["bombug"]
    assert search(NAMES, "bug")[0].fit is Fit.INSIDE


def test_the_id_finds_a_card_as_well_as_its_name() -> None:
    assert found("unlisted-fire-1")[0] == "unlisted-fire-1"
    assert search(NAMES, "unlisted-fire-1")[0].fit is Fit.EXACT


def test_a_number_in_a_name_can_be_typed() -> None:
    assert found("fire 1") == ["unlisted-fire-1", "unlisted-fire-12"]


def test_not_more_hits_than_can_be_read_at_a_glance() -> None:
    many = {f"card-{n}": f"Card {n}" for n in range(100)}
    assert [hit.card for hit in search(many, "card")] == [f"card-{n}" for n in range(MOST)]
    assert len(search(many, "card", most=3)) == 3


def test_equals_stay_in_the_order_of_the_pack() -> None:
    assert [hit.card for hit in search({"b": "Twin", "a": "Twin"}, "twi")] == ["b", "a"]


def test_a_thousand_cards_are_searched_between_two_letters() -> None:
    words = ("stone", "river", "lantern", "whisper", "gauntlet", "meadow", "thunder", "orchard", "falcon", "ember")
    names = {f"card-{n}": f"{words[n % 10]} {words[n // 10 % 10]} {words[n // 100]}" for n in range(1000)}
    finder = Finder(names)
    began = time.thread_time()  # what it works, and not what others on a busy machine do meanwhile
    assert finder.search("lantren gauntlte mewdow")[0].name.split() == ["lantern", "gauntlet", "meadow"]
    assert time.thread_time() - began < 1.0


@given(st.text(max_size=30))
def test_folding_is_finished_after_once(text: str) -> None:
    assert fold(fold(text)) == fold(text)


@given(st.sampled_from(sorted(NAMES)), st.text(max_size=100))
def test_whatever_is_typed_has_an_answer(card: str, typed: str) -> None:
    assert all(hit.card in NAMES for hit in search(NAMES, typed))
    assert card in found(NAMES[card])


@given(st.text("abc", min_size=4, max_size=8), st.data())
def test_one_slip_anywhere_is_one_slip(word: str, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(word) - 1))
    swapped = word[:at] + word[at : at + 2][::-1] + word[at + 2 :]
    for typed in (word[:at] + word[at + 1 :], word[:at] + "x" + word[at:], word[:at] + "x" + word[at + 1 :], swapped):
        found = slips(typed, word, 1)
        assert found is not None
        assert found <= 1


@given(st.text("ab", max_size=6), st.text("ab", max_size=6))
def test_no_slip_means_a_beginning(typed: str, word: str) -> None:
    assert (slips(typed, word, 9) == 0) == word.startswith(typed)
