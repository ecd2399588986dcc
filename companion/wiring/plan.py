"""Which devices use which pin, and which of them conflict."""

from collections.abc import Iterable

from msgspec import Struct

from companion.wiring.header import BCM, POWER
from companion.wiring.parts import MULTIPLEXER, Part, multiplexer_name, parts, without_wires
from companion.wiring.pico import Wiring, wirings
from companion.wiring.pinout import PI, PICO, Pinout
from hardware.message import Message as DeviceMessage
from hardware.profile import Mistake, Profile
from hardware.wiring.claims import claims
from hardware.wiring.current import Current, current

BUS = {"SDA", "SCL"}
"""Terminals that may share a pin of a Pico."""


class Use(Struct, frozen=True):
    """What one pin of the header is for."""

    pin: int
    devices: tuple[str, ...] = ()
    """Those with a wire to it."""
    terminal: str = ""
    """The terminal of the device that the wire goes to: "SDA"."""
    bus: DeviceMessage | None = None
    """The bus that it belongs to, even where no wire goes to it."""
    conflict: bool = False


class Plan(Struct, frozen=True):
    """A profile as it is wired."""

    name: str
    parts: tuple[Part, ...]
    uses: tuple[Use, ...]
    """All forty pins, in their order."""
    unwired: tuple[tuple[str, tuple[str, ...]], ...]
    mistakes: tuple[Mistake, ...] = ()
    shared_reader: tuple[int, ...] = ()
    """The seats whose reader is the table's, which they take with a button or on the screen."""
    pinout: Pinout = PI
    boards: tuple[str, ...] = ()
    """Which satellites it is the plan of, where it is the plan of a Pico."""
    satellites: tuple["Plan", ...] = ()
    """The plans of the satellites; those that are wired alike share one."""
    current: Current = Current()
    """Of everything that a Pi feeds, and of its LED strips; what a satellite feeds is in its share of USB."""

    def use(self, pin: int) -> Use:
        """By its place on the header, from 1 to 40."""
        return self.uses[pin - 1]

    def is_wrong(self, part: Part) -> bool:
        """Whether a mistake names one of its devices, also as the one that had the pin or address first."""
        found = (mistake for mistake in self.mistakes if not _about(mistake).isdisjoint(part.devices))
        return any(part.kind != MULTIPLEXER or _is_of(mistake, part) for mistake in found)


def _about(mistake: Mistake) -> set[str]:
    """The devices that a mistake names: by its key ("seat1.aux.address"), and in its message."""
    named = {gap for _, gap in mistake.what.gaps if isinstance(gap, str)}
    words = mistake.key.split(".")
    on_board = {f"{words[1]}.{words[3]}"} if len(words) > 3 and words[0] == "satellites" else set()
    return {".".join(words[:2])} | named | on_board


def _is_of(mistake: Mistake, multiplexer: Part) -> bool:
    """Whether the conflict is about its own address or a pin of its bus, and not only about a device behind it."""
    match dict(mistake.what.gaps).get("what"):
        case DeviceMessage(id="wiring-i2c-address", gaps=gaps):
            address, bus = dict(gaps)["address"], dict(gaps)["bus"]
            return multiplexer.cluster == multiplexer_name(bus, address)
        case DeviceMessage(id="wiring-pin", gaps=gaps):
            return f"GPIO{dict(gaps)['pin']}" in {terminal.net for terminal in multiplexer.terminals}
        case _:
            return False


def plan(profile: Profile, mistakes: Iterable[Mistake] = ()) -> Plan:
    """How to wire it; `mistakes` are kept in the plan, and the parts that they name are drawn in red."""
    made = parts(profile)
    owners = _owners(profile)
    wired = _wired(made)
    uses = tuple(_use(pin, owners, wired) for pin in range(1, 41))
    found = tuple(mistakes)
    satellites = tuple(_satellite(wiring, found) for wiring in wirings(profile))
    unwired = without_wires(profile)
    draws = current(profile.devices)
    return Plan(profile.name, made, uses, unwired, found, profile.shared_reader, satellites=satellites, current=draws)


def _satellite(wiring: Wiring, mistakes: tuple[Mistake, ...]) -> Plan:
    """The plan of a Pico, and of all that are wired like it."""
    wired = _wired(wiring.parts)
    own = tuple(mistake for mistake in mistakes if mistake.key.startswith(tuple(_keys(wiring.boards))))
    uses = tuple(_pico_use(pin, wired) for pin in range(1, 41))
    return Plan(wiring.boards[0], wiring.parts, uses, (), own, pinout=PICO, boards=wiring.boards)


def _keys(boards: tuple[str, ...]) -> Iterable[str]:
    return (f"satellites.{board}." for board in boards)


def _pico_use(pin: int, wired: dict[str, dict[str, str]]) -> Use:
    devices = {} if pin in PICO.power else wired.get(PICO.labels[pin], {})
    terminals = set(devices.values())
    return Use(pin, tuple(devices), next(iter(devices.values()), ""), None, len(devices) > 1 and not terminals <= BUS)


Owner = DeviceMessage | str
"""A bus that several devices share, or one claim of one device alone."""


def _owners(profile: Profile) -> dict[int, dict[Owner, None]]:
    """The claims to each pin, in the order of the profile."""
    found: dict[int, dict[Owner, None]] = {}
    for device in profile.devices:
        for number, claim in enumerate(claims(device.driver)):
            if claim.pin is not None:
                # Two claims of one device for one pin (a dial with a = b) are two owners as well.
                found.setdefault(claim.pin, {})[claim.owner or f"{device.name} {number}"] = None
    return found


def _wired(parts: Iterable[Part]) -> dict[str, dict[str, str]]:
    """The devices with a wire to each net, and at which terminal."""
    found: dict[str, dict[str, str]] = {}
    for part in parts:
        for terminal in part.terminals:
            found.setdefault(terminal.net, {}).update(dict.fromkeys(terminal.devices or part.devices, terminal.label))
    return found


def _use(pin: int, owners: dict[int, dict[Owner, None]], wired: dict[str, dict[str, str]]) -> Use:
    if pin in POWER:
        return Use(pin)
    claimed = owners.get(BCM[pin], {})
    devices = wired.get(f"GPIO{BCM[pin]}", {})
    bus = next((owner for owner in claimed if isinstance(owner, DeviceMessage)), None)
    # A serial port is for one device, though all devices that name it claim its pins together.
    torn = bus is not None and bus.id == "wiring-port" and len(devices) > 1
    return Use(pin, tuple(devices), next(iter(devices.values()), ""), bus, torn or len(claimed) > 1)
