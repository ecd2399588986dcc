"""What people do in Ambal Tournament with their phones, and what of it nobody else may be told."""

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.page.people import Phone, sit_down
from tests.e2e.page.server import Table
from tests.e2e.page.windows import Told, Window, Windows

AMBAL = ("play", "ambal", "--simulate", "--training", "--mode")
SINGLE = (*AMBAL, "single-regular", "--seats", "Ana,Bo")
DOUBLE = (*AMBAL, "double-regular", "--seats", "Ana,Bo,Cy,Di")
DRAFT = (*AMBAL, "draft", "--seats", "Ana,Bo")
DEMO = ("demo", "ambal", "--no-browser", "--seed", "7")
OPENS = ("revealed", "banned")
"""Facts by which a card lies open for everybody."""
OPEN_PILES = ("used", "discard", "out", "play")
"""A card that moves there lies open, too."""
OWN = ("placed", "library", "picks")
"""Zones of which their owner sees more than the others."""


class Duellist(Phone):
    """One player with a phone."""

    def choose(self, card: str, label: str = "Card from your hand") -> None:
        """A card by its name, on the sheet that is open."""
        self.page.get_by_role("combobox", name=label).fill(card)
        self.page.get_by_role("option", name=card).tap()

    def place(self, card: str, target: str | None = None) -> None:
        self.press("Place a card")
        self.choose(card)
        if target is not None:
            self.page.get_by_role("group", name="Target token").get_by_role("button", name=target).tap()
        self.key("Place it face down").tap()
        expect(self.key("Place it face down")).to_have_count(0)

    def enter_damage(self, times: int) -> None:
        """The sheet of a card without data: three points of damage for each touch of the word."""
        self.press("Enter what my card says")
        step = self.page.get_by_role("group", name="Damage", exact=True)
        for _ in range(times):
            step.get_by_role("button", name="damage", exact=True).last.tap()
        self.key("That is all").tap()

    @property
    def last_turn(self) -> Locator:
        return self.page.get_by_text("What the last turn did")


def sit(windows: Windows, table: Table, name: str) -> Duellist:
    phone = sit_down(windows.phone(table.phones), table, name)
    return Duellist(phone.window, name)


def words_in(found: Any) -> Iterator[str]:
    """Every text in it, however deep; keys of objects too."""
    if isinstance(found, str):
        yield found
    elif isinstance(found, dict):
        for key, value in found.items():
            yield key
            yield from words_in(value)
    elif isinstance(found, list):
        for value in found:
            yield from words_in(value)


def leaks(window: Window, seat: int | None, read_out: frozenset[str] = frozenset()) -> list[tuple[int, set[str]]]:
    """Cards that were named to this viewer before they lay open: in which message, and which. `read_out`: at once."""
    cards = window.states()[-1]["cards"]
    secret = {*cards, *cards.values()}
    first = next((told for told in window.told if told["tell"] == "state"), None)
    known = {name for card in {*read_out, *_lying_open(first)} for name in (card, cards[card])}
    found: list[tuple[int, set[str]]] = []
    for place, told in enumerate(window.told):
        for fact in told.get("facts", ()):
            if fact["fact"] in OPENS or fact.get("to") in OPEN_PILES:
                known |= {fact["card"], cards[fact["card"]]}
        named = secret & set(words_in(_of_others(told, seat))) - known
        if named:
            found.append((place, named))
    return found


def _lying_open(first: Told | None) -> set[str]:
    """Whoever comes later finds cards that were turned over before: on the open piles, and revealed."""
    if first is None:
        return set()
    seats, table = first["view"]["seats"], first["view"]["table"]
    piles = {card for seat in seats for pile in OPEN_PILES if pile in seat["zones"] for card in seat["zones"][pile]}
    return piles | {one["card"] for one in (*table["revealed"], *table["durations"], *table["lasting"])}


def _of_others(told: Told, seat: int | None) -> Any:
    """A message without what is the viewer's own: what it may do itself, its own hidden zones, its reader.

    What a seat may do follows from its own deck and piles, so its own list may name them. Every other list of what may
    be done, of the table, the referee or another seat, is looked through like all the rest: in it a card that does not
    lie open can only be an open field. The names of all cards of the game (`cards`) are printed in its rulebook.
    """
    if told["tell"] != "state":
        return told
    assert all(action["seat"] in (0, seat) for action in told["legal"] if seat), "what somebody else may do"
    legal = [action for action in told["legal"] if seat is None or action["seat"] != seat]
    players = told["players"]
    assert players is None or set(players["hands"]) <= {str(seat)}, "somebody else's hand"
    assert players is None or (players["top"], players["seed"]) == (None, ""), "what comes next"
    seats = [_zones(one, one["seat"] == seat) for one in told["view"]["seats"]]
    left_out = ("cards", "held", "players") if seat else ("cards",)
    rest = {key: value for key, value in told.items() if key not in left_out}
    return rest | {"legal": legal, "view": told["view"] | {"seats": seats}}


def _zones(seat: dict[str, Any], own: bool) -> dict[str, Any]:
    assert own or all(isinstance(seat["zones"][zone], int) for zone in OWN), "a list that is its owner's alone"
    shown = {name: zone for name, zone in seat["zones"].items() if not (own and name in OWN)}
    return seat | {"zones": shown}
