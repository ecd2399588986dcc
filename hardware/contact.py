"""A contact that bounces: many edges, one press, at the time of the first edge."""

USUAL_WINDOW = 0.02
HELD = 0.08
"""How long a finger stays on a button (seconds)."""


class Debounce:
    """Tells presses from chatter. `window` is for how long (seconds) a contact may chatter after an edge."""

    def __init__(self, window: float = USUAL_WINDOW) -> None:
        self.window = window
        self._last = float("-inf")

    def edge(self, closed: bool, at: float) -> bool:
        """Whether this edge begins a press, known at once. Edges come in the order of their time.

        A contact chatters when it opens, too: it is pressed only if it was quiet for the whole window before.
        """
        quiet = at - self._last >= self.window
        self._last = at
        return closed and quiet


def push(times: int = 0, within: float = 0.0) -> list[tuple[float, bool]]:
    """When (seconds from its beginning) a contact closes (True) and opens as it is pressed, held and let go.

    One that bounces does so this many times within so many seconds when it closes, and again when it opens.
    """
    step = within / (2 * times) if times else 0.0
    chatter = [(number * step, number % 2 == 0) for number in range(2 * times + 1)]
    return [*chatter, *((HELD + within + t, not closed) for t, closed in chatter)]
