"""What is listed for a creature, and nothing else, is what the rules accept: for any cards, rosters and lines."""

from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.action import Action, to_data
from engine.legal import covers, legal
from engine.setup import Header, begin
from engine.tamer import GAME
from engine.tamer import actions as a
from engine.tamer.battle_state import Battle, Question, Side
from engine.tamer.creatures import without_dice
from engine.tamer.state import State
from engine.tamer.team import cost
from tests.engine.tamer.table import NAMES

IDS = ("one", "two", "three", "four")
KEYS = (*IDS, *(f"{id}#2" for id in IDS))

printed = st.fixed_dictionaries(
    {"copies": st.integers(1, 4)}, optional={"round": st.integers(1, 3), "points": st.integers(0, 9)}
)


@st.composite
def tables(draw: st.DrawFn, /, mode: str, seats: int, **options: Any) -> State:
    """Everybody owns some creatures, of which a few stand in the line, within the allowance."""
    cards = tuple({"id": id, "name": id.title(), "power": 1, "health": 1, **draw(printed)} for id in IDS)
    now = begin(GAME, Header(game="tamer", mode=mode, seats=NAMES[:seats], options=options, cards=cards))
    assert isinstance(now, State), now
    for number in now.numbers:
        roster = without_dice(draw(st.lists(st.sampled_from(IDS), max_size=4)))
        line = tuple(one.key for one in roster if draw(st.booleans()))
        line = line if cost(now, line) <= now.allowance else ()
        joined = line if now.box.takes_any_card(number) else ()
        now = now.with_seat(number, roster=roster, line=line, joined=joined)
    return now


def check(now: State, actions: Iterator[Action]) -> None:
    """Of these actions just those are listed that the rules accept."""
    listed = [entry for seat in (0, *now.numbers) for entry in legal(GAME, now, seat)]
    for action in actions:
        data = to_data(action)
        covered = any(covers(entry, data) for entry in listed if entry.keys() == data.keys())
        assert covered == (action in legal(GAME, now, action.seat)), action


@given(tables("referee", 4), st.integers(1, 3))
def test_a_pick_is_any_card_of_the_round_of_which_copies_are_left(table: State, round: int) -> None:
    check(replace(table, round=round), (a.Pick(seat=1, card=id) for id in IDS))


@given(tables("duel", 2) | tables("referee", 4, draft="off", teams="secret"))
def test_who_can_be_placed_is_known_without_trying(table: State) -> None:
    check(table, (a.Place(seat=seat, card=key) for seat in table.numbers for key in KEYS))


@settings(deadline=None)
@given(tables("duel", 2, flip_place="choose") | tables("duel", 2), st.data())
def test_a_flip_is_any_card_of_that_deck_of_which_copies_are_left(table: State, data: st.DataObject) -> None:
    question = Question("flip", "one", "start", round=data.draw(st.integers(1, 3)), left=1)
    creatures = {one.key: one for one in table.seats[0].roster}
    flipped = {key: 1 for key in creatures if data.draw(st.booleans())}
    side = Side(1, creatures, tuple(creatures), flipped=flipped, question=question)
    now = replace(table, phase="battle", battles=(Battle(1, (1, 2), {1: side, 2: Side(2, {}, ())}),))
    places = range(1, len(side.line) + 2)
    check(now, iter([a.Flip(seat=1), *(a.Flip(seat=1, card=id) for id in IDS)]))
    check(now, (a.Flip(seat=1, card=id, at=at) for id in IDS for at in places))
