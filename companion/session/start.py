"""Starting a game at a table, and resuming one at the exact state after a crash or a power cut."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from companion.bindings import binding
from companion.log import Damaged, Entry, Log, Saved
from companion.session.inputs import Tags
from companion.session.keeper import Keeper
from companion.session.session import Session, weighed
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
"""A resumed game goes on a second after its last action, whatever the clock of the machine says now."""


Pace = Callable[[], float]
"""How fast the clock runs; only at a table that is simulated at another pace than people live."""


def start(
    header: Header,
    packs: Sequence[Pack],
    log: Log,
    table: Table,
    clock: Clock,
    tags: Tags,
    pace: Pace = lambda: 1.0,
) -> Session | Refusal:
    """A new game; from now on it is in the log, with all the options and card data it is played with."""
    game = registry.find(header.game)
    if game is None:
        return refuse(INPUT, "setup-game", game=header.game, games=", ".join(registry.names()))
    checked = shaped(to_data(header), Header)  # what is written must be read again: a name may be too long
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
    id = log.begin(whole, [pack.pack for pack in packs if pack.game == game.name])
    _, mark = log.entries(id)
    return _session(game, whole, History(game, first), Keeper(log, id, 0, mark), table, clock, tags, pace)


def resume(saved: Saved, log: Log, table: Table, clock: Clock, tags: Tags, pace: Pace = lambda: 1.0) -> Session:
    """The game as it was when its last action was acknowledged. A log that does not replay is damaged."""
    entries, mark = log.entries(saved.id)
    game, history = replayed(saved, entries, log)
    keeper = Keeper(log, saved.id, len(entries), mark)
    return _session(game, saved.header, history, keeper, table, clock, tags, pace, _course(game, entries))


def replayed(saved: Saved, entries: Iterable[Entry], log: Log) -> tuple[Game[Any], History]:
    """The whole history of a saved game, with what can still be redone."""
    game = registry.find(saved.header.game)
    first = begin(game, saved.header) if game is not None else None
    if game is None or isinstance(first, Refusal):
        raise Damaged("log-damaged-game", file=str(log.path), game=saved.id)
    history = History(game, first)
    for number, entry in enumerate(entries, 1):
        if not again(history, entry):
            raise Damaged("log-damaged-step", file=str(log.path), game=saved.id, step=number)
    if saved.over != (game.view(history.state, None).result is not None):  # the last steps are missing
        raise Damaged("log-damaged-step", file=str(log.path), game=saved.id, step=saved.steps + 1)
    return game, history


def again(history: History, entry: Entry) -> bool:
    """One step of a saved game, done again; false when the log cannot be right."""
    if entry.kind == "undo":
        return history.undo() is None
    if entry.kind == "redo":
        return history.redo() is None
    moment = weighed(history, entry.actions)
    if isinstance(moment, Refusal):
        return False
    history.keep(moment)
    return True


def _course(game: Game[Any], entries: Iterable[Entry]) -> tuple[float, float]:
    """The first and the latest time in the log; the clock of a machine starts anew when it does."""
    dated = (action for entry in entries for action in entry.actions if game.verbs[action["do"]].dated)
    moments = [action["at"] for action in dated if "at" in action] or [0.0]
    return min(moments), max(moments)


def _session(
    game: Game[Any],
    header: Header,
    history: History,
    keeper: Keeper,
    table: Table,
    clock: Clock,
    tags: Tags,
    pace: Pace,
    course: tuple[float, float] | None = None,
) -> Session:
    setup = prepare(game, header)
    assert not isinstance(setup, Refusal), setup
    bound = binding(game.name, setup.cards, len(header.seats), setup.options, table.bars())
    assert bound is not None, f"{game.name} has no binding"
    time_offset = 0.0 if course is None else course[1] + PAUSE - clock.now()
    played_before = 0.0 if course is None else course[1] - course[0]
    return Session(
        history, keeper, bound, table, clock, tags, time_offset=time_offset, played_before=played_before, pace=pace
    )
