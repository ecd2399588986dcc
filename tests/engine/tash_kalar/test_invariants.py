"""What holds whatever is done: no piece too many, counts like the arena's, and the same game again from its log."""

from random import Random

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from engine.action import Action
from engine.game import read_action
from engine.history import History, replay
from engine.legal import legal
from engine.refusal import Refusal
from engine.setup import begin
from engine.tash_kalar import GAME
from engine.tash_kalar.options import LEGENDARY, MODES
from engine.tash_kalar.pieces import RANKS
from engine.tash_kalar.state import State
from tests.examples import examples
from tests.games.tash_kalar import SAMPLE
from tests.games.walk import Here, filled

STEPS = 40
FREELY = ({"op": "destroy"}, {"op": "upgrade"}, {"op": "downgrade"}, {"op": "convert"}, {"op": "move"}, {"op": "place"})


def broken(now: State) -> list[str]:
    """Everything that must never be, in words."""
    found = []
    for side in now.sides:
        two_sided = side.common + side.heroic + side.removed
        if not 0 <= two_sided <= now.box.two_sided or not 0 <= side.legendary + side.removed_legendary <= LEGENDARY:
            found.append(f"side {side.number} has a piece too many: {side}")
        if now.arena is not None and any(now.arena.count(side.number, rank) != side.of_rank(rank) for rank in RANKS):
            found.append(f"side {side.number} is counted otherwise than it stands")
        if min(side.common, side.heroic, side.legendary, side.removed, side.removed_legendary) < 0:
            found.append(f"side {side.number} has less than nothing")
    if (now.effect is not None) != (now.phase == "effect"):
        found.append("an effect is open in another phase")
    if now.effect is not None and now.arena is not None and now.effect.at is not None:
        piece = now.arena.piece(now.effect.at)
        if piece is None or piece.side != now.own:
            found.append("the creature's piece is not where it stands")
    if any(min(seat.deck, seat.beings, seat.legends, seat.flares) < 0 for seat in now.seats):
        found.append("somebody has less than no cards")
    return found


def something(history: History, random: Random) -> Action | None:
    """One of the listed actions of somebody; in a free effect mostly an operation out of nowhere."""
    now: State = history.state
    if now.effect is not None and random.random() < 0.7:
        data = SAMPLE.anything(now, random) | {"do": "resolve", "seat": now.control, "ops": [_op(now, random)]}
        action = read_action(GAME, data)
        return action if isinstance(action, Action) else None
    seat = random.choice((now.control, now.control, now.control, 0))
    listed = tuple(legal(GAME, now, seat))
    if not listed:
        return None
    verb = random.choice([entry["do"] for entry in listed if entry["do"] not in ("concede", "name")] or ["name"])
    some = [entry for entry in listed if entry["do"] == verb]
    if not some:
        return None
    chosen = read_action(GAME, filled(Here(GAME, now, listed), random.choice(some), random))
    return chosen if isinstance(chosen, Action) else None


def _op(now: State, random: Random) -> dict[str, object]:
    op: dict[str, object] = dict(random.choice(FREELY))
    if now.arena is None:
        return op | {"side": random.randint(1, len(now.sides)), "rank": random.choice(RANKS)}
    standing = [square for square, _ in now.arena.standing()] or ["e5"]
    one, other = random.choice(standing), random.choice((*standing, "d5", "e6", "f4"))
    return op | (
        {"from": one, "to": other, "leap": True} if op["op"] == "move" else {"at": random.choice((one, other))}
    )


@examples(few=20, many=2000)
@given(mode=st.sampled_from(sorted(MODES)), seed=st.integers(0, 10**9))
def test_no_sequence_of_actions_breaks_what_must_hold(mode: str, seed: int) -> None:
    random = Random(seed)
    start = begin(GAME, SAMPLE.header(mode, random))
    assert isinstance(start, State)
    history = History(GAME, start)
    for _ in range(STEPS):
        action = something(history, random)
        before = msgspec.json.encode(history.state)
        if action is None or isinstance(history.do(action), Refusal):
            assert msgspec.json.encode(history.state) == before, "a refusal changed something"
        assert broken(history.state) == []
    logged = history.moments[-1].after if history.moments else start
    again = replay(GAME, start, history.actions())
    assert msgspec.json.encode(again.state) == msgspec.json.encode(logged)
