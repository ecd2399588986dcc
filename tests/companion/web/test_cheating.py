"""A phone that knows the protocol and lies about its presses never gains more than its bound, at the real server."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from companion.host import TableHost, Wanted
from companion.log import Log
from companion.web.moments import LONGEST
from hardware.clock import SystemClock
from tests.companion.host.hosts import Lived
from tests.companion.web.network import Network, run
from tests.companion.web.racing import AMBUSH, BO, Phone, begin, believed, callers, phone_of

TRIALS = 24
ROUNDED = 2e-6
"""Seconds: moments are compared in whole microseconds."""
DEMO = Wanted(game="ambush", mode="standard", demo=True, seed="5")


async def measure(network: Network, phone: Phone, trips: list[float]) -> None:
    """The table asks, and is answered so many seconds later, time after time."""
    [viewer] = network.web.hub.viewers
    for trip in trips:
        network.web.hub.ask(viewer)
        await phone.question()
        network.host.hand.advance(trip)
        await phone.answer()
        await phone.ping()


def prepared(network: Network, speed: float) -> None:
    """Two cards lie in a game that runs so fast and in which nobody plays by itself."""
    begin(network, AMBUSH if speed == 1.0 else DEMO)
    if speed != 1.0:
        for seat in (1, BO):
            network.host.take(seat)
        network.host.director.run_at(speed)
    network.host.hand.advance(2.0)


async def cheat(network: Network, phone: Phone, random: Random) -> float:
    """Slow pings, then a claim that is made up once it knows that somebody has pressed. Gives when it truly was."""
    hand, slow = network.host.hand, random.choice((0.0, 0.004, 0.05, 0.2, 0.4))
    await measure(network, phone, [random.choice((slow, 0.002)) for _ in range(random.randrange(5))])
    phone.questions.clear()
    assert network.host.operator is not None
    network.host.operator.press("seat1.call")
    await phone.question()
    hand.advance(random.uniform(0.0, 0.1))
    now, truth = await phone.ping(), network.host.game.session.now()
    hand.advance(random.choice((0.0, 0.002, 0.03)))
    ago, err = random.choice((0.01, 0.1, 0.149, 0.3, 0.9, 1000.0)), random.choice((0, 1e-6, 1))
    claim = {} if random.random() < 0.1 else {"at": now - ago, "err": err}
    await phone.act(network.host.version, do="call", seat=BO, **claim)
    await phone.answer()
    await phone.ping()
    hand.advance(0.6)
    return truth


@pytest.mark.rule("TABLE-MOMENT")
@pytest.mark.parametrize("speed", [0.25, 1.0, 8.0])
def test_a_phone_that_waits_for_the_question_and_backdates_never_gains_more_than_its_bound(
    tmp_path: Path, speed: float
) -> None:
    random, verdicts = Random(f"cheating at {speed}"), list[list[int]]()

    async def story(network: Network) -> None:
        for _ in range(TRIALS):
            prepared(network, speed)
            async with phone_of(network) as phone:
                truth = await cheat(network, phone, random)
            at, err = believed(network.host.game.session)
            assert truth - at <= err + ROUNDED, (truth, at, err)
            assert err <= LONGEST / 2 * speed + ROUNDED
            verdicts.append(callers(network.host.game.session))

    run(tmp_path, story, times=4)
    print(f"\nat speed {speed}: {verdicts.count([1])} of {TRIALS} lost, {verdicts.count([1, BO])} dead heats")
    assert [BO] not in verdicts, "it pressed after the other, and is never found to have been the first"
    assert [1] in verdicts


# The same in real time


class InRealTime(Lived):
    """A host on the machine's own clock."""

    def __init__(self, log: Log) -> None:
        TableHost.__init__(self, log, SystemClock(asyncio.get_running_loop().call_later))
        self.told = []


@pytest.mark.rule("TABLE-MOMENT")
def test_in_real_time_it_gains_no_more(tmp_path: Path) -> None:
    verdicts: list[list[int]] = []

    async def story(network: Network) -> None:
        for _ in range(TRIALS // 3):
            session = begin(network)
            async with phone_of(network) as phone:
                assert network.host.operator is not None
                network.host.operator.press("seat1.call")
                await phone.question()
                now, truth = await phone.ping(), session.now()
                told = await phone.act(network.host.version, do="call", seat=BO, at=now - 0.9, err=0.0)
                if told["tell"] == "refused" or not session.view().table.window["open"]:
                    continue  # the machine was so busy that the window has closed meanwhile
                at, err = believed(session)
                assert truth - at <= err + ROUNDED, (truth, at, err)
                assert phone.notices == ["press-too-early"]
                session.act({"do": "close", "seat": 0})
                verdicts.append(callers(session))

    run(tmp_path, story, InRealTime, times=4)
    assert verdicts, "a machine that never answers within half a second can show nothing"
    assert [BO] not in verdicts


# Those who do not lie


def trips(random: Random) -> tuple[float, float]:
    """To the phone and from it, over a network that varies (seconds)."""
    return random.uniform(0.002, 0.03), random.uniform(0.002, 0.03)


async def honest(network: Network, phone: Phone, random: Random, ahead: float) -> float:
    """It presses so many seconds before Ana does, and says so as well as it knows. Gives when it truly was."""
    hand, session = network.host.hand, network.host.game.session
    await measure(network, phone, [sum(trips(random)) for _ in range(8)])
    err = 0.01
    now, truth, under_way = await phone.ping(), session.now(), trips(random)[1]
    assert network.host.operator is not None
    hand.advance(min(ahead, under_way))
    if ahead < under_way:
        network.host.operator.press("seat1.call")
        hand.advance(under_way - ahead)
    await phone.act(network.host.version, do="call", seat=BO, at=now + random.uniform(-err, err), err=err)
    if ahead >= under_way:
        hand.advance(ahead - under_way)
        network.host.operator.press("seat1.call")
    await phone.question()
    await phone.answer()
    await phone.ping()
    hand.advance(0.6)
    return truth


@pytest.mark.rule("TABLE-MOMENT")
def test_an_honest_phone_over_a_network_that_varies_has_its_true_moment_within_its_bound(tmp_path: Path) -> None:
    random, verdicts, told = Random("honest"), list[tuple[float, list[int]]](), 0

    async def story(network: Network) -> None:
        nonlocal told
        for _ in range(TRIALS):
            prepared(network, 1.0)
            ahead = random.uniform(0.0, 0.1)
            async with phone_of(network) as phone:
                truth = await honest(network, phone, random, ahead)
                told += len(phone.notices)
            at, err = believed(network.host.game.session)
            assert abs(truth - at) <= err + ROUNDED, (truth, at, err)
            verdicts.append((ahead, callers(network.host.game.session)))

    run(tmp_path, story, times=4)
    assert told == 0
    assert all(BO in first for _, first in verdicts), "it pressed first, and nobody says that it did not"
    assert all(first == [BO] for ahead, first in verdicts if ahead > 0.03), "whose way is over before is surely first"
