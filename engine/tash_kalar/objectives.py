"""The objectives of the High Form: which are turned up, which lie current and next, and who claims one."""

from msgspec import UNSET
from msgspec.structs import replace

from engine.refusal import Refusal, refuse
from engine.rulebook import Facts
from engine.tash_kalar import actions as a
from engine.tash_kalar import facts as f
from engine.tash_kalar.cards import Card
from engine.tash_kalar.needs import Claim, Deeds, unmet
from engine.tash_kalar.options import CURRENT
from engine.tash_kalar.scoring import add_tasks
from engine.tash_kalar.state import Objectives, State


def lie_ready(tasks: Objectives) -> bool:
    """Whether set-up is done with them: three current ones and the next one lie, or no card is left (TASH-SETUP-12)."""
    return (len(tasks.current) == CURRENT and tasks.next is not None) or not (tasks.deck or tasks.aside)


# Turning up


def cannot_turn_up(now: State, task: str | None) -> Refusal | None:
    """What forbids turning up that card."""
    tasks = now.tasks
    if tasks is None or (now.phase == "setup" and lie_ready(tasks)):
        return refuse("TASH-SETUP-12", "tash-kalar-no-reveal")
    if task is None:
        return None
    if task in _lying(now, tasks):
        return refuse("TASH-TASK-05", "tash-kalar-task-lies", task=task)
    if not tasks.deck:
        return refuse("TASH-TASK-05", "tash-kalar-no-task-left")
    return None


def _lying(now: State, tasks: Objectives) -> tuple[str, ...]:
    claimed = [id for side in now.sides for id in side.claimed]
    return (*tasks.current, *([] if tasks.next is None else [tasks.next]), *tasks.aside, *claimed)


def may_be_used_up(now: State) -> bool:
    """Whether people may say that no card is left; not before the first one in set-up (TASH-SETUP-12)."""
    if now.tasks is None or now.phase not in ("setup", "reveal"):
        return False
    known = any(card.sort == "task" for card in now.box.cards.values())
    return now.phase == "reveal" or not known or bool(_lying(now, now.tasks))


def turn_up(now: State, task: str, facts: Facts) -> State:
    """The next card of the deck is turned up: it lies current, next, aside, or goes under the deck."""
    tasks = now.tasks
    assert tasks is not None
    facts.append(f.TaskRevealed(task))
    tasks = replace(tasks, deck=tasks.deck - 1)
    choosing = len(tasks.current) < CURRENT and now.phase == "setup"
    tasks = _as_current(now, tasks, task, facts) if choosing else _as_next(now, tasks, task, facts)
    return replace(now, tasks=tasks)


def _as_current(now: State, tasks: Objectives, task: str, facts: Facts) -> Objectives:
    """The first three: simple ones, and not all of one type (TASH-SETUP-08 to 10)."""
    if tasks.any_fits or not (now.card(task).advanced is True or _third_alike(now, tasks, task)):
        facts.append(f.TaskCurrent(task))
        tasks = replace(tasks, current=(*tasks.current, task))
    else:
        facts.append(f.TaskAside(task))
        tasks = replace(tasks, aside=(*tasks.aside, task))
    if len(tasks.current) == CURRENT:
        return _shuffled_back(tasks, facts)
    if not tasks.deck:
        return replace(_shuffled_back(tasks, facts), any_fits=True)
    return tasks


def _third_alike(now: State, tasks: Objectives, task: str) -> bool:
    alike = [one for one in tasks.current if now.card(one).type == now.card(task).type]
    return len(alike) == CURRENT - 1


def _shuffled_back(tasks: Objectives, facts: Facts) -> Objectives:
    if tasks.aside:
        facts.append(f.TasksShuffled(len(tasks.aside)))
    return replace(tasks, deck=tasks.deck + len(tasks.aside), aside=())


def _as_next(now: State, tasks: Objectives, task: str, facts: Facts) -> Objectives:
    """It stays unless three of the four visible ones were of one type; after a whole deck of those, any stays."""
    alike = [one for one in tasks.current if now.card(one).type == now.card(task).type]
    if len(alike) >= 2 and tasks.under < tasks.deck + 1:
        facts.append(f.TaskUnder(task))
        return replace(tasks, deck=tasks.deck + 1, under=tasks.under + 1)
    facts.append(f.TaskNext(task))
    return replace(tasks, next=task, under=0)


def no_more(now: State, facts: Facts) -> State:
    """The deck was smaller than counted: cards aside become the deck, else there is none (TASH-TASK-05)."""
    tasks = now.tasks
    assert tasks is not None
    tasks = replace(tasks, deck=0, under=0)
    if tasks.aside:
        tasks = replace(_shuffled_back(tasks, facts), any_fits=True)
    return replace(now, tasks=tasks)


# Claiming


def cannot_claim(now: State, do: a.End) -> Refusal | None:
    """What forbids the claim at the end of this turn, if there is one."""
    wrong = do.points if now.box.tracks_tasks else do.claim
    if wrong is not None or (do.points is not None and not now.box.high_form):
        return refuse("TASH-TASK-01", _why_not(now))
    if do.claim is None:
        return None
    assert now.tasks is not None
    if do.claim not in now.tasks.current:
        return refuse("TASH-TASK-02", "tash-kalar-not-current", task=do.claim)
    needs = now.card(do.claim).needs
    if needs is not UNSET and (lacking := unmet(needs, _claim(now))) is not None:
        return refuse("TASH-TASK-03", "tash-kalar-needs", task=do.claim, need=str(lacking.__struct_config__.tag))
    return None


def _why_not(now: State) -> str:
    if not now.box.high_form:
        return "tash-kalar-no-objectives"
    return "tash-kalar-claim-a-card" if now.box.tracks_tasks else "tash-kalar-claim-points"


def _claim(now: State) -> Claim:
    tally = now.tally
    destroyed = {
        rank: sum(ranks[rank] for ranks in tally.destroyed.values()) for rank in ("common", "heroic", "legendary")
    }
    deeds = Deeds(
        summoned=tally.summoned, legends=tally.legends, on_red=tally.on_red, on_green=tally.on_green, **destroyed
    )
    return Claim(now.own, deeds, now.arena)


def claim(now: State, do: a.End, facts: Facts) -> State:
    """The points go to the claimer's side; the next objective takes the place of the claimed one (TASH-TASK-04)."""
    if do.points is not None:
        facts.append(f.Claimed(now.own, do.points))
        return add_tasks(now, do.points, facts)
    if do.claim is None:
        return now
    points = points_of(now.card(do.claim))
    facts.append(f.Claimed(now.own, points, do.claim))
    now = add_tasks(now, points, facts)
    now = now.with_side(now.own, claimed=(*now.side(now.own).claimed, do.claim))
    tasks = now.tasks
    assert tasks is not None
    left = tuple(task for task in tasks.current if task != do.claim)
    if tasks.next is not None:
        facts.append(f.TaskCurrent(tasks.next))
        left = (*left, tasks.next)
    return replace(now, tasks=replace(tasks, current=left, next=None, under=0))


def points_of(card: Card) -> int:
    """What an objective is worth."""
    return 0 if card.points is UNSET else card.points
