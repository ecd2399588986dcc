"""What the typist reads: what became true, what is refused and why, what to do now."""

from typing import Any, TextIO

import msgspec

from companion.bindings import BoardSign
from companion.messages import Speaker
from companion.messages.visible import escaped, visible
from companion.play.looking import Look, described, shown
from companion.session import Session
from companion.session.notices import Changed, News, Notice
from companion.session.press_times import PressTime, press_times, told_finely
from engine.action import to_data
from engine.message import Message, message
from engine.refusal import Refusal
from engine.view import SeatView, View, Zone


class Console:
    """Tells a session's news, as sentences or as one JSON line each for programs."""

    def __init__(self, session: Session, say: Speaker, to: TextIO, *, json: bool = False) -> None:
        self._session, self._say, self._to, self._json = session, say, to, json
        self._prompted: object = None
        self._at_board: tuple[BoardSign, ...] = ()
        """What was told last of a board with sensors."""
        session.watch(self.tell)

    def begin(self) -> None:
        """How things stand before anything happens: at the start of a game, or where it was left."""
        self._changed(Changed(self._session.version))
        self._tell_board()

    def tell(self, news: News) -> None:
        """Print news of the session. It is on the disk already."""
        if isinstance(news, Changed):
            self._changed(news)
        elif isinstance(news, Notice):
            self._sentence(self._say.message(news.message), news.clause, device=news.device)
        self._tell_board()

    def _tell_board(self) -> None:
        """What is new on a board with sensors, square by square, and that it agrees with the game again."""
        told = self._session.board.begun()
        before, self._at_board = self._at_board, (*told.signs, *told.hints) if told is not None else ()
        for sign in self._at_board:
            if sign not in before:
                self._sentence(f"{self._say.message(sign.what)} {self._say.message(sign.how)}", "TABLE-BOARD")
        if before and not self._at_board and self._session.board.standing() is not None:
            self._sentence(self._say.message(message("board-agrees")), "TABLE-BOARD")

    def answer(self, wrong: Message | Refusal) -> None:
        """Something for the typist alone: what was typed cannot be done, or how it is with the table."""
        if isinstance(wrong, Refusal):
            self._sentence(self._say.refusal(wrong), wrong.clause)
        else:
            self._sentence(self._say.message(wrong))

    def look(self, look: Look) -> None:
        """What the typist wanted to look at."""
        if self._json:
            self._line({"look": look.device, "shows": shown(look.seen)})
        else:
            self._write(described(look, self._say))

    def prompt(self) -> None:
        """Print what to do now, if that has changed."""
        view = self._session.view()
        now = (view.prompt, view.moment)
        if now == self._prompted:
            return
        self._prompted = now
        if not self._json:
            for line in self._say.prompt(view, self._session.history.game.clauses(view)):
                self._write(f"  · {line}")

    def _changed(self, news: Changed) -> None:
        view = self._session.view()
        self._say.names |= {seat.seat: seat.name for seat in view.seats}
        if self._json:
            presses = {"presses": to_data(self._presses(news))} if self._presses(news) else {}
            self._line({"version": news.version, "facts": to_data(news.facts), **presses, "view": to_data(view)})
            return
        for fact in told_finely(news.facts, self._presses(news)):
            self._write(self._say.fact(view.game, fact))
        self._write(self._state(view))

    def _presses(self, news: Changed) -> tuple[PressTime, ...]:
        """The presses of a race that the newest step tells of."""
        history = self._session.history
        return press_times(history, history.count - 1) if news.facts else ()

    def _sentence(self, text: str, clause: str | None = None, device: str | None = None) -> None:
        if self._json:
            self._line({"says": text, "clause": clause, "device": device})
        else:
            self._write(f"{text} [{clause}]" if clause else text)

    def _line(self, data: dict[str, Any]) -> None:
        self._write(escaped(msgspec.json.encode(data)).decode())

    def _write(self, text: str) -> None:
        self._to.write(visible(text) + "\n")
        self._to.flush()

    def _state(self, view: View) -> str:
        """The counters and zones of all seats, in one line."""
        return "    " + " | ".join(f"{self._say.seat(seat.seat)}: {self._stands(seat)}" for seat in view.seats)

    def _stands(self, seat: SeatView) -> str:
        """Every counter, and the zones where something lies, by the names that people give them."""
        lying = {zone: cards for zone, cards in seat.zones.items() if cards}
        return ", ".join(f"{self._called(name)} {self._much(n)}" for name, n in {**seat.counters, **lying}.items())

    def _called(self, name: str) -> str:
        return self._say.term(f"counter-{name.replace('_', '-')}")

    def _much(self, value: Zone | None) -> str:
        """A number; the names of open cards; or a sign for what only its owner knows."""
        if isinstance(value, list):
            return f"({', '.join(self._say.card(str(one)) for one in value)})"
        return "?" if value is None else str(value)
