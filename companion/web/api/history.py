"""The history: saved games step by step, and scenarios that somebody uploads to look at."""

from collections.abc import Callable, Hashable, Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any, Literal

from starlette.responses import Response

from companion.cards.tags import tags_of
from companion.files import UnreadableFile
from companion.log import Damaged, Entry, Log, Progress, Saved
from companion.log.beside import log_beside
from companion.log.export import scenario as exported
from companion.log.progress import Kept, all_progress
from companion.log.replay import again
from companion.packs import packs_of
from companion.scenarios import devices_of
from companion.session.press_times import press_times
from companion.taps import Tags
from companion.web import shapes as s
from companion.web.answering import JSON, Turned
from companion.web.calls import Call, Endpoint
from companion.web.kept_answers import respond_squeezed
from companion.web.stories import Telling
from companion.web.worked_out import worked_out
from engine import registry
from engine.action import to_data
from engine.history import History
from engine.message import message
from engine.refusal import Refusal
from engine.scenario import Scenario, Unreadable, read, run, steps
from engine.setup import begin

JSON_LINES = "application/jsonl"
LARGEST_SCENARIO = 1024 * 1024
"""Bytes of a scenario that is handed in; a saved game of 5,000 steps has about half of it."""
MOST_STEPS = 5_000
"""Lines of such a scenario: no real game is that long."""


async def saved_games(call: Call) -> Response:
    """All readable games in which something happened, the newest first; the one at the table is always among them."""
    sitting = call.web.host.sitting
    now = sitting.session.number if sitting else None

    def work(log: Log) -> tuple[s.SavedInfo, ...]:
        with log.reading() as store:
            kept = all_progress(store)
            played = (saved for saved in log.games() if saved.steps or saved.id == now)
            return tuple(_info(saved, kept.get(saved.id), playing=saved.id == now) for saved in played)

    return await worked_out(call, now, work)


def _info(saved: Saved, kept: Kept | None, *, playing: bool) -> s.SavedInfo:
    header, progress = saved.header, kept.progress if kept else None
    return s.SavedInfo(
        number=saved.id,
        started=saved.started,
        game=header.game,
        mode=header.mode,
        seats=progress.names if progress else header.seats,
        steps=saved.steps,
        over=saved.over,
        playing=playing,
        winners=_winners(progress) if progress else None,
        evening=kept.evening if kept else None,
    )


def _winners(progress: Progress) -> tuple[str, ...] | None:
    result = progress.result
    return None if result is None else tuple(progress.names[seat - 1] for seat in result.winners)


async def story(call: Call) -> Response:
    """One page of a saved game, step by step. What is not known yet is replayed beside the table's thread."""
    saved, path = _readable(call), call.web.host.log.path
    key = ("game", saved.id, saved.started, saved.steps)
    return await _page(call, key, lambda: telling(saved, path))


async def _page(call: Call, key: Hashable, begin: Callable[[], Telling | None], number: int | None = None) -> Response:
    wanted = call.page if number is None else number
    body = await call.web.stories.page(call.peer, key, wanted, begin)
    if body is None:
        raise Turned(404, message("web-no-such-page", path=f"{call.request.url.path}?page={wanted}"[:80]))
    return respond_squeezed(call.request, body, JSON)


def _readable(call: Call) -> Saved:
    """The saved game; 403 if it is not over and the caller is not the referee, since its log has hidden cards."""
    number, log = call.number("number"), call.web.host.log
    if number not in log:
        raise Turned(404, message("log-no-such-game", number=number))
    saved = log.game(number)
    if not saved.over and not call.is_referee:
        raise Turned(403, message("web-still-running", number=number))
    return saved


def telling(saved: Saved, path: Path) -> Telling:
    """The story of a saved game of the log at `path`, of which no page has been told yet."""
    with log_beside(path) as log:
        entries, _ = log.entries(saved.id)
    header = saved.header
    game = registry.find(header.game)
    start = begin(game, header) if game is not None else None
    if game is None or isinstance(start, Refusal):
        raise Damaged("log-damaged-game", file=str(path), game=saved.id)
    cards = {card["id"]: card["name"] for card in header.cards}
    reactions = _reactions(header.game)
    about = s.Story(saved.id, saved.started, header.game, header.mode, cards, saved.steps, reactions=reactions)
    told = entries[: saved.steps]  # the game may have gone on since it was asked for
    return Telling(about, _frames(History(game, start), told), f"/api/history/{saved.id}")


def _frames(history: History, entries: Iterable[Entry]) -> Iterator[s.Frame]:
    """The public view at the start and after each step; a damaged log ends at its first wrong step."""
    yield s.Frame("start", None, (), history.game.view(history.state, None))
    for entry in entries:
        if not again(history, entry):
            return
        new = history.last if entry.kind == "do" else None
        facts, presses = (new.facts, press_times(history, history.count - 1)) if new else ((), ())
        view = history.game.view(history.state, None)
        yield s.Frame(entry.kind, _moment(entry.actions), facts, view, presses=presses)


def _moment(actions: Iterable[dict[str, Any]]) -> float | None:
    moments = (action.get("at") for action in actions)
    return next((at for at in moments if isinstance(at, int | float)), None)


async def scenario(call: Call) -> Response:
    """A saved game as a file for `ambit run`."""
    saved, path = _readable(call), call.web.host.log.path

    def written() -> bytes:
        """The whole file; it is about as large as the game is in the log."""
        with log_beside(path) as log:
            return b"".join(exported(saved, log.entries(saved.id)[0]))

    name = f"{saved.header.game}-{saved.id}.jsonl"
    headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="{name}"'}
    return Response(await call.web.long_work.do(call.peer, written), headers=headers, media_type=JSON_LINES)


# Scenarios that are handed in


async def look_at(call: Call) -> Response:
    """Play an uploaded scenario; nothing at the table changes, and nothing is saved. Its first page."""
    text, path = call.body, call.web.host.log.path
    digest = sha256(text).hexdigest()
    return await _page(call, ("scenario", digest), lambda: _looked_at(text, digest, path), 0)


async def look_on(call: Call) -> Response:
    """Another page of a scenario that was handed in; 404 if the table does not know it any more."""
    digest = call.text("digest")
    try:
        return await _page(call, ("scenario", digest), lambda: None)
    except Turned as turned:
        raise Turned(404, message("web-scenario-gone")) from turned


def _looked_at(text: bytes, digest: str, database: Path) -> Telling:
    """The scenario step by step; chips given by number are looked up in the table's own database."""
    found = read(_lines(text), packs_of)
    if isinstance(found, Unreadable):
        raise Turned(400, Refusal(found.clause, found.message) if found.clause else found.message, found.line)
    cards = {id: card.name for id, card in found.setup.cards.items()}
    game, steps = found.header.game, sum(type(step) in _KINDS for _, step in found.steps)
    about = s.Story(None, None, game, found.setup.mode, cards, steps, reactions=_reactions(game))
    return Telling(about, _played(found, _tags_in(found, database)), f"/api/scenario/{digest}")


def _reactions(name: str) -> s.ReactionFacts | None:
    game = registry.find(name)
    if game is None or game.reactions is None:
        return None
    kinds = (game.reactions.opened, game.reactions.press, game.reactions.verdict, game.reactions.early)
    return s.ReactionFacts(*(str(kind.__struct_config__.tag) for kind in kinds))


def _lines(text: bytes) -> list[bytes]:
    lines = text.removeprefix(b"\xef\xbb\xbf").splitlines()
    if len(lines) > MOST_STEPS:
        raise UnreadableFile("web-scenario-long", len(lines), most=MOST_STEPS)
    return lines


def _tags_in(scenario: Scenario, database: Path) -> Tags:
    """The cards of all chips that are tapped in it, read at once."""
    numbers = {step.uid for _, step in scenario.steps if isinstance(step, steps.Tap) and isinstance(step.uid, str)}
    with log_beside(database) as log:
        known = {number: tags_of(log)(number) for number in numbers}
    return known.get


def _played(scenario: Scenario, tags: Tags) -> Iterator[s.Frame]:
    yield s.Frame("start", None, (), scenario.game.view(scenario.start, None))
    for report in run(scenario, devices_of(scenario, tags)):
        kind = _KINDS.get(type(report.what))
        if kind is not None and report.refusal is None:
            yield s.Frame(kind, _moment((_done(report.what),)), report.facts, report.view)


def _done(what: steps.Step) -> dict[str, Any]:
    """The action as it was written; of an input, what somebody did to a device."""
    if isinstance(what, steps.Do) and isinstance(what.do, dict):
        return what.do
    return {key: value for key, value in to_data(what).items() if value is not None}


_KINDS: dict[type, Literal["do", "undo", "redo"]] = {
    steps.Do: "do", steps.Press: "do", steps.Tap: "do", steps.Turn: "do", steps.Touch: "do", steps.Stand: "do",
    steps.Undo: "undo", steps.Redo: "redo",
}  # fmt: skip

ENDPOINTS = (
    Endpoint(
        method="GET", path="/api/history", handler=saved_games, gives=tuple[s.SavedInfo, ...],
        says="The saved games, the newest first.",
    ),
    Endpoint(
        method="GET", path="/api/history/{number}", handler=story, gives=s.Story,
        asks=("page",),
        says="A saved game step by step, a page at a time. One that is not over is shown to the referee alone.",
    ),
    Endpoint(
        method="GET", path="/api/history/{number}/scenario", handler=scenario, gives=bytes, media=JSON_LINES,
        who="referee",
        says="A saved game as a scenario for `ambit run`, with all that stayed hidden in it: decks, hands, choices.",
    ),
    Endpoint(
        method="POST", path="/api/scenario", handler=look_at, takes=bytes, most=LARGEST_SCENARIO, gives=s.Story,
        who="staff", is_long=True,
        says="Look at a scenario step by step: its first page. Nothing at the table changes.",
    ),
    Endpoint(
        method="GET", path="/api/scenario/{digest}", handler=look_on, gives=s.Story, who="staff", asks=("page",),
        says="The next pages of a scenario that was handed in, while the table remembers it.",
    ),
)  # fmt: skip
