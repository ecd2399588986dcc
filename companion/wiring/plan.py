"""Who uses which pin, and which two want the same one."""

from collections.abc import Iterable

from msgspec import Struct

from companion.wiring.header import BCM, POWER
from companion.wiring.parts import MULTIPLEXER, Part, multiplexer_name, parts, without_wires
from hardware.message import Message as DeviceMessage
from hardware.profile import Mistake, Profile
from hardware.wiring.claims import claims


class Use(Struct, frozen=True):
    """What one pin of the header is for."""

    pin: int
    devices: tuple[str, ...] = ()
    """Those with a wire to it."""
    terminal: str = ""
    """Where on them the wire is fastened: "SDA"."""
    bus: DeviceMessage | None = None
    """The bus that has it, even where no wire goes to it."""
    conflict: bool = False


class Plan(Struct, frozen=True):
    """A profile as it is wired."""

    name: str
    parts: tuple[Part, ...]
    uses: tuple[Use, ...]
    """All forty pins, in their order."""
    unwired: tuple[tuple[str, tuple[str, ...]], ...]
    mistakes: tuple[Mistake, ...] = ()

    def use(self, pin: int) -> Use:
        return self.uses[pin - 1]

    def is_wrong(self, part: Part) -> bool:
        """Whether a mistake is about one of its devices, be it as the one that was there first."""
        found = (mistake for mistake in self.mistakes if not _about(mistake).isdisjoint(part.devices))
        return any(part.kind != MULTIPLEXER or _is_of(mistake, part) for mistake in found)


def _about(mistake: Mistake) -> set[str]:
    """The devices that a mistake names: by its key ("seat1.aux.address"), and in what it says."""
    named = {gap for _, gap in mistake.what.gaps if isinstance(gap, str)}
    return {".".join(mistake.key.split(".")[:2])} | named


def _is_of(mistake: Mistake, multiplexer: Part) -> bool:
    """Whether two want its own address or a pin of its bus. All else is wrong with a device behind it alone."""
    match dict(mistake.what.gaps).get("what"):
        case DeviceMessage(id="wiring-i2c-address", gaps=gaps):
            address, bus = dict(gaps)["address"], dict(gaps)["bus"]
            return multiplexer.cluster == multiplexer_name(bus, address)
        case DeviceMessage(id="wiring-pin", gaps=gaps):
            return f"GPIO{dict(gaps)['pin']}" in {terminal.net for terminal in multiplexer.terminals}
        case _:
            return False


def plan(profile: Profile, mistakes: Iterable[Mistake] = ()) -> Plan:
    """How to wire it; `mistakes` are told along, and what they are about is drawn in red."""
    made = parts(profile)
    owners = _owners(profile)
    wired = _wired(made)
    uses = tuple(_use(pin, owners, wired) for pin in range(1, 41))
    return Plan(profile.name, made, uses, without_wires(profile), tuple(mistakes))


Owner = DeviceMessage | str
"""A bus that several devices share, or one wish of one device alone."""


def _owners(profile: Profile) -> dict[int, dict[Owner, None]]:
    """Who claims each pin, in the order of the profile."""
    found: dict[int, dict[Owner, None]] = {}
    for device in profile.devices:
        for number, claim in enumerate(claims(device.driver)):
            if claim.pin is not None:
                # Two claims of one device for one pin (a dial with a = b) are two owners as well.
                found.setdefault(claim.pin, {})[claim.owner or f"{device.name} {number}"] = None
    return found


def _wired(parts: Iterable[Part]) -> dict[str, dict[str, str]]:
    """Who has a wire to each net, and at which terminal."""
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
    # A serial port is for one, though all who name it claim its pins together.
    torn = bus is not None and bus.id == "wiring-port" and len(devices) > 1
    return Use(pin, tuple(devices), next(iter(devices.values()), ""), bus, torn or len(claimed) > 1)
