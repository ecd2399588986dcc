"""A short soak finds nothing wrong; and what a long one looks for, it would find."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.soak.course import soak
from tests.soak.evening import Broken, Evening, Kept
from tests.soak.measures import Found, complaints, figures
from tests.soak.server import Server, Use

CALM = Found(
    minutes=10.0,
    uses=tuple(Use(float(second), 1, 60_000, 40) for second in range(600)),
    quiet_until=600.0,
    pings=(0.01,) * 100,
    steps=(0.02,) * 100,
    kept=Kept(steps=100, games=1, checks=1),
    log_bytes=40_000,
    printed=200,
    kills=0,
    faults=0,
    broken_lines=0,
    comebacks=0,
    pages=30,
    wrong=(),
)


def test_a_short_evening_loses_nothing(tmp_path: Path) -> None:
    found = asyncio.run(soak(tmp_path, minutes=0.05, pages=9, kills=1, seed="short", steps=20))
    assert found.wrong == ()
    assert (found.kills, found.kept.checks > 0, found.kept.steps >= 20) == (1, True, True)


def test_nothing_is_said_of_an_evening_that_went_well() -> None:
    assert list(complaints(CALM)) == []
    told = dict(figures(CALM))
    assert told["ping (ms)"] == "p50 10.0, p99 10.0, most 10 of 100"
    assert told["log"] == "40000 bytes, 400 a step"


GROWN = tuple(replace(use, memory=60_000 + 100 * int(use.at)) for use in CALM.uses)
LEFT_OPEN = tuple(replace(use, handles=40 + int(use.at) // 10) for use in CALM.uses)


@pytest.mark.parametrize(
    ("found", "said"),
    [
        (replace(CALM, uses=GROWN), "memory grows"),
        (replace(CALM, uses=LEFT_OPEN), "file handles stay open"),
        (replace(CALM, log_bytes=10_000_000), "the log takes 100000 bytes a step"),
        (replace(CALM, printed=34_700_000), "the program printed"),
        (replace(CALM, wrong=("game 3: a step is gone",)), "a step is gone"),
        (replace(CALM, kept=Kept()), "nobody played"),
    ],
)
def test_what_goes_wrong_is_said(found: Found, said: str) -> None:
    assert any(said in one for one in complaints(found))


DID = [{"do": "expose", "seat": 1}, {"do": "pass", "seat": 1}, {"do": "expose", "seat": 2}]


@pytest.mark.parametrize(
    "written", [DID[:-1], [*DID, DID[-1]], [DID[0], DID[2], DID[1]]], ids=["lost", "doubled", "swapped"]
)
def test_a_log_that_differs_from_what_was_acknowledged_is_found(
    tmp_path: Path, written: list[dict[str, object]]
) -> None:
    nobody: dict[int, object] = {}
    evening = Evening(Server(tmp_path), None, None, nobody, "")  # type: ignore[arg-type]
    for did in DID:
        evening._note(did)
    evening._compare(DID)
    with pytest.raises(Broken):
        evening._compare(written)
