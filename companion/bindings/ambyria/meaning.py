"""What an input means for each thing that the table waits for. What is not named here means nothing."""

from collections.abc import Callable, Mapping

from msgspec import UNSET
from msgspec.structs import replace

from companion.bindings.ambyria import queries
from companion.bindings.ambyria.candidates import candidates
from companion.bindings.ambyria.claims import claim
from companion.bindings.ambyria.pending import Laying
from companion.bindings.ambyria.situation import TOTAL, Reading, Situation, shown
from engine.action import TABLE
from engine.ambyria import actions as a
from engine.ambyria.cards import MODES, UNKNOWN


def read(now: Situation) -> Reading:
    """What an input means now. The table's own reader and those who have left are not heard."""
    if now.seat == TABLE or now.seat not in queries.playing(now.view):
        return now.nothing()
    if now.hand.did == "call":
        return claim(now)
    if now.pending.claims:  # whose claim it is will be known in a moment
        return now.nothing()
    laying = now.pending.untold.get(now.seat)
    if laying is not None and now.hand.did in ("turn", "ok"):
        return _tell_mode(now, laying)
    if now.hand.did == "turn":
        return WAITS[now.view.prompt.id](now)
    return WAITS[now.view.prompt.id](replace(now, pending=replace(now.pending, untold=now.afresh.untold)))


def _tell_mode(now: Situation, laying: Laying) -> Reading:
    """A card without a known mode comes onto a mode pile: the dial says which mode it has."""
    if now.hand.did == "turn":
        return now.goes_round(MODES)
    return now.does(replace(laying, symbol=shown(now.pending, now.seat, MODES) or UNSET))


def _lay(now: Situation, action: Laying, *, onto_modes: bool | None = None) -> Reading:
    """Do it; or ask for the mode first, where the table needs it and does not know it."""
    card = now.cards.get(now.hand.card)
    lands = onto_modes if onto_modes is not None else card is not None and card.play == "mode"
    if lands and card is not None and card.mode is UNSET:
        return now.noted(replace(now.afresh, untold={**now.afresh.untold, now.seat: action}))
    return now.does(action)


def _choose(now: Situation) -> Reading:
    heroes = queries.free_heroes(now.view, now.seat)
    match now.hand.did:
        case "tap":
            card = now.cards.get(now.hand.card)
            if card is not None and card.hero is not UNSET:
                return now.does(a.Choose(now.seat, hero=card.hero))
        case "ok" if hero := shown(now.pending, now.seat, heroes):
            return now.does(a.Choose(now.seat, hero=hero))
        case "turn":
            return now.goes_round(heroes)
    return now.means_nothing()


def _mode(now: Situation) -> Reading:
    if not now.own:
        return _out_of_turn(now)
    match now.hand.did:
        case "tap" if now.view.prompt.id == "ambyria.mode-deck":
            return _lay(now, a.LayMode(now.seat, card=now.hand.card, source="deck"), onto_modes=True)
        case "tap":
            return _lay(now, a.LayMode(now.seat, card=now.hand.card), onto_modes=True)
        case "no":
            return now.does(a.Pass(now.seat))
    return now.nothing()


def _play(now: Situation) -> Reading:
    if not now.own:
        return _out_of_turn(now)
    match now.hand.did:
        case "tap":
            slot = _own_hero(now)
            return now.does(a.Activate(now.seat, slot=slot)) if slot else _lay(now, a.Play(now.seat, now.hand.card))
        case "ok" if now.hand.knob:
            return now.does(a.Play(now.seat, UNKNOWN, face="down"))
        case "ok":
            return now.does(a.Done(now.seat))
        case "no":
            return now.does(a.Show(now.seat))
    return now.nothing()


def _out_of_turn(now: Situation) -> Reading:
    """A card that somebody else taps now could only be a response; the rules say why it is none."""
    return now.does(a.Respond(now.seat, card=now.hand.card)) if now.hand.did == "tap" else now.nothing()


def _own_hero(now: Situation) -> int:
    """The slot in which the tapped card lies, if it is the own hero; else 0."""
    card, row = now.cards.get(now.hand.card), queries.row(now.view, now.seat)
    mine = card is not None and card.hero == queries.hero(now.view, now.seat)
    return row.index(now.hand.card) + 1 if mine and now.hand.card in row else 0


def _forced(now: Situation) -> Reading:
    """An arcane card, or the top card of a deck, has to be turned up."""
    if not now.own:
        return _out_of_turn(now)
    if now.hand.did != "tap":
        return now.nothing()
    top = now.view.prompt.id == "ambyria.top"
    return _lay(now, a.Play(now.seat, now.hand.card, source="deck" if top else "arcane"))


def _aim(now: Situation) -> Reading:
    if not now.own:
        return _out_of_turn(now)
    there = candidates(now.view, now.cards)
    match now.hand.did:
        case "tap":
            return _aim_at_card(now)
        case "turn":
            return now.goes_round(there)
        case "ok" if one := shown(now.pending, now.seat, there):
            return now.does(one.aim(now.seat))
        case "no":
            return now.does(a.Pass(now.seat))
    return now.means_nothing()


def _aim_at_card(now: Situation) -> Reading:
    """At the first candidate that lies openly under this name."""
    for one in candidates(now.view, now.cards):
        row = queries.row(now.view, one.whose(now.seat))
        if one.slot is not None and row[one.slot - 1] == now.hand.card:
            return now.does(one.aim(now.seat))
    return now.means_nothing()


def _window(now: Situation) -> Reading:
    """The own effect goes on with OK. An own collection that somebody holds is like anybody's."""
    own = queries.window(now.view, "seat") == now.seat and queries.window(now.view, "held") is None
    if not own:
        return _respond(now)
    match now.hand.did:
        case "tap":
            return _lay(now, a.Respond(now.seat, card=now.hand.card))
        case "ok":
            return now.does(a.Go(now.seat))
    return now.nothing()


def _respond(now: Situation) -> Reading:
    """The window of another seat, or one that is held: with a card of the hand, or one that lies face down."""
    holder = queries.holds(now.view, now.seat)
    slots = queries.face_down(now.view, now.seat) if holder else []
    slot = shown(now.pending, now.seat, slots)
    match now.hand.did:
        case "tap" if slot and now.was_turned:
            return _lay(now, a.Respond(now.seat, card=now.hand.card, slot=slot))
        case "tap":
            return _lay(now, a.Respond(now.seat, card=now.hand.card))
        case "ok" if slot:
            return now.does(a.Respond(now.seat, slot=slot))
        case "no":
            return now.does(a.Pass(now.seat))
        case "turn":
            return now.goes_round(slots)
    return now.means_nothing()


def _owed(now: Situation) -> Reading:
    if not now.own:
        return now.nothing()
    match now.hand.did:
        case "tap":
            return now.does(a.Discard(now.seat, cards=(now.hand.card,)))
        case "ok":
            return now.does(a.Discard(now.seat, cards=(UNKNOWN,)))
    return now.nothing()


def _resolve(now: Situation) -> Reading:
    return now.does(a.Done(now.seat)) if now.own and now.hand.did == "ok" else now.nothing()


def _score(now: Situation) -> Reading:
    """A player may count again. The rules refuse a count of a pile that the engine adds up itself."""
    match now.hand.did:
        case "turn":
            return now.turned(TOTAL)
        case "ok":
            return now.does(a.Score(now.seat, stones=TOTAL.number(now.pending, now.seat)))
    return now.means_nothing()


def _over(now: Situation) -> Reading:
    return now.nothing()


WAITS: Mapping[str, Callable[[Situation], Reading]] = {
    "ambyria.choose": _choose,
    "ambyria.discard": _owed,
    "ambyria.arcane": _forced,
    "ambyria.top": _forced,
    "ambyria.held": _window,
    "ambyria.window": _window,
    "ambyria.collect": _window,
    "ambyria.aim": _aim,
    "ambyria.resolve": _resolve,
    **dict.fromkeys(queries.MODE, _mode),
    **dict.fromkeys(queries.PLAY, _play),
    "ambyria.score": _score,
    "ambyria.over": _over,
}
