"""What drivers share: changes are told once, waits grow, and a missing library is named in a message."""

import json
from threading import Thread

import pytest

from hardware.driver import OPENING, Backoff, Report, Unavailable, library
from hardware.inputs import Down, Input, Status, Up
from hardware.message import message
from tests.hardware.hearing import SOON

SILENT, BROKEN = message("device-reader-silent"), message("device-reader-broken")


@pytest.fixture
def told() -> list[Input]:
    return []


@pytest.fixture
def report(told: list[Input]) -> Report:
    return Report("seat1.ok", told.append, now=lambda: 7.0)


def test_nothing_is_up_before_it_said_so(report: Report, told: list[Input]) -> None:
    assert (report.state(), report.is_up(), told) == (OPENING, False, [])


def test_a_change_is_told_once_with_its_moment(report: Report, told: list[Input]) -> None:
    for _ in range(3):
        report.up()
    for _ in range(3):
        report.down(SILENT)
    assert told == [Status(device="seat1.ok", at=7.0, state=state) for state in (Up(), Down(SILENT))]


def test_another_reason_is_another_state(report: Report, told: list[Input]) -> None:
    report.down(SILENT)
    report.down(BROKEN)
    assert len(told) == 2
    assert report.state() == Down(BROKEN)


def test_once_closed_it_says_nothing(report: Report, told: list[Input]) -> None:
    report.close()
    report.up()
    assert told == []


def test_waits_double_up_to_the_longest_and_begin_anew_after_success() -> None:
    backoff = Backoff(first=0.5, most=3.0)
    assert [backoff.next() for _ in range(5)] == [0.5, 1.0, 2.0, 3.0, 3.0]
    backoff.reset()
    assert backoff.next() == 0.5


def test_a_library_that_is_there_is_given_and_one_that_is_not_is_named() -> None:
    assert library("json") is json
    with pytest.raises(Unavailable, match=r"^device-no-library library=no_such_library$"):
        library("no_such_library.parts")


def test_a_listener_may_close_the_device_while_it_is_told() -> None:
    told: list[Input] = []

    def tell(change: Input) -> None:
        told.append(change)
        closing.close()

    closing = Report("seat1.ok", tell)
    changing = Thread(target=closing.up, daemon=True)
    changing.start()
    changing.join(SOON)
    assert not changing.is_alive()
    closing.down(SILENT)
    assert [change.state for change in told if isinstance(change, Status)] == [Up()]
