"""Whatever the code can say has words in every language, and no words lie there that nobody says."""

import fnmatch
from typing import Any

import pytest
from fluent.syntax import ast
from msgspec.structs import replace

from companion.catalogues import messages
from companion.messages import languages
from engine import registry
from engine.game import Game
from tests.companion.messages.book import NAMES, PAIRS, all_entries, entries, gaps, resource
from tests.companion.messages.needs import FAMILIES, OPEN, dashed, everywhere, needed
from tests.companion.messages.sources import Said, literals, parse, said

GAMES = tuple(game for name in registry.names() if (game := registry.find(name)))


def missing(game: Game[Any], language: str) -> list[str]:
    return sorted(needed(game) - all_entries(language).keys())


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_its_words(game: Game[Any], language: str) -> None:
    lost = missing(game, language)
    assert not lost, f"companion/messages/{language}/{game.name}.ftl has no words for\n" + "\n".join(lost)


@pytest.mark.parametrize("language", languages())
def test_every_message_of_the_code_has_words(language: str) -> None:
    known = all_entries(language)
    lost = {f"{one.id} ({one.where})" for one in said() if one.id not in known and "*" not in one.id}
    assert not lost, "\n".join(sorted(lost))


@pytest.mark.parametrize("language", languages())
def test_what_every_table_needs_has_words(language: str) -> None:
    assert sorted(everywhere() - all_entries(language).keys()) == []


def matching(pattern: str) -> set[str]:
    """The messages that an id like `reader-*` may become."""
    return set(fnmatch.filter(all_entries("en"), pattern))


def test_an_id_that_is_put_together_can_become_a_message() -> None:
    assert {one.id: one.where for one in said() if "*" in one.id and not matching(one.id)} == {}
    assert OPEN.keys() <= {one.id for one in said()}


@pytest.mark.parametrize("language", languages())
def test_no_words_lie_unused(language: str) -> None:
    known = all_entries(language)
    within = {other for entry in known.values() for other in entry.refers | entry.repeats}
    within |= {id for id in known for entry in known.values() for kind in entry.kinds if id.startswith(f"{kind}-")}
    wanted = everywhere().union(*(needed(game) for game in GAMES))
    loose = {one.id for one in said() if "*" in one.id and one.id not in OPEN and not one.id.startswith(FAMILIES)}
    wanted |= {id for pattern in loose for id in matching(pattern)}
    assert sorted(known.keys() - wanted - within - literals()) == []


@pytest.mark.parametrize(("language", "name"), PAIRS)
def test_every_catalogue_can_be_read(language: str, name: str) -> None:
    junk = [item.content for item in resource(language, name).body if isinstance(item, ast.Junk)]
    assert junk == []


@pytest.mark.parametrize(("language", "name"), PAIRS)
def test_cutting_a_catalogue_finds_what_reading_all_of_it_finds(language: str, name: str) -> None:
    assert messages(language, name).keys() == entries(language, name).keys()


@pytest.mark.parametrize(("language", "name"), PAIRS)
def test_no_id_stands_twice(language: str, name: str) -> None:
    written = [item.id.name for item in resource(language, name).body if isinstance(item, ast.Message)]
    assert sorted({id for id in written if written.count(id) > 1}) == []


@pytest.mark.parametrize("language", languages())
def test_core_says_nothing_that_a_game_says_too(language: str) -> None:
    shared = {name: sorted(entries(language, name).keys() & entries(language, "core").keys()) for name in NAMES}
    assert {name: ids for name, ids in shared.items() if ids and name != "core"} == {}


@pytest.mark.parametrize("language", languages())
def test_what_a_message_refers_to_is_there(language: str) -> None:
    known = all_entries(language)
    lost = {id: sorted((entry.refers | entry.repeats) - known.keys()) for id, entry in known.items()}
    assert {id: others for id, others in lost.items() if others} == {}


# Gaps


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", [language for language in languages() if language != "en"])
def test_all_languages_say_the_same_messages_with_the_same_gaps(language: str, name: str) -> None:
    ours, theirs = entries("en", name), entries(language, name)
    assert theirs.keys() == ours.keys()
    assert {id: theirs[id].gaps for id in theirs} == {id: entry.gaps for id, entry in ours.items()}


def unfilled(one: Said) -> set[str]:
    """Gaps of a message that this place in the code leaves open."""
    known = one.args is not None and one.id in all_entries("en")
    return set(gaps("en", one.id) - (one.args or frozenset())) if known else set()


def test_the_code_fills_every_gap() -> None:
    assert {f"{one.id} ({one.where})": open for one in said() if (open := unfilled(one))} == {}


def test_a_gap_that_the_code_leaves_open_is_noticed() -> None:
    [one] = parse('refuse("X", "ambush-not-your-turn", seat=1)')
    assert unfilled(one) == {"turn"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_fact_fills_every_gap_of_its_message(game: Game[Any]) -> None:
    for kind in game.facts:
        message = f"fact-{dashed(game.name)}-{kind.__struct_config__.tag}"
        assert gaps("en", message) <= set(kind.__struct_encode_fields__)


# The looking itself


def test_an_id_is_found_however_it_is_said() -> None:
    code = """
refuse(INPUT, "a-b", seat=1)
message("c", n=2, **more)
speaker.term("d" if x else "e")
Message("f", {"g": 1})
other("h")
"""
    found = {(one.id, one.args) for one in parse(code)}
    assert found == {
        ("a-b", frozenset({"seat"})),
        ("c", None),
        ("d", frozenset()),
        ("e", frozenset()),
        ("f", frozenset({"g"})),
    }


def test_a_game_without_a_catalogue_is_noticed() -> None:
    [ambush] = [game for game in GAMES if game.name == "ambush"]
    sixth = replace(ambush, modes={**ambush.modes, "hurried": (2,)})
    assert missing(sixth, "fr") == ["mode-ambush-hurried"]
