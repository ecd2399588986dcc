"""Where the rules take a short way, it leads to the same as the long one."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import UNSET
from msgspec.structs import replace

from engine.ambal import deciding
from engine.ambal.cards import Match
from engine.ambal.refusals import affordable, no_resurrection, nobody_to_bring_back, too_dear
from engine.ambal.resolution import Resolution, in_force
from engine.ambal.state import Lasting, State
from engine.ambal.steps import trigger
from engine.ambal.targets import aim, seats_meant, tokens
from engine.ambal.texts import text
from engine.ambal.turn import awaited, is_awaited
from tests.engine.ambal.moments import MODES
from tests.engine.ambal.table import Table, skill
from tests.engine.ambal.wandering import duel, step

few = settings(max_examples=6, deadline=None)
seeds = st.integers(0, 2**32 - 1)
every_mode = pytest.mark.parametrize("mode", MODES)
STEPS = 60


def states(mode: str, seed: int) -> list[State]:
    """The states of a random duel, and each with a player out who is not."""
    random = Random(seed)
    table = duel(mode, random, registered=random.random() < 0.5)
    found = [table.state]
    while len(found) < STEPS and table.state.result is None:
        step(table, random)
        found.append(table.state)
    return [*found, *(now.with_seat(random.choice(now.numbers), defeated=True) for now in found)]


@pytest.mark.rule("AMBAL-STEP-03", "AMBAL-PACK-03")
@every_mode
@few
@given(seed=seeds)
def test_somebody_is_awaited_exactly_when_something_is_owed(mode: str, seed: int) -> None:
    for now in states(mode, seed):
        assert is_awaited(now) == bool(awaited(now))


@pytest.mark.rule("AMBAL-ORDER-02")
@every_mode
@few
@given(seed=seeds)
def test_the_next_to_decide_is_the_first_undecided_of_the_order(mode: str, seed: int) -> None:
    for now in states(mode, seed):
        undecided = [seat for seat in deciding.order(now) if now.seat(seat).undecided]
        assert deciding.next_to_decide(now) == (undecided[0] if undecided else None)


@pytest.mark.rule("AMBAL-TOKEN-03")
@every_mode
@few
@given(seed=seeds)
def test_a_token_names_whom_the_words_of_the_card_mean_and_who_is_not_out(mode: str, seed: int) -> None:
    words = {"opponent": "opponents", "ally": "allies", "partner": "partner", "you": "you"}
    for now in states(mode, seed):
        for user in now.numbers:
            for card in now.box.cards.values():
                effects = None if card.effects is UNSET else card.effects
                aimed = aim(now, user, card, effects)
                meant = seats_meant(now, user, None, None, words.get(aimed or "", "everyone"))  # type: ignore[arg-type]
                back = effects is None or text(effects).resurrects
                allowed = [
                    seat for seat in meant
                    if (aimed != "other" or seat != user)
                    and (not now.seat(seat).defeated or (back and seat == now.partner(user)))
                ]  # fmt: skip
                assert tokens(now, user, card) == tuple(allowed)


@pytest.mark.rule("AMBAL-SINGLE-03")
@every_mode
def test_a_card_of_the_box_brings_back_whom_its_effects_do(mode: str) -> None:
    now = duel(mode, Random(1)).state
    for card in now.box.cards.values():
        effects = () if card.effects is UNSET else card.effects
        assert no_resurrection(now, card) == nobody_to_bring_back(now, card, effects)


matches = st.sampled_from((Match(), Match(types=("action",)), Match(schools=("fire",)), Match(sides=("defensive",))))
changes = st.lists(st.tuples(st.integers(1, 2), st.integers(-6, 6), matches), max_size=4)
COSTLY = tuple(
    skill(f"{kind}-{school}-{cost}", cost=cost, types=[kind], school=school)
    for kind in ("action", "spell") for school in ("fire", "water") for cost in range(0, 13, 2)
)  # fmt: skip


@pytest.mark.rule("AMBAL-BATTLE-09", "AMBAL-COST-06")
@given(changes=changes, energy=st.integers(0, 12))
def test_what_can_be_paid_is_what_is_not_too_dear(changes: list[tuple[int, int, Match]], energy: int) -> None:
    table = Table(*COSTLY, unaffordable="refuse").begun()
    lasting = [Lasting(n, seat, "cost", "x", match, by) for n, (seat, by, match) in enumerate(changes, 1)]
    now = replace(table.state.with_seat(1, energy=energy), lasting=tuple(lasting))
    cards = list(now.box.cards)
    paid = [card for card in cards if too_dear(now, now.seat(1), now.card(card)) is None]
    assert affordable(now, now.seat(1), cards) == paid


@pytest.mark.rule("AMBAL-EFFECT-03")
@every_mode
@few
@given(seed=seeds)
def test_a_round_begins_without_a_change_where_nothing_in_force_waits_for_it(mode: str, seed: int) -> None:
    for now in states(mode, seed):
        sources = in_force(now.durations, "start")
        assert Resolution(now, sources, "start", now, []).steps == {
            name for source in sources for name in source.part.steps
        }
        if not sources:
            assert trigger(now, "start", []) is now
