"""What is said at the moments of a duel: who is awaited, what to do, and nothing about cards that lie face down."""

import pytest

from companion.messages import Speaker, languages
from engine.ambal import GAME
from engine.refusal import Refusal
from tests.engine.ambal.table import RIDDLE, Table, cause, effect, hit, skill

NBSP = "\u00a0"
NAMES = {"bolt": "Bolt", "meteor": "Meteor"}
BOLT, METEOR = skill("bolt", hit(5)), skill("meteor", hit(7))
WASH = skill("wash", effect("remove", "you", what="condition", n=1))
VENOM = skill("venom", cause("burning", 3), cause("poison", 3))


def lines(table: Table, language: str = "en") -> list[str]:
    view = GAME.view(table.state, None)
    return Speaker(language, {}, NAMES).prompt(view, GAME.clauses(view))


def refused(table: Table, do: str, seat: int, **fields: object) -> str:
    refusal = table.attempt(do, seat, **fields)
    assert isinstance(refusal, Refusal)
    return Speaker("en", {1: "Ana", 2: "Bo"}, NAMES).refusal(refusal)


def test_deciding_says_who_has_not_decided() -> None:
    table = Table().begun()
    assert lines(table)[0] == "Ana and Bo: place a card face down, or stop for this round."
    table.do("stop", 1)
    assert lines(table, "fr")[0] == f"Bo{NBSP}: posez une carte face cachée, ou arrêtez pour cette manche."


def test_the_first_turn_of_a_round_says_what_to_draw() -> None:
    table = Table().begun().turn("nothing", None)
    table.to_next_round()
    assert lines(table)[0].startswith(f"Ana, draw 1{NBSP}card. Ana and Bo: place")
    table.turn("filler-1", "filler-2")
    assert lines(table)[0].startswith("Ana and Bo: place")


def test_what_is_owed_after_the_reveal_is_asked_of_those_who_owe_it() -> None:
    table = Table(skill("aim", hit(2, "target"))).begun().turn("aim", RIDDLE["id"])
    assert lines(table)[0] == (
        "Ana: choose whom your skill is for, the opponent or yourself. "
        "Bo: enter what your card says; Ambit does the rest."
    )


def test_owed_discards_are_counted_for_each_seat() -> None:
    table = Table(skill("rob", effect("discard", "opponent", n=2))).begun().turn("rob", "nothing")
    assert lines(table)[0] == f"Bo, discard 2{NBSP}cards from your hand."
    assert lines(table, "fr")[0] == f"Bo, défaussez 2{NBSP}cartes de votre main."


def test_a_choice_of_what_to_remove_calls_conditions_by_their_names() -> None:
    table = Table(WASH, VENOM).begun().turn("nothing", "venom").turn("wash", "nothing")
    assert lines(table)[0] == "Ana: choose what your skill removes."
    assert refused(table, "choose", 1, remove=["bleeding"]) == "Name exactly one of these, once: Burning and Poison."


def test_a_correction_tells_a_counter_a_card_that_lies_open_and_no_other() -> None:
    table, say = Table(BOLT).begun(), Speaker("en", {1: "Ana"}, NAMES)
    counter = table.do("adjust", 0, target=1, counter="max_energy", to=9)[0]
    hidden = table.do("adjust", 0, target=1, card="bolt", zone="deck", from_="hand")[0]
    shown = table.do("adjust", 0, target=1, card="bolt", zone="discard", from_="deck")[0]
    assert [say.fact("ambal", fact) for fact in (counter, hidden, shown)] == [
        "Corrected for Ana: Max Energy 9.",
        "Corrected for Ana: a card goes to “deck”.",
        "Corrected for Ana: Bolt goes to “Discard Pile”.",
    ]


def test_the_end_says_who_won_and_why() -> None:
    table = Table(BOLT).begun().set(2, health=5).turn("bolt", "nothing")
    assert lines(table) == ["Ana wins. One player is defeated, the other still stands."]
    assert lines(table, "fr")[0].startswith("Ana gagne.")


def heard(card: str, language: str) -> list[str]:
    """All that is said until seat 1 has placed that card, and the reason why a second one is refused."""
    table = Table(BOLT, METEOR).begun()
    say = Speaker(language, {1: "Ana", 2: "Bo"}, NAMES)
    told = [say.fact("ambal", fact) for fact in table.do("commit", 1, card=card)]
    twice = table.attempt("commit", 1, card="nothing")
    moved = table.attempt("adjust", 0, target=1, card=card, zone="hand")
    assert isinstance(twice, Refusal)
    assert isinstance(moved, Refusal)
    return [*told, *lines(table, language), say.refusal(twice), say.refusal(moved)]


@pytest.mark.rule("AMBAL-BATTLE-03", "AMBAL-VIEW-01")
@pytest.mark.parametrize("language", languages())
def test_a_card_that_lies_face_down_is_in_no_sentence(language: str) -> None:
    said = heard("bolt", language)
    assert said == heard("meteor", language)
    assert not any(name in sentence for sentence in said for name in NAMES.values())
