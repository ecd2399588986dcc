"""The card vocabulary of Tash-Kalar: creatures with formations, flares, objectives; steps of effects, and needs."""

from typing import Annotated, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import force_setattr

from engine.action import LEGIBLE
from engine.cards import Card as AnyCard
from engine.message import Message
from engine.tash_kalar.arena import Region
from engine.tash_kalar.formations import Formation, read_formation, rows_of
from engine.tash_kalar.pieces import Rank

Kind = Literal["creature", "flare", "task"]
Deck = Literal["school", "legends"]
"""The deck that a creature is in."""
Drawn = Literal["beings", "legends", "flares"]
"""The decks from which cards are drawn."""
Who = Literal["own", "enemy", "any"]
Where = str
"""One of `PLACES`, or `within:N`."""
MoveKind = Literal["standard", "combat", "move"]
Target = Literal["any", "empty", "marked"]
If = Literal["did", "did-not", "last-action", "not-last-action", "hit-common", "hit-heroic", "hit-legendary"]
Of = Literal["pieces", "upgraded"]

PLACES: Final = ("any", "self", "other", "adjacent", "orthogonal", "diagonal", "marked", "used", "last")
"""Which squares a step means; `within:N` means those at most N away from the reference square."""
WITHIN: Final = "within:"
FARTHEST: Final = 8
"""The greatest distance in the arena."""

Count = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]
Amount = Annotated[int, Meta(ge=1, le=9)]
Word = Annotated[str, Meta(min_length=1, max_length=60, pattern=LEGIBLE)]
Ranks = tuple[Rank, ...]


# Steps of effects


class Step(
    Struct,
    frozen=True,
    kw_only=True,
    tag_field="op",
    tag=str.lower,
    forbid_unknown_fields=True,
    omit_defaults=True,
    rename={"test": "if", "least": "min", "most": "max", "into": "as"},
):
    """One part of an effect: how many operations of one sort, and when it is passed over."""

    least: Count | UnsetType = UNSET
    most: Some | UnsetType = UNSET
    may: bool = False
    test: If | UnsetType = UNSET

    @property
    def minimum(self) -> int:
        """How many operations it must have."""
        return 0 if self.may else 1 if self.least is UNSET else self.least

    @property
    def maximum(self) -> int:
        """How many operations it can have."""
        return max(1, self.minimum) if self.most is UNSET else self.most


class OnPieces(Step, frozen=True, kw_only=True):
    """What is done to pieces: whose, of which ranks, and where they stand."""

    who: Who = "any"
    rank: Ranks = ("common", "heroic", "legendary")
    where: Where = "any"


class OnAll(OnPieces, frozen=True, kw_only=True):
    """What can be done to every piece that fits."""

    all: bool = False


class Destroy(OnAll, frozen=True, kw_only=True):
    """Pieces leave the arena."""

    uncounted: bool = False


class Move(OnPieces, frozen=True, kw_only=True):
    """A move or a leap of one piece."""

    kind: MoveKind = "standard"
    leap: bool = False
    to: Target = "any"
    uncounted: bool = False


class Place(OnPieces, frozen=True, kw_only=True):
    """A piece comes from the supply; `where` is the square it goes to, `rank` what it can be."""

    who: Who = "own"
    rank: Ranks = ("common",)


class Upgrade(OnAll, frozen=True, kw_only=True):
    """A common piece becomes heroic, a heroic one legendary."""


class Downgrade(OnAll, frozen=True, kw_only=True):
    """A legendary piece becomes heroic, a heroic one common."""


class Convert(OnAll, frozen=True, kw_only=True):
    """An enemy piece is replaced by an own one, of the rank `as`, or else of the same rank."""

    into: Rank | UnsetType = UNSET
    uncounted: bool = False


class Gain(Step, frozen=True, kw_only=True):
    """More actions in this turn."""

    n: Amount = 1


class Extra(Step, frozen=True, kw_only=True):
    """More cards drawn at the end of this turn."""

    deck: Drawn
    n: Amount = 1


class Again(Step, frozen=True, kw_only=True):
    """The same seat takes an extra turn after this one."""


class Choose(Step, frozen=True, kw_only=True):
    """One of several branches is followed; an empty one does nothing."""

    of: tuple["Script", ...]


Steps = Destroy | Move | Place | Upgrade | Downgrade | Convert | Gain | Extra | Again | Choose
Script = tuple[Steps, ...]
"""The steps of an effect, in order."""


# Needs of objectives


class Need(
    Struct,
    frozen=True,
    kw_only=True,
    tag_field="need",
    tag=str.lower,
    forbid_unknown_fields=True,
    omit_defaults=True,
):
    """A condition of an objective. Pieces that are counted are those of the claiming side."""


class Destroyed(Need, frozen=True, kw_only=True):
    """So many counted enemy pieces were destroyed this turn: in all, heroic or legendary, heroic, legendary."""

    n: Count
    upgraded: Count = 0
    heroic: Count = 0
    legendary: Count = 0


class Summoned(Need, frozen=True, kw_only=True):
    """So many creatures were summoned this turn: in all, legendary, and (`on_n`) on coloured squares."""

    n: Count
    legendary: Count = 0
    on: Literal["red", "green", "colored"] | UnsetType = UNSET
    on_n: Count = 1


class Hold(Need, frozen=True, kw_only=True):
    """So many own pieces stand on such squares: in all, upgraded, legendary."""

    on: Region
    n: Count = 0
    upgraded: Count = 0
    legendary: Count = 0


class Lead(Need, frozen=True, kw_only=True):
    """So many more own than enemy pieces of a sort stand on such squares."""

    on: Region
    of: Of
    by: Count


class Line(Need, frozen=True, kw_only=True):
    """On one whole row or column through the centre stand so many more own than enemy pieces."""

    by: Count


class Cross(Need, frozen=True, kw_only=True):
    """Own pieces stand on the middle square and its four orthogonal, or its four diagonal, neighbours."""


class Diagonals(Need, frozen=True, kw_only=True):
    """On each of the two long diagonals stand so many own pieces, and so many upgraded ones."""

    n: Count
    upgraded: Count = 0


class Chain(Need, frozen=True, kw_only=True):
    """Own pieces, each adjacent to the next, join two opposite sides or corners."""

    between: Literal["sides", "corners"]


class Around(Need, frozen=True, kw_only=True):
    """Some enemy piece has so many own pieces adjacent."""

    n: Count


class Isolated(Need, frozen=True, kw_only=True):
    """Some enemy piece with another nearby could not come adjacent to any within three moves."""


class Either(Need, frozen=True, kw_only=True):
    """All needs of at least one list hold."""

    of: tuple["Needed", ...]


Needs = (
    Destroyed | Summoned | Hold | Lead | Line | Cross | Diagonals | Chain | Around | Isolated | Either
)  # fmt: skip
Needed = tuple[Needs, ...]
"""Conditions that must all hold."""


# Cards


class Half(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """The upper or lower half of a flare. Without `effects` it is not known what it does."""

    n: Count | UnsetType | None = UNSET
    """How many more pieces the opponent must have; without a number the condition is never met."""
    effects: Script | UnsetType = UNSET


class Card(AnyCard, frozen=True, kw_only=True):
    """What a pack may say about a card. An absent field means that it is not known, not that it is nothing."""

    kind: Kind | UnsetType = UNSET
    # A creature
    deck: Deck | UnsetType = UNSET
    school: Word | UnsetType = UNSET
    rank: Rank | UnsetType = UNSET
    form: str | UnsetType = UNSET
    """The picture, with its rows separated by `/`, however it was drawn."""
    marks: str | UnsetType = UNSET
    effects: Script | UnsetType = UNSET
    # A flare
    upper: Half | UnsetType | None = UNSET
    lower: Half | UnsetType | None = UNSET
    # An objective
    type: Word | UnsetType = UNSET
    advanced: bool | UnsetType = UNSET
    points: Count | UnsetType = UNSET
    needs: Needed | UnsetType = UNSET

    def __post_init__(self) -> None:
        for name in ("form", "marks"):
            if (picture := getattr(self, name)) is not UNSET:
                force_setattr(self, name, "/".join(rows_of(picture)))

    @property
    def sort(self) -> Kind | None:
        """Its kind: as it says, or as its fields show; None where neither does."""
        if self.kind is not UNSET:
            return self.kind
        if self.form is not UNSET or self.rank is not UNSET:
            return "creature"
        if self.upper is not UNSET or self.lower is not UNSET:
            return "flare"
        return "task" if self.points is not UNSET else None

    @property
    def formation(self) -> Formation | None:
        """What the arena must show for it to be summoned; None where that is not known."""
        if self.form is UNSET:
            return None
        found = read_formation(self.form, "" if self.marks is UNSET else self.marks)
        return None if isinstance(found, Message) else found

    @property
    def in_legends(self) -> bool:
        """Whether it is in the common deck of legends, and not in a school."""
        return self.deck == "legends"

    def half(self, part: Literal["upper", "lower"]) -> Half:
        """One half of a flare; an empty one where the card has none."""
        half = self.upper if part == "upper" else self.lower
        return half if isinstance(half, Half) else Half()

    def flaw(self) -> Message | None:
        from engine.tash_kalar.flaws import flaw  # it reads the vocabulary above

        return flaw(self)
