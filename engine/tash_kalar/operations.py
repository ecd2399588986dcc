"""Operations: what a player says an effect did, read for the depth of tracking at which it was said."""

from typing import Annotated, Any, Final, Literal, get_args

from msgspec import Meta, Struct

from engine.message import Message, message
from engine.reading import shaped
from engine.tash_kalar.arena import Square
from engine.tash_kalar.cards import Drawn, MoveKind
from engine.tash_kalar.pieces import Rank
from engine.tash_kalar.squares import no_square

Verb = Literal["destroy", "move", "place", "upgrade", "downgrade", "convert", "gain", "extra", "again", "choose"]

MOST: Final = {"gain": 9, "extra": 9}
"""The greatest `n` of an amount; other operations are repeated up to 17 times."""

SQUARES: Final = ("at", "from", "to")
"""The fields that name squares in board tracking."""


class Op(Struct, frozen=True, omit_defaults=True, rename={"source": "from"}):
    """An operation as it was said. What its fields hold is looked at only when its turn comes."""

    op: Any = None
    at: Any = None
    source: Any = None
    to: Any = None
    kind: Any = None
    leap: Any = None
    side: Any = None
    rank: Any = None
    n: Any = None
    uncounted: Any = None
    hits: Any = None
    deck: Any = None
    pick: Any = None


class Standing(Struct, frozen=True):
    """A piece in the arena, where squares are not known."""

    side: int
    rank: Rank


class Said(Struct, frozen=True, kw_only=True, rename={"source": "from"}):
    """An operation whose fields hold what they should; those that it does not have are None."""

    op: Verb
    at: Square | None = None
    source: Square | None = None
    kind: MoveKind | None = None
    leap: bool | None = None
    side: int | None = None
    rank: Rank | None = None
    n: Annotated[int, Meta(ge=1, le=17)] | None = None
    uncounted: bool | None = None
    hits: Standing | None = None
    deck: Drawn | None = None
    pick: Annotated[int, Meta(ge=1)] | None = None


class SaidOnBoard(Said, frozen=True, kw_only=True):
    to: Square | None = None


class SaidInLedger(Said, frozen=True, kw_only=True):
    to: Rank | None = None
    """The rank of the new piece of a conversion."""


Fields = tuple[tuple[str, ...], tuple[str, ...]]
"""What an operation must say, and what it may say."""

_BOTH: Final[dict[str, Fields]] = {
    "gain": ((), ("n",)),
    "extra": (("deck",), ("n",)),
    "again": ((), ()),
    "choose": (("pick",), ()),
}
ON_BOARD: Final[dict[str, Fields]] = {
    "destroy": (("at",), ("uncounted",)),
    "move": (("from", "to"), ("kind", "leap", "uncounted")),
    "place": (("at",), ("rank", "side")),
    "upgrade": (("at",), ()),
    "downgrade": (("at",), ()),
    "convert": (("at",), ("rank", "uncounted")),
} | _BOTH
IN_LEDGER: Final[dict[str, Fields]] = {
    "destroy": (("side", "rank"), ("n", "uncounted")),
    "move": ((), ("hits", "uncounted")),
    "place": ((), ("rank", "side", "n")),
    "upgrade": (("side", "rank"), ("n",)),
    "downgrade": (("side", "rank"), ("n",)),
    "convert": (("side", "rank"), ("to", "n", "uncounted")),
} | _BOTH


def read_op(op: Op, board: bool) -> SaidOnBoard | SaidInLedger | Message:
    """The operation as this depth understands it, or what is wrong with it. Fields it does not know are ignored."""
    if not isinstance(op.op, str) or op.op not in ON_BOARD:
        return message("tash-kalar-op-unknown", known=", ".join(get_args(Verb)))
    needed, optional = (ON_BOARD if board else IN_LEDGER)[op.op]
    data = {"op": op.op}
    for field in (*needed, *optional):
        value = op.source if field == "from" else getattr(op, field)
        if value is not None:
            data[field] = value
        elif field in needed:
            return message("input-missing", field=field)
    for field in SQUARES if board else ():
        if field in data and (wrong := no_square(field, data[field])) is not None:
            return wrong
    n, most = data.get("n"), MOST.get(op.op)
    if most is not None and isinstance(n, int) and n > most:
        return message("input-shape", field="n", expected=message("expected-range", low=1, high=most), got=str(n))
    return shaped(data, SaidOnBoard) if board else shaped(data, SaidInLedger)
