"""What the devices show; only changes are sent to them."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from hardware.outputs import Blink, Dark, Digits, Figure, Light, Output, Pixels, Squares, Steady, Tone
from hardware.table import Table

SPEAKER = "table.sound"


class Lights:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._shown: dict[str, Output] = {}

    def show(self, outputs: Iterable[Output]) -> None:
        """Show these outputs, each as soon as it is known; what a device shows already is not sent again."""
        self._table.show(self._news(outputs))

    def _news(self, outputs: Iterable[Output]) -> Iterator[Output]:
        for output in outputs:
            if self._shown.get(output.device) != output:
                self._shown[output.device] = output
                yield output

    def signal(self, outputs: Iterable[Output]) -> None:
        """Show something that ends by itself, such as blinks; the lasting output after it does not cut it short."""
        fleeting = list(outputs)
        self._shown |= {output.device: at_rest(output) for output in fleeting}
        if fleeting:
            self._table.show(fleeting)

    def sound(self, *figures: Figure) -> None:
        """Play these figures one after the other."""
        if figures:
            self._table.show([Tone(SPEAKER, figure) for figure in figures])


def at_rest(output: Output) -> Output:
    """What the device shows when the blinks are over."""
    match output:
        case Light(device=device, how=Blink(then=then)):
            return Light(device, Steady() if then == "steady" else Dark())
        case Digits(times=times) if times:
            return replace(output, blink=False, times=0)
    return output


def darkened(output: Output) -> Output:
    """The same device, showing nothing."""
    match output:
        case Light(device=device):
            return Light(device, Dark())
        case Digits(device=device):
            return Digits(device)
        case Pixels(device=device):
            return Pixels(device)
        case Squares(device=device):
            return Squares(device)
    return output


def alarmed(output: Output) -> Output:
    """As it is shown while the log cannot be written: counters blink."""
    return replace(output, blink=True) if isinstance(output, Digits) else output
