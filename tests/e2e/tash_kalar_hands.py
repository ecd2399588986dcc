"""Hands that carry out what players of Tash-Kalar want: by devices and pieces, wherever these can say it."""

from typing import Any

from companion.bindings.tash_kalar.selection import choices
from companion.bindings.tash_kalar.watch import HOLD
from companion.session import Session
from engine.game import read_action
from engine.history import Moment
from engine.refusal import Refusal
from engine.tash_kalar.pieces import Piece
from hardware.clock import SimulatedClock
from hardware.virtual import VirtualTable

GRID = "table.grid"
GESTURES = {"upgrade": "double", "downgrade": "long", "convert": "two-fingers"}
UNSAID = ("pick", "impro", "in", "upper", "lower", "return", "points")
"""Fields that only a screen can fill in."""
Data = dict[str, Any]


class DeviceHands:
    """At each action they know what the game must be like afterwards."""

    def __init__(self, session: Session, table: VirtualTable, clock: SimulatedClock) -> None:
        self._session, self._table, self._clock = session, table, clock
        self.by_devices, self.on_screen = list[str](), list[str]()
        """The verbs of what was done."""

    def do(self, action: Data) -> None:
        """Do it by devices if they can say it, else on the screen; then pieces are put where the game has them."""
        wanted, verb = self._after(action), action["do"]
        if verb != "find" and all(action.get(field) is None for field in UNSAID) and self._use(action, wanted):
            assert self._session.history.state == wanted, f"devices did something else than {action}"
            self.by_devices.append(verb)
        else:
            done = self._session.act(action)
            assert not isinstance(done, Refusal), done
            self.on_screen.append(verb)
        self.set_right()

    def _after(self, action: Data) -> Any:
        moment = self._session.history.weigh(_read(self._session, action))
        assert isinstance(moment, Moment), moment
        return moment.after

    def _use(self, action: Data, wanted: Any) -> bool:
        """Whether devices could say it."""
        seat, board = action["seat"], self._board
        match action["do"]:
            case "start":
                self._table.press("seat1.ok")
            case "reveal" if action.get("task"):
                self._table.tap("table.reader", card=action["task"])
            case "place" if board:
                return self._place(action)
            case "place":
                self._table.press(f"seat{seat}.ok")
            case "summon" if action.get("card") and board:
                return self._summon(action, wanted)
            case "summon" if action.get("card"):
                self._dial(seat, action.get("over"))
                self._table.tap(f"seat{seat}.reader", card=action["card"])
            case "discard" if action.get("card"):
                self._table.press(f"seat{seat}.dial")
                self._table.tap(f"seat{seat}.reader", card=action["card"])
            case "flare" if action.get("card"):
                return self._flare(action)
            case "resolve" if len(action["ops"]) == 1:
                [op] = action["ops"]
                return self._piece(op, wanted) if board else self._destroy(seat, op)
            case "done":
                self._table.press(f"seat{seat}.ok")
            case "end" if action.get("claim"):
                self._table.tap("table.reader", card=action["claim"])
            case "end":
                self._table.press(f"seat{seat}.no")
            case "handover":
                self._table.press(f"seat{seat}.call")
            case _:
                return False
        return True

    # Ledger

    def _dial(self, seat: int, piece: Data | None) -> None:
        if piece is not None:
            steps = choices(self._session.view()).index(Piece(piece["side"], piece["rank"]))
            self._table.turn(f"seat{seat}.dial", steps)

    def _destroy(self, seat: int, op: Data) -> bool:
        if op["op"] != "destroy" or op.get("uncounted") or op.get("n", 1) != 1:
            return False
        self._dial(seat, op)
        self._table.press(f"seat{seat}.dial")
        return True

    def _flare(self, action: Data) -> bool:
        against, view = action.get("against"), self._session.view()
        if view.mode == "melee-a-mort":
            sides = [one.side if isinstance(one, Piece) else one for one in choices(view)]
            if against not in sides:
                return False
            self._table.turn(f"seat{action['seat']}.dial", sides.index(against))
        self._table.tap(f"seat{action['seat']}.reader", card=action["card"])
        return True

    # Board

    @property
    def _board(self) -> bool:
        return self._session.view().table.arena is not None

    def _place(self, action: Data) -> bool:
        self._table.piece(GRID, "put", action["at"])
        return True

    def _summon(self, action: Data, wanted: Any) -> bool:
        """A tap names no orientation: the lowest is taken. Of several places a piece says which."""
        if self._after({key: value for key, value in action.items() if key != "as"}) != wanted:
            return False
        self._table.tap(f"seat{action['seat']}.reader", card=action["card"])
        if self._session.board.begun() is not None and self._laid:
            taken = action["at"] in (self._session.board.standing() or ())
            if taken:
                self._table.piece(GRID, "lift", action["at"])
            self._table.piece(GRID, "put", action["at"])
            if taken:
                self._table.press(f"seat{action['seat']}.ok")
        return True

    @property
    def _laid(self) -> bool:
        told = self._session.board.begun()
        return told is not None and told.laid is not None

    def _piece(self, op: Data, wanted: Any) -> bool:
        """One operation, with pieces or with fingers; what fingers cannot tell either, they leave to the screen."""
        if op.get("uncounted") or (op.get("rank"), op.get("side")) != (None, None):
            return False
        match op["op"]:
            case "place":
                self._table.piece(GRID, "put", op["at"])
            case "destroy":
                self._table.piece(GRID, "lift", op["at"])
                self._clock.advance(HOLD + 0.1)
            case "move" if self._session.view().table.effect["step"] == "move":
                self._move(op["from"], op["to"])
            case "upgrade" | "downgrade" | "convert" as verb:
                self._table.touch(GRID, op["at"], GESTURES[verb])  # type: ignore[arg-type]
            case _:
                return False
        return True

    def _move(self, source: str, to: str) -> None:
        taken = to in (self._session.board.standing() or ())
        if taken:
            self._table.piece(GRID, "lift", to)
        self._table.piece(GRID, "lift", source)
        self._table.piece(GRID, "put", to)
        if taken:
            self._clock.advance(HOLD + 0.1)

    def set_right(self) -> None:
        """People do what the signs and hints say, until there is none."""
        told, version = self._session.board.begun(), self._session.version
        for hint in told.hints if told is not None else ():
            for how in ("lift", "put"):
                self._table.piece(GRID, how, hint.square)
        for sign in told.signs if told is not None else ():
            how = "put" if sign.how.id.startswith("tash-kalar-put-back") else "lift"
            self._table.piece(GRID, how, sign.square)  # type: ignore[arg-type]
        told = self._session.board.begun()
        assert told is None or told.signs == told.hints == ()
        assert self._session.version == version, "setting the board right is no action"


def _read(session: Session, action: Data) -> Any:
    found = read_action(session.history.game, action)
    assert not isinstance(found, Refusal), found
    return found
