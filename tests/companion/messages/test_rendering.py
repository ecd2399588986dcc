"""Every fact, prompt, reminder and refusal can be said in every language, whatever it holds."""

from collections.abc import Iterator

import pytest

from companion.messages import Speaker, languages
from engine import registry
from engine.action import Fact
from engine.message import message
from tests.companion.messages.book import all_entries
from tests.companion.messages.needs import dashed
from tests.companion.messages.playing import Moment, moments, tables
from tests.companion.messages.samples import facts
from tests.companion.messages.saying import finished

CARDS = {"footman": "Footman"}
KINDS = [(name, kind) for name in registry.names() if (game := registry.find(name)) for kind in game.facts]


def speaker(language: str) -> Speaker:
    return Speaker(language, {1: "Ana", 2: "Bo", 3: "Cléo", 4: "Di"}, CARDS)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("game", "kind"), KINDS, ids=lambda part: getattr(part, "__name__", part))
def test_a_fact_is_a_finished_sentence(game: str, kind: type[Fact], language: str) -> None:
    said = {speaker(language).fact(game, fact) for fact in facts(kind)}
    assert said
    assert [sentence for sentence in said if not finished(sentence)] == []


def everything(moment: Moment, game: str, say: Speaker) -> Iterator[str]:
    """All that somebody could hear at this moment."""
    rules = registry.find(game)
    assert rules is not None
    yield from say.prompt(moment.view, rules.clauses(moment.view))
    yield from (say.fact(game, fact) for fact in moment.facts)
    yield from (say.refusal(refusal) for refusal in moment.refusals)
    yield from (say.term(f"flag-{flag}") for seat in moment.view.seats for flag in seat.flags)
    yield say.term(f"phase-{dashed(game)}-{moment.view.phase}")


@pytest.mark.parametrize(("game", "mode"), tables())
@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_game_is_told_without_a_gap(game: str, mode: str, seed: int) -> None:
    everybody, heard = [speaker(language) for language in languages()], set[str]()
    for moment in moments(game, mode, seed):
        heard.update(sentence for say in everybody for sentence in everything(moment, game, say))
    assert len(heard) > 20
    assert [sentence for sentence in heard if not finished(sentence)] == []


@pytest.mark.parametrize("language", languages())
def test_words_without_gaps_are_finished_sentences(language: str) -> None:
    whole = [id for id, entry in all_entries(language).items() if not entry.gaps | entry.refers]
    assert len(whole) > 50
    assert [id for id in whole if not finished(speaker(language).message(message(id)))] == []
