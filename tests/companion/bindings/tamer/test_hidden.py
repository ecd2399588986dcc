"""Two tables where other cards lie face down, or other teams are lined up secretly, look and sound the same."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.action import to_data
from engine.game import Step
from engine.refusal import Refusal
from engine.scenario import steps as s
from tests.companion.bindings.tamer.hands import SEATS, Hands, at_draft
from tests.engine.tamer.table import Table, buff, choose, creature, during_draft

PLAIN = creature("plain", 1, 1)
SPECIAL = creature("special", 9, 9, during_draft(buff("perm_power", 3, choose(1))), points=3)
CARDS = (PLAIN, SPECIAL, creature("single", 1, 1, copies=1))
IDS = ("plain", "special", "single", "wolf")


def seen(table: Hands, outcome: Step[Any] | Refusal) -> bytes:
    """All that others get of one input: lights, sounds, wishes, refusals, readers, and the public view."""
    facts = outcome.facts if isinstance(outcome, Step) else ()
    told = {
        "refused": outcome.clause if isinstance(outcome, Refusal) else None,
        "lights": to_data(tuple(table.binding.shows(table.view))),
        "sounds": to_data(table.binding.sounds(facts)),
        "facts": to_data(facts),
        "wishes": to_data(table.binding.wishes),
        "awaits": table.awaits_card(),
        "view": to_data(table.view),
    }
    return msgspec.json.encode(told)


@pytest.mark.rule("TAMER-DRAFT-04")
@settings(max_examples=40, deadline=None)
@given(st.lists(st.tuples(st.integers(1, SEATS - 1), st.sampled_from(IDS), st.sampled_from(IDS)), max_size=20))
def test_nothing_tells_which_card_lies_face_down(picks: list[tuple[int, str, str]]) -> None:
    """Seat 8 never picks, so that nothing is revealed."""
    one, other = at_draft(*CARDS, pick_timer=60), at_draft(*CARDS, pick_timer=60)
    for seat, here, there in picks:
        taps = [s.Tap(tap=f"seat{seat}.reader", card=card) for card in (here, there)]
        assert seen(one, one.device(taps[0])) == seen(other, other.device(taps[1]))
        assert [one.held(viewer) for viewer in range(1, SEATS + 1)] == [
            other.held(viewer) for viewer in range(1, SEATS + 1)
        ]


def secret(draft: str = "off") -> Hands:
    return Hands(Table(SEATS, *CARDS, creature("dear", 1, 1, points=8), teams="secret", draft=draft))


@pytest.mark.rule("TAMER-TEAM-21")
@settings(max_examples=30, deadline=None)
@given(st.lists(st.tuples(st.integers(1, SEATS - 1), st.booleans()), max_size=16))
def test_nothing_tells_what_a_secret_line_up_holds_but_its_length(doings: list[tuple[int, bool]]) -> None:
    """At one table everybody lines up cubs, at the other wolves; No takes the last one out again."""
    one, other = secret(), secret()
    for seat, adds in doings:
        looks = []
        for table, card in ((one, "cub"), (other, "wolf")):
            length = len(table.table.zone(seat, "line", seat))
            chip = s.Tap(tap=f"seat{seat}.reader", uid=f"{card}-{seat}{length}")
            looks.append(seen(table, table.device(chip if adds else s.Press(press=f"seat{seat}.no"))))
        assert looks[0] == looks[1]
