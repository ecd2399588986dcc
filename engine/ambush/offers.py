"""What could be tried at each moment. The rules sort out what is legal; here nothing is decided."""

from collections.abc import Callable, Iterator

from msgspec import UNSET, UnsetType

from engine.action import TABLE, Action
from engine.ambush import actions as a
from engine.ambush.rules import RULEBOOK
from engine.ambush.state import State
from engine.game import Offer
from engine.probes import any_card, explained
from engine.verbs import Concede, Name

Offers = Iterator[Offer]


def offers(now: State, seat: int) -> Offers:
    """Every shape of action that `seat` could send now, the likely ones first."""
    if now.phase != "over":
        yield from _IN_PHASE[now.phase](now, seat)
        if seat:
            yield Offer(a.Call(seat=seat))
            yield Offer(a.Call(seat=seat, at=_a_moment(now)), ("at",))
            yield Offer(Concede(seat=seat))
        else:
            yield from _adjustments(now)
    if seat:
        yield Offer(Name(seat=seat, name=now.seat(seat).name), ("name",))


def _a_moment(now: State) -> float:
    """Late enough for a press not to be early."""
    return (now.opened_at or 0) / 1_000_000 + 1


def _setup(now: State, seat: int) -> Offers:
    if seat:
        yield Offer(a.Castle(seat=seat, name=now.seat(seat).name), ("name",))
        return
    for first in range(1, len(now.seats) + 1):
        yield Offer(a.First(seat=TABLE, first=first))
        yield Offer(a.First(seat=TABLE, first=first, by="youngest"))


def _expose(now: State, seat: int) -> Offers:
    yield from _with_cards(now, a.Expose(seat=seat))


def _play(now: State, seat: int) -> Offers:
    if seat != now.turn:
        return
    targets: tuple[int | UnsetType, ...] = (UNSET, *now.opponents(seat))
    for target in targets:
        yield from _with_cards(now, a.Play(seat=seat, target=target))
        yield from _with_cards(now, a.Play(seat=seat, target=target, changes=()), ("changes",))
    yield Offer(a.Pass(seat=seat))


def _effect(now: State, seat: int) -> Offers:
    yield from _resolutions(now, seat)
    for source in (UNSET, "deck", "hand"):
        yield from _with_cards(now, a.Place(seat=seat, source=source))
    yield Offer(a.Pass(seat=seat))


def _capture(now: State, seat: int) -> Offers:
    if seat == TABLE:
        yield Offer(a.Close(seat=TABLE))
        yield Offer(a.Stop(seat=TABLE))
        return
    yield from _with_cards(now, a.Capture(seat=seat))
    yield Offer(a.Stop(seat=seat))
    for captured in range(now.seat(seat).captured + now.battlefield + 1):
        yield Offer(a.Stop(seat=seat, captured=captured))


def _verify(now: State, seat: int) -> Offers:
    held = now.seat(seat).captured if seat else now.battlefield
    for ambush in range(held + 1):
        yield Offer(a.Declare(seat=seat, ambush=ambush))


def _heat(now: State, seat: int) -> Offers:
    for eyes in range(1, 7):
        yield Offer(a.Roll(seat=seat, roll=eyes))


def _aftermath(now: State, seat: int) -> Offers:
    yield Offer(a.Ready(seat=seat))
    yield from _resolutions(now, seat)


def _resolutions(now: State, seat: int) -> Offers:
    """An outcome entered by people, or a card that was triggered, with and without a castle chosen."""
    targets: tuple[int | UnsetType, ...] = (UNSET, *range(1, len(now.seats) + 1))
    for target in targets:
        for changes in (UNSET, ()):
            open = () if changes is UNSET else ("changes",)
            probe = a.Resolve(seat=seat, target=target, changes=changes)
            yield Offer(probe, open)
            yield from _any_card(now, probe, open)


def _adjustments(now: State) -> Offers:
    for counter in ("deck", "battlefield"):
        yield from explained(a.Adjust(seat=TABLE, target=TABLE, counter=counter, to=0), ("to",))
    for seat in now.seats:
        for mine in ("castle", "guard", "hand", "captured"):
            yield from explained(a.Adjust(seat=TABLE, target=seat.number, counter=mine, to=0), ("to",))


def _with_cards(now: State, probe: a.Expose | a.Play | a.Place | a.Capture, open: tuple[str, ...] = ()) -> Offers:
    yield Offer(probe, open)
    yield from _any_card(now, probe, open)


def _any_card(now: State, probe: Action, open: tuple[str, ...]) -> Offers:
    return any_card(now.box.cards, probe, lambda action: RULEBOOK.allows(now, action), open)


_IN_PHASE: dict[str, Callable[[State, int], Offers]] = {
    "setup": _setup,
    "expose": _expose,
    "play": _play,
    "effect": _effect,
    "capture": _capture,
    "verify": _verify,
    "heat": _heat,
    "aftermath": _aftermath,
}
