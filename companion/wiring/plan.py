"""Who uses which pin, and which two want the same one."""

from collections.abc import Iterable

from msgspec import Struct

from companion.wiring.header import BCM, POWER
from companion.wiring.parts import Part, parts, without_wires
from hardware.profile import Mistake, Profile
from hardware.wiring.claims import claims


class Use(Struct, frozen=True):
    """What one pin of the header is for."""

    pin: int
    devices: tuple[str, ...] = ()
    """Those with a wire to it."""
    terminal: str = ""
    """Where on them the wire is fastened: "SDA"."""
    bus: str = ""
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


def plan(profile: Profile, mistakes: Iterable[Mistake] = ()) -> Plan:
    """How to wire it; `mistakes` are told along, and what they are about is drawn in red."""
    made = parts(profile)
    owners = _owners(profile)
    wired = _wired(made)
    uses = tuple(_use(pin, owners, wired) for pin in range(1, 41))
    return Plan(profile.name, made, uses, without_wires(profile), tuple(mistakes))


class Owner(Struct, frozen=True, order=True):
    """A bus that several devices share, or a key of one device alone."""

    name: str
    bus: bool


def _owners(profile: Profile) -> dict[str, set[Owner]]:
    """Who claims each pin."""
    found: dict[str, set[Owner]] = {}
    for device in profile.devices:
        for claim in claims(device.driver):
            # Two claims of one device for one pin (a dial with a = b) are two owners as well.
            owner = Owner(claim.owner or f"{device.name}.{claim.key}", bool(claim.owner))
            found.setdefault(claim.what, set()).add(owner)
    return found


def _wired(parts: Iterable[Part]) -> dict[str, dict[str, str]]:
    """Who has a wire to each net, and at which terminal."""
    found: dict[str, dict[str, str]] = {}
    for part in parts:
        for terminal in part.terminals:
            found.setdefault(terminal.net, {}).update(dict.fromkeys(part.devices, terminal.label))
    return found


def _use(pin: int, owners: dict[str, set[Owner]], wired: dict[str, dict[str, str]]) -> Use:
    if pin in POWER:
        return Use(pin)
    claimed = owners.get(f"pin {BCM[pin]}", set())
    devices = wired.get(f"GPIO{BCM[pin]}", {})
    bus = next((owner.name for owner in sorted(claimed) if owner.bus), "")
    return Use(pin, tuple(devices), next(iter(devices.values()), ""), bus, len(claimed) > 1)
