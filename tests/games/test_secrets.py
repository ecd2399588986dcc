"""The suite over all games finds a game that tells what lies face down: here is one, and it is found."""

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import UNSET, field
from msgspec.structs import asdict, replace

from engine.action import Action
from engine.ambush import GAME
from engine.ambush import actions as a
from engine.ambush.rules import RULEBOOK, RULES
from engine.ambush.state import State
from engine.game import Game, Offer
from engine.probes import card_of
from engine.refusal import Refusal, refuse
from engine.setup import Setup
from tests.games.secrets import leaks, screens
from tests.games.walk import walk, walk_through

Outcome = State | Refusal


class Remembering(State, frozen=True):
    """The table, with a memory that no player would be allowed."""

    copies: dict[str, int] = field(default_factory=dict)
    """How many of each card the registered list holds."""
    laid: dict[str, int] = field(default_factory=dict)
    """How many of each were exposed or played since the battlefield was last empty."""


def begin(setup: Setup) -> Outcome:
    state = GAME.begin(setup)
    if isinstance(state, Refusal):
        return state
    return Remembering(**asdict(state), copies=dict(Counter(setup.decks.get(0, ()))))


def counting(rule: Callable[[State, Any, Any], Outcome]) -> Callable[[State, Any, Any], Outcome]:
    """The rule, but a card is refused whose copies all lie; an Ambush card never is, which shall keep the secret."""

    def counted(now: Remembering, do: a.Expose | a.Play, facts: Any) -> Outcome:
        then = rule(now, do, facts)
        if isinstance(then, Refusal) or do.card is UNSET:
            return then
        lies = now.laid.get(do.card, 0)
        if lies >= now.copies.get(do.card, lies + 1) and not now.box.cards[do.card].ambush:
            return refuse("AMBUSH-DECK-02", "ambush-not-in-deck")
        return replace(then, laid={**now.laid, do.card: lies + 1})

    return counted  # type: ignore[return-value]


def settle(before: State, now: State, do: Any, facts: Any) -> State:
    """An empty battlefield is forgotten."""
    then = RULEBOOK.settle(before, now, do, facts)
    return then if then.battlefield else replace(then, laid={})


def offers(now: State, seat: int) -> Iterator[Offer]:
    """What Ambush is sure of is not sure by this rule: every card is tried."""
    for offer in GAME.offers(now, seat):
        among = offer.among | {"card": card_of(now.box.cards, str)} if "card" in offer.among else offer.among
        yield replace(offer, among=among, sure=False)


@pytest.fixture
def telling() -> Game[State]:
    """Ambush with the rule that AMBUSH-DECK-03 once was."""
    rules: dict[type[Action], Any] = {**RULES, a.Expose: counting(RULES[a.Expose]), a.Play: counting(RULES[a.Play])}
    book = replace(RULEBOOK, rules=rules, settle=settle)
    return replace(GAME, begin=begin, state=Remembering, apply=book.apply, allows=book.allows, offers=offers)


def test_the_suite_plays_with_registered_decks_and_without() -> None:
    ambush = [walk("ambush", mode, seed).way[0].state for mode in GAME.modes for seed in range(6)]
    assert {state.box.listed is None for state in ambush} == {True, False}
    ambal = [
        walk("ambal", mode, seed).way[0].state for mode in ("single-regular", "double-advanced") for seed in (0, 1)
    ]
    assert {seat.registered is None for state in ambal for seat in state.seats} == {True, False}


@pytest.mark.rule("AMBUSH-DECK-03", "AMBUSH-HIDE-02")
def test_copies_that_decide_are_found_by_what_is_legal_refused_and_sent(telling: Game[State], tmp_path: Path) -> None:
    found: set[str] = set()
    for seed in range(6):
        (folder := tmp_path / str(seed)).mkdir()
        walked = walk_through(telling, "standard", Random(seed))
        with screens(folder, telling, walked.way[0].state) as shown:
            found |= {way for leak in leaks(telling, walked, Random(seed), shown, every=1) for way in leak.by}
        if len(found) > 2:
            break
    assert found == {"legal", "refusals", "frames"}, "no view would have told it"
