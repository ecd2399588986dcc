"""A contact that bounces: many edges, one press, at the time of the first edge."""

USUAL_WINDOW = 0.02
HELD = 0.08
"""How long a finger stays on a button (seconds)."""


CHATTERS = 5
"""No contact chatters for so many windows on end: if it stays closed after that, it was pushed again."""


class Debounce:
    """Tells presses from chatter and from spikes. `window` is for how long (seconds) a contact may chatter.

    A level may be read later than its edge, when the contact has turned again: a short first touch is told as "open",
    and so is a spike. So any edge of an open contact may begin a press, and it does if the contact is told to be closed
    within the window. A contact rests once it has been told the same for a window, however often.
    """

    def __init__(self, window: float = USUAL_WINDOW, *, closed: bool = False) -> None:
        """`closed`: how the contact rests from the beginning."""
        self.window = window
        self._rested = self._told = closed
        self._since = self._first = self._pressed = float("-inf")

    def edge(self, closed: bool, at: float) -> float | None:
        """The moment of the press that this edge shows, known at once; None if it shows none.

        Edges come in the order of their time.
        """
        again = self.rest(at)
        if closed != self._told:
            self._told, self._since = closed, at
        return self._begin(at) if again is None else again

    def rest(self, now: float) -> float | None:
        """The contact may rest by now. Gives the moment of a press that only this shows, as `is_in_doubt` has it."""
        if now < self._since + self.window:
            return None
        again = self._since if self.is_in_doubt() else None
        self._rested, self._pressed = self._told, float("-inf")
        return again

    def is_in_doubt(self) -> bool:
        """Whether it has chattered for too long and is closed: if it rests so, that is one press more."""
        chattered = self._since - self._pressed
        return self._told and not self._rested and self.window * CHATTERS < chattered < float("inf")

    def _begin(self, at: float) -> float | None:
        """What an edge that is told now begins. A contact that was closed is let go, or flickers while it is held."""
        if self._rested or self._pressed > float("-inf"):
            return None
        if at >= self._first + self.window:
            self._first = at
        if not self._told:
            return None
        self._pressed = at
        return self._first


def push(times: int = 0, within: float = 0.0) -> list[tuple[float, bool]]:
    """When (seconds from its beginning) a contact closes (True) and opens as it is pressed, held and let go.

    One that bounces does so this many times within so many seconds when it closes, and again when it opens.
    """
    step = within / (2 * times) if times else 0.0
    chatter = [(number * step, number % 2 == 0) for number in range(2 * times + 1)]
    return [*chatter, *((HELD + within + t, not closed) for t, closed in chatter)]
