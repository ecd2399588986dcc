"""A link from devices to the table: messages are numbered, and handed over in order and once."""

from collections.abc import Callable

from hardware.clock import Clock
from hardware.inputs import Input, Missed

HEARTBEAT = 1.0
"""How often both ends compare numbers when nothing else is sent (seconds): a gap is noticed by then."""

Trip = tuple[float, ...]
"""After how many seconds a message arrives: once, more than once, or never."""
AT_ONCE: Trip = (0.0,)


class Link:
    """One link, with both its ends. A satellite's devices share one."""

    def __init__(self, clock: Clock, deliver: Callable[[Input], None]) -> None:
        self._clock, self._deliver = clock, deliver
        self._plugs = 0
        self._start()

    def _start(self) -> None:
        self._sent, self._next = 0, 0
        self._held: dict[int, Input] = {}
        self._gone: dict[int, str] = {}

    def unplug(self) -> None:
        """Lose all messages that are on their way, and number from 0 again."""
        self._plugs += 1
        self._start()

    def send(self, message: Input, trip: Trip = AT_ONCE) -> None:
        """Number the message and send it; the trip says when it arrives, if ever."""
        number, self._sent = self._sent, self._sent + 1
        if not trip:
            self._gone[number] = message.device
            self._later(HEARTBEAT, self._compare)
        for delay in trip:
            self._later(delay, lambda: self._arrive(number, message))

    def _later(self, delay: float, call: Callable[[], None]) -> None:
        plugs = self._plugs

        def unless_unplugged() -> None:
            if plugs == self._plugs:
                call()

        if delay > 0:
            self._clock.call_at(self._clock.now() + delay, unless_unplugged)
        else:
            unless_unplugged()

    def _arrive(self, number: int, message: Input) -> None:
        if number < self._next:
            return  # sent again because its receipt was lost: it is here already
        self._held[number] = message
        while self._next in self._held or (self._next in self._gone and self._held):
            self._hand_over()

    def _compare(self) -> None:
        while self._next in self._held or self._next in self._gone:
            self._hand_over()
        if self._gone:  # behind a message that is still on its way
            self._later(HEARTBEAT, self._compare)

    def _hand_over(self) -> None:
        number, self._next = self._next, self._next + 1
        if number in self._held:
            self._deliver(self._held.pop(number))
        else:
            self._deliver(Missed(device=self._gone.pop(number), at=self._clock.now()))
