"""A contact that bounces: many edges, one press, at the time of the first edge."""

USUAL_WINDOW = 0.02


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
