"""A speaker never fails: what it has no words for, it still says in a way that can be read."""

from typing import Any

import pytest

from companion.messages import Speaker, languages
from companion.messages.voice import voice
from engine.message import message
from engine.view import Prompt, View
from tests.companion.messages.saying import finished

ANYTHING: list[Any] = [
    None, "", "x" * 5000, "a\nb\x1b[31m", "{ $seat }", True, -1, 10**30, 1.5, float("nan"), float("inf"), [], [[1]],
    ["a"], [None], {}, {"1": 2}, {"a": 1}, {"1": [2]}, object(), message("nope"), message("ambush-no-cards"),
]  # fmt: skip


@pytest.mark.parametrize("language", languages())
def test_a_message_without_words_is_named(language: str) -> None:
    assert "“nope”" in Speaker("en").message(message("nope", seat=1))
    assert "nope" in Speaker(language).message(message("nope"))


def test_a_missing_argument_leaves_a_readable_sentence_with_the_id() -> None:
    said = Speaker("en", {1: "Ana"}).message(message("ambush-not-your-turn", seat=1))
    assert said == "It is …’s turn. Ana, wait for yours. (ambush-not-your-turn)"


@pytest.mark.parametrize("value", ANYTHING, ids=lambda value: str(value)[:12])
@pytest.mark.parametrize("language", languages())
def test_whatever_fills_a_gap_gives_one_line_that_is_not_endless(language: str, value: Any) -> None:
    say = Speaker(language, {1: "Ana"})
    for id in ("ambush-not-your-turn", "ambush-choose-castle", "input-verb", "ambush-nothing-left", "adjust-range"):
        gaps = ("seat", "turn", "seats", "verb", "verbs", "left", "counter", "low", "high", "to")
        said = say.message(message(id, **dict.fromkeys(gaps, value)))
        assert said.strip()
        assert not any(ord(char) < 32 for char in said)
        assert len(said) < 3000


@pytest.mark.rule("AMBUSH-VERIFY-10")
@pytest.mark.parametrize(
    ("number", "shown"),
    [(10**14, "100,000,000,000,000"), (10**15, "1000000000…"), (-(2**64), "-1844674407…"), (10**4000, "1000000000…"),
     (1e300, "1000000000…")],
    ids=lambda value: str(value)[:12],
)  # fmt: skip
def test_a_huge_number_is_shortened(number: float, shown: str) -> None:
    for language in languages():
        said = Speaker(language).message(message("ambush-declared-too-many", ambush=number, held=2))
        assert finished(said)
        assert language != "en" or f"so {shown} of them" in said.replace("\u00a0", " ")


def test_a_word_from_outside_is_not_taken_for_a_pattern() -> None:
    assert "“{ $seat }”" in Speaker().message(message("input-verb", verb="{ $seat }", verbs="call"))


def test_a_fact_of_a_game_without_a_catalogue_is_told_without_words() -> None:
    assert Speaker("fr").fact("duel", {"fact": "hit", "seat": 1, "n": 3}) == "hit: seat 1, n 3"
    assert Speaker("fr").fact("duel", {"fact": "over"}) == "over"


def test_a_prompt_of_a_game_without_a_catalogue_is_named() -> None:
    view = View("duel", "practice", 1, 1, "main", "1.1", [1], Prompt("duel.main", {"seat": 1}), [], None)
    assert Speaker().prompt(view) == ["There is no message yet for “prompt-duel-main”."]


def test_what_only_english_has_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    french = voice("fr", "ambush", False)
    monkeypatch.delitem(french._written, "ambush-no-window")
    assert Speaker("fr").message(message("ambush-no-window")) == Speaker("en").message(message("ambush-no-window"))


def test_a_broken_message_is_named_and_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    english = voice("en", "ambush", True)
    monkeypatch.setitem(english._written, "ambush-broken", "ambush-broken = { $seat ->\n")
    assert "ambush-broken" in Speaker("en", isolating=True).message(message("ambush-broken", seat=1))
