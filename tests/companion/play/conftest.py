"""A desk: an evening at a virtual table, with somebody who types."""

from collections.abc import Iterator
from contextlib import closing
from io import StringIO
from pathlib import Path

import msgspec
import pytest

from companion.messages import Speaker
from companion.play import Console, Orders
from companion.play.looking import Look
from companion.play.orders import Answer
from engine.message import Message
from engine.refusal import Refusal
from tests.companion.session.evening import Evening, evening


class Desk:
    def __init__(self, around: Evening, *, json: bool = False) -> None:
        self.evening, self.to = around, StringIO()
        self.orders = Orders(around.session, around.table)
        self.console = Console(around.session, Speaker("en", {1: "Ana", 2: "Bo"}), self.to, json=json)

    def type(self, *lines: str) -> Answer:
        """Type these; gives the answer to the last."""
        answer: Answer = None
        for line in lines:
            answer = self.orders.carry_out(line)
            if isinstance(answer, Message | Refusal):
                self.console.answer(answer)
            elif isinstance(answer, Look):
                self.console.look(answer)
        return answer

    def said(self) -> list[str]:
        """What was read since the last time."""
        lines = self.to.getvalue().replace("\N{NO-BREAK SPACE}", " ").splitlines()
        self.to.truncate(0)
        self.to.seek(0)
        return lines

    def told(self) -> list[dict[str, object]]:
        return [msgspec.json.decode(line) for line in self.said()]


@pytest.fixture
def around(tmp_path: Path) -> Iterator[Evening]:
    with closing(evening(tmp_path)) as made:
        yield made


@pytest.fixture
def desk(around: Evening) -> Desk:
    return Desk(around)
