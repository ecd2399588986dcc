"""Eight phones and a wall in Tamer Tournament: a draft in which nothing of a pick is told too soon, teams, battles."""

from collections.abc import Iterator
from itertools import chain, cycle, islice
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect

from companion.packs import packs_of
from tests.e2e.page.people import Phone, reads, seat, sit_down
from tests.e2e.page.server import Table, at_a_table
from tests.e2e.page.test_accessible import examine, opened
from tests.e2e.page.windows import PHONE, WALL, Told, Window, Windows, words_in

EIGHT = ("Ana", "Bo", "Cy", "Di", "Eve", "Fay", "Gus", "Hal")
PLAY = ("play", "tamer", "--simulate", "--training", "--seats", ",".join(EIGHT))
DUEL = ("play", "tamer", "--simulate", "--training", "--mode", "duel", "--option", "teams=secret", "--seats", "Ana,Bo")
ASKS = "training-foam-otter"
"""When it is drafted, its player chooses one of the own creatures."""
TRAINING = {card["id"]: card for pack in packs_of("tamer", training=True) if pack.training for card in pack.cards}
ROUND_1 = [id for id, card in TRAINING.items() if card["round"] == 1 and id != ASKS]
FIRST = dict(enumerate(ROUND_1[:8], 1))
"""What everybody lays face down first, by seat."""
PICKS = 8


class Tamer(Phone):
    """One player of Tamer Tournament with a phone."""

    def pick(self, card: str) -> None:
        self.press("Lay a card face down")
        name = TRAINING[card]["name"]
        self.page.get_by_role("combobox").fill(name)
        self.page.get_by_role("option", name=name).first.tap()
        self.key("Lay it face down").tap()
        expect(self.page.get_by_text("Your card lies face down")).to_be_visible()

    def tile(self, card: str) -> Locator:
        """A creature of the own roster."""
        name = TRAINING[card]["name"].removeprefix("Training ")
        return self.page.get_by_role("group", name="Your creatures").get_by_role("button", name=name).first

    @property
    def line(self) -> Locator:
        return self.page.get_by_role("list", name="Your line, front first").get_by_role("button")


def act(verb: str, seat: int, **fields: Any) -> str:
    return msgspec.json.encode({"do": verb, "seat": seat, **fields}).decode()


def sit(windows: Windows, table: Table, name: str) -> Tamer:
    return Tamer(sit_down(opened(windows, table.phones, PHONE), table, name).window, name)


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with at_a_table(tmp_path_factory.mktemp("home"), *PLAY) as running:
        yield running


def test_a_draft_of_eight_with_nothing_of_a_pick_in_any_other_socket(windows: Windows, table: Table) -> None:
    wall = opened(windows, table.screen, WALL)
    wall.go("/")
    phones = {number: sit(windows, table, name) for number, name in enumerate(EIGHT, 1)}
    ana = phones[1]
    first_pick(phones, wall, table)
    for number, phone in phones.items():
        assert leaks(phone.window, number) == []
    assert leaks(wall, None) == []
    assert leaks(ana.window, None) != [], "what is looked for is there to be found, in its owner's own socket"
    a_choice(ana, table)
    other_picks(ana, table)
    a_team(ana)
    all_ready(ana, table)
    a_battle(ana, phones[5])


def first_pick(phones: dict[int, Tamer], wall: Window, table: Table) -> None:
    """Some by hand, some at their readers. The own card is seen only while a finger is on its key."""
    ana = phones[1]
    ana.pick(FIRST[1])
    name = TRAINING[FIRST[1]]["name"].removeprefix("Training ")
    shown = ana.page.get_by_text(name)
    expect(shown).to_have_count(0)
    ana.page.get_by_role("button", name="Hold to look").dispatch_event("keydown", {"key": " "})
    expect(shown).to_be_visible()
    ana.page.get_by_role("button", name="Let go to cover").dispatch_event("keyup", {"key": " "})
    expect(shown).to_have_count(0)
    examine(ana.page)
    phones[2].pick(FIRST[2])
    table.type(*(act("pick", number, card=FIRST[number]) for number in range(3, 8)))
    reads(ana.page.get_by_role("list", name="Who has chosen"), "Hal\nchooses")
    reads(ana.prompt, "Wait for Hal.")
    reads(seat(wall.page, "Gus"), "has chosen")
    phones[8].press("Lay a card face down")
    phones[8].page.get_by_role("combobox").fill(TRAINING[FIRST[8]]["name"])
    phones[8].page.get_by_role("option").first.tap()
    phones[8].key("Lay it face down").tap()
    for number, phone in phones.items():
        mine = TRAINING[FIRST[number]]["name"].removeprefix("Training ")
        expect(phone.page.get_by_role("listitem").filter(has_text=mine)).to_be_visible()


def a_choice(ana: Tamer, table: Table) -> None:
    """The second card of Ana asks her something, and nobody waits for it but she."""
    others = islice(cycle(ROUND_1[8:]), 7)
    table.type(act("pick", 1, card=ASKS), *(act("pick", n, card=card) for n, card in enumerate(others, 2)))
    asked = ana.page.get_by_role("group", name="Among these")
    expect(asked.get_by_role("button")).to_have_count(2)
    reads(ana.prompt, "Choose for Training Foam Otter.")
    expect(ana.key("Lay a card face down")).to_have_count(0)
    asked.get_by_role("button").first.tap()
    examine(ana.page)
    ana.page.get_by_role("button", name="1 of 1 chosen: these").tap()
    expect(asked).to_have_count(0)
    expect(ana.key("Lay a card face down")).to_be_visible()


def other_picks(ana: Tamer, table: Table) -> None:
    """Typed for everybody, pick after pick; of every creature there are enough."""
    left = chain(ROUND_1[15:], ROUND_1, ROUND_1)
    for pick in range(3, PICKS + 1):
        table.type(*(act("pick", number, card=next(left)) for number in range(1, 9)))
        ana.window.wait_for(lambda told, pick=pick: turn_of(told) > pick or phase_of(told) == "build")  # type: ignore[misc]
    expect(ana.page.get_by_text("8 of 8 points left")).to_be_visible()


def turn_of(told: Told) -> int:
    return int(told["view"]["turn"]) if told["tell"] == "state" else 0


def phase_of(told: Told) -> str:
    return str(told["view"]["phase"]) if told["tell"] == "state" else ""


def a_team(ana: Tamer) -> None:
    """By tap, with points left; what does not fit says by how much, and is refused on its clause."""
    roster = ana.window.states()[-1]["view"]["seats"][0]["zones"]["roster"]
    points = {key: TRAINING[key.partition("#")[0]]["points"] for key in roster}
    dear = max(points, key=lambda key: points[key])
    cheap = [key for key in roster if key != dear and "#" not in key][:3]
    for key in cheap:
        ana.tile(key).tap()
        expect(ana.tile(key)).to_have_attribute("aria-pressed", "true")
    spent = sum(points[key] for key in cheap)
    expect(ana.page.get_by_text(f"{8 - spent} of 8 points left")).to_be_visible()
    ana.line.nth(2).focus()
    ana.page.keyboard.press("ArrowLeft")
    front = TRAINING[cheap[2]]["name"].removeprefix("Training ")
    expect(ana.line.nth(1)).to_contain_text(front)
    ana.press("Last out")
    expect(ana.line).to_have_count(2)
    examine(ana.page)
    ana.press("My team stands")
    ana.press("Change my team")
    ana.tile(cheap[1]).tap()
    expect(ana.line).to_have_count(3)
    too_dear(ana, roster, points, cheap, dear)
    ana.press("My team stands")
    expect(ana.key("Change my team")).to_be_visible()
    reads(ana.page.get_by_role("list", name="Who is ready"), "Hal\nbuilds")


def too_dear(ana: Tamer, roster: list[str], points: dict[str, int], fielded: list[str], dear: str) -> None:
    left = 8 - sum(points[key] for key in fielded)
    for key in roster:
        if key not in fielded and key != dear and "#" not in key and points[key] <= left and left >= points[dear]:
            ana.tile(key).tap()
            expect(ana.tile(key)).to_have_attribute("aria-pressed", "true")
            left -= points[key]
    ana.tile(dear).tap()
    expect(ana.page.get_by_role("alert")).to_contain_text("the allowance is 8")
    expect(ana.tile(dear)).to_contain_text(f"{points[dear] - left} too many")


def all_ready(ana: Tamer, table: Table) -> None:
    seats = ana.window.states()[-1]["view"]["seats"]
    for number in range(2, 9):
        table.type(act("place", number, card=seats[number - 1]["zones"]["roster"][0]), act("ready", number))
    ana.window.wait_for(lambda told: phase_of(told) == "battle")


def a_battle(ana: Tamer, eve: Tamer) -> None:
    """Ana fights Eve, who sits across: either of them goes on, and both see how it ends."""
    expect(ana.page.get_by_text("Your battle against Eve")).to_be_visible()
    expect(eve.page.get_by_text("Your battle against Ana")).to_be_visible()
    examine(eve.page)
    order = ana.key("From front to back")
    while ana.page.get_by_role("group", name="Whose Round Start").is_visible():
        order.tap()
        ana.be_still()
    if eve.key("Next clash").is_visible():
        eve.press("Next clash")
        expect(ana.page.get_by_role("region", name="What to do with your hands")).to_be_visible()
        examine(ana.page)
    expect(ana.page.get_by_text("wins–draws–losses")).to_be_visible()


# What of it others may not be told


def leaks(window: Window, own: int | None) -> list[tuple[int, str]]:
    """Picks of others that this viewer was told of before all were turned over: in which message, and which."""
    cards = window.states()[-1]["cards"]
    hidden = {name for number, card in FIRST.items() if number != own for name in (card, cards[card])}
    found: list[tuple[int, str]] = []
    lists = set[str]()
    for place, told in enumerate(window.told):
        if any(fact["fact"] == "revealed" for fact in told.get("facts", ())):
            assert len(lists) <= 1, "what may be picked depends on what others picked"
            return found
        lists |= {repr(one) for one in told.get("legal", ()) if one["do"] == "pick"}
        found += [(place, word) for word in words_in(of_others(told, own)) if word in hidden]
    raise AssertionError("nothing was ever turned over")


def of_others(told: Told, own: int | None) -> Any:
    """A message without the names of all cards, which are printed in packs, and without what is the viewer's own.

    Which cards of the round a seat may pick is in its own list; that this list stays the same is looked at apart.
    """
    if told["tell"] != "state":
        return told
    assert all(action["seat"] in (0, own) for action in told["legal"] if own), "what somebody else may do"
    for one in told["view"]["seats"]:
        assert one["seat"] == own or own is None or isinstance(one["zones"]["pick"], int), "somebody else's pick"
    seats = [one for one in told["view"]["seats"] if one["seat"] != own]
    left_out = ("cards", "held", "players") if own else ("cards",)
    rest = {key: value for key, value in told.items() if key not in left_out}
    legal = [action for action in told["legal"] if own is None or action["seat"] != own]
    return rest | {"legal": legal, "view": told["view"] | {"seats": seats}}


# A secret team


@pytest.fixture
def secret(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with at_a_table(tmp_path_factory.mktemp("home"), *DUEL) as running:
        yield running


def test_a_secret_team_is_covered_and_told_to_nobody(windows: Windows, secret: Table) -> None:
    ana, bo = sit(windows, secret, "Ana"), sit(windows, secret, "Bo")
    card = "training-ember-mouse"
    ana.press("Add a creature")
    ana.page.get_by_role("combobox").fill("Ember Mouse")
    ana.page.get_by_role("option").first.tap()
    ana.key("Add it").tap()
    expect(ana.page.get_by_text("1 creature stands in your line.")).to_be_visible()
    expect(ana.page.get_by_text("Ember Mouse")).to_have_count(0)
    ana.press("Show my team")
    expect(ana.line).to_have_count(1)
    examine(ana.page)
    ana.press("Cover my team")
    expect(ana.page.get_by_text("Ember Mouse")).to_have_count(0)
    ana.press("My team stands")
    reads(bo.prompt, "Tap your creatures")
    told = [of_others(one, 2) for one in bo.window.told]
    assert card not in set(words_in([one.get("view", one) for one in told]))
    secret.type(act("place", 2, card="training-pebble-pup"), act("ready", 2))
    expect(bo.page.get_by_text("Ember Mouse").first).to_be_visible()
    bo.press("To the end")
    expect(bo.page.get_by_text("The battle is over.").first).to_be_visible()
