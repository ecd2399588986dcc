"""Messages as frames: a browser reads what was said, compressed or not, and what is the same for all is made once."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame
from websockets.streams import StreamReader

from companion.web.framed import SHORTEST, framed
from tests.companion.web.network import Network, run

texts = st.builds(lambda word, times: (word * times).encode(), st.text(max_size=40), st.integers(0, 200))


def read(frame: bytes, window_bits: int) -> bytes:
    """What a browser makes of it."""
    stream = StreamReader()
    stream.feed_data(frame)
    deflate = [PerMessageDeflate(True, True, window_bits, 15)] if window_bits else []
    reading = Frame.parse(stream.read_exact, mask=False, max_size=None, extensions=deflate)
    with pytest.raises(StopIteration) as done:
        next(reading)
    return bytes(done.value.value.data)


@given(texts, st.sampled_from([0, 9, 12, 15]))
def test_a_browser_reads_what_was_said(text: bytes, window_bits: int) -> None:
    assert read(framed(text, window_bits), window_bits) == text


def test_what_fits_into_a_packet_is_not_compressed_and_what_does_not_is() -> None:
    short, long = b"x" * (SHORTEST - 1), b"x" * SHORTEST
    assert short in framed(short, 15)
    assert len(framed(long, 15)) < 50
    assert long in framed(long, 0)


def test_a_frame_is_made_once_for_all_pages_that_are_sent_the_same() -> None:
    text = b"for everybody " * SHORTEST
    assert framed(text, 15) is framed(text, 15)


def test_pages_with_and_without_compression_know_the_same(tmp_path: Path) -> None:
    async def story(network: Network) -> None:
        async with network.page(compression="deflate") as small, network.page() as plain:
            assert [one.name for one in small.connection.protocol.extensions] == ["permessage-deflate"]
            assert plain.connection.protocol.extensions == []
            states = [(await page.until("state")) for page in (small, plain)]
            network.act(do="first", seat=0, first=1)
            states += [(await page.until("state")) for page in (small, plain)]
            assert (states[0], states[2]) == (states[1], states[3])

    run(tmp_path, story)
