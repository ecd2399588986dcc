"""Ambyria on the engine. `python bench/ambyria.py SECONDS` ends with one JSON line."""

import sys
from pathlib import Path
from random import Random
from typing import Any

if not __package__:  # run as a script: Python knows only this folder
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench.measure import Contest, main
from engine.action import TABLE, Action
from engine.ambyria import GAME
from engine.ambyria import actions as a
from engine.ambyria.cards import HEROES, MODES, UNKNOWN
from engine.ambyria.chain import Wait, waits
from engine.ambyria.possible import can_touch, many, needs_slots, needs_target, seats_of, why_not
from engine.ambyria.state import State
from engine.setup import Header

AT_MOST = 400
"""Actions after which a game is left, so that one long game does not stand for many."""


def _card(id: str, mode: str, *effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    told = [[effect] for effect in effects]
    return {"id": id, "name": id.title(), "mode": mode, "stones": 2, "play": "emberscape", "effects": told} | more


CARDS: tuple[dict[str, Any], ...] = (
    _card("ember", "greedy"),
    _card("stone", "hasty"),
    _card("wall", "protection"),
    _card("pike", "attack"),
    _card("scribe", "greedy", {"op": "draw"}),
    _card("magpie", "attack", {"op": "steal"}, {"op": "draw"}),
    _card("torch", "hasty", {"op": "destroy"}),
    _card("toll", "attack", {"op": "discard"}),
    _card("rune", "greedy", {"op": "arcane"}),
    _card("spark", "protection", {"op": "draw"}, play="discard", response="may"),
    _card("vault", "greedy", play="collection"),
    _card("moss", "hasty", play="lasting", lasting=[{"key": "moss", "op": "discard"}]),
    {"id": "rumour", "name": "Rumour", "mode": "hasty", "stones": 1},
)
"""Plain cards, key actions, a response, a lasting effect, and one card whose effects nobody has entered."""

RESPONDS = 0.15
"""How often somebody responds when it is allowed."""


def header(seed: int) -> Header:
    return Header(game="ambyria", seats=("Ana", "Bo"), cards=CARDS)


class Players:
    """Both players of one game. They play any card, aim at anything, and respond now and then."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)
        self._left = AT_MOST

    def __call__(self, now: State) -> Action | None:
        self._left -= 1
        wait = waits(now)
        if wait is None or wait.kind == "nothing" or self._left < 0:
            return None
        return self._next(now, wait, wait.seats[0])

    def _next(self, now: State, wait: Wait, seat: int) -> Action:
        match wait.kind:
            case "choose":
                return a.Choose(seat=seat, hero=HEROES[seat - 1])
            case "owed":
                return a.Discard(seat=seat, cards=(UNKNOWN,) * now.owed[seat])
            case "arcane":
                return a.Play(seat=seat, card=self._card(), source="arcane")
            case "window":
                return self._window(now, 3 - seat)
            case "aim":
                return self._aim(now, seat)
            case "resolve":
                return a.Done(seat=seat)
            case "mode":
                return self._mode(now, seat)
            case "score":
                return a.Score(seat=seat, stones=0)
            case _:
                return self._play(now, seat)

    def _window(self, now: State, other: int) -> Action:
        if now.seat(other).hand and self._chance.random() < RESPONDS:
            return a.Respond(seat=other, card="spark")
        return a.Go(seat=TABLE)

    def _aim(self, now: State, seat: int) -> Action:
        op = now.chain[-1].todo[0]
        target = next(one for one in seats_of(now, seat, op.who) if why_not(now, seat, op, one) is None)
        aim = a.Aim(seat=seat, target=target) if needs_target(op) else a.Aim(seat=seat)
        if not needs_slots(op):
            return aim
        row = enumerate(now.seat(target).emberscape, 1)
        slots = [slot for slot, lying in row if can_touch(seat, op, target, lying)]
        return a.Aim(seat=seat, target=target, slots=tuple(slots[: many(now, seat, op, target)]))

    def _mode(self, now: State, seat: int) -> Action:
        if now.seat(seat).modes and self._chance.random() < 0.7:
            return a.Pass(seat=seat)
        source = "hand" if now.seat(seat).hand else "deck"
        return a.LayMode(seat=seat, card=UNKNOWN, source=source, symbol=self._chance.choice(MODES))  # type: ignore[arg-type]

    def _play(self, now: State, seat: int) -> Action:
        if now.played or not now.seat(seat).hand:
            return a.Done(seat=seat)
        if now.seat(seat).full:
            return a.Play(seat=seat, card="vault")
        down = self._chance.random() < 0.1
        return a.Play(seat=seat, card=self._card(), face="down" if down else "up")

    def _card(self) -> str:
        return str(self._chance.choice(CARDS)["id"])


if __name__ == "__main__":
    main(Contest("ambit.ambyria", GAME, header, Players), "How fast the engine plays Ambyria.")
