"""Lines: how many one peer has, who makes room for whom, and who says too much."""

import resource

import pytest

from companion.web.lines import FRAMES, MOST_LINES, MOST_OF_ONE_PEER, OPENED, OUT, OWN_LINES, Lines, most_lines

HERE = "127.0.0.1"


class Way:
    """A line of somebody, which can be ended."""

    ended = False

    def abort(self) -> None:
        self.ended = True


class Crowd:
    """Peers that open lines, on a clock that is moved by hand."""

    def __init__(self, most: int = MOST_LINES) -> None:
        self.now, self.port = 0.0, 0
        self.lines = Lines(lambda: self.now, most)

    def open(self, peer: str, *, says_hello: bool = False) -> Way | None:
        """One more line of this peer; None if it gets none."""
        if not self.lines.admits(peer):
            return None
        self.port += 1
        way = Way()
        self.lines.begin((peer, self.port), way)
        if says_hello:
            self.lines.prove((peer, self.port), screen=False)
        return way


def test_one_peer_has_only_so_many() -> None:
    crowd = Crowd()
    assert [crowd.open("a") is not None for _ in range(MOST_OF_ONE_PEER + 1)] == [True] * MOST_OF_ONE_PEER + [False]
    crowd.lines.end(("a", 1))
    crowd.lines.end(("a", 1))
    assert crowd.lines.of("a") == MOST_OF_ONE_PEER - 1
    assert crowd.open("a")


def test_who_comes_to_a_full_table_gets_the_oldest_silent_line_of_whoever_has_most() -> None:
    crowd = Crowd(16)
    few, many = [crowd.open("few") for _ in range(4)], [crowd.open("many") for _ in range(8)]
    assert crowd.open("new")
    assert [way is not None and way.ended for way in few + many] == [False] * 4 + [True] + [False] * 7
    assert len(crowd.lines) == 12
    assert crowd.open("many") is None, "who has most gets no more"


def test_a_line_with_a_page_makes_room_for_nobody_but_the_table_has_lines_of_its_own() -> None:
    crowd = Crowd()
    others = MOST_LINES - OWN_LINES
    pages = [crowd.open(str(number % 8), says_hello=True) for number in range(others)]
    assert crowd.open("new") is None
    for _ in range(OWN_LINES):
        assert crowd.open(HERE)
    assert not any(page is not None and page.ended for page in pages)


def test_where_a_screen_of_the_table_was_shown_lines_are_kept_too() -> None:
    crowd = Crowd(16)
    crowd.lines.prove(("kiosk", 1), screen=True)
    for _ in range(12):
        crowd.open("a", says_hello=True)
    assert crowd.open("b") is None
    assert crowd.open("kiosk")


def test_who_says_too_much_is_cut_off_and_stays_out_for_a_while() -> None:
    crowd = Crowd()
    loud, quiet = crowd.open("loud"), crowd.open("quiet")
    assert loud is not None
    assert quiet is not None
    for _ in range(FRAMES.burst):
        assert not crowd.lines.too_much(crowd.lines.frames, ("loud", 1))
    assert crowd.lines.too_much(crowd.lines.frames, ("loud", 1))
    assert (loud.ended, quiet.ended, crowd.lines.of("loud")) == (True, False, 0)
    assert (crowd.open("loud"), crowd.open("quiet") is None) == (None, False)
    crowd.now += OUT
    assert crowd.open("loud")


def test_the_frames_of_all_lines_of_a_peer_count_together() -> None:
    crowd = Crowd()
    for _ in range(2):
        crowd.open("a")
    assert not crowd.lines.too_much(crowd.lines.frames, ("a", 1), FRAMES.burst)
    assert crowd.lines.too_much(crowd.lines.frames, ("a", 2))


def test_line_after_line_is_too_much_even_if_each_is_closed() -> None:
    crowd = Crowd()
    for _ in range(OPENED.burst):
        assert crowd.open("a")
        crowd.lines.end(("a", crowd.port))
    assert crowd.open("a") is None
    assert crowd.open("b")


@pytest.mark.parametrize(
    ("descriptors", "most"),
    [(resource.RLIM_INFINITY, MOST_LINES), (20_000, MOST_LINES), (1024, MOST_LINES), (256, 128), (50, 25)],
)
def test_there_are_fewer_lines_than_descriptors(monkeypatch: pytest.MonkeyPatch, descriptors: int, most: int) -> None:
    monkeypatch.setattr(resource, "getrlimit", lambda what: (descriptors, descriptors))
    assert most_lines() == most
