"""What the devices show, sent only where it changed: a display that shows the same needs no telling."""

from collections.abc import Iterable

from msgspec.structs import replace

from hardware.outputs import Blink, Dark, Digits, Figure, Light, Output, Steady, Tone
from hardware.table import Table

SPEAKER = "table.sound"


class Lights:
    def __init__(self, table: Table) -> None:
        self._table = table
        self._shown: dict[str, Output] = {}

    def show(self, outputs: Iterable[Output]) -> None:
        """Bring the table up to this; what a device shows already is not sent again."""
        news = [output for output in outputs if self._shown.get(output.device) != output]
        self._shown |= {output.device: output for output in news}
        if news:
            self._table.show(news)

    def signal(self, outputs: Iterable[Output]) -> None:
        """Something that passes by itself. It is not cut short by what the device shows at rest after it."""
        fleeting = list(outputs)
        self._shown |= {output.device: at_rest(output) for output in fleeting}
        if fleeting:
            self._table.show(fleeting)

    def sound(self, *figures: Figure) -> None:
        if figures:
            self._table.show([Tone(SPEAKER, figure) for figure in figures])


def at_rest(output: Output) -> Output:
    """What is left of it when its blinks are over."""
    match output:
        case Light(device=device, how=Blink(then=then)):
            return Light(device, Steady() if then == "steady" else Dark())
        case Digits(times=times) if times:
            return replace(output, blink=False, times=0)
    return output
