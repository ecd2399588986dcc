"""Cards: what is known of them, which chips they carry, registering, teaching, and what other tables know."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from starlette.responses import Response

from companion.cards.decks import Decks
from companion.cards.incoming import Found, read_file
from companion.cards.outgoing import pack_as, tags_as
from companion.cards.packs import OwnPacks
from companion.cards.pool import Pool, every_pack, find_pack, pool_of
from companion.cards.registering import Registering
from companion.cards.registry import Registry
from companion.cards.remembering import NAMING, Remembering
from companion.cards.said import Said
from companion.cards.teaching import FORGOTTEN, teach, unteach
from companion.cards.uid import read_uid
from companion.log import Log
from companion.log.log import utc_now
from companion.web import card_shapes as c
from companion.web.answering import Turned
from companion.web.calls import Call, Endpoint
from companion.web.rights import may_keep
from companion.web.shapes import Nothing
from companion.web.worked_out import worked_out
from engine import registry
from engine.action import to_data
from engine.cards import Pack
from engine.game import Game
from engine.message import Message, message

TOML = "application/toml"
MOST_TOLD = 50
"""Differences between two tables that one answer lists; of the others it says how many there are."""


def game_of(name: str) -> Game[Any]:
    game = registry.find(name)
    if game is None:
        raise Turned(404, message("setup-game", game=name, games=", ".join(registry.names())))
    return game


def whole_pool(log: Log, game: Game[Any]) -> Pool:
    """All cards with those of training sets: the page shows them and marks the invented ones."""
    return pool_of(log, game, *(pack.pack for pack in every_pack(log, game.name)))


def _sound(found: Any) -> Any:
    if isinstance(found, Message):
        raise Turned(409, found)
    return found


# What there is


async def look(call: Call) -> Response:
    """Cards and packs of one game; chips for those who register them, decks for the referee (clause AMBAL-DECK-15)."""
    game, tags, decks = game_of(call.text("game")), call.is_staff, call.is_referee
    return await worked_out(call, (tags, decks), lambda log: _looked(log, game, tags=tags, decks=decks))


def _looked(log: Log, game: Game[Any], *, tags: bool, decks: bool) -> c.CardsInfo:
    pool, counts = whole_pool(log, game), Registry(log).counts(game.name)
    listed = Decks(log).named(game.name) if decks else {}
    home = {entry["id"]: pack.pack for pack in pool.packs for entry in pack.cards}
    kept = {entry["id"] for pack in OwnPacks(log).packs(game.name) for entry in pack.cards if len(entry) > len(NAMING)}
    return c.CardsInfo(
        game=game.name,
        cards=tuple(
            c.CardInfo(id, card.name, home[id], counts[id] if tags else None, to_data(card), id in kept)
            for id, card in pool.cards.items()
        ),
        packs=tuple(c.PackInfo(p.pack, p.title, p.training, p.about, len(p.cards)) for p in pool.packs),
        decks=tuple(c.DeckInfo(name, deck.mode, deck.piles) for name, deck in listed.items()),
        tags=counts.total() if tags else None,
        schema=msgspec.json.schema(game.card),
        unfit=pool.unfit,
        seats=max(seats for mode in game.modes.values() for seats in mode),
    )


async def find_tag(call: Call) -> c.TagInfo:
    """The card of a tag; null for one that is not registered."""
    uid = _sound(read_uid(call.body.uid))
    tag = Registry(call.web.host.log).find(uid)
    return c.TagInfo(uid, tag.game if tag else None, tag.card if tag else None)


async def forget_tag(call: Call) -> Nothing:
    """404 for a tag that is not registered."""
    uid = _sound(read_uid(call.body.uid))
    if not await call.turn(lambda: Registry(call.web.host.log).forget(uid)):
        raise Turned(404, message("tag-unknown", uid=uid))
    return Nothing()


# Registering


async def begin(call: Call) -> c.Registration:
    """Start a registration at the table's reader; it replaces a running one."""
    wish = call.body
    if wish.deck and not call.is_referee:
        raise Turned(403, message("web-decks-hidden"))
    wrong = call.web.register.begin(game_of(wish.game), wish.pack or None, wish.deck or None, wish.tokens)
    _sound(wrong)
    return _registration(call)


async def now(call: Call) -> c.RegisterNow:
    """The running registration, or null."""
    return c.RegisterNow(_registration(call) if _is_told(call) else None)


async def say(call: Call) -> c.Registration:
    """One command to the running registration, as a typed line in `ambit cards register`."""
    registration, said = _registration_of(call), call.body
    verbs: dict[str, Callable[[], Said]] = {
        "tap": lambda: registration.tap(said.uid),
        "search": lambda: registration.search(said.text),
        "pick": lambda: registration.pick(said.number),
        "choose": lambda: registration.choose(said.card, said.times),
        "more": lambda: registration.more(said.times),
        "create": lambda: registration.create(said.text),
        "skip": registration.skip,
        "undo": registration.undo,
        "move": registration.move,
        "keep": registration.keep,
    }
    return _registration(call, await call.turn(verbs[said.do]))


async def end(call: Call) -> Nothing:
    """The reader serves the game again."""
    call.web.register.end()
    return Nothing()


def _registration_of(call: Call) -> Registering:
    registration: Registering | None = call.web.register.registration
    if registration is None or not _is_told(call):
        raise Turned(409, message("web-not-registering"))
    return registration


def _is_told(call: Call) -> bool:
    """Whether the caller may know what is being registered: the cards of a deck are for the referee alone."""
    register = call.web.register
    return register.registration is not None and (not register.is_deck or call.is_referee)


def _registration(call: Call, said: Said | None = None) -> c.Registration:
    registration = _registration_of(call)
    return c.Registration(call.web.register.game, registration.now(), dict(registration.names), said)


# Teaching


async def teach_card(call: Call) -> c.Taught:
    """Change fields of a card; those in `forget` become unknown."""
    wish, log = call.body, call.web.host.log
    says = wish.says | dict.fromkeys(wish.forget, FORGOTTEN)
    pool = whole_pool(log, game_of(wish.game))
    taught = _sound(await call.turn(lambda: teach(log, pool, wish.card, says)))
    _look_again(call)
    return c.Taught(to_data(taught))


# Remembering what was entered in the game


def _remembering(call: Call) -> Remembering:
    remembering = call.web.hub.states.remembering()
    if remembering is None:
        raise Turned(404, message("web-no-game"))
    return remembering


async def remember(call: Call) -> c.Taught:
    """Keep what the caller entered about a card of the current game; 409 where the caller entered nothing."""
    remembering, sitting, grant = _remembering(call), call.web.host.sitting, call.grant
    assert sitting is not None
    assert grant is not None
    for entered in remembering.entered(sitting.session.history):
        mine = may_keep(sitting, grant.role, grant.seat, call.web.keys.seats(), entered.by)
        if entered.card.id == call.body.card and mine:
            kept = await call.turn(partial(remembering.keep, entered))
            call.web.hub.look_again()
            return c.Taught(kept)
    raise Turned(409, message("cards-nothing-entered", card=call.body.card))


async def forget_kept(call: Call) -> Nothing:
    """Drop what would be proposed for a card: only what was kept since the current game began."""
    remembering = _remembering(call)
    _sound(await call.turn(lambda: remembering.forget(call.body.card)))
    call.web.hub.look_again()
    return Nothing()


async def untaught(call: Call) -> Nothing:
    """Drop all that people taught about a card, in whichever game it was."""
    log, game, card = call.web.host.log, game_of(call.body.game), call.body.card
    taught = OwnPacks(log).card(game.name, card) or {}
    if not await call.turn(lambda: unteach(log, game, card, [field for field in taught if field not in NAMING])):
        raise Turned(404, message("cards-nothing-kept", card=card))
    _look_again(call)
    return Nothing()


def _look_again(call: Call) -> None:
    """What is kept has changed: screens at the table are told, if a game is there."""
    remembering = call.web.hub.states.remembering()
    if remembering is not None:
        remembering.look_again()
        call.web.hub.look_again()


# To other tables and back


async def take_in(call: Call) -> c.Imported:
    """Import a pack or tags. The file is read and checked as a whole before anything changes."""
    found = await call.web.long_work.do(call.peer, partial(_read, call.body))
    merged = await call.turn(lambda: _merge(call.web.host.log, found, call.query("prefer")))
    more = max(0, len(merged.settled) - MOST_TOLD) + max(0, len(merged.undecided) - MOST_TOLD)
    told = (merged.settled[:MOST_TOLD], merged.undecided[:MOST_TOLD])
    return c.Imported(merged.added, merged.same, *told, more=more)


def _read(text: bytes) -> Found:
    with TemporaryDirectory(prefix="ambit-") as folder:
        file = Path(folder) / "handed-in"
        file.write_bytes(text)
        return read_file(file, utc_now())


def _merge(log: Log, found: Found, prefer: str) -> Any:
    who: Any = prefer if prefer in ("ours", "theirs") else None
    return OwnPacks(log).merge(found, who) if isinstance(found, Pack) else Registry(log).merge(found, who)


async def give_tags(call: Call) -> Response:
    """The tags of a game as a TOML file."""
    name = game_of(call.text("game")).name
    return await _file(call, f"{name}-tags", lambda log: tags_as(Registry(log).tags(name), ".toml"))


async def give_pack(call: Call) -> Response:
    """A pack as a TOML file."""
    game, name = game_of(call.text("game")).name, call.text("pack")

    def work(log: Log) -> str:
        pack = find_pack(log, game, name)
        if isinstance(pack, Message):
            raise Turned(404, pack)
        return str(_sound(pack_as(pack, ".toml")))

    return await _file(call, name, work)


async def _file(call: Call, name: str, work: Callable[[Log], str]) -> Response:
    """The text as a file of that name; a name that somebody typed keeps only what a file name may have."""
    plain = "".join(letter for letter in name if letter.isascii() and (letter.isalnum() or letter in "-_"))
    disposition = f'attachment; filename="{plain}.toml"'
    return await worked_out(call, "", lambda log: work(log).encode(), TOML, content_disposition=disposition)


ENDPOINTS = (
    Endpoint(
        method="GET", path="/api/cards/{game}", handler=look, gives=c.CardsInfo,
        says="Every card of a game that this table knows, and its packs. The referee is told the saved decks, too.",
    ),
    Endpoint(
        method="POST", path="/api/cards/tag", handler=find_tag, takes=c.TagNumber, gives=c.TagInfo, who="staff",
        says="Which card a chip is.",
    ),
    Endpoint(
        method="POST", path="/api/cards/forget", handler=forget_tag, takes=c.TagNumber, gives=Nothing, who="staff",
        says="Free a chip: it is no card any more.",
    ),
    Endpoint(
        method="POST", path="/api/cards/register/begin", handler=begin, takes=c.Ask, gives=c.Registration, who="staff",
        says="Begin to register cards. Until the end the table's reader serves this and not the game.",
    ),
    Endpoint(
        method="GET", path="/api/cards/register/now", handler=now, gives=c.RegisterNow, who="staff",
        says="Where registering stands, if anybody registers.",
    ),
    Endpoint(
        method="POST", path="/api/cards/register/say", handler=say, takes=c.Say, gives=c.Registration, who="staff",
        says="A tap, a search, a choice, or an answer.",
    ),
    Endpoint(
        method="POST", path="/api/cards/register/end", handler=end, gives=Nothing, who="staff",
        says="End registering; what is registered stays.",
    ),
    Endpoint(
        method="POST", path="/api/cards/teach", handler=teach_card, takes=c.Teach, gives=c.Taught, who="staff",
        says="Enter what a card says.",
    ),
    Endpoint(
        method="POST", path="/api/cards/untaught", handler=untaught, takes=c.CardName, gives=Nothing, who="staff",
        says="Forget what people entered about a card: what its pack says counts again.",
    ),
    Endpoint(
        method="POST", path="/api/cards/remember", handler=remember, takes=c.OneCard, gives=c.Taught, who="player",
        says="Remember a card as it was entered in the game at the table. It counts from the next game on.",
    ),
    Endpoint(
        method="POST", path="/api/cards/unremember", handler=forget_kept, takes=c.OneCard, gives=Nothing, who="player",
        says="Forget what was remembered about a card since the game at the table began.",
    ),
    Endpoint(
        method="POST", path="/api/cards/import", handler=take_in, takes=bytes, gives=c.Imported, who="staff",
        is_long=True, asks=("prefer",),
        says="Take in a pack or the tags of another table (TOML or JSON). `prefer`: ours or theirs.",
    ),
    Endpoint(
        method="GET", path="/api/cards/{game}/tags", handler=give_tags, gives=bytes, media=TOML, who="staff",
        says="The tags of a game as a file for another table.",
    ),
    Endpoint(
        method="GET", path="/api/cards/{game}/pack/{pack}", handler=give_pack, gives=bytes, media=TOML,
        says="A pack as a file for another table.",
    ),
)  # fmt: skip
