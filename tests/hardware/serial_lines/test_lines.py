"""Lines of a simple reader: what counts as one, and what does not."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hardware.serial_lines.lines import LONGEST, Lines, uid_of

UID = "04A1B2C3D4E580"


@pytest.mark.parametrize(
    "line",
    [
        b"SCAN\tuid=04A1B2C3D4E580",
        b"SCAN\tuid=04a1b2c3d4e580",
        b"SCAN\tuid=04:A1:B2:C3:D4:E5:80",
        b"SCAN\tuid=04-A1-B2-C3-D4-E5-80 ",
        b"SCAN\tuid=04 A1 B2 C3 D4 E5 80\tatqa=0044",
        b"SCAN\tsak=00\tuid=04A1B2C3D4E580",
        b"\x00\xffgarbageSCAN\tuid=04A1B2C3D4E580",
        b"SCAN\tuid=0SCAN\tuid=04A1B2C3D4E580",
    ],
)
def test_a_scan(line: bytes) -> None:
    assert uid_of(line) == UID


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"SCAN",
        b"SCAN\t",
        b"SCAN\tuid=",
        b"SCAN uid=04A1B2C3D4E580",
        b"SCAN\tuid=04A1B2C3D4E5",
        b"SCAN\tuid=04A1B2C3D4E58",
        b"SCAN\tuid=04A1B2C3D4E58G",
        b"SCAN\tuid=\xd9\xa0A1B2C3",
        b"SCAN\tuid=04A1B2C3\tuid=04A1B2C4",
        b"SCAM\tuid=04A1B2C3D4E580",
        b"SCAN\tuid=04A1B2C3D4E580\t" + b"x" * LONGEST,
    ],
)
def test_no_scan(line: bytes) -> None:
    assert uid_of(line) is None


@given(st.lists(st.binary(min_size=4, max_size=4), max_size=5), st.integers(1, 30), st.sampled_from([b"\n", b"\r\n"]))
def test_lines_arrive_however_they_are_cut(uids: list[bytes], step: int, end: bytes) -> None:
    stream = b"".join(b"SCAN\tuid=" + uid.hex().encode() + end for uid in uids)
    lines = Lines()
    pieces = (stream[place : place + step] for place in range(0, len(stream), step))
    assert [uid for piece in pieces for uid in lines.feed(piece)] == [uid.hex().upper() for uid in uids]


def test_a_line_without_end_is_forgotten_and_the_next_one_counts() -> None:
    lines = Lines()
    for _ in range(100):
        assert lines.feed(b"x" * 100) == []
        assert len(lines) <= LONGEST
    assert lines.feed(b"SCAN\tuid=04A1B2C3D4E580\n") == [], "this is the end of the endless line"
    assert lines.feed(b"SCAN\tuid=04A1B2C3D4E580\n") == [UID]
