"""Starting a game at a table, and resuming one at the exact state after a crash or a power cut."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from companion.bindings import Binding, binding
from companion.log import Entry, Log, Saved
from companion.log.progress import progress_of
from companion.log.replay import replayed
from companion.session.log_writer import LogWriter
from companion.session.session import Session
from companion.taps import Tags
from engine import registry
from engine.action import to_data
from engine.cards import Pack
from engine.game import Game
from engine.history import History
from engine.message import Message
from engine.reading import shaped
from engine.refusal import INPUT, Refusal, refuse
from engine.setup import Header, begin, prepare
from hardware.clock import Clock
from hardware.table import Table

PAUSE = 1.0
"""Seconds of game time between the last action and the start of a resumed game, whatever the machine's clock says."""


Pace = Callable[[], float]
"""Gives clock seconds per real second; always 1 but for simulated tables."""


def start(
    header: Header,
    packs: Sequence[Pack],
    log: Log,
    table: Table,
    clock: Clock,
    tags: Tags,
    pace: Pace = lambda: 1.0,
) -> Session | Refusal:
    """A new game. The log gets its options and all card data, so that it can always be replayed."""
    game = registry.find(header.game)
    if game is None:
        return refuse(INPUT, "setup-game", game=header.game, games=", ".join(registry.names()))
    checked = shaped(to_data(header), Header)  # it must be readable from the log again: a name may be too long
    if isinstance(checked, Message):
        return Refusal(INPUT, checked)
    setup = prepare(game, checked, packs)
    if isinstance(setup, Refusal):
        return setup
    cards, options = tuple(to_data(card) for card in setup.cards.values()), to_data(setup.options)
    whole = replace(checked, mode=setup.mode, options=options, cards=cards, rules=game.version)
    first = begin(game, whole)
    if isinstance(first, Refusal):
        return first
    history = History(game, first)
    bound = _bound(history, whole, table)  # before writing, so that a game that cannot be played is not in the log
    id = log.begin(whole, [pack.pack for pack in packs if pack.game == game.name])
    log.make_room()
    _, mark = log.entries(id)
    return Session(history, LogWriter(log, id, 0, mark), bound, table, clock, tags, pace=pace)


def resume(saved: Saved, log: Log, table: Table, clock: Clock, tags: Tags, pace: Pace = lambda: 1.0) -> Session:
    """The game as it was when its last action was acknowledged. A log that does not replay is damaged."""
    entries, mark = log.entries(saved.id)
    game, history = replayed(saved, entries, log)
    bound, log_writer = _bound(history, saved.header, table), LogWriter(log, saved.id, len(entries), mark)
    first, latest = _span(game, entries)
    log.make_room()
    return Session(
        history,
        log_writer,
        bound,
        table,
        clock,
        tags,
        time_offset=latest + PAUSE - clock.now(),
        played_before=latest - first,
        timers_left=_timers_left(log, saved.id, entries),
        pace=pace,
    )


def _timers_left(log: Log, game: int, entries: Sequence[Entry]) -> dict[str, float] | None:
    """What was left of the timers before the last step; None if it was undo or redo, after which all begin anew."""
    if not entries or entries[-1].kind != "do":
        return None
    with log.reading() as store:
        progress = progress_of(store, game)
    return None if progress is None else progress.timers


def _bound(history: History, header: Header, table: Table) -> Binding:
    setup = prepare(history.game, header)
    assert not isinstance(setup, Refusal), setup
    return binding(history, setup, table.bars())


def _span(game: Game[Any], entries: Iterable[Entry]) -> tuple[float, float]:
    """The first and the latest time in the log, in game seconds."""
    dated = (action for entry in entries for action in entry.actions if game.verbs[action["do"]].dated)
    moments = [action["at"] for action in dated if "at" in action] or [0.0]
    return min(moments), max(moments)
