"""A contact that bounces: many edges, one press, at the time of the first edge."""

USUAL_WINDOW = 0.02
"""Seconds for which a contact may bounce, where a profile says nothing else."""
HELD = 0.08
"""Seconds for which a finger stays on a button."""
CHATTERS = 5
"""A contact that changes for more windows than these and then stays closed was pressed a second time."""


class Debounce:
    """Tells presses from bouncing and from spikes. `window`: seconds for which a contact may bounce.

    The level of an edge may be read when the contact has already changed again: a short first touch then arrives as
    "open", and so does a spike. Therefore any edge of an open contact may begin a press; it does if the contact arrives
    as closed within the window. A contact is at rest when its level has not changed for one window.
    """

    def __init__(self, window: float = USUAL_WINDOW, *, closed: bool = False) -> None:
        """`closed`: whether the contact is closed at the beginning."""
        self.window = window
        self._rested = self._told = closed
        self._since = self._first = self._pressed = float("-inf")

    def edge(self, closed: bool, at: float) -> float | None:
        """The moment of the press that this edge proves; None if it proves none.

        Edges must come in the order of their time.
        """
        again = self.rest(at)
        if closed != self._told:
            self._told, self._since = closed, at
        return self._begin(at) if again is None else again

    def rest(self, now: float) -> float | None:
        """Called without an edge: if the contact is at rest by now, the moment of the press that was in doubt."""
        if now < self._since + self.window:
            return None
        again = self._since if self.is_in_doubt() else None
        self._rested, self._pressed = self._told, float("-inf")
        return again

    def is_in_doubt(self) -> bool:
        """Whether it bounced for too long and is closed now: if it stays so for a window, that is one press more."""
        chattered = self._since - self._pressed
        return self._told and not self._rested and self.window * CHATTERS < chattered < float("inf")

    def _begin(self, at: float) -> float | None:
        """The press that this edge proves. An edge of a contact that was closed is a release or a flicker: None."""
        if self._rested or self._pressed > float("-inf"):
            return None
        if at >= self._first + self.window:
            self._first = at
        if not self._told:
            return None
        self._pressed = at
        return self._first


def push(times: int = 0, within: float = 0.0) -> list[tuple[float, bool]]:
    """When (seconds from its beginning) a contact closes (True) and opens as it is pressed, held and released.

    It bounces `times` times within `within` seconds when it closes, and again when it opens.
    """
    step = within / (2 * times) if times else 0.0
    chatter = [(number * step, number % 2 == 0) for number in range(2 * times + 1)]
    return [*chatter, *((HELD + within + t, not closed) for t, closed in chatter)]
