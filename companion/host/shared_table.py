"""The table with everybody who sits at it without its devices: phones, and players that play by themselves."""

from collections.abc import Callable, Iterable, Mapping

from companion.host.news import Shown
from hardware.clock import Clock
from hardware.inputs import Input, Listener, Settled, State, Status
from hardware.listeners import Listeners
from hardware.outputs import Output, Tone
from hardware.table import Table


class SharedTable:
    """A `hardware.table.Table` around another one. What devices show is told to screens, and guests are links, too."""

    def __init__(self, devices: Table, clock: Clock, shown: Callable[[Shown], object]) -> None:
        self._devices, self._clock, self._tell_shown = devices, clock, shown
        self._listeners = Listeners()
        self._guests: dict[str, Callable[[], object]] = {}
        self._diverted: dict[str, Listener] = {}
        self._outputs: dict[str, Output] = {}
        self._leave = devices.listen(self._hear)

    # For the session

    def listen(self, tell: Listener) -> Callable[[], None]:
        return self._listeners.add(tell)

    def show(self, outputs: Iterable[Output]) -> None:
        outputs = tuple(outputs)
        self._devices.show(outputs)
        lasting = tuple(output for output in outputs if not isinstance(output, Tone))
        self._outputs |= {output.device: output for output in lasting}
        self._tell_shown(Shown(lasting, tuple(output.figure for output in outputs if isinstance(output, Tone))))

    def devices(self) -> Mapping[str, State]:
        return self._devices.devices()

    def reopen(self, device: str) -> None:
        self._devices.reopen(device)

    def bars(self) -> Mapping[int, int]:
        return self._devices.bars()

    def ask_links(self) -> tuple[str, ...]:
        asked = dict(self._guests)
        for ask in asked.values():
            ask()
        return (*self._devices.ask_links(), *asked)

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
        """Be asked, like every link, for anything earlier. Whoever leaves has nothing more to tell."""
        self._guests[name] = ask
        return lambda: self._left(name)

    def _left(self, name: str) -> None:
        if self._guests.pop(name, None) is not None:
            self.settled(name)

    def settled(self, name: str) -> None:
        """Everything that happened at this guest's before now has been told."""
        self._listeners.tell(Settled(device=name, at=self._clock.now()))

    # For whoever needs a device for something else than the game

    def divert(self, device: str, to: Listener) -> Callable[[], None]:
        """What is done at this device goes there instead of to the game, until the answer is called.

        Whether it is there at all still concerns everybody.
        """
        self._diverted[device] = to
        return lambda: self._give_back(device, to)

    def _give_back(self, device: str, to: Listener) -> None:
        if self._diverted.get(device) == to:
            del self._diverted[device]

    def _hear(self, told: Input) -> None:
        borrowed = self._diverted.get(told.device)
        if borrowed is not None:
            borrowed(told)
        if borrowed is None or isinstance(told, Status):
            self._listeners.tell(told)
