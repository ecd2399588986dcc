"""The scenario of a round by devices keeps what the rules file promises: three taps and two presses a player."""

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec

FILE = Path(__file__).parents[3] / "scenarios" / "ambal" / "60-a-regular-round-by-devices.jsonl"


def one_round() -> list[dict[str, Any]]:
    """Every step between the start of round 1 and that of round 2."""
    steps = [msgspec.json.decode(line) for line in FILE.read_bytes().splitlines()][1:]
    [end] = [place for place, step in enumerate(steps) if step.get("expect", {}).get("round") == 2]
    assert steps[0] == {"press": "seat2.ok"}
    return steps[1:end]


def test_a_whole_round_is_three_taps_and_two_presses_a_player() -> None:
    done = Counter(
        (key, str(step[key]).partition(".")[0])
        for step in one_round()
        for key in ("tap", "press", "turn", "do")
        if key in step
    )
    assert done == {("tap", "seat1"): 3, ("tap", "seat2"): 3, ("press", "seat1"): 2, ("press", "seat2"): 2}


def test_both_presses_are_no() -> None:
    assert {step["press"] for step in one_round() if "press" in step} == {"seat1.no", "seat2.no"}
