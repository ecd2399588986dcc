"""What is said in Ambyria: what to do now, what a card does, and nothing about cards that lie face down."""

import itertools
from typing import get_args, get_type_hints

import pytest

from companion.messages import Speaker, languages
from companion.messages.effects import effect_words, sentences
from companion.packs import packs_of
from engine.ambyria import GAME
from engine.ambyria import cards as c
from engine.cards import read_cards
from tests.companion.messages.saying import finished
from tests.engine.ambyria.table import CARDS, Table

NBSP = "\u00a0"
NAMES = {card["id"]: card["name"] for card in CARDS}


def lines(table: Table, language: str = "en") -> list[str]:
    view = GAME.view(table.state, None)
    return Speaker(language, cards=NAMES, game="ambyria").prompt(view, GAME.clauses(view))


def told(table: Table, language: str = "en") -> list[str]:
    say = Speaker(language, {1: "Ana", 2: "Bo", 3: "Cy"}, NAMES)
    return [say.fact("ambyria", fact) for fact in table.facts]


# What to do now


def test_a_play_phase_begins_with_what_was_drawn() -> None:
    assert lines(Table().playing("purse"))[0] == (
        f"Ana, draw 2{NBSP}cards. Ana, play a card. You may also activate your hero."
    )
    assert lines(Table().playing(), "fr")[0].startswith(f"Ana, piochez 1{NBSP}carte.")


def test_a_window_says_whose_effect_waits() -> None:
    table = Table().playing().do("play", 1, card="reader")
    assert lines(table) == ["Ana, press OK to let Reader happen."]
    everybody = Table(3, windows="all").playing().do("play", 1, card="reader")
    assert lines(everybody) == [f"Bo and Cy, respond to effect{NBSP}1 of Reader, or let it pass."]
    assert lines(table.do("call", 2)) == ["Bo, play your response, or give it back."]


def test_a_card_that_the_table_was_not_told_is_just_a_card() -> None:
    table = Table().playing().do("play", 1, card="?")
    assert told(table)[0] == "Ana plays a card. It goes to the emberscape."
    assert told(table, "fr")[0] == f"Ana joue une carte. La carte va ici{NBSP}: la rangée de braises."


def test_who_has_to_discard_is_told_how_many() -> None:
    table = Table().playing().given(1, hand=12).do("play", 1, card="pebble")
    assert lines(table) == [f"Ana, discard 2{NBSP}cards from your hand."]


@pytest.mark.parametrize("language", languages())
def test_every_moment_has_a_finished_sentence(language: str) -> None:
    aiming = Table().playing().given(2, row=["pebble"]).do("play", 1, card="thief")
    collecting = Table().playing("spear").given(1, row=["pebble"] * 4).do("play", 1, card="pebble")
    scoring = Table().playing().given(2, collection=["?"]).do("adjust", 0, target=1, counter="arcane", to=0)
    tables = [
        Table(), Table().chosen(), Table().playing(), aiming, collecting, scoring.end_turn(),
        Table().playing().do("play", 1, card="rune").go(), Table().playing().do("play", 1, card="diviner").go(),
        Table().playing().do("play", 1, card="riddle"), Table().playing().do("play", 1, card="pebble", face="down"),
        Table().playing().do("concede", 1), Table().chosen().do("adjust", 0, target=1, counter="hand", to=0),
        Table().playing().end_turn().do("mode", 2, card="haste").end_turn(),
    ]  # fmt: skip
    said = [line for table in tables for line in lines(table, language)]
    assert [line for line in said if not finished(line)] == []
    prompts = {GAME.view(table.state, None).prompt.id for table in tables}
    assert len(prompts) == len(tables)


# What is hidden


@pytest.mark.rule("AMBYRIA-DOWN-09", "AMBYRIA-COL-10")
@pytest.mark.parametrize("language", languages())
def test_no_sentence_depends_on_what_lies_face_down(language: str) -> None:
    heard = []
    for id in ("snare", "queen", "?"):
        table = Table().playing("spear").given(1, row=["pebble"] * 4).do("play", 1, card=id, face="down")
        said = told(table, language)
        heard.append(said + told(table.go(), language) + lines(table, language))
    assert heard[0] == heard[1] == heard[2]


# What a card does


@pytest.mark.parametrize("language", languages())
def test_every_operation_is_a_finished_sentence(language: str) -> None:
    say = Speaker(language, game="ambyria")
    ops = [kind(face="up") if kind is c.Turn else kind() for kind in get_args(c.Operations)]
    said = {say.message(effect_words("ambyria", op)) for op in ops}
    assert len(said) == len(ops)
    assert [line for line in said if not finished(line)] == []


@pytest.mark.parametrize("language", languages())
def test_every_lasting_effect_is_a_finished_sentence(language: str) -> None:
    kinds = get_type_hints(c.Lasting)
    every = itertools.product(*(get_args(kinds[field]) for field in ("op", "at", "who")))
    lasting = [c.Lasting(key="frost", op=op, at=at, who=who) for op, at, who in every]
    said = {Speaker(language, game="ambyria").message(effect_words("ambyria", one)) for one in lasting}
    assert len(said) == len(lasting)
    assert [line for line in said if not finished(line)] == []


@pytest.mark.parametrize("language", languages())
def test_every_training_card_says_what_it_does(language: str) -> None:
    [training] = [pack for pack in packs_of("ambyria", training=True) if pack.training]
    cards = read_cards(training.cards, c.Card)
    assert isinstance(cards, dict)
    say = Speaker(language, game="ambyria")
    said = {say.message(one) for card in cards.values() for one in sentences("ambyria", card)}
    assert len(said) > 40
    assert [line for line in said if not finished(line)] == []


def test_an_effect_that_may_be_declined_says_so() -> None:
    op = c.Steal(source="discard", who="any", n="all", may=True)
    assert Speaker(game="ambyria").message(effect_words("ambyria", op)) == (
        "Cards to steal, out of the discard pile of a player of your choice, into your hand: all of them, if you like."
    )
