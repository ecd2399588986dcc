"""Registering a box: one tap a card, and a question wherever something is odd."""

from collections import Counter

import pytest

from companion.cards.registering import Registering, tokens
from companion.cards.registry import Registry, Tag
from companion.cards.said import Said
from companion.cards.wanted import wanted
from companion.log import Log
from companion.messages import Speaker, languages
from engine.cards import Card
from engine.message import message
from tests.companion.cards.tapping import BOX, registration, tags, training_pool, uid
from tests.companion.cards.trove import Coin

NOON = "2025-06-01T12:00:00+00:00"


def held(log: Log) -> Counter[str]:
    return Counter(tag.card for tag in Registry(log).tags())


def answer(said: Said) -> tuple[str, str]:
    return said.kind, said.message.id


# The whole box


def test_a_box_of_52_takes_one_tap_a_card(log: Log) -> None:
    box = registration(log)
    for number, tag in enumerate(tags(52)):
        assert (box.now().done, box.now().total) == (number, 52)
        assert box.tap(tag).kind == "done"
    assert held(log) == Counter(BOX)
    assert box.now().next is None
    assert box.now().done == 52


def test_cards_are_suggested_in_the_order_of_the_pack_with_copies_side_by_side(log: Log) -> None:
    box, seen = registration(log), []
    for tag in tags(52):
        seen.append((box.now().next, box.now().copy, box.now().copies))
        box.tap(tag)
    assert seen[:3] == [("training-ambush", 1, 8), ("training-ambush", 2, 8), ("training-ambush", 3, 8)]
    assert seen[8] == ("training-spear", 1, 7)
    assert [card for card, _, _ in seen] == list(BOX)


def test_it_goes_on_where_it_was_left(log: Log) -> None:
    first = registration(log)
    for tag in tags(20):
        first.tap(tag)
    again = registration(log)
    assert again.now().done == 20
    assert again.now().next == BOX[20]


def test_every_copy_has_its_own_tag(log: Log) -> None:
    box = registration(log)
    for tag in tags(8):
        box.tap(tag)
    registered = [tag for tag in Registry(log).tags() if tag.card == "training-ambush"]
    assert len({tag.uid for tag in registered}) == 8


def test_without_a_list_each_card_comes_once(log: Log) -> None:
    box = registration(log, deck=None)
    assert box.now().total == len(set(BOX))


# Odd taps


def test_the_same_tag_twice_changes_nothing(log: Log) -> None:
    box = registration(log)
    box.tap(uid(1))
    assert answer(box.tap(uid(1))) == ("no", "cards-again")
    assert answer(box.tap(bytes.fromhex(uid(1)).hex("-"))) == ("no", "cards-again")
    assert held(log) == {"training-ambush": 1}
    assert box.now().copy == 2


def test_a_slip_of_a_moment_ago_is_mended_by_choosing_the_right_card(log: Log) -> None:
    box = registration(log)
    box.tap(uid(1))
    box.search("mason")
    assert answer(box.tap(uid(1))) == ("ask", "cards-taken")
    box.move()
    assert held(log) == {"training-mason": 1}
    assert box.now().next == "training-ambush"


@pytest.mark.parametrize(("number", "id"), [("08A16F92", "cards-uid-random"), ("04A1", "cards-uid-shape")])
def test_a_phone_and_half_a_number_are_refused(log: Log, number: str, id: str) -> None:
    box = registration(log)
    assert answer(box.tap(number)) == ("no", id)
    assert held(log) == {}


def registered_before(log: Log, card: str, game: str | None = "ambush") -> Tag:
    tag = Tag(uid(7), game, card, NOON)
    Registry(log).add(tag)
    return tag


def test_a_tag_of_another_card_is_asked_about_and_moved(log: Log) -> None:
    registered_before(log, "training-ram")
    box = registration(log)
    said = box.tap(uid(7))
    assert said == Said("ask", message("cards-taken", card="training-ram", game=None, wanted="training-ambush"))
    assert box.now().taken is not None
    assert held(log) == {"training-ram": 1}
    assert answer(box.move()) == ("done", "cards-moved")
    assert held(log) == {"training-ambush": 1}
    assert box.now().taken is None


def test_a_tag_of_another_card_may_stay(log: Log) -> None:
    tag = registered_before(log, "training-ram")
    box = registration(log)
    box.tap(uid(7))
    assert answer(box.keep()) == ("no", "cards-kept")
    assert Registry(log).tags() == [tag]
    assert box.now().next == "training-ambush"


def test_a_tag_of_another_game_says_which(log: Log) -> None:
    registered_before(log, "gold", "trove")
    box = registration(log)
    assert box.tap(uid(7)).message.args["game"] == "trove"
    box.move()
    assert Registry(log).tags("trove") == []
    assert held(log) == {"training-ambush": 1}


def test_a_card_of_another_game_with_the_same_id_is_another_card(log: Log) -> None:
    registered_before(log, "training-ambush", "trove")
    assert answer(registration(log).tap(uid(7))) == ("ask", "cards-taken")


def test_tapping_another_tag_instead_of_answering_keeps(log: Log) -> None:
    registered_before(log, "training-ram")
    box = registration(log)
    box.tap(uid(7))
    assert box.tap(uid(1)).kind == "done"
    assert answer(box.move()) == ("no", "cards-no-question")
    assert held(log) == {"training-ram": 1, "training-ambush": 1}


def test_a_tag_that_is_that_card_already_needs_no_question(log: Log) -> None:
    registered_before(log, "training-ambush")
    box = registration(log)
    assert answer(box.tap(uid(7))) == ("no", "cards-already")
    assert box.now().done == 1


def test_with_nothing_left_to_suggest_a_known_tag_is_named(log: Log) -> None:
    registered_before(log, "gold", "trove")
    box = registration(log, deck=[])
    assert box.tap(uid(7)) == Said("no", message("cards-already", card="gold", game="trove"))


@pytest.mark.parametrize("answered", ["move", "keep"])
def test_an_answer_without_a_question_is_nothing(log: Log, answered: str) -> None:
    assert answer(getattr(registration(log), answered)()) == ("no", "cards-no-question")


def test_somebody_else_may_be_quicker(log: Log) -> None:
    """Two terminals: the tag is free when this one looks, and taken when it writes."""
    quick = Tag(uid(1), "ambush", "training-ram", NOON)

    class Late(Registry):
        def find(self, uid: str) -> Tag | None:
            found = super().find(uid)
            super().add(quick)
            return found

    pool = training_pool(log)
    box = Registering(Late(log), "ambush", pool.names, ["training-ambush"])
    assert answer(box.tap(uid(1))) == ("ask", "cards-taken")
    assert Registry(log).tags() == [quick]


# Choosing


def test_a_new_tag_without_a_suggestion_waits_for_its_card(log: Log) -> None:
    box = registration(log, deck=[])
    assert answer(box.tap(uid(1))) == ("ask", "cards-which")
    assert box.now().waiting == uid(1)
    assert answer(box.search("training mason")) == ("done", "cards-registered")
    assert held(log) == {"training-mason": 1}
    assert box.now().waiting is None


def test_a_chosen_card_comes_before_the_suggestion_for_one_tap(log: Log) -> None:
    box = registration(log)
    assert answer(box.search("mason")) == ("ask", "cards-chosen")
    assert box.now().next == "training-mason"
    box.tap(uid(1))
    assert held(log) == {"training-mason": 1}
    assert box.now().next == "training-ambush"


def test_choosing_anew_replaces_the_choice(log: Log) -> None:
    box = registration(log)
    box.search("mason")
    box.search("fog")
    box.tap(uid(1))
    assert held(log) == {"training-fog": 1}
    assert box.now().next == "training-ambush"


def test_several_hits_are_listed_and_picked_by_number(log: Log) -> None:
    box = registration(log)
    assert answer(box.search("training")) == ("ask", "cards-hits")
    names = [hit.card for hit in box.now().hits]
    assert len(names) > 3
    assert answer(box.pick(len(names) + 1)) == ("no", "cards-no-such-hit")
    assert answer(box.pick(0)) == ("no", "cards-no-such-hit")
    box.pick(3)
    assert box.now().next == names[2]
    assert box.now().hits == ()


def test_a_name_that_fits_exactly_is_taken_though_others_begin_so(log: Log) -> None:
    box = Registering(Registry(log), "ambush", {"fire-1": "Fire 1", "fire-12": "Fire 12"}, [])
    assert answer(box.search("fire 1")) == ("ask", "cards-chosen")
    assert box.now().next == "fire-1"


def test_what_fits_no_name_is_said(log: Log) -> None:
    assert answer(registration(log).search("qqqq")) == ("no", "cards-no-hit")
    assert answer(registration(log).choose("qqqq")) == ("no", "no-such-card")


def test_more_copies_of_the_last_card(log: Log) -> None:
    box = registration(log, deck=["training-ambush"])
    assert answer(box.more(2)) == ("no", "cards-no-last")
    for tag in tags(1):
        box.tap(tag)
    assert answer(box.more(2)) == ("ask", "cards-chosen")
    for tag in tags(3)[1:]:
        assert box.tap(tag).kind == "done"
    assert held(log) == {"training-ambush": 3}
    assert answer(box.tap(uid(9))) == ("ask", "cards-which")


def test_tokens_belong_to_no_game(log: Log) -> None:
    box = Registering(Registry(log), "ambush", {}, tokens(2))
    for tag in tags(2):
        assert box.tap(tag).kind == "done"
    assert {(tag.game, tag.card) for tag in Registry(log).tags()} == {(None, "target-1"), (None, "target-2")}
    assert box.now().done == 2


def test_a_token_can_be_chosen_by_its_id_in_the_middle_of_a_box(log: Log) -> None:
    box = registration(log)
    assert answer(box.search(" Target-3 ")) == ("ask", "cards-chosen")
    box.tap(uid(1))
    assert Registry(log).find(uid(1)) == Tag(uid(1), None, "target-3", Registry(log).tags()[0].registered)


# New cards


def made(name: str) -> tuple[str, str]:
    return name.lower(), name


def test_a_card_that_no_pack_knows_is_made_and_chosen(log: Log) -> None:
    box = Registering(Registry(log), "ambush", {}, (), made)
    assert answer(box.create("Bombug")) == ("ask", "cards-new")
    box.tap(uid(1))
    assert held(log) == {"bombug": 1}
    assert answer(box.search("bomb")) == ("ask", "cards-chosen")
    assert box.names["bombug"] == "Bombug"


def test_a_waiting_tag_becomes_the_new_card_at_once(log: Log) -> None:
    box = Registering(Registry(log), "ambush", {}, (), made)
    box.tap(uid(1))
    assert answer(box.create("Bombug")) == ("done", "cards-registered")
    assert held(log) == {"bombug": 1}


def test_what_cannot_be_made_says_why(log: Log) -> None:
    box = Registering(Registry(log), "ambush", {}, (), lambda name: message("cards-new-name", name=name))
    assert answer(box.create("…")) == ("no", "cards-new-name")
    assert answer(Registering(Registry(log), "ambush", {}, ()).create("Bombug")) == ("no", "no-such-card")


# Leaving out and taking back


def test_a_card_left_out_is_not_suggested_in_this_sitting(log: Log) -> None:
    box = registration(log)
    assert answer(box.skip()) == ("no", "cards-skipped")
    assert box.now().copy == 1
    for _ in range(7):
        box.skip()
    assert box.now().next == "training-spear"
    assert registration(log).now().next == "training-ambush"


def test_leaving_out_a_chosen_card_goes_back_to_the_suggestion(log: Log) -> None:
    box = registration(log)
    box.search("mason")
    box.skip()
    assert box.now().next == "training-ambush"


def test_there_may_be_nothing_to_leave_out(log: Log) -> None:
    assert answer(registration(log, deck=[]).skip()) == ("no", "cards-nothing-to-skip")


def test_undo_frees_the_tag_and_suggests_the_card_again(log: Log) -> None:
    box = registration(log)
    box.tap(uid(1))
    box.tap(uid(2))
    assert answer(box.undo()) == ("done", "cards-undone-tag")
    assert held(log) == {"training-ambush": 1}
    assert box.tap(uid(2)).kind == "done"


def test_undo_of_a_move_gives_the_tag_back_as_it_was(log: Log) -> None:
    tag = registered_before(log, "gold", "trove")
    box = registration(log)
    box.tap(uid(7))
    box.move()
    assert answer(box.undo()) == ("done", "cards-undone-move")
    assert Registry(log).tags() == [tag]
    assert answer(box.tap(uid(7))) == ("ask", "cards-taken")


def test_undo_goes_back_step_by_step_to_the_start_of_the_sitting(log: Log) -> None:
    registered_before(log, "training-ram")
    box = registration(log)
    box.tap(uid(1))
    box.skip()
    box.search("mason")
    box.tap(uid(2))
    assert [answer(box.undo())[1] for _ in range(4)] == [
        "cards-undone-tag",
        "cards-undone-skip",
        "cards-undone-tag",
        "undo-none",
    ]
    assert held(log) == {"training-ram": 1}
    assert box.now().next == "training-ambush"


# What it says


@pytest.mark.parametrize("language", languages())
def test_everything_it_says_has_words(log: Log, language: str) -> None:
    registered_before(log, "training-ram")
    box = registration(log)
    said = [box.tap(uid(1)), box.tap(uid(1)), box.tap(uid(7)), box.move(), box.keep(), box.search("training")]
    said += [box.pick(9), box.search("mason"), box.more(3), box.skip(), box.undo(), box.undo(), box.tap("04")]
    speaker = Speaker(language, cards=box.names)
    sentences = [speaker.message(one.message) for one in said]
    assert all(sentence and "cards-" not in sentence for sentence in sentences)
    assert len(set(sentences)) == len(sentences)


# The list


def test_a_deck_says_how_many_copies_and_the_pack_in_which_order() -> None:
    cards = {id: Card(id=id, name=id) for id in ("a", "b", "c")}
    assert wanted(cards, ["a", "b", "c"], ["c", "a", "c"]) == ("a", "c", "c")
    assert wanted(cards, ["a", "b", "a"]) == ("a", "b")


def test_a_card_of_the_deck_that_no_pack_holds_comes_last() -> None:
    assert wanted({"a": Card(id="a", name="A")}, ["a"], ["z", "a"]) == ("a", "z")


def test_some_games_say_themselves_how_many_copies_there_are() -> None:
    cards = {"gold": Coin(id="gold", name="Gold", copies=3), "ruby": Coin(id="ruby", name="Ruby")}
    assert wanted(cards, ["ruby", "gold", "lost"]) == ("ruby", "gold", "gold", "gold")
