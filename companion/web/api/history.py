"""The history: saved games step by step, and scenarios that somebody uploads to look at."""

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Literal

from starlette.responses import Response

from companion.cards.tags import TagsOnDisk
from companion.files import MOST_LINES, UnreadableFile
from companion.log import Damaged, Entry, Progress, Saved
from companion.log.export import scenario as exported
from companion.log.progress import Kept, all_progress
from companion.log.replay import again
from companion.packs import packs_of
from companion.scenarios import devices_of
from companion.taps import Tags
from companion.web import shapes as s
from companion.web.calls import Call, Endpoint, Turned, respond
from engine import registry
from engine.action import to_data
from engine.history import History
from engine.message import message
from engine.refusal import Refusal
from engine.scenario import Scenario, Unreadable, read, run, steps
from engine.setup import begin

JSON_LINES = "application/jsonl"


async def saved_games(call: Call) -> tuple[s.SavedInfo, ...]:
    """All readable games in which something happened, the newest first; the one at the table is always among them."""
    sitting, log = call.web.host.sitting, call.web.host.log
    now = sitting.session.number if sitting else None
    with log.reading() as store:
        kept = all_progress(store)
        played = (saved for saved in log.games() if saved.steps or saved.id == now)
        return tuple(_info(saved, kept.get(saved.id), playing=saved.id == now) for saved in played)


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
    """A saved game step by step. The log is read here; replaying may take long and is done in a thread."""
    saved, log = _readable(call), call.web.host.log
    entries, _ = log.entries(saved.id)
    damaged = Damaged("log-damaged-game", file=str(log.path), game=saved.id)
    return await asyncio.to_thread(lambda: respond(_story(saved, entries, damaged)))


def _readable(call: Call) -> Saved:
    """The saved game; 403 if it is not over and the caller is not the referee, since its log has hidden cards."""
    number, log = call.number("number"), call.web.host.log
    if number not in log:
        raise Turned(404, message("log-no-such-game", number=number))
    saved = log.game(number)
    if not saved.over and not call.is_referee:
        raise Turned(403, message("web-still-running", number=number))
    return saved


def _story(saved: Saved, entries: Iterable[Entry], damaged: Damaged) -> s.Story:
    header = saved.header
    game = registry.find(header.game)
    start = begin(game, header) if game is not None else None
    if game is None or isinstance(start, Refusal):
        raise damaged
    cards = {card["id"]: card["name"] for card in header.cards}
    frames = tuple(_frames(History(game, start), entries))
    return s.Story(saved.id, saved.started, header.game, header.mode, cards, frames, _reactions(header.game))


def _frames(history: History, entries: Iterable[Entry]) -> Iterator[s.Frame]:
    """The public view at the start and after each step; a damaged log ends at its first wrong step."""
    yield s.Frame("start", (), (), history.game.view(history.state, None))
    for entry in entries:
        if not again(history, entry):
            return
        facts = history.last.facts if entry.kind == "do" and history.last else ()
        yield s.Frame(entry.kind, entry.actions, facts, history.game.view(history.state, None))


async def scenario(call: Call) -> Response:
    """A saved game as a file for `ambit run`."""
    saved = _readable(call)
    entries, _ = call.web.host.log.entries(saved.id)
    name = f"{saved.header.game}-{saved.id}.jsonl"
    headers = {"cache-control": "no-store", "content-disposition": f'attachment; filename="{name}"'}
    return Response(b"".join(exported(saved, entries)), headers=headers, media_type=JSON_LINES)


# Scenarios that are handed in


async def look_at(call: Call) -> Response:
    """Play an uploaded scenario; nothing at the table changes, and nothing is saved."""
    path = call.web.host.log.path
    return await asyncio.to_thread(lambda: respond(_looked_at(call.body, path)))


def _looked_at(text: bytes, database: Path) -> s.Story:
    """The scenario step by step; chips given by number are looked up in the table's own database."""
    found = read(_lines(text), packs_of)
    if isinstance(found, Unreadable):
        raise Turned(400, Refusal(found.clause, found.message) if found.clause else found.message, found.line)
    cards = {id: card.name for id, card in found.setup.cards.items()}
    with closing(TagsOnDisk(database)) as tags:
        frames = tuple(_played(found, tags))
    game = found.header.game
    return s.Story(None, None, game, found.setup.mode, cards, frames, _reactions(game))


def _reactions(name: str) -> s.ReactionFacts | None:
    game = registry.find(name)
    if game is None or game.reactions is None:
        return None
    kinds = (game.reactions.opened, game.reactions.press, game.reactions.verdict, game.reactions.early)
    return s.ReactionFacts(*(str(kind.__struct_config__.tag) for kind in kinds))


def _lines(text: bytes) -> list[bytes]:
    lines = text.removeprefix(b"\xef\xbb\xbf").splitlines()
    if len(lines) > MOST_LINES:
        raise UnreadableFile("file-many-lines", len(lines), most=MOST_LINES)
    return lines


def _played(scenario: Scenario, tags: Tags) -> Iterator[s.Frame]:
    yield s.Frame("start", (), (), scenario.game.view(scenario.start, None))
    for report in run(scenario, devices_of(scenario, tags)):
        kind = _KINDS.get(type(report.what))
        if kind is not None and report.refusal is None:
            yield s.Frame(kind, (_done(report.what),), report.facts, report.view)


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
        says="A saved game step by step. One that is not over is shown to the referee alone.",
    ),
    Endpoint(
        method="GET", path="/api/history/{number}/scenario", handler=scenario, gives=bytes, media=JSON_LINES,
        says="A saved game as a scenario for `ambit run`. One that is not over is given to the referee alone.",
    ),
    Endpoint(
        method="POST", path="/api/scenario", handler=look_at, takes=bytes, gives=s.Story, who="staff",
        says="Look at a scenario step by step. Nothing at the table changes.",
    ),
)  # fmt: skip
