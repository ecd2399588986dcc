"""Nothing that is said tells what lies face down: change only what is hidden, and every sentence stays the same."""

from collections.abc import Callable

import pytest

from companion.messages import Speaker, languages
from engine.ambush import GAME
from engine.refusal import Refusal
from tests.engine.ambush.table import CARDS, Table

NAMES = {card["id"]: card["name"] for card in CARDS}


def told(table: Table, say: Speaker) -> list[str]:
    """All that was said since the start, and what is said now."""
    facts = [say.fact("ambush", fact) for moment in table.history.moments for fact in moment.facts]
    view = GAME.view(table.state, None)
    return facts + say.prompt(view, GAME.clauses(view))


def placing(card: str) -> Table:
    table = Table().begun()
    table.do("expose", 1)
    table.do("play", 1, card="archer")
    table.do("place", 1, card=card)
    return table


def grabbing(card: str) -> Table:
    table = placing(card)
    table.do("place", 1, card="footman")
    table.do("call", 2, at=9.0)
    table.do("capture", 2, card=card)
    return table


@pytest.mark.rule("AMBUSH-HIDE-07")
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("reached", [placing, grabbing])
def test_a_card_placed_or_captured_is_in_no_sentence(reached: Callable[[str], Table], language: str) -> None:
    say = Speaker(language, {1: "Ana", 2: "Bo"}, NAMES)
    heard = told(reached("ambush"), say)
    assert heard == told(reached("wall"), say)
    assert not any("Wall" in sentence for sentence in heard)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("verb", ["place", "capture"])
def test_a_refusal_does_not_name_a_card_that_lies_face_down(verb: str, language: str) -> None:
    deck = [card["id"] for card in CARDS if card["id"] != "wall"] * 4
    table = Table(deck_list=deck).begun()
    table.do("expose", 1)
    table.do("play", 1, card="archer")
    if verb == "capture":
        table.do("place", 1)
        table.do("place", 1)
        table.do("call", 2, at=9.0)
    refusal = table.attempt(verb, 1, card="wall")
    assert isinstance(refusal, Refusal)
    assert refusal.clause == "AMBUSH-DECK-02"
    assert "Wall" not in Speaker(language, {}, NAMES).refusal(refusal)


@pytest.mark.parametrize("language", languages())
def test_a_verdict_of_tapped_cards_tells_no_number(language: str) -> None:
    two, three = Table().begun().lying("ambush", "ambush", "wall"), Table().begun().lying("ambush", "ambush", "ambush")
    say = Speaker(language, {}, NAMES)
    heard = []
    for table in (two, three):
        table.do("call", 1)
        table.stop_all()
        heard.append([say.fact("ambush", fact) for fact in table.told("verdict")])
    assert heard[0] == heard[1]
    assert not any(char.isdigit() for sentence in heard[0] for char in sentence)
