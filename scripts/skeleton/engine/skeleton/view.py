"""Who may see what in Skeleton: everything lies open. And what each seat could try."""

from collections.abc import Iterator

from msgspec import Struct

from engine.action import TABLE
from engine.game import Offer
from engine.probes import explained, one_of
from engine.skeleton.pieces import Adjust, State, Take
from engine.verbs import Name
from engine.view import Prompt, SeatView, View


class Table(Struct, frozen=True):
    stones: int


def view(now: State, viewer: int | None = None) -> View:
    return View(
        game="skeleton",
        mode="standard",
        round=1,
        turn=now.turn,
        phase=now.phase,
        moment=f"{now.phase}.{now.stones}.{now.turn}",
        to_act=[] if now.result else [now.turn],
        prompt=Prompt(f"skeleton.{now.phase}", {"seat": now.turn, "stones": now.stones}),
        seats=[SeatView(s.number, s.name, s.number, {}, {}, []) for s in now.seats],
        table=Table(now.stones),
        result=now.result,
    )


def offers(now: State, seat: int) -> Iterator[Offer]:
    if seat == TABLE:
        return
    yield Offer(Take(seat=seat, stones=1), among={"stones": one_of((1, 2, 3))})
    yield Offer(Name(seat=seat, name=now.seat(seat).name), ("name",))


def correctable(now: State) -> Iterator[Offer]:
    yield explained(Adjust(seat=TABLE, target=TABLE, counter="stones", to=1), ("to",))
