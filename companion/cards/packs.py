"""The packs of this table: those that were imported, and one for each game with what people taught it."""

import sqlite3
from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import asdict, replace

from companion.cards.merge import Conflict, Merged, Prefer, Tally
from companion.log import Damaged, Log
from engine.action import to_data
from engine.cards import Card, Pack

COVER = "pack:"
"""Prefix of the key of the row with a pack's title and card order; no card id has a colon, so keys cannot clash."""


class Cover(Struct, frozen=True, kw_only=True):
    """A pack without the data of its cards."""

    title: str
    training: bool = False
    about: str = ""
    cards: tuple[str, ...] = ()


def entry_of(card: Card) -> dict[str, Any]:
    """A card as it stands in a pack: what it is called comes first."""
    return {"id": card.id, "name": card.name} | dict(to_data(card))


def own_name(game: str) -> str:
    """The name of the pack that holds the cards taught at this table."""
    return f"{game.replace('_', '-')}-own"


class OwnPacks:
    """Packs in the database. The data of a card is stored once, however many packs hold it."""

    def __init__(self, log: Log) -> None:
        self._log = log

    def packs(self, game: str | None = None) -> tuple[Pack, ...]:
        """Every pack, or those of one game, with their cards in order."""
        with self._log.reading() as store:
            rows = store.execute("SELECT game, card, pack, body FROM cards ORDER BY game, card").fetchall()
        games = dict.fromkeys(row[0] for row in rows if game in (None, row[0]))
        return tuple(pack for name in games for pack in self._packs(name, [row[1:] for row in rows if row[0] == name]))

    def card(self, game: str, card: str) -> dict[str, Any] | None:
        """What people taught about one card, or what came with an imported pack."""
        with self._log.reading() as store:
            return self._read_card(store, game, card)

    def teach(self, game: str, entry: dict[str, Any]) -> None:
        """Keep what a card says; what was kept about it before is replaced as a whole."""
        self._log.write(lambda store: self._teach(store, game, entry))

    def _teach(self, store: sqlite3.Connection, game: str, entry: dict[str, Any]) -> None:
        covers = self._covers(store, game)
        if not any(entry["id"] in cover.cards for cover in covers.values()):
            name = own_name(game)
            cover = covers.get(name) or Cover(title=f"{game}: own cards")
            _write(store, game, COVER + name, name, replace(cover, cards=(*cover.cards, entry["id"])))
        pack = next((name for name, cover in covers.items() if entry["id"] in cover.cards), own_name(game))
        _write(store, game, entry["id"], pack, entry)

    def forget(self, game: str, card: str) -> bool:
        """Drop what was kept about a card; what a shipped pack says of it counts again."""
        return self._log.write(lambda store: self._forget(store, game, card))

    def _forget(self, store: sqlite3.Connection, game: str, card: str) -> bool:
        for name, cover in self._covers(store, game).items():
            left = tuple(other for other in cover.cards if other != card)
            if left != cover.cards:
                _write(store, game, COVER + name, name, replace(cover, cards=left))
        return store.execute("DELETE FROM cards WHERE game = ? AND card = ?", (game, card)).rowcount > 0

    def merge(self, pack: Pack, prefer: Prefer = None) -> Merged:
        """Take in a pack whose cards the game has read, in one transaction; conflicts are left out unless `prefer`."""
        tally = Tally(prefer)

        def merge(store: sqlite3.Connection) -> Merged:
            rows = store.execute("SELECT card, body FROM cards WHERE game = ?", (pack.game,))
            known: dict[str, str] = dict(rows.fetchall())
            taken = [card["id"] for card in pack.cards if self._take_card(store, pack, card, known, tally)]
            self._take_cover(store, pack, taken, tally)
            return tally.merged()

        return self._log.write(merge)

    def _take_card(
        self, store: sqlite3.Connection, pack: Pack, theirs: dict[str, Any], known: dict[str, str], tally: Tally
    ) -> bool:
        """Whether the pack, as it is kept here, holds this card. `known` are the rows before the merge."""
        row = known.get(theirs["id"])
        ours = None if row is None else self._body(row, dict[str, Any])
        if ours == theirs:
            tally.same += 1
            return True
        if ours is None:
            tally.added += 1
        elif not tally.takes(Conflict("card", theirs["id"], pack.game, ours, theirs)):
            return False
        _write(store, pack.game, theirs["id"], pack.pack, theirs)
        return True

    def _take_cover(self, store: sqlite3.Connection, pack: Pack, taken: Iterable[str], tally: Tally) -> None:
        theirs = Cover(title=pack.title, training=pack.training, about=pack.about)
        ours = self._covers(store, pack.game).get(pack.pack)
        cards = tuple(dict.fromkeys((*(ours.cards if ours else ()), *taken)))
        kept = replace(ours or theirs, cards=())
        if kept != theirs and tally.takes(Conflict("pack", pack.pack, pack.game, _title(kept), _title(theirs))):
            kept = theirs
        _write(store, pack.game, COVER + pack.pack, pack.pack, replace(kept, cards=cards))

    # Reading rows

    def _packs(self, game: str, rows: list[tuple[str, str, str]]) -> Iterable[Pack]:
        bodies = {card: self._body(body, dict[str, Any]) for card, _, body in rows if not card.startswith(COVER)}
        for card, name, body in rows:
            if card.startswith(COVER):
                cover = self._body(body, Cover)
                held = tuple(bodies[id] for id in cover.cards if id in bodies)
                yield Pack(pack=name, game=game, **asdict(cover) | {"cards": held})

    def _covers(self, store: sqlite3.Connection, game: str) -> dict[str, Cover]:
        query = "SELECT pack, body FROM cards WHERE game = ? AND card LIKE ? ORDER BY card"
        rows = store.execute(query, (game, COVER + "%")).fetchall()
        return {name: self._body(body, Cover) for name, body in rows}

    def _read_card(self, store: sqlite3.Connection, game: str, card: str) -> dict[str, Any] | None:
        row = store.execute("SELECT body FROM cards WHERE game = ? AND card = ?", (game, card)).fetchone()
        return self._body(row[0], dict[str, Any]) if row else None

    def _body(self, text: str, kind: Any) -> Any:
        try:
            return msgspec.json.decode(text, type=kind)
        except msgspec.MsgspecError:
            raise Damaged("log-damaged", file=str(self._log.path)) from None


def _title(cover: Cover) -> dict[str, Any]:
    return {"title": cover.title, "training": cover.training, "about": cover.about}


def _write(store: sqlite3.Connection, game: str, card: str, pack: str, body: Any) -> None:
    row = (game, card, pack, msgspec.json.encode(body).decode())
    store.execute("INSERT OR REPLACE INTO cards (game, card, pack, body) VALUES (?,?,?,?)", row)
