"""What buttons and dials mean between two games and after one. Pure: an input and the lobby give an answer.

A game begins only when somebody points at Begin with a dial, presses, and after a moment presses the same device
again with nothing touched in between: whoever touches things at random does not get there.
"""

from collections.abc import Collection
from typing import Literal

from msgspec import Struct

from companion.bindings.gestures import Gesture, gesture
from companion.bindings.pending import stepped
from companion.lobby.choice import Wish, game_of, mode_of
from companion.lobby.evening import Evening, chose
from companion.lobby.focus import Focus
from companion.lobby.needs import seating
from engine import registry
from engine.refusal import Refusal
from hardware.inputs import Input
from hardware.outputs import Figure

SOONEST, LATEST = 0.5, 8.0
"""Seconds between the two presses that begin a game: two hits of an impatient hand are one."""


class Sit(Struct, frozen=True):
    seat: int


class Stand(Struct, frozen=True):
    seat: int


class Vote(Struct, frozen=True):
    """Whether somebody wants to play once more."""

    seat: int
    yes: bool


class Choose(Struct, frozen=True):
    wish: Wish
    leave: bool = False
    """The result of the last game is left."""


class Begin(Struct, frozen=True):
    """What is chosen, with those who sit."""


class Resume(Struct, frozen=True):
    number: int


Order = Sit | Stand | Vote | Choose | Begin | Resume


class Armed(Struct, frozen=True):
    """A first press, which waits for the second."""

    device: str
    at: float


class AtLobby(Struct, frozen=True, kw_only=True):
    """All that the meaning of an input depends on."""

    phase: Literal["lobby", "over"]
    evening: Evening
    boxes: Collection[int] = ()
    """Seats with devices of their own."""
    phones: Collection[int] = ()
    """Seats that a phone has joined: who sits there gets up on the phone."""
    dials: bool = True
    """Whether the table has a dial; without one the call buttons of those who sit go on by one."""
    saved: tuple[int, ...] = ()
    """The numbers of games that can be taken up again."""
    focus: Focus | None = None
    armed: Armed | None = None


class Answer(Struct, frozen=True):
    """What is pointed at and armed after an input, what is done, and what is heard."""

    focus: Focus | None
    armed: Armed | None = None
    order: Order | None = None
    refused: Refusal | None = None
    figure: Figure | None = None


def meaning(now: AtLobby, told: Input) -> Answer | None:
    """What an input means; None: nothing, and nothing changes."""
    hand = gesture(told)
    answer = None if hand is None else _meaning(now, hand, told)
    if answer is None and hand is not None and now.armed is not None:
        return Answer(now.focus)  # something else was touched, so the second press is not meant any more
    return answer


def _meaning(now: AtLobby, hand: Gesture, told: Input) -> Answer | None:
    match hand.did:
        case "turn":
            return _turned(now, hand.by)
        case "undo" if now.phase == "lobby" and now.focus is not None:
            return Answer(None, figure="blip")
        case "no":
            return _no(now, hand.seat)
        case "call" if hand.seat in now.evening.people:
            return None if now.dials or now.phase == "over" else _turned(now, 1)
        case "ok" | "call":
            return _pressed(now, hand, told)
    return None


def stops(now: AtLobby) -> tuple[Focus, ...]:
    """Where a dial can point, in the order in which it goes round."""
    games = tuple(Focus("game", name) for name in registry.offered())
    if now.phase == "over":
        return (Focus("begin", ""), *games)
    modes = tuple(Focus("mode", mode) for mode in game_of(now.evening.choice).modes)
    return (*games, *modes, Focus("begin", ""), *(Focus("resume", str(number)) for number in now.saved))


def chosen_game(evening: Evening) -> Focus:
    """Where a dial points at the game that is chosen."""
    return Focus("game", evening.choice.game)


def chosen_mode(evening: Evening) -> Focus:
    """Where a dial points at the mode that would be played."""
    return Focus("mode", mode_of(evening.choice, len(evening.people)))


def _turned(now: AtLobby, by: int) -> Answer:
    """The first turn begins at the game that is chosen; after a game, at playing the same again."""
    there = stops(now)
    start = chosen_game(now.evening) if now.phase == "lobby" else None
    focus = stepped(there, now.focus if now.focus in there else start, by)
    return Answer(focus, figure="tick")


def _no(now: AtLobby, seat: int) -> Answer | None:
    if now.armed is not None:
        return Answer(now.focus, figure="blip")
    if seat not in now.evening.people:
        return None
    if now.phase == "over":
        return Answer(now.focus, order=Vote(seat, yes=False), figure="blip")
    return None if seat in now.phones else Answer(now.focus, order=Stand(seat), figure="blip")


def _pressed(now: AtLobby, hand: Gesture, told: Input) -> Answer | None:
    if now.phase == "over":
        if hand.knob and now.focus is not None:
            return _chosen(now, now.focus, told)
        votes = hand.did == "ok" and hand.seat in now.evening.people
        return Answer(now.focus, order=Vote(hand.seat, yes=True), figure="soft") if votes else None
    if not hand.knob and hand.seat not in now.evening.people:
        return Answer(now.focus, order=Sit(hand.seat), figure="soft")
    return None if now.focus is None else _chosen(now, now.focus, told)


def _chosen(now: AtLobby, focus: Focus, told: Input) -> Answer:
    """What needs no confirmation is done at once: it can be chosen otherwise."""
    match focus.on:
        case "game" if now.phase == "lobby":
            wish = Wish(game=focus.value)
            return Answer(chosen_mode(_with(now.evening, wish)), order=Choose(wish), figure="click")
        case "mode":
            return Answer(focus, order=Choose(Wish(mode=focus.value)), figure="click")
    if focus.on == "begin" and isinstance(refused := seating(now.evening, now.boxes), Refusal):
        return Answer(focus, refused=refused, figure="low")
    return _confirmed(now, focus, told)


def _confirmed(now: AtLobby, focus: Focus, told: Input) -> Answer:
    """The first press arms, the second does it; one that comes too soon after another starts anew."""
    before = now.armed
    if before is None or before.device != told.device or not SOONEST <= told.at - before.at <= LATEST:
        return Answer(focus, Armed(told.device, told.at), figure="rising")
    match focus.on:
        case "resume":
            return Answer(None, order=Resume(int(focus.value)))
        case "game":
            wish = Wish(game=focus.value)
            return Answer(chosen_mode(_with(now.evening, wish)), order=Choose(wish, leave=True), figure="click")
    return Answer(None, order=Begin())


def _with(evening: Evening, wish: Wish) -> Evening:
    """The evening after another game is chosen; the same one keeps its mode."""
    after = chose(evening, wish)
    assert not isinstance(after, Refusal), after
    return after
