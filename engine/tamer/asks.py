"""The open questions, as everybody at the table may know them."""

from typing import Any

from engine.tamer.battle_state import SAMPLE, Question
from engine.tamer.state import State


def asks(now: State) -> list[dict[str, Any]]:
    """By seat, the sample team's last."""
    found = [_ask(now, seat) for seat in (*now.numbers, SAMPLE)]
    return [ask for ask in found if ask is not None]


def _ask(now: State, seat: int) -> dict[str, Any] | None:
    battle, question = now.battle_of(seat), now.question_of(seat)
    number = None if battle is None else battle.number
    if question is not None:
        return _asked(seat, number, question)
    if battle is None or seat not in battle.sides or not battle.sides[seat].ordering:
        return None
    waiting = list(battle.sides[seat].ordering)
    return {
        "seat": seat, "battle": number, "kind": "order", "creature": None, "when": "start", "n": None,
        "from": waiting, "round": None,
    }  # fmt: skip


def _asked(seat: int, battle: int | None, question: Question) -> dict[str, Any]:
    return {
        "seat": seat,
        "battle": battle,
        "kind": question.kind,
        "creature": question.creature,
        "when": question.when,
        "n": question.n,
        "from": list(question.among),
        "round": question.round,
    }
