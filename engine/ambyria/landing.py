"""Where a played card goes, and under which mode: what the card says, and what its player may say (AMBYRIA-CARD)."""

from msgspec import UNSET, UnsetType

from engine.ambyria.cards import Card, Into, Mode
from engine.refusal import Refusal, refuse


def place_of(card: Card, into: Into | UnsetType) -> Into:
    """Where a played card goes; without a known symbol, where its player says, or into the emberscape."""
    if card.play is not UNSET:
        return card.play
    return "emberscape" if into is UNSET else into


def wrong_place(card: Card, into: Into | UnsetType) -> Refusal | None:
    if into is UNSET or card.play is UNSET or card.play == into:
        return None
    return refuse("AMBYRIA-CARD-07", "ambyria-goes-elsewhere", card=card.name, into=card.play)


def wrong_symbol(card: Card, symbol: Mode | UnsetType) -> Refusal | None:
    """A card that comes onto a mode pile needs a mode, from the pack or from its player."""
    if card.mode is UNSET and symbol is UNSET:
        return refuse("AMBYRIA-CARD-08", "ambyria-tell-mode")
    if symbol is UNSET or card.mode is UNSET or card.mode == symbol:
        return None
    return refuse("AMBYRIA-CARD-08", "ambyria-mode-known", card=card.name, mode=card.mode)


def mode_of(card: Card, symbol: Mode | UnsetType) -> Mode:
    """The mode under which it lies on a mode pile; `wrong_symbol` has been asked."""
    mode = card.mode if card.mode is not UNSET else symbol
    assert mode is not UNSET
    return mode


def wrong_landing(card: Card, into: Into | UnsetType, symbol: Mode | UnsetType) -> Refusal | None:
    """CARD-07 and CARD-08 for a card that is played face up."""
    refusal = wrong_place(card, into)
    if refusal is None and place_of(card, into) == "mode":
        refusal = wrong_symbol(card, symbol)
    return refusal
