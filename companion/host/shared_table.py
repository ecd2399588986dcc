"""The table's devices, together with guests that are not devices: phones, and simulated players."""

from collections.abc import Callable, Iterable, Iterator, Mapping

from companion.host.news import Shown
from companion.turns import Turns
from hardware.clock import Clock
from hardware.inputs import Input, Listener, Settled, State, Status
from hardware.listeners import Listeners
from hardware.outputs import Output, Tone
from hardware.table import Table


class SharedTable:
    """Wraps a `hardware.table.Table`: what devices show also goes to screens, and guests are asked like links."""

    def __init__(
        self,
        devices: Table,
        clock: Clock,
        turns: Turns,
        shown: Callable[[Shown], object],
        heard: Listener = lambda told: None,
    ) -> None:
        """`heard` is told every input before anybody else, also of devices that are diverted."""
        self._devices, self._clock, self._turns, self._tell_shown, self._heard = devices, clock, turns, shown, heard
        self._listeners = Listeners()
        self._guests: dict[str, Callable[[], object]] = {}
        self._diverted: dict[str, Listener] = {}
        self._outputs: dict[str, Output] = {}
        self._leave = devices.listen(lambda told: turns.take(lambda: self._hear(told)))

    # For the session

    def listen(self, tell: Listener) -> Callable[[], None]:
        """Call `tell` with every input of the devices, but not of those that `divert` took."""
        return self._listeners.add(tell)

    def show(self, outputs: Iterable[Output]) -> None:
        """Show it on the devices, and then tell the screens, if there was anything."""
        shown: list[Output] = []
        self._devices.show(_kept(outputs, shown))
        if not shown:
            return
        lasting = tuple(output for output in shown if not isinstance(output, Tone))
        self._outputs |= {output.device: output for output in lasting}
        self._tell_shown(Shown(lasting, tuple(output.figure for output in shown if isinstance(output, Tone))))

    def devices(self) -> Mapping[str, State]:
        return self._devices.devices()

    def reopen(self, device: str) -> None:
        self._devices.reopen(device)

    def bars(self) -> Mapping[int, int]:
        return self._devices.bars()

    def shared_reader(self) -> tuple[int, ...]:
        return self._devices.shared_reader()

    def standing(self) -> Mapping[str, tuple[str, ...]]:
        return self._devices.standing()

    def squares(self) -> tuple[tuple[str, ...], ...]:
        return self._devices.squares()

    def ask_links(self) -> tuple[str, ...]:
        """Ask all devices and guests for earlier presses; gives the names of those that will answer."""
        asked = dict(self._guests)
        for ask in asked.values():
            ask()
        return (*self._devices.ask_links(), *asked)

    def links_settled(self) -> None:
        self._devices.links_settled()

    def own_error(self, at: float) -> float:
        return self._devices.own_error(at)

    def close(self) -> None:
        """The devices themselves stay: another game may be played with them."""
        self._leave()
        self._listeners.clear()
        self._guests.clear()

    # For the screens

    def outputs(self) -> tuple[Output, ...]:
        """What every device shows now."""
        return tuple(self._outputs.values())

    # For guests

    def join(self, name: str, ask: Callable[[], object]) -> Callable[[], None]:
        """Become a guest: `ask` is called when earlier presses are asked for. Call the returned function to leave."""
        self._guests[name] = ask
        return lambda: self._left(name)

    def _left(self, name: str) -> None:
        if self._guests.pop(name, None) is not None:
            self.settled(name)

    def settled(self, name: str) -> None:
        """The guest's answer: it has no more presses from before the question."""
        answer = Settled(device=name, at=self._clock.now())
        self._turns.take(lambda: self._listeners.tell(answer))

    # For uses of a device outside the game

    def divert(self, device: str, to: Listener) -> Callable[[], None]:
        """Inputs of this device go to `to` instead of the game, until the returned function is called.

        News that it is up or down still goes to everybody.
        """
        self._diverted[device] = to
        return lambda: self._give_back(device, to)

    def _give_back(self, device: str, to: Listener) -> None:
        if self._diverted.get(device) == to:
            del self._diverted[device]

    def _hear(self, told: Input) -> None:
        self._heard(told)
        borrowed = self._diverted.get(told.device)
        if borrowed is not None:
            borrowed(told)
        if borrowed is None or isinstance(told, Status):
            self._listeners.tell(told)


def _kept(outputs: Iterable[Output], shown: list[Output]) -> Iterator[Output]:
    """The same outputs, one by one; `shown` gets them, too."""
    for output in outputs:
        shown.append(output)
        yield output
