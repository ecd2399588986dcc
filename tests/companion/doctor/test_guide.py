"""The page about troubleshooting quotes the doctor: each finding that somebody has to act on stands there."""

import ast
import re

import pytest

from companion.doctor.finding import wrong
from engine.message import message
from tests.companion.doctor.trees import unspoken
from tests.companion.messages.book import all_entries
from tests.shape import PROJECT

PAGE = (PROJECT / "docs" / "troubleshooting.md").read_text(encoding="utf-8")
FINE = {
    "doctor-summary", "doctor-pi", "doctor-packages", "doctor-pins", "doctor-pins-unused", "doctor-pins-played",
    "doctor-pins-kernel", "doctor-pins-named", "doctor-tones",
    "doctor-buttons", "doctor-buttons-none", "doctor-i2c", "doctor-spi", "doctor-overlays", "doctor-overlays-none",
    "doctor-buses-unused", "doctor-serial", "doctor-serial-played", "doctor-serial-plugged", "doctor-serial-none",
    "doctor-serial-unused", "doctor-counter", "doctor-reader", "doctor-devices-busy", "doctor-devices-unreached",
    "doctor-devices-unknown", "doctor-devices-none", "doctor-satellites-none", "doctor-satellite",
    "doctor-satellites-one", "doctor-clock", "doctor-rights", "doctor-rights-none", "doctor-disk", "doctor-database",
    "doctor-database-none", "doctor-power", "doctor-current", "doctor-power-unknown", "doctor-sensors-none",
    "doctor-expanders", "doctor-interrupt", "doctor-switches-open",
}  # fmt: skip
"""Nothing has to be done about these."""
FEW = 3
"""So many words in a row are a quotation; a shorter piece of a finding is quoted whole."""
QUOTED = [" ".join(words.split()) for words in re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", PAGE)]


def findings() -> set[str]:
    """Everything that the doctor can find, without its advice."""
    return {id for id in all_entries("en") if id.startswith("doctor-") and not id.endswith("-do")}


def pieces(id: str) -> list[str]:
    """What is written out in a finding, between its gaps."""
    text = re.sub(r"\{[^{}]*->|\n\s*\*?\[[^\]]*\]", "{}", all_entries("en")[id].text.partition("=")[2])
    return [" ".join(piece.split()) for piece in re.split(r"\{[^{}]*\}|[{}]", text)]


def is_quoted(id: str) -> bool:
    """Whether the page has words in italics that stand in the finding, enough of them to know it by."""
    there = [piece.strip(" .,:") for piece in pieces(id)]
    parts = [part.strip() for words in QUOTED for part in words.split("…") if part.strip()]
    return any(part in piece and (len(part.split()) >= FEW or part == piece) for part in parts for piece in there)


@pytest.mark.parametrize("id", sorted(findings() - FINE))
def test_a_finding_to_act_on_is_quoted(id: str) -> None:
    assert is_quoted(id), f"docs/troubleshooting.md does not quote: {pieces(id)}"


@pytest.mark.parametrize("quoted", QUOTED)
def test_what_is_quoted_is_said_by_the_doctor(quoted: str) -> None:
    if quoted == "in its own words":
        return
    said = [piece for id in all_entries("en") if id.startswith(("doctor-", "device-")) for piece in pieces(id)]
    assert all(any(part.strip() in piece for piece in said) for part in quoted.split("…"))


def test_what_is_fine_is_still_found() -> None:
    assert findings() >= FINE


def test_nothing_that_works_or_warns_is_called_fine() -> None:
    """A finding of the levels "warning" and "wrong", as the checks are written, is never among them."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in (PROJECT / "companion" / "doctor").rglob("*.py")]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    bad = [node for call in calls if getattr(call.func, "id", "") in ("warning", "wrong") for node in ast.walk(call)]
    assert {node.value for node in bad if isinstance(node, ast.Constant)} & FINE == set()


def test_a_finding_with_a_gap_is_noticed() -> None:
    assert unspoken(wrong("disk", message("doctor-disk", megas=1)))
    assert unspoken(wrong("disk", message("doctor-disk", megas=1, folder="/home"), message("doctor-pin-held-do")))
    assert unspoken(wrong("disk", message("doctor-disk", megas=1, folder="/home"))) == []
