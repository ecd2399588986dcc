"""The plug is pulled in the middle of an evening (kill -9): the same code and PIN, and everybody still seated."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from websockets.sync.client import ClientConnection

from tests.companion.cli.running import SOON, Program, running

TABLE = ("table", "--no-browser", "--port", "0")
NAMES = ("Ana", "Bo", "Cy")


class Line:
    """One page at the socket of the real program."""

    def __init__(self, line: ClientConnection, token: str) -> None:
        self._line, self._id = line, 0
        self.lobby: dict[str, Any] = {}
        self.state: dict[str, Any] = {}
        self.welcome: dict[str, Any] = {}
        self._send(say="hello", token=token)
        while not self.lobby:
            self._hear()

    def _send(self, **said: Any) -> None:
        self._line.send(msgspec.json.encode(said).decode())

    def _hear(self) -> dict[str, Any]:
        told: dict[str, Any] = msgspec.json.decode(self._line.recv(SOON))
        if told["tell"] in ("welcome", "lobby", "state"):
            setattr(self, told["tell"], told)
        assert told["tell"] != "goodbye", told
        return told

    def say(self, say: str, **more: Any) -> dict[str, Any]:
        self._id += 1
        self._send(say=say, id=self._id, **more)
        while (told := self._hear()).get("id") != self._id:
            pass
        return told

    def names(self) -> list[str]:
        return [seat["name"] for seat in self.lobby["seats"] if seat["taken"]]


@contextmanager
def page(program: Program, token: str) -> Iterator[Line]:
    with program.line() as line:
        yield Line(line, token)


def test_after_a_kill_everybody_still_sits_and_the_game_goes_on(tmp_path: Path) -> None:
    with running(*TABLE, home=tmp_path) as program:
        code, pin = program.code, program.pin
        screen = program.post("/api/screen").json()["token"]
        phones = [program.post("/api/join", code=code, name=name).json()["token"] for name in NAMES]
        bearer = {"authorization": f"Bearer {phones[2]}"}
        assert program.post("/api/host", bearer, pin=pin).status_code == 200
        with page(program, phones[2]) as cy:
            assert cy.say("choose", options={"castle": 12})["tell"] == "done"
            assert cy.say("begin")["tell"] == "done"
            first = {"do": "first", "seat": 0, "first": 2}
            assert cy.say("act", version=cy.state["version"], action=first)["tell"] == "done"
        program.process.kill()
        program.process.wait(SOON)

    with running(*TABLE, home=tmp_path) as program:
        assert (program.code, program.pin) == (code, pin)
        with page(program, screen) as wall:
            assert wall.names() == list(NAMES)
            assert [seat["phone"] for seat in wall.lobby["seats"]][:3] == ["away"] * 3
            assert [seat["host"] for seat in wall.lobby["seats"]][:3] == [False, False, True]
            assert wall.lobby["choice"]["options"]["castle"] == 12
        for seat, token in enumerate(phones, 1):
            with page(program, token) as phone:
                assert (phone.welcome["role"], phone.welcome["seat"]) == ("seat", seat)
                assert phone.lobby["host"] == (seat == 3)
        with page(program, phones[2]) as cy:
            [saved] = cy.lobby["saved"]
            assert (saved["names"], saved["round"]) == (list(NAMES), 1)
            assert cy.say("resume", number=saved["number"])["tell"] == "done"
            assert (cy.state["view"]["turn"], cy.state["options"]["castle"]) == (2, 12)


def test_a_kill_at_the_end_keeps_the_totals_of_the_evening(tmp_path: Path) -> None:
    with running(*TABLE, home=tmp_path) as program:
        for name in NAMES[:2]:
            program.post("/api/join", code=program.code, name=name)
        with page(program, program.post("/api/screen").json()["token"]) as wall:
            wall.say("begin")
            program.post("/api/free", program.screen(), seat=2)
            wall.say("act", version=wall.state["version"], action={"do": "first", "seat": 0, "first": 1})
            gives_up = {"do": "concede", "seat": 2}
            assert wall.say("act", version=wall.state["version"], action=gives_up)["tell"] == "done"
            assert wall.lobby["phase"] == "over"
        program.process.kill()
        program.process.wait(SOON)
    with running(*TABLE, home=tmp_path) as program, page(program, program.post("/api/screen").json()["token"]) as wall:
        assert [(one["name"], one["won"], one["games"]) for one in wall.lobby["tonight"]] == [
            ("Ana", 1, {"ambush": 1}),
            ("Bo", 0, {}),
        ]
