"""People's hands at the devices of a table of eight that plays Tamer Tournament."""

from typing import Any

from companion.bindings.tamer import TamerBinding
from companion.taps import Tagged
from engine.scenario import steps as s
from tests.companion.bindings.hands import NOTHING, Done, Listening, TableHands
from tests.engine.tamer.table import Data, Table, building, duel

__all__ = ["NOTHING", "SEATS", "Done", "Hands", "at_build", "at_draft", "in_duel"]

SEATS = 8


class TamerListening(Listening, TamerBinding):
    pass


def _tagged(uid: str) -> Tagged:
    """The chips of these tables are called after their card, with a number behind: wolf-1, wolf-2."""
    return Tagged("tamer", uid.rpartition("-")[0])


class Hands(TableHands[Table]):
    def __init__(self, table: Table, bars: dict[int, int] | None = None) -> None:
        box = table.state.box
        binding = TamerListening(box.cards, len(table.state.seats), box.options, bars or {})
        super().__init__(table, binding, _tagged)

    def chip(self, seat: int, *uids: str) -> Done:
        """One tag after the other is tapped, by the number of its chip."""
        done: Done = NOTHING
        for uid in uids:
            done = self.use(_tap(seat, uid))
        return done

    def colours(self, seat: int) -> list[str]:
        """The LEDs of a seat's bar; with a star where they are bright."""
        return [pixel.colour + "*" * (pixel.glow == "bright") for pixel in self.bar(seat).pixels]

    def counters(self, seat: int) -> tuple[str, str]:
        """What `main` and `aux` read."""
        return self.counter(f"seat{seat}.main"), self.counter(f"seat{seat}.aux")


def _tap(seat: int, uid: str) -> s.Tap:
    return s.Tap(tap=f"seat{seat}.reader", uid=uid)


def at_draft(*cards: Data, seats: int = SEATS, **options: Any) -> Hands:
    return Hands(Table(seats, *cards, **options))


def at_build(*cards: Data, seats: int = SEATS, own: tuple[str, ...] = ("cub",), **options: Any) -> Hands:
    """Everybody owns eight creatures: those given, over and over."""
    return Hands(building(*cards, seats=seats, own=own, **options))


def in_duel(one: list[str], two: list[str], *cards: Data, **options: Any) -> Hands:
    return Hands(duel(one, two, *cards, **options))
