"""Says what was seen, and remembers whether something was wrong."""


class Seen:
    """Of one back end."""

    def __init__(self, backend: str) -> None:
        self._backend = backend
        self.wrong = 0

    def __call__(self, right: bool, what: str) -> None:
        """Print it."""
        print(f"{'as it should' if right else 'WRONG'}: {self._backend}: {what}", flush=True)
        self.wrong += not right
