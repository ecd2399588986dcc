"""What crosses HTTP about cards: tags, packs, decks, and registering them."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from companion.cards.decks import Piles
from companion.cards.merge import Conflict
from companion.cards.registering import Now
from companion.cards.said import Said
from engine.message import Message

Text = Annotated[str, Meta(max_length=80)]
Short = Annotated[str, Meta(max_length=60)]
Times = Annotated[int, Meta(ge=1, le=200)]


class CardInfo(Struct, frozen=True):
    id: str
    name: str
    pack: str
    """Where what is known of it comes from."""
    tags: int | None
    """How many chips are registered as this card; null for players, to whom it might say what is in a deck."""
    says: dict[str, Any]
    kept: bool = False
    """This table keeps something of it beyond its name: taught, remembered from a game, or imported."""


class PackInfo(Struct, frozen=True):
    pack: str
    title: str
    training: bool
    about: str
    cards: int


class DeckInfo(Struct, frozen=True):
    name: str
    mode: str
    piles: Piles


class CardsInfo(Struct, frozen=True):
    game: str
    cards: tuple[CardInfo, ...]
    packs: tuple[PackInfo, ...]
    decks: tuple[DeckInfo, ...]
    """For the referee alone: a list that somebody will register is hidden from all others (clause AMBAL-DECK-15)."""
    tags: int | None
    """All chips of the game; null for players."""
    schema: dict[str, Any]
    """JSON Schema of what can be taught about a card of this game."""
    unfit: dict[str, Message]
    """Own cards that the game does not take, and why."""
    seats: int
    """The largest number of players, which is how many target tokens are needed."""


class Ask(Struct, frozen=True, forbid_unknown_fields=True):
    """Which cards are to be registered: all of the game, of a pack or of a deck; or `tokens` target tokens."""

    game: Short
    pack: Short = ""
    deck: Text = ""
    tokens: Annotated[int, Meta(ge=0, le=99)] = 0


class Say(Struct, frozen=True, forbid_unknown_fields=True):
    """One command while registering; it uses only the fields that it needs."""

    do: Literal["tap", "search", "pick", "choose", "more", "create", "skip", "undo", "move", "keep"]
    uid: Short = ""
    text: Text = ""
    number: int = 0
    card: Short = ""
    times: Times = 1


class Registration(Struct, frozen=True):
    """The state of the registration, and the answer to the last command."""

    game: str
    now: Now
    names: dict[str, str]
    said: Said | None = None


class RegisterNow(Struct, frozen=True):
    """`registering` is null while nobody registers cards."""

    registering: Registration | None


class Teach(Struct, frozen=True, forbid_unknown_fields=True):
    game: Short
    card: Short
    says: dict[str, Any]
    forget: tuple[str, ...] = ()
    """Fields that are not known any more."""


class Taught(Struct, frozen=True):
    card: dict[str, Any]


class OneCard(Struct, frozen=True, forbid_unknown_fields=True):
    """A card of the game that is at the table."""

    card: Short


class CardName(Struct, frozen=True, forbid_unknown_fields=True):
    game: Short
    card: Short


class DeckToCheck(Struct, frozen=True, forbid_unknown_fields=True):
    game: Short
    piles: Piles
    mode: Short | None = None


class DeckPoint(Struct, frozen=True):
    """One thing that the game asks of a deck."""

    clause: str
    asks: Message
    message: Message | None
    """Why it is not so, and what to do; null where it is."""


class DeckVerdict(Struct, frozen=True):
    cards: int
    seats: tuple[int, ...]
    """The numbers of players with which it can be played; none when it cannot."""
    message: Message | None
    """Why it cannot, and on which clause."""
    clause: str | None
    points: tuple[DeckPoint, ...] = ()
    """All that the game asks of a deck, passed or not, in its order."""


class DeckToSave(Struct, frozen=True, forbid_unknown_fields=True):
    game: Short
    name: Annotated[str, Meta(min_length=1, max_length=40)]
    piles: Piles
    mode: Short | None = None


class DeckName(Struct, frozen=True, forbid_unknown_fields=True):
    game: Short
    name: Text


class TagNumber(Struct, frozen=True, forbid_unknown_fields=True):
    uid: Short


class TagInfo(Struct, frozen=True):
    uid: str
    game: str | None
    card: str | None
    """None: nobody has registered it yet."""


class Imported(Struct, frozen=True):
    added: int
    same: int
    settled: tuple[Conflict, ...]
    undecided: tuple[Conflict, ...]
    more: int = 0
    """Further differences of either kind, which are not listed."""
