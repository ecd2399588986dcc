"""Makes the parts of the settings: the place of a line in the settings is the number of its device."""

from machine import I2C, Pin

from ambit import messages
from ambit.button import Button
from ambit.counter import Counter
from ambit.dial import Dial
from ambit.edges import Edges
from ambit.lights import Bar, Buzzer, Lamp
from ambit.link import Link
from ambit.pn532_lines import I2cLine, UartLine
from ambit.reader import Reader
from ambit.stamps import StampedButton

_I2C_SPEED = 400_000
_FIRST_STRIP = 4  # state machines 0 to 3 stamp call buttons, those of the second block drive strips


class Parts:
    """Everything that is wired to the board. `step` is called in every turn of the main loop."""

    def __init__(self, lines: list, link: Link) -> None:
        self._edges = Edges()
        link.sources.append(self._edges)
        self._link = link
        self._buses: dict = {}
        self._stamped = self._strips = 0
        self._steps: list = []
        self._shows: dict = {}
        self._buttons: dict = {}
        self._looked_for: dict = {}
        for device, line in enumerate(lines):
            self._make(line, device)

    def _make(self, line: dict, device: int) -> None:
        part = line["part"]
        if part == "button":
            self._add_button(line, device)
        elif part == "dial":
            self._steps.append(Dial(line, device, self._edges))
            if "push" in line:
                self._add_button({"pin": line["push"], "bounce_ms": line.get("bounce_ms", 20)}, device)
        elif part in ("pn532-uart", "pn532-i2c"):
            wire = UartLine(line) if part == "pn532-uart" else I2cLine(self._bus(line))
            reader = self._looked_for[device] = Reader(wire, device)
            self._steps.append(reader)
        else:
            shown = self._shown(part, line, device)
            self._steps.append(shown)
            self._shows[device] = shown

    def _add_button(self, line: dict, device: int) -> None:
        if line.get("stamp") == "pio":
            button: Button = StampedButton(line, device, self._edges, self._stamped)
            self._stamped += 1
        else:
            button = Button(line, device, self._edges)
        self._steps.append(button)
        self._buttons[device] = button

    def _shown(self, part: str, line: dict, device: int) -> object:
        if part == "lamp":
            return Lamp(line)
        if part == "buzzer":
            return Buzzer(line)
        if part == "ht16k33":
            counter = self._looked_for[device] = Counter(line, device, self._bus(line))
            return counter
        self._strips += 1
        return Bar(line, _FIRST_STRIP + self._strips - 1)

    def _bus(self, line: dict) -> I2C:
        number = line["i2c"]
        if number not in self._buses:
            self._buses[number] = I2C(number, sda=Pin(line["sda"]), scl=Pin(line["scl"]), freq=_I2C_SPEED)
        return self._buses[number]

    def step(self) -> None:
        """Collect what the contacts did, and let every part go on with its work."""
        for source in self._link.sources:
            source.collect(self._link)
        for part in self._steps:
            part.step(self._link)

    def show(self, device: int, raw: bytes) -> bool | None:
        """Whether the device could show it; None if there is no such device, or it shows nothing."""
        shown = self._shows.get(device)
        return shown.show(raw) if shown else None

    def told(self, device: int, line: dict) -> dict:
        """What the host is told of a part; one that is looked for by itself also says whether it is there."""
        told = {"name": line["name"], "part": line["part"], "up": self._up(device)}
        if not told["up"]:
            told["why"] = messages.NO_ANSWER
        return told

    def _up(self, device: int) -> bool:
        return device not in self._looked_for or self._looked_for[device].up is True

    def dark(self) -> None:
        """Nobody is there: everything off, silence."""
        for shown in self._shows.values():
            shown.dark()

    def mark(self, device: int) -> bool:
        """Report the raw edges of this button from now on, and of no other. False if it is no button."""
        for number, button in self._buttons.items():
            button.marked = number == device
        return device in self._buttons
