"""Cards over HTTP: registering by tap, teaching, decks, and packs of other tables."""

from typing import Any

import pytest

from companion.players.ambush.box import DECK
from companion.web.api.cards import MOST_TOLD
from tests.companion.web.lan import HERE, Lan

UIDS = [f"04A1B2C3D4E5{n:02X}" for n in range(1, 10)]


def said(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["message"]["id"]


class Desk:
    """Somebody at the table's screen."""

    def __init__(self, lan: Lan) -> None:
        self.lan, self.token, self.referee = lan, lan.table(), lan.referee()

    def post(self, path: str, body: Any = None) -> Any:
        return self.lan.post(f"/api/cards/{path}", body, token=self.token)

    def judge(self, path: str, body: Any = None) -> Any:
        """With the PIN."""
        return self.lan.post(f"/api/cards/{path}", body, token=self.referee)

    def say(self, do: str, **more: Any) -> Any:
        return self.post("register/say", {"do": do, **more}).json()

    def cards(self) -> dict[str, Any]:
        return {card["id"]: card for card in self.lan.get("/api/cards/ambush", token=self.token).json()["cards"]}


@pytest.fixture
def desk(lan: Lan) -> Desk:
    return Desk(lan)


def test_every_card_is_listed_with_its_pack_and_tags(desk: Desk) -> None:
    listed = desk.lan.get("/api/cards/ambush", token=desk.token).json()
    assert (listed["game"], listed["tags"], listed["decks"], listed["unfit"]) == ("ambush", 0, [], {})
    assert {pack["pack"]: pack["training"] for pack in listed["packs"]}["ambush-training"]
    assert desk.cards()["training-spear"]["pack"] == "ambush-training"
    assert "$defs" in listed["schema"]
    assert said(desk.lan.get("/api/cards/ludo")) == (404, "setup-game")


# Registering


def test_a_tap_takes_the_card_that_is_suggested(desk: Desk) -> None:
    begun = desk.post("register/begin", {"game": "ambush", "pack": "ambush-training"}).json()
    card = begun["now"]["next"]
    after = desk.say("tap", uid=UIDS[0])
    assert after["said"]["kind"] == "done"
    assert after["now"]["done"] == 1
    assert desk.cards()[card]["tags"] == 1
    assert desk.post("tag", {"uid": UIDS[0]}).json()["card"] == card


def test_another_card_is_searched_chosen_and_taken_back(desk: Desk) -> None:
    desk.post("register/begin", {"game": "ambush", "pack": "ambush-training"})
    hits = desk.say("search", text="training")["now"]["hits"]
    picked = desk.say("pick", number=2)
    assert picked["now"]["next"] == hits[1]["card"]
    desk.say("tap", uid=UIDS[0])
    assert desk.cards()[hits[1]["card"]]["tags"] == 1
    assert desk.say("undo")["said"]["kind"] == "done"
    assert desk.cards()[hits[1]["card"]]["tags"] == 0


def test_a_tag_that_is_another_card_is_asked_about(desk: Desk) -> None:
    desk.post("register/begin", {"game": "ambush", "pack": "ambush-training"})
    desk.say("tap", uid=UIDS[0])
    desk.post("register/begin", {"game": "ambush", "pack": "ambush-training"})
    desk.say("choose", card="training-trap")
    assert desk.say("tap", uid=UIDS[0])["said"]["kind"] == "ask"
    assert desk.say("move")["said"]["kind"] == "done"
    assert desk.cards()["training-trap"]["tags"] == 1


def test_a_new_card_is_made_while_registering(desk: Desk) -> None:
    desk.post("register/begin", {"game": "ambush"})
    assert desk.say("create", text="Burmstone Knight")["now"]["next"] == "burmstone-knight"
    desk.say("tap", uid=UIDS[0])
    assert desk.cards()["burmstone-knight"]["tags"] == 1


def test_taps_of_the_tables_reader_go_to_the_sitting_and_not_to_the_game(desk: Desk) -> None:
    lan = desk.lan
    desk.post("register/begin", {"game": "ambush", "pack": "ambush-training"})
    with lan.page(desk.token, HERE) as screen, lan.page() as watching:
        screen.say("device", do="tap", device="table.reader", uid=UIDS[0])
        screen.catch_up()
        watching.catch_up()
        told = [each for each in screen.heard if each["tell"] == "notice"]
        assert [each["message"]["id"] for each in told] == ["cards-registered"]
        assert "notice" not in {each["tell"] for each in watching.heard}
    now = lan.get("/api/cards/register/now", token=desk.token).json()["registering"]["now"]
    assert (now["done"], lan.host.game.session.version) == (1, 0)


PHONE = {"fault": "unreadable", "why": "phone"}


@pytest.mark.parametrize(("flaw", "told"), [(PHONE, "reader-phone"), ({"fault": "two-cards"}, "reader-clash")])
def test_what_is_no_single_card_is_told_and_not_registered(desk: Desk, flaw: dict[str, str], told: str) -> None:
    lan = desk.lan
    desk.post("register/begin", {"game": "ambush", "pack": "ambush-training"})
    with lan.page(desk.token, HERE) as screen:
        screen.say("fault", target="table.reader", fault=flaw, on=True)
        screen.say("device", do="tap", device="table.reader", uid=UIDS[0])
        screen.catch_up()
        assert [each["message"]["id"] for each in screen.heard if each["tell"] == "notice"] == [told]
    now = lan.get("/api/cards/register/now", token=desk.token).json()["registering"]["now"]
    assert now["done"] == 0


def test_that_the_reader_is_gone_is_told_once(desk: Desk) -> None:
    desk.post("register/begin", {"game": "ambush", "pack": "ambush-training"})
    with desk.lan.page(desk.token, HERE) as screen:
        screen.say("fault", target="table.reader", fault={"fault": "unplugged"}, on=True)
        screen.catch_up()
        assert [each["message"]["id"] for each in screen.heard if each["tell"] == "notice"] == ["device-down"]


def test_the_reader_serves_the_sitting_in_the_next_game_too_until_its_end(desk: Desk) -> None:
    lan = desk.lan
    desk.post("register/begin", {"game": "ambush", "pack": "ambush-training"})
    lan.start()
    with lan.page(desk.token, HERE) as screen:
        screen.say("device", do="tap", device="table.reader", uid=UIDS[0])
        assert desk.post("register/end").status_code == 200
        screen.say("device", do="tap", device="table.reader", uid=UIDS[1])
        screen.catch_up()
        told = [each["message"]["id"] for each in screen.heard if each["tell"] == "notice"]
        assert told == ["cards-registered", "tag-unknown"]


def test_without_a_sitting_there_is_nothing_to_say(desk: Desk) -> None:
    assert said(desk.post("register/say", {"do": "undo"})) == (409, "web-not-registering")


def test_that_nobody_registers_is_a_plain_answer(desk: Desk) -> None:
    def now() -> tuple[int, object]:
        answer = desk.lan.get("/api/cards/register/now", token=desk.token)
        return answer.status_code, answer.json()["registering"]

    assert now() == (200, None)
    begun = desk.post("register/begin", {"game": "ambush"}).json()
    assert now() == (200, begun)
    desk.post("register/end")
    assert now() == (200, None)


def test_what_cannot_be_registered_is_refused(desk: Desk) -> None:
    assert said(desk.post("register/begin", {"game": "ludo"})) == (404, "setup-game")
    assert said(desk.post("register/begin", {"game": "ambush", "pack": "x"})) == (409, "cards-no-such-pack")
    assert said(desk.judge("register/begin", {"game": "ambush", "deck": "x"})) == (409, "cards-no-such-deck")


def test_tokens_are_registered_for_all_games(desk: Desk) -> None:
    begun = desk.post("register/begin", {"game": "ambush", "tokens": 3}).json()
    assert (begun["now"]["next"], begun["now"]["total"]) == ("target-1", 3)
    desk.say("tap", uid=UIDS[0])
    assert desk.post("tag", {"uid": UIDS[0]}).json() == {"uid": UIDS[0], "game": None, "card": "target-1"}


def test_a_tag_is_freed(desk: Desk) -> None:
    desk.post("register/begin", {"game": "ambush"})
    desk.say("tap", uid=UIDS[0])
    assert desk.post("forget", {"uid": UIDS[0]}).status_code == 200
    assert said(desk.post("forget", {"uid": UIDS[0]})) == (404, "tag-unknown")
    assert desk.post("tag", {"uid": UIDS[0]}).json()["card"] is None


# Teaching


def test_a_card_is_taught_in_the_words_of_its_game(desk: Desk) -> None:
    taught = desk.post("teach", {"game": "ambush", "card": "wall", "says": {"name": "Wall", "damage": 2}})
    assert taught.json()["card"]["damage"] == 2
    again = desk.post("teach", {"game": "ambush", "card": "wall", "says": {}, "forget": ["damage"]})
    assert "damage" not in again.json()["card"]
    assert desk.cards()["wall"]["says"]["name"] == "Wall"


def test_what_the_game_cannot_read_is_not_kept(desk: Desk) -> None:
    answer = desk.post("teach", {"game": "ambush", "card": "wall", "says": {"colour": "red"}})
    assert said(answer) == (409, "card-wrong")
    assert "wall" not in desk.cards()


# Decks


def test_a_deck_is_checked_by_the_rules_of_its_game(desk: Desk) -> None:
    good = desk.lan.post("/api/cards/deck/check", {"game": "ambush", "piles": list(DECK)}).json()
    assert (good["cards"], good["seats"], good["message"]) == (52, [2, 3, 4], None)
    bad = desk.lan.post("/api/cards/deck/check", {"game": "ambush", "piles": list(DECK)[:3]}).json()
    assert bad["seats"] == []
    assert bad["clause"].startswith("AMBUSH-")


@pytest.mark.parametrize("piles", [["wall"] * 1001, {str(number): [] for number in range(1001)}])
def test_a_deck_that_no_game_has_is_turned_away_before_it_holds_up_the_table(desk: Desk, piles: Any) -> None:
    wish = {"game": "ambush", "name": "endless", "piles": piles}
    assert said(desk.judge("deck/save", wish)) == (409, "cards-deck-endless")
    assert said(desk.post("deck/check", {"game": "ambush", "piles": piles})) == (409, "cards-deck-endless")
    assert desk.lan.get("/api/cards/ambush", token=desk.referee).json()["decks"] == []


def test_a_deck_is_kept_under_a_name_used_and_forgotten(desk: Desk) -> None:
    desk.judge("deck/save", {"game": "ambush", "name": "box", "piles": list(DECK)})
    [deck] = desk.lan.get("/api/cards/ambush", token=desk.referee).json()["decks"]
    assert (deck["name"], len(deck["piles"])) == ("box", 52)
    begun = desk.judge("register/begin", {"game": "ambush", "deck": "box", "pack": "ambush-training"}).json()
    assert begun["now"]["total"] == 52
    assert desk.judge("deck/forget", {"game": "ambush", "name": "box"}).status_code == 200
    assert said(desk.judge("deck/forget", {"game": "ambush", "name": "box"})) == (404, "cards-no-such-deck")


# To other tables and back


def test_what_was_given_out_is_taken_in_again_unchanged(desk: Desk) -> None:
    desk.post("register/begin", {"game": "ambush"})
    desk.say("create", text="Wall")
    desk.say("tap", uid=UIDS[0])
    tags = desk.lan.get("/api/cards/ambush/tags", token=desk.token)
    pack = desk.lan.get("/api/cards/ambush/pack/ambush-own")
    assert tags.headers["content-type"].startswith("application/toml")
    for given in (tags, pack):
        merged = desk.post("import", given.content).json()
        assert (merged["added"], merged["same"], merged["undecided"]) == (0, 1, [])


def test_a_contradiction_waits_for_a_decision(desk: Desk) -> None:
    theirs = b'pack = "mine"\ngame = "ambush"\ntitle = "Mine"\n[[cards]]\nid = "wall"\nname = "Wall"\ndamage = 5\n'
    desk.post("teach", {"game": "ambush", "card": "wall", "says": {"name": "Wall"}})
    assert len(desk.post("import", theirs).json()["undecided"]) == 1
    assert "damage" not in desk.cards()["wall"]["says"]
    assert len(desk.post("import?prefer=theirs", theirs).json()["settled"]) == 1
    assert desk.cards()["wall"]["says"]["damage"] == 5


def test_of_many_contradictions_some_are_listed_and_the_others_counted(desk: Desk) -> None:
    def pack(damage: int) -> bytes:
        cards = [f'[[cards]]\nid = "wall-{n}"\nname = "Wall"\ndamage = {damage}\n' for n in range(MOST_TOLD + 7)]
        return "".join(['pack = "mine"\ngame = "ambush"\ntitle = "Mine"\n', *cards]).encode()

    assert desk.post("import", pack(1)).json()["added"] == MOST_TOLD + 7
    left = desk.post("import", pack(2)).json()
    assert (len(left["undecided"]), left["settled"], left["more"]) == (MOST_TOLD, [], 7)
    taken = desk.post("import?prefer=theirs", pack(2)).json()
    assert (taken["undecided"], len(taken["settled"]), taken["more"]) == ([], MOST_TOLD, 7)
    assert desk.cards()["wall-56"]["says"]["damage"] == 2


@pytest.mark.parametrize(
    "file",
    [b"", b"nonsense = [", b"\xff\xfe", b"x = 1", b'pack = "a"\ngame = "ludo"\ntitle = "A"\n', b"[" * 100_000],
)
def test_what_is_no_pack_and_no_registry_changes_nothing(desk: Desk, file: bytes) -> None:
    before = desk.lan.get("/api/cards/ambush").json()
    answer = desk.post("import", file)
    assert answer.status_code == 400
    assert "Traceback" not in answer.text
    assert desk.lan.get("/api/cards/ambush").json() == before


def test_too_large_a_file_is_not_read(desk: Desk) -> None:
    assert said(desk.post("import", b"#" * (4 * 1024 * 1024 + 1))) == (413, "web-large")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("tag", {"uid": "04AA"}),
        ("forget", {"uid": "04AA"}),
        ("register/begin", {"game": "ambush"}),
        ("register/say", {"do": "undo"}),
        ("register/end", None),
        ("teach", {"game": "ambush", "card": "wall", "says": {}}),
        ("deck/save", {"game": "ambush", "name": "x", "piles": []}),
        ("deck/forget", {"game": "ambush", "name": "x"}),
        ("import", b""),
    ],
)
def test_only_the_table_and_the_referee_change_cards(lan: Lan, path: str, body: Any) -> None:
    assert said(lan.post(f"/api/cards/{path}", body)) == (401, "web-token-needed")
    assert said(lan.post(f"/api/cards/{path}", body, token=lan.seat(1))) == (403, "web-not-yours")
