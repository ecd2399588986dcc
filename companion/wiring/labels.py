"""The texts of the picture and of the tables, in the language of the reader."""

from collections.abc import Collection, Iterable

from companion.messages import Speaker
from companion.messages.hardware import message_of, mistake_words
from companion.wiring.parts import Line, Part
from companion.wiring.plan import Plan, Use
from hardware.profile import Mistake
from hardware.roles import ROLES, Spot, spot

MOST_NAMED = 2
"""Most devices that are named at a pin; if more share it, its bus is named."""
MOST_BOARDS = 4
"""Most satellites that are named in a title; of more, the first."""


class Labels:
    """Texts for parts, pins and devices."""

    def __init__(self, say: Speaker, shared_reader: Collection[int] = ()) -> None:
        """`shared_reader`: the seats that only have a button to take the table's reader."""
        self._say, self._shared_reader = say, shared_reader

    def title(self, name: str) -> str:
        """With the name of the profile, which may be ""."""
        return self._say.term("wiring-title", name=name)

    def heading(self, plan: Plan) -> str:
        """What is drawn: a table, or satellites that are wired alike."""
        if not plan.boards:
            return self.title(plan.name)
        if len(plan.boards) > MOST_BOARDS:
            return self._say.term("wiring-title-many", name=plan.boards[0], count=len(plan.boards) - 1)
        return self._say.term("wiring-title-satellite", names=", ".join(plan.boards), count=len(plan.boards))

    def subtitle(self, plan: Plan) -> str:
        """How to read the numbers in the picture."""
        return self._say.term("wiring-subtitle-satellite" if plan.boards else "wiring-subtitle")

    def conflict(self) -> str:
        """The word for red wires in the legend."""
        return self._say.term("wiring-conflict")

    def nothing(self) -> str:
        """For a table without wires."""
        return self._say.term("wiring-nothing")

    def device(self, name: str) -> str:
        """ "Seat 1 · OK button"."""
        found = spot(name)
        if found is None:
            return self._on_satellite(name)
        return f"{self._place(found.seat)} · {self._role(found)}"

    def _on_satellite(self, name: str) -> str:
        """A part of a satellite, "north.ok", without its board; makers may give it any name."""
        own = name.rpartition(".")[2]
        return self._say.term(f"role-{own}") if own in ROLES else own

    def devices(self, names: Iterable[str]) -> str:
        """Devices of one place together: "Seat 1 · lamp, dial"."""
        by_place: dict[int, list[str]] = {}
        for name in names:
            by_place.setdefault(found.seat if (found := spot(name)) else 0, []).append(name)
        return "; ".join(f"{self._place(seat)} · {self._roles(together)}" for seat, together in by_place.items())

    def _roles(self, names: Iterable[str]) -> str:
        return ", ".join(self._role(found) for found in map(spot, names) if found)

    def _role(self, place: Spot) -> str:
        takes = place.role == "reader" and place.seat in self._shared_reader
        return self._say.term("wiring-takes-reader" if takes else f"role-{place.role}")

    def part(self, part: Part) -> str:
        """What the box of a part is called."""
        if part.kind == "satellite":
            return self._say.term("wiring-satellite", name=part.name)
        if part.kind in ("strip", "multiplexer", "supply") and spot(part.devices[0]) is not None:
            return self._say.term(f"wiring-box-{part.kind}")
        return self.device(part.devices[0])

    def kind(self, part: Part) -> str:
        """What a part is, as one would buy it; a bar with its number of LEDs."""
        return self._say.term(f"wiring-part-{part.kind}", size=part.size)

    def line(self, line: Line) -> str:
        """A line of small print; devices at the seat of the line before are named without it."""
        devices = self._roles(line.devices) if line.continued else self.devices(line.devices)
        return " ".join(filter(None, (line.text, devices)))

    def use(self, use: Use) -> str:
        """What a pin is for, in the table."""
        if not use.devices:
            return self._say.term("wiring-reserved", bus=self.bus(use)) if use.bus else ""
        if len(use.devices) > MOST_NAMED and not use.conflict:
            return self._say.term("wiring-shared", bus=self.bus(use), line=use.terminal, count=len(use.devices))
        devices = " + ".join(self.device(name) for name in use.devices)
        return devices if use.conflict else f"{devices} ({use.terminal})"

    def bus(self, use: Use) -> str:
        """The bus that has a pin, or ""."""
        return self._say.message(message_of(use.bus)) if use.bus else ""

    def mistake(self, mistake: Mistake) -> str:
        """What is wrong, with its line and key."""
        return self._say.message(mistake_words(mistake))

    def item(self, item: str) -> str:
        """An item of the shopping list."""
        return self._say.term(f"wiring-item-{item}")

    def hub(self) -> str:
        """Where the plugs of satellites belong."""
        return self._say.term("wiring-hub")

    def unwired(self, kind: str, devices: tuple[str, ...]) -> str:
        """Devices without wires. Not one message, for a gap has a limit, and a whole table may be longer."""
        return f"{self._say.term(f'wiring-unwired-{kind}')} {self.devices(devices)}"

    def _place(self, seat: int) -> str:
        return self._say.term("wiring-of-table") if seat == 0 else self._say.term("seat-unnamed", number=seat)
