"""`ambit cards deck`: tap a deck, and hear after each card what the game says of it."""

import re
from typing import Annotated, NoReturn

import msgspec
import typer

from companion.cards.deckcheck import DeckCheck, Verdict
from companion.cards.decks import Deck, Decks, wrong_name
from companion.cards.pool import Pool
from companion.cards.said import Said
from companion.cards.tags import tags_of
from companion.cards.uid import looks_like_uid
from companion.cli import completing
from companion.cli.cards.telling import (
    AsJson,
    GameName,
    Training,
    pool_with,
    refuse_with,
    tell,
    tell_hits,
    tell_json,
    tell_message,
    typed,
)
from companion.cli.console import out, shown
from companion.cli.open_log import read_log, write_log
from companion.cli.telling import NO, fail, speaker
from companion.log import Log
from engine.message import message

Name = Annotated[str | None, typer.Argument(metavar="NAME")]
Mode = Annotated[str | None, typer.Option("--mode", autocompletion=completing.modes)]
Pile = Annotated[list[str] | None, typer.Option("--pile", metavar="PILE")]
Add = Annotated[bool, typer.Option("--add")]
Show = Annotated[bool, typer.Option("--show")]
Forget = Annotated[bool, typer.Option("--forget")]
Anyway = Annotated[bool, typer.Option("--keep-anyway")]
_TIMES = re.compile(r"(?P<times>\d{1,3}) *[x×] *(?P<name>.+)")


def add_to(app: typer.Typer) -> None:
    app.command()(deck)


def deck(
    game: GameName,
    name: Name = None,
    mode: Mode = None,
    pile: Pile = None,
    pack: Training = None,
    add: Add = False,
    show: Show = False,
    forget: Forget = False,
    keep_anyway: Anyway = False,
    json: AsJson = False,
) -> None:
    """Tap a deck and have it checked against the game's own rules, card by card; a deck that passes is saved."""
    with read_log() if name is None or show else write_log("ambit cards deck") as log:
        pool, decks = pool_with(log, game, pack), Decks(log)
        if mode is not None and mode not in pool.game.modes:
            fail(message("setup-mode", mode=mode, modes=", ".join(pool.game.modes)))
        if name is None:
            _list(decks, game, json)
            return
        if not forget and (wrong := wrong_name(name)) is not None:
            fail(wrong)
        saved = decks.find(game, name)
        if saved is None and (add or show or forget):
            refuse_with(message("cards-no-such-deck", name=name, decks=", ".join(decks.named(game))))
        if forget:
            decks.forget(game, name)
            tell_message(message("cards-deck-forgotten", name=name))
            return
        check = DeckCheck(pool, tags_of(log), mode or (saved.mode if saved and (add or show) else None), pile or ())
        if saved is not None and (add or show):
            check.begin_with(saved)
        if show:
            _show_saved(check, pool, json)
        finished = _tapped(check, pool, json)
        raise typer.Exit(_end(check, log, pool, name, save=finished, anyway=keep_anyway, json=json))


def _list(decks: Decks, game: str, json: bool) -> None:
    found = decks.named(game)
    for name, saved in found.items():
        if json:
            tell_json(game=game, deck=name, mode=saved.mode, piles=saved.piles)
        else:
            tell_message(message("cards-deck-line", name=name, mode=saved.mode, game=game, count=len(saved.cards)))
    if not found and not json:
        tell_message(message("cards-deck-none", game=game))


def _show_saved(check: DeckCheck, pool: Pool, json: bool) -> NoReturn:
    if not json:
        piles = check.deck.piles
        for name, cards in (piles if isinstance(piles, dict) else {"": piles}).items():
            out.print(shown(name, "bold")) if name else None
            for card in dict.fromkeys(cards):
                out.print(shown(f"{cards.count(card):>4}  {pool.names.get(card, card)}"))
    _tell(check, pool, None, json)
    raise typer.Exit(NO if check.verdict().refusal else 0)


def _tapped(check: DeckCheck, pool: Pool, json: bool) -> bool:
    """Read lines until "done" or the end of the input (True), or until "quit" (False)."""
    for line in typed():
        if line.lower() in ("quit", "q", "exit"):
            return False
        if line.lower() == "done":
            return True
        _tell(check, pool, answer(check, line), json)
    return True


def answer(check: DeckCheck, line: str) -> Said:
    """Carry out one typed line."""
    if looks_like_uid(line):
        return check.tap(line)
    if line.lower() == "undo":
        return check.undo()
    if line.lower() == "next":
        return check.next_pile()
    if line.lower() in ("help", "?"):
        return Said("ask", message("cards-deck-help"))
    if line.isdecimal() and check.hits:
        return check.pick(int(line))
    if many := _TIMES.fullmatch(line):
        return check.search(many["name"], max(1, int(many["times"])))
    return check.search(line.removeprefix("?"))


def _tell(check: DeckCheck, pool: Pool, said: Said | None, json: bool) -> None:
    """The answer; and if the deck has changed, what the game says of it now."""
    verdict = check.verdict()
    why = verdict.refusal
    if json:
        told = speaker(cards=pool.names).message(said.message) if said else ""
        refused = {"clause": why.clause, "message": speaker(cards=pool.names).refusal(why)} if why else None
        tell_json(said=said.kind if said else None, message=told, deck=check.deck, refused=refused,
                  seats=verdict.seats, hits=check.hits)  # fmt: skip
        return
    if said:
        tell(said, pool.names)
    tell_hits(check.hits)
    if said and said.kind != "done":
        return
    if said is None:
        _tell_points(verdict, pool)
    if why:
        tell(Said("no", message("cards-deck-refused", why=why.message)), pool.names, why.clause)
    else:
        tell(Said("done", message("cards-deck-good", seats=", ".join(map(str, verdict.seats)))), pool.names)


def _tell_points(verdict: Verdict, pool: Pool) -> None:
    """All that the game asks of a deck, passed or not."""
    for one in verdict.points:
        said = Said("done", one.asks) if one.refusal is None else Said("no", one.asks)
        tell(said, pool.names, None if one.refusal is None else one.clause)


def _end(check: DeckCheck, log: Log, pool: Pool, name: str, *, save: bool, anyway: bool, json: bool) -> int:
    """Save it if it may be saved; gives the exit code."""
    deck: Deck = check.deck
    refusal = check.verdict().refusal
    kept = save and bool(deck.cards) and (refusal is None or anyway)
    if kept:
        Decks(log).save(pool.game.name, name, deck)
    if json:
        tell_json(saved=kept, name=name, deck=msgspec.to_builtins(deck))
    elif kept:
        tell_message(message("cards-deck-saved", name=name, count=len(deck.cards)))
    else:
        tell_message(message("cards-deck-not-saved", name=name))
    return 0 if kept else NO
