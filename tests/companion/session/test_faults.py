"""Every fault that a device can have, in a played moment: the game goes on, nothing counts twice, people are told."""

from collections.abc import Callable
from random import Random

import pytest

from companion.log.verify import verify
from hardware.faults import VIRTUAL, Flaw, befalls
from hardware.inputs import Tag
from hardware.roles import ROLES
from hardware.virtual import (
    Bounce,
    Dead,
    Drift,
    Fault,
    Late,
    LeftOn,
    Lost,
    Repeated,
    Stuck,
    TwoCards,
    Unplugged,
    Unreadable,
)
from tests.companion.session.conftest import Begin
from tests.companion.session.doings import People, carry_out
from tests.companion.session.evening import Evening

Scenario = Callable[[Evening], None]
SCENARIOS: dict[type[Flaw], Scenario] = {}


def scenario(kind: type[Flaw]) -> Callable[[Scenario], Scenario]:
    def keep(played: Scenario) -> Scenario:
        SCENARIOS[kind] = played
        return played

    return keep


def verbs(evening: Evening) -> list[str]:
    """What was done since the first player was set."""
    return [entry.actions[0]["do"] for entry in evening.written()][1:]


@scenario(Bounce)
def bounce(evening: Evening) -> None:
    """A contact that chatters is one press: one card is exposed, not five, and no turn is passed."""
    for device in ("seat1.ok", "seat1.no"):
        evening.table.fault(device, Bounce(times=5))
    evening.press("seat1.ok").wait(0.5).press("seat1.no").wait(0.5)
    assert verbs(evening) == ["expose", "pass"]
    assert evening.told == []


@scenario(LeftOn)
def left_on(evening: Evening) -> None:
    """A card that stays on the reader is played once, also when the next turn comes and goes."""
    evening.table.fault("table.reader", LeftOn())
    evening.tap("table.reader", "footman").press("seat1.no").press("seat2.ok").press("seat2.no").wait(5.0)
    assert verbs(evening) == ["expose", "pass", "expose", "pass"]
    evening.table.lift("table.reader")
    evening.tap("table.reader", "footman")
    assert verbs(evening)[-1] == "expose", "lifted and laid down again it counts again"


@scenario(TwoCards)
def two_cards(evening: Evening) -> None:
    """Two cards at once are none, and people are told; one alone counts."""
    evening.table.fault("table.reader", TwoCards(other=Tag(card="ambush")))
    evening.tap("table.reader", "footman")
    assert (evening.told, verbs(evening)) == (["reader-clash"], [])
    evening.table.mend("table.reader")
    assert verbs(evening.tap("table.reader", "footman")) == ["expose"]


@scenario(Unreadable)
def unreadable(evening: Evening) -> None:
    """A tag that cannot be read: people are told, and go on with a button."""
    evening.table.fault("table.reader", Unreadable(why="faint"))
    evening.tap("table.reader", "footman").press("seat1.ok")
    assert (evening.told, verbs(evening)) == (["reader-faint"], ["expose"])


@scenario(Dead)
def dead(evening: Evening) -> None:
    """A dead button: people are told, the screen does the same, and the button works when it is mended."""
    evening.table.fault("seat1.ok", Dead())
    evening.press("seat1.ok")
    assert (evening.told, verbs(evening)) == (["device-down"], [])
    evening.session.act({"do": "expose", "seat": 1})
    evening.table.mend("seat1.ok")
    evening.table.turn("seat2.dial", -2)
    evening.press("seat1.ok")
    assert evening.told == ["device-down", "device-up"]
    assert verbs(evening) == ["expose", "play"]
    assert evening.seat(2)["counters"]["castle"] == 18


@scenario(Unplugged)
def unplugged(evening: Evening) -> None:
    """A satellite loses its plug in mid-grab: the others go on, and it shows what is true when it is back."""
    evening.lying("ambush", "ambush").press("seat1.call")
    evening.table.fault("seat2", Unplugged())
    evening.press("seat2.ok").press("seat1.ok")
    assert evening.view.to_act == [2], "what is done with a device that is gone is lost"
    assert set(evening.told) == {"device-down"}
    evening.table.mend("seat2")
    evening.press("seat2.ok")
    assert evening.view.phase == "aftermath"
    assert evening.table.glance("seat2.main") == "  20"


@scenario(Late)
def late(evening: Evening) -> None:
    """A slow link tells the true moment: a press that comes later than another was first all the same."""
    evening.lying("ambush", "ambush").wait(1.0)
    evening.table.fault("seat2", Late(by=0.2))
    evening.press("seat2.call").wait(0.05).press("seat1.call").wait(0.5)
    assert evening.window["callers"] == [2]
    assert [(press["seat"], press["behind_ms"]) for press in evening.window["presses"]] == [(2, 0), (1, 50)]


@scenario(Lost)
def lost(evening: Evening) -> None:
    """A message that is lost comes again by itself; one that never comes is told, so that it can be repeated."""
    evening.table.fault("seat1.ok", Lost(resent=0.25))
    evening.press("seat1.ok").wait(1.0)
    assert verbs(evening) == ["expose"]
    assert evening.written()[-1].actions[0]["at"] == 100.0, "when it happened, not when it came"
    evening.table.fault("seat1.no", Lost(resent=None))
    evening.press("seat1.no").wait(2.0)
    assert (evening.told, verbs(evening)) == (["device-missed"], ["expose"])
    evening.table.mend("seat1.no")
    assert verbs(evening.press("seat1.no")) == ["expose", "pass"]


@scenario(Repeated)
def repeated(evening: Evening) -> None:
    """A message that arrives twice counts once: no second card, no second damage."""
    evening.table.fault("seat1", Repeated(after=0.25))
    evening.table.turn("seat1.dial", -3)
    evening.press("seat1.ok").wait(1.0).press("seat1.no").wait(1.0)
    assert verbs(evening) == ["expose", "pass"]


@scenario(Drift)
def drift(evening: Evening) -> None:
    """A clock that runs slow says how wrong it may be: what cannot be told apart is a dead heat, and said so."""
    evening.lying("ambush", "ambush")
    evening.table.fault("seat2", Drift(ppm=-100.0))
    evening.wait(100.0).press("seat2.call")
    assert evening.window["callers"] == [2]
    [press] = evening.window["presses"]
    assert press["reaction_ms"] == pytest.approx(100_990, abs=1)
    evening.session.undo()
    evening.session.undo()
    evening.table.fault("seat1", Late(by=0.1))
    evening.press("seat1.call").wait(0.01).press("seat2.call").wait(0.5)
    assert evening.window["callers"] == [1, 2]
    assert evening.heard()[-1] == "two-tones"


@scenario(Stuck)
def stuck(evening: Evening) -> None:
    """A sensor that is stuck, on a board that this game does not use: nothing happens, and the game goes on."""
    evening.table.piece("table.grid", "put", "e5")
    evening.table.fault("table.grid", Stuck("e5"))
    evening.table.piece("table.grid", "lift", "e5")
    evening.press("seat1.ok").wait(0.5)
    assert (evening.told, verbs(evening)) == ([], ["expose"])


def test_every_fault_has_its_scenario() -> None:
    assert SCENARIOS.keys() == set(VIRTUAL)


@pytest.mark.parametrize("kind", SCENARIOS)
def test_the_game_goes_on(begin: Begin, kind: type[Flaw]) -> None:
    evening = begin().begun()
    SCENARIOS[kind](evening)
    assert [found.wrong for found in verify(evening.log)] == [None]


# All at once


ANY: tuple[Fault, ...] = (
    Bounce(), LeftOn(), TwoCards(other=Tag(card="wall")), Unreadable(), Dead(), Unplugged(), Late(by=0.3), Lost(),
    Lost(resent=None), Repeated(after=0.2), Drift(ppm=-120.0),
)  # fmt: skip


@pytest.mark.parametrize("seed", range(8))
def test_whatever_breaks_in_whatever_order_the_log_stays_true(begin: Begin, seed: int) -> None:
    random = Random(f"faults {seed}")
    evening, people = begin(2 + seed % 3, capture_seconds=5, turn_seconds=9, castle=60), People(random)
    evening.log.store.execute("PRAGMA synchronous = OFF")  # what is at stake here is not the disk
    devices = list(evening.session.devices())
    for _ in range(300):
        if random.random() < 0.1:
            _break_or_mend(evening, devices, random)
        carry_out(people.next(evening.view), evening.session, evening.table, evening.clock)
    evening.wait(30.0)
    assert evening.session.halted is None
    assert len(evening.written()) == evening.session.version
    assert [found.wrong for found in verify(evening.log)] == [None]
    assert evening.told, "people were told that something was wrong"


def _break_or_mend(evening: Evening, devices: list[str], random: Random) -> None:
    target = random.choice([*devices, *evening.table.links()])
    fault = random.choice(ANY)
    role = target.partition(".")[2]
    if random.random() < 0.5:
        evening.table.mend(target)
    elif role not in ROLES or befalls(type(fault), role):
        evening.table.fault(target, fault)
