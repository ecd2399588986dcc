"""An evening that stands somewhere in the middle: done by the desk's HTTP interface, so that a test can look at it."""

from collections.abc import Sequence
from typing import Any

import httpx2

from tests.e2e.hall.program import PATIENCE, HallProgram

NAMES = ("Ana", "Bo", "Cléo", "Dimitri Papadopoulos-Lindqvist", "Eve", "Farid", "Gül", "Hana", "Ivo")
TABLES = ("north", "south", "east", "under-the-large-window")
Json = dict[str, Any]


class ByHand:
    """Whoever does at the desk what a test does not look at."""

    def __init__(self, hall: HallProgram) -> None:
        self._at, self._headers = hall.here, {}
        self._headers = {"authorization": f"Bearer {self._post('/api/desk')['token']}"}

    def _post(self, path: str, body: Json | None = None) -> Json:
        answer = httpx2.post(self._at + path, json=body or {}, headers=self._headers, timeout=PATIENCE)
        assert answer.is_success, answer.text
        return dict(answer.json())

    def get(self, path: str) -> Json:
        answer = httpx2.get(self._at + path, headers=self._headers, timeout=PATIENCE)
        assert answer.is_success, answer.text
        return dict(answer.json())

    def do(self, do: str, **more: Any) -> None:
        self._post("/api/deeds", {"do": do, **more})

    def begin(self, names: Sequence[str] = NAMES, **settings: Any) -> None:
        """Nine players, unless others are named, and three tables that have no device; two cannot play at once."""
        self._post("/api/evening", {"game": "ambush", "mode": "standard", "seats": [2], **settings})
        for name in names:
            self.do("check-in", name=name)
        for table in TABLES[:-1]:
            self.do("add-table", table=table)

    def pair(self) -> None:
        proposal = self.get("/api/proposal")
        self.do("pair", matches=[{"players": match["players"]} for match in proposal["matches"]])

    def settle(self, round: int, but: int = 0) -> None:
        """The first of each match wins, but for so many."""
        matches = [match for match in self.get(f"/api/rounds/{round}")["matches"] if len(match["players"]) > 1]
        for match in matches[but:]:
            self.do("result", round=round, players=match["players"], winners=match["players"][:1])
