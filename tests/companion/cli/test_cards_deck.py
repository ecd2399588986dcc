"""`ambit cards deck`: tapped, named, judged by the game after every card, and kept."""

import pytest

from companion.players.ambush.box import DECK
from tests.companion.cards.tapping import tags, uid
from tests.companion.cli.tapping import TRAINING, box, cards, home, with_box

__all__ = ["home"]


@pytest.mark.rule("AMBUSH-DECK-01")
def test_a_tapped_deck_is_judged_after_every_card_with_the_clause_that_fails() -> None:
    with_box()
    cards("register", "ambush", *TRAINING, "--deck", "box", typed="\n".join(tags(52)))
    said = cards("deck", "ambush", "tapped", *TRAINING, typed="\n".join(tags(52)))
    assert said.code == 0
    assert "The deck has 9\u00a0cards; 5 for everybody make 10." in said.out
    assert said.out.count("[AMBUSH-DECK-01]") == 9
    assert "The game takes this deck for this number of players: 2.\n" in said.out
    assert "The game takes this deck for this number of players: 2, 3, 4.\n" in said.out
    assert said.out.endswith("“tapped” is saved, with 52\u00a0cards.\n")
    [first, second] = cards("deck", "ambush", "--json").lines
    assert first["piles"] == second["piles"] == list(DECK)


def test_a_deck_that_the_game_does_not_take_is_saved_only_if_somebody_insists() -> None:
    typed = "3 x elven archer\ndone\n9 x ambush"
    said = cards("deck", "ambush", "small", typed=typed)
    assert said.code == 1
    assert "“small” is not saved." in said.out
    assert "No deck of Ambush has been saved yet." in cards("deck", "ambush").out
    said = cards("deck", "ambush", "small", "--keep-anyway", typed=typed)
    assert said.code == 0
    assert "small: 3\u00a0cards, standard." in cards("deck", "ambush").out


@pytest.mark.parametrize("typed", ["", "20 x ambush\nquit\n", "ambush\nundo\n"])
def test_an_empty_or_abandoned_deck_is_not_saved(typed: str) -> None:
    assert cards("deck", "ambush", "none", "--keep-anyway", typed=typed).code == 1
    assert cards("deck", "ambush", "--json").out == ""


def test_a_saved_deck_is_shown_with_what_the_game_says_of_it() -> None:
    with_box()
    said = cards("deck", "ambush", "box", "--show", *TRAINING)
    assert said.code == 0
    assert "   8  Training Ambush\n" in said.out
    assert "for this number of players: 2, 3, 4." in said.out
    said = cards("deck", "ambush", "box", "--show")
    assert said.code == 1
    assert "No pack has a card “training-ambush”." in said.out
    assert "[TABLE-INPUT]" in said.out
    [line] = cards("deck", "ambush", "box", "--show", "--json", *TRAINING).lines
    assert line["refused"] is None
    assert line["seats"] == [2, 3, 4]


def test_a_deck_is_gone_on_with_and_forgotten() -> None:
    with_box()
    assert cards("deck", "ambush", "box", "--add", *TRAINING, typed="training ram").code == 0
    assert len(cards("deck", "ambush", "--json").lines[0]["piles"]) == 53
    assert cards("deck", "ambush", "box", "--forget").code == 0
    for words in (("--forget",), ("--show",), ("--add",)):
        said = cards("deck", "ambush", "box", *words)
        assert said.code == 1
        assert "There is no deck “box”." in said.out


def test_names_numbers_and_words_are_understood() -> None:
    cards("register", "ambush", typed=uid(1))
    typed = (
        f"{uid(1)}\n{uid(1)}\n{uid(2)}\n08112233\ntraining\n99\n2\nqqqq\n3x training ram\nundo\nnext\nhelp\ntarget-1\n?"
    )
    said = cards("deck", "ambush", "odd", *TRAINING, typed=typed)
    for sentence in (
        "Ambush is in: 1\u00a0card.",
        "This very card is in the deck already (Ambush).",
        "Nobody has registered this tag yet",
        "phone",
        "“training” may be one of these.",
        "There is no number 99 in the list.",
        "No card is called “qqqq”.",
        "Training Ram is in: 5\u00a0cards.",
        "Training Ram is out: 2\u00a0cards are left.",
        "There is no further pile.",
        "Tap a card and it goes in.",
    ):
        assert sentence in said.out
    assert said.code == 1


def test_each_line_of_json_says_what_is_in_and_what_the_game_says() -> None:
    *taps, end = cards("deck", "ambush", "small", "--json", typed="9 x ambush\nambush").lines
    assert taps[0]["refused"]["clause"] == "AMBUSH-DECK-01"
    assert (taps[1]["refused"], taps[1]["seats"], len(taps[1]["deck"]["piles"])) == (None, [2], 10)
    assert end["saved"] is True


def test_a_mode_is_checked_and_kept() -> None:
    said = cards("deck", "ambush", "x", "--mode", "blitz")
    assert said.code == 2
    assert "no mode “blitz”" in said.err
    cards("deck", "ambush", "x", "--mode", "practice", typed="10 x ambush")
    assert cards("deck", "ambush", "--json").lines[0]["mode"] == "practice"
    assert cards("deck", "ambush", "x", "--add", typed="done").code == 0
    assert cards("deck", "ambush", "--json").lines[0]["mode"] == "practice"


def test_named_piles_are_shown_to_the_game_which_says_whether_it_has_such() -> None:
    said = cards("deck", "ambush", "x", "--pile", "battle", "--pile", "library", typed="10 x ambush\nnext\nambush")
    assert said.code == 1
    assert "Now tap the pile “library”." in said.out
    assert "[TABLE-INPUT]" in said.out
    assert cards("deck", "ambush", "x", "--pile", "a", "--keep-anyway", typed="10 x ambush").code == 0
    assert "a\n" in cards("deck", "ambush", "x", "--show").out


def test_a_pack_that_is_not_there_is_wrong_use() -> None:
    assert cards("deck", "ambush", "x", "--pack", "nope").code == 2


def test_the_whole_box_can_be_typed() -> None:
    said = cards("deck", "ambush", "box", *TRAINING, typed=box(), env={"LC_ALL": "fr_FR.UTF-8"})
    assert said.out.endswith("«\u00a0box\u00a0» est enregistré, avec 52\u00a0cartes.\n")
