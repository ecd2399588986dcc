"""What Tamer Tournament says: whole sentences for facts, prompts and cards, and nothing of what lies face down."""

from typing import Any

import pytest
from msgspec import convert

from companion.messages import Speaker, languages
from companion.messages.effects import effect_words
from companion.packs import packs_of
from engine.tamer import GAME
from engine.tamer.cards import Card, Effect
from tests.companion.messages.saying import finished
from tests.engine.tamer.table import Table, buff, building, choose, creature, duel, start, tournament

NBSP = "\u00a0"
CARDS = {"wolf": "Wolf", "cub": "Cub", "bear": "Bear"}


def told(table: Table, language: str = "en") -> list[str]:
    """The facts of the last action in words."""
    say = Speaker(language, {1: "Ana", 2: "Bo", 3: "Cy", 4: "Di"}, CARDS)
    return [say.fact("tamer", fact) for fact in table.history.moments[-1].facts]


def prompt(table: Table, language: str = "en") -> list[str]:
    view = GAME.view(table.state, None)
    return Speaker(language).prompt(view, GAME.clauses(view))


def test_a_reveal_names_each_card_and_where_the_packs_go() -> None:
    table = Table().picks("cub").picks("cub", "wolf", "bear", "cub")
    assert told(table) == [
        "Di has chosen a card.",
        "Ana takes Cub (2). Bo takes Wolf. Cy takes Bear. Di takes Cub (2).",
        "Pass your packs to the left. Now comes pick 3.",
    ]


def test_the_pairing_names_who_meets() -> None:
    assert told(tournament().built())[-1] == "The opponents of round 1 are known: Ana – Cy and Bo – Di."
    assert told(tournament().built(), "fr")[-1] == f"Voici les combats de la manche 1{NBSP}: Ana – Cy et Bo – Di."


def test_a_clash_says_which_dice_to_put_where() -> None:
    table = duel(["growl", "wolf"], ["bear"], creature("growl", 1, 1, start(buff("perm_power", 2, "last"))))
    assert "Ana: put dark red dice showing 2 on Wolf (permanent power)." in told(table)
    table.do("fight", 1)
    assert told(table) == [
        "Battle 1, clash 1: the creatures in front hit each other.",
        "Ana: growl is hit. Black dice on it now show 4.",
        "Bo: Bear is hit. Black dice on it now show 1.",
        "Ana: growl is knocked out by Bear. Take it out of the line.",
    ]
    table.do("report", 1, result="win")
    assert "Bo: take the black dice off Bear." in told(table)


def test_prompts_say_what_to_do() -> None:
    assert prompt(building())[0].startswith("Everybody: build your team for at most 8" + NBSP)
    assert prompt(Table())[0].endswith("Afterwards the packs go to the left.")
    assert prompt(tournament())[-1].endswith("the packs go to the left. Then enter your team.")


def test_prompts_count_many_and_name_the_last_few() -> None:
    table = Table(8)
    begins = [(prompt(table)[0], prompt(table, "fr")[0])]
    for seat in range(1, 8):
        table.do("pick", seat, card="cub")
        begins.append((prompt(table)[0], prompt(table, "fr")[0]))
    said = [tuple(text.replace(NBSP, " ").split(":")[0].strip() for text in both) for both in begins]
    assert said[:2] == [("Everybody", "Tout le monde"), ("7 players", "7 personnes")]
    assert said[-4:-2] == [("Ed, Fay, Gus and Hana", "Ed, Fay, Gus et Hana"), ("Fay, Gus and Hana", "Fay, Gus et Hana")]
    fighting = tournament(8).built()
    assert prompt(fighting)[0] == "Round 1: sit down opposite your opponent and let your teams fight."
    fighting.do("report", 1, result="win")
    assert prompt(fighting)[0] == "Round 1: sit down opposite your opponent and let your teams fight."
    fighting.do("report", 2, result="win")
    assert prompt(fighting, "fr")[0].endswith(f"vos équipes{NBSP}; on attend encore Cy, Di, Gus et Hana.")
    assert prompt(fighting)[0].endswith("your teams fight; still to act: Cy, Di, Gus and Hana.")


@pytest.mark.rule("TAMER-DRAFT-04")
@pytest.mark.parametrize("language", languages())
def test_no_sentence_tells_a_card_that_lies_face_down(language: str) -> None:
    heard = []
    for card in ("cub", "wolf"):
        table = Table()
        table.do("pick", 1, card=card)
        heard.append(told(table, language) + prompt(table, language))
    assert heard[0] == heard[1]


KINDS: tuple[Any, ...] = ({"type": "spirit"}, {"element": "fire", "other": True})
WHOM: tuple[Any, ...] = (
    "self",
    "front",
    "last",
    "all",
    "others",
    *KINDS,
    choose(2),
    *(choose(1, kind) for kind in KINDS),
)
AMOUNTS: tuple[Any, ...] = (
    2, {"each": 1, "per": "all"}, *({"each": 2, "per": kind} for kind in KINDS),
    {"each": 1, "kinds": "type"}, {"each": 3, "kinds": "element"},
)  # fmt: skip
TESTS: tuple[Any, ...] = (
    {"at_least": 2, "of": "others"}, *({"at_least": 1, "of": kind} for kind in KINDS), {"at_least": 3, "kinds": "type"},
    {"at_least": 2, "kinds": "element"},
)  # fmt: skip
OPS = (
    *(buff("perm_power", 1, to) for to in WHOM), *(buff("temp_health", n, "self") for n in AMOUNTS),
    *(buff("temp_power", 1, "all", **{"if": test}) for test in TESTS),
    {"op": "flip", "round": 2}, {"op": "flip", "round": "current", "n": 3, "if": TESTS[0]},
)  # fmt: skip


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("when", ["draft", "start", "ko"])
def test_every_effect_is_a_finished_sentence(language: str, when: str) -> None:
    say = Speaker(language)
    for op in OPS:
        sentence = say.message(effect_words("tamer", convert({"when": when, "do": [op]}, Effect)))
        assert finished(sentence), sentence
    assert finished(say.message(effect_words("tamer", convert({"when": when}, Effect))))


def test_a_card_reads_like_a_card() -> None:
    [pack] = [pack for pack in packs_of("tamer", training=True) if pack.training]
    cards = {card["id"]: convert(card, Card) for card in pack.cards}

    def read(id: str) -> list[str]:
        effects = cards[id].effects
        assert isinstance(effects, tuple)
        return [Speaker("en").message(effect_words("tamer", effect)) for effect in effects]

    assert read("training-reed-piper") == ["Round Start: temporary power for all your creatures: 1 more."]
    assert read("training-nest-robber") == ["KO: Cards turned over from the round 1 deck: 1."]
    assert read("training-old-badger") == [
        "Round Start: permanent power for this creature: 1 more, if you have at least 2 Familiar creatures."
    ]
