"""A phone that races at a real socket, honest or not: how long its way takes is up to the test."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from companion.host import Wanted
from companion.session import Session
from engine.action import to_data
from tests.companion.web.network import Line, Network

AMBUSH = Wanted(game="ambush", seats=("Ana", "Bo"))
BO = 2
"""The seat of the phone; Ana presses the button of her seat, which is as exact as the clock."""


class Phone:
    """It hears everything that it is told, and says what a test wants."""

    def __init__(self, line: Line) -> None:
        self._line, self._id = line, 0
        self.questions: list[int] = []
        """The numbers of all that it has not answered."""
        self.notices: list[str] = []
        """The ids of what it was told about its presses."""

    async def ping(self) -> float:
        """The table's time; everything that was under way has been heard."""
        self._id += 1
        await self._line.say(say="ping", sent=float(self._id))
        return float((await self._until("pong", sent=float(self._id)))["now"])

    async def question(self) -> None:
        """Wait until there is a question that it has not answered."""
        while not self.questions:
            self._keep(await self._line.hear())

    async def answer(self) -> None:
        for number in self.questions:
            await self._line.say(say="answer", number=number)
        self.questions.clear()

    async def act(self, version: int, **action: Any) -> dict[str, Any]:
        """What the table says to it."""
        self._id += 1
        await self._line.say(say="act", id=self._id, version=version, action=action)
        while True:
            told = self._keep(await self._line.hear())
            if told["tell"] in ("done", "refused") and told["id"] == self._id:
                return told

    async def _until(self, tell: str, **fits: Any) -> dict[str, Any]:
        while True:
            told = self._keep(await self._line.hear())
            if told["tell"] == tell and fits.items() <= told.items():
                return told

    def _keep(self, told: dict[str, Any]) -> dict[str, Any]:
        if told["tell"] == "question":
            self.questions.append(told["number"])
        if told["tell"] == "notice" and told["message"]["id"].startswith("press-"):
            self.notices.append(told["message"]["id"])
        return told


@asynccontextmanager
async def phone_of(network: Network) -> AsyncIterator[Phone]:
    """Bo's phone, which has seen how things stand."""
    async with network.page(network.web.keys.grant("seat", BO).token) as line:
        await line.until("state")
        yield Phone(line)


def begin(network: Network, wanted: Wanted = AMBUSH) -> Session:
    """A new game in which two cards lie: whoever presses calls."""
    assert network.host.start(wanted) is None
    session = network.host.game.session
    session.act({"do": "first", "seat": 0, "first": 1})
    for seat in (1, 2):
        session.act({"do": "expose", "seat": seat})
        session.act({"do": "pass", "seat": seat})
    return session


def believed(session: Session) -> tuple[float, float]:
    """The moment and the error of the phone's press in the log, in game seconds."""
    calls = [to_data(action) for action in session.history.actions() if action.verb() == "call" and action.seat == BO]
    [call] = calls
    return call["at"], call["err"]


def callers(session: Session) -> list[int]:
    window: dict[str, Any] = session.view().table.window
    assert not window["open"]
    return list(window["callers"])
