"""What is listed for a card, and nothing else, is what the rules accept: for any cards, lists, rows and piles."""

from collections.abc import Callable, Iterator
from itertools import product
from typing import Literal, get_args

from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from msgspec import UNSET
from msgspec.structs import replace

from engine.action import Action, to_data
from engine.ambyria import GAME
from engine.ambyria import actions as a
from engine.ambyria.cards import HEROES, MODES, UNKNOWN, Into
from engine.ambyria.chain import Forced, Frame
from engine.ambyria.options import SLOTS
from engine.ambyria.state import Laid, Lying, State
from engine.history import History
from engine.legal import covers, legal
from engine.setup import Header, begin
from tests.engine.ambyria.table import NAMES, Table

IDS = ("one", "two", "three", "four")
PLACES = (UNSET, *get_args(Into))
SYMBOLS = (UNSET, *MODES)

names = st.sampled_from((*IDS, UNKNOWN))
printed = st.fixed_dictionaries(
    {},
    optional={
        "mode": st.sampled_from(MODES),
        "play": st.sampled_from(get_args(Into)),
        "response": st.sampled_from(("no", "may", "only")),
        "down": st.booleans(),
        "hero": st.sampled_from(HEROES[:2]),
        "effects": st.just([]),
    },
)
"""What a pack says of a card: as much or as little as one may."""
lists = st.none() | st.lists(st.sampled_from(IDS), min_size=6, max_size=8)
rows = st.lists(st.tuples(names, st.booleans()), max_size=SLOTS)


@st.composite
def tables(draw: st.DrawFn) -> State:
    """The first seat's turn after its mode; with and without lists, and cards that lie about."""
    cards = tuple({"id": id, "name": id.title(), **draw(printed)} for id in IDS)
    decks = {str(seat): listed for seat in (1, 2) if (listed := draw(lists)) is not None}
    start = begin(GAME, Header(game="ambyria", seats=NAMES[:2], options={"arcane": 1}, cards=cards, decks=decks))
    history = History(GAME, start)
    for seat in (1, 2):
        history.do(a.Choose(seat=seat, hero=HEROES[seat - 1]))
    history.do(a.LayMode(seat=1, card=UNKNOWN, symbol="hasty"))
    now: State = history.state
    serial = now.serial
    for seat in (1, 2):
        row = tuple(Lying(serial + place, id, down) for place, (id, down) in enumerate(draw(rows), 1))
        serial += len(row)
        piles = {"discard": tuple(draw(st.lists(names, max_size=4))), "modes": (Laid(draw(names), "hasty"),)}
        marks = {"strange_hand": draw(st.booleans()), "strange_deck": draw(st.booleans()), "used": draw(st.booleans())}
        now = now.with_seat(seat, emberscape=row, hand=draw(st.integers(1, 3)), **piles, **marks)
    return replace(now, serial=serial)


MOMENTS: dict[str, Callable[[State], State]] = {
    "a card is to be played": lambda now: now,
    "a card may be laid on the mode pile": lambda now: replace(now, phase="mode"),
    "the top card of the deck has to be": lambda now: replace(now.with_seat(1, modes=(), hand=0), phase="mode"),
    "an arcane card is turned up": lambda now: replace(now, forced=Forced("arcane", 1, 1)),
    "the top card of another deck is turned up": lambda now: replace(now, forced=Forced("top", 1, 2)),
    "a card may respond": lambda now: replace(
        now, chain=(Frame(now.serial + 1, "collect", 2, stage="window", held=1),)
    ),
}
"""The same cards at different moments."""


def namings(seat: int, slots: int) -> Iterator[Action]:
    """Every way in which a card can be named, fitting or not."""
    sources: tuple[Literal["hand", "deck"], ...] = ("hand", "deck")
    faces: tuple[Literal["up", "down"], ...] = ("up", "down")
    for card, into, symbol in product((*IDS, UNKNOWN), PLACES, SYMBOLS):
        for source, face in product((*sources, "arcane"), faces):
            yield a.Play(seat=seat, card=card, source=source, face=face, into=into, symbol=symbol)  # type: ignore[arg-type]
        for slot in (UNSET, *range(1, slots + 1)):
            yield a.Respond(seat=seat, card=card, slot=slot, into=into, symbol=symbol)
    for card, laid_from, symbol in product((*IDS, UNKNOWN), sources, SYMBOLS):
        yield a.LayMode(seat=seat, card=card, source=laid_from, symbol=symbol)
    for slot in range(1, slots + 1):
        yield a.Activate(seat=seat, slot=slot)
        yield from (a.Activate(seat=seat, slot=slot, card=card) for card in (*IDS, UNKNOWN))


# The first counter-example is told as it is: to look for a smaller one would take minutes.
@settings(max_examples=40, deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(tables(), st.sampled_from(sorted(MOMENTS)))
def test_a_card_is_listed_with_all_that_may_be_said_of_it_and_nothing_else(table: State, moment: str) -> None:
    now = MOMENTS[moment](table)
    listed = list(legal(GAME, now, 1))
    for action in namings(1, len(now.seat(1).emberscape)):
        data = to_data(action)
        covered = any(covers(entry, data) for entry in listed if entry["do"] == data["do"])
        assert covered == (action in legal(GAME, now, 1)), action


# What is kept from one listing to the next


def test_what_was_listed_once_follows_the_table() -> None:
    """The box keeps what can be said of its cards; what lies about, and room, are looked at every time."""
    decks = {str(seat): ["pebble", "nugget", *["purse"] * 8] for seat in (1, 2)}
    table = Table(2, decks=decks).playing("purse")
    assert _playable(table) == {"pebble", "nugget", "purse", UNKNOWN}
    table.given(2, discard=("pebble", "pebble"))
    assert _playable(table) == {"nugget", "purse", UNKNOWN}
    table.given(1, row=["purse"] * SLOTS)
    assert _playable(table) == {UNKNOWN}, "which may have another symbol"
    table.given(1, row=()).given(2, discard=())
    assert _playable(table) == {"pebble", "nugget", "purse", UNKNOWN}


def test_each_seat_is_listed_the_cards_of_its_own_list() -> None:
    decks = {"1": [*["purse"] * 9, "pebble"], "2": [*["purse"] * 9, "nugget"]}
    table = Table(2, decks=decks).playing("purse")
    assert _playable(table) == {"pebble", "purse", UNKNOWN}
    table.do("play", 1, card="pebble").do("mode", 2, card="purse")
    assert _playable(table) == {"nugget", "purse", UNKNOWN}
    table.given(2, strange_hand=True)
    assert _playable(table) == {"nugget", "purse", UNKNOWN}, "the only pebble lies there"
    table.given(1, row=())
    assert _playable(table) == {"pebble", "nugget", "purse", UNKNOWN}


def _playable(table: Table) -> set[str]:
    """The cards that are listed for whose turn it is."""
    cards, turn = (*table.state.box.cards, UNKNOWN), table.state.turn
    actions = [a.Play(seat=turn, card=id, into=into) for id in cards for into in PLACES]
    listed = list(legal(GAME, table.state, turn))
    return {action.card for action in actions if any(covers(entry, to_data(action)) for entry in listed)}
