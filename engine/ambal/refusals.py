"""What forbids an action: the first clause in the order of the rules. The rules ask it, and so does what is offered."""

from msgspec import UNSET

from engine.ambal import actions as a
from engine.ambal import deciding
from engine.ambal.cards import Card, Effects
from engine.ambal.options import LIBRARY_AT_ONCE
from engine.ambal.phases import waiting
from engine.ambal.piles import hidden_by_kind, where
from engine.ambal.skills import cost_range, price
from engine.ambal.state import Revealed, Seat, State
from engine.ambal.targets import tokens
from engine.ambal.texts import text
from engine.refusal import Refusal, refuse

No = Refusal | None


# Deciding


def cannot_roll(now: State, number: int) -> No:
    """Only those who are tied roll for the deciding order, once each."""
    if now.stage == "roll" and number in deciding.must_roll(now):
        return None
    return refuse("AMBAL-ORDER-04", "ambal-no-roll", seat=number)


def cannot_call(now: State, number: int) -> No:
    """Only an undecided player calls the order, and not alone."""
    if now.stage == "decide" and number in now.undecided and len(now.undecided) > 1:
        return None
    return refuse("AMBAL-ORDER-01", "ambal-no-order", seat=number)


def cannot_declare(now: State, number: int) -> No:
    """In the called order, one after the other, and with a card in the hand."""
    if now.stage != "declare":
        return refuse("AMBAL-ORDER-05", "ambal-nothing-to-declare")
    return _not_your_turn(now, number) or _no_cards(now.seat(number))


def _not_your_turn(now: State, number: int) -> No:
    turn = deciding.next_to_decide(now)
    return None if turn == number else refuse("AMBAL-ORDER-02", "ambal-not-your-turn", seat=number, turn=turn)


def _no_cards(seat: Seat) -> No:
    return None if seat.hand else refuse("AMBAL-HAND-04", "ambal-no-cards", seat=seat.number)


def _cannot_decide(seat: Seat, said: bool = False) -> No:
    """Refused unless the player lives, has not stopped and has not decided (or, if `said`, must place a card now)."""
    if seat.defeated:
        return refuse("AMBAL-ROUND-06", "ambal-you-are-out", seat=seat.number)
    if seat.stopped:
        return refuse("AMBAL-BATTLE-05", "ambal-stopped", seat=seat.number)
    if not (seat.plays if said else seat.undecided):
        return refuse("AMBAL-BATTLE-06", "ambal-decided", seat=seat.number)
    return None


# Placing a card


def cannot_place(now: State, number: int) -> No:
    """What forbids to place any card at all."""
    stage = now.stage
    if stage not in ("decide", "place"):
        early = stage in ("roll", "declare")
        return refuse("AMBAL-ORDER-06", "ambal-decide-first") if early else refuse("AMBAL-BATTLE-02", "ambal-not-now")
    seat = now.seats[number - 1]
    return _cannot_decide(seat, stage == "place") or _no_cards(seat)


def not_from_hand(now: State, seat: Seat, card: str) -> No:
    """Refused if the open information shows that the card is not in the player's hand."""
    if seat.registered is not None and card not in seat.registered:
        return refuse("AMBAL-HAND-03", "ambal-not-in-decks", card=now.card(card).name)
    lies = where(now, seat.number, card)
    if lies is None:
        return None
    if lies == "library":
        return refuse("AMBAL-LIB-09", "ambal-in-library", card=now.card(card).name)
    return refuse("AMBAL-HAND-02", "ambal-not-in-hand", card=now.card(card).name, lies=lies)


def no_resurrection(now: State, card: Card) -> No:
    """In Single there is nobody whom a card could bring back."""
    return _nobody_to_bring_back(card) if now.box.kinds[card.id].resurrects and not now.box.double else None


def nobody_to_bring_back(now: State, card: Card, effects: tuple[Effects, ...]) -> No:
    """The same of effects that people enter for a card."""
    return _nobody_to_bring_back(card) if text(effects).resurrects and not now.box.double else None


def _nobody_to_bring_back(card: Card) -> Refusal:
    return refuse("AMBAL-SINGLE-03", "ambal-no-resurrection", card=card.name)


def wrong_token(now: State, do: a.Commit) -> No:
    """In Double a token lies beside the card, and names somebody at whom it may be aimed; in Single none does."""
    if not now.box.double:
        return None if do.target is UNSET else refuse("AMBAL-SINGLE-05", "ambal-no-token")
    if do.target is UNSET:
        return refuse("AMBAL-TOKEN-02", "ambal-token-missing")
    allowed = tokens(now, do.seat, now.card(do.card))
    if do.target in allowed:
        return None
    say, name = "ambal-token-wrong" if allowed else "ambal-token-nobody", now.card(do.card).name
    return refuse("AMBAL-TOKEN-03", say, seats=list(allowed), card=name)


def too_dear(now: State, seat: Seat, card: Card) -> No:
    """With the option "refuse", a card that its owner cannot pay is not placed."""
    if now.box.options.unaffordable == "penalty" or card.cost is UNSET:
        return None
    effects = None if card.effects is UNSET else card.effects
    cost = price(now, card.cost, Revealed(seat.number, card.id, effects=effects)).cost
    if cost <= seat.energy:
        return None
    return refuse("AMBAL-BATTLE-09", "ambal-too-dear", card=card.name, cost=cost, energy=seat.energy)


def affordable(now: State, seat: Seat, cards: list[str]) -> list[str]:
    """Those of the cards that are not too dear: with the option "penalty" all of them."""
    if now.box.options.unaffordable == "penalty":
        return cards
    known, (less, more) = now.box.cards, cost_range(now, seat.number)
    always, at_best = seat.energy - more, seat.energy - less  # printed costs; between them it depends on the card
    return [
        card for card in cards
        if (cost := known[card].cost) is UNSET
        or cost <= always or (cost <= at_best and not too_dear(now, seat, known[card]))
    ]  # fmt: skip


# Placing none


def cannot_stop(now: State, number: int) -> No:
    """A player who announced a card must place one, unless the hand may hold none that can be placed and paid."""
    if now.stage != "place":
        return _cannot_let_go(now, number)
    dear = now.box.options.unaffordable == "refuse"
    if now.seat(number).plays and (dear or _may_be_stuck(now, number)):
        return None
    return refuse("AMBAL-ORDER-07", "ambal-said-to-play", seat=number)


def cannot_skip(now: State, number: int) -> No:
    """Only a card can allow it."""
    if now.stage == "place":
        return refuse("AMBAL-ORDER-07", "ambal-said-to-play", seat=number)
    if refusal := _cannot_let_go(now, number):
        return refusal
    return None if now.seat(number).may_skip else refuse("AMBAL-BATTLE-07", "ambal-no-leave", seat=number)


def _cannot_let_go(now: State, number: int) -> No:
    if now.stage not in ("decide", "declare"):
        return refuse("AMBAL-BATTLE-02", "ambal-not-now")
    return _cannot_decide(now.seat(number)) or (_not_your_turn(now, number) if now.stage == "declare" else None)


def _may_be_stuck(now: State, number: int) -> bool:
    """Whether the hand may hold nothing that can be placed, by the open information; true for an empty hand."""
    hidden = hidden_by_kind(now, number)
    most = min(now.seat(number).hand, sum(map(len, hidden)))
    return sum(len(cards) for cards in hidden if _has_no_place(now, number, now.card(cards[0]))) >= most


def _has_no_place(now: State, number: int, card: Card) -> bool:
    return not tokens(now, number, card) if now.box.double else no_resurrection(now, card) is not None


# The end of the round


def cannot_discard(now: State, number: int) -> No:
    """What forbids to discard any card at all: nothing is owed, or it is not the time for it."""
    if now.stage == "discard":
        if number not in now.owed:
            return refuse("AMBAL-STEP-19", "ambal-owes-nothing", seat=number)
    elif now.phase != "move" or number not in waiting(now):
        return refuse("AMBAL-MOVE-04", "ambal-not-in-move", seat=number)
    return _no_cards(now.seat(number))


def cannot_pass(now: State, number: int) -> No:
    """There is something to leave alone only for those who are still asked."""
    if now.phase in ("move", "library") and number in waiting(now):
        return None
    clause = "AMBAL-LIB-01" if now.phase == "library" else "AMBAL-MOVE-04"
    return refuse(clause, "ambal-nothing-to-pass", seat=number)


def cannot_take(now: State, number: int) -> No:
    """What forbids to take any card at all from the Library Deck."""
    if now.phase == "library" and number in waiting(now):
        return None
    return refuse("AMBAL-LIB-01", "ambal-no-library", seat=number)


def wrong_books(now: State, seat: Seat, cards: tuple[str, ...]) -> No:
    """Up to three cards that are still in the Library Deck, and one Elite in the whole duel."""
    if not 1 <= len(cards) <= LIBRARY_AT_ONCE or len(set(cards)) < len(cards):
        return refuse("AMBAL-LIB-03", "ambal-library-number", most=LIBRARY_AT_ONCE)
    if seat.shelf is None and len(cards) > seat.library:
        return refuse("AMBAL-LIB-04", "ambal-library-left", left=seat.library)
    gone = [card for card in cards if (card in seat.shown if seat.shelf is None else card not in seat.shelf)]
    if gone:
        return refuse("AMBAL-LIB-04", "ambal-not-in-library", card=now.card(gone[0]).name)
    if seat.elites + sum(now.card(card).elite for card in cards) > 1:
        return refuse("AMBAL-LIB-06", "ambal-library-elite", cards=[now.card(card).name for card in cards])
    return None
