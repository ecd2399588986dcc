"""The question "anything before now?": asked again until the board has answered and all that it named is here."""

from collections.abc import Iterator

from msgspec import Struct

from hardware.satellite.messages import SettledBoard

AGAIN = 0.05
"""Seconds after which a question is asked again."""
GIVEN_UP = 10.0
"""Seconds after which nobody waits for the answer any more."""


class _Question(Struct):
    number: int
    asked: float
    last_event: int | None = None
    sent: float = float("-inf")


class Asking:
    """The questions that one board has not answered yet. They outlive a connection."""

    def __init__(self) -> None:
        self._questions: list[_Question] = []
        self._number = 0

    def ask(self, now: float) -> None:
        """Ask whether anything happened before now."""
        self._number = self._number + 1 & 0xFFFF
        self._questions.append(_Question(self._number, now))

    @property
    def next(self) -> float:
        """When a question is to be sent, in seconds; it may have passed."""
        unanswered = (question.sent + AGAIN for question in self._questions if question.last_event is None)
        return min(unanswered, default=float("inf"))

    def due(self, now: float) -> Iterator[int]:
        """The numbers of the questions to send now."""
        self._questions = [question for question in self._questions if now < question.asked + GIVEN_UP]
        for question in self._questions:
            if question.last_event is None and now >= question.sent + AGAIN:
                question.sent = now
                yield question.number

    def settled(self, answer: SettledBoard) -> None:
        """The board has answered; an answer that comes twice changes nothing."""
        for question in self._questions:
            if question.number == answer.ask and question.last_event is None:
                question.last_event = answer.last_event

    def answered(self, handed: int) -> Iterator[float]:
        """When those questions were asked whose answers are complete, given the last event that was handed over."""
        for question in tuple(self._questions):
            if question.last_event is not None and question.last_event <= handed:
                self._questions.remove(question)
                yield question.asked

    def restarted(self) -> None:
        """The board numbers its events anew: what it answered before must be asked again."""
        for question in self._questions:
            question.last_event, question.sent = None, float("-inf")
