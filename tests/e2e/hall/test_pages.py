"""The pages of a hall: for everybody, on every screen, in both languages, and while something is gone."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.broker import Broker
from tests.e2e.hall.evening import NAMES, ByHand
from tests.e2e.hall.people import check_in, code_of, desk_of, match_of, part, phone_of
from tests.e2e.hall.program import HallProgram
from tests.e2e.page.test_accessible import examine
from tests.e2e.page.windows import LOST, PHONE, WALL, Windows

SMALL = (800, 480)
PARTS = ("Round", "Players", "Tables", "Standings", "Evening")
PAGES = (
    "/",
    "/desk",
    "/desk#players",
    "/desk#tables",
    "/desk#standings",
    "/desk#evening",
    "/screen",
    "/print?what=slips",
)


@pytest.fixture
def by_hand(hall: HallProgram) -> ByHand:
    """The second round goes on: one match waits for a table, one has a result."""
    one = ByHand(hall)
    one.begin()
    one.pair()
    one.settle(1)
    one.pair()
    one.settle(2, but=3)
    one.do("start-clock", at=1)
    one.do("call", table="south")
    return one


def there_is(page: Page) -> None:
    """Its words have come."""
    expect(page.get_by_role("heading").first).to_be_visible()


def test_axe_finds_nothing_grave(windows: Windows, hall: HallProgram, by_hand: ByHand) -> None:
    desk = desk_of(windows, hall, bypass_csp=True)
    for name in PARTS:
        part(desk, name)
        examine(desk)
    part(desk, "Round")
    desk.get_by_role("button", name="Change:").first.click()
    examine(desk)
    wall = windows.open(hall.here, WALL, bypass_csp=True).go("/screen")
    for heading in ("Pairings", "Standings"):
        expect(wall.get_by_role("heading", name=heading)).to_be_visible()
        examine(wall)
        wall.keyboard.press("ArrowRight")
    phone = windows.open(hall.here, PHONE, bypass_csp=True).go("/")
    expect(phone.get_by_role("button", name="Check in")).to_be_visible()
    examine(phone)
    examine(windows.open(hall.here, WALL, bypass_csp=True).go("/print"))


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_nothing_is_wider_than_its_screen(windows: Windows, hall: HallProgram, by_hand: ByHand, locale: str) -> None:
    for size in (WALL, SMALL, PHONE):
        window = windows.open(hall.here, size, locale=locale)
        for path in PAGES:
            window.page.goto("about:blank")
            window.go(path)
            there_is(window.page)
            wide = window.page.evaluate("document.documentElement.scrollWidth")
            assert wide <= size[0], f"{path} in {locale} on {size} is {wide} wide"


def test_a_hall_that_was_pulled_comes_back_and_so_do_its_pages(
    windows: Windows, hall: HallProgram, by_hand: ByHand
) -> None:
    windows.forgive(LOST)
    desk, wall = desk_of(windows, hall), windows.open(hall.here, WALL).go("/screen")
    expect(match_of(desk, "Ana")).to_be_visible()
    hall.pull()
    expect(desk.get_by_role("alert").filter(has_text="The hall does not answer.")).to_be_visible()
    expect(wall.get_by_text("The hall does not answer.")).to_be_visible()
    again = hall.again()
    try:
        expect(desk.get_by_text("The hall does not answer.")).to_have_count(0)
        expect(wall.get_by_text("The hall does not answer.")).to_have_count(0)
        part(desk, "Players")
        check_in(desk, "Jo")
    finally:
        windows.leave()
        again.pull()


def test_the_desk_works_while_the_broker_is_gone(windows: Windows, hall: HallProgram, there: Broker) -> None:
    ByHand(hall).begin()
    desk = desk_of(windows, hall)
    there.kill()
    expect(desk.get_by_role("alert").filter(has_text="is not there")).to_be_visible()
    part(desk, "Players")
    check_in(desk, "Jo")
    there.start()
    expect(desk.get_by_role("alert")).to_have_count(0)


def test_another_machine_becomes_the_desk_with_the_pin_only(windows: Windows, hall: HallProgram) -> None:
    ByHand(hall).begin()
    windows.forgive("403|401")
    other = windows.open(hall.elsewhere, PHONE).go("/desk")
    other.get_by_label("PIN of the desk").fill("000000")
    other.get_by_role("button", name="Become the desk").click()
    expect(other.get_by_text("That is not the PIN of the desk.")).to_be_visible()
    other.get_by_label("PIN of the desk").fill(hall.pin)
    other.get_by_role("button", name="Become the desk").click()
    part(other, "Players")
    check_in(other, "Jo")


def test_a_round_by_hand_taken_back_and_corrected(windows: Windows, hall: HallProgram) -> None:
    """All by the keyboard: every key has the focus and is pressed with Enter."""
    windows.forgive("409")
    ByHand(hall).begin()
    desk = desk_of(windows, hall)
    press(desk, "Pair round 1")
    press(desk, "All by hand")
    press(desk, "1 Ana")
    press(desk, "3 Cléo")
    press(desk, "They play together")
    press(desk, "Take round 1")
    expect(desk.get_by_role("alert")).to_contain_text("Not in any match")
    expect(desk.get_by_role("alert")).to_contain_text("HALL-PAIR-02")
    press(desk, "Propose anew")
    press(desk, "Take round 1")
    ana = match_of(desk, "Ana")
    ana.get_by_role("button", name="Ana won", exact=True).press("Enter")
    expect(ana).to_contain_text("entered at the desk")
    ana.get_by_role("button", name="Correct the result").press("Enter")
    ana.get_by_role("button", name="Draw").press("Enter")
    expect(ana.locator(".tag")).to_have_text("Draw")
    desk.get_by_role("button", name="Take back: result").press("Enter")
    expect(ana.locator(".tag")).to_have_text("Ana won")
    desk.get_by_role("button", name="Bring back: result").press("Enter")
    expect(ana.locator(".tag")).to_have_text("Draw")


def test_a_key_stays_the_one_that_a_finger_aims_at(windows: Windows, hall: HallProgram) -> None:
    """Another desk answers the call above: the key below moves up, and is still the one for its own table."""
    by_hand = ByHand(hall)
    by_hand.begin()
    for table in ("north", "south"):
        by_hand.do("call", table=table)
    desk = desk_of(windows, hall)
    aimed_at = desk.get_by_role("button", name="A judge was there").nth(1).element_handle()
    assert aimed_at is not None
    by_hand.do("answer", table="north")
    expect(desk.get_by_text("Table north wants a judge")).to_have_count(0)
    assert "south" in aimed_at.evaluate("key => key.isConnected && key.closest('li').innerText")
    aimed_at.press("Enter")
    expect(desk.get_by_text("Table south wants a judge")).to_have_count(0)


def test_a_cup_in_which_a_result_was_wrong(windows: Windows, hall: HallProgram) -> None:
    """The desk corrects the first round when the second is paired: who won after all takes the place."""
    by_hand = ByHand(hall)
    by_hand.begin(names=NAMES[:4], format="elimination")
    by_hand.pair()
    by_hand.settle(1)
    desk = desk_of(windows, hall)
    press(desk, "Pair round 2")
    expect(desk.get_by_text("In no match yet")).to_have_count(0)
    press(desk, "Take round 2")
    expect(desk.get_by_role("heading", name="Round 2 of 2")).to_be_visible()
    first = by_hand.get("/api/rounds/1")["matches"][0]["players"]
    lost, won = (NAMES[number - 1] for number in first)
    desk.get_by_role("combobox", name="Round").select_option("1")
    match_of(desk, won).get_by_role("button", name="Correct the result").click()
    match_of(desk, won).get_by_role("button", name=f"{won} won").click()
    expect(desk.get_by_text(f"By a corrected result {won} goes on.")).to_be_visible()
    desk.get_by_role("combobox", name="Round").select_option("2")
    match_of(desk, lost).get_by_role("button", name="Change:").click()
    match_of(desk, lost).get_by_label(f"{lost} changes places with").select_option(str(first[1]))
    expect(desk.get_by_text("By a corrected result")).to_have_count(0)
    match_of(desk, won).get_by_role("button", name=f"{won} won").click()
    expect(desk.get_by_text("The cup is decided.")).to_be_visible()
    press(desk, "Finish the evening")
    expect(desk.get_by_text("The evening is over.").first).to_be_visible()


def test_people_check_in_while_the_desk_arranges_a_round(windows: Windows, hall: HallProgram) -> None:
    by_hand = ByHand(hall)
    by_hand.begin(names=NAMES[:4])
    desk = desk_of(windows, hall)
    press(desk, "Pair round 1")
    press(desk, "All by hand")
    press(desk, "1 Ana")
    press(desk, "2 Bo")
    press(desk, "They play together")
    by_hand.do("check-in", name="Jo")
    press(desk, "5 Jo")
    press(desk, "3 Cléo")
    press(desk, "They play together")
    by_hand.do("leave", player=4)
    expect(desk.get_by_role("button", name="4 Dimitri")).to_have_count(0)
    press(desk, "Take round 1")
    expect(match_of(desk, "Jo")).to_contain_text("Cléo")
    expect(match_of(desk, "Ana")).to_contain_text("Bo")


def test_a_player_comes_in_again_with_another_phone(windows: Windows, hall: HallProgram) -> None:
    windows.forgive("409")
    by_hand = ByHand(hall)
    by_hand.begin()
    desk = desk_of(windows, hall)
    code = code_of(desk)
    lost = phone_of(windows, hall, code, "Jo")
    other = windows.phone(hall.here).go("/")
    other.get_by_label("Code of the day").fill(code)
    other.get_by_label("Your name").fill("Jo")
    press(other, "Check in")
    expect(other.get_by_role("alert")).to_contain_text("ask the desk to let this phone in")
    part(desk, "Players")
    desk.get_by_role("button", name="Change: Jo").click()
    press(desk, "Let in another phone")
    expect(lost.get_by_label("Code of the day")).to_be_visible()
    press(other, "Check in")
    expect(other.get_by_text("Jo, you are number 10.")).to_be_visible()


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).press("Enter")


def test_a_player_leaves_by_phone_and_comes_back(windows: Windows, hall: HallProgram) -> None:
    by_hand = ByHand(hall)
    by_hand.begin()
    desk = desk_of(windows, hall)
    part(desk, "Evening")
    code = desk.locator("ambit-hall-evening dd.code").inner_text()
    jo = phone_of(windows, hall, code, "Jo")
    jo.get_by_role("button", name="I am leaving").click()
    jo.get_by_role("button", name="Yes, I am leaving").click()
    part(desk, "Players")
    expect(desk.get_by_role("heading", name="Players: 9 here, 10 in all")).to_be_visible()
    jo.reload()
    jo.get_by_role("button", name="I am back").click()
    expect(desk.get_by_role("heading", name="Players: 10 here, 10 in all")).to_be_visible()


def test_sheets_for_paper_are_a4_and_only_that(
    windows: Windows, hall: HallProgram, by_hand: ByHand, tmp_path: Path
) -> None:
    page = windows.open(hall.here, WALL).go("/print")
    for what, shows in {
        "Pairings by table": "Dimitri",
        "Pairings by name": "Ana",
        "Standings": "Points",
        "Result slips": "signature",
    }.items():
        page.get_by_role("button", name=what).click()
        expect(page.locator("main").get_by_text(shows).first).to_be_visible()
        paper = page.pdf(prefer_css_page_size=True)
        assert b"/MediaBox [0 0 594.95996 841.91998]" in paper, "210 × 297 mm"
    page.emulate_media(media="print")
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
