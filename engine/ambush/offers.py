"""What each seat may do at each moment: the refusals of the rules are asked first, so that all of it is legal."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from engine.action import TABLE, Action
from engine.ambush import actions as a
from engine.ambush.card_choices import Cards
from engine.ambush.piles import to_declare
from engine.ambush.refusals import (
    cannot_begin,
    cannot_call,
    cannot_capture,
    cannot_expose,
    cannot_pass,
    cannot_place,
    cannot_play,
    cannot_resolve,
    cannot_roll,
    forbidden_by_the_phase,
    no_window,
    wrong_pile,
)
from engine.ambush.state import State
from engine.game import Offer, Values
from engine.probes import alike, explained, one_of
from engine.verbs import Concede, Name

Offers = Iterator[Offer]
Among = dict[str, Values]
NOTHING: Among = {}
DIE = alike(1, 2, 3, 4, 5, 6)


def offers(now: State, seat: int) -> Offers:
    """Every shape of action that `seat` can send now, the likely ones first."""
    if now.phase == "setup":
        yield from _setup(now, seat)
    elif not forbidden_by_the_phase(now, leaving := Concede(seat)):
        yield from _IN_PHASE[now.phase](now, seat)
        if seat:
            yield from _calls(now, seat)
            yield Offer(leaving, sure=True)
    if seat:
        yield Offer(Name(seat, now.seat(seat).name), ("name",), sure=True)


def _calls(now: State, seat: int) -> Offers:
    spoken, pressed = a.Call(seat), a.Call(seat, at=_a_moment(now))
    if not cannot_call(now, spoken):
        yield Offer(spoken, sure=True)
    if not cannot_call(now, pressed):
        yield Offer(pressed, ("at",), sure=True)


def _a_moment(now: State) -> float:
    """A moment in seconds, late enough that a press at it is not a false start for being early."""
    return (now.opened_at or 0) / 1_000_000 + 1


def _setup(now: State, seat: int) -> Offers:
    if seat:
        yield Offer(a.Castle(seat, now.seat(seat).name), ("name",), sure=True)
    elif not cannot_begin(now):
        first = {"first": alike(*now.numbers)}
        yield Offer(a.First(TABLE, 1), among=first, sure=True)
        yield Offer(a.First(TABLE, 1, "youngest"), among=first, sure=True)


def _expose(now: State, seat: int) -> Offers:
    probe = a.Expose(seat)
    if not cannot_expose(now, probe):
        yield from _with_cards(probe, now.box.choices.of_the_deck)


def _play(now: State, seat: int) -> Offers:
    probe, opponents, cards = a.Play(seat), now.opponents(seat), now.box.choices.played
    if not cannot_play(now, probe):
        yield from _carried_out(probe, cards, aimed=len(opponents) == 1)
        castle = {"target": alike(*opponents)}
        yield from _carried_out(probe, cards, True, castle, castle)
    if not cannot_pass(now, passing := a.Pass(seat)):
        yield Offer(passing, sure=True)


def _effect(now: State, seat: int) -> Offers:
    yield from _resolutions(now, seat)
    probe, cards = a.Place(seat), now.box.choices.of_the_deck
    if not cannot_place(now, probe):
        yield from _with_cards(probe, cards)
    sources = [source for source in ("deck", "hand") if not cannot_place(now, a.Place(seat, source))]
    if sources:
        chosen = {"source": alike(*sources)}
        yield from _with_cards(probe, cards, (), chosen, chosen)
    if not cannot_pass(now, passing := a.Pass(seat)):
        yield Offer(passing, sure=True)


def _capture(now: State, seat: int) -> Offers:
    if seat == TABLE:
        if not no_window(now):
            yield Offer(a.Close(TABLE), sure=True)
        yield Offer(a.Stop(TABLE), sure=True)
        return
    own = now.seat(seat)
    if not cannot_capture(now, own):
        yield from _with_cards(a.Capture(seat), now.box.choices.of_the_deck)
    yield Offer(a.Stop(seat), sure=True)
    piles = [cards for cards in range(own.captured + now.battlefield + 1) if not wrong_pile(now, own, cards)]
    if piles:
        yield Offer(a.Stop(seat), among={"captured": alike(*piles)}, sure=True)


def _verify(now: State, seat: int) -> Offers:
    yield Offer(a.Declare(seat, 0), among={"ambush": alike(*range(to_declare(now, seat) + 1))}, sure=True)


def _heat(now: State, seat: int) -> Offers:
    if not cannot_roll(now, seat):
        yield Offer(a.Roll(seat, 1), among={"roll": DIE}, sure=True)


def _aftermath(now: State, seat: int) -> Offers:
    yield Offer(a.Ready(seat), sure=True)
    if seat:
        yield from _resolutions(now, seat)


def _resolutions(now: State, seat: int) -> Offers:
    """An outcome entered by people, or a card that was triggered, with and without a castle chosen."""
    probe = a.Resolve(seat)
    if cannot_resolve(now, probe):
        return
    anybody = {"target": alike(*now.numbers)}
    if now.phase == "aftermath":
        opponents, cards = now.opponents(seat), now.box.choices.triggered
        yield from _carried_out(probe, cards, aimed=len(opponents) == 1)
        yield from _carried_out(probe, cards, True, anybody, {"target": alike(*opponents)})
    else:
        yield from _carried_out(probe, now.box.choices.resolved, True)
        yield from _carried_out(probe, now.box.choices.resolved, True, anybody, anybody)


def correctable(now: State) -> Offers:
    """What the referee may set right: the counters of the table and those of each seat."""
    if now.phase == "over":
        return
    ours = a.Adjust(seat=TABLE, target=TABLE, counter="deck", to=0)
    yield explained(ours, ("to",), {"counter": alike("deck", "battlefield")})
    theirs = {"target": one_of(now.numbers), "counter": alike("castle", "guard", "hand", "captured")}
    yield explained(a.Adjust(seat=TABLE, target=1, counter="castle", to=0), ("to",), theirs)


def _carried_out(
    probe: a.Play | a.Resolve, cards: Cards, aimed: bool, alone: Among = NOTHING, named: Among = NOTHING
) -> Offers:
    """What a card says, or what people enter; `alone` can be chosen without a card, `named` with one."""
    yield from _with_cards(probe, cards[False, aimed], (), alone, named)
    yield from _with_cards(replace(probe, changes=()), cards[True, aimed], ("changes",), alone, named)


def _with_cards(
    probe: Action, cards: Values | None, open: tuple[str, ...] = (), alone: Among = NOTHING, named: Among = NOTHING
) -> Offers:
    """The probe without a card, and the probe with any card that can be named."""
    yield Offer(probe, open, alone, sure=True)
    if cards is not None:
        yield Offer(probe, open, {**named, "card": cards}, sure=True)


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
