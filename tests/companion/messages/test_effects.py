"""What a card says: every effect of a game's vocabulary is a finished sentence in every language."""

from typing import Any, get_args

import msgspec
import pytest
from msgspec import inspect

from companion.messages import Speaker, languages
from companion.messages.effects import effect_words
from companion.packs import packs_of
from engine.ambal import cards as c
from engine.message import Message
from tests.companion.messages.saying import finished

NBSP = "\u00a0"
KINDS = get_args(c.Effects)
CHOICES: dict[str, tuple[Any, ...]] = {
    "to": (*get_args(c.Word), 2),
    "when": get_args(c.When),
    "n": (0, 1, 2, -2, "all", {"mastery": "fire"}, {"mastery": "water", "times": 2}, {"mastery": "sword", "times": -1}),
    "if": (
        {"condition": "bleeding"}, {"condition": "any", "of": "you"}, {"curse": True, "of": "opponents"},
        {"boon": True, "of": 2}, {"mastery": "assassination", "min": 5},
    ),
    "match": ({"types": list(c.TYPES)}, {"schools": ["fire"], "sides": list(get_args(c.Side))}),
    "what": ("condition", "curse", "boon"),
    "which": (["burning"], ["burning", "bleeding", "poison"]),
    "condition": c.CONDITIONS,
    "until": ("round", "next"),
    "rounds": (1, 6),
    "health": (20,),
    "energy": (8,),
    "text": ("Sing.",),
    "effects": ([{"op": "damage", "n": 1, "to": "target"}], [{"op": "out"}, {"op": "skip", "to": "you"}]),
}  # fmt: skip
"""Every value of a field that could matter to a sentence."""


def say(language: str, effect: Any) -> str:
    return Speaker(language, {2: "Bo"}, game="ambal").message(message_of(effect))


def message_of(effect: dict[str, Any]) -> Message:
    return effect_words("ambal", msgspec.convert(effect, c.Effects))


def ways(kind: type[c.Effect]) -> list[dict[str, Any]]:
    """A plain effect of that kind, and one for every value of every field that fits it."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    names = [field.encode_name for field in info.fields]
    plain = {"op": info.tag} | {field.encode_name: CHOICES[field.encode_name][0] for field in info.fields
                                if field.required}  # fmt: skip
    varied = [plain, *(plain | {name: value} for name in names for value in CHOICES[name])]
    return [one for one in varied if _reads(one)]


def _reads(effect: dict[str, Any]) -> bool:
    try:
        msgspec.convert(effect, c.Effects)
    except msgspec.ValidationError:
        return False
    return True


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: str(kind.__struct_config__.tag))
def test_every_effect_is_a_finished_sentence(kind: type[c.Effect], language: str) -> None:
    said = [say(language, effect) for effect in ways(kind)]
    assert len(said) > 5
    assert [sentence for sentence in said if not finished(sentence) or sentence[-1] != "."] == []


@pytest.mark.parametrize("language", languages())
def test_every_card_of_the_packs_can_be_told(language: str) -> None:
    cards = [msgspec.convert(card, c.Card) for pack in packs_of("ambal", training=True) for card in pack.cards]
    said = [
        Speaker(language).message(effect_words("ambal", effect))
        for card in cards if card.effects for effect in card.effects
    ]  # fmt: skip
    assert len(said) > 100
    assert [sentence for sentence in said if not finished(sentence)] == []


@pytest.mark.parametrize(
    ("effect", "english", "french"),
    [
        ({"op": "damage", "n": 5, "to": "target"}, "Damage to the target: 5.", f"Dégâts pour la cible{NBSP}: 5."),
        ({"op": "energy", "n": -2, "to": "target"}, "Energy for the target: −2.", f"Énergie pour la cible{NBSP}: −2."),
        ({"op": "energy", "n": 3, "to": "you"}, "Energy for you: +3.", f"Énergie pour vous{NBSP}: +3."),
        (
            {"op": "heal", "n": {"mastery": "water", "times": 2}, "to": "allies", "when": "end"},
            f"Heal for your whole side: 2{NBSP}× your Mastery of Water Magic, at the end of the round.",
            f"Soins pour tout votre camp{NBSP}: 2{NBSP}× votre maîtrise (Magie de l’eau), à la fin de la manche.",
        ),
        (
            {"op": "damage", "n": 3, "to": "opponent", "if": {"condition": "bleeding"}},
            "Damage to the opponent: 3, if there is Bleeding.",
            f"Dégâts pour l’adversaire{NBSP}: 3, s’il y a saignement.",
        ),
        (
            {"op": "block", "match": {"types": ["action", "spell"]}},
            "Blocks Actions and Spells used on you.",
            "Bloque les actions et sorts qui vous visent.",
        ),
        (
            {"op": "next", "to": "you", "effects": [{"op": "draw", "n": 1, "to": "you"}, {"op": "out"}]},
            "For you, the next one among skills also does this: Cards to draw for you: 1. "
            "This card goes Out of Play instead of to the Discard Pile.",
            f"Pour vous, la prochaine carte parmi les compétences fait aussi ceci{NBSP}: "
            f"Cartes à piocher pour vous{NBSP}: 1. Cette carte va hors jeu au lieu d’aller à la défausse.",
        ),
    ],
)  # fmt: skip
def test_an_effect_is_said_with_its_numbers(effect: dict[str, Any], english: str, french: str) -> None:
    assert say("en", effect) == english
    assert say("fr", effect) == french


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("kind", "values"),
    [
        ("school-ambal", c.SCHOOLS),
        ("types-ambal", c.TYPES),
        ("sides-ambal", get_args(c.Side)),
        ("counter", c.CONDITIONS),
    ],
)
def test_every_word_of_the_vocabulary_has_a_name(kind: str, values: tuple[str, ...], language: str) -> None:
    assert all(Speaker(language).knows(f"{kind}-{value}") for value in values)


def test_what_an_effect_does_not_say_is_nothing_or_an_empty_list() -> None:
    gaps = message_of({"op": "remove", "what": "curse", "n": 1, "to": "you"}).args
    assert (gaps["which"], gaps["if"], gaps["if_of"], gaps["n_mastery"], gaps["less"]) == ([], None, None, None, False)
