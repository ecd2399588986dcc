"""When a table tells its view: never one that is half written."""

import asyncio
from contextlib import closing
from pathlib import Path
from threading import Event

from companion.hall_table.telling import Telling
from companion.host import TableHost
from companion.log import Log
from companion.mqtt import topics
from companion.mqtt.link import Said
from companion.turns import Turns, aside
from hardware.clock import SystemClock
from tests.companion.hall_table.club import until


def test_a_broker_that_comes_in_the_middle_of_a_step_is_told_the_view_after_it(tmp_path: Path) -> None:
    async def evening() -> None:
        loop, said, written = asyncio.get_running_loop(), list[Said](), Event()
        with (
            closing(Log(tmp_path / "ambit.db")) as log,
            closing(Turns(loop)) as turns,
            closing(TableHost(log, SystemClock(loop.call_later), turns=turns)) as host,
        ):
            host.open_lobby()
            telling = Telling(host, str, said.append, "run", 0.0, tuple)
            turns.take(lambda: aside(written.wait))
            assert turns.midway
            telling.hello()
            before = [one.topic for one in said]
            written.set()
            assert before == [topics.DESCRIPTION, topics.STATE, topics.STATE, topics.HEARTBEAT]
            await until(lambda: topics.VIEW in [one.topic for one in said])
            telling.close()

    asyncio.run(evening())
