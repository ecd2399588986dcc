"""How sentences look and sound: no-break spaces, quotes, tone, and two languages that are really two."""

import re

import pytest

from companion.messages import languages
from tests.companion.messages.book import NAMES, all_entries, entries

SAME = {
    "ambal-change": "a sign is a sign",
    "ambal-suffix": "two parts of a sentence in a row",
    "prompt-ambal-discard": "one sentence for each seat",
    "prompt-ambyria-discard": "one sentence for each seat",
    "games-mode": "the same word in both",
    "help-arguments": "the same word in both",
    "help-options": "the same word in both",
    "list-more": "a comma is a comma",
    "word-options": "the same word in both",
    "word-pile": "the same word in both",
    "word-satellite": "the same word in both",
    "version": "two names and their numbers",
    "colour-orange": "the same word in both",
    "colour-turquoise": "the same word in both",
    "colour-violet": "the same word in both",
}
"""Messages that may be the same in English and French, and why."""

PARTS = {
    "ambush-reaction", "ambal-amount", "ambal-change", "ambal-rounds", "ambal-whom", "ambal-of", "ambal-skills",
    "ambal-suffix", "ambal-test", "ambal-when", "ambyria-cards", "ambyria-from-there", "ambyria-why-not",
    "ambyria-amount", "ambyria-whom", "ambyria-may", "ambyria-lasting-when", "tamer-side", "tamer-whom", "tamer-amount",
    "tamer-if", "ambush-whom", "ambush-source",
}  # fmt: skip
"""Parts of other sentences."""

NBSP = "\u00a0"
NOUNS = (
    r"(?:cards?|rounds?|manches?|Energy|Health|cartes?|ms|[KM]iB|[KM]io|steps?|étapes?|"
    r"presses|appuis|good|false|bons?|faux|copies|exemplaires)\b"
)
FORBIDDEN = {
    "en": r"\b(error|invalid|please|illegal|oops|sorry|failed|exception)\b",
    "fr": r"\b(erreur|invalide|veuillez|svp|s’il vous plaît|désolé|illégal|échec)\b",
}


def texts(language: str) -> dict[str, str]:
    """Each message without its id."""
    return {id: entry.text.partition("=")[2] for id, entry in all_entries(language).items()}


def prose(text: str) -> str:
    """A message without what stands between braces and without the keys of variants."""
    text = re.sub(r"\{[^{}]*->|\n\s*\*?\[[^\]]*\]|\{ *\"[^\"]*\" *\}", "", text)
    return re.sub(r"\{[^{}]*\}", "…", text)


def wrong(language: str, pattern: str) -> dict[str, list[str]]:
    found = {id: re.findall(pattern, prose(text)) for id, text in texts(language).items()}
    return {id: matches for id, matches in found.items() if matches}


@pytest.mark.parametrize("language", languages())
def test_the_tone_is_calm(language: str) -> None:
    assert wrong(language, f"(?i){FORBIDDEN[language]}") == {}


def test_an_exclamation_mark_is_for_ambush_and_grab() -> None:
    assert wrong("en", r"(?<!Ambush)(?<!Grab)!") == {}
    assert wrong("fr", rf"(?<!Ambush{NBSP})(?<!Ramassez{NBSP})!") == {}


@pytest.mark.parametrize("language", languages())
def test_quotes_and_apostrophes_are_printed_ones(language: str) -> None:
    found = wrong(language, r"[\"'`]")
    assert set(found) <= {"scenario-no-header"}, "only a piece of JSON has straight quotes"


def test_french_has_a_no_break_space_where_it_belongs() -> None:
    said = wrong("fr", rf"[^{NBSP}][:;?!»]|«[^{NBSP}]")
    bare = {
        "scenario-no-header",
        "help-table",
        "log-held",
        "mqtt-address",
        "mqtt-hall-name",
        "help-hall",
        "with-broker",
        "with-hall",
    }
    assert set(said) <= bare, "only a piece of JSON and addresses have none"
    assert wrong("fr", r"[“”]") == {}


def test_english_has_no_french_spaces() -> None:
    assert wrong("en", rf"{NBSP}[:;?!]|[«»]") == {}


@pytest.mark.parametrize("language", languages())
def test_a_number_and_its_noun_stay_together(language: str) -> None:
    written = {id: re.findall(rf"(?:\$\w+ \}}|\d) {NOUNS}", text) for id, text in texts(language).items()}
    assert {id: found for id, found in written.items() if found} == {}


def test_no_french_name_needs_an_elision() -> None:
    """`de { SEAT(…) }` would have to be `d’Ana` but `de Bo`."""
    elided = r"\b(?:de|que|si|ne|le|la) \{ (?:SEATS?|CARD)\("
    assert [id for id, text in texts("fr").items() if re.search(elided, text)] == []


@pytest.mark.parametrize("name", NAMES)
def test_no_message_was_left_in_english(name: str) -> None:
    english, french = entries("en", name), entries("fr", name)
    same = {id for id in english if english[id].text == french[id].text and not id.startswith("game-")}
    assert same - SAME.keys() == set()  # what a game is called is the same everywhere


def test_the_excuses_for_sameness_are_still_needed() -> None:
    english, french = all_entries("en"), all_entries("fr")
    assert [id for id in SAME if english[id].text != french[id].text] == []


@pytest.mark.parametrize("language", languages())
def test_every_sentence_ends(language: str) -> None:
    """Facts, prompts, rules and refusals are sentences; names are not."""
    said = ("fact-", "prompt-", "clause-", "practice-", "reason-", "effect-", "ambush-", "ambal-", "ambyria-")
    families = (*said, "input-", "setup-", "json-", "step-")
    sentences = {id: text for id, text in texts(language).items() if id.startswith(families) and id not in PARTS}
    last = {id: prose(text).rstrip("\n }").strip()[-1:] for id, text in sentences.items()}
    assert {id: end for id, end in last.items() if end not in ".!?…"} == {}
