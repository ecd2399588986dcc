"""What could be tried at each moment. The rules sort out what is legal; here nothing is decided."""

from collections.abc import Callable, Hashable, Iterator

from msgspec import UNSET

from engine.action import TABLE, Action
from engine.ambush import actions as a
from engine.ambush.cards import means_target
from engine.ambush.state import State
from engine.game import Offer, Values
from engine.probes import alike, card_of, explained, one_of
from engine.verbs import Concede, Name

Offers = Iterator[Offer]
Among = dict[str, Values]


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
    first = {"first": one_of(now.numbers)}
    yield Offer(a.First(seat=TABLE, first=1), among=first)
    yield Offer(a.First(seat=TABLE, first=1, by="youngest"), among=first)


def _expose(now: State, seat: int) -> Offers:
    yield from _with_cards(now, a.Expose(seat=seat))


def _play(now: State, seat: int) -> Offers:
    if seat != now.turn:
        return
    for target in ({}, {"target": one_of(now.opponents(seat))}):
        yield from _with_cards(now, a.Play(seat=seat), among=target)
        yield from _with_cards(now, a.Play(seat=seat, changes=()), ("changes",), target)
    yield Offer(a.Pass(seat=seat))


def _effect(now: State, seat: int) -> Offers:
    yield from _resolutions(now, seat)
    yield from _with_cards(now, a.Place(seat=seat))
    yield from _with_cards(now, a.Place(seat=seat), among={"source": one_of(("deck", "hand"))})
    yield Offer(a.Pass(seat=seat))


def _capture(now: State, seat: int) -> Offers:
    if seat == TABLE:
        yield Offer(a.Close(seat=TABLE))
        yield Offer(a.Stop(seat=TABLE))
        return
    yield from _with_cards(now, a.Capture(seat=seat))
    yield Offer(a.Stop(seat=seat))
    most = now.seat(seat).captured + now.battlefield
    yield Offer(a.Stop(seat=seat), among={"captured": one_of(range(most + 1))})


def _verify(now: State, seat: int) -> Offers:
    held = now.seat(seat).captured if seat else now.battlefield
    yield Offer(a.Declare(seat=seat, ambush=0), among={"ambush": one_of(range(held + 1))})


def _heat(now: State, seat: int) -> Offers:
    yield Offer(a.Roll(seat=seat, roll=1), among={"roll": one_of(range(1, 7))})


def _aftermath(now: State, seat: int) -> Offers:
    yield Offer(a.Ready(seat=seat))
    yield from _resolutions(now, seat)


def _resolutions(now: State, seat: int) -> Offers:
    """An outcome entered by people, or a card that was triggered, with and without a castle chosen."""
    for target in ({}, {"target": one_of(now.numbers)}):
        yield from _with_cards(now, a.Resolve(seat=seat), among=target)
        yield from _with_cards(now, a.Resolve(seat=seat, changes=()), ("changes",), target)


def _adjustments(now: State) -> Offers:
    ours = a.Adjust(seat=TABLE, target=TABLE, counter="deck", to=0)
    yield explained(ours, ("to",), {"counter": alike("deck", "battlefield")})
    theirs = {"target": one_of(now.numbers), "counter": alike("castle", "guard", "hand", "captured")}
    yield explained(a.Adjust(seat=TABLE, target=1, counter="castle", to=0), ("to",), theirs)


def _with_cards(now: State, probe: Action, open: tuple[str, ...] = (), among: Among | None = None) -> Offers:
    """Without a card, and with any that the rules take."""
    among = among or {}
    yield Offer(probe, open, among)
    yield Offer(probe, open, among | {"card": card_of(now.box.cards, lambda card: _looked_at(now, card))})


def _looked_at(now: State, id: str) -> Hashable:
    """All that the rules look at when somebody names a card."""
    card = now.box.cards[id]
    triggered = card.on_ambush is not UNSET and means_target(card.on_ambush)
    listed = now.box.listed is None or id in now.box.listed
    return card.effects is UNSET, card.needs_target, card.on_ambush is UNSET, triggered, listed


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
